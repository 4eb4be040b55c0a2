import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOptions, momentOptions } from './english-words.ts'
import { excelFormat } from './excel-format.ts'
import { fieldText } from './field-text.ts'
import { ownOrder } from './own-order.ts'

const said = (name: string, values: unknown[], look?: Parameters<typeof fieldText>[1], locale = 'en') =>
  values.map(fieldText(name, look, values, locale))

test('without a definition the values say it: one number of decimals per column, years and ids as they are', () => {
  assert.deepEqual(said('price', [1234.5, 2, null]), ['1,234.5', '2.0', '–'])
  assert.deepEqual(said('mean', [29.6991176471, 0.00034]), ['29.70', '0.00034'])
  assert.deepEqual(said('year', [2024, 1999]), ['2024', '1999'])
  assert.deepEqual(said('customer_id', [10042]), ['10042'])
  assert.deepEqual(said('name', ['a', 7]), ['a', '7'])
  assert.deepEqual(said('price', ['12.50', '1234567.00']), ['12.50', '1,234,567.00'])
  assert.deepEqual(said('postcode', ['01234', '10115']), ['01234', '10115'])
  assert.deepEqual(said('price', [1234.5], undefined, 'de'), ['1.234,5'])
})

test('times say no more than they know, and a time that says more says all', () => {
  const days = ['1996-07-04 00:00:00.000', '1996-07-05 00:00:00.000', null]
  assert.deepEqual(said('day', days), ['1996-07-04', '1996-07-05', '–'])
  assert.deepEqual(said('at', ['2024-01-01T10:00:00', '2024-01-01T10:30:00']), ['2024-01-01T10:00', '2024-01-01T10:30'])
  assert.deepEqual(said('at', ['2024-01-01 10:00', '2024-01-01 11:00']), ['2024-01-01 10:00', '2024-01-01 11:00'])
  assert.deepEqual(said('at', ['2024-01-01 10:00:00.000', '2024-01-01 11:00:01.000'])[0], '2024-01-01 10:00:00')
  const show = fieldText('day', undefined, days, 'en')
  assert.equal(show('1996-07-06 13:30:00.000'), '1996-07-06 13:30:00.000')
})

test('a definition or a grouping says it first', () => {
  assert.deepEqual(said('price', [1234.5, null], { format: { kind: 'currency', unit: 'USD' } }), ['$1,234.50', '–'])
  assert.deepEqual(said('region', ['North', null], { isGroup: true }), ['North', 'no value'])
  assert.deepEqual(said('day', ['2024-03-01'], { grain: 'month' }), ['Mar 2024'])
  assert.deepEqual(said('day', ['2024-04-01'], { grain: 'quarter' }), ['Q2 2024'])
  assert.deepEqual(said('day', [1, 7], { grain: 'weekday' }), ['Monday', 'Sunday'])
  assert.deepEqual(said('age', [10], { binWidth: 10 }), ['10 to 20'])
})

test('numbers follow the way of writing that was chosen, words stay English', () => {
  assert.deepEqual(said('day', ['2024-03-01'], { grain: 'month' }, 'de-DE'), ['Mar 2024'])
  assert.deepEqual(said('day', [1, 7], { grain: 'weekday' }, 'fr-FR'), ['Monday', 'Sunday'])
  assert.deepEqual(said('age', [1000], { binWidth: 500 }, 'de-DE'), ['1.000 to 1.500'])
  const day = (locale: string) =>
    new Intl.DateTimeFormat(locale, { ...dayOptions(locale), timeZone: 'UTC' }).format(Date.UTC(2026, 11, 31))
  assert.deepEqual(['en-GB', 'en-US', 'de-DE', 'fr-FR', 'sv-SE'].map(day), [
    '31 Dec 2026',
    'Dec 31, 2026',
    '31.12.2026',
    '31/12/2026',
    '2026-12-31',
  ])
  const early = (locale: string) =>
    new Intl.DateTimeFormat(locale, { ...momentOptions(locale, 'short'), timeZone: 'UTC' }).format(
      Date.UTC(2026, 11, 31, 7, 45),
    )
  assert.deepEqual(['en-GB', 'de-DE'].map(early), ['31 Dec 2026, 07:45', '31.12.2026, 07:45'])
})

test('weekdays, months, sizes, age groups, times and numbers have their own order; other names have none', () => {
  const ordered = (values: unknown[]) => {
    const order = ownOrder(values)
    return order ? values.toSorted(order) : null
  }
  assert.deepEqual(ordered(['Tue', 'Sun', 'Mon']), ['Mon', 'Tue', 'Sun'])
  assert.deepEqual(ordered(['Saturday', 'Thursday']), ['Thursday', 'Saturday'])
  assert.deepEqual(ordered(['March', 'Feb', 'Sept']), ['Feb', 'March', 'Sept'])
  assert.deepEqual(ordered(['L', 'S', 'XL', 'M']), ['S', 'M', 'L', 'XL'])
  assert.deepEqual(ordered(['65+', '<18', '25-34', '18-24']), ['<18', '18-24', '25-34', '65+'])
  assert.deepEqual(ordered(['high', 'low', 'medium']), ['low', 'medium', 'high'])
  assert.deepEqual(ordered([10, 9]), [9, 10])
  assert.deepEqual(ordered(['2024-02', '2024-01']), ['2024-01', '2024-02'])
  assert.equal(ordered(['North', 'South']), null)
  assert.equal(ordered(['Monica', 'Sunny']), null)
})

test('a spreadsheet has the sign of money where the reader writes it', () => {
  const money = (unit: string, locale: string) =>
    excelFormat('n', { format: { kind: 'currency', unit } }, [1.5], locale)
  assert.equal(money('EUR', 'en'), '[$€]#,##0.00')
  assert.equal(money('EUR', 'de-DE'), '#,##0.00 [$€]')
  assert.equal(money('CHF', 'de-CH'), '[$CHF] #,##0.00')
})
