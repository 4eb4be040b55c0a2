import { DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../quote-identifier.ts'
import { TWIN_ROWS } from '../sources/columnar/twin.ts'
import { META_TABLE } from '../sources/hidden.ts'
import type { TwinRequest } from './import-request.ts'
import type { ImportedColumnType } from './report/import-report.ts'
import type { Progress } from './report/progress.ts'
import type { RowSink } from './targets/row-sink.ts'
import { createTwinFile, type TwinResult } from './targets/write-twin.ts'

type Column = { name: string; type: ImportedColumnType }

/** Puts a value where it is of its column's type; false where SQLite holds another, which only it can handle. */
function put(sink: RowSink, column: number, type: ImportedColumnType, value: unknown): boolean {
  if (value === null) sink.putNone(column)
  else if (type === 'integer' && Number.isSafeInteger(value)) sink.putInteger(column, value as number)
  else if (type === 'real' && typeof value === 'number') sink.putReal(column, value)
  else if (type === 'boolean' && (value === 0 || value === 1)) sink.putInteger(column, value)
  // Bytes that are no text were read as a mark that stands for them.
  else if (
    type !== 'integer' &&
    type !== 'real' &&
    type !== 'boolean' &&
    typeof value === 'string' &&
    !value.includes('\ufffd')
  )
    sink.putText(column, value)
  else {
    sink.putNone(column)
    return false
  }
  return true
}

/** Reads an imported SQLite file once more, for a twin that is not there or cannot be read. */
export async function makeTwin({ data, output, limits }: TwinRequest, progress: Progress): Promise<TwinResult> {
  const db = new DatabaseSync(data, { readOnly: true })
  try {
    const notes = db.prepare(`SELECT table_name, row_count, columns FROM ${META_TABLE} ORDER BY position`).all() as {
      table_name: string
      row_count: number
      columns: string
    }[]
    if (!notes.some(({ row_count }) => row_count >= TWIN_ROWS)) return { made: false }
    const twin = createTwinFile(output, limits.memoryBytes / 2, progress)
    const unfit = new Set<string>()
    for (const { table_name: table, columns: json } of notes) {
      const columns = JSON.parse(json) as Column[]
      const sink = twin.begin(table, columns)
      if (!sink) break
      // Of the values of an `other` nothing is known: SQLite alone answers from them.
      const names = columns.map(({ name, type }) => (type === 'other' ? "x''" : quoteIdentifier(name))).join(', ')
      const statement = db.prepare(`SELECT ${names} FROM ${quoteIdentifier(table)} ORDER BY rowid`)
      statement.setReturnArrays(true)
      let rows = 0
      for (const row of statement.iterate() as Iterable<unknown[]>) {
        for (const [i, { name, type }] of columns.entries())
          if (!put(sink, i, type, row[i])) unfit.add(`${table}.${name}`)
        sink.endRow()
        // Now and then, so that what was put aside is taken in meanwhile, and its progress told.
        if (++rows % 50_000 === 0) await (progress.bytes(rows) ?? new Promise((resolve) => setImmediate(resolve)))
      }
      await twin.end()
    }
    return await twin.close(unfit)
  } finally {
    db.close()
  }
}
