import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
import type { SourceTable } from '../../schema.ts'
import { numbers, rowsOf, spread, suggestFrom, tableOf } from '../catalog.fixture.ts'

const fieldOf = (table: SourceTable, name: string) => {
  const field = suggestFrom(table).datasets[0]?.fields.find((one) => one.name === name)
  assert.ok(field, `no field ${name}`)
  return field
}
const column = (
  heading: string | { name: string; label?: string; format?: object },
  values: (string | number | boolean | null)[],
) => {
  const name = typeof heading === 'string' ? heading : heading.name
  return fieldOf(
    tableOf(
      'things',
      ['filler', heading],
      rowsOf(
        numbers(values.length, (n) => `word ${n % 3}`),
        values,
      ),
    ),
    name,
  )
}

describe('roles', () => {
  test('a whole number that is numbered through, or called an id, is an id and is not added up', () => {
    for (const heading of ['customer_id', 'OrderID', 'Invoice No', 'account number']) {
      const field = column(
        heading,
        numbers(50, (n) => 1000 + n),
      )
      assert.deepEqual([field.role, field.aggregation], ['id', null], heading)
    }
    const first = fieldOf(
      tableOf(
        'things',
        ['col', 'x'],
        rowsOf(
          numbers(40, (n) => n + 1),
          numbers(40, (n) => n % 7),
        ),
      ),
      'col',
    )
    assert.equal(first.role, 'id')
  })

  test('codes are ids, whatever their numbers are, and are not added up', () => {
    const any = spread(40, 100, 99_000)
    for (const heading of ['Department code', 'code of shop', 'sku', 'Phone', 'barcode', 'county fips', 'naics']) {
      const field = column(heading, any)
      assert.deepEqual([field.role, field.aggregation], ['id', null], heading)
    }
    const long = column(
      'card',
      numbers(40, (n) => 4_000_000_000 + n * n * 977),
    )
    assert.deepEqual([long.role, long.aggregation], ['id', null])
    assert.equal(column('number of codes', any).aggregation, 'sum')
  })

  test('numbers from 1 to n, each as often, may be codes: nothing says that they are added up', () => {
    const shops = column(
      'shop',
      numbers(900, (n) => 1 + (n % 45)),
    )
    assert.deepEqual([shops.role, shops.aggregation], ['measure', null])
    assert.equal(column('rooms', spread(900, 1, 4_000)).aggregation, 'sum')
  })

  test('1 to a few over many rows are classes, but for what is counted, averaged or scored', () => {
    const few = numbers(90, (n) => (n % 3) + 1)
    assert.deepEqual([column('pclass', few).role, column('stage', few).role], ['category', 'category'])
    for (const heading of ['rating', 'score', 'number of rooms', 'quantity'])
      assert.equal(column(heading, few).role, 'measure', heading)
    assert.equal(
      column(
        'siblings',
        numbers(90, (n) => n % 3),
      ).role,
      'measure',
    )
  })

  test('amounts that happen to differ in every row stay amounts', () => {
    const field = column(
      'population',
      numbers(40, (n) => 1000 + n * n * 37),
    )
    assert.deepEqual([field.role, field.aggregation], ['measure', 'sum'])
  })

  test('rates, percentages and temperatures are averaged', () => {
    const fractions = numbers(30, (n) => (n % 10) / 10 + 0.05)
    for (const [heading, values] of [
      ['conversion_rate', fractions],
      ['strength', fractions],
      ['Humidity (%)', spread(30, 20, 90)],
      ['Outside (°C)', spread(30, -10, 30)],
      ['average sales', spread(30, 100, 900)],
      ['amount per head', spread(30, 100, 900)],
    ] as const) {
      const field = column(typeof heading === 'string' ? { name: heading, label: heading } : heading, [...values])
      assert.deepEqual([field.role, field.aggregation], ['measure', 'avg'], heading)
    }
  })

  test('marks, scales, parts of things, weights of one kind and single times are averaged; counted things and long times are added up', () => {
    const usual = (heading: string, values: Parameters<typeof column>[1]) =>
      column({ name: heading, label: heading }, values).aggregation
    const few = numbers(90, (n) => (n % 5) + 1)
    for (const heading of ['Satisfaction (1-5)', 'Service 1 to 5', 'Stars', 'bedrooms', 'cylinders'])
      assert.deepEqual(
        [heading, column({ name: heading, label: heading }, few).role, usual(heading, few)],
        [heading, 'measure', 'avg'],
      )
    for (const heading of ['Seats', 'eggs broken', 'copies on loan']) assert.equal(usual(heading, few), 'sum', heading)
    assert.equal(usual('Weight (kg)', spread(40, 55, 120)), 'avg')
    assert.equal(usual('Weight (kg)', spread(40, 1, 900)), 'sum')
    assert.equal(usual('Wait (min)', spread(40, 1, 200)), 'avg')
    assert.equal(usual('Delay (min)', spread(40, 900, 90_000)), 'sum')
  })

  test('numbers of which no two are alike, where chance would make some, were given out; a year that something was founded is a time', () => {
    const shuffled = numbers(260, (n) => ((n * 97) % 883) + 1)
    assert.equal(column('Bib', shuffled).role, 'id')
    assert.equal(column('units sold', shuffled).role, 'measure')
    assert.equal(
      column(
        'Founded',
        numbers(60, (n) => 1088 + n * 14),
      ).role,
      'time',
    )
  })

  test('totals, quantities and numbers of something are added up', () => {
    for (const heading of ['total price', 'quantity', 'number of rooms', 'amount_usd'])
      assert.equal(column(heading, spread(30, 1, 400)).aggregation, 'sum', heading)
  })

  test('a fraction that nothing names is neither', () => {
    assert.equal(
      column(
        'fare',
        numbers(30, (n) => n * 3.7),
      ).aggregation,
      null,
    )
  })

  test('years are times, with or without the word', () => {
    for (const heading of ['year', 'model_year', 'founded']) {
      const field = column(heading, spread(30, 1950, 2020))
      assert.deepEqual([field.role, field.format?.kind, field.aggregation], ['time', 'year', null], heading)
    }
    assert.equal(column('price', spread(30, 1950, 2020)).role, 'measure')
  })

  test('0 and 1, yes and no are flags and have words for their values', () => {
    const flag = column(
      'active',
      numbers(30, (n) => n % 2),
    )
    assert.deepEqual(
      [flag.role, flag.valueLabels],
      [
        'flag',
        [
          { value: 1, label: 'yes' },
          { value: 0, label: 'no' },
        ],
      ],
    )
    assert.equal(
      column(
        'smokes',
        numbers(30, (n) => (n % 2 ? 'Y' : 'N')),
      ).role,
      'flag',
    )
    assert.equal(
      column(
        'gender',
        numbers(30, (n) => (n % 2 ? 'male' : 'female')),
      ).role,
      'category',
    )
  })

  test('texts are names, kinds, places or prose by how often they repeat and what they hold', () => {
    assert.equal(
      column(
        'status',
        numbers(30, (n) => ['open', 'closed', 'late'][n % 3] as string),
      ).role,
      'category',
    )
    assert.equal(
      column(
        'product',
        numbers(30, (n) => `Lamp of type ${n}`),
      ).role,
      'name',
    )
    assert.equal(
      column(
        'nation',
        numbers(30, (n) => ['France', 'Peru', 'Kenya'][n % 3] as string),
      ).role,
      'place',
    )
    assert.equal(
      column(
        'origin',
        numbers(30, (n) => ['France', 'Peru', 'Kenya'][n % 3] as string),
      ).role,
      'place',
    )
    assert.equal(
      column(
        'said',
        numbers(30, (n) => `${n} ${'a long story '.repeat(9)}`),
      ).role,
      'text',
    )
    assert.equal(
      column(
        'sku',
        numbers(30, (n) => `AB-${1000 + n}`),
      ).role,
      'id',
    )
  })

  test('units come from brackets, endings and the number format of the file', () => {
    const values = spread(30, 1, 400)
    assert.deepEqual(column({ name: 'Weight_kg', label: 'Weight (kg)' }, values).format, { kind: 'number', unit: 'kg' })
    assert.equal(column({ name: 'Weight_kg', label: 'Weight (kg)' }, values).label, 'Weight')
    assert.equal(column('Weight_in_lbs', values).label, 'weight')
    assert.equal(column('Miles_per_Gallon', values).label, 'miles per gallon')
    assert.equal(column('Miles_per_Gallon', values).format, null)
    assert.equal(column('Sales First 30 Days', values).format, null)
    assert.deepEqual(column({ name: 'Age', label: 'Age (months)' }, values).format, { kind: 'number', unit: 'months' })
    assert.deepEqual(column('price_usd', values).format, { kind: 'currency', unit: 'USD' })
    assert.deepEqual(column('duration_min', values).format, { kind: 'duration', unit: 'minutes' })
    assert.equal(column('price_min', values).format, null)
    assert.deepEqual(column({ name: 'x', format: { currency: '€' } }, values).format, { kind: 'currency', unit: 'EUR' })
    assert.deepEqual(
      column(
        { name: 'x', format: { percent: true } },
        numbers(30, (n) => n / 100),
      ).format,
      { kind: 'percent', scale: 1 },
    )
    assert.deepEqual(column('share_pct', values).format, { kind: 'percent', scale: 100 })
  })

  test('headings that say money are money of the team, and parts of a whole are percentages', () => {
    const values = spread(30, 1, 400)
    for (const name of ['unit_price', 'Total cost', 'refund', 'price_per_night', 'cost of goods', 'cost_2013'])
      assert.deepEqual(column(name, values).format, { kind: 'currency' }, name)
    for (const name of ['price_index', 'number_of_payments', 'amount', 'cost_rank', 'income share', 'county_income'])
      assert.equal(column(name, values).format, null, name)
    assert.equal(column('price_index', values).aggregation, 'avg')
    const parts = numbers(30, (n) => (n % 5) / 20)
    for (const name of ['discount', 'ShareMembers', 'Unemployment_rate', 'sand fraction'])
      assert.deepEqual(column(name, parts).format, { kind: 'percent', scale: 1 }, name)
    assert.equal(column('discount', values).format, null, 'an amount')
    assert.equal(column('heart_rate', values).format, null, 'not of 1')
    assert.equal(column('exchange_rate', parts).format, null, 'the price of another currency')
    assert.equal(column('price', parts).format, null, 'never as much as 1')
  })

  test('what is of each one, and where a part of the values ends, is not added up', () => {
    const values = spread(30, 1000, 90000)
    for (const name of ['county_income', 'P25th', 'upper_quartile', 'gdp_capita'])
      assert.equal(column(name, values).aggregation, 'avg', name)
    assert.equal(column('total_income', values).aggregation, 'sum')
  })

  test('each suggestion says what it was seen by', () => {
    const { suggestions } = suggestFrom(
      tableOf(
        'orders',
        ['order_id', 'total'],
        rowsOf(
          numbers(6650, (n) => n + 1),
          spread(6650, 1, 900),
        ),
      ),
    )
    const key = suggestions.find(({ attribute }) => attribute === 'primaryKey')
    assert.deepEqual([key?.value, key?.evidence], [['order_id'], 'order_id: 6,650 values, all different'])
    assert.ok(suggestions.every(({ evidence }) => evidence !== ''))
  })
})

describe('keys', () => {
  test('a column of very many rows is a key only when no value comes twice', () => {
    const ids = numbers(30_000, (n) => n + 1)
    const keyOf = (values: (number | string | boolean | null)[]) =>
      suggestFrom(
        tableOf(
          'events',
          ['event_id', 'kind'],
          rowsOf(
            values,
            numbers(values.length, (n) => n % 4),
          ),
        ),
      ).datasets[0]?.primaryKey
    assert.deepEqual(keyOf(ids), ['event_id'])
    assert.deepEqual(keyOf([...ids.slice(1), 17]), [])
    assert.deepEqual(keyOf([...ids.slice(1), 29_999]), [])
    assert.deepEqual(keyOf([...ids.slice(1), null]), [])
    assert.deepEqual(keyOf(ids.map((id) => `e${id}`)), ['event_id'])
  })
})

describe('what rows are called', () => {
  const thing = (name: string, ...headings: string[]) =>
    suggestFrom(
      tableOf(
        name,
        headings,
        rowsOf(...headings.map((_, at) => numbers(30, (n) => (at === 0 ? n + 1 : `word ${n % 3}`)))),
      ),
    ).datasets[0]?.thing
  test('a column or a plural says it, and an s is never added to a title', () => {
    assert.deepEqual(thing('voyage', 'passenger_id', 'port'), { one: 'passenger', many: 'passengers' })
    assert.equal(thing('voyage', 'id', 'port'), null)
    assert.deepEqual(thing('order_lines', 'id', 'port'), { one: 'order line', many: 'order lines' })
    assert.equal(thing('sales_data', 'id', 'port'), null)
  })
  test('a name that is different in every row says it where there is no key', () => {
    const table = tableOf(
      'list',
      ['Country', 'cups'],
      rowsOf(
        numbers(12, (n) => `Land ${'abcdefghijkl'[n]}`),
        spread(12, 0, 9),
      ),
    )
    assert.deepEqual(suggestFrom(table).datasets[0]?.thing, { one: 'country', many: 'countries' })
  })
})

describe('names and times of rows', () => {
  test('first and last name together, else the name, name a row', () => {
    const people = tableOf(
      'people',
      ['id', 'first_name', 'last_name', 'title'],
      rowsOf(
        numbers(9, (n) => n),
        numbers(9, (n) => `A${n}`),
        numbers(9, (n) => `B${n}`),
        numbers(9, () => 'Dr'),
      ),
    )
    assert.deepEqual(suggestFrom(people).datasets[0]?.nameFields, ['first_name', 'last_name'])
  })
  test('the time of the thing itself is meant, not when the row was written', () => {
    const day = (n: number) => `2025-01-${String((n % 28) + 1).padStart(2, '0')}`
    const orders = tableOf(
      'orders',
      ['order_id', 'created_at', 'order_date'],
      rowsOf(
        numbers(30, (n) => n),
        numbers(30, day),
        numbers(30, day),
      ),
    )
    assert.equal(suggestFrom(orders).datasets[0]?.timeField, 'order_date')
  })
})

test('comments of the database become descriptions', () => {
  const table = tableOf('orders', [{ name: 'x', comment: 'What was paid' }], rowsOf(numbers(9, (n) => n)), {
    comment: 'One row per order',
  })
  const [dataset] = suggestFrom(table).datasets
  assert.deepEqual([dataset?.description, dataset?.fields[0]?.description], ['One row per order', 'What was paid'])
})

test('gaps in brackets, and letters that are none, are read in names in time that grows with them', async () => {
  for (const name of [(size: number) => `c ( ${' '.repeat(size)} x`, (size: number) => `C${'\u20ac-'.repeat(size)}`])
    await assertGrowsEvenly((size) => suggestFrom(tableOf(name(size), [name(size)], [])), 1_000)
})
