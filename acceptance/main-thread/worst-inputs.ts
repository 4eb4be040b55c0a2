export type Schema = {
  $ref?: string
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

/**
 * What readers of text take longest over: one letter, gaps, digits, marks, brackets, openings that never close, definitions without end; with
 * another letter at the end, so that what is looked for up to the end is looked for from every place.
 */
const patterns = [
  'a',
  ' ',
  '1',
  '?',
  '(',
  '[](',
  '](',
  '“',
  '\r\u2028',
  "'",
  '{% grid %}',
  '{% ',
  '[x]: y\n',
  '> ',
  '```sql a\n',
  'sales by region in 2024 and ',
  '\u00e9',
]
/** One address for so many links, as much of a document as is taken, and words that nobody knows. */
const worstTexts = [
  Array.from({ length: 1_500 }, (_, i) => `qu${(i * 7919).toString(36)}x`).join(' '),
  `[x]: http://${'a'.repeat(1_900)}\n\n${'[x] '.repeat(20_000)}`,
  `| a | b\n|---|---\n${'| a | b\n'.repeat(5_900)}`,
]
const shortPatterns = ['a', ' ', '(']
const longest = 200_000
const maxItemsSent = 10_000

const fill = (pattern: string, length: number) => `${pattern.repeat(Math.floor((length - 1) / pattern.length))}x`

const same = { compare: '=', left: { value: 'a' }, right: { value: 'b' } }
const many = <T>(length: number, one: T): T[] => Array.from({ length }, () => one)

/** Questions as they are asked, with as much in them as there may be; and some that are none. */
const worstQuestions: ((question: { measures?: Json[] }) => Json)[] = [
  (question) => ({
    ...question,
    where: { in: { value: 'a' }, values: Array.from({ length: 5_000 }, (_, i) => `v${i}`) },
  }),
  (question) => ({ ...question, where: { all: many(8, { any: many(100, same) }) } }),
  (question) => ({ ...question, where: { all: many(90, { any: many(100, same) }) } }),
  (question) => ({ ...question, where: { all: many(90, { any: many(50, { none: 1 }) }) } }),
  (question) => ({
    ...question,
    measures: many(30, question.measures?.[0]),
    compare: Array.from({ length: 20 }, (_, i) => ({ label: `part ${i}`, where: { any: many(20, same) } })),
  }),
]

type Place = { path: string[]; values: Json[] } | { path: string[]; from: typeof worstQuestions }

/** The places of a schema where something long can stand, each with its worst values, or how they are made of what stands there. */
function* places(schema: Schema, path: string[], depth: number): Generator<Place> {
  if (depth > 6) return
  if (schema.$ref?.endsWith('/Question')) yield { path, from: worstQuestions }
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield* places(part, path, depth + 1)
  if (schema.enum || schema.const !== undefined) return
  const types = [schema.type ?? []].flat()
  if (types.includes('string') && !schema.format && !schema.pattern) {
    const length = Math.min(schema.maxLength ?? longest, longest)
    const used = length > 1_000 ? patterns : shortPatterns
    const texts = worstTexts.filter((text) => text.length <= length)
    yield { path, values: [...used.map((pattern) => fill(pattern, length)), ...texts] }
  }
  if (types.includes('array') && schema.items) {
    const count = Math.min(schema.maxItems ?? maxItemsSent, maxItemsSent)
    for (const place of places(schema.items, [], depth + 1)) {
      if ('from' in place) continue
      const { path: inner, values } = place
      if (inner.length === 0) {
        const each = String(values[0]).slice(0, Math.max(1, Math.floor(longest / count)))
        yield { path, values: [Array.from({ length: count }, (_, i) => `${each.slice(0, -6)}${i}`)] }
      } else yield { path: [...path, '0', ...inner], values: values.slice(0, 2) }
    }
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* places(inner, [...path, name], depth + 1)
  const isFree = types.length === 0 && !schema.$ref && !schema.anyOf && !schema.oneOf && !schema.allOf
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

const valueAt = (base: Json, path: string[]): Json =>
  path.reduce<Json>((at, step) => (at as Record<string, Json> | undefined)?.[step], base)

/** Bodies that an operation may accept, each with one thing in it as bad as it gets. */
export function worstBodies(schema: Schema, base: Json): Json[] {
  return [...places(schema, [], 0)].flatMap((place) => {
    const standing = valueAt(base, place.path) ?? {}
    const values = 'from' in place ? place.from.map((make) => make(standing)) : place.values
    return values.map((value) => withValue(base, place.path, value))
  })
}

export function worstQueries(parameters: { name: string; in: string; schema: Schema }[]): string[] {
  return parameters
    .filter(({ in: place, schema }) => place === 'query' && schema.type === 'string' && !schema.enum && !schema.format)
    .flatMap(({ name, schema }) =>
      ['a', '%20', '('].map((pattern) => `${name}=${fill(pattern, Math.min(schema.maxLength ?? 6_000, 6_000))}`),
    )
}
