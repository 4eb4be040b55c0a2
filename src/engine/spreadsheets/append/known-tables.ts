import { DatabaseSync } from 'node:sqlite'
import { META_TABLE } from '../../sources/hidden.ts'
import { type ImportedColumn, UnreadableFileError } from '../report/import-report.ts'
import { type FitColumns, fitColumns } from './fit-columns.ts'

export type KnownColumn = Pick<ImportedColumn, 'name' | 'type' | 'format' | 'reading'>
type KnownTable = { name: string; columns: KnownColumn[] }

/** Which table of a file goes to which table of the source that it is added to. */
export type TableMatch = {
  /** For the next table of the file: how its columns are to be read. */
  next(table: string): FitColumns
  pairs: { from: string; to: string }[]
}

/** What the import of the present file noted of its tables. */
export async function readKnownTables(data: string, engine: 'sqlite' | 'duckdb'): Promise<KnownTable[]> {
  const rows = engine === 'sqlite' ? sqliteNotes(data) : await duckdbNotes(data)
  return rows.map(([name, columns]) => ({ name: String(name), columns: JSON.parse(String(columns)) }))
}

const notes = (place: string) => `SELECT table_name, columns FROM ${place}.${META_TABLE} ORDER BY position`

function sqliteNotes(data: string): unknown[][] {
  const db = new DatabaseSync(data, { readOnly: true })
  try {
    return db
      .prepare(notes('main'))
      .all()
      .map((row) => Object.values(row))
  } finally {
    db.close()
  }
}

async function duckdbNotes(data: string): Promise<unknown[][]> {
  const { createDuckdb, quoteText } = await import('../targets/write-duckdb.ts')
  const { db, end } = await createDuckdb(data, 64 * 1024 ** 2, 1)
  try {
    await db.run(`ATTACH ${quoteText(data)} AS present (READ_ONLY)`)
    return (await db.runAndReadAll(notes('present'))).getRows()
  } finally {
    end()
  }
}

/** The only table of a file goes to the named or only one of the source; several go by their names. */
export function matchTables(known: KnownTable[], named: string | undefined): TableMatch {
  const pairs: TableMatch['pairs'] = []
  const list = known.map(({ name }) => name).join(', ')
  const byName = (name: string) => known.find((table) => table.name.toLowerCase() === name.toLowerCase())
  if (named !== undefined && !byName(named))
    throw new UnreadableFileError(`the data source has no table ${named}; it has ${list}`)
  return {
    pairs,
    next(name) {
      if (named !== undefined && pairs.length > 0)
        throw new UnreadableFileError(`the file holds several tables, and only one can be added to ${named}`)
      const first =
        named === undefined ? (known.length === 1 && pairs.length === 0 ? known[0] : undefined) : byName(named)
      const table = first ?? byName(name)
      if (!table)
        throw new UnreadableFileError(
          `the data source has no table ${name}; it has ${list}: name the one that the rows are added to`,
        )
      pairs.push({ from: name, to: table.name })
      return fitColumns(table.name, table.columns)
    },
  }
}
