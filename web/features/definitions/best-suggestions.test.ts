import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestSuggestions } from './best-suggestions.ts'

const of = (attribute: string, at: number) => ({ attribute, at })

test('of many suggestions those come first that change answers most', () => {
  const many = [...Array.from({ length: 20 }, (_, at) => of('role', at)), of('relationship', 20), of('primaryKey', 21)]
  const best = bestSuggestions(many, 4)
  assert.deepEqual(
    best.map(({ attribute, at }) => [attribute, at]),
    [
      ['relationship', 20],
      ['primaryKey', 21],
      ['role', 0],
      ['role', 1],
    ],
  )
})

test('a few are shown all, in their own order', () => {
  const few = [of('role', 0), of('relationship', 1), of('role', 2)]
  assert.deepEqual(bestSuggestions(few, 1), few)
})
