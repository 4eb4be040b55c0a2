import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { createRandom } from '../../random.fixture.ts'
import { registerFunctions } from '../sqlite/functions.ts'
import { lookAtColumns } from './look-at-columns.ts'
import { parseStatement } from './parse.ts'
import { createStatements, makeTables, type Sample, type Statement } from './statements.fixture.ts'
import { spelled, translate } from './translate.ts'
import { TWIN_ROWS, TWIN_VERSION, type Twin, twinColumn, twinTable } from './twin.ts'
import { Unlike } from './value.ts'

/** DIFFERENTIAL_STATEMENTS=200000 DIFFERENTIAL_SEED=7 asks more, and others. */
const COUNT = Number(process.env.DIFFERENTIAL_STATEMENTS ?? 2_500)
const SEED = Number(process.env.DIFFERENTIAL_SEED ?? 20_261_116)
const PER_TABLES = 500

const TYPES = {
  INTEGER: 'BIGINT',
  REAL: 'DOUBLE',
  BOOLEAN: 'BOOLEAN',
  DATE: 'VARCHAR',
  DATETIME: 'VARCHAR',
  TIME: 'VARCHAR',
  TEXT: 'VARCHAR',
}
const quoted = (value: string | number | null, type: string) =>
  value === null
    ? 'NULL'
    : typeof value === 'string'
      ? `'${value.replaceAll("'", "''")}'`
      : type === 'REAL'
        ? `'${value}'::DOUBLE`
        : String(value)

async function load(samples: Sample[], sqlite: DatabaseSync, duckdb: DuckDBConnection): Promise<Twin> {
  const tables = []
  for (const [index, { name, columns, rows }] of samples.entries()) {
    sqlite.exec(`CREATE TABLE "${name}" (${columns.map((column) => `"${column.name}" ${column.type}`).join(', ')})`)
    const insert = sqlite.prepare(`INSERT INTO "${name}" VALUES (${columns.map(() => '?').join(', ')})`)
    for (const row of rows) insert.run(...row)
    const table = `source.main.${twinTable(index)}`
    await duckdb.run(
      `CREATE OR REPLACE TABLE ${table} (${columns.map(({ type }, i) => `${twinColumn(i)} ${TYPES[type]}`).join(', ')})`,
    )
    const lines = rows.map((row) => `(${row.map((value, i) => quoted(value, columns[i]?.type ?? '')).join(', ')})`)
    await duckdb.run(`INSERT INTO ${table} VALUES ${lines.join(', ')}`)
    const typed = columns.map((column) => ({ name: column.name, type: column.type.toLowerCase() as 'text' }))
    // As large as it takes for the columnar path.
    tables.push({ name, rows: TWIN_ROWS, columns: await lookAtColumns(duckdb, table, typed) })
  }
  return { version: TWIN_VERSION, tables }
}

const plain = (value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
const near = (a: unknown, b: unknown) =>
  a === b ||
  (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)))
const sameRows = (a: unknown[][], b: unknown[][]) =>
  a.length === b.length && a.every((row, i) => row.every((value, j) => near(value, b[i]?.[j])))
/** Rows whose key is one, as it has nine digits, stand by their numbers. */
const byNumbers = (a: unknown[], b: unknown[]): number => {
  const at = a.findIndex((value, i) => !near(value, b[i]))
  return at < 0 ? 0 : Number(a[at]) - Number(b[at])
}
const sorted = (rows: unknown[][]) => {
  const keyOf = (row: unknown[]) =>
    JSON.stringify(row.map((value) => (typeof value === 'number' ? value.toPrecision(9) : value)))
  return rows
    .map((row) => [keyOf(row), row] as const)
    .toSorted(([a, row], [b, other]) => (a < b ? -1 : a > b ? 1 : byNumbers(row, other)))
    .map(([, row]) => row)
}

const isFraction = (value: unknown) => typeof value === 'number' && !Number.isInteger(value)

/** What a row is ordered by. After a sum of fractions nothing can be asked for: its last digit decides which of two comes first. */
function orderOf(row: unknown[], ordered: readonly number[], sums: boolean): unknown[] {
  const keys = ordered.map((at) => row[at])
  const end = sums ? keys.findIndex(isFraction) : -1
  return end < 0 ? keys : keys.slice(0, end + 1)
}

/**
 * Same rows, in the same order where one was asked for. Which of the rows that are alike in that order comes first, and which of
 * them a LIMIT leaves out, SQLite does not say.
 */
function same({ sql, ordered }: Statement, expected: unknown[][], got: unknown[][]): boolean {
  if (sameRows(expected, got)) return true
  if (expected.length !== got.length) return false
  const sums = /\b(?:sum|avg|total)\(/i.test(sql)
  const keys = (rows: unknown[][]) => rows.map((row) => orderOf(row, ordered ?? [], sums))
  if (!sameRows(keys(expected), keys(got))) return false
  if (!/ LIMIT \d+( OFFSET \d+)?$/.test(sql)) return sameRows(sorted(expected), sorted(got))
  if (ordered === null) return false
  const edges = [keys(expected)[0], keys(expected).at(-1)]
  const within = (rows: unknown[][]) =>
    rows.filter((_, i) => !edges.some((edge) => sameRows([edge ?? []], [keys(rows)[i] ?? []])))
  return sameRows(sorted(within(expected)), sorted(within(got)))
}

test('what runs on the columnar twin gives the rows that SQLite gives', { timeout: 3_600_000 }, async () => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
  const duckdb = await instance.connect()
  after(() => instance.closeSync())
  await duckdb.run("ATTACH ':memory:' AS source")
  const random = createRandom(SEED)
  const counts = { asked: 0, columnar: 0, unlike: 0, failed: 0, lastDigit: 0 }
  const reasons = new Map<string, number>()
  while (counts.asked < COUNT) {
    const sqlite = new DatabaseSync(':memory:', { enableDoubleQuotedStringLiterals: false })
    registerFunctions(sqlite)
    const twin = await load(makeTables(random), sqlite, duckdb)
    const statements = createStatements(random)
    for (let i = 0; i < PER_TABLES && counts.asked < COUNT; i++) {
      const statement = statements.next()
      let expected: unknown[][]
      try {
        const prepared = sqlite.prepare(statement.sql)
        prepared.setReturnArrays(true)
        expected = prepared.all() as unknown as unknown[][]
      } catch (error) {
        assert.match(
          String(error),
          /ambiguous|aggregate functions|GROUP BY term|ORDER BY term|integer overflow|misuse|not an aggregate|out of range|too large|no such column/i,
          statement.sql,
        )
        continue
      }
      counts.asked++
      let sql = ''
      try {
        const files = [{ schema: null, place: 'source', twin }]
        sql = translate(await parseStatement(duckdb, spelled(statement.sql)), [], { files, whole: true }).sql
      } catch (error) {
        if (!(error instanceof Unlike)) throw error
        counts.unlike++
        reasons.set(error.message, (reasons.get(error.message) ?? 0) + 1)
        continue
      }
      let got: unknown[][]
      try {
        got = (await duckdb.runAndReadAll(sql)).getRows().map((row) => row.map(plain))
      } catch (error) {
        // It runs on SQLite then, as if it had never been tried.
        counts.failed++
        const message = String(error).slice(0, 90)
        reasons.set(message, (reasons.get(message) ?? 0) + 1)
        continue
      }
      counts.columnar++
      if (JSON.stringify(sorted(expected.map((row) => row.map(plain)))) !== JSON.stringify(sorted(got)))
        counts.lastDigit++
      assert.ok(
        same(
          statement,
          expected.map((row) => row.map(plain)),
          got,
        ),
        `${statement.sql}\n${sql}\n${JSON.stringify(expected.slice(0, 12))}\n${JSON.stringify(got.slice(0, 12))}`,
      )
    }
    sqlite.close()
  }
  if (process.env.DIFFERENTIAL_REASONS) console.table([...reasons].toSorted(([, a], [, b]) => b - a).slice(0, 40))
  console.log(`# ${JSON.stringify(counts)}`)
  assert.ok(counts.columnar > COUNT / 3, 'most statements are not worth comparing')
})
