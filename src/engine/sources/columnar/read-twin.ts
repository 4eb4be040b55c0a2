import type { DuckDBConnection, DuckDBResult } from '@duckdb/node-api'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { type AttachedFile, QueryError, type WrittenForSqlite } from '../../sandbox/query.ts'
import { createTypeGuess } from '../../sandbox/row-writer.ts'
import { createSink } from '../../sandbox/sink.ts'
import type { Answer, Task } from '../../sandbox/wire.ts'
import type { ColumnType } from '../../schema.ts'
import { META_TABLE } from '../hidden.ts'
import type { TwinFile } from './relations.ts'
import { TWIN_VERSION, type Twin } from './twin.ts'
import { UNREADABLE } from './unreadable.ts'

/** What the twins that are attached say of themselves. */
export async function readTwins(db: DuckDBConnection, files: AttachedFile[], unnamed: string): Promise<TwinFile[]> {
  return Promise.all(
    files.map(async ({ schema }) => {
      const place = quoteIdentifier(schema ?? unnamed)
      const rows = (await db.runAndReadAll(`SELECT twin FROM ${place}.main.${META_TABLE}`)).getRows()
      const twin = JSON.parse(String(rows[0]?.[0])) as Twin
      if (twin.version !== TWIN_VERSION)
        throw new QueryError('unavailable', 'The columnar file is of another version.', { code: UNREADABLE })
      return { schema, place, twin }
    }),
  )
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER)
const asNumber = (value: unknown) =>
  typeof value === 'bigint' && value <= MAX_SAFE && value >= -MAX_SAFE ? Number(value) : value

/** Rows of DuckDB's as SQLite would hand them over: its names of columns, its types, its truth. */
export async function readAsSqlite(
  task: Task,
  { columns, declared }: WrittenForSqlite,
  result: DuckDBResult,
): Promise<{ answer: Answer; body?: Buffer[] }> {
  const sink = createSink(task, columns)
  const guesses = declared.map((type) => (type === null || type === 'other' ? createTypeGuess() : null))
  reading: for (;;) {
    const chunk = await result.fetchChunk()
    if (!chunk || chunk.rowCount === 0) break
    for (const row of chunk.getRows() as unknown[][]) {
      for (let i = 0; i < row.length; i++) {
        const value = asNumber(row[i])
        row[i] = declared[i] === 'boolean' && (value === 0 || value === 1) ? value === 1 : value
        guesses[i]?.see(value)
      }
      if (!sink.add(row)) break reading
    }
  }
  return sink.finish(guesses.map((guess, i) => guess?.type() ?? (declared[i] as ColumnType)))
}
