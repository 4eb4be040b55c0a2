import { rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { META_TABLE } from '../../sources/hidden.ts'
import { type ImportedColumnType, type ImportedTable, noteOf } from '../report/import-report.ts'
import { ParquetPieces } from './parquet-pieces.ts'
import type { TableTarget } from './table-target.ts'

export const duckdbTypes: Record<ImportedColumnType, string> = {
  integer: 'BIGINT',
  real: 'DOUBLE',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'TIMESTAMP',
  time: 'TIME',
  text: 'VARCHAR',
  other: 'VARCHAR',
}

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

const MEGABYTE = 1024 ** 2

const inMegabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)}MB`

/** A database file being filled; what stands in it is on disk once it is closed. */
export type DuckdbFile = {
  db: DuckDBConnection
  /** Makes the file, for tables of so many columns. */
  make(columns: number): Promise<void>
  /** With its notes on the tables, where it is to have them. */
  close(tables: ImportedTable[] | null): Promise<void>
  /** Without writing anything. */
  end(): void
}

/** What DuckDB reads and writes since this version takes less work to pack texts. */
const STORAGE = 'v1.4.0'

/** DuckDB has a block or more for each column in memory: where there are many, small ones. */
const blockBytes = (columns: number) => (columns > 100 ? 16_384 : 262_144)

/**
 * Rows that DuckDB packs together, and that are handed to it together: fewer than its usual 122,880 where there are many columns,
 * so that it begins early, and little is left to do when the last row has been read. Very wide ones would else take more memory
 * than there is.
 */
export function rowsTogether(columns: number): number {
  const rows = Math.floor((1024 * 1024) / columns / 2048) * 2048
  return Math.min(Math.max(rows, columns > 500 ? 2048 : 16_384), 122_880)
}

export async function createDuckdb(path: string, memoryBytes: number, threads: number): Promise<DuckdbFile> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: inMegabytes(memoryBytes),
    temp_directory: `${path}.spill`,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const db = await instance.connect()
  const end = () => {
    db.closeSync()
    instance.closeSync()
  }
  return {
    db,
    end,
    async make(columns) {
      // Without it a connection does not know how far a statement is.
      await db.run('SET enable_progress_bar = true; SET enable_progress_bar_print = false')
      await db.run(
        `ATTACH ${quoteText(path)} AS uploaded (BLOCK_SIZE ${blockBytes(columns)}, ROW_GROUP_SIZE ${rowsTogether(columns)}, STORAGE_VERSION '${STORAGE}')`,
      )
      await db.run('USE uploaded')
    },
    async close(tables) {
      if (tables) await writeMeta(db, tables)
      await db.run('CHECKPOINT')
      end()
      const file = await open(path, 'r')
      await file.sync()
      await file.close()
    },
  }
}

async function writeMeta(db: DuckDBConnection, tables: ImportedTable[]): Promise<void> {
  await db.run(
    `CREATE TABLE ${META_TABLE} (table_name VARCHAR, position INTEGER, label VARCHAR, hidden BOOLEAN, row_count BIGINT, columns VARCHAR)`,
  )
  for (const [position, table] of tables.entries()) {
    const columns = table.columns.map(noteOf)
    await db.run(`INSERT INTO ${META_TABLE} VALUES ($1, $2, $3, $4, $5, $6)`, [
      table.name,
      position,
      table.label,
      table.hidden,
      table.rows,
      JSON.stringify(columns),
    ])
  }
}

/** Enough for most tables: what DuckDB has no room for goes to disk, but for what it works on. */
export const tableMemory = (columns: number) => (48 + columns) * MEGABYTE

/** DuckDB takes the rows in pieces, in a thread of its own, while the next ones are read. */
export function createDuckdbFile(path: string, maxMemory: number): TableTarget {
  // DuckDB starts while the first rows are looked at; whoever needs it hears of what went wrong.
  const opening = createDuckdb(path, maxMemory, 1)
  opening.catch(() => undefined)
  let begun: { pieces: ParquetPieces; loader: Loader } | null = null
  let made = false
  let starved = false

  /** What was too much with little memory is tried once more with all there is. */
  function again(error: unknown): false {
    if (starved || !/out of memory|failed to (allocate|pin)/i.test(String(error))) throw error
    starved = true
    return false
  }

  async function rollback(): Promise<void> {
    const { db } = await opening
    await begun?.loader.stop()
    await db.run('ROLLBACK')
  }

  return {
    finest: 6,
    async begin(table, columns) {
      const { db, make } = await opening
      const memory = starved ? maxMemory : Math.min(maxMemory, tableMemory(columns.length))
      const list = columns.map((column) => `${quoteIdentifier(column.name)} ${duckdbTypes[column.type]}`).join(', ')
      if (!made) await make(columns.length)
      made = true
      await db.run(`SET memory_limit = ${quoteText(inMegabytes(memory))}`)
      await db.run('BEGIN')
      await db.run(`CREATE TABLE ${quoteIdentifier(table)} (${list})`)
      const loader = createLoader(db, table)
      let count = 0
      const pieces = new ParquetPieces(
        columns.map((column) => column.type),
        rowsTogether(columns.length),
        () => `${path}.piece-${count++}`,
        loader.add,
      )
      begun = { pieces, loader }
      return pieces
    },
    abandon: rollback,
    async end() {
      begun?.pieces.finish()
      try {
        await begun?.loader.end()
      } catch (error) {
        await rollback()
        return again(error)
      }
      try {
        await (await opening).db.run('COMMIT')
      } catch (error) {
        // DuckDB has rolled it back itself.
        return again(error)
      }
      return true
    },
    async close(tables) {
      const { db, close } = await opening
      for (const table of tables) {
        // A cheap proof that DuckDB took every row that was written.
        const [counted] = (await db.runAndReadAll(`SELECT count(*) FROM ${quoteIdentifier(table.name)}`)).getRows()
        if (Number(counted?.[0]) !== table.rows)
          throw new Error(`table ${table.name} holds ${counted?.[0]} rows, not ${table.rows}`)
      }
      await close(tables)
    },
  }
}

type Loader = ReturnType<typeof createLoader>

/** Loads the pieces in their order, behind the back of whoever makes them. */
function createLoader(db: DuckDBConnection, table: string) {
  const waiting: string[] = []
  let running: Promise<void> | null = null
  let failure: unknown
  let stopped = false
  let ending = false

  async function load(): Promise<void> {
    while (waiting.length && !failure && !stopped) {
      // One by one in one thread, beside the reading; what is left when that has ended in two, which share its files.
      const paths = waiting.splice(0, ending ? waiting.length : 1)
      try {
        if (ending) await db.run('SET threads = 2')
        await db.run(
          `INSERT INTO ${quoteIdentifier(table)} SELECT * FROM read_parquet([${paths.map(quoteText).join(', ')}])`,
        )
      } catch (error) {
        failure = error
      }
      for (const path of paths) rmSync(path)
    }
    running = null
  }

  return {
    add(path: string): void {
      waiting.push(path)
      running ??= load()
    },
    async end(): Promise<void> {
      ending = true
      await running
      if (failure) throw failure
    },
    async stop(): Promise<void> {
      stopped = true
      if (running) db.interrupt()
      await running
      for (const path of waiting) rmSync(path)
    },
  }
}
