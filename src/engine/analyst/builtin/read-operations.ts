import { type Grain, weekdayNumber } from '../../reader/words/dates.ts'
import { numberAt } from '../../reader/words/numbers.ts'
import type { Token } from '../../reader/words/words.ts'
import { secondsOf } from './durations.ts'
import { grainWords } from './read-groups.ts'

/** What is done with a measure once it is there: added up, averaged over some periods, set beside the year before ... */
export type Operation =
  | { kind: 'running' }
  | { kind: 'moving'; size: number; grain: Grain | null }
  | { kind: 'percentile'; at: number }
  | { kind: 'year before' }
  | { kind: 'change'; descending: boolean; relative: boolean; count: number | null }
  | { kind: 'days'; days: number[]; label: string }
  | { kind: 'weekend or not' }
  | { kind: 'edge'; last: boolean }
  | { kind: 'sorted'; descending: boolean }
  | { kind: 'unit'; word: string }
  | { kind: 'margin' }
  | { kind: 'ratio' }
  | { kind: 'rate' }

export type OperationPart = { start: number; end: number; operation: Operation }

const rise =
  /^(?:increase|increases|jump|jumps|growth|gain|gains|rise|rises|grew|growing|grown|grow|improved|improvement)$/
const fall =
  /^(?:drop|drops|dropped|decrease|decreases|decreased|decline|declines|declined|fall|fell|falls|dip|dips|loss|slump|shrank|shrunk)$/
const most =
  /^(?:biggest|largest|greatest|highest|strongest|steepest|sharpest|fastest|worst|most|best|top|quickest|slowest|smallest|lowest|least)$/
const little = /^(?:slowest|smallest|lowest|least)$/
const dayNames = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

/** "Highest first", "in ascending order", at the end of what is said. */
const sortOrder = (tokens: Token[], at: number): { end: number; descending: boolean } | null => {
  const word = (offset: number) => tokens[at + offset]?.word ?? ''
  const end = /^(?:first|at the top)$/.test(word(1)) ? 2 : 0
  if (end > 0 && /^(?:|,|and|please)$/.test(word(end)))
    if (most.test(word(0))) return { end: at + end, descending: !little.test(word(0)) }
  let from = /^(?:sort|sorted|order|ordered|in)$/.test(word(0)) ? 1 : 0
  if (from > 0 && word(from) === 'in') from++
  if (!/^(?:descending|ascending|desc|asc)$/.test(word(from))) return null
  return { end: at + from + (word(from + 1) === 'order' ? 2 : 1), descending: word(from).startsWith('desc') }
}

export const readOperations = (tokens: Token[]): OperationPart[] => {
  const parts: OperationPart[] = []
  const word = (at: number) => tokens[at]?.word ?? ''
  const put = (start: number, end: number, operation: Operation) => parts.push({ start, end, operation })
  for (let at = 0; at < tokens.length; at++) {
    if (parts.some((p) => p.start <= at && at < p.end)) continue
    const w = word(at)
    const next = word(at + 1)
    const order = sortOrder(tokens, at)
    if (order) {
      put(at, order.end, { kind: 'sorted', descending: order.descending })
    } else if (w === 'in' && next.length > 2 && secondsOf(next) !== null) {
      put(at, at + 2, { kind: 'unit', word: next })
    } else if (
      /^(?:cumulative|cumulated|accumulated|cumulatively)$/.test(w) ||
      (w === 'running' && /^(?:total|totals|sum|count)$/.test(next))
    ) {
      put(at, w === 'running' ? at + 2 : at + 1, { kind: 'running' })
    } else if (/^(?:moving|rolling|trailing)$/.test(w)) {
      const end = /^(?:average|avg|mean)$/.test(next) ? at + 2 : at + 1
      // "3 month moving average", "rolling 7 day average", "moving average over 3 months"
      const spread = (from: number): { size: number; grain: Grain | null; start: number; end: number } | null => {
        const number = numberAt(tokens, from)
        const grain = number
          ? grainWords.get(word(number.end === from + 1 && word(number.end) === '-' ? number.end + 1 : number.end))
          : undefined
        if (!number || !grain) return null
        return { size: number.value, grain, start: from, end: number.end + (word(number.end) === '-' ? 2 : 1) }
      }
      const before = spread(at - 2) ?? spread(at - 3)
      const after =
        spread(at + 1) ??
        (/^(?:over|of|across)$/.test(word(end)) ? spread(end + (word(end + 1) === 'the' ? 2 : 1)) : null)
      const found = before?.end === at ? before : after
      const tail =
        found && found !== before && /^(?:average|avg|mean)$/.test(word(found.end))
          ? found.end + 1
          : (found?.end ?? end)
      put(Math.min(at, found?.start ?? at), Math.max(end, tail), {
        kind: 'moving',
        size: found?.size ?? 3,
        grain: found?.grain ?? null,
      })
    } else if (w === 'percentile') {
      const suffix = /^(?:st|nd|rd|th)$/.test(word(at - 1)) ? 2 : 1
      const value = Number(word(at - suffix))
      if (value > 0 && value < 100) put(at - suffix, at + 1, { kind: 'percentile', at: value / 100 })
    } else if (w === 'p' && /^(?:[1-9]\d?)$/.test(next) && tokens[at + 1]?.start === tokens[at]?.end) {
      put(at, at + 2, { kind: 'percentile', at: Number(next) / 100 })
    } else if (w === 'same' && /^(?:day|week|month|quarter|period|time)$/.test(next)) {
      const skip = /^(?:of|in|from|a)$/.test(word(at + 2)) ? 3 : 2
      const article = word(at + skip) === 'the' ? 1 : 0
      if (/^(?:last|previous|prior|past)$/.test(word(at + skip + article)) && word(at + skip + article + 1) === 'year')
        put(word(at - 1) === 'the' ? at - 1 : at, at + skip + article + 2, { kind: 'year before' })
      else if (word(at + skip + article) === 'year' && /^(?:before|earlier|ago)$/.test(word(at + skip + article + 1)))
        put(at, at + skip + article + 2, { kind: 'year before' })
    } else if (most.test(w) && (rise.test(next) || fall.test(next))) {
      put(at, at + 2, {
        kind: 'change',
        descending: rise.test(next) !== little.test(w),
        relative: /^(?:fastest|quickest|slowest)$/.test(w),
        count: null,
      })
    } else if (
      (rise.test(w) || fall.test(w)) &&
      (next === 'the'
        ? /^(?:most|least|fastest|slowest|strongest)$/.test(word(at + 2))
        : /^(?:most|least|fastest|slowest)$/.test(next))
    ) {
      const how = next === 'the' ? word(at + 2) : next
      put(at, at + (next === 'the' ? 3 : 2), {
        kind: 'change',
        descending: rise.test(w) !== little.test(how),
        relative: /^(?:fastest|slowest)$/.test(how),
        count: null,
      })
    } else if (
      /^(?:weekday|weekdays)$/.test(w) &&
      /^(?:vs|versus|and|or|to|compared)$/.test(next) &&
      /^weekends?$/.test(word(at + 2))
    ) {
      put(at, at + 3, { kind: 'weekend or not' })
    } else if (
      /^weekends?$/.test(w) &&
      /^(?:vs|versus|and|or|to|compared)$/.test(next) &&
      /^(?:weekdays?|working|workdays?)$/.test(word(at + 2))
    ) {
      put(at, at + 3, { kind: 'weekend or not' })
    } else if (/^weekends?$/.test(w)) {
      put(at, at + 1, { kind: 'days', days: [0, 6], label: 'on weekends' })
    } else if ((w === 'weekdays' || w === 'workdays') && !/^(?:by|per|each|across|which|the)$/.test(word(at - 1))) {
      put(at, at + 1, { kind: 'days', days: [1, 2, 3, 4, 5], label: 'from Monday to Friday' })
    } else if (weekdayNumber(w) !== null && (/s$/.test(w) || word(at - 1) === 'on' || word(at - 1) === 'a')) {
      const days = [weekdayNumber(w) ?? 0]
      let end = at + 1
      for (; /^(?:and|or|,)$/.test(word(end)) && weekdayNumber(word(end + 1)) !== null; end += 2)
        days.push(weekdayNumber(word(end + 1)) ?? 0)
      put(at, end, { kind: 'days', days, label: `on ${days.map((d) => dayNames[d]).join(' and ')}` })
    } else if (w === 'ratio') {
      put(at, at + 1, { kind: 'ratio' })
    } else if (w === 'rate' || w === 'rates') {
      put(at, at + 1, { kind: 'rate' })
    } else if (w === 'margin' || w === 'margins') {
      const start = /^(?:profit|gross|net)$/.test(word(at - 1)) ? at - 1 : at
      put(start, at + 1, { kind: 'margin' })
    } else if (/^(?:first|last|latest|earliest)$/.test(w) || (w === 'recent' && word(at - 1) === 'most')) {
      put(w === 'recent' ? at - 1 : at, at + 1, { kind: 'edge', last: w !== 'first' && w !== 'earliest' })
    }
  }
  return parts
}
