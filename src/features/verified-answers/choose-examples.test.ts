import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseExamples } from './choose-examples.ts'

const verified = [
  'What is the total revenue by month?',
  'What is the total revenue by country?',
  'What is the churn of customers by month?',
  'How many parcels were returned last year?',
  'Which employees have no manager?',
].map((question) => ({ question }))
const chosen = async (asked: string, among = verified) =>
  (await chooseExamples(asked, among)).map(({ question }) => question)

test('what shares a rare word with the question comes before what shares common ones', async () => {
  assert.equal((await chosen('What is the churn in the total?'))[0], 'What is the churn of customers by month?')
  assert.equal((await chosen('revenue for each country'))[0], 'What is the total revenue by country?')
})

test('what has nothing to do with the question is not told at all', async () => {
  assert.deepEqual(await chosen('Show me the weather of tomorrow'), [])
  assert.ok(!(await chosen('parcels returned this week')).includes('Which employees have no manager?'))
  assert.deepEqual(await chosen(''), [])
})

test('of a long question its beginning is compared', async () => {
  const long = (word: string) => ({ question: `${word} ${'and so on '.repeat(100)}parcels` })
  const among = [long('Revenue'), long('Churn')]
  assert.deepEqual(await chosen(among[1]!.question, [among[1]!]), [among[1]!.question])
  assert.deepEqual(await chosen('parcels', among), [])
})
