import { z } from 'zod'
import { databaseErrors } from '../database/database.errors.ts'
import type { ErrorFactory } from '../errors.ts'
import { fileErrors } from '../files/files.errors.ts'
import { mapInTurns } from '../workers/in-turns.ts'
import { stoppingErrors } from '../workers/workers.errors.ts'
import { httpErrors } from './http.errors.ts'
import type { Answer, Route } from './route.ts'

type Json = Record<string, unknown>

export type OpenApiOptions<Access> = {
  title: string
  version: string
  description: string
  prefix: string
  /** What an access rule means to a caller: which errors it can give, and whether a credential is needed. */
  describeAccess(access: Access): { errors: ErrorFactory[]; security: 'none' | 'optional' | 'required'; note?: string }
  securitySchemes: Json
  /** Schemas that stand once for all operations; a contract refers to one by `.meta({ component: name })`. */
  schemas: Json
}

/** OpenAPI 3.1, made from the very schemas that check requests and write answers. */
export async function openApiDocument<Caller, Access>(
  routes: Route<Caller, Access>[],
  options: OpenApiOptions<Access>,
): Promise<Json> {
  const paths: Record<string, Json> = {}
  await mapInTurns(routes, (route) => {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, options) }
  })
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      version: options.version,
      description: options.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: options.prefix }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: options.securitySchemes,
      schemas: {
        ...options.schemas,
        Error: {
          type: 'object',
          required: ['message', 'cause'],
          properties: {
            message: { type: 'string' },
            cause: {
              type: 'object',
              required: ['code', 'detail'],
              properties: {
                code: { type: 'string' },
                detail: { type: 'string' },
                faults: { type: 'array', items: { type: 'object' }, description: 'definitions/invalid: all faults' },
              },
            },
          },
        },
      },
    },
  }
}

function operation<Caller, Access>(route: Route<Caller, Access>, options: OpenApiOptions<Access>): Json {
  const access = options.describeAccess(route.access)
  const security = Object.keys(options.securitySchemes).map((name) => ({ [name]: [] }))
  const described = [route.description, access.note].filter(Boolean).join('\n\n')
  return {
    operationId: operationId(route.method, route.path),
    summary: route.summary,
    ...(described && { description: described }),
    tags: [route.tag],
    security: access.security === 'none' ? [] : access.security === 'optional' ? [...security, {}] : security,
    parameters: [...parameters('path', route.params, route.path), ...parameters('query', route.query)],
    ...requestBody(route),
    responses: { ...success(route), ...failures([...generalErrors(route), ...access.errors, ...route.errors]) },
  }
}

export function operationId(method: string, path: string): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(':', 'by-'))
  return [method.toLowerCase(), ...words]
    .join('-')
    .replace(/-([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

function generalErrors(route: Route<never, never> | Route): ErrorFactory[] {
  const body = route.bodyKind === 'none' ? [] : [httpErrors.payloadTooLarge]
  return [
    httpErrors.invalidJson,
    httpErrors.invalidRequest,
    httpErrors.unsupportedMediaType,
    httpErrors.rateLimited,
    ...(route.long ? [httpErrors.busy] : []),
    ...body,
    httpErrors.goneMeanwhile,
    httpErrors.storageFull,
    stoppingErrors.stopping,
    httpErrors.internal,
    databaseErrors.databaseLocked,
    fileErrors.fileStoreUnavailable,
  ]
}

/** What has a schema of its own among the components is told there. */
function refer(written: Json): void {
  const { component, description } = written
  if (typeof component !== 'string') return
  for (const key of Object.keys(written)) delete written[key]
  Object.assign(written, { $ref: `#/components/schemas/${component}` }, description ? { description } : {})
}

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: written }) => refer(written as Json),
  }) as Json
  return rest
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined, path = ''): Json[] {
  const described = schema ? jsonSchema(schema, 'input') : { properties: {} }
  const properties = { ...(described.properties as Record<string, Json>) }
  const required = new Set((described.required as string[] | undefined) ?? [])
  if (place === 'path') {
    for (const [, name] of path.matchAll(/:([A-Za-z]+)/g)) properties[name!] ??= { type: 'string' }
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    ...(description ? { description } : {}),
    schema: property,
  }))
}

function requestBody(route: Pick<Route, 'bodyKind' | 'body' | 'bytesOf'>): Json {
  if (route.bodyKind === 'none') return {}
  const types = route.bytesOf ?? [route.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json']
  const schema = route.body ? jsonSchema(route.body, 'input') : { type: 'object' }
  return {
    requestBody: {
      required: route.bodyKind !== 'optional-json',
      content: Object.fromEntries(types.map((type) => [type, { schema }])),
    },
  }
}

function success(route: Pick<Route, 'status' | 'alsoStatus' | 'answer' | 'answerHeaders'>): Json {
  const headers = Object.fromEntries(
    Object.entries(route.answerHeaders ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  )
  const described = { ...describeAnswer(route.answer), ...(route.answerHeaders && { headers }) }
  const { alsoStatus } = route
  return {
    ...(alsoStatus && { [alsoStatus.status]: { ...described, description: alsoStatus.when } }),
    [route.status]: described,
  }
}

function describeAnswer(answer: Answer): Json {
  if (answer.kind === 'empty') return { description: 'Done; no body' }
  if (answer.kind === 'string') {
    return { description: 'Done', content: { 'application/octet-stream': { schema: { type: 'string' } } } }
  }
  if (answer.kind === 'raw') {
    const schema = answer.schema ? jsonSchema(answer.schema, 'output') : { type: 'string' }
    return { description: answer.description, content: { [answer.contentType]: { schema } } }
  }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(answer.schema, 'output') } } }
}

function failures(errors: ErrorFactory[]): Json {
  const byStatus = new Map<number, Map<string, string>>()
  for (const { definition } of errors) {
    const codes = byStatus.get(definition.status) ?? new Map()
    byStatus.set(definition.status, codes.set(definition.code, definition.message))
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...codes].map(([code, message]) => `\`${code}\`: ${message}`).join('; '),
        'x-error-codes': [...codes.keys()],
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
