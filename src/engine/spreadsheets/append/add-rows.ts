import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { META_TABLE } from '../../sources/hidden.ts'
import { type ImportReport, UnreadableFileError } from '../report/import-report.ts'
import type { Progress } from '../report/progress.ts'
import { createDuckdb, quoteText } from '../targets/write-duckdb.ts'
import { sameColumns } from './fit-columns.ts'
import type { TableMatch } from './known-tables.ts'

type Adding = { into: string; added: string; pairs: TableMatch['pairs']; tables: ImportReport['tables'] }

const BATCH_ROWS = 20_000

/** The rows of `added` at the end of the tables of `into`, which is nobody's yet: no journal, and on disk when it has ended. */
export async function addSqliteRows({ into, added, pairs, tables }: Adding, progress: Progress): Promise<void> {
  const db = new DatabaseSync(into)
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
    db.prepare('ATTACH ? AS added').run(added)
    for (const [index, { from, to }] of pairs.entries()) {
      const { rows, columns } = tables[index]!
      const list = columns.map(({ name }) => quoteIdentifier(name)).join(', ')
      const insert = db.prepare(
        `INSERT INTO main.${quoteIdentifier(to)} (${list}) SELECT ${list} FROM added.${quoteIdentifier(from)} WHERE rowid > ? AND rowid <= ? ORDER BY rowid`,
      )
      for (let at = 0; at < rows; at += BATCH_ROWS) {
        insertOrRefuse(() => insert.run(at, at + BATCH_ROWS), to)
        await progress.bytes(Number.MAX_SAFE_INTEGER)
      }
      const table = `main.${META_TABLE}`
      db.prepare(`UPDATE ${table} SET row_count = row_count + ? WHERE table_name = ?`).run(rows, to)
      const counted = db.prepare(`SELECT count(*) AS n FROM main.${quoteIdentifier(to)}`).get()?.n
      const wanted = db.prepare(`SELECT row_count AS n FROM ${table} WHERE table_name = ?`).get(to)?.n
      if (counted !== wanted) throw new Error(`table ${to} holds ${counted} rows, not ${wanted}`)
    }
  } finally {
    db.close()
  }
  const fd = openSync(into, 'r')
  fsyncSync(fd)
  closeSync(fd)
}

/** Keys that are there already, and other rules that the table has. */
function insertOrRefuse(insert: () => void, table: string): void {
  const CONSTRAINT = 19
  try {
    insert()
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 255) === CONSTRAINT)
      throw new UnreadableFileError(`the table ${table} does not take the rows: ${error.message}`)
    throw error
  }
}

/** The same for DuckDB's files, whose columns may have types of their own. */
export async function addDuckdbRows(
  { into, added, pairs, tables }: Adding,
  memoryBytes: number,
  progress: Progress,
): Promise<void> {
  const file = await createDuckdb(into, memoryBytes, 2)
  const { db } = file
  await db.run(`ATTACH ${quoteText(into)} AS present`)
  await db.run(`ATTACH ${quoteText(added)} AS added (READ_ONLY)`)
  const columnsOf = async (place: string) =>
    (await db.runAndReadAll(`SELECT column_name, column_type FROM (DESCRIBE ${place})`))
      .getRows()
      .map(([name, type]) => ({
        name: String(name),
        type: String(type),
      }))
  for (const [index, { from, to }] of pairs.entries()) {
    const place = `present.main.${quoteIdentifier(to)}`
    const source = `added.main.${quoteIdentifier(from)}`
    const known = await columnsOf(place)
    const names = await columnsOf(source)
    sameColumns(
      to,
      known.map(({ name }) => name),
      names.map(({ name }) => name),
    )
    for (const { name, type } of names) {
      const before = known.find((one) => one.name.toLowerCase() === name.toLowerCase())!.type
      const { nulls } = tables[index]!.columns.find((one) => one.name === name)!
      if (!isTakenAs(type, before) && nulls < tables[index]!.rows)
        throw new UnreadableFileError(
          `its values are of other types than those of ${to}: ${name}: the table has ${before}, the file ${type}`,
        )
    }
    const select = known.map(({ name, type }) => `CAST(${quoteIdentifier(name)} AS ${type})`).join(', ')
    try {
      await progress.during(db, db.run(`INSERT INTO ${place} SELECT ${select} FROM ${source}`))
    } catch (error) {
      if (!/^(Conversion|Constraint|Invalid Input) Error/.test((error as Error).message)) throw error
      throw new UnreadableFileError(
        `the table ${to} does not take the rows: ${(error as Error).message.split('\n')[0]}`,
      )
    }
    await db.run(`UPDATE present.main.${META_TABLE} SET row_count = row_count + $1 WHERE table_name = $2`, [
      tables[index]!.rows,
      to,
    ])
  }
  await db.run('USE present')
  await file.close(null)
}

const whole = /^U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?$/
const fraction = /^(DOUBLE|FLOAT|DECIMAL)/

/** Whether values of a type become those of another without loss, or fail where they do not fit. */
function isTakenAs(type: string, as: string): boolean {
  if (type === as) return true
  if (whole.test(type)) return whole.test(as) || fraction.test(as)
  if (type.startsWith('DECIMAL') || type === 'FLOAT') return as === 'DOUBLE'
  return type === 'DATE' && as.startsWith('TIMESTAMP')
}
