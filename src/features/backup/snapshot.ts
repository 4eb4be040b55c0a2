import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Engine } from '../../platform/database/open.ts'
import { BackupError } from './backup-error.ts'
import { entryTables, tablesOf } from './schema-of.ts'

export type Value = string | number | null | Uint8Array
export type Rows = { table: string; columns: string[]; rows: Value[][] }

/** All tables as they stood at one moment, read while others go on writing. */
export type Snapshot = {
  engine: Engine
  migrations: string[]
  tables: string[]
  /** The folders of files that rows name. */
  fileFolders(): Promise<string[]>
  rowsOf(table: string): AsyncGenerator<Rows>
  close(): Promise<void>
}

const rowsAtOnce = 500
/** Rows may be large (a report, a long answer): no more of them at once than fit here. */
const bytesAtOnce = 1024 ** 2
const sizeOf = (row: Value[]) =>
  row.reduce<number>(
    (sum, value) => sum + (typeof value === 'object' ? (value?.byteLength ?? 0) : String(value).length),
    0,
  )
const missing = (what: string) =>
  new BackupError(`there is no database in ${what}: set TALLYROOM_DATA_DIR (and DATABASE_URL) as for the service`)

export function takeSqliteSnapshot(dataDir: string): Snapshot {
  const mainFile = path.join(dataDir, 'tallyroom.db')
  const entriesFile = path.join(dataDir, 'datasets.db')
  if (!existsSync(mainFile)) throw missing(dataDir)
  // While nobody can change the main database, both are looked at: so the entries of every dataset that there is are there too.
  const lock = new DatabaseSync(mainFile, { timeout: 60_000 })
  const opened: DatabaseSync[] = []
  const look = (file: string) => {
    // Not opened for reading alone: such a one, when it is the last to close, leaves files behind that would be another user's.
    const database = new DatabaseSync(file, { timeout: 60_000 })
    opened.push(database)
    database.exec('pragma query_only = on; begin')
    const tables = database.prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'",
    )
    return { database, tables: tables.all().map((row) => row.name as string) }
  }
  const close = () => {
    for (const database of opened) database.close()
  }
  try {
    lock.exec('begin immediate')
    const main = look(mainFile)
    const entries = existsSync(entriesFile) ? look(entriesFile) : null
    lock.exec('rollback')
    if (!main.tables.includes('migrations')) throw missing(dataDir)
    const homeOf = (table: string) => (entryTables.has(table) ? entries!.database : main.database)
    return {
      engine: 'sqlite',
      migrations: main.database
        .prepare('select name from migrations order by name')
        .all()
        .map((row) => row.name as string),
      tables: [...main.tables, ...(entries?.tables.filter((table) => entryTables.has(table)) ?? [])].filter(
        (table) => table !== 'migrations',
      ),
      fileFolders: async () =>
        main.database
          .prepare('select "filePath" from data_sources where "filePath" is not null')
          .all()
          .map((row) => row.filePath as string),
      async *rowsOf(table) {
        const statement = homeOf(table).prepare(`select * from "${table}"`)
        const columns = statement.columns().map(({ name }) => name)
        let rows: Value[][] = []
        let size = 0
        for (const each of statement.iterate()) {
          const row = columns.map((column) => each[column] as Value)
          rows.push(row)
          size += sizeOf(row)
          if (rows.length < rowsAtOnce && size < bytesAtOnce) continue
          yield { table, columns, rows }
          rows = []
          size = 0
        }
        if (rows.length > 0) yield { table, columns, rows }
      },
      close: async () => close(),
    }
  } catch (error) {
    close()
    throw error
  } finally {
    lock.close()
  }
}

export async function takePostgresSnapshot(url: string): Promise<Snapshot> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, application_name: 'tallyroom backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const there = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    )
    const names = new Set(there.rows.map(({ name }) => name))
    if (!names.has('migrations') || !names.has('installations'))
      throw new BackupError('the database that DATABASE_URL names holds nothing of Tallyroom: correct the address')
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
    const migrations = rows.map(({ name }) => name)
    return {
      engine: 'postgres',
      migrations,
      tables: (await tablesOf(migrations, 'the database')).filter((table) => names.has(table)),
      async fileFolders() {
        const found = await client.query<{ filePath: string }>(
          'select "filePath" from data_sources where "filePath" is not null',
        )
        return found.rows.map(({ filePath }) => filePath)
      },
      async *rowsOf(table) {
        await client.query(`declare backup_rows no scroll cursor for select * from "${table}"`)
        for (let most = 20; ; ) {
          const { rows, fields } = await client.query<Value[]>({
            text: `fetch ${most} from backup_rows`,
            rowMode: 'array',
            types: { getTypeParser: (oid: number) => (oid === 20 ? Number : pg.types.getTypeParser(oid)) },
          } as never)
          if (rows.length > 0) yield { table, columns: fields.map(({ name }) => name), rows }
          if (rows.length < most) break
          const each = Math.max(1, rows.reduce((sum, row) => sum + sizeOf(row), 0) / rows.length)
          most = Math.max(1, Math.min(rowsAtOnce, Math.round(bytesAtOnce / each)))
        }
        await client.query('close backup_rows')
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
