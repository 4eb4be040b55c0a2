import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QuestionFault } from '../../question/index.ts'
import { openShop } from '../analyst.fixture.ts'
import { placeQuestion } from './place-question.ts'

const { bench } = openShop()

const asked = (value: unknown) =>
  placeQuestion(
    bench(),
    {
      measures: [{ count: 'sales' }],
      by: [],
      where: { compare: '=', left: { field: { dataset: 'sales', field: 'amount' } }, right: { value } },
    },
    () => 'full',
  )

test('a question is held to what questions from outside are held to: a number that was rounded is refused, and as text it is exact', () => {
  for (const value of [9007199254740992, -9007199254740994, 1e20])
    assert.throws(
      () => asked(value),
      (error) => error instanceof QuestionFault && error.faults[0]?.path === 'where.right.value',
      String(value),
    )
  assert.match(asked('9007199254740993').query.sql, /= 9007199254740993\b/)
  assert.match(asked(9007199254740991).query.sql, /= 9007199254740991\b/)
})
