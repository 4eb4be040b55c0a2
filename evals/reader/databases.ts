import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Papa from 'papaparse'
import pg from 'pg'
import { matches } from '../../src/engine/analyst/judging/index.ts'
import type { Cell } from '../../src/engine/analyst/tool-contract.ts'
import type { OssieDocument } from '../../src/engine/catalog/index.ts'
import { readDocument } from '../../src/engine/catalog/ossie/read-document.ts'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import { candidatesFor } from '../../src/engine/reader/candidates.ts'
import { decide } from '../../src/engine/reader/index.ts'
import { plainly } from '../../src/engine/reader/sentences/terms.ts'
import type { ColumnType } from '../../src/engine/schema.ts'
import { corpora } from '../corpora-bench.ts'
import { openBench, type ReaderBench } from './bench.ts'
import { type LoadedTable, profileOf } from './tables.ts'

/** Questions across tables of business databases in PostgreSQL (defog-dev, a development set), without any definitions written. `--misses` shows what went wrong. */
const server = process.env.EVALS_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432'
const folder = join(corpora, 'defog-dev')

const typeOf = (native: string): ColumnType =>
  /int/.test(native)
    ? 'integer'
    : /numeric|double|real|decimal/.test(native)
      ? 'real'
      : native === 'boolean'
        ? 'boolean'
        : native === 'date'
          ? 'date'
          : /timestamp/.test(native)
            ? 'datetime'
            : native === 'uuid' || /char|text/.test(native)
              ? 'text'
              : 'other'

const plain = (value: unknown, type: ColumnType): Scalar => {
  if (value === null || value === undefined) return null
  if (type === 'integer' || type === 'real') return Number(value)
  if (typeof value === 'boolean') return value
  return String(value)
}

/** What a team would have written about a database (evals/definitions); `--bare` leaves it out. */
const definitionsOf = (name: string): OssieDocument | null => {
  if (process.argv.includes('--bare')) return null
  const { document, faults } = readDocument(readFileSync(definitionsPath(name), 'utf8'))
  if (!document) throw new Error(`${name}: ${JSON.stringify(faults)}`)
  return document
}

export type EvalDatabase = { name: string; client: pg.Client; drop(): Promise<void> }

/** A database of its own in PostgreSQL, made by a script. */
export const createDatabase = async (name: string, script: string): Promise<EvalDatabase> => {
  const database = `evals_${name}_${process.pid}`
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${database}`)
  const client = new pg.Client({
    connectionString: `${server}/${database}`,
    types: { getTypeParser: (oid: number) => (oid === 16 ? (v: string) => v === 't' : (v: string) => v) },
  })
  await client.connect()
  await client.query(script)
  return {
    name: database,
    client,
    async drop() {
      await client.end()
      await admin.query(`DROP DATABASE ${database} WITH (FORCE)`)
      await admin.end()
    },
  }
}

export const businessDatabase = (name: string): Promise<EvalDatabase> =>
  createDatabase(name, readFileSync(join(folder, `${name}.sql`), 'utf8'))

export const definitionsPath = (name: string): string =>
  fileURLToPath(new URL(`../definitions/${name}.yaml`, import.meta.url))

/** With its definitions; `beside` are tables that stand in it too. */
export const openBusiness = async (
  name: string,
  beside: LoadedTable[] = [],
): Promise<EvalDatabase & { bench: ReaderBench; loaded: LoadedTable[] }> => {
  const database = await businessDatabase(name)
  const { client } = database
  const { rows: columns } = await client.query(
    "SELECT table_schema, table_name, column_name, data_type FROM information_schema.columns WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY table_schema, table_name, ordinal_position",
  )
  const { rows: keys } = await client.query(
    "SELECT t.relname AS table_name, a.attname AS column_name, c.contype AS kind, f.relname AS to_table, b.attname AS to_column FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1] LEFT JOIN pg_class f ON f.oid = c.confrelid LEFT JOIN pg_attribute b ON b.attrelid = f.oid AND b.attnum = c.confkey[1] WHERE c.contype IN ('p', 'f')",
  )
  const loaded: LoadedTable[] = [...beside]
  for (const table of new Set(columns.map((c) => c.table_name as string))) {
    const own = columns.filter((c) => c.table_name === table)
    const { rows } = await client.query(`SELECT * FROM "${own[0]?.table_schema}"."${table}"`)
    const cells = rows.map((row) => own.map((c) => plain(row[c.column_name], typeOf(c.data_type))))
    loaded.push({
      rows: cells,
      table: {
        name: table,
        schema: own[0]?.table_schema ?? null,
        kind: 'table',
        rows: cells.length,
        hidden: false,
        columns: own.map((c, i) => {
          const key = keys.find((k) => k.kind === 'f' && k.table_name === table && k.column_name === c.column_name)
          return {
            name: c.column_name,
            type: typeOf(c.data_type),
            nativeType: c.data_type,
            nullable: true,
            primaryKey: keys.some((k) => k.kind === 'p' && k.table_name === table && k.column_name === c.column_name),
            references: key ? { table: key.to_table, column: key.to_column } : null,
            label: null,
            profile: profileOf(
              cells.map((r) => r[i] ?? null),
              typeOf(c.data_type),
            ),
          }
        }),
      },
    })
  }
  const today = new Date().toISOString().slice(0, 10)
  return { ...database, loaded, bench: openBench(loaded, today, definitionsOf(name), false) }
}

/** `{a,b}` in a gold statement means any of these columns. */
const variants = (sql: string): string[] =>
  sql
    .split(';')
    .map((s) => s.trim())
    .filter(Boolean)
    .flatMap((s) => {
      const found = /\{([^}]+)\}/.exec(s)
      return found ? (found[1] ?? '').split(',').map((choice) => s.replaceAll(/\{[^}]+\}/g, choice.trim())) : [s]
    })

export const comparable = (value: unknown): Cell => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return String(value)
  const text = String(value)
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text.replace(/ 00:00:00$/, '')
}

export type BusinessQuestion = Record<string, string> & { file: string }

export const businessQuestions = (): BusinessQuestion[] =>
  ['questions_gen_postgres.csv', 'instruct_basic_postgres.csv', 'instruct_advanced_postgres.csv'].flatMap((file) =>
    Papa.parse<Record<string, string>>(readFileSync(join(folder, file), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    }).data.map((row): Record<string, string> & { file: string } => ({ ...row, file })),
  )

/** The rows of every accepted statement. */
export const expectedRows = async (client: pg.Client, query: string): Promise<Cell[][][]> => {
  const expected: Cell[][][] = []
  for (const sql of variants(query)) {
    try {
      const { rows } = await client.query({ text: sql, rowMode: 'array' })
      expected.push(rows.map((row: unknown[]) => row.map(comparable)))
    } catch {
      // Some accepted forms name a column that another form has; one that runs is enough.
    }
  }
  return expected
}

if (import.meta.main) {
  const tally = new Map<
    string,
    { asked: number; right: number; covered: number; answered: number; rightAnswered: number }
  >()
  const questions = businessQuestions()
  for (const name of new Set(questions.map((q) => q.db_name ?? ''))) {
    const database = await openBusiness(name)
    try {
      for (const q of questions.filter((each) => each.db_name === name)) {
        const expected = await expectedRows(database.client, q.query ?? '')
        const right = (question: Question) => {
          const rows = database.bench.all(question)?.map((row) => row.map(comparable))
          return rows !== undefined && expected.some((e) => matches(e, rows))
        }
        const text = q.question ?? ''
        const instructions = process.argv.includes('--instructions') ? (q.instructions ?? '') : ''
        const readings = database.bench.read(text, { instructions })
        const [first] = readings
        const ok = first !== undefined && right(first.question)
        const counts = tally.get(q.file) ?? { asked: 0, right: 0, covered: 0, answered: 0, rightAnswered: 0 }
        tally.set(q.file, counts)
        counts.asked++
        if (ok) counts.right++
        const covered =
          ok ||
          candidatesFor(
            plainly(text, instructions)?.text ?? '',
            database.bench.catalog,
            database.bench.tables,
            [],
          ).candidates.some((c) => right(c.question))
        if (covered) counts.covered++
        if (decide(readings) !== 'ask') {
          counts.answered++
          if (ok) counts.rightAnswered++
        }
        if (process.argv.includes('--doubt') && ok && decide(readings) === 'ask')
          console.log(`DOUBT ${name} ${first?.probability.toFixed(2)} ${text} unused ${first?.unused}`)
        if (process.argv.includes('--misses') && !ok)
          console.log(
            `${covered ? 'ORDER' : 'NONE '} ${name} ${first?.probability.toFixed(2)} ${text}\n    ${variants(q.query ?? '')[0]?.slice(0, 500)}\n    ${JSON.stringify(first?.question ?? null).slice(0, 600)} unused ${first?.unused}`,
          )
      }
    } finally {
      await database.drop()
    }
  }
  console.table(Object.fromEntries(tally))
}
