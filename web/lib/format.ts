import { dayOptions, momentOptions, wordsLocale } from '../../src/engine/formats/english-words.ts'
import { t } from './texts/index.ts'

const ofDevice = navigator.languages[0] ?? 'en'

/** How numbers and dates are written, whatever language the texts are in: as the person or their team chose, else as their device does. */
export let locale: string = ofDevice
let choices = 0

/** From now on; pages that stand are drawn anew by those who know them. */
export function writeAs(chosen: string | null): void {
  const next = chosen ?? ofDevice
  if (next !== locale) choices++
  locale = next
}

/** Made when first used: together they take longer than the rest of the first page. */
function lazily<T>(make: () => T): () => T {
  let made: { format: T; choice: number } | undefined
  return () => {
    if (made?.choice !== choices) made = { format: make(), choice: choices }
    return made.format
  }
}
const whole = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }))
const compact = lazily(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }))
const percent = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }))
const oneDigit = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }))
const day = lazily(() => new Intl.DateTimeFormat(locale, dayOptions(locale)))
const dayTime = lazily(() => new Intl.DateTimeFormat(locale, momentOptions(locale, 'short')))
const exact = lazily(() => new Intl.DateTimeFormat(locale, momentOptions(locale, 'long')))
const clock = lazily(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' }))
const relative = lazily(() => new Intl.RelativeTimeFormat(wordsLocale(locale), { numeric: 'auto', style: 'short' }))

type Time = string | number | Date

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

export const format = {
  /** Text is taken as it is: decimals and large integers come as text, and keep all their digits. */
  number: (value: number | bigint | string): string => whole().format(value as number),
  compact: (value: number): string => compact().format(value),
  percent: (share: number): string => percent().format(share),
  date: (time: Time): string => day().format(new Date(time)),
  dateTime: (time: Time): string => dayTime().format(new Date(time)),
  /** With seconds and zone: for hover. */
  exactTime: (time: Time): string => exact().format(new Date(time)),
  clock: (time: Time): string => clock().format(new Date(time)),
  relative(time: Time, now: number = Date.now()): string {
    const seconds = (new Date(time).getTime() - now) / 1000
    const unit = units.find(([, size]) => Math.abs(seconds) >= size)
    return unit ? relative().format(Math.round(seconds / unit[1]), unit[0]) : t.time.now
  },
  bytes(count: number): string {
    const names = ['B', 'kB', 'MB', 'GB', 'TB']
    const step = count < 1000 ? 0 : Math.min(names.length - 1, Math.floor(Math.log10(count) / 3))
    return `${oneDigit().format(count / 1000 ** step)} ${names[step]}`
  },
  duration(ms: number): string {
    if (ms < 1000) return `${Math.round(ms)} ms`
    if (ms < 60_000) return `${oneDigit().format(ms / 1000)} s`
    const minutes = Math.floor(ms / 60_000)
    const seconds = Math.round((ms % 60_000) / 1000)
    if (minutes < 60) return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`
    const hours = Math.floor(minutes / 60)
    return hours < 48
      ? minutes % 60 === 0
        ? `${hours} h`
        : `${hours} h ${minutes % 60} min`
      : `${oneDigit().format(hours / 24)} d`
  },
}
