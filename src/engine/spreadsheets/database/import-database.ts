import { closeSync, fsyncSync, openSync, readSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../../quote-identifier.ts'
import type { ImportRequest, ImportResult } from '../import-request.ts'
import { createNotes, type ImportedTable } from '../report/import-report.ts'
import type { Progress } from '../report/progress.ts'
import { writeNotes } from '../targets/write-sqlite.ts'
import { describeColumns } from './column-kinds.ts'
import { lookAtDatabase, openBeside, readAlone, refuseDamaged, type SentTable } from './open-database.ts'

const BATCH_ROWS = 20_000

/**
 * The tables of an SQLite file, value by value in a file of our own: of what stands in the sent one besides (views, triggers,
 * virtual tables, rules, indexes) nothing is taken over, so that nobody's program is ever run when it is asked.
 */
export async function importDatabase(
  request: ImportRequest,
  file: { name: string; bytes: number },
  progress: Progress,
): Promise<ImportResult> {
  const db = openBeside(request.output, request.limits)
  try {
    db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF')
    progress.phase('reading')
    const { tables: sent, warnings } = refuseDamaged(() => {
      db.prepare('ATTACH ? AS sent').run(readAlone(request.input))
      return lookAtDatabase(db, request.limits)
    })
    progress.phase('writing')
    const tables: ImportedTable[] = []
    for (const table of sent) {
      refuseDamaged(() => db.exec(createTable(table)))
      await copyRows(db, table, progress)
      tables.push(describeTable(db, table))
    }
    writeNotes(db, tables)
    db.exec('DETACH sent')
    sync(request.output)
    if (isLogged(request.input))
      warnings.push('the database kept changes in a file beside it (-wal): what was only there is not in the upload')
    return { type: 'SQLITE', report: { file: { ...file, format: 'sqlite' }, tables, warnings, elapsedMs: 0 } }
  } finally {
    db.close()
  }
}

function sync(path: string): void {
  const fd = openSync(path, 'r')
  fsyncSync(fd)
  closeSync(fd)
}

/** Only plain words are taken for a type: they say how values are compared and shown. */
const safeType = (declared: string) => (/^\w[\w ]{0,60}(\( *\d+ *(, *\d+ *)?\))?$/.test(declared) ? declared : '')

function createTable({ name, columns, references }: SentTable): string {
  const list = (names: string[]) => names.map((one) => quoteIdentifier(one)).join(', ')
  const keys = columns.filter(({ key }) => key > 0).sort((a, b) => a.key - b.key)
  const whole = new Set(columns.map((column) => column.name.toLowerCase()))
  const parts = [
    ...columns.map(({ name: column, declared, required }) =>
      [quoteIdentifier(column), safeType(declared), required ? 'NOT NULL' : ''].filter(Boolean).join(' '),
    ),
    ...(keys.length > 0 ? [`PRIMARY KEY (${list(keys.map((key) => key.name))})`] : []),
    ...references
      .filter((reference) => reference.columns.every((column) => whole.has(column.toLowerCase())))
      .map(({ columns: from, table, to }) => {
        const at = to.length > 0 ? ` (${list(to)})` : ''
        return `FOREIGN KEY (${list(from)}) REFERENCES ${quoteIdentifier(table)}${at}`
      }),
  ]
  return `CREATE TABLE main.${quoteIdentifier(name)} (${parts.join(', ')})`
}

/** In pieces, so that its progress is told. */
async function copyRows(db: DatabaseSync, { name, columns, rowid }: SentTable, progress: Progress): Promise<void> {
  const list = columns.map((column) => quoteIdentifier(column.name)).join(', ')
  const table = quoteIdentifier(name)
  const insert = `INSERT INTO main.${table} (${list}) SELECT ${list} FROM sent.${table}`
  if (rowid === null) return void refuseDamaged(() => db.exec(insert))
  const next = db.prepare(
    `SELECT max(${rowid}) AS last FROM (SELECT ${rowid} FROM sent.${table} WHERE ${rowid} > ? ORDER BY ${rowid} LIMIT ${BATCH_ROWS})`,
  )
  next.setReadBigInts(true)
  const copy = db.prepare(`${insert} WHERE ${rowid} > ? AND ${rowid} <= ? ORDER BY ${rowid}`)
  // One below the least there can be is none; the least itself is taken with the first piece.
  let at = -(2n ** 63n)
  refuseDamaged(() => db.exec(`${insert} WHERE ${rowid} = ${at}`))
  for (;;) {
    const from = at
    const last = refuseDamaged(() => next.get(from) as { last: bigint | null }).last
    if (last === null) return
    const { changes } = refuseDamaged(() => copy.run(from, last))
    for (let i = 0; i < Number(changes); i++) progress.rowWritten()
    await progress.bytes(0)
    at = last
  }
}

function describeTable(db: DatabaseSync, { name, columns, warnings }: SentTable): ImportedTable {
  const described = describeColumns(db, name, columns)
  return {
    name,
    label: name,
    hidden: false,
    ...described,
    header: { row: null, found: true },
    skippedRows: createNotes(),
    paddedRows: createNotes(),
    longRows: createNotes(),
    warnings,
  }
}

/** Byte 18 of its header: 2 says that changes go to a log first. */
function isLogged(path: string): boolean {
  const fd = openSync(path, 'r')
  const byte = Buffer.alloc(1)
  readSync(fd, byte, 0, 1, 18)
  closeSync(fd)
  return byte[0] === 2
}
