import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { stringify } from 'yaml'
import { call, makeKey, type Owner, type Service, setUp, startService } from './harness.ts'

const shots = Number(process.env.FUZZ_DOCUMENTS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
const orders = `order_id,amount,status\n${Array.from({ length: 60 }, (_, n) => `${n + 1},${n * 1.5},${n % 9 ? 'paid' : 'open'}`).join('\n')}\n`

type Json = Record<string, unknown> | unknown[] | string | number | boolean | null

describe('definitions that many write at once, and whatever is sent', () => {
  let service: Service
  let owner: Owner
  let other: string
  let source: string
  const at = (below = '') => `/data-sources/${source}/definitions${below}`
  const get = (below = '') => call(service, 'GET', at(below), { key: owner.key })

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    other = await makeKey(service, owner, { permissions: { 'data-sources': ['read', 'write'] } })
    const body = new FormData()
    body.append('file', new Blob([orders]), 'orders.csv')
    source = (await call(service, 'POST', '/data-sources/upload', { key: owner.key, body })).body.id
  })
  after(() => service?.stop())

  test('two clients answer suggestions at once: each answer is kept, and one that was given twice is told', async () => {
    const open = async () =>
      (await call(service, 'POST', at('/suggestions'), { key: owner.key })).body as { id: string }[]
    const answer = (id: string, key: string, verb = 'accept') =>
      call(service, 'POST', at(`/suggestions/${id}/${verb}`), { key })
    const [first, ...rest] = (await open()).slice(0, 9)
    assert.ok(first && rest.length >= 6)
    const answers = await Promise.all(
      rest.map(({ id }, n) => answer(id, n % 2 ? owner.key : other, n % 3 ? 'accept' : 'dismiss')),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      rest.map(() => 200),
    )
    const versions = answers.map(({ body }) => body.version as number)
    assert.deepEqual(
      versions.toSorted((a, b) => a - b),
      rest.map((_, n) => n + 1),
    )
    const left = new Set((await open()).map(({ id }) => id))
    assert.deepEqual(
      rest.filter(({ id }) => left.has(id)),
      [],
    )
    const twice = await Promise.all([answer(first.id, owner.key), answer(first.id, other)])
    assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 404])
    assert.equal((await get('/history')).body.length, rest.length + 1)
  })

  test('a save that was begun before another was made is told so, and changes nothing', async () => {
    const before = await get()
    const etag = before.headers.get('etag') ?? ''
    const theirs = structuredClone(before.body)
    theirs.semantic_model[0].description = 'by somebody else'
    const headers = { 'if-match': etag }
    assert.equal((await call(service, 'PUT', at(), { key: other, json: theirs, headers })).status, 200)
    const standing = await get()
    assert.equal(standing.body.semantic_model[0].description, 'by somebody else')
    const late = await call(service, 'PUT', at(), { key: owner.key, json: before.body, headers })
    assert.deepEqual([late.status, late.body.cause.code], [412, 'definitions/changed'])
    assert.deepEqual((await get()).body, standing.body)
  })

  test(`no document brings the service to an error of its own (${shots}, seed ${seed})`, async () => {
    const document = (await get()).body as Json
    const texts = fc.sample(fc.oneof(...bodies(document)), { numRuns: shots, seed })
    const answers: { status: number; text: string; sent: string }[] = []
    for (let from = 0; from < texts.length; from += 8)
      await Promise.all(
        texts.slice(from, from + 8).map(async ({ type, text }, n) => {
          const method = n % 2 ? 'PUT' : 'POST'
          const address = at(n % 2 ? '' : '/check')
          const headers = { 'content-type': type, 'if-match': '*' }
          const { status, text: said } = await call(service, method, address, { key: owner.key, body: text, headers })
          answers.push({ status, text: said, sent: text.slice(0, 300) })
        }),
      )
    assert.deepEqual(
      answers.filter(({ status }) => status >= 500),
      [],
    )
    const counts = Map.groupBy(answers, ({ status }) => status)
    assert.ok((counts.get(422)?.length ?? 0) > 0 && (counts.get(200)?.length ?? 0) > 0, [...counts.keys()].join())
    assert.equal((await get()).status, 200)
    assert.equal((await get('/faults')).status, 200)
  })
})

const yamlType = 'application/yaml'
const jsonType = 'application/json'

/** Documents with a part that was changed, and texts that are hardly documents. */
function bodies(document: Json): fc.Arbitrary<{ type: string; text: string }>[] {
  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<Json>('', '\u0000', '\ud800', '\u202eevil', '__proto__', 'x'.repeat(20_000), 1e308, -0, [], {}),
    fc.constantFrom<Json>(
      'SUM(orders.amount',
      '('.repeat(3_000),
      'a+'.repeat(3_000),
      "'; DROP TABLE x --",
      'NOT '.repeat(900),
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  const changed = fc
    .tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), strange, fc.boolean())
    .map(([path, value, removes]) => mutated(document, path, value, removes))
  const deep = (open: string, close: string) => fc.nat(20_000).map((n) => open.repeat(n) + close.repeat(n))
  return [
    changed.map((one) => ({ type: jsonType, text: JSON.stringify(one) })),
    changed.map((one) => ({ type: yamlType, text: stringify(one) })),
    fc.constant({ type: yamlType, text: stringify(document) }),
    deep('[', ']').map((text) => ({ type: jsonType, text })),
    deep('- ', '').map((text) => ({ type: yamlType, text })),
    deep('{"a":', '}').map((text) => ({ type: yamlType, text })),
    fc.string({ unit: 'binary', maxLength: 200 }).map((text) => ({ type: yamlType, text })),
    fc
      .constantFrom(
        'version: &a [*a]',
        'a: &a {b: *a}\nsemantic_model: *a',
        `a: &a [x]\n${Array.from({ length: 30 }, (_, n) => `a${n}: &a${n} [*a${n ? n - 1 : ''}, *a${n ? n - 1 : ''}]`).join('\n')}`,
        'version: !!js/function "x"',
        '? [a]: b\n: c',
        `semantic_model:\n${'  - name: x\n'.repeat(20_000)}`,
        `version: ${'9'.repeat(100_000)}`,
        '%YAML 9.9\n---\na: 1\n--- \nb: 2',
        '\ufeffversion: 0.2.0.dev0',
      )
      .map((text) => ({ type: yamlType, text })),
  ]
}

/** The document with what stands at a place changed or taken away; the numbers choose the way down. */
function mutated(document: Json, [step = 0, ...rest]: number[], value: Json, removes: boolean): Json {
  if (typeof document !== 'object' || document === null) return value
  const keys = Object.keys(document)
  const key = keys[step % Math.max(1, keys.length)]
  if (key === undefined) return value
  const copy = (Array.isArray(document) ? [...document] : { ...document }) as Record<string, Json>
  if (rest.length > 0) copy[key] = mutated(copy[key] as Json, rest, value, removes)
  else if (removes) delete copy[key]
  else copy[key] = value
  return copy as Json
}
