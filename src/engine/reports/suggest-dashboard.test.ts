import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { buildCatalog } from '../catalog/build-catalog.ts'
import { numbers, rowsOf, schemaOf, settings, tableOf } from '../catalog/catalog.fixture.ts'
import { parseDocument } from '../documents/parse-document.ts'
import { viewsOf } from '../documents/views.ts'
import { type Condition, compile, narrow, type Question } from '../question/index.ts'
import { of, shopCatalog } from '../question/shop.fixture.ts'
import { suggestQuestions } from '../reader/index.ts'
import type { SourceTable } from '../schema.ts'
import { registerFunctions } from '../sources/sqlite/functions.ts'
import { findSubject } from './subject.ts'
import { suggestDashboard } from './suggest-dashboard.ts'

const catalogOf = (...tables: SourceTable[]) =>
  buildCatalog([{ id: 's', dialect: 'sqlite', schema: schemaOf(...tables), isFile: true }], settings)
const cities = ['Oslo', 'Bonn', 'Nice']

/** People on a ship: an id, a class in whole numbers, a flag, amounts; who they are stands in a column. */
const people = tableOf(
  'ship',
  ['passenger_id', 'survived', 'class', 'name', 'sex', 'age', 'fare', 'cabin'],
  rowsOf(
    numbers(200, (n) => n + 1),
    numbers(200, (n) => Number(n % 3 === 0)),
    numbers(200, (n) => (n % 3) + 1),
    numbers(200, (n) => `Person ${n}`),
    numbers(200, (n) => (n % 2 ? 'male' : 'female')),
    numbers(200, (n) => 20.5 + (n % 40)),
    numbers(200, (n) => 7.25 + (n % 90)),
    numbers(200, (n) => (n % 5 ? null : `C${n}`)),
  ),
)
const labels = (subject: ReturnType<typeof findSubject>) => ({
  measures: subject?.measures.map(({ label }) => label),
  dimensions: subject?.dimensions.map(({ label }) => label),
})

test('ids and grades are not measured, texts that tell rows apart group nothing, and the rows have their name', () => {
  const { measures, dimensions } = labels(findSubject(catalogOf(people)))
  assert.deepEqual(measures, ['Average fare', 'Average age', 'Passengers'])
  assert.ok(dimensions?.includes('Sex') && dimensions.includes('Survived'))
  assert.ok(!dimensions?.some((label) => ['Name', 'Cabin', 'Passenger id'].includes(label)), String(dimensions))
})

test('ranks, classes and codes are measured neither by a dashboard nor by a question that is suggested', () => {
  const finishers = tableOf(
    'finishers',
    ['position', 'pclass', 'state fips', 'name', 'team', 'pages'],
    rowsOf(
      numbers(120, (n) => (n % 50) + 1),
      numbers(120, (n) => (n % 3) + 1),
      numbers(120, (n) => ((n * 7) % 51) + 1),
      numbers(120, (n) => `Person ${n}`),
      numbers(120, (n) => ['Red', 'Blue'][n % 2]!),
      numbers(120, (n) => 100 + ((n * 7919) % 900)),
    ),
  )
  const catalog = catalogOf(finishers)
  assert.deepEqual(labels(findSubject(catalog)).measures, ['Finishers', 'Total pages'])
  assert.deepEqual(
    suggestQuestions(catalog, 10).filter((question) =>
      /(average|total|highest) (position|pclass|state)/.test(question),
    ),
    [],
  )
  assert.ok(suggestQuestions(catalog, 10).includes('What is the total pages by pclass?'))
})

test('abbreviations in the name of a file stay as they are written, and a title is not bent to a plural', () => {
  const births = tableOf(
    'UK_births_NHS',
    ['month', 'births'],
    rowsOf(
      numbers(120, (n) => (n % 12) + 1),
      numbers(120, (n) => 100 + ((n * 7919) % 900)),
    ),
  )
  const catalog = catalogOf(births)
  assert.equal(suggestDashboard(catalog, '')?.title, 'UK births NHS')
  assert.equal(catalogOf({ ...births, name: 'ORDER_LINES' }).datasets[0]?.label, 'order lines')
  assert.deepEqual(suggestQuestions(catalog, 3), [
    'How many rows are there by month?',
    'What is the total births by month?',
    'How many rows are there?',
  ])
})

test('a table in which every row is one thing is shown by its highest, not counted one by one', () => {
  const countries = tableOf(
    'drinks',
    ['country', 'litres'],
    rowsOf(
      numbers(90, (n) => `Land ${n}`),
      numbers(90, (n) => n / 10),
    ),
  )
  const made = suggestDashboard(catalogOf(countries), '')
  // Of one row there is no average.
  assert.match(made?.markup ?? '', /title="Litres: the 15 highest"/)
  assert.match(made?.markup ?? '', /"limit": 1000\n}\n```\n\n{% table query="list" title="All figures by country"/)
  assert.match(made?.markup ?? '', /title="Average litres" value="Average_litres"/)
  assert.doesNotMatch(made?.markup ?? '', /query="split_1"[^}]*y="Countries"/)
})

test('a word for what no column is called is measured by what the columns can tell', () => {
  const sales = tableOf(
    'sales',
    ['id', 'sold_on', 'product', 'quantity', 'unit_price'],
    rowsOf(
      numbers(60, (n) => n + 1),
      numbers(60, (n) => `2025-0${(n % 6) + 1}-11`),
      numbers(60, (n) => cities[n % 3] ?? ''),
      numbers(60, (n) => (n % 7) + 1),
      numbers(60, (n) => 2.5 + (n % 9)),
    ),
  )
  const subject = findSubject(catalogOf(sales), 'a dashboard about revenue')
  assert.equal(subject?.measures[0]?.label, 'Total revenue')
  assert.ok('fn' in (subject?.measures[0]?.measure ?? {}) && JSON.stringify(subject?.measures[0]).includes('"*"'))
  assert.match(suggestDashboard(catalogOf(sales), 'revenue')?.title ?? '', /revenue/i)
})

test('what the words ask for comes first, and metrics of the team before bare columns', () => {
  const subject = findSubject(shopCatalog(), 'revenue')
  assert.equal(subject?.dataset, 'lines')
  assert.equal(subject?.measures[0]?.label, 'Revenue')
  assert.equal(findSubject(shopCatalog(), 'returns')?.dataset, 'returns')
})

test('rows that belong to others have the time of the nearest, and are split by what they belong to', () => {
  const day = (n: number) => `2025-0${(n % 9) + 1}-11`
  const catalog = catalogOf(
    tableOf(
      'employees',
      ['employee_id', 'first', 'last', 'title', 'hired_on'],
      rowsOf(
        numbers(9, (n) => n + 1),
        numbers(9, (n) => `First${n}`),
        numbers(9, (n) => `Last${n}`),
        numbers(9, (n) => `Title ${n % 3}`),
        numbers(9, (n) => `199${n % 4}-05-0${n + 1}`),
      ),
    ),
    tableOf(
      'categories',
      ['category_id', 'category_name'],
      rowsOf(
        numbers(8, (n) => n + 1),
        numbers(8, (n) => `Category ${n}`),
      ),
    ),
    tableOf(
      'products',
      ['product_id', 'product_name', 'category_id'],
      rowsOf(
        numbers(40, (n) => n + 1),
        numbers(40, (n) => `Product ${n}`),
        numbers(40, (n) => (n % 8) + 1),
      ),
    ),
    tableOf(
      'orders',
      ['order_id', 'employee_id', 'ordered_on'],
      rowsOf(
        numbers(100, (n) => n + 1),
        numbers(100, (n) => (n % 9) + 1),
        numbers(100, day),
      ),
    ),
    tableOf(
      'order_lines',
      ['order_id', 'product_id', 'unit_price', 'quantity'],
      rowsOf(
        numbers(300, (n) => (n % 100) + 1),
        numbers(300, (n) => (n % 40) + 1),
        numbers(300, (n) => 1.5 + (n % 11)),
        numbers(300, (n) => (n % 13) + 1),
      ),
    ),
  )
  const subject = findSubject(catalog, 'sales')
  assert.equal(subject?.dataset, 'order_lines')
  assert.deepEqual(subject?.time?.of, of('orders', 'ordered_on'))
  assert.equal(subject?.dimensions[0]?.label, 'Category')
})

const dayOf = (n: number) => `2025-0${(n % 9) + 1}-11`
/** Products that began on a day, orders that were made on one, their lines, and what came back of them. */
const soldThings = () =>
  catalogOf(
    tableOf(
      'goods',
      ['good_id', 'good', 'family', 'listed_on'],
      rowsOf(
        numbers(24, (n) => n + 1),
        numbers(24, (n) => `Good ${n}`),
        numbers(24, (n) => `Family ${n % 4}`),
        numbers(24, (n) => `2022-0${(n % 9) + 1}-11`),
      ),
    ),
    tableOf(
      'buyers',
      ['buyer_id', 'buyer', 'city'],
      rowsOf(
        numbers(50, (n) => n + 1),
        numbers(50, (n) => `Buyer ${n}`),
        numbers(50, (n) => cities[n % 3]!),
      ),
    ),
    tableOf(
      'orders',
      ['order_id', 'buyer_id', 'ordered_on', 'channel'],
      rowsOf(
        numbers(150, (n) => n + 1),
        numbers(150, (n) => (n % 50) + 1),
        numbers(150, dayOf),
        numbers(150, (n) => (n % 2 ? 'Shop' : 'Web')),
      ),
    ),
    tableOf(
      'order_lines',
      ['line_id', 'order_id', 'good_id', 'quantity', 'unit_price', 'discount'],
      rowsOf(
        numbers(300, (n) => n + 1),
        numbers(300, (n) => (n % 150) + 1),
        numbers(300, (n) => (n % 24) + 1),
        numbers(300, (n) => (n % 13) + 1),
        numbers(300, (n) => 1.5 + (n % 11)),
        numbers(300, (n) => (n % 5) / 20),
      ),
    ),
    tableOf(
      'returns',
      ['return_id', 'line_id', 'returned_on', 'reason', 'refund'],
      rowsOf(
        numbers(60, (n) => n + 1),
        numbers(60, (n) => n * 5 + 1),
        numbers(60, dayOf),
        numbers(60, (n) => `Reason ${n % 4}`),
        numbers(60, (n) => 2.5 * (n + 1)),
      ),
    ),
  )

test('with nothing said, it is about what came in when it was ordered, and is called as the data is', () => {
  const catalog = soldThings()
  const subject = findSubject(catalog)
  assert.equal(subject?.dataset, 'order_lines')
  assert.deepEqual(subject?.time?.of, of('orders', 'ordered_on'))
  assert.equal(subject?.measures[0]?.label, 'Total revenue')
  assert.deepEqual(subject?.measures.find(({ label }) => label === 'Orders')?.measure, {
    fn: 'distinct',
    of: of('order_lines', 'order_id'),
    label: 'Orders',
  })
  assert.deepEqual(
    subject?.dimensions.map(({ label }) => label),
    ['Channel', 'Family', 'City', 'Good'],
  )
  assert.equal(suggestDashboard(catalog, '', {}, 'Our shop')?.title, 'Our shop')
  assert.equal(suggestDashboard(catalog, '', { dataset: 'returns' }, 'Our shop')?.title, 'Returns')
})

test('by what somebody says, it is split first, and what cannot be split so gives way', () => {
  const catalog = soldThings()
  const made = suggestDashboard(catalog, 'returns by good')
  assert.equal(made?.title, 'Returns by good')
  const charts = [...(made?.markup ?? '').matchAll(/\{% chart [^%]*title="([^"]*)"/g)].map(([, title]) => title)
  assert.deepEqual(charts, ['Returns by good', 'Returns by month', 'Returns by reason'])
  assert.equal(findSubject(catalog, 'orders by good')?.dataset, 'order_lines', 'an order has many goods')
  const both = suggestDashboard(catalog, 'revenue per channel and city')
  assert.equal(both?.title, 'Total revenue by channel and city')
})

test('every query of a dashboard runs, with and without a choice', () => {
  const visits = tableOf(
    'visits',
    ['visit_id', 'day', 'city', 'minutes'],
    rowsOf(
      numbers(120, (n) => n + 1),
      numbers(120, (n) => `2025-${String((n % 12) + 1).padStart(2, '0')}-0${(n % 9) + 1}`),
      numbers(120, (n) => cities[n % 3]!),
      numbers(120, (n) => 1.5 * n),
    ),
  )
  const catalog = catalogOf(visits)
  const made = suggestDashboard(catalog, '')
  const { document, problems } = parseDocument(made?.markup ?? '')
  assert.deepEqual(problems, [])
  assert.deepEqual(
    document.controls.map(({ name, field }) => `${name} ${field}`),
    ['period visits.day', 'choice visits.city'],
  )
  const database = new DatabaseSync(':memory:')
  registerFunctions(database)
  database.exec('create table visits (visit_id integer, day date, city text, minutes real)')
  const insert = database.prepare('insert into visits values (?, ?, ?, ?)')
  for (let n = 0; n < 120; n++)
    insert.run(n + 1, `2025-${String((n % 12) + 1).padStart(2, '0')}-0${(n % 9) + 1}`, cities[n % 3]!, 1.5 * n)
  assert.deepEqual(
    document.queries.map(({ name }) => name),
    ['choices', 'totals', 'trend', 'split_1', 'list'],
  )
  const table = viewsOf(document.nodes).find(({ type }) => type === 'table')
  const told = document.queries.at(-1)?.question?.measures.length
  assert.equal(table && 'totals' in table && Array.isArray(table.totals) && table.totals.length, told)
  const halfYear: Condition = { during: of('visits', 'day'), period: { from: '2025-01-01', to: '2025-06-30' } }
  const oslo: Condition = { compare: '=', left: of('visits', 'city'), right: { value: 'Oslo' } }
  const rowsWith = (question: Question | null, conditions: Condition[]) => {
    const asked = narrow(
      question!,
      conditions.map((condition) => ({ dataset: 'visits', condition })),
      catalog,
    )
    return database.prepare(compile(asked.question, asked.catalog, { written: true }).sql).all()
  }
  for (const { name, question } of document.queries)
    for (const conditions of [[], [halfYear], [halfYear, oslo]])
      assert.ok(rowsWith(question, conditions).length > 0, name)
  const [totals] = rowsWith(document.queries[1]!.question, [halfYear, oslo]) as Record<string, number>[]
  assert.ok(Object.values(totals!).includes(20), 'half a year of every third visit')
  database.close()
})

test('glued headings, headings that ask and headings that say "average" read as people write them', () => {
  const poll = tableOf(
    'poll',
    ['participantname', 'avg_hours', 'Do you like tea?'],
    rowsOf(
      numbers(90, (n) => `Person ${n}`),
      numbers(90, (n) => 1.5 + (n % 7)),
      numbers(90, (n) => (n % 3 ? 'Yes' : 'No')),
    ),
  )
  const catalog = catalogOf(poll)
  assert.deepEqual(catalog.datasets[0]?.thing, { one: 'participant', many: 'participants' })
  const markup = suggestDashboard(catalog, '')?.markup ?? ''
  assert.match(markup, /title="Do you like tea\?"/)
  assert.match(markup, /title="Avg hours"/)
  assert.doesNotMatch(markup, /Average avg/)
})
