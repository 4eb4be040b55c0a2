export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Json = unknown

/** What readers of text take longest over: one letter, gaps, brackets, openings that never close, definitions without end. */
const patterns = [
  'a',
  ' ',
  'a ',
  '(',
  "'",
  '{% grid %}',
  '{% ',
  '[x]: y\n',
  '> ',
  '```sql a\n',
  'sales by region in 2024 and ',
  '\u00e9',
]
const shortPatterns = ['a', ' ', '(']
const longest = 200_000
const mostItems = 10_000

const fill = (pattern: string, length: number) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)

/** The places of a schema where something long can stand, each with its worst values. */
function* places(schema: Schema, path: string[], depth: number): Generator<{ path: string[]; values: Json[] }> {
  if (depth > 6) return
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* places(part, path, depth + 1)
  if (schema.enum || schema.const !== undefined) return
  const types = [schema.type ?? []].flat()
  if (types.includes('string') && !schema.format && !schema.pattern) {
    const length = Math.min(schema.maxLength ?? longest, longest)
    const used = length > 1_000 ? patterns : shortPatterns
    yield { path, values: used.map((pattern) => fill(pattern, length)) }
  }
  if (types.includes('array') && schema.items) {
    const count = Math.min(schema.maxItems ?? mostItems, mostItems)
    for (const { path: inner, values } of places(schema.items, [], depth + 1))
      if (inner.length === 0) {
        const each = String(values[0]).slice(0, Math.max(1, Math.floor(longest / count)))
        yield { path, values: [Array.from({ length: count }, (_, i) => `${each.slice(0, -6)}${i}`)] }
      } else yield { path: [...path, '0', ...inner], values: values.slice(0, 2) }
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* places(inner, [...path, name], depth + 1)
  const isFree = types.length === 0 && !schema.anyOf && !schema.oneOf && !schema.allOf
  if (isFree || (types.includes('object') && !schema.properties)) yield { path, values: [deep(500), wide(5_000)] }
}

const deep = (levels: number): Json => {
  let value: Json = 'x'
  for (let i = 0; i < levels; i++) value = { a: value }
  return value
}
const wide = (keys: number): Json => Object.fromEntries(Array.from({ length: keys }, (_, i) => [`key ${i}`, i]))

/** A copy of `base` with `value` at `path`; null where the base has no such place. */
function withValue(base: Json, [step, ...rest]: string[], value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(base)) {
    const copy = [...base]
    copy[Number(step)] = withValue(copy[Number(step)] ?? {}, rest, value)
    return copy
  }
  const parent = typeof base === 'object' && base !== null ? (base as Record<string, Json>) : {}
  const empty = rest[0] === '0' ? [] : {}
  return { ...parent, [step]: withValue(parent[step] ?? empty, rest, value) }
}

/** Bodies that an operation may accept, each with one thing in it as bad as it gets. */
export function worstBodies(schema: Schema, base: Json): Json[] {
  return [...places(schema, [], 0)].flatMap(({ path, values }) => values.map((value) => withValue(base, path, value)))
}

export function worstQueries(parameters: { name: string; in: string; schema: Schema }[]): string[] {
  return parameters
    .filter(({ in: place, schema }) => place === 'query' && schema.type === 'string' && !schema.enum && !schema.format)
    .flatMap(({ name, schema }) =>
      ['a', '%20', '('].map((pattern) => `${name}=${fill(pattern, Math.min(schema.maxLength ?? 6_000, 6_000))}`),
    )
}
