import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numbers, rowsOf, schemaOf, settings, tableOf } from './catalog.fixture.ts'
import { checkSourceText, metricOfSourceText } from './check-text.ts'

const orders = tableOf(
  'orders',
  ['order_id', 'amount'],
  rowsOf(
    numbers(90, (n) => n + 1),
    numbers(90, (n) => n * 1.5),
  ),
)
const source = { id: 'shop', dialect: 'sqlite' as const, schema: schemaOf(orders), isFile: true, definitions: null }
type Named = { name: string; expression: object }
const named = (name: string, expression: string, more: object = {}): Named => ({
  name,
  expression: { dialects: [{ dialect: 'ANSI_SQL', expression }] },
  ...more,
})
const textOf = (fields: Named[], metrics: Named[] = []) =>
  JSON.stringify({
    version: '0.2.0.dev0',
    semantic_model: [{ name: 'shop', datasets: [{ name: 'orders', source: 'orders', fields }], metrics }],
  })
const faultsOf = (fields: Named[], metrics?: Named[]) =>
  checkSourceText({ text: textOf(fields, metrics), name: 'shop', source, settings }).faults
const many = (n: number, make: (i: number) => Named) => Array.from({ length: n }, (_, i) => make(i))

test('of a text, only what a metric is made of is handed on, and nothing of what is known of values', () => {
  const fields = [
    named('net', 'amount * 0.8'),
    named('twice', 'net * 2'),
    ...many(500, (i) => named(`f${i}`, `amount + ${i}`)),
  ]
  const metrics = [named('total', 'SUM(orders.twice)'), named('half', 'total / 2'), named('other', 'MAX(orders.f1)')]
  const given = { text: textOf(fields, metrics), source, settings }
  const { catalog } = metricOfSourceText({ ...given, metric: 'half' })
  assert.deepEqual(catalog?.metrics.map(({ name }) => name).toSorted(), ['half', 'total'])
  const found = catalog?.datasets[0]?.fields ?? []
  for (const name of ['net', 'twice', 'amount'])
    assert.ok(
      found.some((field) => field.name === name),
      name,
    )
  assert.ok(found.length <= 4)
  assert.deepEqual([...new Set(found.map(({ profile }) => profile))], [null])
})

test('faults have their places in a text that somebody wrote, and none in one that we wrote', () => {
  for (const text of [textOf([], [named('m', 'SUM(orders.nothing)')]), textOf([{ name: 'm' } as Named])]) {
    const given = { text, name: 'shop', source, settings }
    const [theirs, ours] = [checkSourceText(given), checkSourceText({ ...given, isOurs: true })]
    assert.deepEqual([theirs.faults.length > 0, theirs.faults[0]?.line], [true, 1])
    assert.deepEqual(
      ours.faults,
      theirs.faults.map((fault) => ({ ...fault, line: null, column: null })),
    )
  }
})

test('why a metric of a text cannot be asked is told', () => {
  const problem = (text: string) => metricOfSourceText({ text, source, settings, metric: 'm' }).problem
  assert.equal(problem('['), 'The document cannot be read.')
  assert.equal(problem(textOf([], [named('m', 'SUM(orders.nothing)')])), 'The metric cannot be read: see its faults.')
  assert.match(problem(textOf([], [named('m', 'SUM(orders.order_id)')])) ?? '', /a sum of ids means nothing/)
  assert.equal(problem(textOf([], [named('m', 'SUM(orders.amount)')])), null)
})

test('documents of thousands of computed fields, in a row or one made of the other, are read', () => {
  assert.deepEqual(faultsOf(many(3_000, (i) => named(`f${i}`, `amount + ${i}`))), [])
  const chain = (first: string) => many(3_000, (i) => named(`c${i}`, i === 0 ? first : `c${i - 1} + 1`))
  for (const faults of [faultsOf(chain('amount + 0')), faultsOf([], chain('SUM(orders.amount)'))]) {
    assert.match(faults[0]?.message ?? '', /comes to more than 2500 parts/)
    assert.equal(faults.length, 1_000)
  }
})

test('of very many faults the first are told', () => {
  const odd = many(20_000, (i) => named(`f${i}`, 'amount', { ai_context: 5, odd: 1 }))
  const first = faultsOf(odd)
  assert.equal(first.length, 100)
  assert.match(first[0]?.path ?? '', /fields\[0\]/)
  assert.equal(faultsOf(many(3_000, (i) => named(`f${i}`, `nothing${i} + 1`))).length, 1_000)
})

test('of metrics that are made of one another each is told by the one that they all fail by', () => {
  const chain = many(50, (i) => named(`m${i}`, i === 0 ? 'SUM(orders.nothing)' : `m${i - 1} + 1`))
  const [only, ...others] = faultsOf([], chain)
  assert.match(only?.message ?? '', /nothing/)
  assert.deepEqual(others, [])
})
