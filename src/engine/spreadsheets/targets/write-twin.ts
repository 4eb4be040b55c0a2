import { rmSync } from 'node:fs'
import { lookAtColumns } from '../../sources/columnar/look-at-columns.ts'
import {
  TWIN_COLUMNS,
  TWIN_ROWS,
  TWIN_VERSION,
  type TwinColumn,
  type TwinTable,
  twinColumn,
  twinTable,
} from '../../sources/columnar/twin.ts'
import { META_TABLE } from '../../sources/hidden.ts'
import type { ImportedColumnType } from '../report/import-report.ts'
import type { Progress } from '../report/progress.ts'
import { ParquetPieces } from './parquet-pieces.ts'
import type { RowSink } from './row-sink.ts'
import type { TableTarget } from './table-target.ts'
import { createDuckdb, type DuckdbFile, quoteText, rowsTogether, tableMemory } from './write-duckdb.ts'

/** Days and times stay text, as SQLite has them. */
const types: Record<ImportedColumnType, TwinColumn['type']> = {
  integer: 'integer',
  real: 'real',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  text: 'text',
  other: 'text',
}
const native = (type: TwinColumn['type']) =>
  type === 'integer' ? 'BIGINT' : type === 'real' ? 'DOUBLE' : type === 'boolean' ? 'BOOLEAN' : 'VARCHAR'

type Table = {
  name: string
  columns: Pick<TwinColumn, 'name' | 'type'>[]
  rows: number
  sink: ParquetPieces
  made: boolean
}

/** Whether it was worth one and could be made; why not, where it could not. */
export type TwinResult = { made: boolean; failure?: string }

export type TwinFile = Pick<TableTarget, 'abandon' | 'end'> & {
  /** Null when there will be none: then nothing needs to be put. */
  begin(table: string, columns: { name: string; type: ImportedColumnType }[]): RowSink | null
  /** Whether there is a file now: not when every table is small or one too wide, nor when DuckDB could not take them. */
  close(unfit?: ReadonlySet<string>): Promise<TwinResult>
}

/**
 * The columnar twin of an SQLite file. Its rows are put aside until a table proves large enough to be worth it. It can always be
 * made again, so that nothing that goes wrong with it is an error of the import.
 */
export function createTwinFile(path: string, maxMemory: number, progress: Progress): TwinFile {
  const tables: Table[] = []
  const waiting: { table: Table; path: string }[] = []
  let pieces = 0
  let duckdb: Promise<DuckdbFile> | null = null
  let working: Promise<void> | null = null
  let begun: Table | null = null
  let ending = false
  let lost = false
  let failure: string | undefined

  function lose(error?: unknown): void {
    lost = true
    if (error !== undefined) failure ??= error instanceof Error ? error.message : String(error)
    for (const { path: piece } of waiting.splice(0)) rmSync(piece, { force: true })
  }

  async function open(columns: number): Promise<DuckdbFile> {
    const file = await createDuckdb(path, Math.min(maxMemory, tableMemory(columns)), 1)
    await file.make(columns)
    await file.db.run('BEGIN')
    return file
  }

  async function load(): Promise<void> {
    for (let next = waiting.shift(); next && !lost; next = waiting.shift()) {
      const { table } = next
      try {
        duckdb ??= open(Math.max(...tables.map(({ columns }) => columns.length)))
        const { db } = await duckdb
        const name = twinTable(tables.indexOf(table))
        if (!table.made) {
          const list = table.columns.map(({ type }, i) => `${twinColumn(i)} ${native(type)}`).join(', ')
          await db.run(`CREATE TABLE ${name} (${list})`)
          table.made = true
        }
        if (ending) await db.run('SET threads = 2')
        await db.run(`INSERT INTO ${name} SELECT * FROM read_parquet(${quoteText(next.path)})`)
        // Only when nothing is read any more does nobody else tell how far it is.
        if (ending) await progress.bytes(Number.MAX_SAFE_INTEGER)
      } catch (error) {
        lose(error)
      } finally {
        rmSync(next.path, { force: true })
      }
    }
    working = null
  }
  function loadWhenWorth(): void {
    if (lost || !tables.some(({ rows }) => rows >= TWIN_ROWS)) return
    working ??= load()
  }

  return {
    begin(name, columns) {
      if (columns.length > TWIN_COLUMNS) lose()
      if (lost) return null
      const typed = columns.map((column) => ({ name: column.name, type: types[column.type] }))
      const nextPath = () => `${path}.piece-${pieces++}`
      const sink = new ParquetPieces(
        typed.map(({ type }) => (native(type) === 'VARCHAR' ? 'text' : type)),
        rowsTogether(columns.length),
        nextPath,
        (piece, rows) => {
          table.rows += rows
          if (lost) return rmSync(piece, { force: true })
          waiting.push({ table, path: piece })
          loadWhenWorth()
        },
      )
      const table: Table = { name, columns: typed, rows: 0, sink, made: false }
      tables.push(table)
      begun = table
      return sink
    },
    async abandon() {
      const table = begun
      if (!table) return
      await working
      for (const { path: piece } of waiting.splice(waiting.findIndex((each) => each.table === table) >>> 0))
        rmSync(piece, { force: true })
      if (table.made) await (await duckdb)?.db.run(`DROP TABLE ${twinTable(tables.length - 1)}`).catch(lose)
      tables.pop()
      begun = null
    },
    end() {
      begun?.sink.finish()
      begun = null
      loadWhenWorth()
      return true
    },
    async close(unfit = new Set()) {
      ending = true
      loadWhenWorth()
      await working
      try {
        if (duckdb && !lost) {
          const file = await duckdb
          progress.phase('profiling')
          await tellColumns(file, tables, unfit, progress)
          await file.close(null)
          return { made: true }
        }
      } catch (error) {
        // As if it had never been begun.
        lose(error)
      }
      lose()
      for (const rest of [path, `${path}.wal`]) rmSync(rest, { force: true })
      return { made: false, ...(failure !== undefined && { failure }) }
    },
  }
}

async function tellColumns(
  { db }: DuckdbFile,
  tables: Table[],
  unfit: ReadonlySet<string>,
  progress: Progress,
): Promise<void> {
  const described: TwinTable[] = []
  for (const [index, { name, rows, columns, made }] of tables.entries()) {
    const table = twinTable(index)
    if (!made) {
      const list = columns.map(({ type }, i) => `${twinColumn(i)} ${native(type)}`).join(', ')
      await db.run(`CREATE TABLE ${table} (${list})`)
    }
    const counted = Number((await db.runAndReadAll(`SELECT count(*) FROM ${table}`)).getRows()[0]?.[0])
    if (counted !== rows) throw new Error(`table ${name} holds ${counted} rows, not ${rows}`)
    const looked = await progress.during(db, lookAtColumns(db, table, columns))
    const known = looked.map((column) => ({ ...column, unfit: column.unfit || unfit.has(`${name}.${column.name}`) }))
    described.push({ name, rows, columns: known })
  }
  await db.run(`CREATE TABLE ${META_TABLE} (twin VARCHAR)`)
  await db.run(`INSERT INTO ${META_TABLE} VALUES ($1)`, [JSON.stringify({ version: TWIN_VERSION, tables: described })])
  await db.run('COMMIT')
}

/** A target whose rows also go to the twin. */
export function withTwin(target: TableTarget, twin: TwinFile): TableTarget {
  return {
    finest: target.finest,
    async begin(table, columns) {
      const sink = await target.begin(table, columns)
      const second = twin.begin(table, columns)
      return second ? new BothSinks(sink, second) : sink
    },
    async abandon() {
      await target.abandon()
      await twin.abandon()
    },
    async end() {
      await twin.end()
      return target.end()
    },
    async close(tables) {
      const closing = twin.close()
      await target.close(tables)
      return (await closing).failure
    },
  }
}

/** One call for each value at either: the two are known by their classes, which is what makes it fast. */
class BothSinks implements RowSink {
  readonly #a: RowSink
  readonly #b: RowSink
  constructor(a: RowSink, b: RowSink) {
    this.#a = a
    this.#b = b
  }
  putNone(column: number): void {
    this.#a.putNone(column)
    this.#b.putNone(column)
  }
  putInteger(column: number, value: number): void {
    this.#a.putInteger(column, value)
    this.#b.putInteger(column, value)
  }
  putReal(column: number, value: number): void {
    this.#a.putReal(column, value)
    this.#b.putReal(column, value)
  }
  putText(column: number, text: string): void {
    this.#a.putText(column, text)
    this.#b.putText(column, text)
  }
  putBytes(column: number, bytes: Buffer, start: number, end: number): void {
    this.#a.putBytes(column, bytes, start, end)
    this.#b.putBytes(column, bytes, start, end)
  }
  putDate(column: number, bytes: Buffer, at: number): void {
    this.#a.putDate(column, bytes, at)
    this.#b.putDate(column, bytes, at)
  }
  putDatetime(column: number, bytes: Buffer, at: number): void {
    this.#a.putDatetime(column, bytes, at)
    this.#b.putDatetime(column, bytes, at)
  }
  endRow(): void {
    this.#a.endRow()
    this.#b.endRow()
  }
  drop(): void {
    this.#a.drop()
    this.#b.drop()
  }
}
