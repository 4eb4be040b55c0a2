import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import mysql from 'mysql2/promise'
import pg from 'pg'
import { type EvalQuestion, matches } from '../../../../evals/compare.ts'
import { laterShopQuestions } from '../../../../evals/later-questions.ts'
import { officeShopQuestions } from '../../../../evals/office-questions.ts'
import { shopBench } from '../../../../evals/shop-bench.ts'
import { shopQuestions } from '../../../../evals/shop-questions.ts'
import { findValues, runSql } from '../../../../evals/workbench.ts'
import { shopTables } from '../../samples/index.ts'
import type { Cell, DescribedSource, EngineName, RunSqlOutput } from '../tool-contract.ts'
import { analyseByRules } from './analyse-by-rules.ts'

/** The questions to the sample shop, asked of it in other engines: the SQL must run there and say the same. */
const bench = shopBench()
const tables = shopTables()
const cell = (value: unknown): Cell => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}
const rowsOf = (table: (typeof tables)[number]) =>
  table.rows.map((row) => row.map((v) => (v !== null && typeof v === 'object' ? v.date : v)))
const kindOf = (table: string, column: string) => {
  const type = bench.sources[0]?.parts[0]?.tables
    .find((t) => t.name === table)
    ?.columns.find((c) => c.name === column)?.type
  return type === 'integer'
    ? 'INTEGER'
    : type === 'real'
      ? 'DOUBLE PRECISION'
      : type === 'date'
        ? 'DATE'
        : 'VARCHAR(200)'
}
const create = (quote: string) =>
  tables.map((t) => ({
    sql: `CREATE TABLE ${t.name === 'returns' ? `${quote}returns${quote}` : t.name} (${t.columns.map((c) => `${quote}${c}${quote} ${kindOf(t.name, c)}`).join(', ')})`,
    table: t,
  }))

type Engine = { name: EngineName; query(sql: string): Promise<{ columns: string[]; rows: Cell[][] }> }

const askEngine = async (
  engine: Engine,
  question: EvalQuestion,
): Promise<{ rows: Cell[][] | null; error: string | null }> => {
  const sources: DescribedSource[] = bench.sources.map((s) => ({ ...s, engine: engine.name }))
  const run = analyseByRules(typeof question.ask === 'string' ? [question.ask] : question.ask)
  let rows: Cell[][] | null = null
  let error: string | null = null
  for (let step = run.next(); !step.done; ) {
    const call = step.value
    let result: unknown = { ok: true }
    if (call.tool === 'describe_tables') result = { sources, today: bench.today }
    if (call.tool === 'find_values') result = findValues(bench, call.input.terms)
    if (call.tool === 'run_sql') {
      result = await engine.query(call.input.sql).then(
        (r): RunSqlOutput => ({
          ok: true,
          resultId: 'r',
          columns: r.columns,
          types: [],
          rows: r.rows,
          rowCount: r.rows.length,
          truncated: false,
        }),
        (cause: Error): RunSqlOutput => {
          error = `${cause.message}\n${call.input.sql}`
          return { ok: false, error: cause.message }
        },
      )
    }
    if (call.tool === 'give_answer') rows = call.input.rows
    step = run.next(result)
  }
  return { rows, error }
}

const askAll = async (engine: Engine) => {
  const problems: string[] = []
  for (const question of [...shopQuestions, ...officeShopQuestions, ...laterShopQuestions]) {
    if ('refuse' in question) continue
    const expected = 'rows' in question ? question.rows : runSql(bench, question.sql)
    const wanted = Array.isArray(expected) ? expected : expected.ok ? expected.rows : []
    const { rows, error } = await askEngine(engine, question)
    if (error) problems.push(error)
    else if (!rows || !matches(wanted, rows))
      problems.push(`${String(question.ask)}: ${JSON.stringify(rows)?.slice(0, 200)}`)
  }
  return problems
}

const missing = (name: string, error: unknown) => {
  if (process.env.REQUIRE_SERVICES === '1') throw error
  return `no ${name} here`
}
const database = `builtin_${process.pid}_${Date.now()}`

test('the SQL of the built-in analyst runs on DuckDB and answers the same', async () => {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  for (const { sql, table } of create('"')) {
    await connection.run(sql)
    const appender = rowsOf(table)
    const values = appender.map(
      (row) =>
        `(${row.map((v) => (v === null ? 'NULL' : typeof v === 'number' ? v : `'${v.replaceAll("'", "''")}'`)).join(',')})`,
    )
    for (let at = 0; at < values.length; at += 500)
      await connection.run(`INSERT INTO "${table.name}" VALUES ${values.slice(at, at + 500).join(',')}`)
  }
  const problems = await askAll({
    name: 'duckdb',
    query: async (sql) => {
      const reader = await connection.runAndReadAll(sql)
      return { columns: reader.columnNames(), rows: reader.getRowsJS().map((row) => row.map(cell)) }
    },
  })
  connection.closeSync()
  assert.deepEqual(problems, [])
})

test('the SQL of the built-in analyst runs on PostgreSQL and answers the same', async (t) => {
  const admin = new pg.Client({
    host: '127.0.0.1',
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 3000,
  })
  try {
    await admin.connect()
  } catch (error) {
    return t.skip(missing('PostgreSQL', error))
  }
  await admin.query(`CREATE DATABASE ${database}`)
  const client = new pg.Client({ host: '127.0.0.1', user: 'postgres', database })
  after(async () => {
    await client.end()
    await admin.query(`DROP DATABASE ${database}`)
    await admin.end()
  })
  await client.connect()
  for (const { sql, table } of create('"')) {
    await client.query(sql)
    await client.query(`INSERT INTO "${table.name}" SELECT * FROM json_populate_recordset(null::"${table.name}", $1)`, [
      JSON.stringify(rowsOf(table).map((row) => Object.fromEntries(row.map((v, i) => [table.columns[i], v])))),
    ])
  }
  pg.types.setTypeParser(1082, (text) => text)
  const problems = await askAll({
    name: 'postgres',
    query: async (sql) => {
      const result = await client.query({ text: sql, rowMode: 'array' })
      return {
        columns: result.fields.map((f) => f.name),
        rows: (result.rows as unknown[][]).map((row) => row.map(cell)),
      }
    },
  })
  assert.deepEqual(problems, [])
})

test('the SQL of the built-in analyst runs on MariaDB and answers the same', async (t) => {
  let connection: mysql.Connection
  try {
    connection = await mysql.createConnection({
      host: '127.0.0.1',
      user: 'root',
      dateStrings: true,
      connectTimeout: 3000,
      decimalNumbers: true,
    })
  } catch (error) {
    return t.skip(missing('MariaDB', error))
  }
  after(async () => {
    await connection.query(`DROP DATABASE IF EXISTS ${database}`)
    await connection.end()
  })
  await connection.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`)
  await connection.query(`USE ${database}`)
  for (const { sql, table } of create('`')) {
    await connection.query(sql)
    // Without them this engine joins by reading every pair of rows.
    for (const column of table.columns)
      if (column.endsWith('_id'))
        await connection.query(`CREATE INDEX ${column}_index ON \`${table.name}\` (${column})`)
    const rows = rowsOf(table)
    for (let at = 0; at < rows.length; at += 1000)
      await connection.query(`INSERT INTO \`${table.name}\` VALUES ?`, [rows.slice(at, at + 1000)])
  }
  const problems = await askAll({
    name: 'mysql',
    query: async (sql) => {
      const [rows, fields] = await connection.query({ sql, rowsAsArray: true })
      return { columns: fields.map((f) => f.name), rows: (rows as unknown[][]).map((row) => row.map(cell)) }
    },
  })
  assert.deepEqual(problems, [])
})
