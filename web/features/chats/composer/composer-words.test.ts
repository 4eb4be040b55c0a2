import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNames, replaceAt, spokenName, triggerAt } from './composer-words.ts'

test('a slash opens the shortcuts only at the front, an at sign the names after a space', () => {
  assert.deepEqual(triggerAt('/we', 3), { kind: 'shortcut', word: 'we', start: 0, end: 3 })
  assert.equal(triggerAt('1/2', 3), null)
  assert.equal(triggerAt('/weekly region', 14), null)
  assert.deepEqual(triggerAt('sum of @ord', 11), { kind: 'name', word: 'ord', start: 7, end: 11 })
  assert.equal(triggerAt('ann@acme', 8), null)
})

test('what was typed is replaced by what was chosen, wherever it stands', () => {
  const text = 'sum of @ord by month'
  assert.equal(replaceAt(text, triggerAt(text, 11)!, 'orders'), 'sum of orders by month')
})

test('names that begin with the letters come first, tables before columns', () => {
  const names = [
    { table: 'orders', column: null },
    { table: 'orders', column: 'order_id' },
    { table: 'customers', column: 'last_order' },
  ]
  assert.deepEqual(
    findNames(names, 'ord').map(({ table, column }) => column ?? table),
    ['orders', 'order_id', 'last_order'],
  )
  assert.equal(findNames(names, 'zzz').length, 0)
  assert.equal(spokenName('Unit price'), '"Unit price"')
})
