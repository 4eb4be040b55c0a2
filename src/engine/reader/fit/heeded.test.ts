import assert from 'node:assert/strict'
import { test } from 'node:test'
import { candidatesFor } from '../candidates.ts'
import { decide } from '../doubt.ts'
import { unusedWords } from '../features.ts'
import { read } from '../read.ts'
import { peopleCatalog, shopCatalog } from '../reader.fixture.ts'
import { isHeeded, isMadeAsSaid } from './heeded.ts'

test('a word that says how a figure is made and was not used holds the answer back', () => {
  for (const words of ['fee rate per club', 'median correlation of customers by country', 'fee ratio by club']) {
    const catalog = words.startsWith('fee') ? peopleCatalog : shopCatalog
    const readings = read(words, catalog)
    assert.equal(decide(readings), 'ask', `${words}: ${JSON.stringify(readings[0])}`)
  }
  assert.notEqual(decide(read('average price by category', shopCatalog)), 'ask')
})

test('where one reading makes the figure as it was said, one that does not stands behind it', () => {
  const [first] = read('max weight per category', shopCatalog)
  assert.deepEqual(first?.question, {
    measures: [{ fn: 'max', of: { field: { dataset: 'products', field: 'weight' } } }],
    by: [{ of: { field: { dataset: 'products', field: 'category' } } }],
  })
})

test('a number that was asked for is not answered by a list', () => {
  for (const words of ['number of customers in Germany', 'Germany customer count']) {
    const [first] = read(words, shopCatalog)
    assert.deepEqual(first?.question.measures, [{ count: 'customers' }], `${words}: ${JSON.stringify(first)}`)
  }
})

test('a negation that was not used is no answer', () => {
  for (const reading of read('which customers did not write a letter within the first year of signing up', shopCatalog))
    if (reading.unused.includes('not')) assert.ok(reading.probability <= 0.5, JSON.stringify(reading))
})

test('what is said to be there is a condition, of the thing that is counted', () => {
  for (const words of ['how many orders had a discount', 'number of orders with a discount']) {
    const readings = read(words, shopCatalog)
    const where = { compare: '>', left: { field: { dataset: 'order_lines', field: 'discount' } }, right: { value: 0 } }
    const meant = { measures: [{ count: 'orders' }], by: [], where: { related: 'order_lines', some: true, where } }
    assert.ok(
      readings.some(({ question }) => JSON.stringify(question) === JSON.stringify(meant)),
      JSON.stringify(readings),
    )
    if (decide(readings) !== 'ask') assert.deepEqual(readings[0]?.question, meant)
  }
})

test('how many things there are is not what an amount of them comes to', () => {
  for (const { question, probability } of read('how many orders came in with a freight over 20 per month', shopCatalog))
    if (!/"count"|"distinct"/.test(JSON.stringify(question))) assert.ok(probability <= 0.5, JSON.stringify(question))
})

test('of two terms that were defined no answer leaves one out', () => {
  const instructions = 'CPM = per month customer signups. OPM = per month number of orders.'
  const readings = read('What are the CPM and OPM?', shopCatalog, { instructions })
  for (const { question } of readings.slice(0, 1))
    assert.ok(question.measures.length > 1 || decide(readings) === 'ask', JSON.stringify(question))
})

test('a total is no average, what is longer is not what there is more of, and a number is no list', () => {
  for (const [words, not] of [
    ['what is the total number of ages', /"fn":"avg"/],
    ['which is longer, Rowing or Chess', /"count":.*"limit":1/],
    ['what is the number of rowing members in the top 10', /"measures":\[\].*"fields":\[[^\]]*"club"/],
  ] as const) {
    const { chart, candidates } = candidatesFor(words, peopleCatalog, [], [])
    const others = candidates.filter(({ question }) => not.test(JSON.stringify(question)))
    assert.ok(others.length > 0, words)
    for (const other of others)
      assert.equal(isHeeded(chart, other, unusedWords(chart, other)), false, JSON.stringify(other.question))
  }
})

test('a value that stands so in the data is not left out of an answer', () => {
  const { chart, candidates } = candidatesFor('number of orders in Germany for tents', shopCatalog, [], [])
  const heeded = candidates.filter((c) => isHeeded(chart, c, unusedWords(chart, c)))
  assert.ok(heeded.length > 0)
  for (const { question } of heeded) assert.match(JSON.stringify(question), /Germany.*Tent/)
})

test('what rows are called in passing is not heeded, but the figure is made as it was said', () => {
  const words = 'what percentage of intake is in Rowing'
  const { chart, candidates } = candidatesFor(words, peopleCatalog, [], [])
  const share = candidates.find(({ question }) => JSON.stringify(question).includes('"op":"/"'))
  assert.ok(share, words)
  const unused = unusedWords(chart, share)
  assert.deepEqual(unused, ['intake'])
  assert.equal(isHeeded(chart, share, unused), false)
  assert.equal(isMadeAsSaid(chart, share, unused), true)
})
