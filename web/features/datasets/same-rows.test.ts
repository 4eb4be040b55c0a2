import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SameRule, sameGroups } from './same-rows.ts'

const rule: SameRule = { keys: null, keep: 'first', ignoreCase: false, trim: false }
const entries = (...data: Record<string, unknown>[]) => data.map((one) => ({ data: one }))

test('the order of fields and missing fields do not matter, kinds do', () => {
  const rows = entries({ a: 1, b: null }, { a: 1 }, { a: '1' }, { b: 2, a: 3 }, { a: 3, b: 2 })
  assert.deepEqual(
    sameGroups(rows, rule).map((group) => group.rows.map((row) => rows.indexOf(row))),
    [
      [0, 1],
      [3, 4],
    ],
  )
})

test('chosen fields, case and spaces follow the rule, and the last can be the one that stays', () => {
  const rows = entries({ name: ' Ann', age: 1 }, { name: 'ANN', age: 2 }, { name: 'Bo', age: 2 })
  assert.equal(sameGroups(rows, { ...rule, keys: ['name'] }).length, 0)
  const [group, ...others] = sameGroups(rows, { keys: ['name'], keep: 'last', ignoreCase: true, trim: true })
  assert.deepEqual([group?.rows.length, group?.stays, others.length], [2, 1, 0])
})
