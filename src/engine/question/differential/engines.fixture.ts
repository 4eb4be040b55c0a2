import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { DuckDBInstance } from '@duckdb/node-api'
import mysql from 'mysql2/promise'
import pg from 'pg'
import { lackingIn } from '../../../../test/servers/redshift.ts'
import { LIKE_SNOWFLAKE, asDuckdb as snowflakeAsDuckdb } from '../../../../test/servers/snowflake.ts'
import { LIKE_TRINO, asDuckdb as trinoAsDuckdb } from '../../../../test/servers/trino.ts'
import { canonicalMoment } from '../../calendar.ts'
import type { EngineName } from '../../connection.ts'
import type { ColumnType } from '../../schema.ts'
import { CAUTIOUS, isInternalError } from '../../sources/duckdb/internal-error.ts'
import { placeholders as redshiftPlaces } from '../../sources/redshift/placeholders.ts'
import { LIKE_REDSHIFT } from '../../sources/redshift/redshift.fixture.ts'
import { placeholders as snowflakePlaces } from '../../sources/snowflake/placeholders.ts'
import { type PlaceholderStyle, withPlaceholders } from '../../sources/sql/placeholders.ts'
import { registerFunctions } from '../../sources/sqlite/functions.ts'
import { placeholders as sqlserverPlaces } from '../../sources/sqlserver/placeholders.ts'
import { asPostgres, LIKE_SQLSERVER } from '../../sources/sqlserver/sqlserver.fixture.ts'
import { placeholders as trinoPlaces } from '../../sources/trino/placeholders.ts'
import type { Catalog, Field } from '../catalog.ts'
import type { Data } from '../evaluate/evaluate.ts'
import { isNumber, isTime } from '../plan.ts'
import type { Scalar } from '../question.contract.ts'
import type { Compiled } from '../sql/compile.ts'

export type Engine = {
  dialect: EngineName
  load(catalog: Catalog, data: Data): Promise<void>
  run(compiled: Compiled): Promise<unknown[][]>
  close(): Promise<void>
}

type Types = Record<Exclude<ColumnType, 'time' | 'json' | 'blob' | 'other'>, string> & { instant: string }

const literal = (value: unknown, { type }: Field, escaped: (text: string) => string, isBit: boolean) => {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'boolean') return isBit ? String(Number(value)) : value ? 'TRUE' : 'FALSE'
  return typeof value === 'number' ? (type === 'real' ? `${value}e0` : String(value)) : `'${escaped(String(value))}'`
}
const doubled = (text: string) => text.replaceAll("'", "''")

function* statements(
  catalog: Catalog,
  data: Data,
  types: Types,
  more: { quote: string; suffix?: string; escaped?: (text: string) => string; zoned?: boolean },
) {
  const { quote, suffix = '', escaped = doubled, zoned = false } = more
  const named = (name: string) => `${quote}${name}${quote}`
  for (const { name, fields } of catalog.datasets) {
    const stored = fields.filter(({ column }) => column !== null)
    const columns = stored.map(
      (field) => `${named(field.name)} ${field.instant ? types.instant : types[field.type as keyof Types]}`,
    )
    yield `CREATE TABLE ${named(name)} (${columns.join(', ')})${suffix}`
    const rows = (data[name] ?? []).map((row) => {
      const cells = stored.map((field) => {
        const value = row[field.name]
        return literal(
          zoned && field.instant && value ? `${value}+00` : value,
          field,
          escaped,
          types.boolean === 'smallint',
        )
      })
      return `(${cells.join(', ')})`
    })
    if (rows.length > 0) yield `INSERT INTO ${named(name)} VALUES ${rows.join(', ')}`
  }
}
const drops = (catalog: Catalog, quote: string) =>
  catalog.datasets.map(({ name }) => `DROP TABLE ${quote}${name}${quote}`)

const PLACE = /:([a-z_][a-z0-9_]*)/g
/** A statement whose values are written may have a colon in one of them. */
const placed = ({ sql, params }: Compiled, place: (name: string) => string) =>
  Object.keys(params).length === 0 ? sql : sql.replace(PLACE, (_all, name) => place(name))

export function openSqlite(): Engine {
  let db = new DatabaseSync(':memory:')
  return {
    dialect: 'sqlite',
    async load(catalog, data) {
      db.close()
      db = new DatabaseSync(':memory:')
      registerFunctions(db)
      const types: Types = {
        integer: 'INTEGER',
        real: 'REAL',
        decimal: 'REAL',
        boolean: 'BOOLEAN',
        date: 'DATE',
        datetime: 'DATETIME',
        text: 'TEXT',
        instant: 'DATETIME',
      }
      for (const sql of statements(catalog, data, types, { quote: '"' })) db.exec(sql)
    },
    async run({ sql, params }) {
      const statement = db.prepare(sql)
      statement.setReturnArrays(true)
      statement.setReadBigInts(true)
      const values = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value as SQLInputValue]))
      return statement.all(values) as unknown as unknown[][]
    },
    close: async () => db.close(),
  }
}

const DUCKDB_TYPES: Types = {
  integer: 'BIGINT',
  real: 'DOUBLE',
  decimal: 'DECIMAL(18,4)',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMP',
  text: 'VARCHAR',
  instant: 'TIMESTAMPTZ',
}

/** Engines whose own functions DuckDB is given, to be asked what is written for them. */
const LIKE: Record<'trino' | 'snowflake', { own: string[]; places: PlaceholderStyle; asDuckdb(sql: string): string }> =
  {
    trino: { own: LIKE_TRINO, places: trinoPlaces, asDuckdb: trinoAsDuckdb },
    snowflake: { own: LIKE_SNOWFLAKE, places: snowflakePlaces, asDuckdb: snowflakeAsDuckdb },
  }

async function openDuckdb(dialect: 'duckdb' | keyof typeof LIKE = 'duckdb'): Promise<Engine> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  await connection.run("SET TimeZone = 'America/Lima'")
  const like = dialect === 'duckdb' ? null : LIKE[dialect]
  for (const sql of like?.own ?? []) await connection.run(sql)
  let made: string[] = []
  const asSent = (compiled: Compiled): [string, object] => {
    if (like === null) return [placed(compiled, (name) => `$${name}`), compiled.params]
    const { sql, params } = withPlaceholders(like.places, compiled.sql, compiled.params as Record<string, string>)
    return [like.asDuckdb(sql), params]
  }
  return {
    dialect,
    async load(catalog, data) {
      for (const sql of made) await connection.run(sql)
      made = drops(catalog, '"')
      for (const sql of statements(catalog, data, DUCKDB_TYPES, { quote: '"', zoned: true })) await connection.run(sql)
    },
    async run(compiled) {
      const [sql, params] = asSent(compiled)
      const ask = () => connection.runAndReadAll(sql, params as never)
      const reader = await ask().catch(async (error: unknown) => {
        if (!isInternalError(error)) throw error
        await connection.run(`SET disabled_optimizers = '${CAUTIOUS.disabled_optimizers}'`)
        return ask().finally(() => connection.run('RESET disabled_optimizers'))
      })
      return reader
        .getRows()
        .map((row) => row.map((value) => (value !== null && typeof value === 'object' ? String(value) : value)))
    },
    async close() {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

const unique = () => `tallyroom_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`

const POSTGRES = {
  host: '127.0.0.1',
  port: 5432,
  user: 'postgres',
  password: 'postgres',
  database: 'postgres',
  connectionTimeoutMillis: 2_000,
}
const POSTGRES_TYPES: Types = {
  integer: 'bigint',
  real: 'double precision',
  decimal: 'numeric(18,4)',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
  text: 'text',
  instant: 'timestamptz',
}
const QUICKLY =
  "SET TimeZone = 'America/Lima'; SET synchronous_commit = off; SET statement_timeout = 10000; SET jit = off"
const backslashed = (text: string) => doubled(text.replaceAll('\\', '\\\\'))

const rowsAsText = async (client: pg.Client, text: string, values: unknown[] = []): Promise<unknown[][]> => {
  const types = { getTypeParser: () => (value: string) => value }
  return (await client.query({ text, values, rowMode: 'array', types: types as never })).rows
}

function onPostgres(client: pg.Client, escaped = doubled, types = POSTGRES_TYPES): Pick<Engine, 'load'> {
  let made: string[] = []
  return {
    async load(catalog, data) {
      const more = { quote: '"', zoned: true, escaped }
      await client.query([...made, ...statements(catalog, data, types, more)].join(';\n'))
      made = drops(catalog, '"')
    },
  }
}

export async function openPostgres(): Promise<Engine> {
  const client = new pg.Client(POSTGRES)
  await client.connect()
  const schema = unique()
  await client.query(`CREATE SCHEMA ${schema}; SET search_path = ${schema}; ${QUICKLY}`)
  return {
    dialect: 'postgres',
    ...onPostgres(client),
    run(compiled) {
      const names = Object.keys(compiled.params)
      const text = placed(compiled, (name) => `$${names.indexOf(name) + 1}`)
      return rowsAsText(client, text, Object.values(compiled.params))
    },
    async close() {
      await client.query(`DROP SCHEMA ${schema} CASCADE`)
      await client.end()
    },
  }
}

/** PostgreSQL with what Redshift has of its own, which is asked nothing that Redshift has not. */
async function openRedshift(): Promise<Engine> {
  const admin = new pg.Client(POSTGRES)
  await admin.connect()
  const database = unique()
  await admin.query(`CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'`)
  await admin.end()
  const maker = new pg.Client({ ...POSTGRES, database })
  await maker.connect()
  await maker.query(LIKE_REDSHIFT(database))
  await maker.end()
  const client = new pg.Client({ ...POSTGRES, database })
  await client.connect()
  await client.query(QUICKLY)
  return {
    dialect: 'redshift',
    ...onPostgres(client, backslashed),
    async run({ sql, params }) {
      const text = withPlaceholders(redshiftPlaces, sql, params as Record<string, string>).sql
      const lacking = lackingIn(text)
      if (lacking !== null) throw new Error(`Redshift has no ${lacking}`)
      return rowsAsText(client, text)
    },
    async close() {
      await client.end()
      const last = new pg.Client(POSTGRES)
      await last.connect()
      await last.query(`DROP DATABASE ${database} WITH (FORCE)`)
      await last.end()
    },
  }
}

/** PostgreSQL with what SQL Server has of its own; what PostgreSQL has alone is refused. */
async function openSqlServer(): Promise<Engine> {
  const client = new pg.Client(POSTGRES)
  await client.connect()
  const schema = unique()
  await client.query(`CREATE SCHEMA ${schema}; SET search_path = ${schema}, pg_catalog; ${QUICKLY}; ${LIKE_SQLSERVER}`)
  return {
    dialect: 'sqlserver',
    ...onPostgres(client, doubled, { ...POSTGRES_TYPES, boolean: 'smallint' }),
    async run(compiled) {
      const { sql, params } = withPlaceholders(sqlserverPlaces, compiled.sql, compiled.params as Record<string, string>)
      return rowsAsText(client, asPostgres(sql), params as unknown[])
    },
    async close() {
      await client.query(`DROP SCHEMA ${schema} CASCADE`)
      await client.end()
    },
  }
}

export async function openMysql(): Promise<Engine> {
  const client = await mysql.createConnection({
    host: '127.0.0.1',
    port: 3306,
    user: 'root',
    password: '',
    connectTimeout: 2_000,
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    charset: 'utf8mb4',
    rowsAsArray: true,
    maxPreparedStatements: 50,
  })
  const database = unique()
  await client.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`)
  await client.query(`USE ${database}`)
  await client.query(
    "SET SESSION sql_mode = 'STRICT_TRANS_TABLES', SESSION time_zone = '+00:00', SESSION max_statement_time = 10",
  )
  let made: string[] = []
  return {
    dialect: 'mysql',
    async load(catalog, data) {
      const types: Types = {
        integer: 'BIGINT',
        real: 'DOUBLE',
        decimal: 'DECIMAL(18,4)',
        boolean: 'BOOLEAN',
        date: 'DATE',
        datetime: 'DATETIME',
        text: 'VARCHAR(60)',
        instant: 'DATETIME',
      }
      const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "''")
      for (const sql of [
        ...made,
        ...statements(catalog, data, types, { quote: '`', suffix: ' ENGINE=MEMORY', escaped }),
      ])
        await client.query(sql)
      made = drops(catalog, '`')
    },
    async run(compiled) {
      const values: unknown[] = []
      const marked = placed(compiled, (name) => {
        values.push(compiled.params[name])
        return '?'
      })
      const [rows] = await client.execute(marked, values as never)
      return rows as unknown as unknown[][]
    },
    async close() {
      await client.query(`DROP DATABASE ${database}`)
      await client.end()
    },
  }
}

/** Those that are there. */
export async function openEngines(): Promise<Engine[]> {
  const engines = [openSqlite(), await openDuckdb(), await openDuckdb('trino'), await openDuckdb('snowflake')]
  for (const [name, open] of [
    ['PostgreSQL', openPostgres],
    ['PostgreSQL as Redshift', openRedshift],
    ['PostgreSQL as SQL Server', openSqlServer],
    ['MariaDB', openMysql],
  ] as const) {
    try {
      engines.push(await open())
    } catch (error) {
      if (process.env.REQUIRE_SERVICES === '1') throw error
      console.log(`# ${name} is not there: its part of the test is skipped (${(error as Error).message})`)
    }
  }
  return engines
}

/** What an engine's driver gives, in the form of the evaluator. */
function read(value: unknown, type: ColumnType): Scalar {
  if (value === null || value === undefined) return null
  if (isNumber(type)) {
    const number = Number(value)
    return Number.isFinite(number) ? number : null
  }
  if (type === 'boolean') return value === true || value === 't' || value === 'true' || Number(value) === 1
  if (!isTime(type)) return String(value)
  const text = canonicalMoment(String(value).replace('T', ' '))
  return type === 'date' ? text.slice(0, 10) : text.length === 10 ? `${text} 00:00:00` : text
}

export const readRows = (rows: unknown[][], { columns }: Pick<Compiled, 'columns'>): Scalar[][] =>
  rows.map((row) => row.map((value, i) => read(value, columns[i]?.type ?? 'other')))
