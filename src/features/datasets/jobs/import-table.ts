import { DatabaseSync, type StatementSync } from 'node:sqlite'
import '../../../platform/exact-json.ts'
import { quoteIdentifier } from '../../../engine/quote-identifier.ts'
import type { Database } from '../../../platform/database/open.ts'
import type { Holder } from '../change-contents.ts'
import { storableText } from '../entry-data.ts'
import { addAll, type ImportResult, type ImportTarget } from './import-rows.ts'

export type ImportTable = ImportTarget & {
  /** A SQLite file that the import of a spreadsheet wrote. */
  file: string
  table: string
  columns: { name: string; label: string; type: string }[]
}

/** The rows of an uploaded table become entries; its headings their fields. */
export async function importTable(database: Database, input: ImportTable, holder: Holder): Promise<ImportResult> {
  const { file, table, columns, ...target } = input
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    const statement = source.prepare(`select * from ${quoteIdentifier(table)}`)
    statement.setReturnArrays(true)
    statement.setReadBigInts(true)
    return await addAll(database, target, textsOf(statement, columns), holder)
  } finally {
    source.close()
  }
}

function* textsOf(statement: StatementSync, columns: ImportTable['columns']): Generator<string> {
  const fields = fieldNames(columns)
  for (const row of statement.iterate() as unknown as Iterable<unknown[]>) {
    // Without a prototype, so that a heading can be any word.
    const data: Record<string, unknown> = Object.create(null)
    for (const [i, field] of fields.entries()) data[field] = jsonValue(row[i], columns[i]!.type)
    yield storableText(JSON.stringify(data))
  }
}

/** The headings as they stood in the file where they tell the columns apart, else the names made for them. */
function fieldNames(columns: ImportTable['columns']): string[] {
  const labels = columns.map(({ label }) => label.trim())
  const counts = new Map<string, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return labels.map((label, i) => (label !== '' && counts.get(label) === 1 ? label : columns[i]!.name))
}

function jsonValue(value: unknown, type: string): unknown {
  if (typeof value === 'bigint' && type === 'boolean') return value !== 0n
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  return value
}
