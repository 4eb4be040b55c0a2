import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importBytes } from '../spreadsheets.fixture.ts'

/** One column with a neighbour of text, so that nothing but the values decides. */
async function column(cells: string[], heading = 'value') {
  const text = `row,${heading}\n${cells.map((cell, i) => `r${i},"${cell.replaceAll('"', '""')}"`).join('\n')}\n`
  const { table, rows } = await importBytes(text)
  const found = table.columns[1]!
  return { ...found, values: rows.map((row) => row[found.name]) }
}

test('numbers: whole, decimal, negative, with gaps', async () => {
  assert.equal((await column(['1', '-2', '0', '999999999999999'])).type, 'integer')
  const real = await column(['1.5', '2', '', '-0.25', '.5', '1.5e-7', '1E+3'])
  assert.deepEqual([real.type, real.values, real.nulls], ['real', [1.5, 2, null, -0.25, 0.5, 1.5e-7, 1000], 1])
})

test('decimals of any length a float can hold come out as JavaScript reads them', async () => {
  const cells = [
    '0.1',
    '-0.000012345678901234',
    '900719925474099.25',
    '0.30000000000000004',
    '123456.78901234567',
    '2.2250738585072014',
    '-0.0',
    '5.',
    '0.10000000000000000000',
  ]
  const { type, values } = await column(cells)
  assert.equal(type, 'real')
  assert.deepEqual(values, cells.map(Number))
})

test('digits are an identifier where a heading says so, and an amount where it only speaks of one', async () => {
  for (const heading of [
    'zip_code',
    'Phone',
    'Phone (home)',
    'Mobile no.',
    'VAT number',
    'VAT ID',
    'postcode of delivery',
  ])
    assert.equal((await column(['90210', '10001'], heading)).type, 'text', heading)
  for (const heading of ['Value ex VAT', 'VAT', 'Price incl. VAT', 'Phone sales', 'mobile visits', 'Cell count'])
    assert.equal((await column(['90210', '10001'], heading)).type, 'integer', heading)
})

test('codes that a number would damage stay text', async () => {
  for (const cells of [
    ['007', '008'],
    ['1', '02'],
    ['12345678901234567', '1'],
    ['+4915112345678', '+4915112345679'],
    ['1e5', '2e7'],
    ['3.14159265358979323846', '1'],
    ['1-2', '3-4'],
    ['555-1234', '555-9876'],
    ['1.2.3', '1.2.4'],
  ]) {
    const { type, values } = await column(cells)
    assert.deepEqual([type, values], ['text', cells])
  }
  assert.equal((await column(['5551234567', '5559876543'], 'Phone')).type, 'text')
  assert.equal((await column(['90210', '10001'], 'zip_code')).type, 'text')
})

test('thousands separators, currency, percent, decimal comma and accounting negatives become numbers when all agree', async () => {
  const cases: [string[], string, unknown[]][] = [
    [['1,234', '12', '1,234,567'], 'integer', [1234, 12, 1234567]],
    [['1,234.50', '(2.00)', '7'], 'real', [1234.5, -2, 7]],
    [['1.234,50', '12,25'], 'real', [1234.5, 12.25]],
    [['1 234,5', '2,5'], 'real', [1234.5, 2.5]],
    [["1'234.50", '2.50'], 'real', [1234.5, 2.5]],
    [['12,34,567', '1,00,000'], 'integer', [1234567, 100000]],
    [['$1,200', '$3', '-$4', '($5)'], 'integer', [1200, 3, -4, -5]],
    [['1.200,50 €', '3,00 €'], 'real', [1200.5, 3]],
    [['45%', '7.5 %', '-1%'], 'real', [0.45, 0.075, -0.01]],
    [['100-', '200-', '3,000'], 'integer', [-100, -200, 3000]],
    [['+5', '-3', '0'], 'integer', [5, -3, 0]],
    [['+5', '–3', '−4'], 'integer', [5, -3, -4]],
    [['R 500', 'R1200'], 'integer', [500, 1200]],
    [['R99.95', 'R1200'], 'real', [99.95, 1200]],
    [['R10001', 'R10002'], 'text', ['R10001', 'R10002']],
    [['R10001.', 'R10002'], 'text', ['R10001.', 'R10002']],
    [['R 1,000', 'R10001', 'R10002'], 'text', ['R 1,000', 'R10001', 'R10002']],
    [['R10001', 'R10.50', 'R-10002'], 'text', ['R10001', 'R10.50', 'R-10002']],
    [['R500', 'R1 200', 'R2,300'], 'integer', [500, 1200, 2300]],
    [['R100', 'R250', 'R 1 300'], 'integer', [100, 250, 1300]],
    [['R100', 'R2500', 'R12000', 'R90', 'R 1 300'], 'integer', [100, 2500, 12000, 90, 1300]],
    [['R1500', 'R1500', 'R1500', 'R1500', 'R 1 300'], 'integer', [1500, 1500, 1500, 1500, 1300]],
    [['kr 1.000', 'kr 500'], 'integer', [1000, 500]],
    [['1.000 kr.', '12.500 kr.', '-2.000 kr.'], 'integer', [1000, 12500, -2000]],
    [['₺ 1.200', '₺ 3'], 'integer', [1200, 3]],
    [['€1.459', '€1.500', '€1.789'], 'real', [1.459, 1.5, 1.789]],
    [['EUR 1.250', 'EUR 3'], 'real', [1.25, 3]],
    [['SEK 1.250', 'SEK 3'], 'real', [1.25, 3]],
    [['€ 1.200', '€ 3,50'], 'real', [1200, 3.5]],
    [['R$ 1.500', 'R$ 2.000'], 'integer', [1500, 2000]],
    [['kr 1.000', 'kr 2.50'], 'real', [1, 2.5]],
    [['kr 1,000', 'kr 2'], 'integer', [1000, 2]],
    [['$1.459', '$1.500'], 'real', [1.459, 1.5]],
    [['500 R', '1200R'], 'integer', [500, 1200]],
    [['205R', '210R'], 'text', ['205R', '210R']],
  ]
  for (const [cells, type, values] of cases) {
    const result = await column(cells)
    assert.deepEqual([result.type, result.values], [type, values], cells.join(' '))
  }
  assert.deepEqual((await column(['$1', '$2'])).format, { currency: '$' })
  assert.deepEqual((await column(['1%', '2%'])).format, { percent: true })
})

test('what currency and thousands say of a column is told by all of its rows', async () => {
  const late = (first: string, last: string, most = 2100) => column([...Array<string>(most).fill(first), last])
  const codes = Array.from({ length: 2200 }, (_, i) => `R${10_001 + i}`)
  const { type, values } = await column([...Array<string>(2100).fill('R 100'), ...codes])
  assert.deepEqual([type, values.at(-1)], ['text', 'R12200'])
  assert.deepEqual([(await late('kr 500', 'kr 1.000')).values.at(-1)], [1000])
  assert.match((await late('kr 500', 'kr 1.000')).warnings.join(), /the dot was read as thousands separator/)
  assert.deepEqual([(await late('kr 500', 'kr 1,000')).values.at(-1)], [1000])
})

test('columns that do not agree stay text as they are', async () => {
  for (const cells of [
    ['$5', '€5'],
    ['5%', '5'],
    ['1', '2', 'three'],
    ['2024-01-01', 'soon'],
    ['yes', 'true'],
    ['2024-01-01T10:00:00+01:00', '2024-07-01T10:00:00+02:00'],
    ['31/02/2024', '01/01/2024'],
    ['2023-02-29', '2023-01-01'],
    ['26:00', '12:00'],
  ]) {
    const { type, values, reason } = await column(cells)
    assert.deepEqual([type, values], ['text', cells])
    assert.ok(reason.length > 3)
  }
})

test('a comma that could be either mark is named, and the delimiter decides', async () => {
  const thousands = await column(['1,234', '5,678'])
  assert.deepEqual([thousands.type, thousands.values], ['integer', [1234, 5678]])
  assert.match(thousands.warnings.join(), /allow both/)
  const { rows } = await importBytes('a;b\nx;1,234\ny;5,678\n')
  assert.deepEqual(
    rows.map((r) => r.b),
    [1.234, 5.678],
  )
})

test('dates: the order is what the column allows', async () => {
  const cases: [string[], string, unknown[]][] = [
    [['2024-02-29', '2024-12-01'], 'date', ['2024-02-29', '2024-12-01']],
    [['2024/2/9'], 'date', ['2024-02-09']],
    [['01/25/2024', '03/04/2024'], 'date', ['2024-01-25', '2024-03-04']],
    [['25/01/2024', '03/04/2024'], 'date', ['2024-01-25', '2024-04-03']],
    [['25.1.2024', '3.4.2024'], 'date', ['2024-01-25', '2024-04-03']],
    [['3 Jan 2024', '14 December 2023'], 'date', ['2024-01-03', '2023-12-14']],
    [['January 3, 2024', 'Sept 4, 2023'], 'date', ['2024-01-03', '2023-09-04']],
    [['03-Jan-24', '04-Feb-71'], 'date', ['2024-01-03', '1971-02-04']],
    [['2024-01-03 10:05', '2024-01-03T23:59:59.5'], 'datetime', ['2024-01-03 10:05:00', '2024-01-03 23:59:59.5']],
    [['1/25/2024 3:05 PM', '1/26/2024 12:00 AM'], 'datetime', ['2024-01-25 15:05:00', '2024-01-26 00:00:00']],
    [['9:05', '23:59'], 'time', ['09:05', '23:59']],
    [['9:05', '23:59:30'], 'time', ['09:05:00', '23:59:30']],
  ]
  for (const [cells, type, values] of cases) {
    const result = await column(cells)
    assert.deepEqual([result.type, result.values], [type, values], cells.join(' '))
  }
})

test('an ambiguous order of day and month is reported, and settled by a neighbour that is not', async () => {
  const doubtful = await column(['01/02/2024', '03/04/2024'])
  assert.deepEqual([doubtful.type, doubtful.values], ['date', ['2024-01-02', '2024-03-04']])
  assert.match(doubtful.warnings.join(), /either way round/)
  const { rows } = await importBytes('a,b,n\n01/02/2024,25/02/2024,x\n03/04/2024,26/04/2024,y\n')
  assert.deepEqual(rows[0], { a: '2024-02-01', b: '2024-02-25', n: 'x' })
})

test('a time zone that all values share goes to the column’s format', async () => {
  const utc = await column(['2024-01-01T10:00:00Z', '2024-01-02T11:30:00Z'])
  assert.deepEqual(
    [utc.type, utc.values, utc.format],
    ['datetime', ['2024-01-01 10:00:00', '2024-01-02 11:30:00'], { timezone: 'UTC' }],
  )
  const offset = await column(['2024-01-01 10:00:00+02:00', '2024-01-02 11:30:00+0200'])
  assert.deepEqual(offset.format, { timezone: '+02:00' })
})

test('truth values: words in pairs, never lone letters, never 0 and 1', async () => {
  assert.deepEqual((await column(['true', 'FALSE', ''])).values, [1, 0, null])
  assert.equal((await column(['true', 'FALSE'])).type, 'boolean')
  assert.equal((await column(['Yes', 'no'])).type, 'boolean')
  assert.equal((await column(['Y', 'N'])).type, 'boolean')
  assert.equal((await column(['F', 'F'])).type, 'text')
  assert.equal((await column(['no', 'no'])).type, 'text')
  assert.equal((await column(['0', '1'])).type, 'integer')
})

test('null words are no value in typed columns and words in text', async () => {
  const numbers = await column(['1', 'NA', 'N/A', 'null', '-', '', '#DIV/0!', 'NaN'])
  assert.deepEqual(
    [numbers.type, numbers.values, numbers.nulls],
    ['integer', [1, null, null, null, null, null, null, null], 7],
  )
  assert.match(numbers.warnings.join(), /“NA” read as no value/)
  const words = await column(['Namibia', 'NA', '-', ''])
  assert.deepEqual(words.values, ['Namibia', 'NA', '-', null])
  assert.equal((await column(['NA', '-'])).type, 'text')
})

test('types come from all rows: one late value changes the column and loses nothing', async () => {
  const rows = 30_000
  const lines = Array.from({ length: rows }, (_, i) => `${i},2024-01-01,${i % 2 ? 'yes' : 'no'},01/02/2024,,F,${i}.5`)
  lines[rows - 2] = 'x,2024-01-01 10:00,maybe,25/12/2024,7,T,007.5'
  const { types, rows: stored } = await importBytes(`a,b,c,d,e,f,g\n${lines.join('\n')}\n`)
  assert.deepEqual(types, { a: 'text', b: 'datetime', c: 'text', d: 'date', e: 'integer', f: 'boolean', g: 'text' })
  assert.deepEqual(stored[0], { a: '0', b: '2024-01-01 00:00:00', c: 'no', d: '2024-02-01', e: null, f: 0, g: '0.5' })
  assert.deepEqual(stored[rows - 2], {
    a: 'x',
    b: '2024-01-01 10:00:00',
    c: 'maybe',
    d: '2024-12-25',
    e: 7,
    f: 1,
    g: '007.5',
  })
  assert.equal(stored.length, rows)
})

test('a late row that is wider adds a column', async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `${i},x`)
  lines[19_000] = '5,y,extra'
  const { rows } = await importBytes(`a,b\n${lines.join('\n')}\n`)
  assert.deepEqual(rows[19_000], { a: 5, b: 'y', column_3: 'extra' })
})

test('why a column of digits is text is said', async () => {
  const { table } = await importBytes('code,card,none,plain\n007,4111111111111111,NA,7\n008,4222222222222222,n/a,8\n')
  assert.deepEqual(
    table.columns.map((c) => c.type),
    ['text', 'text', 'text', 'integer'],
  )
  assert.match(table.columns[0]!.reason, /“007” in row 2 begins with a zero/)
  assert.match(table.columns[1]!.reason, /longer than an amount/)
  assert.match(table.columns[2]!.reason, /words that mean no value/)
})
