import { type Dialect, dialects, valueLiteral } from '../dialect.ts'
import type { Compare } from '../query.ts'
import { tableName } from '../write-conditions.ts'
import { type Sheet, type SheetColumn, sortKey, yearOf } from './sheet.ts'

/** Conditions on rows of a sheet. `cells` names the very cells, so that the statement shows what was taken to match. */
export type Condition =
  | { kind: 'cells'; column: SheetColumn; rows: number[]; negated: boolean }
  | { kind: 'compare'; column: SheetColumn; op: Compare; value: number }
  | { kind: 'year'; column: SheetColumn; op: Compare; value: number }

export type Rows = Condition[]

/** What is asked of the rows. */
export type Ask =
  | { kind: 'cells'; column: SheetColumn; rows: Rows; distinct: boolean }
  | {
      kind: 'extreme'
      column: SheetColumn
      rows: Rows
      by: SheetColumn | null
      descending: boolean
      offset: number
      count: number
    }
  | { kind: 'neighbour'; column: SheetColumn; rows: Rows; within: Rows; step: 1 | -1 }
  | { kind: 'count'; rows: Rows; distinct: SheetColumn | null }
  | { kind: 'aggregate'; fn: 'SUM' | 'AVG' | 'MAX' | 'MIN' | 'RANGE'; column: SheetColumn; rows: Rows }
  | { kind: 'difference'; column: SheetColumn | null; first: Rows; second: Rows; signed: boolean }
  | {
      kind: 'frequent'
      column: SheetColumn
      rows: Rows
      descending: boolean
      weight: SheetColumn | null
      least: number | null
      countOnly: boolean
    }
  | { kind: 'exists'; rows: Rows; negated: boolean }

export type SheetWriter = { write(ask: Ask): string | null; matching(rows: Rows): number[] }

const holds = (value: number, op: Compare, other: number) =>
  op === '<'
    ? value < other
    : op === '<='
      ? value <= other
      : op === '>'
        ? value > other
        : op === '>='
          ? value >= other
          : op === '='
            ? value === other
            : value !== other

export const matchingRows = (sheet: Sheet, conditions: Rows): number[] => {
  const found: number[] = []
  for (let row = 0; row < sheet.rows; row++) {
    const ok = conditions.every((c) => {
      if (c.kind === 'cells') return c.rows.includes(row) !== c.negated
      const cell = c.column.cells[row]
      const value = cell && (c.kind === 'year' ? yearOf(cell) : sortKey(c.column, cell))
      return value !== null && value !== undefined && holds(value, c.op, c.value)
    })
    if (ok) found.push(row)
  }
  return found
}

/** A column as numbers. Where the cells are text, each is written beside the number it was read as, unless a plain cast reads them all the same. */
const numberSql = (sheet: Sheet, column: SheetColumn, read: 'key' | 'year'): string => {
  const { quote } = dialects[sheet.table.engine]
  const name = quote(column.name)
  const valueAt = (row: number) => {
    const cell = column.cells[row]
    return cell ? (read === 'year' ? yearOf(cell) : sortKey(column, cell)) : null
  }
  if (column.cells.every((c, row) => c.raw === null || (typeof c.raw === 'number' && c.raw === valueAt(row))))
    return name
  const pairs = new Map<string, number | null>()
  column.cells.forEach((c, row) => {
    if (c.raw !== null) pairs.set(String(c.raw), valueAt(row))
  })
  const plain = (text: string) => {
    const m = /^\s*([+-]?\d+(?:\.\d+)?)/.exec(text.replaceAll(',', ''))
    return m ? Number(m[1]) : 0
  }
  if (sheet.table.engine === 'sqlite' && [...pairs].every(([text, value]) => value !== null && plain(text) === value))
    return `CAST(REPLACE(${name}, ',', '') AS REAL)`
  const known = [...pairs].filter((p): p is [string, number] => p[1] !== null)
  if (known.length === 0) return 'NULL'
  return `CASE ${name} ${known.map(([text, value]) => `WHEN ${valueLiteral(text, sheet.table.engine)} THEN ${value}`).join(' ')} END`
}

export const sheetWriter = (sheet: Sheet): SheetWriter => {
  const engine = sheet.table.engine
  const dialect: Dialect = dialects[engine]
  const from = tableName(sheet.table)
  const name = (column: SheetColumn): string => {
    if (!column.derived) return dialect.quote(column.name)
    const pairs = new Map(column.derived.cells.map((c, row) => [c.raw, column.cells[row]?.raw ?? null]))
    const known = [...pairs].flatMap(([raw, part]) =>
      raw === null || part === null ? [] : [`WHEN ${valueLiteral(raw, engine)} THEN ${valueLiteral(part, engine)}`],
    )
    return `CASE ${dialect.quote(column.name)} ${known.join(' ')} END`
  }
  const order = dialect.rowOrder ?? (sheet.table.key ? dialect.quote(sheet.table.key.name) : null)
  const key = (column: SheetColumn) => (column.derived ? name(column) : numberSql(sheet, column, 'key'))

  const condition = (c: Condition): string => {
    if (c.kind === 'compare') return `${key(c.column)} ${c.op} ${c.value}`
    if (c.kind === 'year') return `${numberSql(sheet, c.column, 'year')} ${c.op} ${c.value}`
    const raws = [...new Set(c.rows.map((row) => c.column.cells[row]?.raw ?? null))]
    const given = raws.filter((r) => r !== null).map((r) => valueLiteral(r, engine))
    if (given.length === 0) return c.negated ? `${name(c.column)} IS NOT NULL` : `${name(c.column)} IS NULL`
    const test =
      given.length === 1
        ? `${name(c.column)} ${c.negated ? '<>' : '='} ${given[0]}`
        : `${name(c.column)} ${c.negated ? 'NOT IN' : 'IN'} (${given.join(', ')})`
    return c.negated ? `(${test} OR ${name(c.column)} IS NULL)` : test
  }
  const where = (rows: Rows, ...more: string[]) => {
    const all = [...rows.map(condition), ...more]
    return all.length > 0 ? `\nWHERE ${all.join('\n  AND ')}` : ''
  }

  const write = (ask: Ask): string | null => {
    switch (ask.kind) {
      case 'cells':
        return `SELECT ${ask.distinct ? 'DISTINCT ' : ''}${name(ask.column)}${ask.column.derived ? ' AS answer' : ''}\nFROM ${from}${where(ask.rows, `${name(ask.column)} IS NOT NULL`)}${order && !ask.distinct ? `\nORDER BY ${order}` : ''}`
      case 'extreme': {
        if (ask.by === null)
          return (
            order &&
            `SELECT ${name(ask.column)}\nFROM ${from}${where(ask.rows)}\nORDER BY ${order}${ask.descending ? ' DESC' : ''}\nLIMIT ${ask.count}${ask.offset > 0 ? ` OFFSET ${ask.offset}` : ''}`
          )
        const by = key(ask.by)
        if (ask.offset > 0 || ask.count > 1)
          return `SELECT ${name(ask.column)}\nFROM ${from}${where(ask.rows, `${by} IS NOT NULL`)}\nORDER BY ${by}${ask.descending ? ' DESC' : ''}${order ? `, ${order}` : ''}\nLIMIT ${ask.count}${ask.offset > 0 ? ` OFFSET ${ask.offset}` : ''}`
        return `SELECT ${name(ask.column)}\nFROM ${from}${where(ask.rows, `${by} = (SELECT ${ask.descending ? 'MAX' : 'MIN'}(${by}) FROM ${from}${where(ask.rows)})`)}`
      }
      case 'neighbour':
        if (!order) return null
        return `SELECT ${name(ask.column)}\nFROM ${from}${where(ask.within, `${order} ${ask.step > 0 ? '>' : '<'} (SELECT ${ask.step > 0 ? 'MAX' : 'MIN'}(${order}) FROM ${from}${where(ask.rows)})`, `${name(ask.column)} IS NOT NULL`)}\nORDER BY ${order}${ask.step > 0 ? '' : ' DESC'}\nLIMIT 1`
      case 'count':
        return `SELECT ${ask.distinct ? `COUNT(DISTINCT ${name(ask.distinct)})` : 'COUNT(*)'} AS number\nFROM ${from}${where(ask.rows)}`
      case 'aggregate': {
        const of = key(ask.column)
        return `SELECT ${ask.fn === 'RANGE' ? `MAX(${of}) - MIN(${of})` : `${ask.fn}(${of})`} AS ${ask.fn.toLowerCase()}\nFROM ${from}${where(ask.rows)}`
      }
      case 'difference': {
        const one = (rows: Rows) =>
          ask.column
            ? `(SELECT ${key(ask.column)} FROM ${from}${where(rows)} LIMIT 1)`
            : `(SELECT COUNT(*) FROM ${from}${where(rows)})`
        const apart = `${one(ask.first)} - ${one(ask.second)}`
        return `SELECT ${ask.signed ? apart : `ABS(${apart})`} AS difference`
      }
      case 'frequent': {
        const measure = ask.weight ? `SUM(${key(ask.weight)})` : 'COUNT(*)'
        const group = `FROM ${from}${where(ask.rows, `${name(ask.column)} IS NOT NULL`)}\nGROUP BY ${name(ask.column)}`
        if (ask.least !== null)
          return ask.countOnly
            ? `SELECT COUNT(*) AS number FROM (SELECT 1 ${group}\nHAVING ${measure} >= ${ask.least}) counted`
            : `SELECT ${name(ask.column)}\n${group}\nHAVING ${measure} >= ${ask.least}${order ? `\nORDER BY MIN(${order})` : ''}`
        return `SELECT ${name(ask.column)}, ${measure} AS number\n${group}\nORDER BY number ${ask.descending ? 'DESC' : 'ASC'}${order ? `, MIN(${order})` : ''}\nLIMIT 1`
      }
      case 'exists':
        return `SELECT CASE WHEN COUNT(*) ${ask.negated ? '= 0' : '> 0'} THEN 'yes' ELSE 'no' END AS answer\nFROM ${from}${where(ask.rows)}`
    }
  }
  return { write, matching: (rows) => matchingRows(sheet, rows) }
}
