import { closeSync, fsync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { META_TABLE } from '../../sources/hidden.ts'
import { type ImportedColumnType, type ImportedTable, noteOf } from '../report/import-report.ts'
import { appendTable, PAGE, type TablePages } from './sqlite-file.ts'
import type { TableTarget } from './table-target.ts'

const sqliteTypes: Record<ImportedColumnType, string> = {
  integer: 'INTEGER',
  real: 'REAL',
  boolean: 'BOOLEAN',
  date: 'DATE',
  datetime: 'DATETIME',
  time: 'TIME',
  text: 'TEXT',
  other: 'TEXT',
}

const sync = promisify(fsync)

const NOTES = `CREATE TABLE main.${META_TABLE} (table_name TEXT PRIMARY KEY, position INTEGER, label TEXT, hidden BOOLEAN, row_count INTEGER, columns TEXT)`

function fillNotes(db: DatabaseSync, tables: ImportedTable[]): void {
  const insert = db.prepare(`INSERT INTO main.${META_TABLE} VALUES (?, ?, ?, ?, ?, ?)`)
  for (const [position, table] of tables.entries()) {
    // A cheap proof that SQLite reads back the tree that was written.
    const counted = db.prepare(`SELECT count(*) AS rows FROM main.${quoteIdentifier(table.name)}`).get()?.rows
    if (counted !== table.rows) throw new Error(`table ${table.name} holds ${counted} rows, not ${table.rows}`)
    const columns = table.columns.map(noteOf)
    insert.run(table.name, position, table.label, Number(table.hidden), table.rows, JSON.stringify(columns))
  }
}

/** What the import knows of the tables of a file that has no notes yet. */
export function writeNotes(db: DatabaseSync, tables: ImportedTable[]): void {
  db.exec(NOTES)
  fillNotes(db, tables)
}

/** A database file being filled. It is nobody's yet: no journal, no syncing until the end. */
export function createSqliteFile(path: string) {
  const withDatabase = <T>(work: (db: DatabaseSync) => T): T => {
    const db = new DatabaseSync(path)
    try {
      db.exec(`PRAGMA page_size = ${PAGE}; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF`)
      return work(db)
    } finally {
      db.close()
    }
  }
  withDatabase((db) => db.exec(NOTES))
  const fd = openSync(path, 'r+')
  let begun: { table: string; pages: TablePages } | null = null

  return {
    finest: 9,
    begin(table, columns) {
      const list = columns.map((column) => `${quoteIdentifier(column.name)} ${sqliteTypes[column.type]}`).join(', ')
      const root = withDatabase((db) => {
        db.exec(`CREATE TABLE ${quoteIdentifier(table)} (${list})`)
        return db.prepare('SELECT rootpage FROM sqlite_schema WHERE type = ? AND name = ?').get('table', table)
          ?.rootpage
      })
      const pages = appendTable(fd, Number(root), columns.length)
      begun = { table, pages }
      return pages.sink
    },
    abandon() {
      if (!begun) return
      const { table, pages } = begun
      pages.discard()
      withDatabase((db) => db.exec(`DROP TABLE ${quoteIdentifier(table)}`))
      begun = null
    },
    end() {
      begun?.pages.finish()
      begun = null
      return true
    },
    async close(tables) {
      withDatabase((db) => fillNotes(db, tables))
      await sync(fd)
      closeSync(fd)
    },
  } satisfies TableTarget
}
