import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../../config.ts'
import { migrations } from '../../migrations/index.ts'
import { broken, type Check, ok, reasonOf, warning } from './check.ts'

const name = 'Database'

function checkMigrations(done: string[]): Check {
  const known = migrations.map((migration) => migration.name)
  const newer = done.filter((each) => !known.includes(each))
  if (newer.length > 0)
    return broken(
      'Migrations',
      `the database was written by a newer version (${newer.join(', ')})`,
      'start that version, or restore a backup that was made with this one',
    )
  const waiting = known.filter((each) => !done.includes(each))
  if (waiting.length > 0) return ok('Migrations', `${waiting.length} to be run at the next start`)
  return ok('Migrations', `all ${done.length} are done`)
}

export async function* checkDatabase({ dataDir, databaseUrl }: Config): AsyncGenerator<Check> {
  if (databaseUrl) yield* checkPostgres(databaseUrl)
  else {
    yield* checkSqlite(path.join(dataDir, 'tallyroom.db'))
    yield* checkSqlite(path.join(dataDir, 'datasets.db'), 'Datasets')
  }
}

function* checkSqlite(file: string, what = name): Generator<Check> {
  if (!existsSync(file)) {
    if (what === name) yield ok(what, 'SQLite, made at the first start')
    return
  }
  let database: DatabaseSync | undefined
  try {
    // Opened for reading alone, it would leave files of this user behind.
    database = new DatabaseSync(file, { timeout: 10_000 })
    database.exec('pragma query_only = on')
    const verdict = database.prepare('pragma quick_check(1)').get()?.quick_check
    if (verdict !== 'ok') {
      yield broken(what, `${file} is damaged: ${verdict}`, 'stop the service and restore a backup')
      return
    }
    yield ok(what, `SQLite, ${file} is whole`)
    if (what !== name) return
    const table = database.prepare("select 1 from sqlite_master where name = 'migrations'").get()
    const rows = table ? database.prepare('select name from migrations').all() : []
    yield checkMigrations(rows.map((row) => row.name as string))
  } catch (error) {
    yield broken(what, `${file}: ${reasonOf(error)}`, 'check who may read it; when it is damaged, restore a backup')
  } finally {
    database?.close()
  }
}

async function* checkPostgres(url: string): AsyncGenerator<Check> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'tallyroom doctor',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    yield broken(name, `PostgreSQL: ${reasonOf(error)}`, 'start the server, or correct DATABASE_URL')
    return
  }
  try {
    const { rows } = await client.query<{ version: string; number: number; may: boolean }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       has_schema_privilege(current_schema(), 'create') as may`,
    )
    const { version, number, may } = rows[0]!
    if (number < 130_000) yield warning(name, `PostgreSQL ${version}`, 'use PostgreSQL 13 or later')
    else if (!may)
      yield broken(
        name,
        'PostgreSQL: this user may not make tables',
        'grant it create on its schema, or use another user',
      )
    else yield ok(name, `PostgreSQL ${version}`)
    const table = await client.query("select to_regclass('migrations') as found")
    const done = table.rows[0]?.found ? (await client.query<{ name: string }>('select name from migrations')).rows : []
    yield checkMigrations(done.map((row) => row.name))
  } catch (error) {
    yield broken(name, `PostgreSQL: ${reasonOf(error)}`, 'check what the user of DATABASE_URL may do')
  } finally {
    await client.end()
  }
}
