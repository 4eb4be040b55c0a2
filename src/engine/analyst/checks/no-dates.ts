import type { KeptResult } from '../workbench.ts'

const maxRows = 200
/** SQLite takes a number for a count of days since then. */
const beforeTime = /^-4[67]\d\d(?:-|$)/

/** What is said of periods that were made of what is no date: they lie before all time, or are missing in every row. */
export function datesThatAreNone({ sql, columns, rows }: Pick<KeptResult, 'sql' | 'columns' | 'rows'>): string[] {
  if (!/\b(?:strftime|date|datetime|date_trunc|year|month|quarter|julianday)\s*\(/i.test(sql)) return []
  return columns.flatMap((column, at) => {
    const cells = rows.slice(0, maxRows).map((row) => row[at] ?? null)
    if (cells.some((cell) => typeof cell === 'string' && beforeTime.test(cell)))
      return [`${column} lies before all dates: what was taken for a date there is none.`]
    const isGroup = rows.length > 0 && columns.length > 1 && /\bgroup\s+by\b/i.test(sql)
    return isGroup && cells.every((cell) => cell === null)
      ? [`${column} is empty in every row: is what it is made of a date?`]
      : []
  })
}
