import type { Period } from '../../../question/question.contract.ts'
import type { Chart, Edge } from '../../chart.ts'
import { addDays } from '../../words/dates.ts'
import { numberAt } from '../../words/numbers.ts'

/** Periods that are told from today: "more than 10 years ago", "in the next 30 days", "for over a year". */

const units = /^(year|month|week|day)s?$/
type Unit = 'year' | 'month' | 'week' | 'day'

/** So many units before or behind a day. */
export const shifted = (today: string, n: number, unit: Unit): string => {
  if (unit === 'day' || unit === 'week') return addDays(today, n * (unit === 'week' ? 7 : 1))
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + n * (unit === 'year' ? 12 : 1), 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1)
}

/** "10 years", "a week", "half a year": how many of which. */
const spanAt = (chart: Chart, at: number): { n: number; unit: Unit; end: number } | null => {
  const isOne = /^(?:a|an|one)$/.test(chart.word(at))
  const number = isOne ? null : numberAt(chart.tokens, at)
  const from = isOne ? at + 1 : number?.end
  const unit = from === undefined ? undefined : (units.exec(chart.word(from))?.[1] as Unit | undefined)
  if (from === undefined || !unit || (number && !Number.isInteger(number.value))) return null
  return { n: number?.value ?? 1, unit, end: from + 1 }
}

const longer = ['more than', 'longer than', 'over', 'at least', 'earlier than']
const shorter = [
  'less than',
  'fewer than',
  'under',
  'within the last',
  'within the past',
  'not more than',
  'no more than',
]
const coming = [
  'within the next',
  'in the next',
  'over the next',
  'during the next',
  'the next',
  'next',
  'in the coming',
  'within the coming',
  'the coming',
  'within',
]

const lengthOf = (chart: Chart, at: number, ways: readonly string[]): number =>
  ways.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0

const edgeOf = (start: number, end: number, period: Period, label: string): Edge => ({
  start,
  end,
  score: 1,
  rule: 'a period',
  kind: 'period',
  period,
  label,
  yearOnly: null,
})

/** "more than 10 years ago": before that day; "less than a month ago": since. */
const agoAt = (chart: Chart, at: number): Edge | null => {
  const more = lengthOf(chart, at, longer)
  const less = more > 0 ? 0 : lengthOf(chart, at, shorter)
  const span = more + less > 0 ? spanAt(chart, at + more + less) : null
  if (!span || chart.word(span.end) !== 'ago') return null
  const { today } = chart.catalog
  const day = shifted(today, -span.n, span.unit)
  const isWhole = chart.phrase(at, 'at least') > 0
  const period = more > 0 ? { from: null, to: isWhole ? day : addDays(day, -1) } : { from: day, to: today }
  return edgeOf(at, span.end + 1, period, `${more > 0 ? 'more' : 'less'} than ${span.n} ${span.unit}s ago`)
}

/** "in the next 30 days". */
const comingAt = (chart: Chart, at: number): Edge | null => {
  const words = lengthOf(chart, at, coming)
  const span = words > 0 ? spanAt(chart, at + words) : null
  // "within a week" of what was done is how long it took
  if (!span || (words === 1 && !(chart.word(at) === 'next' && numberAt(chart.tokens, at + 1)))) return null
  const { today } = chart.catalog
  return edgeOf(
    at,
    span.end,
    { from: today, to: shifted(today, span.n, span.unit) },
    `the next ${span.n} ${span.unit}s`,
  )
}

/** Whether the words from a place on only end what began before: "10 years ago" of "more than 10 years ago". */
export const isWithinAgo = (chart: Chart, at: number, end: number): boolean =>
  chart.word(end - 1) === 'ago' && [at - 1, at - 2, at - 3].some((from) => from >= 0 && agoAt(chart, from)?.end === end)

export const relativeTimes = (chart: Chart, at: number): Edge[] =>
  [agoAt, comingAt].flatMap((way) => way(chart, at) ?? [])
