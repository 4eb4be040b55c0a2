import type { DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { sqliteType } from '../../sources/sqlite/catalog.ts'
import type { ImportedColumn, ImportedColumnType } from '../report/import-report.ts'
import type { SentColumn } from './open-database.ts'

/** What the values of a column are, each kind a bit; SQLite keeps any in any. */
const TRUTH = 1
const WHOLE = 2
const WIDE = 4
const REAL = 8
const TEXT = 16
const BLOB = 32
const INTEGER = TRUTH | WHOLE | WIDE
const named = { integer: INTEGER, real: REAL, text: TEXT, blob: BLOB }

/** The words that our own import writes have the same rules of comparison as these. */
function affinity(declared: string): 'integer' | 'text' | 'none' | 'real' | 'numeric' {
  const word = declared.toUpperCase()
  if (word.includes('INT')) return 'integer'
  if (/CHAR|CLOB|TEXT/.test(word)) return 'text'
  if (word === '' || word.includes('BLOB')) return 'none'
  return /REAL|FLOA|DOUB/.test(word) ? 'real' : 'numeric'
}

/** The type that holds for every value and is compared as such; `other` is for SQLite alone. */
function kindOf(declared: string, found: number): ImportedColumnType {
  const said = sqliteType(declared)
  const rules = affinity(declared)
  const only = (kinds: number) => (found & ~kinds) === 0
  const numeric = rules === 'integer' || rules === 'numeric' || rules === 'real'
  if (said === 'boolean') return rules === 'numeric' && only(TRUTH) ? 'boolean' : 'other'
  if (said === 'date' || said === 'datetime' || said === 'time')
    return rules === 'numeric' && only(TEXT) ? said : 'other'
  if (rules === 'text') return only(TEXT) ? 'text' : 'other'
  if ((said !== 'integer' && said !== 'real') || !numeric) return 'other'
  if (found === 0) return said
  if (rules !== 'real' && only(TRUTH | WHOLE)) return 'integer'
  return only(REAL) ? 'real' : 'other'
}

/** Looks at every value of a table that was taken over. */
export function describeColumns(db: DatabaseSync, table: string, columns: SentColumn[]) {
  const tests = columns.map(({ name }) => {
    const column = quoteIdentifier(name)
    return `count(${column}), sum(DISTINCT CASE typeof(${column})
      WHEN 'integer' THEN CASE WHEN ${column} IN (0, 1) THEN ${TRUTH}
        WHEN ${column} BETWEEN -9007199254740991 AND 9007199254740991 THEN ${WHOLE} ELSE ${WIDE} END
      WHEN 'real' THEN ${REAL} WHEN 'text' THEN ${TEXT} WHEN 'blob' THEN ${BLOB} END)`
  })
  const from = quoteIdentifier(table)
  const statement = db.prepare(`SELECT count(*) FROM main.${from}`)
  statement.setReturnArrays(true)
  const [rows] = statement.get() as unknown as [number]
  const found: (number | null)[] = []
  // SQLite compares each aggregate of a statement with all before it: more of them at once take longer than another look.
  for (let at = 0; at < tests.length; at += 100) {
    const some = db.prepare(`SELECT ${tests.slice(at, at + 100).join(', ')} FROM main.${from}`)
    some.setReturnArrays(true)
    found.push(...(some.get() as unknown as (number | null)[]))
  }
  return {
    rows,
    columns: columns.map((column, c) => describeColumn(column, rows - found[c * 2]!, found[c * 2 + 1] ?? 0)),
  }
}

function describeColumn({ name, declared }: SentColumn, nulls: number, found: number): ImportedColumn {
  const kinds = Object.entries(named).flatMap(([kind, bits]) => (found & bits ? kind : []))
  const mixed = kinds.length > 1 ? [`holds values of several types: ${kinds.join(', ')}`] : []
  const reason = declared === '' ? 'the file says no type' : `the file says ${declared}`
  return { name, label: name, type: kindOf(declared, found), reason, nulls, format: null, warnings: mixed }
}
