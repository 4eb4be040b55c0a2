import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import { candidatesFor } from '../../candidates.ts'
import { decide } from '../../doubt.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'
import { contradicts } from '../names-fit.ts'

const [members] = peopleCatalog.datasets
const times = { ...members!.fields[5]!, ...profiled(60, ...Array.from({ length: 60 }, (_, i) => `2025-01-${i}`)) }
const amount = { ...members!.fields[2]!, ...profiled(60, ...Array.from({ length: 60 }, (_, i) => String(i))) }

/** Members, each of whom joined at a time of their own, and paid what few others did. */
const eachAtItsTime: Catalog = {
  ...peopleCatalog,
  datasets: [datasetOf('members', 'member', [...members!.fields.slice(0, 2), amount, members!.fields[4]!, times])],
}

const questionsOf = (words: string, catalog = peopleCatalog) =>
  candidatesFor(words, catalog, [], []).candidates.map(({ question }) => question)

test('what was said of the state of things and is not in the data is no answer', () => {
  for (const words of [
    'members still outstanding per club',
    'how many members are sleepy',
    'members not insured by club',
  ])
    assert.equal(decide(read(words, peopleCatalog)), 'ask', words)
  assert.notEqual(decide(read('how many members are in Rowing', peopleCatalog)), 'ask')
  assert.notEqual(decide(read('how many members are there per club', peopleCatalog)), 'ask')
})

test('how long, how much and an amount in a unit are no number of rows', () => {
  for (const words of ['how long is a membership on average for each club', 'members in euros per club'])
    assert.equal(decide(read(words, peopleCatalog)), 'ask', words)
  assert.notEqual(decide(read('number of members per club', peopleCatalog)), 'ask')
})

test('when or where it was is told too, where it is asked besides', () => {
  const readings = read('highest fee and when it was', peopleCatalog)
  const isTold = JSON.stringify(readings[0]?.question.fields).includes('joined_on')
  assert.ok(isTold || decide(readings) === 'ask', JSON.stringify(readings[0]))
  assert.notEqual(decide(read('highest fee', peopleCatalog)), 'ask')
})

test('an extreme is of all rows and not of each by itself', () => {
  for (const question of questionsOf('the highest age and when it was', eachAtItsTime))
    assert.ok(
      question.by.length === 0 || question.limit !== undefined || question.by.some(({ grain }) => grain),
      JSON.stringify(question),
    )
  const each = questionsOf('highest age per joined on', eachAtItsTime)
  assert.ok(each.some(({ by }) => by.length === 1))
})

test('an amount is no group unless it is said to be one', () => {
  const grouped = (words: string) =>
    questionsOf(words, eachAtItsTime).filter(({ by }) => by.some(({ of }) => 'field' in of && of.field.field === 'age'))
  assert.deepEqual(grouped('how many members, going with their age'), [])
  assert.ok(grouped('how many members by age').length > 0)
})

test('parts of one column that exclude each other do not hold together', () => {
  const club = { field: { dataset: 'members', field: 'club' } }
  const held = (value: string) => ({ compare: '=' as const, left: club, right: { value } })
  const [made] = candidatesFor('how many members', peopleCatalog, [], []).candidates
  const { chart } = candidatesFor('how many members', peopleCatalog, [], [])
  const of = (where: Condition, own: Condition) =>
    contradicts({ ...made!, question: { measures: [{ count: 'members', where: own }], by: [], where } }, chart)
  assert.ok(of(held('Chess'), { any: [held('Rowing'), held('Swimming')] }))
  assert.ok(of({ in: club, values: ['Chess'] }, held('Rowing')))
  assert.ok(!of({ any: [held('Rowing'), held('Chess')] }, held('Rowing')))
})
