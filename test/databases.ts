import { createHash, randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe } from 'node:test'
import pg from 'pg'
import { migrations } from '../src/migrations/index.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { type Database, openPostgres, openSqlite } from '../src/platform/database/open.ts'
import { serviceAnswers } from './services.ts'

const server = 'postgres://postgres@127.0.0.1:5432'

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const onServer = (sql: string): Promise<void> => withServer(async (client) => void (await client.query(sql)))

/**
 * A database that is migrated once and then copied, named by what the migrations are. Whoever comes first makes it, under a lock that
 * ends with the connection, and gives it its name when it is whole.
 */
const findTemplate = (): Promise<string> =>
  withServer(async (client) => {
    const folder = path.join(import.meta.dirname, '../src/migrations')
    const hash = createHash('sha256')
    for (const file of globSync('**/*.ts', { cwd: folder }).sort()) hash.update(readFileSync(path.join(folder, file)))
    const name = `tallyroom_migrated_${hash.digest('hex').slice(0, 12)}`
    await client.query('select pg_advisory_lock(7255118703)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const making = await makePostgresDatabase()
      const database = await openPostgres(making.url, 1)
      await migrate(database, migrations)
      await database.close()
      await client.query(`alter database ${making.connection.database} rename to ${name}`)
    }
    return name
  })
let template: Promise<string> | undefined

/** A PostgreSQL database of its own, empty or a copy; `drop` removes it, whoever is still connected. */
export async function makePostgresDatabase(copied = 'template1') {
  const name = `tallyroom_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${copied}`)
  return {
    url: `${server}/${name}`,
    /** As a connect form asks for it. */
    connection: { host: '127.0.0.1', port: 5432, database: name, username: 'postgres' },
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  }
}

export type OpenTestDatabase = (options?: {
  migrated?: boolean
}) => Promise<{ database: Database; end(): Promise<void> }>

const openers: Record<'sqlite' | 'postgres', OpenTestDatabase> = {
  async sqlite({ migrated = true } = {}) {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-db-'))
    const database = openSqlite(path.join(folder, 'test.db'))
    if (migrated) await migrate(database, migrations)
    return {
      database,
      async end() {
        await database.close()
        rmSync(folder, { recursive: true })
      },
    }
  },
  async postgres({ migrated = true } = {}) {
    template ??= migrated ? findTemplate() : undefined
    const { url, drop } = await makePostgresDatabase(migrated ? await template : undefined)
    const database = await openPostgres(url, 5)
    return {
      database,
      async end() {
        await database.close()
        await drop()
      },
    }
  },
}

const postgresAnswers = await serviceAnswers('PostgreSQL')

/** The same tests on both engines: `forEachEngine((engine, open) => { test('...', async () => { const { database, end } = await open() ... }) })`. */
export function forEachEngine(tests: (engine: 'sqlite' | 'postgres', open: OpenTestDatabase) => void): void {
  describe('on SQLite', () => tests('sqlite', openers.sqlite))
  describe('on PostgreSQL', { skip: !postgresAnswers }, () => tests('postgres', openers.postgres))
}
