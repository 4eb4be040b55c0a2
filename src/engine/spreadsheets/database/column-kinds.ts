import type { DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { sqliteType } from '../../sources/sqlite/catalog.ts'
import type { ImportedColumn, ImportedColumnType } from '../report/import-report.ts'
import type { SentColumn } from './open-database.ts'

/** Values of a column by what they are; SQLite keeps any in any. */
type Counts = { integer: number; real: number; text: number; blob: number; wide: number; truths: number }
const counted = ['integer', 'real', 'text', 'blob'] as const

/** The words that our own import writes have the same rules of comparison as these. */
function affinity(declared: string): 'integer' | 'text' | 'none' | 'real' | 'numeric' {
  const word = declared.toUpperCase()
  if (word.includes('INT')) return 'integer'
  if (/CHAR|CLOB|TEXT/.test(word)) return 'text'
  if (word === '' || word.includes('BLOB')) return 'none'
  return /REAL|FLOA|DOUB/.test(word) ? 'real' : 'numeric'
}

/** The type that holds for every value and is compared as such; `other` is for SQLite alone. */
function kindOf(declared: string, counts: Counts): ImportedColumnType {
  const said = sqliteType(declared)
  const rules = affinity(declared)
  const { integer, real, text, blob, wide, truths } = counts
  const only = (count: number) => count === integer + real + text + blob
  const numeric = rules === 'integer' || rules === 'numeric' || rules === 'real'
  if (said === 'boolean') return rules === 'numeric' && only(integer) && truths === integer ? 'boolean' : 'other'
  if (said === 'date' || said === 'datetime' || said === 'time')
    return rules === 'numeric' && only(text) ? said : 'other'
  if (rules === 'text') return only(text) ? 'text' : 'other'
  if (said === 'integer' || said === 'real') {
    if (numeric && rules !== 'real' && only(integer) && wide === 0 && integer > 0) return 'integer'
    if (numeric && only(real) && real > 0) return 'real'
    return integer + real + text + blob === 0 && numeric ? said : 'other'
  }
  return 'other'
}

/** Looks at every value of a table that was taken over. */
export function describeColumns(db: DatabaseSync, table: string, columns: SentColumn[]) {
  const tests = columns.flatMap(({ name }) => {
    const column = quoteIdentifier(name)
    return [
      ...counted.map((kind) => `count(CASE WHEN typeof(${column}) = '${kind}' THEN 1 END)`),
      `count(CASE WHEN typeof(${column}) = 'integer' AND NOT ${column} BETWEEN -9007199254740991 AND 9007199254740991 THEN 1 END)`,
      `count(CASE WHEN typeof(${column}) = 'integer' AND ${column} IN (0, 1) THEN 1 END)`,
    ]
  })
  const from = quoteIdentifier(table)
  const statement = db.prepare(`SELECT count(*) FROM main.${from}`)
  statement.setReturnArrays(true)
  const [rows] = statement.get() as unknown as [number]
  const found: number[] = []
  // A statement has at most so many results.
  for (let at = 0; at < tests.length; at += 600) {
    const some = db.prepare(`SELECT ${tests.slice(at, at + 600).join(', ')} FROM main.${from}`)
    some.setReturnArrays(true)
    found.push(...(some.get() as unknown as number[]))
  }
  return { rows, columns: columns.map((column, c) => describeColumn(column, rows, found.slice(c * 6, c * 6 + 6))) }
}

function describeColumn({ name, declared }: SentColumn, rows: number, found: number[]): ImportedColumn {
  const [integer = 0, real = 0, text = 0, blob = 0, wide = 0, truths = 0] = found
  const type = kindOf(declared, { integer, real, text, blob, wide, truths })
  const kinds = counted.filter((_, i) => found[i]! > 0)
  const mixed = kinds.length > 1 ? [`holds values of several types: ${kinds.join(', ')}`] : []
  const reason = declared === '' ? 'the file says no type' : `the file says ${declared}`
  return { name, label: name, type, reason, nulls: rows - integer - real - text - blob, format: null, warnings: mixed }
}
