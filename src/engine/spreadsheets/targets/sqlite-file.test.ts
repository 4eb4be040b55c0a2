import assert from 'node:assert/strict'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import fc from 'fast-check'
import { readTable, withFolder } from '../spreadsheets.fixture.ts'
import type { RowSink } from './row-sink.ts'
import { appendTable } from './sqlite-file.ts'
import { createSqliteFile } from './write-sqlite.ts'

type Value = number | string | null

function putRow(sink: RowSink, row: Value[]): void {
  for (const [c, value] of row.entries()) {
    if (value === null) sink.putNone(c)
    else if (typeof value === 'string') sink.putText(c, value)
    else if (Number.isSafeInteger(value)) sink.putInteger(c, value)
    else sink.putReal(c, value)
  }
  sink.endRow()
}

function writeRows(path: string, width: number, rows: Value[][]): void {
  const db = new DatabaseSync(path)
  db.exec(`CREATE TABLE t (${Array.from({ length: width }, (_, c) => `c${c}`).join(', ')})`)
  const root = Number(db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 't'").get()!.rootpage)
  db.close()
  const fd = openSync(path, 'r+')
  const pages = appendTable(fd, root, width)
  for (const row of rows) putRow(pages.sink, row)
  pages.finish()
  closeSync(fd)
}

function readBack(path: string): unknown[][] {
  return readTable(path, 't').map((row) => Object.values(row))
}

test('whatever rows are written, SQLite finds the file sound and reads them back', () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.maxSafeInteger(),
    fc.integer({ min: -200, max: 200 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Number.isInteger(n)),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.nat({ max: 20_000 }).map((n) => 'é'.repeat(n)),
  )
  const table = fc
    .integer({ min: 1, max: 12 })
    .chain((width) => fc.array(fc.array(value, { minLength: width, maxLength: width }), { maxLength: 60 }))
  fc.assert(
    fc.property(table, (rows) =>
      withFolder((folder) => {
        const path = join(folder, 't.db')
        writeRows(path, rows[0]?.length ?? 1, rows)
        assert.deepEqual(readBack(path), rows)
      }),
    ),
    { numRuns: 150 },
  )
})

test('trees of one, two and three levels, and every count around their edges', () =>
  withFolder((folder) => {
    // 2,000 bytes a row: two to a page, so that a few hundred rows fill an inner page.
    for (const count of [0, 1, 2, 3, 4, 5, 800, 801, 802, 1020, 1021, 1022, 1023, 1024, 1360, 1361, 1362, 1363, 1364]) {
      const path = join(folder, `${count}.db`)
      const rows = Array.from({ length: count }, (_, i): Value[] => [i, 'x'.repeat(1900)])
      writeRows(path, 2, rows)
      assert.deepEqual(readBack(path), rows, String(count))
    }
    const path = join(folder, 'deep.db')
    // One row to a page: page numbers past sixteen bits with few rows.
    const long = 'y'.repeat(2100)
    const rows = Array.from({ length: 66_000 }, (_, i): Value[] => [i, long])
    writeRows(path, 2, rows)
    const db = new DatabaseSync(path, { readOnly: true })
    assert.equal(db.prepare('PRAGMA integrity_check').get()!.integrity_check, 'ok')
    assert.ok(Number(db.prepare('PRAGMA page_count').get()!.page_count) > 65_535)
    assert.equal(db.prepare('SELECT count(*) AS n FROM t').get()!.n, 66_000)
    const wrong = db.prepare('SELECT count(*) AS n FROM t WHERE c0 <> rowid - 1 OR c1 <> ?').get(long)
    assert.equal(wrong!.n, 0)
    for (const at of [1, 2, 65_537, 66_000])
      assert.equal(db.prepare('SELECT c0 FROM t WHERE rowid = ?').get(at)!.c0, at - 1)
    db.close()
  }))

test('a table of two thousand columns', () =>
  withFolder((folder) => {
    const path = join(folder, 'wide.db')
    const rows = Array.from({ length: 20 }, (_, r) =>
      Array.from({ length: 2000 }, (_, c): Value => (c % 3 ? r * c : `cell ${c}`)),
    )
    writeRows(path, 2000, rows)
    assert.deepEqual(readBack(path), rows)
  }))

/** Reads every value with its storage class; whole numbers past 2^53 come as BigInt. */
function stored(path: string, table: string): unknown[][] {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    assert.equal(db.prepare('PRAGMA integrity_check').get()!.integrity_check, 'ok')
    const statement = db.prepare(`SELECT * FROM "${table}"`)
    statement.setReturnArrays(true)
    statement.setReadBigInts(true)
    return statement.all() as unknown as unknown[][]
  } finally {
    db.close()
  }
}

test('values at the edges of every type come back as they were written', () =>
  withFolder((folder) => {
    const path = join(folder, 'edges.db')
    const whole = [0, 1, -1, 127, 128, -128, -129, 32767, 32768, -32768, -32769, 8388607, 8388608, -8388608, -8388609]
    whole.push(2147483647, 2147483648, -2147483648, -2147483649, 2 ** 47 - 1, 2 ** 47, -(2 ** 47), -(2 ** 47) - 1)
    whole.push(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER)
    const real = [0.1, -0.5, Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, Number.EPSILON, 1e100, 123456.789]
    const texts = [
      '',
      ' ',
      'Infinity',
      '-Infinity',
      'NaN',
      '-0',
      '\0',
      'a\0b\0',
      '\u{10ffff}',
      'é'.repeat(2030),
      '💥\n\r\t',
    ]
    const rows: Value[][] = [...whole, ...real, ...texts, null].map((value) => [value, null])
    writeRows(path, 2, rows)
    const found = stored(path, 't').map(([value]) => (typeof value === 'bigint' ? Number(value) : value))
    assert.deepEqual(found, [...whole, ...real, ...texts, null])
  }))

test('minus zero in a column of reals stays a number', () =>
  withFolder((folder) => {
    const path = join(folder, 'zero.db')
    const file = createSqliteFile(path)
    const sink = file.begin('t', [{ name: 'x', type: 'real' }])
    for (const value of [-0, 0, 5, 2 ** 60]) {
      sink.putReal(0, value)
      sink.endRow()
    }
    file.end()
    file.close([])
    assert.deepEqual(stored(path, 't').flat(), [-0, 0, 5, 2 ** 60])
  }))

test('many tables in one file: empty ones, one-row ones, abandoned ones between, long values that spill over pages', () =>
  withFolder((folder) => {
    const path = join(folder, 'many.db')
    const file = createSqliteFile(path)
    const expected = new Map<string, Value[][]>()
    for (let t = 0; t < 60; t++) {
      const width = 1 + (t % 7)
      const rows = Array.from({ length: t % 5 === 0 ? 0 : t % 5 === 1 ? 1 : t * 20 }, (_, r) =>
        Array.from({ length: width }, (_, c): Value => {
          if ((r + c) % 5 === 0) return null
          return (r + c) % 97 === 7 ? `${t}/${r}/${c} `.repeat(3000) : `${t}/${r}/${c}`
        }),
      )
      const write = () => {
        const sink = file.begin(
          `table ${t}`,
          Array.from({ length: width }, (_, c) => ({ name: `c${c}`, type: 'text' as const })),
        )
        for (const row of rows) putRow(sink, row)
      }
      write()
      if (t % 3 === 0) {
        file.abandon()
        write()
      }
      file.end()
      expected.set(`table ${t}`, rows)
    }
    file.close([])
    for (const [table, rows] of expected) assert.deepEqual(stored(path, table), rows, table)
  }))
