import { currencyKind, MOMENT, NUMBER, PERCENT } from '../typing/row.ts'
import { isCurrency } from '../typing/values.ts'

/** What the number format of a cell makes of its number. */
export type NumberFormat = 'number' | 'percent' | 'date' | 'datetime' | 'time' | 'duration'

function builtin(id: number): NumberFormat {
  if (id === 9 || id === 10) return 'percent'
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 54) || (id >= 57 && id <= 58))
    return 'date'
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47 || id === 55 || id === 56)
    return 'time'
  if (id === 22) return 'datetime'
  return id === 46 ? 'duration' : 'number'
}

export function classifyFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return builtin(id)
  // Literal text, colours, locales, padding and fill say nothing about the kind.
  const bare = code
    .replace(/"[^"]*"/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0]!
    .toLowerCase()
    .replace(/general/g, '')
  if (/\[(h+|m+|s+)\]/.test(bare)) return 'duration'
  const clockless = bare.replace(/a\.?m\.?\/p\.?m\.?|a\/p/g, 'h')
  const time = /[hs]/.test(clockless)
  const date = /[yd]/.test(clockless) || (/m/.test(clockless) && !time) || /[年月日]/.test(code)
  if (date) return time ? 'datetime' : 'date'
  if (time) return 'time'
  return bare.includes('%') ? 'percent' : 'number'
}

/** The currency that a format shows: `[$€-407]`, a sign in quotes or behind a backslash, or one that stands there as it is. */
function currencyIn(code: string): string | null {
  const [positive] = code.split(';')
  const located = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(positive!)
  const literals = [...positive!.replace(/\[[^\]]*\]|[_*]./g, '').matchAll(/"([^"]*)"|\\(.)|([$€£¥])/g)]
  const said = [located?.[1], ...literals.map((m) => m[1] ?? m[2] ?? m[3])].map((text) => text?.trim() ?? '')
  return said.find(isCurrency) ?? null
}

/** How a number cell of this format is told to the typing of columns. */
export function kindOfFormat(format: NumberFormat, code: string | undefined): number {
  if (format === 'percent') return PERCENT
  if (format !== 'number') return MOMENT
  const currency = code === undefined ? null : currencyIn(code)
  return currency === null ? NUMBER : currencyKind(currency)
}

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n)
}

function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const rest = milliseconds % 1000
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return rest === 0 ? clock : `${clock}.${String(rest).padStart(3, '0').replace(/0+$/, '')}`
}

const DAY = 86_400_000

/** A sheet has many cells and few days, and making a date's text is the dearest part of reading it. */
const knownDays = new Map<number, string>()

function dayText(days: number): string {
  let text = knownDays.get(days)
  if (text === undefined) {
    if (knownDays.size > 50_000) knownDays.clear()
    text = new Date((days - 25_569) * DAY).toISOString().slice(0, 10)
    knownDays.set(days, text)
  }
  return text
}

/** A serial number of Excel as ISO text; null when it is no day that Excel could show. */
export function serialToText(serial: number, format: NumberFormat, epoch1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0) return null
  let days = Math.floor(serial)
  // Excel shows milliseconds at best; what is finer is the noise of a float.
  let clock = Math.round((serial - days) * DAY)
  if (clock === DAY) {
    days++
    clock = 0
  }
  if (format === 'duration') return clockText(days * DAY + clock)
  if (format === 'time' && days === 0) return clockText(clock)
  if (epoch1904) days += 1462
  // Excel believes in 29 February 1900: days before it are one off, and the day itself never was.
  else if (days === 60 || days === 0) return null
  else if (days < 60) days++
  if (days > 2_958_465) return null
  const date = dayText(days)
  return format === 'date' && clock === 0 ? date : `${date} ${clockText(clock)}`
}
