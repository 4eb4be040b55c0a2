import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Field } from './catalog.ts'
import { type Question, question } from './question.contract.ts'

const of = (dataset: string, field: Field['name']) => ({ field: { dataset, field } })

test('a question may stand where a value stands', () => {
  const dearerThanAverage: Question = {
    measures: [],
    by: [],
    dataset: 'products',
    fields: [{ of: of('products', 'name') }],
    where: {
      compare: '>',
      left: of('products', 'price'),
      right: { question: { measures: [{ fn: 'avg', of: of('products', 'price') }], by: [] } },
    },
  }
  assert.deepEqual(question.parse(dearerThanAverage), dearerThanAverage)
})

test('a part that the algebra does not know is refused', () => {
  assert.equal(question.safeParse({ measures: [], by: [], sql: 'select 1' }).success, false)
  assert.equal(question.safeParse({ measures: [{ fn: 'eval', of: { value: 1 } }], by: [] }).success, false)
})
