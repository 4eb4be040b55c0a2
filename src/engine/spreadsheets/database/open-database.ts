import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { shorten } from '../../../platform/cut-text.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { isHiddenTable } from '../../sources/hidden.ts'
import { type ImportLimits, refuseManyColumns, UnreadableFileError } from '../report/import-report.ts'
import { LONGEST_LABEL } from '../typing/names.ts'

export type SentColumn = { name: string; declared: string; key: number; required: boolean }
export type SentTable = {
  name: string
  columns: SentColumn[]
  references: { columns: string[]; table: string; to: string[] }[]
  /** A name for the number of a row that no column takes away; null where rows have none. */
  rowid: string | null
  warnings: string[]
}
export type SentDatabase = { tables: SentTable[]; warnings: string[] }

const MOST_TABLES = 1000

/** How it is attached: read alone, and what stands beside it (a journal, a log) is never looked for. */
export function readAlone(path: string): string {
  const url = pathToFileURL(path)
  url.searchParams.set('mode', 'ro')
  url.searchParams.set('immutable', '1')
  return url.href
}

/** A place to work on it from: nothing that its schema says is trusted, no rule of it is run. */
export function openBeside(path: string, limits: ImportLimits): DatabaseSync {
  const db = new DatabaseSync(path, {
    defensive: true,
    enableForeignKeyConstraints: false,
    enableDoubleQuotedStringLiterals: false,
    limits: { length: limits.maxCellBytes, attach: 1, exprDepth: 100 },
  })
  db.exec('PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA ignore_check_constraints = ON')
  return db
}

/** What SQLite says of a file that is broken or was made to break something, as a reason. */
export function refuseDamaged<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number }
    const code = errcode & 255
    const message = (error as Error).message
    // Text of another encoding can only be attached to a database of that encoding.
    if (/same text encoding/.test(message))
      throw new UnreadableFileError('the database keeps its text in UTF-16: only UTF-8 is read')
    if (code === 18) throw new UnreadableFileError('a value of the database is larger than is allowed')
    // ERROR, CORRUPT, CONSTRAINT, MISMATCH, NOTADB; and a file that ends too early.
    if ([1, 11, 19, 20, 26].includes(code) || errcode === 522)
      throw new UnreadableFileError(`the database is damaged: ${message}`)
    throw error
  }
}

type Item = { name: string; type: string; sql: string | null }
type Info = { name: string; type: string; notnull: number; pk: number; hidden: number }

/** The tables of `sent`, once they are found to be whole. What would have to be run to be read is left out and told. */
export function lookAtDatabase(
  db: DatabaseSync,
  limits: Pick<ImportLimits, 'maxColumns' | 'maxFileColumns'>,
): SentDatabase {
  const items = db.prepare('SELECT name, type, sql FROM sent.sqlite_schema ORDER BY rowid').all() as Item[]
  const virtual = items.filter(({ type, sql }) => type === 'table' && /^\s*create\s+virtual/i.test(sql ?? ''))
  const owners = new Set(virtual.map(({ name }) => name))
  const ofVirtual = (name: string) =>
    owners.has(name) || [...name.matchAll(/_/g)].some(({ index }) => owners.has(name.slice(0, index)))
  const own = items.filter(({ type, name }) => type === 'table' && !/^sqlite_/i.test(name) && !ofVirtual(name))
  const kept = own.filter(({ name }) => !isHiddenTable(name))
  if (kept.length > MOST_TABLES)
    throw new UnreadableFileError(`the database has ${kept.length} tables, the limit is ${MOST_TABLES}`)
  // A look at the whole would run the programs of virtual tables.
  if (virtual.length === 0) assertWhole(db, '')
  else for (const { name } of kept) assertWhole(db, `(${quoteIdentifier(name)})`)
  const warnings = [
    ...leftOut(
      items.filter(({ type }) => type === 'view'),
      'view',
      'only tables are read',
    ),
    ...leftOut(
      items.filter(({ type }) => type === 'trigger'),
      'trigger',
      'nothing is ever run',
    ),
    ...leftOut(virtual, 'virtual table', 'only a program could read it'),
    ...leftOut(
      own.filter(({ name }) => isHiddenTable(name)),
      'table',
      'its name is reserved',
    ),
  ]
  const tables = lookAtTables(db, kept, limits)
  if (tables.length === 0) throw new UnreadableFileError(['the database has no tables', ...warnings].join('; '))
  return { tables, warnings }
}

function assertWhole(db: DatabaseSync, table: string): void {
  const found = db.prepare(`PRAGMA sent.quick_check${table}`).get() as { quick_check?: string } | undefined
  const said = found?.quick_check ?? 'nothing is said of it'
  if (said !== 'ok') throw new UnreadableFileError(`the database is damaged: ${said.split('\n')[0]!.slice(0, 300)}`)
}

function leftOut(items: Item[], kind: string, why: string): string[] {
  if (items.length === 0) return []
  const names = items.slice(0, 10).map(({ name }) => `“${name.slice(0, 60)}”`)
  const more = items.length > 10 ? ` and ${items.length - 10} more` : ''
  return [`left out: the ${kind}${items.length > 1 ? 's' : ''} ${names.join(', ')}${more}: ${why}`]
}

function lookAtTables(
  db: DatabaseSync,
  items: Item[],
  limits: Pick<ImportLimits, 'maxColumns' | 'maxFileColumns'>,
): SentTable[] {
  const listed = db.prepare("SELECT name FROM pragma_table_list WHERE schema = 'sent' AND wr = 1").all()
  const withoutRowid = new Set(listed.map(({ name }) => name))
  const tables: SentTable[] = []
  for (const { name } of items) {
    const table = lookAtTable(db, name, withoutRowid.has(name))
    if (table.columns.length > limits.maxColumns)
      throw new UnreadableFileError(`${table.columns.length} columns, the limit is ${limits.maxColumns}`, {
        table: name,
      })
    const long = [name, ...table.columns.map((column) => column.name)].find((one) => one.length > LONGEST_LABEL)
    if (long !== undefined)
      throw new UnreadableFileError(`a name of ${long.length} characters, the limit is ${LONGEST_LABEL}`, {
        table: shorten(name, LONGEST_LABEL),
      })
    if (table.columns.length > 0) tables.push(table)
    refuseManyColumns(tables, limits)
  }
  return tables
}

function lookAtTable(db: DatabaseSync, name: string, isWithoutRowid: boolean): SentTable {
  const all = db.prepare(`PRAGMA sent.table_xinfo(${quoteIdentifier(name)})`).all() as Info[]
  // 2: computed whenever it is read; 3: computed once, and stored.
  const computed = all.filter(({ hidden }) => hidden === 2)
  const columns = all
    .filter(({ hidden }) => hidden === 0 || hidden === 3)
    .map((column) => ({
      name: column.name,
      declared: column.type,
      key: column.pk,
      required: column.notnull === 1,
    }))
  const taken = new Set(all.map((column) => column.name.toLowerCase()))
  return {
    name,
    columns,
    references: referencesOf(db, name),
    rowid: isWithoutRowid ? null : (['rowid', '_rowid_', 'oid'].find((word) => !taken.has(word)) ?? null),
    warnings: computed.length
      ? [`left out, as they are computed when they are read: ${computed.map((column) => column.name).join(', ')}`]
      : [],
  }
}

function referencesOf(db: DatabaseSync, name: string): SentTable['references'] {
  const rows = db.prepare(`PRAGMA sent.foreign_key_list(${quoteIdentifier(name)})`).all() as {
    id: number
    table: string
    from: string
    to: string | null
  }[]
  const byId = Map.groupBy(rows, ({ id }) => id)
  return [...byId.values()].map((parts) => ({
    columns: parts.map(({ from }) => from),
    table: parts[0]!.table,
    to: parts.flatMap(({ to }) => to ?? []),
  }))
}
