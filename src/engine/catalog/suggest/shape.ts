import { numberFormat } from '../../formats/number-format.ts'
import type { ColumnType, SourceColumn } from '../../schema.ts'

/** What the profile shows of a column, in the terms in which roles are decided. */
export type Shape = {
  numeric: boolean
  /** Rows that were looked at, and values among them. */
  rows: number
  values: number
  distinct: number
  /** No value twice; `complete` when every row was looked at and none was empty. */
  unique: boolean
  complete: boolean
  min: number | null
  max: number | null
  /** Every number seen was whole. */
  whole: boolean
  /** Whole numbers that leave hardly a gap: 1 to n, or 10001 to 10000 + n. */
  dense: boolean
  /** Spread as evenly as numbers that were given out one after another. */
  even: boolean
  texts: string[]
  /** The most frequent values, which are all when there are few. */
  top: (string | number | boolean)[]
  allSeen: boolean
}

export const isNumeric = (type: ColumnType): boolean => type === 'integer' || type === 'real' || type === 'decimal'

const numberIn = (value: unknown): number | null => {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : null
}

export function shapeOf(column: Pick<SourceColumn, 'type' | 'profile'>): Shape | null {
  const { type, profile } = column
  if (!profile) return null
  const numeric = isNumeric(type)
  const values = profile.rows - profile.nulls
  const min = numeric ? numberIn(profile.min) : null
  const max = numeric ? numberIn(profile.max) : null
  const top = profile.top.map(({ value }) => value)
  const shown = [min, max, ...top.map(numberIn)].filter((value) => value !== null)
  const whole = type === 'integer' || (numeric && shown.every(Number.isInteger))
  const span = min === null || max === null ? Number.POSITIVE_INFINITY : max - min + 1
  const unique = values > 0 && profile.distinct === values
  const mean = values / Math.max(1, profile.histogram.length)
  return {
    numeric,
    rows: profile.rows,
    values,
    distinct: profile.distinct,
    unique,
    complete: unique && profile.nulls === 0 && !profile.sampled,
    min,
    max,
    whole,
    dense: unique && whole && !profile.sampled && span <= values * 1.3 + 2,
    even: values >= 100 && profile.histogram.length > 0 && profile.histogram.every((n) => n > mean / 3 && n < mean * 3),
    texts: top.filter((value) => typeof value === 'string'),
    top,
    allSeen: profile.distinct <= top.length,
  }
}

const grouped = numberFormat({})
/** "6,650 values, all different". */
export const countsInWords = ({ values, distinct, unique, rows }: Shape): string => {
  const empty = rows - values
  const said = unique
    ? `${grouped(values)} values, all different`
    : `${grouped(values)} values, ${grouped(distinct)} different`
  return empty > 0 ? `${said}, ${grouped(empty)} empty` : said
}

/** Letters with digits, or digits of one length: what is given out, not what is told. */
export const areCodes = ({ texts }: Shape): boolean =>
  texts.length > 0 &&
  texts.every((text) => /\d/.test(text) && !/\s/.test(text) && text.length <= 40) &&
  (texts.every((text) => /\p{L}/u.test(text)) ||
    (new Set(texts.map(({ length }) => length)).size === 1 && (texts[0]?.length ?? 0) >= 4))
