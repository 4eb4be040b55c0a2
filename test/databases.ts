import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe } from 'node:test'
import pg from 'pg'
import { migrations } from '../src/migrations/index.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { type Database, openPostgres, openSqlite } from '../src/platform/database/open.ts'
import { serviceAnswers } from './services.ts'

const server = 'postgres://postgres@127.0.0.1:5432'

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** An empty PostgreSQL database of its own; `drop` removes it, whoever is still connected. */
export async function makePostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tallyroom_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  return { url: `${server}/${name}`, drop: () => onServer(`drop database if exists ${name} with (force)`) }
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
    const { url, drop } = await makePostgresDatabase()
    const database = await openPostgres(url, 5)
    if (migrated) await migrate(database, migrations)
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
