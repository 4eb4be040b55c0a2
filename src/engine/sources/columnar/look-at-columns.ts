import type { DuckDBConnection } from '@duckdb/node-api'
import { type TwinColumn, twinColumn } from './twin.ts'

type Declared = Pick<TwinColumn, 'name' | 'type'>

const isText = ({ type }: Declared) => type !== 'integer' && type !== 'real' && type !== 'boolean'

/** Three tests of a column of text: whether all is ASCII, all of the calendar, and whether a character is NUL. */
function testsOf(column: Declared, name: string): string[] {
  if (!isText(column)) return []
  const ascii = `bool_and(strlen(${name}) = length(${name}))`
  const kind = column.type === 'date' ? 'DATE' : column.type === 'datetime' ? 'TIMESTAMP' : null
  const inRange = `min(${name}) >= '1000' AND max(${name}) < '9000'`
  const calendar = kind ? `bool_and(CAST(TRY_CAST(${name} AS ${kind}) AS VARCHAR) = ${name}) AND ${inRange}` : 'false'
  const length = column.type === 'datetime' ? ` AND bool_and(strlen(${name}) = 19)` : ''
  return [ascii, `${calendar}${length}`, `bool_or(contains(${name}, chr(0)))`]
}

/** Looks at every value of a table: what is known of its columns decides which statements can run on it. */
export async function lookAtColumns(db: DuckDBConnection, table: string, columns: Declared[]): Promise<TwinColumn[]> {
  const tests = columns.map((column, i) => testsOf(column, twinColumn(i)))
  const all = tests.flat()
  const found = all.length
    ? ((await db.runAndReadAll(`SELECT ${all.join(', ')} FROM ${table}`)).getRows()[0] ?? [])
    : []
  let at = 0
  return columns.map((column, i) => {
    const [ascii, calendar, nul] = found.slice(at, at + (tests[i]?.length ?? 0))
    at += tests[i]?.length ?? 0
    // Of a column without a value everything is true.
    return { ...column, ascii: ascii !== false, calendar: calendar === true, unfit: nul === true }
  })
}
