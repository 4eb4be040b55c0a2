import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Condition, Measure, Question } from '../../question/question.contract.ts'
import { candidatesFor } from '../candidates.ts'
import { read } from '../read.ts'
import { peopleCatalog, shopCatalog } from '../reader.fixture.ts'
import { withTerms } from './definitions.ts'
import { plainly } from './terms.ts'

const of = (dataset: string, field: string) => ({ field: { dataset, field } })
const quantity: Measure = { fn: 'sum', of: of('order_lines', 'quantity') }
const sold: Condition = { related: 'orders', some: false, where: null }

/** What the words must be able to mean, whatever the learned order says. */
const means: [words: string, question: Partial<Question>][] = [
  [
    'What are the top 3 countries by number of orders? Return the country and number of orders.',
    {
      measures: [{ count: 'orders' }],
      by: [{ of: of('customers', 'country') }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 3,
    },
  ],
  [
    'What are the top 2 categories by total quantity? Return the category, number of order lines and total quantity.',
    {
      measures: [{ count: 'order_lines' }, quantity],
      by: [{ of: of('products', 'category') }],
      order: [{ column: { measure: 1 }, descending: true }],
      limit: 2,
    },
  ],
  [
    'Return the customer id and name of customers who have not made any orders.',
    {
      dataset: 'customers',
      fields: [{ of: of('customers', 'customer_id') }, { of: of('customers', 'name') }],
      where: sold,
    },
  ],
  [
    'Return customers (customer id and email) who have no orders',
    {
      dataset: 'customers',
      fields: [{ of: of('customers', 'customer_id') }, { of: of('customers', 'email') }],
      where: sold,
    },
  ],
  [
    'How many orders are there per country? Return the country, number of orders and number of distinct customers.',
    {
      measures: [{ count: 'orders' }, { fn: 'distinct', of: of('customers', 'customer_id'), rows: 'orders' }],
      by: [{ of: of('customers', 'country') }],
    },
  ],
  [
    'Return the customer name, number of orders and rank by number of orders for all customers',
    { measures: [{ count: 'orders' }], by: [{ of: of('customers', 'name') }], over: [{ kind: 'rank', measure: 0 }] },
  ],
  [
    'total quantity / number of order lines',
    { measures: [{ op: '/', left: quantity, right: { count: 'order_lines' } }], by: [] },
  ],
  [
    'number of cancelled orders / number of orders',
    {
      measures: [
        {
          op: '/',
          left: {
            count: 'orders',
            where: { compare: '=', left: of('orders', 'status'), right: { value: 'Cancelled' } },
          },
          right: { count: 'orders' },
        },
      ],
    },
  ],
  [
    "how many customers have a name that starts with 'J' or ends with 'z'",
    {
      where: {
        any: [
          { text: 'starts', of: of('customers', 'name'), value: 'J' },
          { text: 'ends', of: of('customers', 'name'), value: 'z' },
        ],
      },
    },
  ],
  [
    'how many orders were placed in the same month as the customer signed up',
    {
      measures: [{ count: 'orders' }],
      where: {
        compare: '=',
        left: { at: 'month', of: of('orders', 'ordered_on') },
        right: { at: 'month', of: of('customers', 'signed_up_on') },
      },
    },
  ],
  [
    'how many orders in the past 3 months',
    {
      measures: [{ count: 'orders' }],
      where: { during: of('orders', 'ordered_on'), period: { last: 3, unit: 'month', rolling: true } },
    },
  ],
  [
    'number of orders in each of the last 8 weeks excluding the current week',
    {
      measures: [{ count: 'orders' }],
      by: [{ of: of('orders', 'ordered_on'), grain: 'week' }],
      where: { during: of('orders', 'ordered_on'), period: { last: 8, unit: 'week', complete: true } },
    },
  ],
]

test('several sentences, and the columns that they ask for, are one question', () => {
  for (const [words, wanted] of means) {
    const found = candidatesFor(words, shopCatalog, [], []).candidates.map((c) => c.question)
    const fits = found.some((q) =>
      Object.entries(wanted).every(
        ([part, value]) => JSON.stringify(q[part as keyof Question]) === JSON.stringify(value),
      ),
    )
    assert.ok(
      fits,
      `${words}:\n${found
        .slice(0, 4)
        .map((q) => JSON.stringify(q))
        .join('\n')}`,
    )
  }
})

test('a term of the instructions is read as what it means, and its words are found where they were said', () => {
  const text = 'What is the QPL by category?'
  const readings = read(text, shopCatalog, {
    instructions: 'QPL (quantity per line) = total quantity / number of order lines.',
  })
  const wanted = [{ op: '/', left: quantity, right: { count: 'order_lines' } }]
  const found = readings.find((r) => JSON.stringify(r.question.measures) === JSON.stringify(wanted))
  assert.ok(found, JSON.stringify(readings.map((r) => r.question)))
  const part = found.parts.find((p) => p.part === 'measure')
  assert.equal(text.slice(part?.start, part?.end), 'QPL')
})

test('what says only how to calculate is left out, and the other words keep their places', () => {
  const text = 'average price by category, rounded to 2 decimal places'
  const plain = plainly(text)
  assert.equal(plain?.text, 'average price by category')
  assert.equal(plain.placeOf(plain.text.indexOf('category')), text.indexOf('category'))
})

test('white space between words is one space, and the words keep their places', () => {
  const text = `  average${' '.repeat(4_000)}price \n\n by category  `
  const plain = plainly(text)
  assert.equal(plain?.text, ' average price\nby category ')
  for (const word of ['average', 'price', 'category'])
    assert.equal(plain.placeOf(plain.text.indexOf(word)), text.indexOf(word))
})

test('terms do not make more of a question than a question may be', () => {
  assert.equal(plainly(`ab = ${'amount price '.repeat(145)}. ${'AB '.repeat(3)}`), null)
  const wordy = `abc = ${'price weight '.repeat(45)}. ${'abc '.repeat(5)}`
  assert.ok((plainly(wordy)?.text.length ?? 0) > 1_000)
  assert.deepEqual(read(wordy, shopCatalog), [])
  const term = (name: string) => `a new column called "${name}" that is the sum of price and weight. Show xyz.`
  assert.equal(withTerms(term('~!~!'), shopCatalog).text, term('~!~!'))
  assert.equal(withTerms(term('x-y-z'), shopCatalog).text, 'Show "x-y-z".')
})

test('what explains a time stands for it, where it names a date', () => {
  assert.equal(plainly('orders last year, I mean 2023 ')?.text, 'orders 2023')
  assert.equal(
    plainly('orders of last spring ( March to May 2024 ) by day')?.text,
    'orders of March to May 2024 by day',
  )
  const vague = 'orders of last year (so far) by day'
  assert.equal(plainly(vague)?.text, vague)
})

test('bands that the question names group the rows', () => {
  const [first] = read(
    `Create a new column called "Size" with price groups: 'Cheap' (0-9), 'Fair' (10-99) and 'Dear' (100 and above). Calculate the mean weight for each "Size".`,
    shopCatalog,
  )
  const by = first?.question.by[0]?.of
  assert.ok(by && 'case' in by, JSON.stringify(first?.question))
  assert.deepEqual(
    by.case.map(({ result }) => result),
    [{ value: 'Cheap' }, { value: 'Fair' }, { value: 'Dear' }],
  )
})

test('a condition is never lost to the columns that are named', () => {
  const { candidates } = candidatesFor(
    'How many customers and orders in 2024 are there per country? Return the country and number of orders.',
    shopCatalog,
    [],
    [],
  )
  assert.ok(candidates.length > 0)
  for (const { question } of candidates) assert.match(JSON.stringify(question), /2024/, JSON.stringify(question))
})

test('a term that the question makes is used wherever it stands', () => {
  const [first] = read(
    'Create a new column called "LoadSize" by multiplying price and weight. Calculate the mean and range (maximum - minimum) of the load size.',
    shopCatalog,
  )
  const load = { op: '*', left: of('products', 'price'), right: of('products', 'weight') }
  assert.deepEqual(first?.question.measures, [
    { fn: 'avg', of: load },
    { op: '-', left: { fn: 'max', of: load }, right: { fn: 'min', of: load } },
  ])
  assert.deepEqual(first?.unused, [])
})

test('what is only said again in another sentence is not left out', () => {
  const [first] = read(
    'Calculate the median fee for each club. Are there differences in the median fee between clubs?',
    peopleCatalog,
  )
  assert.deepEqual(first?.unused, ['differences'])
})
