import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import { read, utils } from '@e965/xlsx'
import Papa from 'papaparse'
import { assertGrowsEvenly } from '../../../test/growth.ts'
import { turnsDuring } from '../../../test/turns-during.ts'
import type { Cell } from '../sandbox/query.ts'
import type { ColumnType } from '../schema.ts'
import type { ExportFormat } from './export-table.ts'
import { cellsOf, type ExportTable, exportTable, tableOf } from './index.ts'

const tempDir = mkdtempSync(join(tmpdir(), 'tallyroom-exports-'))
after(() => rmSync(tempDir, { recursive: true, force: true }))

const make = async (table: ExportTable, format: ExportFormat) =>
  buffer(await exportTable(table, format, { tempDir, title: 'My: data/sheet' }))
const column = (type: ColumnType, cells: Cell[]): ExportTable => ({
  columns: ['v'],
  types: [type],
  rows: cells.map((cell) => [cell]),
})
const csvOf = async (table: ExportTable) =>
  Papa.parse<string[]>((await make(table, 'csv')).toString('utf8'), { newline: '\r\n', skipEmptyLines: true }).data
const sheetOf = async (table: ExportTable) => {
  const book = read(await make(table, 'xlsx'), { cellFormula: true, cellDates: false, dense: false })
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {}
}

const hostile = [
  '=1+1',
  '+cmd|x',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '=HYPERLINK("http://x")',
  '-',
  '+49 30 1234',
]
const harmless = ['-5', '+5', '-1.5e3', '.5', 'a=b', '', ' =1', "'quoted", 'x@y.z', '1-2']

test('CSV: text that a spreadsheet would calculate is marked, numbers and other text are not', async () => {
  const rows = await csvOf(column('text', [...hostile, ...harmless.filter(Boolean)]))
  assert.deepEqual(
    rows.slice(1).map(([cell]) => cell),
    [...hostile.map((text) => `'${text}`), ...harmless.filter(Boolean)],
  )
  const heading = await csvOf({ columns: ['=evil()'], types: ['integer'], rows: [[-5]] })
  assert.deepEqual(heading, [["'=evil()"], ['-5']])
})

test('CSV: what another separator would make cells of is quoted', async () => {
  const text = (await make(column('text', ['x;=1+1', 'x\t=1+1', 'x y']), 'csv')).toString('utf8')
  assert.match(text, /"x;=1\+1"\r\n"x\t=1\+1"\r\nx y\r\n/)
})

test('CSV: quotes, commas, newlines, nulls and nested values come back as they were', async () => {
  const cells: Cell[][] = [
    ['a"b', 'c,d', 'e\r\nf', null],
    [1.5, true, { a: [1, null] }, ' padded '],
    ['é😀', 0, false, 'x'],
  ]
  const table: ExportTable = { columns: ['a', 'b', 'c', 'd'], types: ['text', 'text', 'text', 'text'], rows: cells }
  assert.deepEqual(await csvOf(table), [
    ['a', 'b', 'c', 'd'],
    ['a"b', 'c,d', 'e\r\nf', ''],
    ['1.5', 'true', '{"a":[1,null]}', ' padded '],
    ['é😀', '0', 'false', 'x'],
  ])
})

test('XLSX: no cell is a formula, and text is what it was', async () => {
  const texts = [
    ...hostile.filter((text) => !text.includes('\r')),
    ...harmless.filter(Boolean),
    'a<b>&"c"',
    '_x0041_',
    'line\nbreak',
    'x\u0001y',
    '\ud800lone',
    'é😀',
  ]
  const sheet = await sheetOf(column('text', texts))
  texts.forEach((text, i) => {
    const cell = sheet[`A${i + 2}`]
    assert.equal(cell.f, undefined)
    assert.equal(cell.t, 's')
    if (!text.includes('\u0001') && !text.includes('\ud800') && text !== '_x0041_') assert.equal(cell.v, text)
  })
})

test('XLSX: numbers, booleans, dates and decimals have their own kinds; long numbers stay text', async () => {
  const table: ExportTable = {
    columns: ['n', 'b', 'd', 't', 'm', 'big', 'none'],
    types: ['real', 'boolean', 'date', 'datetime', 'decimal', 'integer', 'text'],
    rows: [
      [1.25, true, '2024-02-29', '2024-02-29T12:00:00', '10.50', '9007199254740993', null],
      [-3, false, '0001-01-01', 'infinity', '12345678901234567.89', 7, null],
    ],
  }
  const sheet = await sheetOf(table)
  assert.deepEqual(
    [sheet.A2.v, sheet.B2.v, sheet.C2.v, sheet.D2.v, sheet.E2.v, sheet.F2.v, sheet.G2],
    [1.25, true, 45351, 45351.5, 10.5, '9007199254740993', undefined],
  )
  assert.deepEqual([sheet.C2.t, sheet.D2.t, sheet.E2.t, sheet.F2.t], ['n', 'n', 'n', 's'])
  assert.deepEqual(
    [sheet.C3.v, sheet.D3.v, sheet.E3.v, sheet.F3.v],
    ['0001-01-01', 'infinity', '12345678901234567.89', 7],
  )
  const book = read(await make(table, 'xlsx'))
  assert.deepEqual(book.SheetNames, ['My  data sheet'])
  assert.equal(utils.sheet_to_json(book.Sheets['My  data sheet'] ?? {}).length, 2)
})

test('a table without rows, and one of many rows made on the way, are whole', async () => {
  async function* many() {
    for (let i = 0; i < 5_000; i++) yield [i, `row ${i}`]
  }
  for (const format of ['csv', 'xlsx', 'parquet'] as const) {
    const empty = await make({ columns: ['a', 'b'], types: ['integer', 'text'], rows: [] }, format)
    assert.ok(empty.length > 0)
    const bytes = await make({ columns: ['a', 'b'], types: ['integer', 'text'], rows: many() }, format)
    if (format === 'xlsx') assert.equal(utils.sheet_to_json(Object.values(read(bytes).Sheets)[0] ?? {}).length, 5_000)
    if (format === 'csv') assert.equal(bytes.toString().split('\r\n').length, 5_002)
    if (format === 'parquet')
      assert.deepEqual(await inParquet(bytes, 'SELECT count(*), max(a), max(b) FROM t'), [[5_000n, 4_999n, 'row 999']])
  }
})

async function inParquet(bytes: Buffer, sql: string) {
  const path = join(tempDir, `check-${Math.random()}.parquet`)
  writeFileSync(path, bytes)
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  return (await (await connection.run(sql.replace('FROM t', `FROM read_parquet('${path}')`))).getRows()) as unknown[][]
}

test('Parquet: each column has the type that all its values survive', async () => {
  const table: ExportTable = {
    columns: ['i', 'huge', 'r', 'm', 'd', 't', 'b', 'odd "name"', 'j', 'almost a date'],
    types: ['integer', 'integer', 'real', 'decimal', 'date', 'datetime', 'boolean', 'text', 'json', 'date'],
    rows: [
      [
        1,
        '99999999999999999999',
        1.5,
        '10.50',
        '2024-02-29',
        '2024-02-29T12:00:00',
        true,
        '=x',
        { a: 1 },
        '2024-01-01',
      ],
      [null, 2, null, '3.125', null, null, null, null, null, 'unknown'],
    ],
  }
  const bytes = await make(table, 'parquet')
  const described = await inParquet(bytes, 'DESCRIBE SELECT * FROM t')
  assert.deepEqual(
    described.map(([name, type]) => [name, type]),
    [
      ['i', 'BIGINT'],
      ['huge', 'VARCHAR'],
      ['r', 'DOUBLE'],
      ['m', 'DECIMAL(5,3)'],
      ['d', 'DATE'],
      ['t', 'TIMESTAMP'],
      ['b', 'BOOLEAN'],
      ['odd "name"', 'VARCHAR'],
      ['j', 'VARCHAR'],
      ['almost a date', 'VARCHAR'],
    ],
  )
  const [first] = await inParquet(bytes, 'SELECT huge, m::VARCHAR, d::VARCHAR, "odd ""name""", j FROM t')
  assert.deepEqual(first, ['99999999999999999999', '10.500', '2024-02-29', '=x', '{"a":1}'])
})

test('Parquet: a long table and a wide one are written within the limits of the child', async () => {
  for (const [width, height] of [
    [10, 200_000],
    [2_000, 20],
  ] as const) {
    const columns = Array.from({ length: width }, (_, i) => `c${i}`)
    const types = columns.map((_, c): ColumnType => (c % 2 ? 'text' : 'integer'))
    function* rows(): Generator<Cell[]> {
      for (let n = 0; n < height; n++) yield columns.map((_, c) => (c % 2 ? `value ${n} of column ${c}` : n * c))
    }
    const bytes = await make({ columns, types, rows: rows() }, 'parquet')
    assert.deepEqual(
      await inParquet(bytes, `SELECT count(*), max(c${width - 2}), count(DISTINCT c${width - 1}) FROM t`),
      [[BigInt(height), BigInt((height - 1) * (width - 2)), BigInt(height)]],
    )
  }
})

test('Parquet: what a cast would round, cut off or misread stays text', async () => {
  const kept: [ColumnType, Cell, Cell][] = [
    ['integer', 1, 1.5],
    ['date', '2024-02-29', '0044-03-15 BC'],
    ['date', '2024-02-29', '2024-03-01 10:00:00'],
    ['datetime', '2024-02-29T12:00:00Z', '2024-02-29T12:00:00.123456789'],
    ['datetime', '2024-02-29 12:00', '2024-02-29T12:00:00+02:00'],
    ['time', '12:00:00', '12:00:00+02'],
  ]
  for (const [type, ordinary, odd] of kept) {
    const of = async (cells: Cell[]) => inParquet(await make(column(type, cells), 'parquet'), 'SELECT v FROM t')
    assert.notEqual(typeof (await of([ordinary, null]))[0]?.[0], 'string', `${type} ${ordinary}`)
    assert.deepEqual(await of([ordinary, odd, null]), [[String(ordinary)], [String(odd)], [null]])
  }
})

test('nothing of an export is left behind, also when its rows fail on the way', async () => {
  async function* failing(): AsyncGenerator<Cell[]> {
    yield [1]
    throw new Error('the rows ended')
  }
  for (const format of ['csv', 'xlsx', 'parquet'] as const)
    await assert.rejects(make({ columns: ['a'], types: ['integer'], rows: failing() }, format), /the rows ended/)
  assert.deepEqual(
    readdirSync(tempDir).filter((name) => name.startsWith('export-')),
    [],
  )
})

test('an answer of the sandbox is exported in the order of its columns', async () => {
  const table = await tableOf({
    columns: ['b', '1'],
    types: ['text', 'integer'],
    json: Buffer.from('[{"b":"x","1":2}]'),
  })
  assert.deepEqual(await csvOf(table), [
    ['b', '1'],
    ['x', '2'],
  ])
  assert.deepEqual([...cellsOf(['a', 'b'], [{ b: 1 }])], [[null, 1]])
})

test('others have their turn while a long result is read and written', async () => {
  const json = Buffer.from(JSON.stringify(Array.from({ length: 100_000 }, (_, i) => ({ a: i, b: `text ${i}` }))))
  let table: ExportTable | undefined
  const reading = await turnsDuring(async () => {
    table = await tableOf({ columns: ['a', 'b'], types: ['integer', 'text'], json })
  })
  assert.ok(reading >= 5, `${reading} turns while it was read`)
  let file = Buffer.alloc(0)
  const writing = await turnsDuring(async () => {
    file = await make(table!, 'csv')
  })
  assert.ok(writing >= 5, `${writing} turns while it was written`)
  assert.ok(file.toString('utf8').endsWith('\r\n99999,text 99999\r\n'))
})

test('a cell of many digits that is no number is written in time that grows with them', () =>
  assertGrowsEvenly(async (size) => {
    const cell = `-${'1'.repeat(size)}x`
    assert.deepEqual(await csvOf({ columns: ['a'], types: ['text'], rows: [[cell]] }), [['a'], [`'${cell}`]])
  }, 3_000))
