import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QuestionFault } from '../fault.ts'
import type { Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'
import { compile } from '../sql/compile.ts'
import { wholeOf } from './whole.ts'

const catalog = shopCatalog()
const question: Question = {
  measures: [{ metric: 'revenue' }, { count: 'orders' }],
  by: [{ of: of('customers', 'name', ['order_customer']) }, { of: of('customers', 'name', ['order_payer']) }],
  where: { compare: '=', left: of('orders', 'status'), right: { value: 'paid' } },
}
const names = (asked: Question, kept: string[]) => {
  const { question: whole, names: named } = wholeOf(asked, kept, catalog)
  return compile(whole, catalog, { names: named }).columns.map(({ name }) => name)
}
const columns = compile(question, catalog).columns.map(({ name }) => name)

test('the whole keeps the measures and the conditions, and calls its columns as the rows do', () => {
  const [first, second, ...measures] = columns as [string, string, ...string[]]
  assert.deepEqual(names(question, []), measures)
  assert.deepEqual(names(question, [second]), [second, ...measures])
  assert.deepEqual(names(question, [first]), [first, ...measures])
  assert.deepEqual(wholeOf(question, [], catalog).question.where, question.where)
})

test('an order and a limit do not count, and below a limit only the total of everything is told', () => {
  const limited: Question = { ...question, limit: 3, order: [{ column: { measure: 0 }, descending: true }] }
  const { question: whole } = wholeOf(limited, [], catalog)
  assert.deepEqual([whole.limit, whole.order, whole.by], [undefined, undefined, []])
  assert.throws(() => wholeOf(limited, [columns[0]!], catalog), QuestionFault)
})

test('rows that are listed, groups chosen by their measures and groups that are none have no totals', () => {
  const listed: Question = { measures: [], by: [], dataset: 'orders' }
  assert.throws(() => wholeOf(listed, [], catalog), QuestionFault)
  const chosen: Question = { ...question, having: [{ column: { measure: 0 }, compare: '>', value: 1 }] }
  assert.throws(() => wholeOf(chosen, [], catalog), QuestionFault)
  assert.throws(() => wholeOf(question, ['nothing'], catalog), QuestionFault)
  assert.throws(() => wholeOf(question, columns.slice(0, 2), catalog), QuestionFault)
})
