import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Candidate, Edge } from '../chart.ts'
import { read } from '../read.ts'
import { shopCatalog } from '../reader.fixture.ts'
import { asSaid } from './as-said.ts'

test('parts that the data names by numbers are told in the words that were said', () => {
  const value = (how: string, values: unknown[]) => ({ kind: 'value', how, values }) as unknown as Edge
  const of = (edge: Edge, question: object) => ({ edges: [edge], question }) as unknown as Candidate
  const rows = { measures: [], by: ['month'] }
  const sides = { measures: [], by: [], compare: [{ label: 'january' }, { label: 'july' }] }
  const told = (edge: Edge) => asSaid(of(edge, rows), [of(edge, rows), of(edge, sides)])
  assert.deepEqual(told(value('synonym', [1])), sides)
  assert.deepEqual(told(value('exact', ['January'])), rows)
})

test('a ratio is called by the words that asked for it', () => {
  const named = (words: string) => read(words, shopCatalog)[0]?.question.measures.map(({ label }) => label)
  assert.deepEqual(named('units sold per customer by country'), ['units sold per customer'])
  assert.deepEqual(named('average price by category'), [undefined])
})
