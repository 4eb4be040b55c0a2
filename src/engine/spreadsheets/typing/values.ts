/** Words that mean "no value" in a column of numbers, dates or truth values. In a column of text they stay words. */
export const nullWordList = [
  'na',
  'n/a',
  '#n/a',
  '#na',
  '<na>',
  'null',
  '#null!',
  'nan',
  '-nan',
  'none',
  'nil',
  '\\n',
  '-',
  '--',
  '---',
  '–',
  '—',
  '.',
  '..',
  '?',
  '#div/0!',
  '#value!',
  '#ref!',
  '#name?',
  '#num!',
  '#error!',
]
const nullWords = new Set(nullWordList)

export function isNullWord(text: string): boolean {
  return text.length <= 8 && nullWords.has(text.toLowerCase())
}

export type ParsedNumber = {
  /** Read with the dot as decimal mark; NaN when it cannot be. */
  dot: number
  /** Read with the comma as decimal mark; NaN when it cannot be. */
  comma: number
  plain: boolean
  percent: boolean
  currency: string
}

const plainInteger = /^-?(?:0|[1-9]\d{0,14})$/
const plainReal = /^-?(?:0|[1-9]\d*)?(?:\.\d*)?(?:[eE][+-]?\d{1,3})?$/
const dotCore =
  /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[ '\u2019\u00a0\u202f]\d{3})+)?(?:\.\d*)?$/
const commaCore = /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ '\u2019\u00a0\u202f]\d{3})+)?(?:,\d*)?$/
/** Who writes these writes a dot between thousands. Of the euro, and of the codes that programs write, that is not so: €1.459 is a litre. */
const commaCurrency = /^(?:[₺₫]|R\$|kr\.?|zł|Kč|Ft)$/
const otherCurrency =
  /^(?:[$€£¥₹₽₩₴₪฿₦]|(?:US|CA|AU|NZ|HK|S|C|A)\$|USD|EUR|GBP|CHF|JPY|CNY|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|ZAR|MXN|R)$/

export const isCommaCurrency = (text: string): boolean => commaCurrency.test(text)

export function isCurrency(text: string): boolean {
  return isCommaCurrency(text) || otherCurrency.test(text)
}

export function isPlainInteger(text: string): boolean {
  return plainInteger.test(text) && text !== '-0'
}

/** A whole number of more than fifteen digits, written in digits alone. */
export const isLongWhole = (text: string): boolean => text.length > 15 && /^[-+]?\d{16,}$/.test(text)

/** The most digits that a 64-bit float can have before the point. */
const MOST_DIGITS = 309

/** Whether a number cell has more digits than a 64-bit float keeps: Excel writes none such, other programs write their ids so. */
export function isRoundedWhole(text: string): boolean {
  if (!isLongWhole(text)) return false
  const value = Number(text)
  if (Number.isSafeInteger(value)) return false
  return text.length > MOST_DIGITS || !Number.isFinite(value) || BigInt(text) !== BigInt(value)
}

/** A decimal that a 64-bit float holds without loss: canonical, no leading zeros, at most 17 significant digits. */
export function readPlainReal(text: string): number {
  if (!plainReal.test(text) || !/\d/.test(text)) return Number.NaN
  // 1e5 may be an id; 1.5e5 and 1e+5 are how programs write numbers.
  if (/^-?\d+[eE]\d/.test(text) || /^-?[eE]/.test(text)) return Number.NaN
  return survives(text, Number(text))
}

function survives(decimal: string, value: number): number {
  if (!Number.isFinite(value)) return Number.NaN
  const mantissa = decimal
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '')
  if (mantissa.replace(/0+$/, '').length > 17) return Number.NaN
  if (value === 0 && mantissa !== '') return Number.NaN
  // Whole numbers past fifteen digits are ids more often than amounts, and soon rounded.
  if (!/[.eE]/.test(decimal) && mantissa.length > 15) return Number.NaN
  return value
}

function readCore(core: string, pattern: RegExp, groups: RegExp, decimal: string, percent: boolean): number {
  if (!pattern.test(core) || !/\d/.test(core)) return Number.NaN
  const text = core.replace(groups, '').replace(decimal, '.')
  if (/^0\d/.test(text)) return Number.NaN
  const value = survives(text, Number(text))
  return percent && !Number.isNaN(value) ? Number(`${text}e-2`) : value
}

/** Reads a number in any of the ways people write one, or null. Which reading holds is the whole column's matter. */
export function parseNumber(text: string): ParsedNumber | null {
  let core = text
  const first = core.charCodeAt(0)
  // Quick refusal of ordinary words: a number has a digit near its start.
  if (core.length > 40 || !/\d/.test(core)) return null
  const plainValue = (first >= 48 && first <= 57) || first === 45 || first === 46 ? readPlainReal(core) : Number.NaN
  const plain = !Number.isNaN(plainValue)
  if (plain && /[eE]/.test(core)) return { dot: plainValue, comma: Number.NaN, plain, percent: false, currency: '' }
  let negative = false
  let signed = false
  const takeSign = () => {
    const sign = core.charCodeAt(0)
    if (signed || (sign !== 45 && sign !== 43 && sign !== 0x2212 && sign !== 0x2013)) return
    signed = true
    negative = sign !== 43
    core = core.slice(1).trimStart()
    // +49 151 123456 is a telephone, not an amount.
    if (sign === 43 && core.replace(/\D/g, '').length > 6) core = ''
  }
  if (core.startsWith('(') && core.endsWith(')')) {
    signed = true
    negative = true
    core = core.slice(1, -1).trim()
  }
  takeSign()
  let percent = false
  if (core.endsWith('%')) {
    percent = true
    core = core.slice(0, -1).trimEnd()
  }
  let currency = ''
  const prefix = /^([^\d\s.,()+'-]{1,4})\s?(?=[-+(\d.,])/.exec(core)
  if (prefix && isCurrency(prefix[1]!)) {
    currency = prefix[1]!
    core = core.slice(prefix[0].length)
    takeSign()
  } else {
    const suffix = /[\d)](\s?)([^\d\s.,()+'-]{1,3}\.?)$/.exec(core)
    if (suffix && isCurrency(suffix[2]!)) {
      currency = suffix[2]!
      core = core.slice(0, core.length - suffix[1]!.length - suffix[2]!.length)
    }
  }
  if (!signed && core.endsWith('-') && core.length > 1) {
    signed = true
    negative = true
    core = core.slice(0, -1)
  }
  let dot = readCore(core, dotCore, /[, '\u2019\u00a0\u202f]/g, '.', percent)
  let comma = readCore(core, commaCore, /[. '\u2019\u00a0\u202f]/g, ',', percent)
  if (negative) {
    dot = -dot
    comma = -comma
  }
  if (Number.isNaN(dot) && Number.isNaN(comma)) return null
  return { dot, comma, plain, percent, currency }
}

const booleanWords = new Map<string, { pair: number; value: boolean }>([
  ['true', { pair: 0, value: true }],
  ['false', { pair: 0, value: false }],
  ['yes', { pair: 1, value: true }],
  ['no', { pair: 1, value: false }],
  ['t', { pair: 2, value: true }],
  ['f', { pair: 2, value: false }],
  ['y', { pair: 3, value: true }],
  ['n', { pair: 3, value: false }],
])

export function parseBoolean(text: string): { pair: number; value: boolean } | undefined {
  return text.length <= 5 ? booleanWords.get(text.toLowerCase()) : undefined
}
