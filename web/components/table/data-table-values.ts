import { writeJson } from '../../../src/client/exact-json.ts'
import type { CellTone } from '../../../src/engine/formats/cell-tone.ts'
import {
  cutNumber,
  hasMore,
  informativeDecimals,
  isMeasured,
  isName,
  momentText,
  wholeNumber,
} from '../../../src/engine/formats/value-text.ts'
import type { ColumnType } from '../../lib/source-types.ts'

export type DataRow = Record<string, unknown>
export type DataColumn = {
  name: string
  label?: string
  type?: ColumnType
  /** How its values read, where the column's own way is not wanted. */
  show?: (value: unknown) => string
  /** What a cell without a value says. */
  none?: string
  /** A colour for cells that stand out. */
  tone?: (value: unknown) => CellTone | null
}
export type Align = 'left' | 'right'
/** A column with everything decided that its cells need. */
export type TableColumn = {
  name: string
  label: string
  type: ColumnType | null
  align: Align
  width: number
  /** Every number of the column shows at least so many, or points would not stand under each other. */
  decimals: number
  /** Some values have more: they are shown whole on hover. */
  cut?: boolean
  show?: (value: unknown) => string
  none: string
  tone?: (value: unknown) => CellTone | null
}

const numeric: readonly (ColumnType | null)[] = ['integer', 'real', 'decimal']
const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

export const isNumber = (value: unknown): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint'
export const isEmpty = (value: unknown): boolean => value === null || value === undefined

export function plainText(value: unknown): string {
  if (isEmpty(value)) return ''
  return typeof value === 'object' ? writeJson(value) : String(value)
}

type Written = Pick<TableColumn, 'align' | 'name' | 'decimals' | 'cut' | 'show'>

/** A number with more decimals than its column shows. */
export const isCut = (value: unknown, { align, show, cut, decimals }: Written): boolean =>
  align === 'right' && !show && cut === true && hasMore(value, decimals)

/** As shown; `fullText` has all of what is cut. */
export const shownText = (value: unknown, column: Written, locale: string): string =>
  isCut(value, column) ? cutNumber(value, column.decimals, locale) : fullText(value, column, locale)

/** Numbers in the person's locale, with all the digits they came with. */
export function fullText(value: unknown, column: Written, locale: string): string {
  if (column.show) return column.show(value)
  if (column.align !== 'right' || isName(column.name, value)) return plainText(value)
  if (!isNumber(value) && !(typeof value === 'string' && plainNumber.test(value))) return plainText(value)
  return wholeNumber(value, column.decimals, locale)
}

/** Widths and sides are decided from the first rows; a person may drag the widths afterwards. */
export function tableColumns(
  columns: readonly (string | DataColumn)[],
  rows: readonly DataRow[],
  locale: string,
): TableColumn[] {
  const sample = rows.slice(0, 100)
  return columns.map((given) => {
    const column: DataColumn = typeof given === 'string' ? { name: given } : given
    const { name, label = name, type = null, none = '–', tone } = column
    const values = sample.map((row) => row[name]).filter((value) => !isEmpty(value))
    const show = column.show ?? momentText(values)
    const align: Align =
      type === null
        ? values.length > 0 && values.every(isMeasured)
          ? 'right'
          : 'left'
        : numeric.includes(type)
          ? 'right'
          : 'left'
    const { decimals, cut } = align === 'right' ? informativeDecimals(values) : { decimals: 0, cut: false }
    const longest = values.reduce<number>(
      (most, v) => Math.max(most, shownText(v, { align, name, decimals, cut, ...(show && { show }) }, locale).length),
      label.length + 5,
    )
    return {
      name,
      label,
      type,
      align,
      decimals,
      cut,
      none,
      ...(show && { show }),
      ...(tone && { tone }),
      width: Math.round(Math.max(72, Math.min(320, longest * 8.2 + 22))),
    }
  })
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
export const compareText: (a: string, b: string) => number = collator.compare

/** As a number that compares exactly with a whole one of any size. */
const exactOf = (value: unknown): number | bigint | null => {
  if (isNumber(value)) return value
  const text = String(value).trim()
  return /^[+-]?\d+$/.test(text) ? BigInt(text) : plainNumber.test(text) ? Number(text) : null
}

/** Ascending; for values that are there. */
export function compareValues(a: unknown, b: unknown, align: Align): number {
  if (typeof a === 'bigint' || typeof b === 'bigint') {
    const [x, y] = [exactOf(a), exactOf(b)]
    if (x !== null && y !== null) return x < y ? -1 : x > y ? 1 : 0
  }
  if (align === 'right') {
    const [x, y] = [Number(a), Number(b)]
    if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y
  }
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(plainText(a), plainText(b))
}

/** What a filter's text asks for; null: nothing. */
export type ReadFilter = { contains: string } | { empty: boolean } | { compare: Sign; value: string }
type Sign = '=' | '<>' | '<' | '<=' | '>' | '>='

/** `> 10`, `<= 2024-01-01`, `= x`, `!= x`; anything else: contains, whatever the case. `=` alone finds the empty cells. */
export function readFilter(expression: string): ReadFilter | null {
  const text = expression.trim()
  if (text === '') return null
  const match = /^(>=|<=|!=|<>|>|<|=)\s*(.*)$/.exec(text)
  if (!match) return { contains: text }
  const [, sign, value] = match as unknown as [string, string, string]
  const compare = sign === '!=' ? '<>' : (sign as Sign)
  if (value !== '') return { compare, value }
  return compare === '=' || compare === '<>' ? { empty: compare === '=' } : null
}

type Test = (value: unknown) => boolean

const holds: Record<Sign, (order: number) => boolean> = {
  '>': (o) => o > 0,
  '>=': (o) => o >= 0,
  '<': (o) => o < 0,
  '<=': (o) => o <= 0,
  '=': (o) => o === 0,
  '<>': (o) => o !== 0,
}

export function filterTest(expression: string, align: Align): Test | null {
  const filter = readFilter(expression)
  if (filter === null) return null
  if ('contains' in filter) {
    const needle = filter.contains.toLowerCase()
    return (value) => !isEmpty(value) && plainText(value).toLowerCase().includes(needle)
  }
  if ('empty' in filter) return (value) => isEmpty(value) === filter.empty
  const { compare, value: operand } = filter
  return (value) => (isEmpty(value) ? compare === '<>' : holds[compare](compareValues(value, operand, align)))
}

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

export function delimitedText(
  columns: readonly TableColumn[],
  rows: readonly DataRow[],
  separator: ',' | '\t',
  header = true,
): string {
  const lines = header ? [columns.map((c) => quoted(c.label, separator)).join(separator)] : []
  for (const row of rows) lines.push(columns.map((c) => quoted(plainText(row[c.name]), separator)).join(separator))
  return lines.join('\r\n')
}

export function markdownText(columns: readonly TableColumn[], rows: readonly DataRow[]): string {
  const cell = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replace(/\r?\n/g, ' ')
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns.map((c) => cell(c.label))),
    line(columns.map((c) => (c.align === 'right' ? '---:' : '---'))),
    ...rows.map((row) => line(columns.map((c) => cell(plainText(row[c.name]))))),
  ].join('\n')
}
