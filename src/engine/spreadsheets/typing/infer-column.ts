import type { ColumnFormat, ImportedColumnType, Reading } from '../report/import-report.ts'
import { isIsoDay, parseClock, parseMoment } from './moments.ts'
import { isPlainDecimal } from './plain-values.ts'
import { BOOLEAN, currencyKind, currencyOfKind, ERROR, isNumberCell, PERCENT } from './row.ts'
import { isNullWord, isPlainInteger, parseBoolean, parseNumber, readPlainReal } from './values.ts'

/** Readings of a value; a column keeps those that hold for every value it has. */
const INTEGER = 1
const REAL = 2
const DOT = 4
const COMMA = 8
export const PAIR = 16 // shifted by the pair's number: true/false, yes/no, t/f, y/n
const YMD = 256
const MDY = 512
const DMY = 1024
const NAMED = 2048
const TIME = 4096
const NUMERIC = INTEGER | REAL | DOT | COMMA
const DATED = YMD | MDY | DMY | NAMED
const EVERYTHING = 8191

export type ColumnEvidence = {
  label: string
  readings: number
  values: number
  empty: number
  errors: number
  nullWords: Map<string, number>
  wholeWithDot: boolean
  wholeWithComma: boolean
  /** Some value is one number with the dot as decimal mark and another with the comma. */
  twoReadings: boolean
  percents: number
  /** Numbers without a currency. */
  bare: number
  currencies: Map<string, number>
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
    twoReadings: false,
    percents: 0,
    bare: 0,
    currencies: new Map(),
    spoken: new Set(),
    timed: 0,
    clockSeconds: 0,
    fraction: 0,
    zones: new Map(),
    twoDigitYears: 0,
    breaker: null,
  }
}

export function countIn(map: Map<string, number>, key: string): void {
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
    if (grouped) evidence.twoReadings = true
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
  const value = Number(text)
  if (kind === PERCENT) evidence.percents++
  const currency = currencyOfKind(kind)
  if (currency === undefined) evidence.bare++
  else countIn(evidence.currencies, currency)
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
  else countIn(evidence.currencies, number.currency)
  if (!Number.isNaN(number.dot)) readings |= DOT
  if (!Number.isNaN(number.comma)) readings |= COMMA
  if (!Number.isInteger(number.dot)) evidence.wholeWithDot = false
  if (!Number.isInteger(number.comma)) evidence.wholeWithComma = false
  if (readings & DOT && readings & COMMA && number.dot !== number.comma) evidence.twoReadings = true
  return readings
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

/** How each value of a column becomes what is stored. */
export type Conversion =
  | { to: 'text' }
  | { to: 'integer' }
  | { to: 'real' }
  | { to: 'number'; decimal: 'dot' | 'comma'; percent: boolean; currency: string; whole: boolean }
  | { to: 'boolean'; pair: number }
  | { to: 'date'; order: DayOrder }
  | { to: 'datetime'; order: DayOrder; zone: string; finest: number }
  | { to: 'time'; seconds: boolean; finest: number }

export type ColumnPlan = {
  conversion: Conversion
  type: ImportedColumnType
  reason: string
  format: ColumnFormat | null
  warnings: string[]
  reading?: Reading
  /** The kind that every number cell must have, where the format is theirs. */
  cellKind?: number
  /** Somebody chose the type: what does not fit it is no value. */
  isLenient?: boolean
  /** False while rows not seen yet could still give the column another type without breaking this one. */
  settled: boolean
}

/** What else is known of a column: `finest` is how many digits of a second can be kept. */
export type InferenceHints = {
  decimalComma: boolean
  /** Somebody said that the comma is the decimal mark: it is wherever it can be. */
  isCommaChosen?: boolean
  dayFirst: boolean | null
  finest: number
}

const identifierLabel =
  /(?:^|[^a-z])(?:phone|telephone|tel|fax|mobile|cell|zip|zip ?code|postal|postcode|post ?code|plz|iban|ssn|isbn|issn|ean|upc|gtin|imei|barcode|vat|siret|siren|fips)(?:$|[^a-z])/i

export function planColumn(evidence: ColumnEvidence, hints: InferenceHints): ColumnPlan {
  const plan = choose(evidence, hints)
  if (plan.type !== 'text') {
    for (const [word, count] of evidence.nullWords) plan.warnings.push(`${count} × “${word}” read as no value`)
  }
  if (evidence.errors) plan.warnings.push(`${evidence.errors} error cells read as no value`)
  return plan
}

function text(reason: string, settled: boolean, warnings: string[] = []): ColumnPlan {
  return { conversion: { to: 'text' }, type: 'text', reason, format: null, warnings, settled }
}

function choose(e: ColumnEvidence, hints: InferenceHints): ColumnPlan {
  if (e.values === 0)
    return text(e.nullWords.size ? 'only words that mean no value elsewhere: kept as text' : 'no values', false)
  if (e.readings === 0) return brokenText(e)
  for (let pair = 0; pair < 4; pair++) if (e.readings & (PAIR << pair)) return booleanPlan(e, pair)
  if (e.readings & NUMERIC) return numberPlan(e, hints)
  if (e.readings & DATED) return momentPlan(e, hints)
  if (e.fraction > hints.finest) return tooFine(hints)
  return plan('time', { to: 'time', seconds: e.clockSeconds > 0, finest: hints.finest }, 'every value is a time of day')
}

function plan(type: ImportedColumnType, conversion: Conversion, reason: string): ColumnPlan {
  return { conversion, type, reason, format: null, warnings: [], settled: true }
}

function brokenText(e: ColumnEvidence): ColumnPlan {
  const broken = e.breaker
  if (!broken) return text('text', true)
  if (/^-?0\d+$/.test(broken.text))
    return text(`“${broken.text}” in row ${broken.line} begins with a zero: a code, not an amount`, true)
  if (/^-?\d{16,}$/.test(broken.text))
    return text(`“${broken.text}” in row ${broken.line} is longer than an amount: an identifier`, true)
  if (broken.before === EVERYTHING) return text('text', true)
  const were =
    broken.before & NUMERIC
      ? 'numbers'
      : broken.before & DATED
        ? 'dates'
        : broken.before & TIME
          ? 'times'
          : 'true or false'
  return text(`the values before were ${were}, “${broken.text}” in row ${broken.line} is not: kept as text`, true)
}

function booleanPlan(e: ColumnEvidence, pair: number): ColumnPlan {
  const words = (['true/false', 'yes/no', 't/f', 'y/n'] as const)[pair]!
  if (pair > 0 && e.spoken.size < 2) return text(`only one of ${words} occurs`, false)
  const [trueWord, falseWord] = words.split('/') as [string, string]
  return {
    ...plan('boolean', { to: 'boolean', pair }, `every value is ${words.replace('/', ' or ')}`),
    format: { trueWord, falseWord },
  }
}

const inPercent = 'in percent, kept as a fraction (45 % is 0.45)'

function numberPlan(e: ColumnEvidence, hints: InferenceHints): ColumnPlan {
  if (identifierLabel.test(e.label.replace(/_/g, ' ')) && e.readings & INTEGER) {
    return text(`digits under the heading “${e.label}” are an identifier, not an amount`, true)
  }
  if (e.readings & (INTEGER | REAL) && e.percents === e.values)
    return {
      ...plan('real', { to: 'real' }, `every value is a number ${inPercent}`),
      format: { percent: true },
      cellKind: PERCENT,
    }
  if (e.readings & INTEGER) return inCurrency(e, plan('integer', { to: 'integer' }, 'every value is a whole number'))
  if (e.readings & REAL && !takesComma(e, hints))
    return inCurrency(e, plan('real', { to: 'real' }, 'every value is a number'))
  return writtenNumberPlan(e, hints)
}

const currenciesOf = (e: ColumnEvidence): string[] => [...e.currencies.keys(), ...(e.bare ? ['none'] : [])]

/** Somebody said that the comma is the decimal mark, and the values allow it. */
const takesComma = (e: ColumnEvidence, { isCommaChosen = false }: InferenceHints): boolean =>
  isCommaChosen && (e.readings & COMMA) !== 0

/** Numbers with marks in them: a decimal comma, thousands, a percent sign, a currency. */
function writtenNumberPlan(e: ColumnEvidence, hints: InferenceHints): ColumnPlan {
  if (e.percents > 0 && e.percents < e.values) return text('some values are percentages and some are not', true)
  const currencies = currenciesOf(e)
  if (e.currencies.size > 0 && currencies.length > 1)
    return text(`the currencies differ (${currencies.join(', ')})`, true)
  const currency = [...e.currencies.keys()][0] ?? ''
  const percent = e.percents > 0
  const both = (e.readings & DOT) !== 0 && (e.readings & COMMA) !== 0
  const decimal = (both ? hints.decimalComma : (e.readings & DOT) === 0) ? 'comma' : 'dot'
  const whole = !percent && (decimal === 'dot' ? e.wholeWithDot : e.wholeWithComma)
  const result = plan(
    whole ? 'integer' : 'real',
    { to: 'number', decimal, percent, currency, whole },
    [
      'every value is a number',
      currency ? `in ${currency}` : '',
      percent ? inPercent : '',
      decimal === 'comma' ? 'with a decimal comma' : '',
    ]
      .filter(Boolean)
      .join(' '),
  )
  result.reading = decimal
  if (percent || currency) result.format = { ...(percent && { percent }), ...(currency && { currency }) }
  if (both && e.twoReadings && !takesComma(e, hints)) {
    result.settled = false
    result.warnings.push(
      `the comma was read as ${decimal === 'dot' ? 'thousands separator' : 'decimal mark'}; the values allow both`,
    )
  }
  return result
}

/** Numbers that a sheet shows in one currency, all of them. */
function inCurrency(e: ColumnEvidence, plain: ColumnPlan): ColumnPlan {
  const [currency] = e.currencies.keys()
  if (currency === undefined) return plain
  if (e.currencies.size > 1 || e.bare > 0) {
    const shown = currenciesOf(e).join(', ')
    return { ...plain, warnings: [`the sheet shows the numbers in different currencies (${shown})`] }
  }
  return { ...plain, reason: `${plain.reason} in ${currency}`, format: { currency }, cellKind: currencyKind(currency) }
}

const tooFine = ({ finest }: InferenceHints) =>
  text(`some times have more than ${finest} digits of a second, which would be lost: kept as text`, true)

function momentPlan(e: ColumnEvidence, hints: InferenceHints): ColumnPlan {
  if (e.fraction > hints.finest) return tooFine(hints)
  if (e.zones.size > 1)
    return text(
      `the time zones differ (${[...e.zones.keys()]
        .slice(0, 4)
        .map((z) => z || 'none')
        .join(', ')})`,
      true,
    )
  const both = (e.readings & MDY) !== 0 && (e.readings & DMY) !== 0
  let order: DayOrder
  if (e.readings & YMD) order = 'ymd'
  else if (e.readings & NAMED) order = 'named'
  else if (both) order = hints.dayFirst ? 'dmy' : 'mdy'
  else order = e.readings & MDY ? 'mdy' : 'dmy'
  const written = {
    ymd: 'year-month-day',
    mdy: 'month/day/year',
    dmy: 'day/month/year',
    named: 'with the month as a word',
  }[order]
  const zone = [...e.zones.keys()][0] ?? ''
  const result = e.timed
    ? plan(
        'datetime',
        { to: 'datetime', order, zone, finest: hints.finest },
        `every value is a date and time, ${written}`,
      )
    : plan('date', { to: 'date', order }, `every value is a date, ${written}`)
  if (order === 'dmy' || order === 'mdy') result.reading = order
  if (zone) {
    result.format = { timezone: zone }
    result.reason += `, all in ${zone}`
  }
  if (e.timed && e.timed < e.values) result.warnings.push(`${e.values - e.timed} dates without a time read as midnight`)
  if (e.twoDigitYears) result.warnings.push('two-digit years: 69 to 99 read as 19.., 00 to 68 as 20..')
  if (both) {
    result.settled = false
    result.warnings.push(`day and month could stand either way round in every value; read as ${written}`)
  }
  return result
}
