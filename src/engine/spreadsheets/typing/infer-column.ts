import type { ColumnFormat, ImportedColumnType, Reading } from '../report/import-report.ts'
import {
  areCodes,
  COMMA,
  type ColumnEvidence,
  DATED,
  type DayOrder,
  DMY,
  DOT,
  EVERYTHING,
  INTEGER,
  isLetter,
  MDY,
  NAMED,
  NUMERIC,
  PAIR,
  REAL,
  TIME,
  YMD,
} from './column-evidence.ts'
import { currencyKind, PERCENT } from './row.ts'
import { isCommaCurrency } from './values.ts'

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
  /** Null where nothing tells. */
  decimalComma: boolean | null
  /** Somebody said that the comma is the decimal mark: it is wherever it can be. */
  isCommaChosen?: boolean
  dayFirst: boolean | null
  finest: number
}

const numbered =
  'phone|telephone|tel|fax|mobile|cell|zip|postal|post ?code|plz|iban|ssn|isbn|issn|ean|upc|gtin|imei|barcode|siret|siren|fips'
/** What such a number may be further called. */
const further = 'no|nr|num|number|code|id|phone|mobile|cell|home|work|office|private|main|\\d'
/** "Phone", "Mobile no", "VAT number", "postcode of delivery"; neither "phone sales" nor "value ex VAT" is the name of a number. */
const identifierLabel = new RegExp(
  `(?:^| )(?:(?:${numbered})(?: ?(?:${further}))*|vat ?(?:reg ?)?(?:no|nr|number|id))(?:$| (?:of|in|for) )`,
  'i',
)

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

const inPercent = 'in percent, kept as a fraction (45% is 0.45)'

function numberPlan(e: ColumnEvidence, hints: InferenceHints): ColumnPlan {
  if (identifierLabel.test(e.label.replace(/[^a-z\d]+/gi, ' ').trim()) && e.readings & INTEGER) {
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

/** Values without a mark do not tell how those of a later file are to be read. */
function readingTold(e: ColumnEvidence, hints: InferenceHints, reading: Reading): Pick<ColumnPlan, 'reading'> {
  const both = (e.readings & DOT) !== 0 && (e.readings & COMMA) !== 0
  return both && e.openMarks.size === 0 && !takesComma(e, hints) ? {} : { reading }
}

/** Numbers with marks in them: a decimal comma, thousands, a percent sign, a currency. */
function writtenNumberPlan(e: ColumnEvidence, hints: InferenceHints): ColumnPlan {
  if (e.percents > 0 && e.percents < e.values) return text('some values are percentages and some are not', true)
  const currencies = currenciesOf(e)
  if (e.currencies.size > 0 && currencies.length > 1)
    return text(`the currencies differ (${currencies.join(', ')})`, true)
  const currency = [...e.currencies.keys()][0] ?? ''
  if (isLetter(currency) && (e.amounts === 0 || areCodes(e)))
    return text(`${e.amounts ? 'most values are' : 'every value is'} ${currency} and digits, as codes are`, true)
  const percent = e.percents > 0
  const both = (e.readings & DOT) !== 0 && (e.readings & COMMA) !== 0
  const decimal = (both ? (hints.decimalComma ?? groupsByDot(e, currency)) : (e.readings & DOT) === 0) ? 'comma' : 'dot'
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
  Object.assign(result, readingTold(e, hints, decimal))
  if (percent || currency) result.format = { ...(percent && { percent }), ...(currency && { currency }) }
  const left = both && !takesComma(e, hints) ? e.openMarks : none
  if (left.size > 0) result.warnings.push(markRead(left, decimal))
  // Codes may follow where amounts stand first, and thousands where none were.
  result.settled = left.size === 0 && !isLetter(currency) && !(both && isCommaCurrency(currency))
  return result
}

const none: ColumnEvidence['openMarks'] = new Set()

function markRead(open: ColumnEvidence['openMarks'], decimal: 'dot' | 'comma'): string {
  const [mark] = open.size > 1 ? ['comma'] : open
  return `the ${mark} was read as ${decimal === mark ? 'decimal mark' : 'thousands separator'}; the values allow both`
}

/** kr 1.000: three digits after the dot in every value that has one, in money of those who write it between thousands. */
const groupsByDot = ({ openMarks }: ColumnEvidence, currency: string): boolean =>
  isCommaCurrency(currency) && openMarks.has('dot') && !openMarks.has('comma')

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
