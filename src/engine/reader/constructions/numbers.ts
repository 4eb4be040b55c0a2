import type { Period } from '../../question/question.contract.ts'
import type { Chart, Edge, PartConstruction } from '../chart.ts'
import { addDays, monthNumber, periodAt, type Period as WordsPeriod } from '../words/dates.ts'
import { numberAt, ordinalAt } from '../words/numbers.ts'
import { isWithinAgo, relativeTimes } from './amounts/relative-times.ts'

export const numbers: PartConstruction = {
  name: 'a number',
  examples: ['20,000', '2.5 million', 'twenty five', '3rd'],
  match(chart, at) {
    const out: Edge[] = []
    const number = numberAt(chart.tokens, at)
    const negative =
      chart.word(at - 1) === '-' &&
      chart.tokens[at - 1]?.end === chart.tokens[at]?.start &&
      !/^\d/.test(chart.word(at - 2))
    if (number)
      out.push({
        start: at,
        end: number.end,
        score: 1,
        rule: numbers.name,
        kind: 'number',
        value: negative ? -number.value : number.value,
      })
    const ordinal = ordinalAt(chart.tokens, at)
    if (ordinal)
      out.push({ start: at, end: ordinal.end, score: 1, rule: numbers.name, kind: 'ordinal', value: ordinal.value })
    return out
  },
}

/** The last words before a period that say how it stands: "in", "during", "for". */
const inWords = /^(?:in|on|during|for|of|from|within|throughout|the|year|by|at)$/

/** The words' own periods end before their `to`; a question's end with it. */
const lastDay = (to: string | null) => (to === null ? null : addDays(to, -1))

type SaidPeriod = { period: Period; label: string; yearOnly: number | null; end: number }

export const plainPeriod = (chart: Chart, at: number): SaidPeriod | null => {
  const many = lastPeriods(chart, at)
  if (many) return many
  const span = periodAt(chart.tokens, at, chart.catalog.today)
  if (!span || span.start !== at) return null
  const period = span.period.implied ? inKnownYear(chart, at, span.period) : span.period
  if (period.from === null && period.to === null) return null
  const year =
    period.grain === 'year' && span.end === at + 1 && /^\d{4}$/.test(chart.word(at)) ? Number(chart.word(at)) : null
  return {
    period: { from: period.from, to: lastDay(period.to) },
    label: period.label,
    yearOnly: year,
    end: boundsAfter(chart, span.end).end,
  }
}

/** "the second half of the year", of what ended before this one: of the last year that there is. */
const inKnownYear = (chart: Chart, at: number, period: WordsPeriod): WordsPeriod => {
  const last = lastDayKnown(chart)
  if (last === null || period.from === null || last >= period.from) return period
  // nothing of it had begun: that of the year before
  const year = Number(last.slice(0, 4)) - Number(last.slice(4) < period.from.slice(4))
  return periodAt(chart.tokens, at, `${year}-12-31`)?.period ?? period
}

const lastDayKnown = ({ catalog: { datasets } }: Chart): string | null => {
  const days = datasets.flatMap(({ hidden, fields, timeField }) =>
    hidden ? [] : fields.filter(({ name }) => name === timeField).map(({ profile }) => profile?.max),
  )
  const known = days.filter((day) => typeof day === 'string' && /^\d{4}-\d\d/.test(day)) as string[]
  return known.length > 0 ? (known.sort().at(-1) ?? null) : null
}

const units = /^(year|quarter|month|week|day|hour)s?$/

/** "the past 30 days", "last 8 weeks excluding the current week". */
const lastPeriods = (chart: Chart, at: number): SaidPeriod | null => {
  if (!/^(?:last|past|previous)$/.test(chart.word(at))) return null
  const number = numberAt(chart.tokens, at + 1)
  let end = number ? number.end : at + 1
  const calendar = /^(?:calendar|full|complete|whole)$/.test(chart.word(end))
  if (calendar) end++
  const unit = units.exec(chart.word(end))?.[1] as 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | undefined
  if (!unit) return null
  if (!number && chart.word(at) === 'last') return null
  if (!number && chart.word(at) === 'previous') return null
  end++
  // "the last 3 months of 2024"
  if (/^(?:of|in)$/.test(chart.word(end)) && /^\d{4}$/.test(chart.word(end + 1))) return null
  const bounds = boundsAfter(chart, end)
  const n = number?.value ?? 1
  // "the past 30 days" are counted from this day back, "the last 3 months" by the calendar
  const rolling = (chart.word(at) === 'past' || bounds.today) && !calendar && !bounds.complete && unit !== 'hour'
  return {
    period: { last: n, unit, ...(bounds.complete ? { complete: true } : rolling ? { rolling } : {}) },
    label: `last ${n} ${unit}s`,
    yearOnly: null,
    end: bounds.end,
  }
}

const bounds =
  /^,? ?\(? ?(?:both )?(?:(?:excluding|not including|exclusive of|without|but not) (?:the )?(?:current|this|running) (?:month|week|year|quarter|day)|inclusive of (?:today(?: 's date|'s date| 's)?|\w+ (?:day|week|month|year)s? ago|(?:the )?(?:start and end|both) dates?)|inclusive|from today)(?: \))?/

/** What is said behind a period of its ends: "excluding the current month", "inclusive of today". */
const boundsAfter = (chart: Chart, at: number): { end: number; complete: boolean; today: boolean } => {
  const words = chart.tokens.slice(at, at + 9).map((t) => t.word)
  const found = bounds.exec(words.join(' '))?.[0].trim() ?? ''
  let length = 0
  while (length < words.length && words.slice(0, length).join(' ').length < found.length) length++
  return {
    end: at + length,
    complete: /\b(?:current|this|running)\b/.test(found),
    today: /\btoday\b/.test(found),
  }
}

export const periods: PartConstruction = {
  name: 'a period',
  examples: [
    'in 2024',
    'last month',
    'March 2025',
    'between 2020 and 2022',
    'the past 30 days',
    '2015 or later',
    'more than 10 years ago',
    'in the next 30 days',
  ],
  match(chart, at) {
    let from = at
    while (from < at + 3 && inWords.test(chart.word(from))) from++
    const told = plainPeriod(chart, from)
    // "over 10 years ago" is not in that year
    const plain = told && isWithinAgo(chart, from, told.end) ? null : told
    const edges = [
      ...(plain ? [spanOf(chart, from, plain), plain, decadeOf(chart, plain), openBehind(chart, plain)] : []),
      chart.word(at) === 'between' ? between(chart, at) : null,
      monthsOfYear(chart, chart.word(at) === 'between' ? at + 1 : from),
    ]
    const open = openPeriod(chart, at)
    const said = edges.flatMap((edge): Edge[] =>
      edge ? [{ ...edge, start: at, score: 1, rule: periods.name, kind: 'period' }] : [],
    )
    return [...relativeTimes(chart, at), ...said, ...(open ? [open] : [])]
  },
}

/** From the beginning of one to the end of another. */
const fromTo = (first: SaidPeriod | null, second: SaidPeriod | null): SaidPeriod | null =>
  first && second && 'from' in first.period && 'from' in second.period
    ? {
        end: second.end,
        period: { from: first.period.from, to: second.period.to },
        label: `${first.label} to ${second.label}`,
        yearOnly: null,
      }
    : null

/** "2020 to 2022"; with "and" only after "between". */
const spanOf = (chart: Chart, from: number, plain: SaidPeriod): SaidPeriod | null => {
  const joint = chart.word(plain.end)
  if (!/^(?:to|through|until|till|-|and)$/.test(joint) || (joint === 'and' && chart.word(from - 1) !== 'between'))
    return null
  return fromTo(plain, plainPeriod(chart, plain.end + 1 + (chart.word(plain.end + 1) === 'the' ? 1 : 0)))
}

/** "June to August 2022": the year behind the second month is that of the first too. */
const monthsOfYear = (chart: Chart, from: number): SaidPeriod | null => {
  const first = monthNumber(chart.word(from))
  const isJoint = /^(?:to|through|until|till|-)$/.test(chart.word(from + 1))
  const isBetween = chart.word(from - 1) === 'between' && chart.word(from + 1) === 'and'
  const last = first !== null && (isJoint || isBetween) ? plainPeriod(chart, from + 2) : null
  if (!last || !('from' in last.period) || !last.period.from || monthNumber(chart.word(from + 2)) === null) return null
  const [year = '', month = ''] = last.period.from.split('-')
  if (first === null || first >= Number(month)) return null
  const period = { from: `${year}-${String(first).padStart(2, '0')}-01`, to: last.period.to }
  return { period, label: `${chart.word(from)} to ${last.label}`, yearOnly: null, end: last.end }
}

/** "the 1990s", "the 1900s" */
const decadeOf = (chart: Chart, { yearOnly, end }: SaidPeriod): SaidPeriod | null =>
  yearOnly && /^(?:s|'s)$/.test(chart.word(end))
    ? {
        end: end + 1,
        period: { from: `${yearOnly}-01-01`, to: `${yearOnly + (yearOnly % 100 === 0 ? 99 : 9)}-12-31` },
        label: `${yearOnly}s`,
        yearOnly: null,
      }
    : null

const between = (chart: Chart, at: number): SaidPeriod | null => {
  const first = plainPeriod(chart, at + 1)
  return first && /^(?:and|to|-)$/.test(chart.word(first.end)) ? fromTo(first, plainPeriod(chart, first.end + 1)) : null
}

const orLater =
  'or later,or after,or newer,or more recent,and later,and after,and onwards,and onward,onwards,onward'.split(',')
const orEarlier = 'or earlier,or before,or older,and earlier,and before'.split(',')

/** "2015 or later", "from 1980 onwards", "2000 or earlier": from its beginning on, or up to its end. */
const openBehind = (chart: Chart, { period, label, end }: SaidPeriod): SaidPeriod | null => {
  if (!('from' in period)) return null
  const behind = (ways: string[]) => ways.map((words) => chart.phrase(end, words)).find((n) => n > 0) ?? 0
  // "from 2005 on"
  const isOn = chart.word(end) === 'on' && (end + 1 >= chart.tokens.length || /^[,.?!;:)]$/.test(chart.word(end + 1)))
  const isFrom = isOn && [2, 3, 4].some((back) => chart.word(end - back) === 'from')
  const [later, earlier] = [isFrom ? 1 : behind(orLater), behind(orEarlier)]
  if (later > 0) return { period: { from: period.from, to: null }, label, yearOnly: null, end: end + later }
  return earlier > 0 ? { period: { from: null, to: period.to }, label, yearOnly: null, end: end + earlier } : null
}

const openings: [words: string, side: 'after' | 'from' | 'before' | 'to'][] = [
  ['on or after', 'from'],
  ['on or before', 'to'],
  ['later than', 'after'],
  ['earlier than', 'before'],
  ['prior to', 'before'],
  ['starting in', 'from'],
  ['starting from', 'from'],
  ['after', 'after'],
  ['since', 'from'],
  ['before', 'before'],
  ['until', 'to'],
  ['till', 'to'],
  ['up to', 'to'],
  ['by', 'to'],
  ['past', 'after'],
  ['beyond', 'after'],
]

/** "since the start of August": how many words say that its beginning is meant. */
const edgeOfPeriod = (chart: Chart, at: number): number =>
  ['the start of', 'the beginning of', 'the first of', 'the end of', 'start of', 'beginning of', 'early']
    .map((words) => chart.phrase(at, words))
    .find((n) => n > 0) ?? 0

/** "since August": the last one that has begun. */
const lastMonth = (chart: Chart, at: number): SaidPeriod | null => {
  const month = monthNumber(chart.word(at))
  const word = chart.word(at)
  if (month === null || !/^\p{L}{3,}$/u.test(word)) return null
  const [year = '', now = ''] = chart.catalog.today.split('-')
  const from = `${month <= Number(now) ? year : Number(year) - 1}-${String(month).padStart(2, '0')}-01`
  const days = new Date(Date.UTC(Number(from.slice(0, 4)), month, 0)).getUTCDate()
  return { period: { from, to: `${from.slice(0, 8)}${days}` }, label: word, yearOnly: null, end: at + 1 }
}

const openPeriod = (chart: Chart, at: number): Edge | null => {
  for (const [words, side] of openings) {
    const length = chart.phrase(at, words)
    // "on or after" is said before
    if (length === 0 || chart.phrase(at - 2, 'on or') > 0) continue
    let next = at + length
    next += edgeOfPeriod(chart, next)
    while (/^(?:the|year|in)$/.test(chart.word(next))) next++
    const plain = plainPeriod(chart, next) ?? (side === 'from' || side === 'after' ? lastMonth(chart, next) : null)
    if (!plain || !('from' in plain.period)) continue
    const { from, to } = plain.period
    const period: Period =
      side === 'after'
        ? { from: to && addDays(to, 1), to: null }
        : side === 'from'
          ? { from, to: null }
          : side === 'before'
            ? { from: null, to: from && addDays(from, -1) }
            : { from: null, to }
    return {
      start: at,
      end: plain.end,
      score: 1,
      rule: periods.name,
      kind: 'period',
      period,
      label: `${words} ${plain.label}`,
      yearOnly: null,
    }
  }
  return null
}
