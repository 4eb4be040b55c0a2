import { closeSync, fsyncSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import type { Client } from 'pg'
import { entryMigrations } from '../../migrations/index.ts'
import { type Migration, migrate } from '../../platform/database/migrate.ts'
import { type Database, openSqlite } from '../../platform/database/open.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { BackupError } from './backup-error.ts'
import { entryTables, tablesOf } from './schema-of.ts'

export type Loaded = string | number | boolean | null | { hex: string }
/** A place that rows go to, which nobody sees before all of them are there. */
export type Loader = {
  load(table: string, columns: string[], rows: Loaded[][]): Promise<void>
  /** All references are whole, and everything is on the disk (SQLite) or ready to be committed (PostgreSQL). */
  finish(): Promise<void>
  abandon(): Promise<void>
}

const broken = (detail: string) =>
  new BackupError(`the references in the backup are not whole (${detail}): nothing was restored; take another backup`)
const isBytes = (value: Loaded): value is { hex: string } => typeof value === 'object' && value !== null

/** New files in a folder of their own. */
export async function createSqliteLoader(folder: string, steps: Migration[]): Promise<Loader> {
  const open = async (name: string, migrations: Migration[], options = {}) => {
    const file = path.join(folder, name)
    const made = openSqlite(file, options)
    await migrate(made, migrations)
    await made.close()
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
    // Nothing is lost when this breaks off: it is begun anew.
    database.exec('pragma journal_mode = delete; pragma synchronous = off; begin')
    return { file, database }
  }
  const main = await open('tallyroom.db', steps)
  const entries = await open('datasets.db', entryMigrations, { givesBack: true })
  const inserts = new Map<string, StatementSync>()
  const homeOf = (table: string) => (entryTables.has(table) ? entries : main).database

  function insertInto(table: string, columns: string[]): StatementSync {
    let insert = inserts.get(table)
    if (!insert) {
      // A migration may have put something there, which the backup has as well.
      if (homeOf(table).prepare(`select 1 from "${table}" limit 1`).get()) homeOf(table).exec(`delete from "${table}"`)
      const names = columns.map((column) => `"${column}"`).join(', ')
      insert = homeOf(table).prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`)
      inserts.set(table, insert)
    }
    return insert
  }

  return {
    async load(table, columns, rows) {
      const insert = insertInto(table, columns)
      for (const row of rows)
        insert.run(
          ...row.map((value) =>
            isBytes(value) ? Buffer.from(value.hex, 'hex') : typeof value === 'boolean' ? Number(value) : value,
          ),
        )
    },
    async finish() {
      for (const { database, file } of [main, entries]) {
        database.exec('commit')
        const [fault] = database.prepare('pragma foreign_key_check').all()
        if (fault) throw broken(`${fault.table} -> ${fault.parent}`)
        database.exec('pragma journal_mode = wal')
        database.close()
        const handle = openSync(file, 'r+')
        fsyncSync(handle)
        closeSync(handle)
      }
    },
    async abandon() {
      for (const { database } of [main, entries]) if (database.isOpen) database.close()
    },
  }
}

/** Kysely on one connection, whose transaction is under way and is not ended by anything in it. */
function inside(client: Client): Database {
  const connection = { query: (sql: string, values: unknown[]) => client.query(sql, values), release() {} }
  const pool = { connect: async () => connection, end: async () => {} }
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) })
  const transaction: Database['transaction'] = (work) => work(queries as never)
  return { engine: 'postgres', queries, apart: queries, transaction, close: async () => {} }
}

/** One transaction of a PostgreSQL database; `client` has begun it and will commit it. */
export async function createPostgresLoader(client: Client, steps: Migration[]): Promise<Loader> {
  const names = steps.map(({ name }) => name)
  // Also of an empty installation: it may have been made by another version.
  await dropTables(client)
  await migrate(inside(client), steps)
  const tables = new Set(await tablesOf(names, 'the backup'))
  const { rows: references } = await client.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid::regclass::text = any($1)`,
    [[...tables].flatMap((table) => [table, `"${table}"`])],
  )
  const setReferences = async (how: string) => {
    for (const { table, name } of references)
      await client.query(`alter table ${table} alter constraint "${name}" ${how}`)
  }
  // Rows come in no particular order; references are looked at when all are there.
  await setReferences('deferrable initially deferred')
  const begun = new Set<string>()

  return {
    async load(table, columns, rows) {
      if (!tables.has(table)) throw new BackupError(`the backup has a table that its version does not know: ${table}`)
      if (!begun.has(table)) {
        begun.add(table)
        const some = await client.query(`select 1 from "${table}" limit 1`)
        if (some.rowCount) await client.query(`delete from "${table}"`)
      }
      const objects = rows.map((row) =>
        Object.fromEntries(
          columns.map((column, i) => {
            const value = row[i]!
            return [column, isBytes(value) ? `\\x${value.hex}` : withoutNul(value)]
          }),
        ),
      )
      const list = columns.map((column) => `"${column}"`).join(', ')
      await client.query(
        `insert into "${table}" (${list}) select ${list} from json_populate_recordset(null::"${table}", $1::json)`,
        [JSON.stringify(objects)],
      )
    },
    async finish() {
      try {
        await client.query('set constraints all immediate')
      } catch (error) {
        throw broken((error as Error).message)
      }
      await setReferences('not deferrable')
    },
    async abandon() {},
  }
}

/** PostgreSQL has no text with a NUL in it. */
const withoutNul = (value: Loaded) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

async function dropTables(client: Client): Promise<void> {
  const there = await client.query("select to_regclass('migrations') as found")
  if (!there.rows[0]?.found) return
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const tables = [
    ...(await tablesOf(
      rows.map(({ name }) => name),
      'the database',
    )),
    'migrations',
  ]
  const functions = await client.query<{ name: string }>(
    `select distinct tgfoid::regprocedure::text as name from pg_trigger
     where not tgisinternal and tgrelid in (select to_regclass(quote_ident(t)) from unnest($1::text[]) t)`,
    [tables],
  )
  for (const table of tables) await client.query(`drop table if exists "${table}" cascade`)
  for (const { name } of functions.rows) await client.query(`drop function if exists ${name}`)
}
