import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DuckDBInstance } from '@duckdb/node-api'
import mysql from 'mysql2/promise'
import pg from 'pg'
import { createNetworkGuard } from '../../platform/network/network.ts'
import {
  createSandbox,
  type FileTarget,
  type Params,
  QueryError,
  type QueryTarget,
  rowsOf,
  type SandboxOptions,
} from '../sandbox/index.ts'
import { programs } from './registry.ts'

/** The same little shop in every engine: what the tests of the sandbox and of the sources ask about. */
const REGIONS = ['North', 'South', 'East', 'West', 'Café-Île']
const PRODUCTS = ['Desk', 'Chair', 'Lamp', 'Shelf', 'Plant', 'Rug', 'Mirror']
export const SALES = 300

type Row = (string | number | boolean | null)[]

function rows(): { sales: Row[]; customers: Row[] } {
  const day = (n: number) => new Date(Date.UTC(2023, 0, 1 + n)).toISOString().slice(0, 10)
  const sales = Array.from({ length: SALES }, (_, i): Row => {
    const amount = Math.round((((i * 7919) % 1000) / 7 + 5) * 100) / 100
    return [
      i + 1,
      day((i * 13) % 730),
      REGIONS[i % 5] as string,
      PRODUCTS[(i * 3) % 7] as string,
      (i % 9) + 1,
      amount,
      i % 6 === 0 ? null : (i % 4) / 20,
      (i % 40) + 1,
      i % 3 !== 0,
      i % 11 === 0 ? null : `order ${i} ref-${1000 + i} ${i % 2 ? 'express' : 'standard'}`,
    ]
  })
  const customers = Array.from(
    { length: 40 },
    (_, i): Row => [
      i + 1,
      `${['Ann', 'Bob', 'Cem', 'Dee'][i % 4]} ${['Stone', "O'Neil", 'Müller', 'Ng'][(i * 3) % 4]}`,
      `user${i + 1}@${['example.com', 'mail.test'][i % 2]}`,
      ['DE', 'FR', 'US', 'JP'][i % 4] as string,
      `${day(i * 9)} ${String(i % 24).padStart(2, '0')}:30:00`,
      JSON.stringify({ tier: ['gold', 'silver'][i % 2], score: i, tags: ['a', i % 2 ? 'b' : 'c'] }),
    ],
  )
  return { sales, customers }
}

const TABLES = (json: string, moment: string) => [
  'CREATE TABLE sales (id INTEGER PRIMARY KEY, day DATE, region VARCHAR(20), product VARCHAR(30), quantity INTEGER, amount DOUBLE PRECISION, discount DOUBLE PRECISION, customer_id INTEGER, active BOOLEAN, note VARCHAR(200))',
  `CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(60), email VARCHAR(60), country VARCHAR(2), signed_up ${moment}, details ${json})`,
  'CREATE VIEW big_sales AS SELECT * FROM sales WHERE amount > 100',
  'CREATE INDEX sales_by_day ON sales (day)',
]
const META = [
  'CREATE TABLE _tallyroom_meta (table_name VARCHAR(60), position INTEGER, label VARCHAR(60), hidden BOOLEAN, row_count INTEGER, columns VARCHAR(9000))',
]

const literal = (value: Row[number]) =>
  value === null ? 'NULL' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
const inserts = () =>
  Object.entries(rows()).map(
    ([table, list]) =>
      `INSERT INTO ${table} VALUES ${list.map((row) => `(${row.map(literal).join(', ')})`).join(', ')}`,
  )

export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tallyroom-sandbox-'))
  const canary = join(folder, 'canary.txt')
  writeFileSync(canary, 'untouched')
  return {
    folder,
    canary,
    canaryIsUntouched: () => readFileSync(canary, 'utf8') === 'untouched',
    remove: () => rmSync(folder, { recursive: true, force: true }),
    sandbox: (options: Partial<SandboxOptions> = {}) =>
      createSandbox({
        programs,
        tempDir: join(folder, 'temp'),
        guard: createNetworkGuard({ allowPrivate: true }),
        ...options,
      }),
  }
}

export function makeSqlite(folder: string): QueryTarget {
  const path = join(folder, 'shop.sqlite')
  const db = new DatabaseSync(path)
  for (const sql of [...TABLES('TEXT', 'DATETIME'), ...META, ...inserts()]) db.exec(sql)
  db.close()
  return { kind: 'SQLITE', databases: [{ schema: null, path }] }
}

export async function makeDuckdb(folder: string): Promise<QueryTarget> {
  const path = join(folder, 'shop.duckdb')
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  for (const sql of [...TABLES('JSON', 'TIMESTAMP'), ...META, ...inserts()]) await connection.run(sql)
  connection.closeSync()
  instance.closeSync()
  return { kind: 'DUCKDB', databases: [{ schema: null, path }] }
}

export type Server = { target: QueryTarget; remove(): Promise<void>; run(sql: string): Promise<unknown> }

const unique = () => `tallyroom_test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`

/** Null, with one line said, when the server does not answer and is not required. */
async function whenThere(name: string, make: () => Promise<Server>): Promise<Server | null> {
  try {
    return await make()
  } catch (error) {
    if (process.env.REQUIRE_SERVICES === '1') throw error
    console.log(`# ${name} is not there: its tests are skipped (${(error as Error).message})`)
    return null
  }
}

export const makePostgres = () =>
  whenThere('PostgreSQL', async () => {
    const settings = { host: '127.0.0.1', port: 5432, user: 'postgres', password: 'postgres' }
    const admin = new pg.Client({ ...settings, database: 'postgres', connectionTimeoutMillis: 2_000 })
    await admin.connect()
    const database = unique()
    await admin.query(`CREATE DATABASE ${database}`)
    const own = new pg.Client({ ...settings, database })
    await own.connect()
    for (const sql of [...TABLES('JSONB', 'TIMESTAMP'), ...inserts()]) await own.query(sql)
    await own.query('ANALYZE')
    return {
      target: {
        kind: 'POSTGRES',
        connection: {
          host: settings.host,
          port: settings.port,
          username: settings.user,
          password: settings.password,
          database,
        },
      },
      run: (sql) => own.query(sql),
      async remove() {
        await own.end()
        await admin.query(`DROP DATABASE ${database} WITH (FORCE)`)
        await admin.end()
      },
    }
  })

export const makeMysql = () =>
  whenThere('MariaDB', async () => {
    const settings = { host: '127.0.0.1', port: 3306, user: 'root', password: '', connectTimeout: 2_000 }
    const own = await mysql.createConnection(settings)
    const database = unique()
    await own.query(`CREATE DATABASE ${database} CHARACTER SET utf8mb4`)
    await own.query(`USE ${database}`)
    for (const sql of [...TABLES('JSON', 'DATETIME'), ...inserts()]) await own.query(sql)
    return {
      target: {
        kind: 'MYSQL',
        connection: {
          host: settings.host,
          port: settings.port,
          username: settings.user,
          password: settings.password,
          database,
        },
      },
      run: (sql) => own.query(sql),
      async remove() {
        await own.query(`DROP DATABASE ${database}`)
        await own.end()
      },
    }
  })

export const ENDLESS = 'WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT count(*) FROM r'
export const isKind = (kind: QueryError['kind']) => (error: unknown) =>
  error instanceof QueryError && error.kind === kind

/** The shop in every engine that answers, and a sandbox to ask through. */
export async function openShops() {
  const place = makeFolder()
  const sandbox = place.sandbox({ processes: 4 })
  const sqlite = makeSqlite(place.folder) as FileTarget
  const duckdb = (await makeDuckdb(place.folder)) as FileTarget
  const [postgres, mysql] = [await makePostgres(), await makeMysql()]
  const ask = (
    target: QueryTarget,
    sql: string,
    more: {
      params?: Params
      maxRows?: number
      maxBytes?: number
      signal?: AbortSignal
      teamId?: string
      timeoutMs?: number
    } = {},
  ) => sandbox.query({ teamId: 'team', target, sql, ...more })
  return {
    place,
    sandbox,
    sqlite,
    duckdb,
    postgres,
    mysql,
    ask,
    rows: async (target: QueryTarget, sql: string, params?: Params) =>
      rowsOf(await ask(target, sql, params ? { params } : {})),
    targets: () =>
      [sqlite, duckdb, postgres?.target, mysql?.target].filter((target): target is QueryTarget => target !== undefined),
    async close() {
      await sandbox.close()
      await postgres?.remove()
      await mysql?.remove()
      place.remove()
    },
  }
}
