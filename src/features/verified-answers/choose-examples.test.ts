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
const chosen = (asked: string) => chooseExamples(asked, verified).map(({ question }) => question)

test('what shares a rare word with the question comes before what shares common ones', () => {
  assert.equal(chosen('What is the churn in the total?')[0], 'What is the churn of customers by month?')
  assert.equal(chosen('revenue for each country')[0], 'What is the total revenue by country?')
})

test('what has nothing to do with the question is not told at all', () => {
  assert.deepEqual(chosen('Show me the weather of tomorrow'), [])
  assert.ok(!chosen('parcels returned this week').includes('Which employees have no manager?'))
  assert.deepEqual(chosen(''), [])
})
