import { isIsoDay, parseClock, parseMoment } from './moments.ts'
import { isPlainDecimal } from './plain-values.ts'
import { BOOLEAN, currencyOfKind, ERROR, isNumberCell, PERCENT } from './row.ts'
import { isNullWord, isPlainInteger, isRoundedWhole, parseBoolean, parseNumber, readPlainReal } from './values.ts'

/** Readings of a value; a column keeps those that hold for every value it has. */
export const INTEGER = 1
export const REAL = 2
export const DOT = 4
export const COMMA = 8
export const PAIR = 16 // shifted by the pair's number: true/false, yes/no, t/f, y/n
export const YMD = 256
export const MDY = 512
export const DMY = 1024
export const NAMED = 2048
export const TIME = 4096
export const NUMERIC = INTEGER | REAL | DOT | COMMA
export const DATED = YMD | MDY | DMY | NAMED
export const EVERYTHING = 8191

export type ColumnEvidence = {
  label: string
  readings: number
  values: number
  empty: number
  errors: number
  nullWords: Map<string, number>
  wholeWithDot: boolean
  wholeWithComma: boolean
  /** The marks of values that are one number with the dot as decimal mark and another with the comma. */
  openMarks: Set<'dot' | 'comma'>
  percents: number
  /** Numbers without a currency. */
  bare: number
  currencies: Map<string, number>
  /** Values with a currency that have a mark which only amounts have: R10001 may be a code, R 10,001 is none. */
  amounts: number
  /** The other values with a currency, by how many digits they have. */
  widths: Map<number, number>
  /** How many of the first of those differ. */
  different: Set<string>
  spoken: Set<boolean>
  timed: number
  clockSeconds: number
  /** Most digits of a second in any value. */
  fraction: number
  zones: Map<string, number>
  twoDigitYears: number
  /** The first value that fitted nothing, or broke what the others agreed on. */
  breaker: { text: string; line: number; before: number } | null
}

export function createEvidence(label: string): ColumnEvidence {
  return {
    label,
    readings: EVERYTHING,
    values: 0,
    empty: 0,
    errors: 0,
    nullWords: new Map(),
    wholeWithDot: true,
    wholeWithComma: true,
    openMarks: new Set(),
    percents: 0,
    bare: 0,
    currencies: new Map(),
    amounts: 0,
    widths: new Map(),
    different: new Set(),
    spoken: new Set(),
    timed: 0,
    clockSeconds: 0,
    fraction: 0,
    zones: new Map(),
    twoDigitYears: 0,
    breaker: null,
  }
}

export function countIn<Key>(map: Map<Key, number>, key: Key): void {
  map.set(key, (map.get(key) ?? 0) + 1)
}

/** `text` is trimmed and not empty. */
export function observe(evidence: ColumnEvidence, text: string, kind: number, line: number): void {
  if (kind === ERROR) {
    evidence.errors++
    return
  }
  if (evidence.readings === 0) {
    evidence.values++
    return
  }
  if (!isNumberCell(kind) && isNullWord(text)) {
    countIn(evidence.nullWords, text)
    return
  }
  evidence.values++
  const readings = isNumberCell(kind) ? observeNumberCell(evidence, text, kind) : observeText(evidence, text, kind)
  const before = evidence.readings
  evidence.readings &= readings
  if (evidence.readings === 0) evidence.breaker = { text: copyOf(text.slice(0, 60)), line, before }
}

/**
 * The plainest numbers and days, judged on the bytes: what most cells of most files are. True when the value was taken in.
 * Anything else goes through `observe`, which must agree.
 */
export function observePlain(evidence: ColumnEvidence, bytes: Buffer, start: number, end: number): boolean {
  const { readings } = evidence
  if (readings & REAL) {
    let p = bytes[start] === 45 ? start + 1 : start
    const from = p
    let point = -1
    for (; p < end; p++) {
      const digit = bytes[p]! - 48
      if (digit >= 0 && digit <= 9) continue
      if (digit !== -2 || point >= 0) return false
      point = p
    }
    const whole = (point < 0 ? end : point) - from
    if (whole < 1 || point === end - 1 || (bytes[from] === 48 && (whole > 1 || (from > start && point < 0))))
      return false
    if (end - from > 15 && (point < 0 || !isPlainDecimal(bytes, from, end, point))) return false
    evidence.values++
    evidence.bare++
    if (point < 0) {
      evidence.readings &= NUMERIC
      return true
    }
    evidence.wholeWithDot = false
    // 1.234 is a whole number where the dot groups thousands.
    const grouped = end - point === 4 && whole <= 3 && bytes[from] !== 48
    if (grouped) evidence.openMarks.add('dot')
    else evidence.wholeWithComma = false
    evidence.readings &= grouped ? REAL | DOT | COMMA : REAL | DOT
    return true
  }
  if (readings === YMD && end - start === 10 && bytes[start + 4] === 45 && bytes[start + 7] === 45) {
    if (!isIsoDay(bytes, start)) return false
    evidence.values++
    return true
  }
  return false
}

/** A slice of a large string keeps all of it alive; this does not. */
function copyOf(text: string): string {
  return Buffer.from(text).toString()
}

function observeNumberCell(evidence: ColumnEvidence, text: string, kind: number): number {
  if (isRoundedWhole(text)) return 0
  const value = Number(text)
  if (kind === PERCENT) evidence.percents++
  const currency = currencyOfKind(kind)
  if (currency === undefined) evidence.bare++
  else {
    countIn(evidence.currencies, currency)
    evidence.amounts++
  }
  if (Number.isSafeInteger(value)) return NUMERIC
  evidence.wholeWithDot = false
  evidence.wholeWithComma = false
  return NUMERIC & ~INTEGER
}

function observeText(evidence: ColumnEvidence, text: string, kind: number): number {
  const word = parseBoolean(text)
  if (word) {
    evidence.spoken.add(word.value)
    return PAIR << word.pair
  }
  if (kind === BOOLEAN) return 0
  let readings = 0
  if (evidence.readings & NUMERIC) readings |= observeNumber(evidence, text)
  if (evidence.readings & DATED) readings |= observeMoment(evidence, text)
  if (evidence.readings & TIME && text.includes(':')) {
    const time = parseClock(text)
    if (time && time.zone === '') {
      readings |= TIME
      if (time.seconds) evidence.clockSeconds++
      evidence.fraction = Math.max(evidence.fraction, time.fraction)
    }
  }
  return readings
}

function observeNumber(evidence: ColumnEvidence, text: string): number {
  if (isPlainInteger(text)) {
    evidence.bare++
    return NUMERIC
  }
  const number = parseNumber(text)
  if (!number) return 0
  let readings = number.plain && !Number.isNaN(readPlainReal(text)) ? REAL : 0
  if (number.percent) evidence.percents++
  if (number.currency === '') evidence.bare++
  else {
    countIn(evidence.currencies, number.currency)
    if (/[\s.,'\u2019]./.test(text)) evidence.amounts++
    else if (isLetter(number.currency)) observeCode(evidence, text)
  }
  if (!Number.isNaN(number.dot)) readings |= DOT
  if (!Number.isNaN(number.comma)) readings |= COMMA
  if (!Number.isInteger(number.dot)) evidence.wholeWithDot = false
  if (!Number.isInteger(number.comma)) evidence.wholeWithComma = false
  if (readings & DOT && readings & COMMA && number.dot !== number.comma)
    evidence.openMarks.add(Math.abs(number.dot) < Math.abs(number.comma) ? 'dot' : 'comma')
  return readings
}

export const isLetter = (currency: string): boolean => /^\p{L}$/u.test(currency)

/** So many of them tell whether they differ. */
const compared = 1000

function observeCode({ values, amounts, widths, different }: ColumnEvidence, text: string): void {
  const digits = text.replace(/\D/g, '')
  countIn(widths, digits.length)
  if (values - amounts <= compared) different.add(copyOf(digits))
}

/** Codes have one width, and each is another one: R10001, R10002. Prices are R100, R2500 and R 1 300. */
export function areCodes({ values, amounts, widths, different }: ColumnEvidence): boolean {
  const most = Math.max(...[...widths].map(([width, count]) => (width < 4 ? 0 : count)))
  return 2 * most > values && 2 * different.size > Math.min(values - amounts, compared)
}

function observeMoment(evidence: ColumnEvidence, text: string): number {
  const moment = parseMoment(text)
  if (!moment) return 0
  if (moment.twoDigitYear) evidence.twoDigitYears++
  if (moment.time) {
    evidence.timed++
    evidence.fraction = Math.max(evidence.fraction, moment.time.fraction)
    countIn(evidence.zones, moment.time.zone)
  }
  return (moment.ymd ? YMD : 0) | (moment.mdy ? MDY : 0) | (moment.dmy ? DMY : 0) | (moment.named ? NAMED : 0)
}

export type DayOrder = 'ymd' | 'mdy' | 'dmy' | 'named'

const orderBits: [DayOrder, number][] = [
  ['ymd', YMD],
  ['named', NAMED],
  ['mdy', MDY],
  ['dmy', DMY],
]
/** The orders of day, month and year that some readings leave open, the surest first. */
export const ordersOf = (readings: number): DayOrder[] =>
  orderBits.filter(([, bit]) => readings & bit).map(([order]) => order)
