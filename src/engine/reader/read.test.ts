import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Question, question as schema } from '../question/question.contract.ts'
import { candidatesFor } from './candidates.ts'
import type { Candidate } from './chart.ts'
import { constructions, terminals } from './constructions/all-constructions.ts'
import { decide } from './doubt.ts'
import { frames } from './frames/all-frames.ts'
import { read } from './read.ts'
import { peopleCatalog, shopCatalog } from './reader.fixture.ts'

const of = (dataset: string, field: string) => ({ field: { dataset, field } })

/** What the words must be able to mean, whatever the learned order says. */
const means: [words: string, question: Question][] = [
  ['How many customers are there?', { measures: [{ count: 'customers' }], by: [] }],
  [
    'how many orders were cancelled',
    {
      measures: [{ count: 'orders' }],
      by: [],
      where: { compare: '=', left: of('orders', 'status'), right: { value: 'Cancelled' } },
    },
  ],
  [
    'orders from Germany',
    {
      measures: [],
      by: [],
      dataset: 'orders',
      fields: [],
      where: { compare: '=', left: of('customers', 'country'), right: { value: 'Germany' } },
    },
  ],
  [
    'average price by category',
    { measures: [{ fn: 'avg', of: of('products', 'price') }], by: [{ of: of('products', 'category') }] },
  ],
  [
    'mean and standard deviation of price',
    {
      measures: [
        { fn: 'avg', of: of('products', 'price') },
        { fn: 'stddev', of: of('products', 'price') },
      ],
      by: [],
    },
  ],
  [
    'average price and weight',
    {
      measures: [
        { fn: 'avg', of: of('products', 'price') },
        { fn: 'avg', of: of('products', 'weight') },
      ],
      by: [],
    },
  ],
  [
    'how many customers have never ordered',
    { measures: [{ count: 'customers' }], by: [], where: { related: 'orders', some: false, where: null } },
  ],
  [
    'how many customers have more than 20 orders',
    {
      measures: [{ count: 'customers' }],
      by: [],
      where: { compare: '>', left: { rollup: { count: 'orders' } }, right: { value: 20 } },
    },
  ],
  [
    'number of orders per month',
    { measures: [{ count: 'orders' }], by: [{ of: of('orders', 'ordered_on'), grain: 'month' }] },
  ],
  [
    'correlation between price and weight',
    { measures: [{ fn: 'correlation', of: of('products', 'price'), and: of('products', 'weight') }], by: [] },
  ],
  [
    'how many customers have no email',
    { measures: [{ count: 'customers' }], by: [], where: { missing: of('customers', 'email') } },
  ],
  [
    'how many customers have placed orders in each month',
    {
      measures: [{ fn: 'distinct', of: of('customers', 'customer_id'), rows: 'orders' }],
      by: [{ of: of('orders', 'ordered_on'), grain: 'month' }],
    },
  ],
  [
    'which product has the most customers',
    {
      measures: [{ count: 'order_lines' }],
      by: [{ of: of('products', 'product') }],
      order: [{ column: { measure: 0 }, descending: true }],
      limit: 1,
    },
  ],
  [
    '7-day moving average of orders',
    {
      measures: [{ count: 'orders' }],
      by: [{ of: of('orders', 'ordered_on'), grain: 'day' }],
      over: [{ kind: 'moving', n: 7, measure: 0 }],
    },
  ],
  [
    "today's orders",
    {
      measures: [],
      by: [],
      dataset: 'orders',
      where: { during: of('orders', 'ordered_on'), period: { from: '2026-01-15', to: '2026-01-15' } },
    },
  ],
  [
    'how many customers not in Germany',
    {
      measures: [{ count: 'customers' }],
      by: [],
      where: { not: { compare: '=', left: of('customers', 'country'), right: { value: 'Germany' } } },
    },
  ],
]

test('the parts of a question compose into the question that is meant', () => {
  for (const [words, wanted] of means) {
    const found = candidatesFor(words, shopCatalog, [], []).candidates.map((c) => c.question)
    const fits = found.some((q) =>
      Object.entries(wanted).every(([part, value]) =>
        part === 'fields' ? true : JSON.stringify(q[part as keyof Question]) === JSON.stringify(value),
      ),
    )
    assert.ok(fits, `${words}: ${JSON.stringify(found.slice(0, 3))}`)
  }
})

test('every candidate is a question of the algebra', () => {
  for (const [words] of means)
    for (const { question } of candidatesFor(words, shopCatalog, [], []).candidates)
      assert.doesNotThrow(() => schema.parse(question), JSON.stringify(question))
})

test('a reading tells the words of each part and the words it did not use', () => {
  const [first] = read('how many purple customers are in Germany', shopCatalog)
  assert.ok(first)
  assert.ok(first.unused.includes('purple'), JSON.stringify(first))
  assert.ok(first.parts.some((p) => /Germany/.test(p.words)))
  assert.ok(first.probability >= 0 && first.probability <= 1)
})

test('a word of the question that is the name of a property of every object is only a word', () => {
  assert.doesNotThrow(() => read('constructor toString of __proto__ customers', shopCatalog))
})

test('every construction has examples and a name of its own', () => {
  const all = [...terminals, ...constructions, ...frames]
  assert.equal(new Set(all.map((c) => c.name)).size, all.length)
  for (const c of all) assert.ok(c.examples.length > 0, c.name)
})

test('a term that the question defines is written out over the fields it is made of', () => {
  const readings = read(
    'Create a new column called "Load" that is the sum of price and weight. Calculate the mean of "Load".',
    shopCatalog,
  )
  const wanted = { fn: 'avg', of: { op: '+', left: of('products', 'price'), right: of('products', 'weight') } }
  assert.ok(
    readings.some((r) => JSON.stringify(r.question.measures) === JSON.stringify([wanted])),
    JSON.stringify(readings.map((r) => r.question)),
  )
})

test('a few words after an answer change the question that was answered', () => {
  const previous: Question = {
    measures: [{ count: 'orders' }],
    by: [{ of: of('orders', 'ordered_on'), grain: 'month' }],
    where: { compare: '=', left: of('customers', 'country'), right: { value: 'Germany' } },
  }
  const [france] = read('and in France?', shopCatalog, { previous })
  assert.deepEqual(france?.question, {
    ...previous,
    where: { compare: '=', left: of('customers', 'country'), right: { value: 'France' } },
  })
  const [weeks] = read('by week instead', shopCatalog, { previous })
  assert.deepEqual(weeks?.question, { ...previous, by: [{ of: of('orders', 'ordered_on'), grain: 'week' }] })
  const [five] = read('only the top 5', shopCatalog, { previous })
  assert.deepEqual(five?.question, { ...previous, order: [{ column: { measure: 0 }, descending: true }], limit: 5 })
  const [share] = read('as a share', shopCatalog, { previous })
  assert.deepEqual(share?.question, { ...previous, over: [{ kind: 'share', measure: 0 }] })
})

test('a question that is whole by itself changes none before it, unless it speaks of it', () => {
  const previous: Question = {
    measures: [{ count: 'orders' }],
    by: [{ of: of('orders', 'ordered_on'), grain: 'month' }],
    where: { compare: '=', left: of('customers', 'country'), right: { value: 'Germany' } },
  }
  const by = (text: string) => read(text, shopCatalog, { previous })[0]?.question.by
  assert.deepEqual(by('how much did people in Paris spend'), [])
  assert.deepEqual(by('how much was it in Paris'), previous.by)
})

test('where nothing is said of what is measured, it is the one amount that a table has', () => {
  const [members] = peopleCatalog.datasets
  const fields = members!.fields.filter(({ name }) => name !== 'age')
  const sheet = { ...peopleCatalog, datasets: [{ ...members!, fields }] }
  const total = [{ fn: 'sum', of: of('members', 'fee') }]
  const [compared] = read('compare Rowing and Chess', sheet)
  assert.deepEqual([compared?.question.measures, compared?.question.by], [total, [{ of: of('members', 'club') }]])
  const [developed] = read('how did Rowing develop over time', sheet)
  assert.deepEqual(developed?.question, {
    measures: total,
    by: [{ of: of('members', 'joined_on'), grain: 'month' }],
    where: { compare: '=', left: of('members', 'club'), right: { value: 'Rowing' } },
  })
})

test('what is not in the words of the data is not answered as if it were', () => {
  assert.equal(decide([]), 'ask')
  const readings = read('how many zebras flew over the quiet mountain yesterday evening', shopCatalog)
  assert.equal(decide(readings), 'ask', JSON.stringify(readings[0]))
})

test('what a mistyped word was taken for is told', () => {
  assert.deepEqual(read('how many custmers are there', shopCatalog)[0]?.taken, [{ word: 'custmers', for: 'customers' }])
  assert.deepEqual(read('how many customers are there', shopCatalog)[0]?.taken, [])
})

test('US in capitals is a place, and never dropped in silence', () => {
  const [customers, ...others] = shopCatalog.datasets
  const fields = customers!.fields.map((f) =>
    f.name === 'country' ? { ...f, profile: { ...f.profile!, top: [{ value: 'US', count: 1 }] } } : f,
  )
  const catalog = { ...shopCatalog, datasets: [{ ...customers!, fields }, ...others] }
  assert.deepEqual(read('how many customers are in the US', catalog)[0]?.question, {
    measures: [{ count: 'customers' }],
    by: [],
    where: { compare: '=', left: of('customers', 'country'), right: { value: 'US' } },
  })
  assert.ok(read('how many customers are in the US', shopCatalog)[0]?.unused.includes('US'))
  assert.deepEqual(read('tell us how many customers there are', shopCatalog)[0]?.unused, [])
})

test('what only sounds like a thing is nothing to divide by', () => {
  const [customers, orders, ...others] = shopCatalog.datasets
  const freight = { ...others[0]!.fields[3]!, name: 'freight', label: 'freight', column: 'freight' }
  const via = { ...freight, name: 'shipvia', label: 'shipvia', column: 'shipvia' }
  const catalog = {
    ...shopCatalog,
    datasets: [customers!, { ...orders!, fields: [...orders!.fields, freight, via] }, ...others],
  }
  for (const { question } of candidatesFor('freight per shipper', catalog, [], []).candidates)
    assert.ok(!JSON.stringify(question).includes('"op":"/"'), JSON.stringify(question))
})

test('an adjective stands for the first of its kind only with its degree', () => {
  const ranked = (words: string) => candidatesFor(words, shopCatalog, [], []).candidates.some((c) => c.question.limit)
  assert.ok(!ranked('expensive products'))
  assert.ok(ranked('most expensive product'))
})

test('after a year is not in it', () => {
  const [first] = read('which customers signed up after 2023', shopCatalog)
  assert.deepEqual(first?.question.where, {
    during: of('customers', 'signed_up_on'),
    period: { from: '2024-01-01', to: null },
  })
})

test('on or after a day is from that day on', () => {
  for (const { question } of candidatesFor('how many orders on or after 2025-03-01', shopCatalog, [], []).candidates)
    assert.ok(!JSON.stringify(question).includes('2025-03-02'), JSON.stringify(question))
})

test('a rate is used where it is told', () => {
  assert.deepEqual(read('cancellation rate by country', shopCatalog)[0]?.unused, [])
})

test('a text of many hundred words is no question, and is not worked on', () => {
  assert.deepEqual(read('top 3 countries by revenue in 2024 and '.repeat(60), shopCatalog), [])
})

test('what was shipped to a country is told by its ship country, not by what shipping cost or who ships', () => {
  const [customers] = shopCatalog.datasets
  const country = customers!.fields.find(({ name }) => name === 'country')!
  const carrier = {
    ...country,
    name: 'carrier',
    label: 'carrier',
    role: 'category' as const,
    profile: { ...country.profile!, top: [{ value: 'Federal Shipping', count: 9 }] },
  }
  const freight = {
    ...country,
    name: 'freight',
    label: 'freight',
    type: 'real' as const,
    role: 'measure' as const,
    profile: null,
  }
  const shipped = { ...country, name: 'ship_country', label: 'ship country' }
  const catalog = {
    ...shopCatalog,
    datasets: shopCatalog.datasets.map((d) =>
      d.name === 'orders' ? { ...d, fields: [...d.fields, carrier, freight, shipped] } : d,
    ),
  }
  const [first] = read('how many orders were shipped to Germany', catalog)
  assert.deepEqual(first?.question, {
    measures: [{ count: 'orders' }],
    by: [],
    where: { compare: '=', left: { field: { dataset: 'orders', field: 'ship_country' } }, right: { value: 'Germany' } },
  })
  assert.deepEqual(first?.unused, [])
})

test('from most to least is an order, not a way: the word before it may still be another word for a name', () => {
  const [first] = read('number of orders by status, purchased from most to least orders', shopCatalog)
  assert.deepEqual(first?.unused, [])
  assert.deepEqual(first?.question.order, [{ column: { measure: 0 }, descending: true }])
})

test('a text in which each word goes with each is not tried in all the ways that there are', () => {
  let tried = 0
  const apply = function* () {
    const question: Question = { measures: [{ count: 'orders' }], by: [] }
    for (; tried < 1_000_000; tried++)
      yield { question, frame: 'any', edges: [], tags: [], target: null, targetSaid: 0 } satisfies Candidate
  } as unknown as (typeof frames)[number]['apply']
  frames.unshift({ name: 'any', examples: [], apply })
  try {
    candidatesFor('top ten customers by revenue '.repeat(40), shopCatalog, [], [])
  } finally {
    frames.shift()
  }
  assert.ok(tried <= 10_000, `tried ${tried}`)
})
