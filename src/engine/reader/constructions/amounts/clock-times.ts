import type { Condition, Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { fieldOf, namedFields } from '../../fields.ts'
import { identifierWords } from '../../words/words.ts'

/** Minutes since midnight; `half`: whether am or pm was said. `isSure`: it can be nothing but a time of day. */
type Clock = { minutes: number; half: 'am' | 'pm' | null; isSure: boolean; end: number }

const named: ReadonlyMap<string, number> = new Map([
  ['midnight', 24 * 60],
  ['noon', 12 * 60],
  ['midday', 12 * 60],
])
const halves = /^(am|pm)$|^([ap])\.m\.?$/
const clockWords = /^(?:o'clock|oclock|h|hrs)$/

const clockAt = (chart: Chart, at: number): Clock | null => {
  const word = chart.word(at)
  const byName = named.get(word)
  if (byName !== undefined) return { minutes: byName, half: 'pm', isSure: true, end: at + 1 }
  if (!/^\d{1,2}$/.test(word) || Number(word) > 24) return null
  const hasMinutes = chart.word(at + 1) === ':' && /^[0-5]\d$/.test(chart.word(at + 2))
  const minutes = Number(word) * 60 + (hasMinutes ? Number(chart.word(at + 2)) : 0)
  let end = hasMinutes ? at + 3 : at + 1
  let isSure = hasMinutes
  if (clockWords.test(chart.word(end))) {
    isSure = true
    end++
  }
  const [, whole, letter] = halves.exec(chart.word(end)) ?? []
  const half = whole ?? (letter ? `${letter}m` : null)
  if (half) end++
  return { minutes, half: half as Clock['half'], isSure: isSure || half !== null, end }
}

const partsOfDay: [words: string, half: 'am' | 'pm'][] = [
  ['in the morning', 'am'],
  ['in the early morning', 'am'],
  ['in the afternoon', 'pm'],
  ['in the evening', 'pm'],
  ['at night', 'pm'],
]

const partAt = (chart: Chart, at: number): { half: 'am' | 'pm'; end: number } | null => {
  for (const [words, half] of partsOfDay) {
    const length = chart.phrase(at, words)
    if (length > 0) return { half, end: at + length }
  }
  return null
}

const day = 24 * 60

const inHalf = ({ minutes }: Clock, half: 'am' | 'pm' | null): number =>
  half === 'pm' && minutes < 12 * 60
    ? minutes + 12 * 60
    : half === 'am' && minutes >= 12 * 60
      ? minutes - 12 * 60
      : minutes

type Span = { from: number; to: number; end: number }

/** "between 7 and 9 in the morning", "10pm to midnight": the later is no longer in it. */
const rangeAt = (chart: Chart, at: number): Span | null => {
  const opening = /^(?:between|from)$/.test(chart.word(at)) ? 1 : 0
  const first = clockAt(chart, at + opening)
  const joint = first
    ? /^(?:and|to|-|until|till)$/.test(chart.word(first.end))
      ? 1
      : chart.phrase(first.end, 'up to')
    : 0
  if (!first || joint === 0) return null
  const second = clockAt(chart, first.end + joint)
  if (!second) return null
  const part = partAt(chart, second.end)
  if (!first.isSure && !second.isSure && !part) return null
  const half = second.half ?? part?.half ?? null
  const to = named.has(chart.word(second.end - 1)) ? second.minutes : inHalf(second, half)
  const own = first.half ?? half
  const from = inHalf(first, own)
  // "from 10 to 2 pm" begins before noon
  const begun = first.half === null && from > to && half === 'pm' ? first.minutes : from
  return { from: begun % day, to, end: part?.end ?? second.end }
}

const before = /^(?:before|until|till)$/
const after = /^(?:after|since|past)$/

const orLater = ['or later', 'or after', 'and later', 'onwards', 'onward', 'and onwards']
const orEarlier = ['or earlier', 'or before', 'and earlier']

/** "at 8 pm or later", "5pm onwards". */
const openAt = (chart: Chart, at: number): Span | null => {
  const clock = clockAt(chart, /^(?:at|from)$/.test(chart.word(at)) ? at + 1 : at)
  const part = clock && partAt(chart, clock.end)
  if (!clock || !(clock.isSure || part)) return null
  const end = part?.end ?? clock.end
  const moment = inHalf(clock, clock.half ?? part?.half ?? null)
  const said = (ways: string[]) => ways.map((words) => chart.phrase(end, words)).find((n) => n > 0) ?? 0
  const [later, earlier] = [said(orLater), said(orEarlier)]
  if (later > 0) return { from: moment % day, to: day, end: end + later }
  // what is at that very hour is no later than it
  return earlier > 0 ? { from: 0, to: moment + 1, end: end + earlier } : null
}

/** "after 6pm", "before noon", "at 8 o'clock". */
const momentAt = (chart: Chart, at: number): Span | null => {
  const word = chart.word(at)
  if (!before.test(word) && !after.test(word) && word !== 'at') return null
  const clock = clockAt(chart, at + 1)
  const part = clock && partAt(chart, clock.end)
  if (!clock || !(clock.isSure || part)) return null
  const moment = inHalf(clock, clock.half ?? part?.half ?? null)
  const end = part?.end ?? clock.end
  if (before.test(word)) return { from: 0, to: moment, end }
  if (after.test(word)) return { from: moment % day, to: day, end }
  return moment % 60 === 0 ? { from: moment % day, to: (moment % day) + 60, end } : null
}

const isHour = ({ type, label, profile }: NamedField['field']): boolean =>
  type === 'integer' &&
  identifierWords(label).includes('hour') &&
  Number(profile?.min) >= 0 &&
  Number(profile?.max) <= 23

/** Where each dataset keeps the time of day: its moments, else times or hours by themselves. */
const clocksIn = (chart: Chart): NamedField[] =>
  chart.catalog.datasets.flatMap((dataset) => {
    const all = namedFields(dataset)
    const own = all.find(({ field }) => field.name === dataset.timeField && field.type === 'datetime')
    const other = all.find(({ field }) => field.type === 'datetime')
    const found =
      own ?? all.find(({ field }) => String(field.type) === 'time') ?? all.find(({ field }) => isHour(field)) ?? other
    return found && !dataset.hidden ? [found] : []
  })

const two = (n: number) => String(n).padStart(2, '0')
const written = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const within = (clock: NamedField, { from, to }: Span): Condition | null => {
  const isText = String(clock.field.type) === 'time'
  if (!isText && (from % 60 !== 0 || to % 60 !== 0)) return null
  const left: Expression = clock.field.type === 'datetime' ? { at: 'hour_of_day', of: fieldOf(clock) } : fieldOf(clock)
  const value = (minutes: number) => (isText ? written(minutes) : minutes / 60)
  const parts: Condition[] = []
  if (from > 0) parts.push({ compare: '>=', left, right: { value: value(from) } })
  if (to < day) parts.push({ compare: '<', left, right: { value: value(to) } })
  const [one, other] = parts
  if (!one) return null
  return !other ? one : from < to ? { all: parts } : { any: parts }
}

/** The hour that a time of day begins with, where no column tells it as a moment. */
const hourOf = (clock: NamedField): Edge[] => {
  const of = fieldOf(clock)
  const dim = isHour(clock.field) ? { of } : { of: { call: 'number' as const, args: [of] }, label: 'Hour' }
  return [{ start: 0, end: 0, score: 0.95, rule: clockTimes.name, kind: 'dimension', by: [{ dim, field: clock }] }]
}

const hours = ['hour of the day', 'hour of day', 'hours of the day', 'time of day', 'time of the day', 'hour']

const hoursAt = (chart: Chart, at: number): Edge[] => {
  const lead = /^(?:what|which|by|per|each|every)$/.test(chart.word(at)) ? 1 : 0
  const from = /^(?:the|each)$/.test(chart.word(at + lead)) ? at + lead + 1 : at + lead
  const length = hours.map((words) => chart.phrase(from, words)).find((n) => n > 0) ?? 0
  if (length === 0 || lead === 0) return []
  return clocksIn(chart)
    .filter(({ field }) => field.type !== 'datetime')
    .flatMap(hourOf)
    .map((edge) => ({ ...edge, start: at, end: from + length }))
}

export const clockTimes: PartConstruction = {
  name: 'a time of day',
  examples: [
    "accidents between 7 and 9 o'clock in the morning",
    'orders between 10pm and midnight',
    'calls after 6 pm',
    'calls at 6 pm or later',
    'calls by hour of the day, where a column tells the time',
  ],
  match(chart, at) {
    const span = rangeAt(chart, at) ?? openAt(chart, at) ?? momentAt(chart, at)
    const times = (span ? clocksIn(chart) : []).flatMap((field): Edge[] => {
      const cond = span && within(field, span)
      if (!cond) return []
      return [
        {
          start: at,
          end: span.end,
          score: 0.97,
          rule: clockTimes.name,
          kind: 'condition',
          cond,
          on: field.dataset,
          loose: false,
          field,
        },
      ]
    })
    return [...times, ...hoursAt(chart, at)]
  },
}
