import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chips, titleOf } from '../../question/index.ts'
import type { Question } from '../../question/question.contract.ts'
import { shopCatalog } from '../../reader/reader.fixture.ts'
import type { Cell } from '../tool-contract.ts'
import { columnsOf } from './answer-columns.ts'
import { presentAnswer } from './present-answer.ts'
import { withWords } from './read-question.ts'

const of = (dataset: string, field: string) => ({ field: { dataset, field } })
const told = (question: Partial<Question>, rows: Cell[][], truncated = false, locale = 'en') => {
  const whole: Question = { measures: [], by: [], ...question }
  return presentAnswer(
    {
      question: whole,
      title: titleOf(whole, shopCatalog),
      chips: withWords(chips(whole, shopCatalog), []),
      columns: columnsOf(whole, shopCatalog),
      locale,
    },
    { rows, truncated },
  )
}
const orders = { count: 'orders' }
const price = (fn: 'avg' | 'stddev' | 'max') => ({ fn, of: of('products', 'price') }) as const
const month = { of: of('orders', 'ordered_on'), grain: 'month' } as const
const country = { of: of('customers', 'country') }

test('one figure is said with its conditions', () => {
  const where = { compare: '=', left: of('orders', 'status'), right: { value: 'Paid' } } as const
  const { text, answer } = told({ measures: [orders], where }, [[1234]])
  assert.equal(text, 'The number of orders where status is Paid is **1,234**.')
  assert.deepEqual(answer?.rows, [[1234]])
})

test('a share is told with what it is a share of', () => {
  const where = { compare: '=', left: of('orders', 'status'), right: { value: 'Paid' } } as const
  const share = { op: '/', left: { ...orders, where }, right: orders } as const
  assert.equal(told({ measures: [share] }, [[0.25]]).text, 'The share of orders where status is Paid is **25%**.')
  const byCountry = told({ measures: [share], by: [country] }, [['France', 0.25]])
  assert.equal(byCountry.text, 'Share of orders where status is Paid by country:\n- France: 25%')
})

test('figures are written as whoever asks reads them', () => {
  const german = told({ measures: [orders, price('avg')] }, [[1234, 12.5]], false, 'de-DE')
  assert.equal(german.text, 'The number of orders is **1.234** and the average price is **12,5**.')
})

test('several figures are said each', () => {
  const { text, answer } = told({ measures: [price('avg'), price('stddev')] }, [[12.5, 3.25]])
  assert.equal(text, 'The average price is **12.5** and the standard deviation of price is **3.25**.')
  assert.deepEqual(answer?.rows, [[12.5, 3.25]])
})

test('what is not there is no figure', () => {
  const none = told({ measures: [price('max')] }, [[null]])
  assert.equal(none.answer, null)
  assert.match(none.text, /^Nothing in the data fits: highest price/)
  assert.equal(told({ measures: [orders], by: [country] }, []).answer, null)
})

test('the first of groups is named, with its figure', () => {
  const order = [{ column: { measure: 0 }, descending: true }]
  const { text, answer } = told({ measures: [orders], by: [country], order, limit: 1 }, [['France', 7]])
  assert.equal(text, '**France** has the highest number of orders: 7.')
  assert.deepEqual(answer?.rows, [['France']])
})

test('numbers under each other have one number of decimals', () => {
  const { text } = told({ measures: [price('avg')], by: [{ of: of('products', 'category') }] }, [
    ['France', 51097.8],
    ['Spain', 110277.312],
  ])
  assert.match(text, /- France: 51,097\.80\n- Spain: 110,277\.31/)
})

test('first and last names are one name, and an id stands beside a name only where names are the same', () => {
  const by = [{ of: of('customers', 'customer_id') }, { of: of('customers', 'name') }]
  const order = [{ column: { measure: 0 }, descending: true }]
  const rows: Cell[][] = [
    [1, 'Ann', 4],
    [2, 'Bo', 2],
  ]
  assert.match(told({ measures: [orders], by, order, limit: 2 }, rows).text, /1\. Ann: 4\n2\. Bo: 2/)
  const same: Cell[][] = [
    [1, 'Ann', 4],
    [2, 'Ann', 2],
  ]
  assert.match(told({ measures: [orders], by, order, limit: 2 }, same).text, /1\. 1, Ann: 4\n2\. 2, Ann: 2/)
})

test('periods have the names that people give them, and shares are percentages', () => {
  const over = [{ kind: 'share', measure: 0 }] as const
  const { text, answer } = told({ measures: [orders], by: [month], over: [...over] }, [
    ['2025-01-01', 1, 0.25],
    ['2025-02-01', 3, 0.75],
  ])
  assert.match(text, /- Jan 2025: 1 \(25%\)\n- Feb 2025: 3 \(75%\)/)
  assert.deepEqual(answer, {
    columns: ['ordered on (month)', 'number of orders', 'share of number of orders (%)'],
    rows: [
      ['2025-01', 1, 25],
      ['2025-02', 3, 75],
    ],
  })
  const days = told({ measures: [orders], by: [{ of: month.of, grain: 'weekday' }] }, [
    [1, 4],
    [7, 2],
  ])
  assert.match(days.text, /- Monday: 4\n- Sunday: 2/)
})

test('of many groups the ends are told, and only where all of them were read', () => {
  const rows = Array.from({ length: 30 }, (_, i): Cell[] => [`c${i}`, i])
  assert.match(
    told({ measures: [orders], by: [country] }, rows).text,
    /30 rows\. The highest is c29 with \*\*29\*\*, the lowest c0 with 0\./,
  )
  assert.doesNotMatch(told({ measures: [orders], by: [country] }, rows, true).text, /highest/)
})

test('rows are listed, one row is told whole', () => {
  const fields = [{ of: of('customers', 'name') }, { of: of('customers', 'city') }]
  const one = told({ dataset: 'customers', fields }, [['Ann', 'Berlin']])
  assert.equal(one.text, '**Ann**: city Berlin.')
  const two = told({ dataset: 'customers', fields }, [
    ['Ann', 'Berlin'],
    ['Bo', null],
  ])
  assert.equal(two.text, 'There are **2**:\n- Ann, Berlin\n- Bo, no value')
})

test('as many as were asked for are not told as all that there are', () => {
  const name = { of: of('customers', 'name') }
  const rows = [['Ann'], ['Bo']]
  for (const question of [
    { dataset: 'customers', fields: [name] },
    { measures: [], by: [name] },
  ]) {
    assert.match(told({ ...question, limit: 2 }, rows).text, /^Here are the first \*\*2\*\*:/)
    assert.match(told({ ...question, limit: 3 }, rows).text, /^There are \*\*2\*\*:/)
  }
})

test('yes or no is said as such', () => {
  const measure = { compare: '>', left: orders, right: { value: 0 } } as const
  const { text, answer } = told({ measures: [measure] }, [[true]])
  assert.match(text, /^\*\*Yes\.\*\* /)
  assert.deepEqual(answer?.rows, [[true]])
})
