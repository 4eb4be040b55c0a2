import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
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

test('what each is made of is looked at a few times, however long a chain or a circle is', () => {
  for (const last of ['x', 'n0']) {
    const uses = new Map(
      Array.from({ length: many }, (_, i) => [`n${i}`, new Set([i === many - 1 ? last : `n${i + 1}`])]),
    )
    const get = mock.method(uses, 'get')
    assert.equal(inOrder(uses).order.length, many)
    assert.ok(get.mock.callCount() <= 3 * many, `${get.mock.callCount()} times`)
  }
})

const orders = tableOf('orders', ['amount'], rowsOf(numbers(3, (n) => n + 0.5)))
const sql = (expression: string) => ({ dialects: [{ dialect: 'ANSI_SQL', expression }] }) as OssieField['expression']
const applied = (fields: OssieField[], metrics: OssieMetric[]) => {
  const model = { name: 'shop', datasets: [{ name: 'orders', source: 'orders', fields }], metrics }
  const definitions = { version: '0.2.0.dev0', semantic_model: [model] } as unknown as OssieDocument
  return defineSource({ id: 'shop', dialect: 'sqlite', schema: schemaOf(orders), isFile: true, definitions }).applied
}
/** Each is made of the one after it. */
const chain = (size: number, last: string, step: (next: string) => string) =>
  Array.from({ length: size }, (_, i) => ({
    name: `n${i}`,
    expression: sql(i === size - 1 ? last : step(`n${i + 1}`)),
  }))
const chained = (size: number) =>
  applied(
    chain(size, 'amount * 1', (next) => `COALESCE(${next}, 0)`),
    chain(size, 'SUM(orders.amount)', (next) => `${next} + 1`),
  )
const circle = (size: number) => chain(size, 'n0 + 1', (next) => `${next} + 1`)
const missing = (size: number) =>
  applied(
    Array.from({ length: size }, (_, i) => ({ name: `n${i}`, expression: sql(`amuont + ${i}`) })),
    [],
  )

test(`${many} fields and metrics that are made of one another are read, and a circle as long is told`, () => {
  const { datasets, metrics, faults } = chained(many)
  assert.deepEqual([faults, metrics.length, datasets[0]?.fields.length], [[], many, many + 1])
  assert.equal(datasets[0]?.fields.find(({ name }) => name === 'n0')?.type, 'real')
  const round = applied(circle(many), circle(many))
  assert.deepEqual([round.faults.length, round.metrics.length, round.datasets[0]?.fields.length], [2 * many, 0, 1])
})

test(`${many} names that are not there are told, the first of them with the nearest that is`, () => {
  const { faults } = missing(many)
  assert.equal(faults.length, many)
  assert.deepEqual([faults[0]?.expected, faults.at(-1)?.expected], ['"amount"?', 'the name of a field'])
})

test('fields and metrics, circles and names that are not there are read in time that grows with them', async () => {
  for (const read of [chained, (size: number) => applied(circle(size), circle(size)), missing])
    await assertGrowsEvenly(read, 250)
})
