import type { Condition, Grain, Period } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../chart.ts'
import { during, fieldOf, isTime } from '../fields.ts'
import { fallingWords, changeWords as plainChange, risingWords } from '../knowledge/verbs/change-words.ts'
import { monthNumber } from '../words/dates.ts'

const changeWords = new Set([...plainChange, ...risingWords, ...fallingWords])

type Span = { from: string; to: string }

const spanOf = (period: Period): Span | null =>
  'from' in period && period.from !== null && period.to !== null ? { from: period.from, to: period.to } : null

const saysYear = (chart: Chart, edge: EdgeOf<'period'>): boolean =>
  chart.tokens.slice(edge.start, edge.end).some((t) => /^(?:\d{4}|year|today|yesterday)$/.test(t.word))

/** A month, a quarter or a half of no year; "last month" has one. */
const isUndated = (chart: Chart, edge: EdgeOf<'period'>): boolean =>
  !saysYear(chart, edge) &&
  chart.tokens
    .slice(edge.start, edge.end)
    .every(
      (t) =>
        /^(?:the|in|q[1-4]|first|second|third|fourth|1st|2nd|3rd|4th|half|quarter|h[12])$/.test(t.word) ||
        monthNumber(t.word) !== null,
    )

const days = ({ from, to }: Span) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

const grainOf = (span: Span): Grain | null => {
  const length = days(span)
  if (length >= 365 && length <= 366) return 'year'
  if (length >= 90 && length <= 92) return 'quarter'
  if (length >= 28 && length <= 31) return 'month'
  return length === 7 ? 'week' : length === 1 ? 'day' : null
}

const inYear = (span: Span, year: string): Span => {
  const moved = Number(year) - Number(span.from.slice(0, 4))
  const shift = (date: string) => `${Number(date.slice(0, 4)) + moved}${date.slice(4)}`
  return { from: shift(span.from), to: shift(span.to) }
}

/** "q3 and q4 2025": the year that one of them says holds for both. */
const bothYears = (chart: Chart, a: EdgeOf<'period'>, b: EdgeOf<'period'>): [Span, Span] | null => {
  const [first, second] = [spanOf(a.period), spanOf(b.period)]
  if (!first || !second) return null
  if (!saysYear(chart, a) && saysYear(chart, b)) return [inYear(first, second.from.slice(0, 4)), second]
  // "from the first half of 2024 to the second half": of the same year, or of the next where it would be before
  if (saysYear(chart, a) && isUndated(chart, b)) {
    const same = inYear(second, first.from.slice(0, 4))
    return [first, same.from > first.from ? same : inYear(second, String(Number(first.from.slice(0, 4)) + 1))]
  }
  if (b.yearOnly !== null && a.yearOnly === null && grainOf(second) === 'year' && days(first) < 200)
    return [first, inYear(first, second.from.slice(0, 4))]
  return [first, second]
}

const shortSpans = (a: EdgeOf<'period'>, b: EdgeOf<'period'>): [Span, Span] | null => {
  const [one, other] = [spanOf(a.period), spanOf(b.period)]
  return one && other && Math.abs(days(one) - days(other)) < 5 ? [one, other] : null
}

const pad = (n: number) => String(n).padStart(2, '0')

/** "november" of "november vs december 2025": a month that the other one dates. */
const bareMonth = (chart: Chart, at: number): EdgeOf<'period'> | null => {
  const month = monthNumber(chart.word(at))
  if (month === null) return null
  const last = new Date(Date.UTC(2001, month, 0)).getUTCDate()
  const period = { from: `2001-${pad(month)}-01`, to: `2001-${pad(month)}-${last}` }
  return { start: at, end: at + 1, score: 1, rule: twoPeriods.name, kind: 'period', period, label: '', yearOnly: null }
}

/** "the month before", "the previous year": as long as the first, and just before it, or a year earlier. */
const periodBefore = (chart: Chart, a: EdgeOf<'period'>, at: number): EdgeOf<'period'> | null => {
  const span = spanOf(a.period)
  const words = chart.tokens
    .slice(at, at + 3)
    .map((t) => t.word)
    .join(' ')
  const found =
    /^(?:the )?(?:(year|quarter|month|week|day|one|period) before|(?:previous|prior|preceding) (year|quarter|month|week|day|one|period))/.exec(
      words,
    )
  const unit = found?.[1] ?? found?.[2]
  const same = unit === 'one' || unit === 'period' || unit === 'year' || (span && unit === grainOf(span))
  if (!span || !found || !unit || !same) return null
  const year = unit === 'year' ? String(Number(span.from.slice(0, 4)) - 1) : null
  const back = (date: string, n: number) =>
    new Date(Date.parse(`${date}T00:00:00Z`) - n * 86_400_000).toISOString().slice(0, 10)
  const to = back(span.from, 1)
  const from = grainOf(span) === 'month' ? `${to.slice(0, 7)}-01` : back(span.from, days(span))
  return { ...a, start: at, end: at + found[0].split(' ').length, period: year ? inYear(span, year) : { from, to } }
}

const nths: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: 4,
}
const monthsOf: Readonly<Record<string, number>> = { half: 6, halves: 6, quarter: 3, quarters: 3 }
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** "the first" of "the first and the second half of 2025": as long as the other, and of its year. */
const elided = (chart: Chart, at: number): EdgeOf<'period'> | null => {
  const start = chart.word(at) === 'the' ? at + 1 : at
  const nth = nths[chart.word(start)]
  const said = chart.tokens.slice(start + 1, start + 5).map(({ word }) => word)
  const rest =
    /^(?:and|to|vs|versus|or) (?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (half|halves|quarters?)?/.exec(
      said.join(' '),
    )
  const months = monthsOf[rest?.[1] ?? '']
  if (!nth || !months || nth > 12 / months) return null
  const joint = start + 1
  const from = joint + (chart.word(joint + 1) === 'the' ? 2 : 1)
  const year = [...chart.of(from, 'period'), ...chart.of(from - 1, 'period')].flatMap(
    ({ period }) => spanOf(period)?.from.slice(0, 4) ?? [],
  )[0]
  if (!year) return null
  const period = {
    from: isoOf(Date.UTC(Number(year), (nth - 1) * months, 1)),
    to: isoOf(Date.UTC(Number(year), nth * months, 0)),
  }
  return {
    start: at,
    end: start + 1,
    score: 1,
    rule: twoPeriods.name,
    kind: 'period',
    period,
    label: '',
    yearOnly: null,
  }
}

/** "in the first or the second half": which of the two, where one is held against the other. */
const offersOne = (chart: Chart): boolean =>
  chart.tokens.some(({ word }) =>
    /^(?:more|fewer|less|better|worse|higher|lower|most|bigger|larger|busier|warmer|colder)$/.test(word),
  )

const labelOf = (from: string, grain: Grain | null): string => {
  if (grain === 'quarter') return `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
  return from.slice(0, grain === 'year' ? 4 : grain === 'day' || grain === 'week' ? 10 : 7)
}

const joints = [
  'compared with',
  'compared to',
  'versus',
  'vs',
  'against',
  'and in',
  'and',
  'to',
  'with',
  'than in',
  'than',
  '-',
  '/',
]

const opposed = ['compared with', 'compared to', 'versus', 'vs', 'than in', 'than']

/** "how did it change from March to May": the two are held against each other, and are no stretch of time. */
const tellsChange = (chart: Chart): boolean =>
  chart.tokens.some(
    ({ word }, at) =>
      changeWords.has(word) || [...changeWords].some((words) => words.includes(' ') && chart.phrase(at, words) > 0),
  )

/** "more in November than in October", "grew from March to May", of no year. */
const bareMonths = (chart: Chart, at: number): Edge[] => {
  const from = at + (chart.phrase(at, 'from') || chart.phrase(at, 'between'))
  const first = monthNumber(chart.word(from))
  const ways = from > at && tellsChange(chart) ? [...opposed, 'to', 'and', 'until'] : opposed
  const joint = ways.map((words) => chart.phrase(from + 1, words)).find((length) => length > 0) ?? 0
  const to = from + 1 + joint + (chart.word(from + 1 + joint) === 'in' ? 1 : 0)
  const second = joint > 0 ? monthNumber(chart.word(to)) : null
  if (first === null || second === null || first === second || /^\d{4}$/.test(chart.word(to + 1))) return []
  const sides = [
    { month: first, label: chart.tokens[from]?.raw ?? '' },
    { month: second, label: chart.tokens[to]?.raw ?? '' },
  ]
    .sort((a, b) => a.month - b.month)
    .map(({ month, label }) => ({
      label,
      make: (named: NamedField): Condition | null =>
        isTime(named.field)
          ? { compare: '=', left: { at: 'month_of_year', of: fieldOf(named) }, right: { value: month } }
          : null,
    }))
  const span = { start: at, end: to + 1, score: 0.95, rule: twoPeriods.name }
  return [{ ...span, kind: 'sides', sides, grain: null, turned: first > second }]
}

/** "from 2023 to 2024", "Q3 vs Q4 2025", "November and December": one beside the other. */
export const twoPeriods: PartConstruction = {
  name: 'two periods',
  examples: ['from 2023 to 2024', 'Q3 vs Q4 2025', 'last month vs the month before', 'in May than in April'],
  match(chart, at) {
    const out: Edge[] = bareMonths(chart, at)
    const opening = chart.phrase(at, 'from') || chart.phrase(at, 'between')
    // "for every year from 1984 to 1993": all of them
    if (opening > 0 && /^(?:each|every)$/.test(chart.word(at - 2))) return out
    const bare = bareMonth(chart, at + opening)
    const short = elided(chart, at + opening)
    for (const a of [...chart.of(at + opening, 'period'), ...(bare ? [bare] : []), ...(short ? [short] : [])]) {
      let next = a.end
      while (/^(?:\.|,)$/.test(chart.word(next))) next++
      const joint =
        joints.map((words) => chart.phrase(next, words)).find((length) => length > 0) ??
        (offersOne(chart) ? chart.phrase(next, 'or') : 0)
      if (joint === 0) continue
      const before = periodBefore(chart, a, next + joint)
      const after = next + joint + (chart.word(next + joint) === 'the' ? 1 : 0)
      for (const b of before
        ? [before]
        : [...new Set([...chart.of(next + joint, 'period'), ...chart.of(after, 'period')])]) {
        const spans = a === short ? shortSpans(a, b) : a === bare && !saysYear(chart, b) ? null : bothYears(chart, a, b)
        if (!spans || spans[0].from === spans[1].from) continue
        const [grain, other] = spans.map(grainOf)
        const turned = spans[0].from > spans[1].from
        const sides = spans
          .sort((x, y) => (x.from < y.from ? -1 : 1))
          .map((period) => ({
            label: labelOf(period.from, grain ?? null),
            make: (named: Parameters<typeof during>[0]) => during(named, period),
          }))
        const score = 0.95
        const edge = {
          score,
          rule: twoPeriods.name,
          kind: 'sides' as const,
          sides,
          turned,
          grain: grain === other ? (grain ?? null) : null,
        }
        out.push({ ...edge, start: at, end: b.end })
      }
    }
    return out
  },
}
