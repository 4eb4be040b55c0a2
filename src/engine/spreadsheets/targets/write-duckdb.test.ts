import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { importSpreadsheet } from '../index.ts'
import type { ImportedColumnType } from '../report/import-report.ts'
import { place, queryDuckdb, withFolder } from '../spreadsheets.fixture.ts'
import type { RowSink } from './row-sink.ts'
import { createDuckdbFile } from './write-duckdb.ts'

type Value = number | string | boolean | null

const two = (n: number) => String(n).padStart(2, '0')
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const clock = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }), fc.nat({ max: 59 }), fc.constantFrom('', '.5', '.000001', '.999999'))
  .map(([h, m, s, fraction]) => `${two(h)}:${two(m)}:${two(s)}${fraction}`)

const kinds: { type: ImportedColumnType; value: fc.Arbitrary<Value> }[] = [
  { type: 'integer', value: fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -200, max: 200 })) },
  { type: 'real', value: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()) },
  { type: 'boolean', value: fc.boolean() },
  { type: 'text', value: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constant('é'.repeat(5000))) },
  { type: 'date', value: day },
  { type: 'datetime', value: fc.tuple(day, clock).map(([d, c]) => `${d} ${c}`) },
  { type: 'time', value: clock },
]

function put(sink: RowSink, column: number, type: ImportedColumnType, value: Value): void {
  if (value === null) sink.putNone(column)
  else if (typeof value === 'boolean') sink.putInteger(column, Number(value))
  else if (typeof value === 'number') {
    if (type === 'real') sink.putReal(column, value)
    else sink.putInteger(column, value)
  } else if (type === 'datetime' && value.length === 19)
    sink.putDatetime(column, Buffer.from(value.replace(' ', 'T')), 0)
  else sink.putText(column, value)
}

/** As DuckDB shows it: without the zeros at the end of a fraction. */
const shown = (type: ImportedColumnType, value: Value): unknown =>
  type === 'integer' && value !== null ? String(value) : Object.is(value, -0) ? 0 : value

test('whatever rows are put, and dropped half way, DuckDB reads back those that were ended', async () => {
  const table = fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 9 }).chain((columns) =>
    fc.tuple(
      fc.constant(columns.map(({ type }) => type)),
      fc.array(
        fc.record({
          values: fc.tuple(...columns.map(({ value }) => fc.option(value, { freq: 4 }))),
          // How many values of a row are put that is then dropped.
          dropped: fc.option(fc.nat({ max: columns.length }), { freq: 3 }),
        }),
        { maxLength: 40 },
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(table, ([types, rows]) =>
      withFolder(async (folder) => {
        const path = join(folder, 't.db')
        const file = createDuckdbFile(path, 512 * 1024 ** 2)
        const sink = await file.begin(
          't',
          types.map((type, c) => ({ name: `c${c}`, type })),
        )
        for (const { values, dropped } of rows) {
          if (dropped !== null) {
            for (let c = 0; c < dropped; c++) put(sink, c, types[c]!, values[c]!)
            sink.drop()
          }
          for (const [c, value] of values.entries()) put(sink, c, types[c]!, value)
          sink.endRow()
        }
        assert.equal(await file.end(), true)
        await file.close([])
        const found = (await queryDuckdb(path, 'SELECT * FROM t')).map((row) => Object.values(row))
        assert.deepEqual(
          found.map((row) => row.map((value) => (Object.is(value, -0) ? 0 : value))),
          rows.map(({ values }) => values.map((value, c) => shown(types[c]!, value))),
        )
        assert.deepEqual(readdirSync(folder), ['t.db'])
      }),
    ),
    { numRuns: 25 },
  )
})

test('a table of several pieces keeps every row and their order; one that is abandoned leaves nothing', () =>
  withFolder(async (folder) => {
    const path = join(folder, 't.db')
    const file = createDuckdbFile(path, 512 * 1024 ** 2)
    const columns = [
      { name: 'n', type: 'integer' as const },
      { name: 'word', type: 'text' as const },
    ]
    const write = (sink: RowSink, rows: number) => {
      for (let n = 0; n < rows; n++) {
        sink.putInteger(0, n)
        if (n % 7 === 0) sink.putNone(1)
        else sink.putText(1, `word ${n}`)
        sink.endRow()
      }
    }
    write(await file.begin('t', columns), 150_000)
    await file.abandon()
    write(await file.begin('t', columns), 300_000)
    await file.end()
    await file.close([])
    assert.deepEqual(readdirSync(folder), ['t.db'])
    assert.deepEqual(
      await queryDuckdb(
        path,
        `SELECT count(*)::INT AS rows, count(word)::INT AS words, min(n)::INT AS low, max(n)::INT AS high,
          count(*) FILTER (word = 'word ' || n)::INT AS matching, count(*) FILTER (n = rowid)::INT AS ordered FROM t`,
      ),
      [{ rows: 300_000, words: 257_142, low: 0, high: 299_999, matching: 257_142, ordered: 300_000 }],
    )
  }))

test('a second is kept to the millionth in DuckDB: what is finer stays text, also when it comes late', () =>
  withFolder(async (folder) => {
    const rows = Array.from(
      { length: 12_000 },
      (_, i) => `${i},2024-01-02 10:00:00.1234567,2024-01-02 10:00:00.5,10:00:00`,
    )
    rows[11_000] = '11000,2024-01-02 10:00:00,2024-01-02 10:00:00.123456000,10:00:00.0000001'
    const { input, output } = place(folder, `n,fine,at,clock\n${rows.join('\n')}\n`)
    const { report } = await importSpreadsheet({ input, fileName: 'x.csv', output, engine: 'duckdb' })
    assert.deepEqual(
      report.tables[0]!.columns.map((c) => c.type),
      ['integer', 'text', 'datetime', 'text'],
    )
    assert.match(report.tables[0]!.columns[3]!.reason, /more than 6 digits of a second/)
    assert.deepEqual(await queryDuckdb(output, 'SELECT * FROM x WHERE n IN (0, 11000) ORDER BY n'), [
      { n: '0', fine: '2024-01-02 10:00:00.1234567', at: '2024-01-02 10:00:00.5', clock: '10:00:00' },
      { n: '11000', fine: '2024-01-02 10:00:00', at: '2024-01-02 10:00:00.123456', clock: '10:00:00.0000001' },
    ])
  }))

test('a table too wide or cells too long for the little memory DuckDB is given at first are read with more', () =>
  withFolder(async (folder) => {
    const wide = Array.from({ length: 400 }, (_, c) => `c${c}`)
    const lines = Array.from({ length: 1500 }, (_, r) => wide.map((_, c) => `text ${r * 7919 + c * 104729}`).join(','))
    const long = Array.from({ length: 6 }, (_, r) => `${r},${`${r} abc `.repeat(1_500_000)}`)
    for (const [name, text] of [
      ['wide', `${wide.join(',')}\n${lines.join('\n')}\n`],
      ['long', `id,text\n${long.join('\n')}\n`],
    ] as const) {
      const { input, output } = place(folder, text)
      const { report } = await importSpreadsheet({ input, fileName: `${name}.csv`, output, engine: 'duckdb' })
      assert.equal(report.tables[0]!.rows, name === 'wide' ? 1500 : 6)
      const sql =
        name === 'wide'
          ? 'SELECT c399 AS v FROM wide WHERE rowid = 1499'
          : 'SELECT length(text)::INT AS v FROM long WHERE id = 3'
      assert.deepEqual(await queryDuckdb(output, sql), [
        { v: name === 'wide' ? `text ${1499 * 7919 + 399 * 104729}` : 9_000_000 },
      ])
    }
  }))
