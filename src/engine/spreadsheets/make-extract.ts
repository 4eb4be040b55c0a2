import type { DuckDBConnection } from '@duckdb/node-api'
import { quoteIdentifier } from '../quote-identifier.ts'
import type { ColumnType } from '../schema.ts'
import { decimalOf, digitsOf, pieces } from '../sources/columnar/pieces.ts'
import type { ExtractColumn, ExtractRequest, ExtractResult } from './import-request.ts'
import { UnreadableFileError } from './report/import-report.ts'
import { createDuckdb, duckdbTypes, quoteText } from './targets/write-duckdb.ts'

const { other: _, ...plain } = duckdbTypes
const PLAIN: Partial<Record<ColumnType, string>> = plain

/** What a moment ends in that is one wherever it is read. */
const ZONE = '(Z|[+-][0-9]{2}:[0-9]{2})$'

/** A column with what it is kept as; null: it is left out, for this reason. */
type Fit = { column: ExtractColumn; text: string; native: string | null; why: string }

/** Makes the columnar file of an extract from the pieces that were copied, and from what it had before where only more was read. */
export async function makeExtract(request: ExtractRequest): Promise<ExtractResult> {
  const { output, table, columns, limits, growing, previous } = request
  // Each thread has thousands of rows of all columns in memory.
  const file = await createDuckdb(output, limits.memoryBytes / 2, columns.length > WIDE ? 1 : 2)
  try {
    const { db } = file
    await file.make(Math.max(1, columns.length))
    const rows = pieces(request.pieces)
    const fits = await lookAt(db, rows, columns)
    const kept = fits.filter(
      ({ native, column }) => native !== null && (previous?.columns.includes(column.name) ?? true),
    )
    if (kept.length === 0) throw new UnreadableFileError('it has no column that can be kept')
    const name = quoteIdentifier(table)
    const cast = ({ text, native, column }: Fit) => `CAST(${text} AS ${native}) AS ${quoteIdentifier(column.name)}`
    const fresh = `SELECT ${kept.map(cast).join(', ')} FROM ${rows}`
    if (previous) await db.run(`ATTACH ${quoteText(previous.path)} AS earlier (READ_ONLY)`)
    const before = previous
      ? `SELECT ${kept.map(({ column }) => quoteIdentifier(column.name)).join(', ')} FROM earlier.main.${name} WHERE ${quoteIdentifier(previous.growing)} < ${quoteText(previous.since)} UNION ALL `
      : ''
    await db.run(`CREATE TABLE ${name} AS ${before}${fresh}`)
    if (previous) await db.run('DETACH earlier')
    const count = await one(db, `SELECT count(*) FROM ${name}`)
    const grownTo = growing === null ? null : await one(db, `SELECT ${grown(growing, kept)} FROM ${name}`)
    await file.close(null)
    return {
      rows: Number(count),
      columns: kept.map(({ column }) => ({ name: column.name, type: column.type })),
      leftOut: fits
        .filter((fit) => !kept.includes(fit))
        .map(({ column, why }) => ({ name: column.name, reason: why || 'It was left out before; refresh the whole.' })),
      grownTo: grownTo === null || grownTo === undefined || isFar(String(grownTo)) ? null : String(grownTo),
    }
  } catch (error) {
    file.end()
    throw error
  }
}

const one = async (db: DuckDBConnection, sql: string) => (await db.runAndReadAll(sql)).getRows()[0]?.[0]

/** A year that no question can name: all is read again the next time. */
const isFar = (grown: string) => /^(\d{5,}-|.*\(BC\))/.test(grown)

/** To the second: what is as old as the newest is read again. */
function grown(name: string, kept: Fit[]): string {
  const column = kept.find((fit) => fit.column.name === name)?.column
  if (!column) throw new UnreadableFileError(`the growing column ${name} has values that cannot be kept`)
  const largest = `max(${quoteIdentifier(name)})`
  return column.type === 'datetime' ? `strftime(${largest}, '%Y-%m-%dT%H:%M:%S')` : `CAST(${largest} AS VARCHAR)`
}

const LOOKS_TOGETHER = 100
const WIDE = 400

/** What each column can be kept as without losing anything: all of its values are looked at. */
async function lookAt(db: DuckDBConnection, rows: string, columns: ExtractColumn[]): Promise<Fit[]> {
  const names = new Set<string>()
  const fits = columns.map((column, i): Fit => {
    const text = `r[${i + 1}]`
    const twice = names.has(column.name.toLowerCase())
    names.add(column.name.toLowerCase())
    const native = column.instant ? 'TIMESTAMPTZ' : column.type === 'decimal' ? 'DECIMAL' : (PLAIN[column.type] ?? null)
    const why = twice
      ? 'Another column differs from it only in large and small letters.'
      : column.padded === 'always'
        ? 'Its values are filled up with spaces, which only its database leaves aside when it compares them.'
        : native === null
          ? `Values of type ${column.type} are not kept.`
          : ''
    return { column, text, native: why === '' ? native : null, why }
  })
  const looks = fits.flatMap((fit) => (fit.native === null ? [] : testsOf(fit)))
  const found: unknown[] = []
  // Each takes memory of its own, for all rows that are read at a time.
  for (let from = 0; from < looks.length; from += LOOKS_TOGETHER) {
    const some = looks.slice(from, from + LOOKS_TOGETHER).join(', ')
    found.push(...((await db.runAndReadAll(`SELECT ${some} FROM ${rows}`)).getRows()[0] ?? []))
  }
  let at = 0
  return fits.map((fit) => {
    if (fit.native === null) return fit
    const values = testsOf(fit).map(() => Number(found[at++] ?? 0))
    return decide(fit, values)
  })
}

/** Values that do not fit; then what is needed to choose a wider type. */
function testsOf({ text, native, column }: Fit): string[] {
  if (native === 'VARCHAR') return column.padded === 'at its end' ? [`count(*) FILTER (${text} LIKE '% ')`] : []
  if (native === 'DECIMAL')
    return [`count(*) FILTER (NOT regexp_full_match(${text}, '[-+]?[0-9]+(\\.[0-9]+)?'))`, ...digitsOf(text)]
  const unfit = [`count(${text}) - count(TRY_CAST(${text} AS ${native}))${lostIn(column.type, text)}`]
  if (column.type === 'integer') unfit.push(`count(${text}) - count(TRY_CAST(${text} AS HUGEINT))`)
  // Digits that a moment of DuckDB's does not have.
  if (column.type === 'datetime') unfit.push(`count(*) FILTER (regexp_matches(${text}, '\\.[0-9]{7}'))`)
  if (column.instant === null)
    unfit.push(`count(${text}) - count(*) FILTER (regexp_matches(${text}, '${ZONE}'))`, `count(${text})`)
  return unfit
}

/** What can be cast and is another value then: an hour loses its zone, the end of all days becomes a day. */
function lostIn(type: ColumnType, text: string): string {
  if (type === 'time') return ` + count(*) FILTER (regexp_matches(${text}, '[+-]'))`
  if (type === 'date' || type === 'datetime') return ` + count(*) FILTER (${text} ILIKE '%infinity')`
  return ''
}

function decide(fit: Fit, [unfit = 0, second = 0, third = 0, fourth = 0]: number[]): Fit {
  const { native, column } = fit
  const out = (why: string): Fit => ({ ...fit, native: null, why })
  if (native === 'DECIMAL') {
    if (unfit > 0) return out(`${unfit} of its values cannot be read as numbers.`)
    const decimal = decimalOf(second, third)
    return decimal ? { ...fit, native: decimal } : out('Its numbers have more digits than can be kept.')
  }
  if (native === 'VARCHAR' && unfit > 0)
    return out(`${unfit} of its values end in spaces, which only its database leaves aside when it compares them.`)
  if (column.type === 'integer' && unfit > 0 && second === 0) return { ...fit, native: 'HUGEINT' }
  if (column.type === 'datetime' && second > 0) return out('It tells moments finer than a millionth of a second.')
  if (unfit > 0) return out(`${unfit} of its values cannot be read as ${column.type}.`)
  if (column.type !== 'datetime' || column.instant !== null || third === fourth) return fit
  return third === 0
    ? { ...fit, native: 'TIMESTAMPTZ' }
    : out(`${third} of its values have no time zone, and others do.`)
}
