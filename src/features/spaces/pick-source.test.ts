import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../test/growth.ts'
import type { AnalystSource } from '../../engine/analyst/index.ts'
import { usedSources } from './pick-source.ts'

const part = (name: string, ...tables: string[]) => ({
  dataSourceId: name,
  name,
  schemaName: name,
  tables: tables.map((table) => ({ name: table })),
})
const files = {
  source: 'sqlite',
  parts: [part('shop', 'orders', 'stock'), part('plan', 'goals'), part('old', 'orders')],
}
const used = (sql: string, source: string | null = 'sqlite') =>
  usedSources([files as unknown as AnalystSource], { source, sql }).map(({ name }) => name)

test('a statement uses the files whose tables it names, not all that it could reach', () => {
  assert.deepEqual(used('SELECT sum(orders.amount) FROM "shop"."orders" AS orders'), ['shop'])
  assert.deepEqual(used('SELECT * FROM shop.orders JOIN goals ON goals.id = orders.id', null), ['shop', 'plan'])
  assert.deepEqual(used('SELECT * FROM `old`.`orders`'), ['old'])
  assert.deepEqual(used('SELECT 1'), ['shop', 'plan', 'old'])
  assert.deepEqual(used('SELECT * FROM shop.orders', 'plan'), ['plan'])
})

test('a statement of one long word is looked through in time that grows with it', () =>
  assertGrowsEvenly((size) => assert.deepEqual(used(`SELECT ${'a'.repeat(size)}`), ['shop', 'plan', 'old']), 2_000))
