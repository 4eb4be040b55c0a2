import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineSource } from '../build-catalog.ts'
import { numbers, rowsOf, schemaOf, tableOf } from '../catalog.fixture.ts'
import type { OssieDocument, OssieField, OssieMetric } from '../ossie/document.ts'
import { inOrder } from './in-order.ts'

const uses = (text: string) =>
  new Map(
    text.split(' ').map((one) => {
      const [name = '', of = ''] = one.split(':')
      return [name, new Set(of.split(''))]
    }),
  )

test('each comes after what it is made of, and only what is made of itself is in a circle', () => {
  const orderOf = (text: string) => inOrder(uses(text)).order.join('')
  const circleOf = (text: string) => [...inOrder(uses(text)).circular].toSorted().join('')
  assert.equal(orderOf('a:bc b:c c:x'), 'cba')
  assert.equal(circleOf('a:bc b:c c:x'), '')
  assert.equal(circleOf('a:a b:a'), 'a')
  // b is made of a circle and leads to another, and is in neither.
  assert.equal(circleOf('x:y y:xb b:p p:q q:p z:x'), 'pqxy')
})

const many = 10_000
const orders = tableOf('orders', ['amount'], rowsOf(numbers(3, (n) => n + 0.5)))
const sql = (expression: string) => ({ dialects: [{ dialect: 'ANSI_SQL', expression }] }) as OssieField['expression']
const applied = (fields: OssieField[], metrics: OssieMetric[]) => {
  const model = { name: 'shop', datasets: [{ name: 'orders', source: 'orders', fields }], metrics }
  const definitions = { version: '0.2.0.dev0', semantic_model: [model] } as unknown as OssieDocument
  const source = { id: 'shop', dialect: 'sqlite', schema: schemaOf(orders), isFile: true, definitions } as const
  const began = performance.now()
  const found = defineSource(source).applied
  assert.ok(performance.now() - began < 10_000, `${Math.round(performance.now() - began)} ms`)
  return found
}
/** Each is made of the one after it. */
const chain = (last: string, step: (next: string) => string) =>
  Array.from({ length: many }, (_, i) => ({
    name: `n${i}`,
    expression: sql(i === many - 1 ? last : step(`n${i + 1}`)),
  }))

test(`${many} fields and metrics that are made of one another are read, and a circle as long is told`, () => {
  const { datasets, metrics, faults } = applied(
    chain('amount * 1', (next) => `COALESCE(${next}, 0)`),
    chain('SUM(orders.amount)', (next) => `${next} + 1`),
  )
  assert.deepEqual([faults, metrics.length, datasets[0]?.fields.length], [[], many, many + 1])
  assert.equal(datasets[0]?.fields.find(({ name }) => name === 'n0')?.type, 'real')
  const round = applied(
    chain('n0 + 1', (next) => `${next} + 1`),
    chain('n0 + 1', (next) => `${next} + 1`),
  )
  assert.deepEqual([round.faults.length, round.metrics.length, round.datasets[0]?.fields.length], [2 * many, 0, 1])
})

test(`${many} names that are not there are told, the first of them with the nearest that is`, () => {
  const { faults } = applied(
    Array.from({ length: many }, (_, i) => ({ name: `n${i}`, expression: sql(`amuont + ${i}`) })),
    [],
  )
  assert.equal(faults.length, many)
  assert.deepEqual([faults[0]?.expected, faults.at(-1)?.expected], ['"amount"?', 'the name of a field'])
})
