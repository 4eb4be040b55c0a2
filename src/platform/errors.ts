/** One row of an area's error table: what the envelope says and with which status. */
export type ErrorDefinition = { code: string; status: number; message: string; detail: string }

export class ServiceError extends Error {
  readonly code: string
  readonly status: number
  readonly detail: string
  readonly headers: Record<string, string>
  /** What else the cause tells a program, where a code and a sentence are not enough. */
  readonly more: Record<string, unknown>

  constructor(
    definition: ErrorDefinition,
    detail?: string,
    headers: Record<string, string> = {},
    more: Record<string, unknown> = {},
  ) {
    super(definition.message)
    this.name = 'ServiceError'
    this.code = definition.code
    this.status = definition.status
    this.detail = detail ?? definition.detail
    this.headers = headers
    this.more = more
  }

  toEnvelope() {
    return { message: this.message, cause: { code: this.code, detail: this.detail, ...this.more } }
  }
}

export type ErrorFactory = ((
  detail?: string,
  headers?: Record<string, string>,
  more?: Record<string, unknown>,
) => ServiceError) & {
  definition: ErrorDefinition
}

const known = new Map<string, ErrorDefinition>()

/** @internal Every error of every area that has been loaded, for the test of docs/errors.md. */
export function allErrors(): ErrorDefinition[] {
  return [...known.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}

/**
 * `errors = defineErrors('spaces', { notFound: { status, message, detail } })`, then `throw errors.notFound()`: its code is
 * `spaces/not-found`, as its area and its name say. One of another area says its own code.
 */
export function defineErrors<Name extends string>(
  area: string,
  table: Record<Name, Omit<ErrorDefinition, 'code'> & { code?: string }>,
): Record<Name, ErrorFactory> {
  const factories = {} as Record<Name, ErrorFactory>
  for (const name of Object.keys(table) as Name[]) {
    const code = `${area}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    const definition = { code, ...table[name] }
    if (known.has(definition.code)) throw new Error(`error code ${definition.code} is defined twice`)
    known.set(definition.code, definition)
    const factory: (...given: Parameters<ErrorFactory>) => ServiceError = (...given) =>
      new ServiceError(definition, ...given)
    factories[name] = Object.assign(factory, { definition })
  }
  return factories
}

/** What was looked for, changed or removed; where there was none, the error that says so. */
export async function findOrThrow<T>(
  looked: Promise<T | undefined | null | false>,
  missing: () => ServiceError,
): Promise<Exclude<T, undefined | null | false>> {
  const found = await looked
  if (found === undefined || found === null || found === false) throw missing()
  return found as Exclude<T, undefined | null | false>
}
