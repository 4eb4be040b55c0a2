import { lowerMonthNames, monthNames } from '../../month-names.ts'
import { fold, type Token, wordTable } from './words.ts'

export const monthLabel = (month: number): string => monthNames[month - 1] ?? ''

export const monthNumber = (word: string): number | null => {
  if (word.length < 3) return null
  const w = word.replace(/\.$/, '')
  const at = lowerMonthNames.findIndex(
    (name) => name === w || name.slice(0, 3) === w || (w === 'sept' && name === 'september'),
  )
  return at < 0 ? null : at + 1
}

/** "June to August", "December through February": the months of that stretch, in any year. */
export const monthsAt = (tokens: Token[], at: number): { months: number[]; end: number } | null => {
  const word = (offset: number) => tokens[at + offset]?.word ?? ''
  const skip = /^(?:from|between)$/.test(word(0)) ? 1 : 0
  const [first, last] = [monthNumber(word(skip)), monthNumber(word(skip + 2))]
  const joint = word(0) === 'between' ? /^(?:and|to|-)$/ : /^(?:to|through|until|till|-)$/
  // a year behind them dates both
  const isDated =
    /^\d{4}$/.test(word(skip + 3)) || (/^(?:of|,|in)$/.test(word(skip + 3)) && /^\d{4}$/.test(word(skip + 4)))
  if (first === null || last === null || first === last || !joint.test(word(skip + 1)) || isDated) return null
  const count = ((last - first + 12) % 12) + 1
  return { months: Array.from({ length: count }, (_, i) => ((first + i - 1) % 12) + 1), end: at + skip + 3 }
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
export const weekdayNumber = (word: string): number | null => {
  const at = weekdays.indexOf(word.replace(/s$/, ''))
  return at < 0 ? null : at
}

export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** Half-open in days: `from` is in, `to` is not. Null is an open end. */
export type Period = {
  from: string | null
  to: string | null
  label: string
  grain: Grain
  month?: number
  /** A season of any year. */
  months?: number[]
  /** The year was not said; another part of the question may give it. */
  implied?: boolean
}

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const yearPeriod = (year: number): Period => ({
  from: iso(year, 1, 1),
  to: iso(year + 1, 1, 1),
  label: String(year),
  grain: 'year',
})
const quarterPeriod = (year: number, quarter: number): Period => ({
  from: iso(year, quarter * 3 - 2, 1),
  to: iso(year, quarter * 3 + 1, 1),
  label: `Q${quarter} ${year}`,
  grain: 'quarter',
})
const halfPeriod = (year: number, half: number): Period => ({
  from: iso(year, half * 6 - 5, 1),
  to: iso(year, half * 6 + 1, 1),
  label: `H${half} ${year}`,
  grain: 'quarter',
})
const monthPeriod = (year: number, month: number): Period => ({
  from: iso(year, month, 1),
  to: iso(year, month + 1, 1),
  label: `${monthLabel(month)} ${year}`,
  grain: 'month',
})
const dayPeriod = (date: string): Period => ({ from: date, to: addDays(date, 1), label: date, grain: 'day' })

const mondayOf = (date: string) => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7))

/** `this month`, `last quarter`, `2 years ago` as a period around today. */
export const relativePeriod = (grain: Grain, offset: number, today: string): Period => {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  if (grain === 'year') return yearPeriod(year + offset)
  if (grain === 'quarter') {
    const index = year * 4 + Math.floor((month - 1) / 3) + offset
    return quarterPeriod(Math.floor(index / 4), (index % 4) + 1)
  }
  if (grain === 'month') {
    const index = year * 12 + month - 1 + offset
    return monthPeriod(Math.floor(index / 12), (index % 12) + 1)
  }
  if (grain === 'week') {
    const from = addDays(mondayOf(today), offset * 7)
    return { from, to: addDays(from, 7), label: `the week of ${from}`, grain }
  }
  return dayPeriod(addDays(today, offset))
}

/** Meteorological seasons of the northern half of the world; a winter begins in the December of its year. */
const seasons = wordTable<{ name: string; first: number }>({
  spring: { name: 'spring', first: 3 },
  summer: { name: 'summer', first: 6 },
  autumn: { name: 'autumn', first: 9 },
  fall: { name: 'autumn', first: 9 },
  winter: { name: 'winter', first: 12 },
})

const seasonAt = (tokens: Token[], at: number, today: string): PeriodSpan | null => {
  const season = seasons.get(tokens[at]?.word ?? '')
  if (!season) return null
  const { name, first } = season
  const skip = tokens[at + 1]?.word === 'of' ? 2 : 1
  const before = tokens[at - 1]?.word ?? ''
  const months = [first, (first % 12) + 1, ((first + 1) % 12) + 1]
  const said = `${name} (${monthLabel(months[0] ?? 1)} to ${monthLabel(months[2] ?? 1)})`
  const inYear = (year: number): Period => ({
    from: iso(year, first, 1),
    to: iso(year, first + 3, 1),
    label: `${said} ${year}`,
    grain: 'quarter',
  })
  const year = year4(tokens[at + skip]?.word)
  if (year) return { period: inYear(year), start: at, end: saidAgain(tokens, at + skip + 1, first) }
  const relative = tokens[at + 1]?.word === 'last' && tokens[at + 2]?.word === 'year' ? 2 : 0
  if (relative) return { period: inYear(Number(today.slice(0, 4)) - 1), start: at, end: at + 3 }
  if (before === 'last' || before === 'previous' || before === 'past') {
    const now = Number(today.slice(0, 4))
    const period = inYear(now)
    return { period: (period.to ?? '') <= today ? period : inYear(now - 1), start: at - 1, end: at + 1 }
  }
  if (!/^(?:in|during|the|every|each|over)$/.test(before)) return null
  return { period: { from: null, to: null, label: said, grain: 'quarter', months }, start: at, end: at + 1 }
}

/** "spring 2025 (March to May)": its months are told once more. */
const saidAgain = (tokens: Token[], at: number, first: number): number => {
  const [open, from, , to, close] = tokens.slice(at, at + 5).map(({ word }) => word)
  const isSame = monthNumber(from ?? '') === first && monthNumber(to ?? '') === ((first + 1) % 12) + 1
  return open === '(' && close === ')' && isSame ? at + 5 : at
}

export type PeriodSpan = { period: Period; start: number; end: number }

const grainOf = (word: string | undefined): Grain | null => {
  const w = word?.replace(/s$/, '')
  return w === 'day' || w === 'week' || w === 'month' || w === 'quarter' || w === 'year' ? w : null
}
const year4 = (word: string | undefined) => (word && /^(?:1[5-9]|20)\d\d$/.test(word) ? Number(word) : null)
const isOrdinal = (word: string | undefined) => /^(?:st|nd|rd|th)$/.test(word ?? '')
const dayOfMonth = (tokens: Token[], at: number): { day: number; end: number } | null => {
  const t = tokens[at]
  if (!t || !/^\d{1,2}$/.test(t.word) || Number(t.word) < 1 || Number(t.word) > 31) return null
  const next = tokens[at + 1]
  return {
    day: Number(t.word),
    end: next && next.start === t.end && isOrdinal(next.word) ? at + 2 : at + 1,
  }
}

/** The words from a token on, and what they were said on. */
type Said = {
  tokens: Token[]
  at: number
  today: string
  word(offset: number): string | undefined
  made(period: Period, length: number): PeriodSpan
}

const relativeDay = ({ word, made, today }: Said): PeriodSpan | null => {
  const w = word(0) ?? ''
  if (/^today(?:['’]s)?$/.test(w)) return made(relativePeriod('day', 0, today), 1)
  if (/^yesterday(?:['’]s)?$/.test(w)) return made(relativePeriod('day', -1, today), 1)
  if (w !== 'ytd' && !(w === 'year' && word(1) === 'to' && word(2) === 'date')) return null
  const period = { ...yearPeriod(Number(today.slice(0, 4))), to: addDays(today, 1), label: 'this year so far' }
  return made(period, w === 'ytd' ? 1 : 3)
}

const directions = wordTable<-1 | 0 | 1>({ this: 0, current: 0, last: -1, previous: -1, past: -1, next: 1 })
const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "this month", "last quarter", "the last 12 weeks", "3 years ago". */
const relativeSpan = ({ word, made, today }: Said): PeriodSpan | null => {
  const w = word(0) ?? ''
  const direction = directions.get(w)
  // "the previous ISO week" is the previous week
  const named = direction !== undefined && /^(?:iso|calendar)$/.test(word(1) ?? '') ? 1 : 0
  const grain = grainOf(word(1 + named))
  if (direction === undefined)
    return grain && word(2) === 'ago' && /^\d+$/.test(w) ? made(relativePeriod(grain, -Number(w), today), 3) : null
  if (grain && !(w === 'last' && /s$/.test(word(1 + named) ?? '')))
    return made(relativePeriod(grain, direction, today), 2 + named)
  const many = Number(word(1)) || numberWords.indexOf(word(1) ?? '') + 1
  const grains = grainOf(word(2))
  if (direction !== -1 || !(many > 0) || !grains) return null
  const to = grains === 'day' ? addDays(today, 1) : relativePeriod(grains, 0, today).from
  const from = grains === 'day' ? addDays(today, -many + 1) : relativePeriod(grains, -many, today).from
  return made({ from, to, label: `the last ${many} ${grains}s`, grain: grains }, 3)
}

/** 2024-03-05 comes as five tokens: 2024 - 03 - 05 */
const fromYear = ({ word, made }: Said): PeriodSpan | null => {
  const year = year4(word(0))
  if (year === null) return null
  const month = word(1) === '-' && /^\d{1,2}$/.test(word(2) ?? '') ? Number(word(2)) : 0
  if (month >= 1 && month <= 12)
    return word(3) === '-' && /^\d{1,2}$/.test(word(4) ?? '')
      ? made(dayPeriod(iso(year, month, Number(word(4)))), 5)
      : made(monthPeriod(year, month), 3)
  if (/^q[1-4]$/.test(word(1) ?? '')) return made(quarterPeriod(year, Number((word(1) ?? '').slice(1))), 2)
  return made(yearPeriod(year), 1)
}

/** "of the year": which one is not said. */
const ofTheYear = ({ word }: Said, from: number): number =>
  word(from) === 'of' && /^(?:the|that)$/.test(word(from + 1) ?? '') && word(from + 2) === 'year' ? 3 : 0

/** A part of the year that is said, or else of this one. */
const partOfYear = ({ made, today }: Said, year: number | null, of: (year: number) => Period, length: number) =>
  made(year ? of(year) : { ...of(Number(today.slice(0, 4))), implied: true }, length)

/** "q3 2024", "h1" */
const shortPart = (said: Said): PeriodSpan | null => {
  const { word, tokens, at } = said
  const joined = tokens[at + 1]?.start === tokens[at]?.end ? (word(1) ?? '') : ''
  if (word(0) !== 'q' || !/^[1-4]$/.test(joined)) return null
  const year = year4(word(2)) ?? year4(word(3))
  return partOfYear(said, year, (y) => quarterPeriod(y, Number(joined)), year4(word(2)) ? 3 : year ? 4 : 2)
}

const halfYear = (said: Said): PeriodSpan | null => {
  const { word, tokens, at } = said
  const joined = tokens[at + 1]?.start === tokens[at]?.end ? (word(1) ?? '') : ''
  const short = word(0) === 'h' && /^[12]$/.test(joined) ? Number(joined) : 0
  const half = short || (word(1) === 'half' ? ['', 'first', 'second', 'last'].indexOf(word(0) ?? '') : 0)
  if (half <= 0) return null
  const skip = word(2) === 'of' ? 3 : 2
  const year = year4(word(skip))
  return partOfYear(said, year, (y) => halfPeriod(y, Math.min(2, half)), year ? skip + 1 : 2 + ofTheYear(said, 2))
}

const ordinals = ['first', 'second', 'third', 'fourth']

/** "third quarter of 2024", "1st quarter", "first" of "first and second quarter" */
const namedQuarter = (said: Said): PeriodSpan | null => {
  const { word } = said
  const figure = /^[1-4]$/.test(word(0) ?? '') && isOrdinal(word(1)) ? 1 : 0
  const quarter = figure > 0 ? Number(word(0)) - 1 : ordinals.indexOf(word(0) ?? '')
  if (quarter >= 0 && word(1) === 'and' && ordinals.includes(word(2) ?? '') && /^quarters?$/.test(word(3) ?? ''))
    return partOfYear(said, null, (y) => quarterPeriod(y, quarter + 1), 1)
  if (quarter < 0 || !/^quarters?$/.test(word(1 + figure) ?? '')) return null
  const skip = (word(2 + figure) === 'of' ? 3 : 2) + figure
  const year = year4(word(skip))
  const unsaid = 2 + figure
  return partOfYear(
    said,
    year,
    (y) => quarterPeriod(y, quarter + 1),
    year ? skip + 1 : unsaid + ofTheYear(said, unsaid),
  )
}

/** "the last quarter of 2024", "the first 3 months of 2025", "the final month of 2023": counted from an end of that year. */
const endOfYear = ({ word, made }: Said): PeriodSpan | null => {
  const isFirst = word(0) === 'first'
  if (!isFirst && !/^(?:last|final)$/.test(word(0) ?? '')) return null
  const many = Number(word(1)) || numberWords.indexOf(word(1) ?? '') + 1
  const skip = many > 0 ? 2 : 1
  const grain = grainOf(word(skip))
  const year = /^(?:of|in)$/.test(word(skip + 1) ?? '') ? year4(word(skip + 2)) : null
  const months = (many || 1) * (grain === 'quarter' ? 3 : 1)
  if (year === null || (grain !== 'quarter' && grain !== 'month') || months > 12) return null
  const from = isFirst ? 1 : 13 - months
  const period = { from: iso(year, from, 1), to: iso(year, from + months, 1) }
  if (months === 3 && grain === 'quarter') return made(quarterPeriod(year, Math.ceil(from / 3)), skip + 3)
  const label = `${monthLabel(from)} to ${monthLabel(from + months - 1)} ${year}`
  return made(months === 1 ? monthPeriod(year, from) : { ...period, label, grain: 'month' }, skip + 3)
}

const season = ({ tokens, at, today }: Said): PeriodSpan | null => {
  const found = seasonAt(tokens, at, today) ?? seasonAt(tokens, at + 1, today)
  return found?.start === at ? found : null
}

/** A day of any year. */
const dayOfAnyYear = (month: number, day: number): Period => ({
  from: null,
  to: null,
  label: `${monthLabel(month)} ${day}`,
  grain: 'day',
  month,
})

/** "may" and "march" are verbs too, and "mar" another word. */
const isVerb = ({ tokens, at, word }: Said): boolean => {
  const before = tokens[at - 1]?.word
  if (word(0) === 'may')
    return !tokens[at]?.capital && !year4(word(1)) && !dayOfMonth(tokens, at + 1) && before !== 'in'
  return word(0) === 'mar' || (word(0) === 'march' && before === 'the')
}

const fromMonth = (said: Said): PeriodSpan | null => {
  const { tokens, at, word, made } = said
  const month = monthNumber(word(0) ?? '')
  if (month === null || isVerb(said)) return null
  const day = dayOfMonth(tokens, at + 1)
  if (day) {
    const comma = tokens[day.end]?.word === ',' ? 1 : 0
    const year = year4(tokens[day.end + comma]?.word)
    return year
      ? { period: dayPeriod(iso(year, month, day.day)), start: at, end: day.end + comma + 1 }
      : { period: dayOfAnyYear(month, day.day), start: at, end: day.end }
  }
  const comma = word(1) === ',' || word(1) === 'of' ? 1 : 0
  const year = year4(word(1 + comma))
  if (year) return made(monthPeriod(year, month), 2 + comma)
  return made({ from: null, to: null, label: monthLabel(month), grain: 'month', month }, 1)
}

/** "5 March 2024", "the 5th of March" */
const fromDay = ({ tokens, at }: Said): PeriodSpan | null => {
  const day = dayOfMonth(tokens, at)
  if (!day) return null
  const skip = tokens[day.end]?.word === 'of' ? 1 : 0
  const month = monthNumber(tokens[day.end + skip]?.word ?? '')
  if (month === null) return null
  const year = year4(tokens[day.end + skip + 1]?.word)
  return year
    ? { period: dayPeriod(iso(year, month, day.day)), start: at, end: day.end + skip + 2 }
    : { period: dayOfAnyYear(month, day.day), start: at, end: day.end + skip + 1 }
}

const waysToSay = [
  endOfYear,
  relativeDay,
  relativeSpan,
  fromYear,
  shortPart,
  halfYear,
  namedQuarter,
  season,
  fromMonth,
  fromDay,
]

/** One date, month, quarter, year or relative period that begins at a token. */
export const periodAt = (tokens: Token[], at: number, today: string): PeriodSpan | null => {
  if (tokens[at] === undefined) return null
  const said: Said = {
    tokens,
    at,
    today,
    word: (offset) => tokens[at + offset]?.word,
    made: (period, length) => ({ period, start: at, end: at + length }),
  }
  for (const way of waysToSay) {
    const found = way(said)
    if (found) return found
  }
  return null
}

/** A cell that holds a date, as a key that sorts: `2007-01-20`, `2007-01`, `2007`, or `--01-20` without a year. */
export const dateInCell = (text: string): string | null => {
  const t = fold(text)
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/[(),.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const two = (n: number | string) => String(n).padStart(2, '0')
  let m = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ]\d.*)?$/.exec(t)
  if (m) return `${m[1]}-${two(m[2] ?? '')}-${two(m[3] ?? '')}`
  m =
    /^(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)[a-z]* )?(?:the )?([a-z]+) (\d{1,2})(?:st|nd|rd|th)?(?:-\d{1,2})? (\d{4})\b.{0,14}$/.exec(
      t,
    )
  if (m) {
    const month = monthNumber(m[1] ?? '')
    if (month) return `${m[3]}-${two(month)}-${two(m[2] ?? '')}`
  }
  m =
    /^(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)[a-z]* )?(\d{1,2})(?:st|nd|rd|th)?(?:-\d{1,2})?[ -]([a-z]+)[ -](\d{4})\b.{0,14}$/.exec(
      t,
    )
  if (m) {
    const month = monthNumber(m[2] ?? '')
    if (month) return `${m[3]}-${two(month)}-${two(m[1] ?? '')}`
  }
  m = /^([a-z]+)[ -](\d{4})$/.exec(t)
  if (m) {
    const month = monthNumber(m[1] ?? '')
    if (month) return `${m[2]}-${two(month)}`
  }
  m = /^(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)[a-z]* )?([a-z]+) (\d{1,2})(?:st|nd|rd|th)?$/.exec(t)
  if (m) {
    const month = monthNumber(m[1] ?? '')
    if (month && Number(m[2]) <= 31) return `--${two(month)}-${two(m[2] ?? '')}`
  }
  m = /^(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)[a-z]* )?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]+)$/.exec(t)
  if (m) {
    const month = monthNumber(m[2] ?? '')
    if (month && Number(m[1]) <= 31) return `--${two(month)}-${two(m[1] ?? '')}`
  }
  m = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(t.replaceAll(' ', '/'))
  if (m)
    return Number(m[1]) > 12
      ? `${m[3]}-${two(m[2] ?? '')}-${two(m[1] ?? '')}`
      : `${m[3]}-${two(m[1] ?? '')}-${two(m[2] ?? '')}`
  m = /^((?:1[5-9]|20)\d\d)$/.exec(t)
  if (m) return m[1] ?? null
  return null
}
