const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day that the calendar has, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const match = dayPattern.exec(text)
  if (!match) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const dayMs = 86_400_000

const relativeDays: Record<string, (y: number, m: number, d: number) => number> = {
  today: (y, m, d) => Date.UTC(y, m, d),
  yesterday: (y, m, d) => Date.UTC(y, m, d - 1),
  'start-of-month': (y, m) => Date.UTC(y, m, 1),
  'start-of-year': (y) => Date.UTC(y, 0, 1),
}
const relativeRanges: Record<string, (y: number, m: number, d: number) => [number, number]> = {
  'last-7-days': (y, m, d) => [Date.UTC(y, m, d - 6), Date.UTC(y, m, d)],
  'last-30-days': (y, m, d) => [Date.UTC(y, m, d - 29), Date.UTC(y, m, d)],
  'last-90-days': (y, m, d) => [Date.UTC(y, m, d - 89), Date.UTC(y, m, d)],
  'last-12-months': (y, m, d) => [Date.UTC(y - 1, m, d) + dayMs, Date.UTC(y, m, d)],
  'this-month': (y, m) => [Date.UTC(y, m, 1), Date.UTC(y, m + 1, 0)],
  'last-month': (y, m) => [Date.UTC(y, m - 1, 1), Date.UTC(y, m, 0)],
  'this-year': (y) => [Date.UTC(y, 0, 1), Date.UTC(y, 11, 31)],
  'last-year': (y) => [Date.UTC(y - 1, 0, 1), Date.UTC(y - 1, 11, 31)],
  'year-to-date': (y, m, d) => [Date.UTC(y, 0, 1), Date.UTC(y, m, d)],
}

export const dayWords = Object.keys(relativeDays)
export const rangeWords = Object.keys(relativeRanges)

const partsOf = (today: string): [number, number, number] => {
  const [y, m, d] = today.split('-').map(Number)
  return [y!, m! - 1, d!]
}

/** A day or a word for one (`today`); null when it is neither. */
export function readDay(text: string, today: string): string | null {
  if (Object.hasOwn(relativeDays, text)) return iso(relativeDays[text]!(...partsOf(today)))
  return isDay(text) ? text : null
}

export function readRangeWord(text: string, today: string): { from: string; to: string } | null {
  if (!Object.hasOwn(relativeRanges, text)) return null
  const [from, to] = relativeRanges[text]!(...partsOf(today))
  return { from: iso(from), to: iso(to) }
}
