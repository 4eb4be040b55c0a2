import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleOf } from '../../question/index.ts'
import { candidatesFor } from '../candidates.ts'
import { whichOfThese } from '../frames/which-of-these.ts'
import { read } from '../read.ts'
import { peopleCatalog, profiled, shopCatalog } from '../reader.fixture.ts'
import { selectParts } from '../select-parts.ts'

const both = 'ordered on is in 2024 or ordered on is in 2025'
const growth = '(number of orders where ordered on is in 2025) - (number of orders where ordered on is in 2024)'

/** Words, and the sentence of a question that they must be able to mean, whatever the learned order says. */
const means: [words: string, sentence: string][] = [
  ['orders in 2024 vs 2025', 'Number of orders, comparing 2024 and 2025.'],
  [
    'how did the number of orders change from 2024 to 2025',
    `Number of orders by year of ordered on, where ${both}, with change of number of orders.`,
  ],
  ['by how much did the number of orders grow from 2024 to 2025', `${growth}.`],
  ['november vs december 2025 orders', 'Number of orders, comparing 2025-11 and 2025-12.'],
  ['number of orders in March 2025 vs the month before', 'Number of orders, comparing 2025-02 and 2025-03.'],
  [
    'which country grew the most in number of orders from 2024 to 2025',
    `${growth} by country, ordered by number of orders - number of orders (highest first), the first one.`,
  ],
  [
    'which month had the biggest drop in number of orders',
    'Number of orders by month of ordered on, with change of number of orders, only where change of number of orders is less than 0, ordered by change of number of orders (lowest first), the first one.',
  ],
  ['weekdays vs weekends orders', 'Number of orders, comparing weekday and weekend.'],
  [
    'cheapest product in each category',
    'Category and product of each product, where price is known, ordered by price (lowest first), the first 1 of each category.',
  ],
  [
    'which category is the heaviest on average',
    'Average weight by category, ordered by average weight (highest first), the first one.',
  ],
  [
    'number of orders per country, ordered from most to least',
    'Number of orders by country, ordered by number of orders (highest first).',
  ],
  ['distinct count of customers', 'Number of customers.'],
  ["number of customers whose city ends with the letter 'a'", 'Number of customers, where city ends with “a”.'],
  [
    'number of customers who ordered at most twice',
    'Number of customers, where its number of orders is more than 0 and its number of orders is at most 2.',
  ],
  ['number of orders in the previous ISO week', 'Number of orders, where ordered on is from 2026-01-05 to 2026-01-11.'],
  ['histogram of price', 'Number of products by price in 10 parts.'],
  ['mean and range of price', 'Average price and highest price - lowest price.'],
  [
    'is there a correlation between price and weight',
    'Correlation of price and weight, p-value of the correlation of price and weight and significant.',
  ],
  [
    'Is there a correlation between price and weight? If so, is it positive or negative?',
    'Correlation of price and weight, positive, p-value of the correlation of price and weight and significant.',
  ],
  ['correlation between the weight of a product and its price', 'Correlation of weight and price.'],
  [
    'average days between signed up on and ordered on',
    'Average (elapsed days of signed up on, ordered on) over orders.',
  ],
  [
    'how many customers bought nothing in 2025',
    'Number of customers, where there are no order lines where ordered on is in 2025.',
  ],
  [
    'did we sell more tents in 2025 than in 2024',
    'Whether (total quantity where (category is Tents and ordered on is in 2025)) is more than (total quantity where (category is Tents and ordered on is in 2024)).',
  ],
  ['how many emails are missing', 'Number of customers where email is missing.'],
  ['names and cities of customers in France', 'Name and city of each customer, where country is France.'],
  ['number of customers per decade', 'Number of customers by calendar year of signed up on in steps of 10.'],
  ['products not in the tents or lamps category', 'Product of each product, where category is not Tents or Lamps.'],
  ['ratio of weight to price by category', 'Average weight / average price by category.'],
  [
    '10 customers with the most orders',
    'Number of orders by name, ordered by number of orders (highest first), the first 10.',
  ],
]

test('parts compose into the sentence that is meant', () => {
  for (const [words, sentence] of means) {
    const found = candidatesFor(words, shopCatalog, [], []).candidates.map(
      (c) => `${titleOf(c.question, shopCatalog)}.`,
    )
    assert.ok(found.includes(sentence), `${words}: ${found.slice(0, 12).join('\n')}`)
  }
})

/** Words, and the sentence of the question that they are read as first. */
const readAs: [words: string, sentence: string][] = [
  [
    'customers who bought tents but no lamps',
    'Name of each customer, where there are order lines where category is Tents and there are no order lines where category is Lamps',
  ],
  [
    'customers who ordered in March 2025 but not in April 2025',
    'Name of each customer, where there are orders where ordered on is in March 2025 and there are no orders where ordered on is in April 2025',
  ],
  ['orders by status, city and country', 'Number of orders by status, city and country'],
  ['number of orders by country, city, and status', 'Number of orders by country, city and status'],
  [
    'products with no sales in 2025',
    'Product of each product, where there are no order lines where ordered on is in 2025',
  ],
  [
    'countries without orders in May 2025',
    'Number of orders where ordered on is in May 2025 by country, only where number of orders is 0',
  ],
  [
    'units sold of the three biggest customers together',
    'Total (the total quantity by name, ordered by total quantity (highest first), the first 3)',
  ],
  ['what share of the units sold comes from the top 5 customers', 'Share in percent'],
  [
    'units sold, orders and customers by country',
    'Total quantity, number of orders and number of customers by country',
  ],
  ['how many orders and customers per country', 'Number of orders and number of customers by country'],
  [
    'units sold, orders and units sold per order by month',
    'Total quantity, number of orders and units sold per order by month of ordered on',
  ],
  [
    'number of orders in 2024 and 2025 together',
    'Number of orders, where ordered on is in 2024 or ordered on is in 2025',
  ],
]

test('what is left out, what several come to and three groups are read as they are said', () => {
  for (const [words, sentence] of readAs) {
    const [reading] = read(words, shopCatalog)
    assert.equal(reading && titleOf(reading.question, shopCatalog), sentence, words)
  }
})

test('a chart that is wished for belongs to the question', () => {
  const { candidates } = candidatesFor('number of orders by status as a pie chart', shopCatalog, [], [])
  assert.ok(candidates.some((c) => c.question.chart?.kind === 'pie' && c.question.by.length === 1))
})

test('what is said before the verb is the whole that a share is of, and so is a bare time', () => {
  const first = (words: string) => {
    const [reading] = read(words, shopCatalog)
    return reading ? titleOf(reading.question, shopCatalog) : ''
  }
  assert.match(
    first('what percentage of orders in 2024 were cancelled'),
    /\/ \(number of orders where ordered on is in 2024\)/,
  )
  assert.match(
    first('what percentage of orders from Germany were cancelled'),
    /\/ \(number of orders where country is Germany\)/,
  )
  assert.match(
    first('what share of customers in Germany signed up in 2024'),
    /\/ \(number of customers where country is Germany\)/,
  )
})

test('a quantity that rows have is added up; the rows are not counted for it', () => {
  const { candidates } = candidatesFor('total quantity of order lines', shopCatalog, [], [])
  assert.ok(candidates.some((c) => titleOf(c.question, shopCatalog) === 'Total quantity'))
  assert.ok(candidates.every((c) => !JSON.stringify(c.question.measures).includes('"count":"order_lines"')))
})

test('a month by its name is a number where the data writes it so', () => {
  const [members] = peopleCatalog.datasets
  const [, , age] = members!.fields
  const profile = { rows: 90, nulls: 0, distinct: 12, min: 1, max: 12, mean: 6, top: [], histogram: [], sampled: false }
  const month = { ...age!, name: 'month', label: 'month', column: 'month', role: 'category' as const, profile }
  const catalog = { ...peopleCatalog, datasets: [{ ...members!, timeField: null, fields: [age!, month] }] }
  const titles = (words: string) =>
    candidatesFor(words, catalog, [], []).candidates.map(({ question }) => titleOf(question, catalog))
  assert.ok(
    titles('average age in January').includes('Average age, where month is 1'),
    titles('average age in January').join('\n'),
  )
  assert.ok(
    titles('average age for january and july').includes('Average age, comparing january and july'),
    titles('average age for january and july').join('\n'),
  )
  assert.ok(!titles('average age that may be high').some((title) => title.includes('month is 5')))
})

test('the shape of a distribution is one figure, whatever stands between', () => {
  const { candidates } = candidatesFor(
    'check if the distribution of weight in the price list is skewed',
    shopCatalog,
    [],
    [],
  )
  const skewed = candidates
    .map(({ question }) => JSON.stringify(question.measures))
    .filter((m) => m.includes('skewness'))
  assert.ok(skewed.length > 0)
  const { candidates: plain } = candidatesFor('check if the distribution of weight is skewed', shopCatalog, [], [])
  assert.deepEqual(
    plain.filter(({ question }) => /"count".*"skewness"/.test(JSON.stringify(question.measures))),
    [],
  )
})

test('what stands in the words for a condition, a tie or another row is heeded in a single table', () => {
  const [members] = peopleCatalog.datasets
  const [, , age] = members!.fields
  const rank = { ...age!, name: 'rank', label: 'rank', column: 'rank' }
  const catalog = { ...peopleCatalog, datasets: [{ ...members!, fields: [...members!.fields, rank] }] }
  const scores = ['2-2', '1-0', '0\u20133', '4-4 (aet)']
  const tables = [{ dataset: 'members', rows: scores.map((score) => [null, null, null, null, score, null, 1]) }]
  const means = (words: string, sentence: string) => {
    const titles = candidatesFor(words, catalog, tables, []).candidates.map(({ question }) =>
      titleOf(question, catalog),
    )
    assert.ok(titles.includes(sentence), `${words}\n${titles.join('\n')}`)
  }
  means('how many members are over the age of 45', 'Number of members, where age is more than 45')
  means('how many members were placed in the top 10', 'Number of members, where rank is at most 10')
  means(
    'Turing has the same club as which other last name',
    'Last name of each member, where club is (the lowest club, where last name is Turing) and not (last name is Turing)',
  )
  means(
    'which last name is larger (in age) than Turing',
    'Last name of each member, where age is more than (the highest age, where last name is Turing)',
  )
  const orders = (words: string) =>
    selectParts(candidatesFor(words, catalog, [], []).chart)
      .flatMap((parts) => whichOfThese.apply(parts))
      .flatMap(({ question }) => question.order?.map((order) => JSON.stringify(order)) ?? [])
  const faster = orders('who was faster, Turing or Lovelace').filter((order) => order.includes('"rank"'))
  assert.ok(faster.length > 0 && faster.every((order) => order.includes('"descending":false')))
  const earlier = orders('who joined earlier, Turing or Lovelace').filter((order) => order.includes('"field"'))
  assert.ok(earlier.length > 0 && earlier.every((order) => /(?:joined_on|rank).*false/.test(order)))
  means('how many ties were there', 'Number of members, where club is 2-2 or “4-4 (aet)”')
  means('how many losses were there', 'Number of members, where club is “0\u20133”')
  means('difference in fee between rank 5 and rank 11', '(total fee where rank is 5) - (total fee where rank is 11)')
})

test('what leads to no row of another table is not ranked among its rows', () => {
  const orders = shopCatalog.datasets.find(({ name }) => name === 'orders')!
  const fields = orders.fields.map((field) =>
    field.name === 'customer_id'
      ? { ...field, ...profiled(90), profile: { ...profiled(90).profile!, nulls: 9 } }
      : field,
  )
  const catalog = {
    ...shopCatalog,
    datasets: shopCatalog.datasets.map((dataset) => (dataset === orders ? { ...orders, fields } : dataset)),
  }
  const title = (words: string) => {
    const [reading] = read(words, catalog)
    return reading && titleOf(reading.question, catalog)
  }
  assert.match(title('top 5 customers by number of orders') ?? '', /where name is known/)
})

test('a figure for each row of their own table is what they come to for one', () => {
  const titles = candidatesFor('fee per member by club', peopleCatalog, [], []).candidates.map(({ question }) =>
    titleOf(question, peopleCatalog),
  )
  assert.ok(titles.includes('Total fee / number of members by club'), titles.join('\n'))
})
