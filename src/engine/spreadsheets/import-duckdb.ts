import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import type { Arrival } from './arrival.ts'
import { writeCleanCsv } from './clean-csv.ts'
import { type CsvSource, csvWarnings, openCsv } from './csv-source.ts'
import { duckdbColumn, duckdbTypes } from './duckdb-conversions.ts'
import { findLayout, type Layout } from './find-header.ts'
import type { ImportRequest, ImportResult, Progress } from './import-file.ts'
import { createNotes, type ImportedColumnType, type ImportedTable, note, UnreadableFileError } from './import-report.ts'
import { describeTable, encodeRows, type Written } from './import-table.ts'
import type { ColumnPlan } from './infer-column.ts'
import { columnNames, fileLabel, tableName } from './names.ts'
import { look, planAll, readHead, SAMPLE_ROWS } from './plan-table.ts'
import { META_TABLE, quoteName } from './write-sqlite.ts'

export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

async function withDuckdb<T>(request: ImportRequest, work: (db: DuckDBConnection) => Promise<T>): Promise<T> {
  const instance = await DuckDBInstance.create(request.output, {
    threads: '2',
    memory_limit: `${Math.floor(request.limits.memoryBytes / 3 / 1024 ** 2)}MB`,
    temp_directory: `${request.output}.spill`,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  try {
    const db = await instance.connect()
    try {
      return await work(db)
    } finally {
      db.closeSync()
    }
  } finally {
    instance.closeSync()
  }
}

async function writeMeta(db: DuckDBConnection, tables: ImportedTable[]): Promise<void> {
  await db.run(
    `CREATE TABLE ${META_TABLE} (table_name VARCHAR, position INTEGER, label VARCHAR, hidden BOOLEAN, row_count BIGINT, columns VARCHAR)`,
  )
  for (const [position, table] of tables.entries()) {
    const columns = table.columns.map(({ name, label, type, format }) => ({ name, label, type, format }))
    await db.run(`INSERT INTO ${META_TABLE} VALUES ($1, $2, $3, $4, $5, $6)`, [
      table.name,
      position,
      table.label,
      table.hidden,
      table.rows,
      JSON.stringify(columns),
    ])
  }
  await db.run('CHECKPOINT')
}

function syncFile(path: string): void {
  const fd = openSync(path, 'r')
  fsyncSync(fd)
  closeSync(fd)
}

async function firstRow(db: DuckDBConnection, sql: string): Promise<number[]> {
  const [row] = (await db.runAndReadAll(sql)).getRows()
  return (row ?? []).map(Number)
}

async function countRows(
  db: DuckDBConnection,
  table: string,
  names: string[],
): Promise<{ rows: number; nulls: Float64Array }> {
  const [rows = 0, ...present] = await firstRow(
    db,
    `SELECT count(*), ${names.map((name) => `count(${quoteName(name)})`).join(', ')} FROM ${quoteName(table)}`,
  )
  return { rows, nulls: Float64Array.from(present, (count) => rows - count) }
}

export async function importCsvToDuckdb(
  request: ImportRequest,
  file: { name: string; bytes: number },
  arrival: Arrival,
  progress: Progress,
): Promise<ImportResult> {
  const csv = await openCsv(request.input, request.fileName, request.limits, arrival, progress.bytes)
  const label = fileLabel(request.fileName)
  const name = tableName(label, 'table_1', new Set())
  const decimalComma = csv.dialect.delimiter === ';'
  progress.phase('reading')
  const layout = findLayout(await readHead(csv))
  if (layout.labels.length === 0) throw new UnreadableFileError('the file holds no table')
  if (layout.labels.length > request.limits.maxColumns) {
    throw new UnreadableFileError(`${layout.labels.length} columns, the limit is ${request.limits.maxColumns}`, {
      row: layout.headerLine ?? 1,
    })
  }
  progress.phase('typing')
  let sight = await look(csv, layout, SAMPLE_ROWS, request.limits.maxColumns)
  let plans = planAll(sight.evidence, decimalComma)
  const namesOf = () => columnNames(plans.map((_, c) => layout.labels[c] ?? ''))
  const table = await withDuckdb(request, async (db) => {
    let written: Written | null = null
    const firstLine = await firstDataLine(csv, layout.skip)
    if (firstLine !== null && plainFile(csv) && (sight.complete || plans.every((plan) => plan.settled))) {
      progress.phase('writing')
      written = await readDirectly(db, request, arrival, csv, layout, firstLine, name, namesOf(), plans, progress)
    }
    if (!written) {
      // DuckDB does not take the file as it is, or a value breaks its column: read it ourselves, and hand it over clean.
      progress.phase('typing')
      sight = await look(csv, layout, Number.POSITIVE_INFINITY, request.limits.maxColumns)
      plans = planAll(sight.evidence, decimalComma)
      progress.phase('writing')
      written = await readCleaned(db, request, csv, layout, name, namesOf(), plans, progress)
    }
    const described = describeTable({ name, label, hidden: false }, layout, namesOf(), written)
    await writeMeta(db, [described])
    return described
  })
  syncFile(request.output)
  const { encoding, warnings } = csvWarnings(csv)
  return {
    type: 'DUCKDB',
    report: {
      file: { ...file, format: 'csv', encoding, dialect: csv.dialect },
      tables: [table],
      warnings,
      elapsedMs: 0,
    },
  }
}

function plainFile(csv: CsvSource): boolean {
  const { dialect, decoding, declared } = csv
  return (
    decoding.encoding === 'utf-8' &&
    dialect.quote === '"' &&
    dialect.escape === 'doubled' &&
    dialect.newline !== 'cr' &&
    !declared
  )
}

async function firstDataLine(csv: CsvSource, skip: number): Promise<number | null> {
  let passed = 0
  let line: number | null = null
  await csv.scan((row) => {
    if (row.count === 1 && row.start[0] === row.end[0]) return true
    if (passed++ < skip) return true
    line = row.line
    return false
  })
  return line
}

/**
 * DuckDB reads the file, once it is whole, with the types of the sample; our own reader looks at every value meanwhile, and what
 * DuckDB would bend to fit (007 to 7) is found there. Null when DuckDB refuses, or a value does not fit, or the two do not see the same rows.
 */
async function readDirectly(
  db: DuckDBConnection,
  request: ImportRequest,
  arrival: Arrival,
  csv: CsvSource,
  layout: Layout,
  firstLine: number,
  table: string,
  names: string[],
  plans: ColumnPlan[],
  progress: Progress,
): Promise<Written | null> {
  const noValue = nullSpellings(plans)
  const words = noValue.length > 1
  const readers = plans.map((plan, c) => duckdbColumn(plan.conversion, `c${c}`, words))
  if (readers.includes(null)) return null
  const columns = readers.map((reader, c) => `c${c}: '${reader!.type}'`).join(', ')
  const select = readers.map((reader, c) => `${reader!.expression} AS ${quoteName(names[c]!)}`).join(', ')
  const texts = plans.flatMap((plan, c) => (plan.type === 'text' && words ? [`'c${c}'`] : []))
  let fits = true
  const read = async () => {
    await arrival.end()
    if (!fits) return false
    try {
      await db.run(
        `CREATE TABLE ${quoteName(table)} AS SELECT ${select} FROM read_csv(${quoteText(request.input)}, auto_detect = false, header = false,
        delim = ${quoteText(csv.dialect.delimiter)}, quote = '"', escape = '"', skip = ${firstLine - 1}, strict_mode = true,
        nullstr = [${noValue.map(quoteText).join(', ')}], ${texts.length ? `force_not_null = [${texts.join(', ')}],` : ''}
        columns = {${columns}})`,
      )
      return true
    } catch {
      return false
    }
  }
  const reading = read()
  const record = { body: Buffer.allocUnsafe(1 << 16), types: new Float64Array(plans.length) }
  const job = { source: csv, rowWritten: progress.rowWritten, ragged: true }
  const seen = await encodeRows(job, layout, plans, record, null)
  if (!seen) {
    fits = false
    db.interrupt()
  }
  if ((await reading) && seen) {
    const { rows, nulls } = await countRows(db, table, names)
    if (rows === seen.rows && nulls.every((count, c) => count === seen.nulls[c])) return seen
  }
  await db.run(`DROP TABLE IF EXISTS ${quoteName(table)}`)
  return null
}

/** The null words that occur, as they are spelt: DuckDB compares letter by letter. */
function nullSpellings(plans: ColumnPlan[]): string[] {
  return ['', ...new Set(plans.flatMap((plan) => plan.nullWords))]
}

async function readCleaned(
  db: DuckDBConnection,
  request: ImportRequest,
  csv: CsvSource,
  layout: Layout,
  table: string,
  names: string[],
  plans: ColumnPlan[],
  progress: Progress,
): Promise<Written> {
  const clean = `${request.output}.clean`
  try {
    const { notes, longestLine } = await writeCleanCsv(clean, csv, layout, plans, progress)
    // DuckDB sets aside sixteen times the longest line unless it is told.
    const line = Math.max(longestLine, 1 << 21)
    const buffer = Math.max(line * 2, 1 << 25)
    const columns = plans.map((plan, c) => `${quoteText(names[c]!)}: '${duckdbTypes[plan.type]}'`).join(', ')
    await db.run(
      `CREATE TABLE ${quoteName(table)} AS SELECT * FROM read_csv(${quoteText(clean)}, auto_detect = false, header = false, delim = ',', quote = '"',
        escape = '"', max_line_size = ${line}, buffer_size = ${buffer}, columns = {${columns}})`,
    )
    for (const line of layout.preamble) note(notes.skipped, line)
    return { ...(await countRows(db, table, names)), plans, notes }
  } finally {
    rmSync(clean, { force: true })
  }
}

function columnType(native: string): ImportedColumnType {
  if (/^(U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?)$/.test(native)) return 'integer'
  if (/^(DOUBLE|FLOAT|DECIMAL)/.test(native)) return 'real'
  if (native === 'BOOLEAN') return 'boolean'
  if (native === 'DATE') return 'date'
  if (native.startsWith('TIMESTAMP')) return 'datetime'
  if (native.startsWith('TIME')) return 'time'
  return native === 'VARCHAR' ? 'text' : 'other'
}

/** Files that know their own types: DuckDB reads them, only the names are made safe. */
export async function importTypedFile(
  request: ImportRequest,
  file: { name: string; bytes: number },
  format: 'parquet' | 'jsonl',
  progress: Progress,
): Promise<ImportResult> {
  const label = fileLabel(request.fileName)
  const name = tableName(label, 'table_1', new Set())
  const from =
    format === 'parquet'
      ? `read_parquet(${quoteText(request.input)})`
      : `read_json(${quoteText(request.input)}, format = 'auto', sample_size = -1, maximum_object_size = ${request.limits.maxCellBytes})`
  progress.phase('reading')
  const table = await withDuckdb(request, async (db) => {
    const described = await refuseBroken(request.input, async () =>
      (await db.runAndReadAll(`DESCRIBE SELECT * FROM ${from}`)).getRows(),
    )
    if (described.length > request.limits.maxColumns) {
      throw new UnreadableFileError(`${described.length} columns, the limit is ${request.limits.maxColumns}`)
    }
    const labels = described.map((row) => String(row[0]))
    const names = columnNames(labels)
    progress.phase('writing')
    const select = labels.map((column, c) => `${quoteName(column)} AS ${quoteName(names[c]!)}`).join(', ')
    await refuseBroken(request.input, () => db.run(`CREATE TABLE ${quoteName(name)} AS SELECT ${select} FROM ${from}`))
    const { rows, nulls } = await countRows(db, name, names)
    const result: ImportedTable = {
      name,
      label,
      hidden: false,
      rows,
      columns: described.map((row, c) => {
        const native = String(row[1])
        const reason = format === 'parquet' ? `the file says ${native}` : `every value fits ${native}`
        return {
          name: names[c]!,
          label: labels[c]!,
          type: columnType(native),
          reason,
          nulls: nulls[c]!,
          format: null,
          warnings: [],
        }
      }),
      header: { row: null, found: true },
      skippedRows: createNotes(),
      paddedRows: createNotes(),
      longRows: createNotes(),
      warnings: [],
    }
    await writeMeta(db, [result])
    return result
  })
  syncFile(request.output)
  return { type: 'DUCKDB', report: { file: { ...file, format }, tables: [table], warnings: [], elapsedMs: 0 } }
}

/** What DuckDB says of a broken file is a reason worth passing on, without the file's path. */
async function refuseBroken<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/out of memory/i.test(message))
      throw new UnreadableFileError('reading the file takes more memory than is allowed')
    const row = /in line (\d+)/.exec(message)?.[1]
    const reason = message
      .split('\n')[0]!
      .replace(/^(\w+ )*Error: /, '')
      .replaceAll(`"${path}"`, '')
      .replaceAll(`'${path}'`, '')
      .replaceAll(path, '')
    throw new UnreadableFileError(
      `the file is damaged: ${reason.trim().slice(0, 300)}`,
      row ? { row: Number(row) } : {},
    )
  }
}
