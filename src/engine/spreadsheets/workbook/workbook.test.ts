import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import * as sheetjs from '@e965/xlsx'
import { importFile } from '../import-file.ts'
import { defaultImportLimits } from '../report/import-report.ts'
import { importBytes, makeXlsx, readTable, sheetRows, withFolder } from '../spreadsheets.fixture.ts'

const importXlsx = (book: Parameters<typeof makeXlsx>[0], limits = {}) =>
  importBytes(makeXlsx(book), 'book.xlsx', limits)

const styles = `<numFmts><numFmt numFmtId="164" formatCode="[$-409]d\\-mmm\\-yy"/><numFmt numFmtId="165" formatCode="[h]:mm:ss"/>
  <numFmt numFmtId="166" formatCode="0.0&quot; days&quot;"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`

test('each sheet becomes a table, hidden ones are marked, empty ones are named', async () => {
  const rows = sheetRows([
    ['a', 'b'],
    [1, 'x'],
    [2, 'y'],
  ])
  await withFolder(async (folder) => {
    const input = join(folder, 'in')
    writeFileSync(
      input,
      makeXlsx({
        sheets: [
          { name: 'Sales 2024', rows },
          { name: 'sales_2024', rows, state: 'hidden' },
          { name: 'select', rows, state: 'veryHidden' },
          { name: 'Nothing', rows: '' },
        ],
      }),
    )
    const output = join(folder, 'out')
    const { report } = await importFile(
      { input, fileName: 'b.xlsx', output, engine: 'sqlite', limits: defaultImportLimits },
      () => {},
    )
    assert.deepEqual(
      report.tables.map((t) => [t.name, t.label, t.hidden]),
      [
        ['Sales_2024', 'Sales 2024', false],
        ['sales_2024_2', 'sales_2024', true],
        ['select_', 'select', true],
      ],
    )
    assert.match(report.warnings.join(), /“Nothing” is empty/)
    for (const table of report.tables)
      assert.deepEqual(readTable(output, table.name), [
        { a: 1, b: 'x' },
        { a: 2, b: 'y' },
      ])
    const meta = readTable(output, '_tallyroom_meta')
    assert.deepEqual(
      meta.map((m) => [m.table_name, m.label, m.hidden, m.row_count]),
      report.tables.map((t) => [t.name, t.label, Number(t.hidden), 2]),
    )
    assert.deepEqual(JSON.parse(String(meta[0]!.columns))[0], { name: 'a', label: 'a', type: 'integer', format: null })
  })
})

test('dates come from number formats, in both epochs', async () => {
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>day</t></is></c><c r="B1" t="inlineStr"><is><t>at</t></is></c>
    <c r="C1" t="inlineStr"><is><t>clock</t></is></c><c r="D1" t="inlineStr"><is><t>share</t></is></c><c r="E1" t="inlineStr"><is><t>named</t></is></c>
    <c r="F1" t="inlineStr"><is><t>took</t></is></c><c r="G1" t="inlineStr"><is><t>age</t></is></c></row>
    <row r="2"><c r="A2" s="1"><v>45292</v></c><c r="B2" s="2"><v>45292.75</v></c><c r="C2" s="3"><v>0.5</v></c><c r="D2" s="4"><v>0.25</v></c>
    <c r="E2" s="5"><v>61</v></c><c r="F2" s="6"><v>1.5</v></c><c r="G2" s="7"><v>2.5</v></c></row>`
  const { types, rows: found, table } = await importXlsx({ sheets: [{ name: 's', rows }], styles })
  assert.deepEqual(types, {
    day: 'date',
    at: 'datetime',
    clock: 'time',
    share: 'real',
    named: 'date',
    took: 'text',
    age: 'real',
  })
  assert.deepEqual(found, [
    {
      day: '2024-01-01',
      at: '2024-01-01 18:00:00',
      clock: '12:00:00',
      share: 0.25,
      named: '1900-03-01',
      took: '36:00:00',
      age: 2.5,
    },
  ])
  assert.deepEqual(
    table.columns.filter(({ format }) => format).map(({ name, format, reason }) => ({ name, format, reason })),
    [
      {
        name: 'share',
        format: { percent: true },
        reason: 'every value is a number in percent, kept as a fraction (45% is 0.45)',
      },
    ],
  )
  const later = await importXlsx({ sheets: [{ name: 's', rows }], styles, date1904: true })
  assert.equal(later.rows[0]!.day, '2028-01-02')
})

test('shared, rich, inline, escaped and formula texts; booleans; errors as nulls with a count', async () => {
  const strings = `<si><t>plain &amp; simple</t></si><si><r><t>rich </t></r><r><rPr><b/></rPr><t>text</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>
    <si><t>line_x000D_break &#x263A;</t></si><si><t xml:space="preserve">  kept  </t></si>`
  const rows = `<row r="1"><c r="A1" t="str"><v>t</v></c><c r="B1" t="str"><v>ok</v></c><c r="C1" t="str"><v>n</v></c></row>
    <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="b"><v>0</v></c><c r="C3" t="e"><v>#DIV/0!</v></c></row>
    <row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4" t="e"><v>#N/A</v></c><c r="C4" t="str"><f>x</f><v/></c></row>
    <row r="5"><c r="A5" t="s"><v>3</v></c><c r="B5"/><c r="C5"><v>4</v></c></row>
    <row r="6"><c r="A6" t="inlineStr"><is><t><![CDATA[<raw>]]></t></is></c></row>
    <row r="7"><c t="str"><v>a &lt; b</v></c><c t="b"><v>1</v></c><c><v>7</v></c></row>`
  const { types, rows: found, table } = await importXlsx({ sheets: [{ name: 's', rows }], strings })
  assert.deepEqual(types, { t: 'text', ok: 'boolean', n: 'integer' })
  assert.deepEqual(
    found.map((r) => r.t),
    ['plain & simple', 'rich text', 'line\rbreak ☺', '  kept  ', '<raw>', 'a < b'],
  )
  assert.deepEqual(
    found.map((r) => r.ok),
    [1, 0, null, null, null, 1],
  )
  assert.deepEqual(
    found.map((r) => r.n),
    [2, null, null, 4, null, 7],
  )
  assert.match(table.columns[2]!.warnings.join(), /1 error cells/)
})

test('percent is a property of the whole column, in every kind of workbook', async () => {
  const rows = [
    ['whole', 'mixed', 'typed'],
    [0.5, 0.5, 0.25],
    [1, 0.75, '50%'],
  ]
  const sheet = sheetjs.utils.aoa_to_sheet(rows)
  for (const cell of ['A2', 'A3', 'B2', 'C2']) sheet[cell].z = '0.0%'
  for (const bookType of ['xlsx', 'xlsb', 'biff8', 'ods'] as const) {
    const bytes = sheetjs.write({ SheetNames: ['s'], Sheets: { s: sheet } }, { bookType, type: 'buffer' })
    const { table, rows: found } = await importBytes(bytes, 'book')
    const percent = { percent: true }
    assert.deepEqual(
      table.columns.map(({ name, type, format }) => [name, type, format]),
      [
        ['whole', 'real', percent],
        ['mixed', 'real', null],
        ['typed', 'real', percent],
      ],
      bookType,
    )
    assert.deepEqual(found, [
      { whole: 0.5, mixed: 0.5, typed: 0.25 },
      { whole: 1, mixed: 0.75, typed: 0.5 },
    ])
  }
})

test('tables side by side become tables of their own, but a margin inside one table does not cut it', async () => {
  await withFolder(async (folder) => {
    const read = async (name: string, rows: (string | number | null)[][]) => {
      const input = join(folder, `${name}.xlsx`)
      writeFileSync(input, makeXlsx({ sheets: [{ name, rows: sheetRows(rows) }] }))
      const output = join(folder, name)
      const request = { input, fileName: 'b.xlsx', output, engine: 'sqlite' as const, limits: defaultImportLimits }
      const { tables } = (await importFile(request, () => {})).report
      return tables.map((table) => ({ ...table, found: readTable(output, table.name) }))
    }
    const [cities, fruits] = await read('s', [
      ['city', 'people', null, 'fruit', 'price'],
      ['Rome', 3, null, 'fig', 1.5],
      ['Oslo', 1, null, 'pear', 2],
      ['Lima', 10],
    ])
    assert.deepEqual(cities!.found, [
      { city: 'Rome', people: 3 },
      { city: 'Oslo', people: 1 },
      { city: 'Lima', people: 10 },
    ])
    assert.deepEqual([fruits!.name, fruits!.rows], ['s_2', 2])
    assert.deepEqual(fruits!.found[1], { fruit: 'pear', price: 2 })
    assert.match(fruits!.warnings.join(), /the 2\. of 2 tables beside each other, from column 4/)

    const halves = await read('halves', [
      ['day', 'sold', null, 'day', 'sold'],
      [1, 2, null, 16, 3],
      [2, 5, null, 17, 4],
    ])
    assert.deepEqual(
      halves.map(({ columns, rows }) => [columns.map(({ name }) => name).join(), rows]),
      [
        ['day,sold', 2],
        ['day,sold', 2],
      ],
    )

    const margin = await read('margin', [
      ['name', 'age', null, 'city', 'note'],
      ['Ann', 31, null, 'Rome', 'a'],
      ['Bob', 42, null, 'Oslo', 'b'],
    ])
    assert.match(margin[0]!.warnings.join(), /nothing stands in column_3: tables side by side are read as one/)
    assert.deepEqual(margin[0]!.found[1], { name: 'Bob', age: 42, column_3: null, city: 'Oslo', note: 'b' })
    const sparse = await read('sparse', [
      ['name', 'age', null, 'seen', 'note'],
      ['Ann', 31, null, null, null],
      ['Bob', 42, null, 'once', 'b'],
      ['Cem', 53, null, null, null],
    ])
    assert.deepEqual([sparse.length, sparse[0]!.rows], [1, 3])
  })
})

test('numbers in a column of text come as the shortest decimal', async () => {
  const { rows } = await importXlsx({
    sheets: [
      {
        name: 's',
        rows: sheetRows([
          ['k', 'v'],
          ['a', 'word'],
          ['b', 0.1],
          ['c', 12],
          ['d', true],
        ]),
      },
    ],
  })
  assert.deepEqual(
    rows.map((r) => r.v),
    ['word', '0.1', '12', 'true'],
  )
})

test('a currency is a property of the whole column, in every kind of workbook', async () => {
  const formats = {
    quoted: '"€" #,##0.00',
    located: '[$£-809]#,##0',
    accounting: '_-* #,##0.00\\ [$kr-414]_-;-* #,##0.00\\ [$kr-414]_-',
    bare: '$#,##0.00;[Red]($#,##0.00)',
    unit: '0.0 "kg"',
    locale: '[$-409]0.00',
  }
  const names = Object.keys(formats)
  const sheet = sheetjs.utils.aoa_to_sheet([
    [...names, 'mixed'],
    ...[1.5, 2.25, 7, 8.5, 9].map((n) => [...names.map(() => n), n]),
  ])
  for (let r = 1; r <= 5; r++)
    for (const [c, name] of [...names, 'mixed'].entries())
      sheet[sheetjs.utils.encode_cell({ r, c })].z =
        name === 'mixed' ? (r % 2 ? '"$"0.00' : '"€"0.00') : formats[name as keyof typeof formats]
  const book = sheetjs.utils.book_new()
  sheetjs.utils.book_append_sheet(book, sheet, 'Prices')
  for (const bookType of ['xlsx', 'xls', 'xlsb'] as const) {
    const { table } = await importBytes(sheetjs.write(book, { type: 'buffer', bookType }), `prices.${bookType}`)
    assert.deepEqual(
      table.columns.map(({ name, type, format }) => [name, type, format]),
      [
        ['quoted', 'real', { currency: '€' }],
        ['located', 'real', { currency: '£' }],
        ['accounting', 'real', { currency: 'kr' }],
        ['bare', 'real', { currency: '$' }],
        ['unit', 'real', null],
        ['locale', 'real', null],
        ['mixed', 'real', null],
      ],
      bookType,
    )
    assert.match(table.columns[0]!.reason, /in €$/)
    assert.deepEqual(table.columns[6]!.warnings, ['the sheet shows the numbers in different currencies ($, €)'])
  }
})

test('formats of hundreds of thousands of characters, and styles without end, take no time', async () => {
  const codes = ['[$-'.repeat(200_000), '&quot;'.repeat(100_001), 'y'.repeat(500_000)]
  const styles = `<numFmts>${codes.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${'<xf numFmtId="202"/>'.repeat(100_000)}<xf numFmtId="200"/></cellXfs>`
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>day</t></is></c></row><row r="2"><c r="A2" s="7"><v>44000</v></c></row>'
  const { table } = await importXlsx({ sheets: [{ name: 's', rows }], styles })
  assert.deepEqual([table.rows, table.columns[0]!.type], [1, 'date'])
})

test('a currency or percent that ends after the first thousands of rows is nobody’s', async () => {
  const cells = Array.from({ length: 6000 }, (_, i) => {
    const style = i === 5990 ? '' : ' s="1"'
    return `<row r="${i + 2}"><c r="A${i + 2}"${style}><v>${i}.5</v></c></row>`
  })
  const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>price</t></is></c></row>${cells.join('')}`
  for (const code of ['&quot;€&quot; 0.00', '0%']) {
    const styles = `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="200"/></cellXfs>`
    const { table } = await importXlsx({ sheets: [{ name: 's', rows }], styles })
    assert.deepEqual([table.rows, table.columns[0]!.type, table.columns[0]!.format], [6000, 'real', null])
  }
})

test('a header below titles is found, and merged headings over it are put in front', async () => {
  const rows = sheetRows([
    ['Quarterly results'],
    [],
    ['Region', 'North', null, 'South', null],
    [null, 'units', 'revenue', 'units', 'revenue'],
    ['A', 1, 2.5, 3, 4.5],
    ['B', 5, 6.5, 7, 8.5],
  ])
  const after =
    '<mergeCells count="3"><mergeCell ref="A3:A4"/><mergeCell ref="B3:C3"/><mergeCell ref="D3:E3"/></mergeCells>'
  const { table, rows: found } = await importXlsx({ sheets: [{ name: 's', rows, after }] })
  assert.deepEqual(
    table.columns.map((c) => c.label),
    ['Region', 'North units', 'North revenue', 'South units', 'South revenue'],
  )
  assert.equal(found.length, 2)
  assert.deepEqual(found[0], { Region: 'A', North_units: 1, North_revenue: 2.5, South_units: 3, South_revenue: 4.5 })
})

test('tables below each other become tables of their own', async () => {
  const rows = `${sheetRows([
    ['id', 'city'],
    [1, 'Oslo'],
    [2, 'Rome'],
  ])}${sheetRows(
    [
      ['product', 'price', 'since'],
      ['pen', 1.5, 2020],
      ['ink', 2.5, 2021],
    ],
    6,
  )}`
  await withFolder(async (folder) => {
    const input = join(folder, 'in')
    writeFileSync(input, makeXlsx({ sheets: [{ name: 'Mixed', rows }] }))
    const output = join(folder, 'out')
    const { report } = await importFile(
      { input, fileName: 'b.xlsx', output, engine: 'sqlite', limits: defaultImportLimits },
      () => {},
    )
    assert.deepEqual(
      report.tables.map((t) => t.name),
      ['Mixed', 'Mixed_2'],
    )
    assert.deepEqual(readTable(output, 'Mixed'), [
      { id: 1, city: 'Oslo' },
      { id: 2, city: 'Rome' },
    ])
    assert.deepEqual(readTable(output, 'Mixed_2')[1], { product: 'ink', price: 2.5, since: 2021 })
  })
})

test('an empty row inside a table does not cut it', async () => {
  const rows = `${sheetRows([
    ['id', 'city'],
    [1, 'Oslo'],
  ])}${sheetRows(
    [
      [2, 'Rome'],
      [3, 'Bern'],
    ],
    5,
  )}`
  const { report, rows: found } = await importXlsx({ sheets: [{ name: 's', rows }] })
  assert.equal(report.tables.length, 1)
  assert.equal(found.length, 3)
})

test('xls, xlsb and ods give the same table as xlsx', async () => {
  const sheet = sheetjs.utils.aoa_to_sheet(
    [
      ['id', 'name', 'born', 'price', 'ok'],
      [1, 'Anna', new Date(Date.UTC(1990, 4, 17)), 2.5, true],
      [2, 'Böb', new Date(Date.UTC(2001, 11, 31)), null, false],
    ],
    { UTC: true },
  )
  const book = sheetjs.utils.book_new()
  sheetjs.utils.book_append_sheet(book, sheet, 'People')
  const expected = [
    { id: 1, name: 'Anna', born: '1990-05-17', price: 2.5, ok: 1 },
    { id: 2, name: 'Böb', born: '2001-12-31', price: null, ok: 0 },
  ]
  for (const bookType of ['xlsx', 'xls', 'xlsb', 'ods'] as const) {
    const bytes: Buffer = sheetjs.write(book, { type: 'buffer', bookType })
    const { rows, table, report } = await importBytes(bytes, 'people.any')
    assert.equal(report.file.format, bookType)
    assert.equal(table.name, 'People')
    assert.deepEqual(rows, expected, bookType)
  }
})

test('lines inside a cell end in a line feed, as XML has it', async () => {
  const rows =
    sheetRows([['a', 'b']]) +
    '<row r="2"><c r="A2" t="inlineStr"><is><t>one\r\ntwo\rthree</t></is></c><c r="B2" t="str"><v>x\r\ny_x000D_</v></c></row>'
  const found = await importXlsx({ sheets: [{ name: 's', rows }] })
  assert.deepEqual(found.rows, [{ a: 'one\ntwo\nthree', b: 'x\ny\r' }])
})
