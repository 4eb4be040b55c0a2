import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Question } from '../question/question.contract.ts'
import { candidatesFor } from './candidates.ts'
import { read } from './read.ts'
import { peopleCatalog, shopCatalog } from './reader.fixture.ts'

const questionsOf = (text: string, catalog = peopleCatalog): Question[] =>
  candidatesFor(text, catalog, [], []).candidates.map(({ question }) => question)

const shown = (question: Question) => JSON.stringify(question)

test('a person is told by the whole name', () => {
  const names = questionsOf('who is the youngest?').filter((q) => shown(q).includes('_name'))
  assert.ok(names.length > 0)
  for (const q of names)
    assert.ok(shown(q).includes('first_name') && shown(q).includes('last_name'), `half a name: ${shown(q)}`)
  const asked = questionsOf('first name of the youngest member')
  assert.ok(asked.some((q) => shown(q).includes('first_name') && !shown(q).includes('last_name')))
})

test('a word that says by what is ordered is heeded where the data has it', () => {
  const [first] = read('the most expensive product', shopCatalog)
  assert.ok(first && shown(first.question).includes('price'), JSON.stringify(first))
  const counted = questionsOf('the most expensive product', shopCatalog).filter((q) => shown(q).includes('"count"'))
  assert.deepEqual(counted, [])
})

test('an average per kind is one for each kind', () => {
  const nested = (text: string) => questionsOf(text).filter((q) => q.measures.some((m) => 'over' in m))
  assert.deepEqual(nested('average fee per club'), [])
  assert.ok(nested('average total fee per club').length > 0)
})

test('the share of each group is of what else is said, and of the amount where rows have no name', () => {
  const [members] = peopleCatalog.datasets
  const unnamed = {
    ...peopleCatalog,
    datasets: [{ ...members!, thing: null, nameFields: [], fields: members!.fields.slice(3) }],
  }
  const shares = questionsOf('share of each club in 2025', unnamed).filter((q) => q.over?.[0]?.kind === 'share')
  assert.ok(shares.some((q) => 'fn' in q.measures[0]! && q.measures[0].fn === 'sum' && q.where !== undefined))
  for (const q of questionsOf('share of each club in 2025', unnamed))
    assert.ok(q.by.length === 0 || !q.measures.some((m) => 'op' in m), `the year is no part of the share: ${shown(q)}`)
})
