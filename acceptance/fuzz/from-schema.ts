import fc from 'fast-check'

type Schema = Record<string, unknown>

const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮',
  '../../etc/passwd',
  "'; drop table users; --",
  '{{7*7}}',
  '%00',
  'null',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '9'.repeat(400),
  '2026-02-30T25:61:61Z',
  '0001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '=1+1',
  '💥',
  -1,
  0,
  1e308,
  -1e308,
  2 ** 53,
  1.5,
  true,
  false,
  null,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, a: 1 },
  ['a', 1, null],
)

/** Values that mostly fit a JSON schema, and now and then do not. `ids` are real identifiers seen in earlier answers. */
export function fromSchema(schema: Schema, ids: () => string[], depth = 0): fc.Arbitrary<unknown> {
  const fitting = fitTo(schema, ids, depth)
  return fc.oneof(
    { weight: 12, arbitrary: fitting },
    { weight: 2, arbitrary: nasty },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  )
}

function fitTo(schema: Schema, ids: () => string[], depth: number): fc.Arbitrary<unknown> {
  if (depth > 5) return fc.constant(null)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (options) return fc.oneof(...options.map((option) => fromSchema(option, ids, depth + 1)))
  switch (schema.type) {
    case 'object':
      return fitObject(schema, ids, depth)
    case 'array':
      return fc.array(fromSchema((schema.items as Schema) ?? {}, ids, depth + 1), { maxLength: 4 })
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer())
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.double({ noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return text(schema, ids)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ format }: Schema, ids: () => string[]): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((date) => date.toISOString())
  if (format === 'email') return fc.constantFrom('someone@example.com', 'a@b.example')
  if (format === 'uri') return fc.constantFrom('https://example.invalid/keys', 'http://127.0.0.1:9/x')
  return fc.oneof(
    { weight: 3, arbitrary: identifier(ids) },
    { weight: 3, arbitrary: fc.string({ maxLength: 30 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  )
}

/** An identifier that may exist. */
export const identifier = (ids: () => string[]): fc.Arbitrary<string> =>
  fc.nat().map((n) => {
    const known = ids()
    return known.length > 0 && n % 4 !== 0 ? known[n % known.length]! : '00000000-0000-7000-8000-000000000000'
  })

function fitObject(schema: Schema, ids: () => string[], depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties as Record<string, Schema>) ?? {})
  const required = new Set((schema.required as string[]) ?? [])
  const fields = properties.map(([name, property]) => {
    const value = fromSchema(property, ids, depth + 1)
    return fc
      .tuple(fc.constant(name), value, fc.nat(9))
      .map(([key, item, dice]) => (dice < (required.has(key) ? 9 : 4) ? [[key, item]] : []) as [string, unknown][])
  })
  const stray = fc.nat(19).map((dice) => (dice === 0 ? [['teamId', 'stray']] : []) as [string, unknown][])
  return fc.tuple(...fields, stray).map((lists) => Object.fromEntries(lists.flat()))
}
