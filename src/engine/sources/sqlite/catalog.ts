import type { DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../../quote-identifier.ts'
import type { AttachedFile } from '../../sandbox/query.ts'
import type { ColumnType, SourceColumn, SourceTable } from '../../schema.ts'
import { isHiddenTable, META_TABLE } from '../hidden.ts'

/** SQLite's own words for types are free text: its rules of affinity, with the words that our import writes first. */
export function sqliteType(declared: string): ColumnType {
  const word = declared.toUpperCase()
  if (word === '') return 'other'
  if (word.includes('BOOL')) return 'boolean'
  if (word.includes('INT')) return 'integer'
  if (word.startsWith('DATETIME') || word.startsWith('TIMESTAMP')) return 'datetime'
  if (word.startsWith('DATE')) return 'date'
  if (word.startsWith('TIME')) return 'time'
  if (/REAL|FLOA|DOUB|NUMERIC|DECIMAL/.test(word)) return 'real'
  if (word.includes('JSON')) return 'json'
  if (word.includes('BLOB')) return 'blob'
  return 'text'
}

type Info = { name: string; type: string; notnull: number; pk: number; hidden: number }

export function readSqliteCatalog(db: DatabaseSync, databases: AttachedFile[]): SourceTable[] {
  return databases.flatMap(({ schema }) => {
    const place = quoteIdentifier(schema ?? 'main')
    const kept = readMeta(db, place)
    const items = db
      .prepare(`SELECT name, type, sql FROM ${place}.sqlite_master WHERE type IN ('table', 'view') ORDER BY rowid`)
      .all() as {
      name: string
      type: 'table' | 'view'
      sql: string | null
    }[]
    const virtual = items.filter(({ sql }) => /^\s*create\s+virtual/i.test(sql ?? '')).map(({ name }) => name)
    // Full-text and other virtual tables keep their content in tables beside them, of no interest to anyone.
    const shadow = (name: string) => virtual.some((owner) => name.startsWith(`${owner}_`))
    return items
      .filter(({ name }) => !isHiddenTable(name) && !name.startsWith('sqlite_') && !shadow(name))
      .map(({ name, type }): SourceTable => {
        const keys = db.prepare(`PRAGMA ${place}.foreign_key_list(${quoteIdentifier(name)})`).all() as {
          from: string
          table: string
          to: string | null
        }[]
        const columns = (db.prepare(`PRAGMA ${place}.table_xinfo(${quoteIdentifier(name)})`).all() as Info[])
          .filter(({ hidden }) => hidden !== 1)
          .map((column): SourceColumn => {
            const key = keys.find(({ from }) => from.toLowerCase() === column.name.toLowerCase())
            return {
              name: column.name,
              type: sqliteType(column.type),
              nativeType: column.type,
              nullable: column.notnull === 0 && column.pk === 0,
              primaryKey: column.pk > 0,
              references: key ? { table: key.table, column: key.to ?? firstKey(db, place, key.table) } : null,
              label: labelOf(kept.get(name), column.name),
              profile: null,
            }
          })
        const meta = kept.get(name)
        const rows =
          meta?.rows ??
          (type === 'table'
            ? (db.prepare(`SELECT count(*) AS n FROM ${place}.${quoteIdentifier(name)}`).get() as { n: number }).n
            : null)
        return { name, schema, kind: type, rows, hidden: meta?.hidden ?? false, columns }
      })
  })
}

function firstKey(db: DatabaseSync, place: string, table: string): string {
  const columns = db.prepare(`PRAGMA ${place}.table_xinfo(${quoteIdentifier(table)})`).all() as Info[]
  return columns.find(({ pk }) => pk === 1)?.name ?? 'rowid'
}

type Meta = { hidden: boolean; rows: number | null; labels: Map<string, string> }

/** What the import wrote down about its tables; other SQLite files have no such table. */
function readMeta(db: DatabaseSync, place: string): Map<string, Meta> {
  if (!db.prepare(`SELECT 1 FROM ${place}.sqlite_master WHERE type = 'table' AND name = '${META_TABLE}'`).get())
    return new Map()
  const rows = db.prepare(`SELECT table_name, hidden, row_count, columns FROM ${place}.${META_TABLE}`).all() as {
    table_name: string
    hidden: number
    row_count: number | null
    columns: string
  }[]
  return new Map(
    rows.map(({ table_name, hidden, row_count, columns }) => {
      const list = JSON.parse(columns) as { name: string; label: string | null }[]
      const labels = new Map(
        list.flatMap(({ name, label }) => (label === null || label === name ? [] : [[name, label] as const])),
      )
      return [table_name, { hidden: hidden === 1, rows: row_count, labels }]
    }),
  )
}

const labelOf = (meta: Meta | undefined, column: string) => meta?.labels.get(column) ?? null
