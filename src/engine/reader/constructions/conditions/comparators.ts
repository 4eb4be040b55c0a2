import type { Comparison } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../../chart.ts'
import { unitFrom } from '../../knowledge/units.ts'
import { comparativeOf } from '../ranking/qualities.ts'

/** Words for holding one number against another, longest first. */
const comparators: [words: string, compare: Comparison][] = [
  ['greater than or equal to', '>='],
  ['more than or equal to', '>='],
  ['less than or equal to', '<='],
  ['no more than', '<='],
  ['not more than', '<='],
  ['no less than', '>='],
  ['no fewer than', '>='],
  ['not less than', '>='],
  ['at least', '>='],
  ['at most', '<='],
  ['a minimum of', '>='],
  ['minimum of', '>='],
  ['a maximum of', '<='],
  ['maximum of', '<='],
  ['up to', '<='],
  ['more than', '>'],
  ['greater than', '>'],
  ['higher than', '>'],
  ['larger than', '>'],
  ['bigger than', '>'],
  ['longer than', '>'],
  ['taller than', '>'],
  ['older than', '>'],
  ['heavier than', '>'],
  ['better than', '>'],
  ['in excess of', '>'],
  ['less than', '<'],
  ['fewer than', '<'],
  ['lower than', '<'],
  ['smaller than', '<'],
  ['cheaper than', '<'],
  ['shorter than', '<'],
  ['younger than', '<'],
  ['faster than', '<'],
  ['lighter than', '<'],
  ['equal to', '='],
  ['exactly', '='],
  ['over', '>'],
  ['above', '>'],
  ['exceeding', '>'],
  ['exceeds', '>'],
  ['exceeded', '>'],
  ['exceed', '>'],
  ['past', '>'],
  ['beyond', '>'],
  ['under', '<'],
  ['below', '<'],
  ['> =', '>='],
  ['< =', '<='],
  ['>', '>'],
  ['<', '<'],
  ['=', '='],
]

/** The other way round. */
export const turned: Partial<Record<Comparison, Comparison>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' }

export const comparatorAt = (chart: Chart, at: number): { compare: Comparison; end: number; word: string } | null => {
  for (const [words, compare] of comparators) {
    const length = chart.phrase(at, words)
    if (length > 0) return { compare, end: at + length, word: chart.word(at) }
  }
  const other = chart.word(at + 1) === 'than' ? comparativeOf(chart, chart.word(at)) : undefined
  return other && !other.time ? { compare: other.more ? '>' : '<', end: at + 2, word: chart.word(at) } : null
}

export const skip = (chart: Chart, at: number, what: RegExp): number => {
  let next = at
  while (next < at + 3 && what.test(chart.word(next))) next++
  return next
}

const unitWords =
  /^(?:euros?|eur|dollars?|usd|pounds?|gbp|percent|%|€|\$|£|units?|people|degrees|celsius|fahrenheit|°)$/

/** What is counted behind a number: the unit where it is one that is known, and where it ends. */
const unitAfter = (chart: Chart, at: number): Pick<NumericTest, 'unit' | 'unitAt' | 'end'> => {
  // "of at least 5 in 2024"
  // "50 km/h"
  const rate = chart.word(at + 1) === '/' ? unitFrom(`${chart.word(at)}/${chart.word(at + 2)}`, '') : null
  if (rate) return { unit: rate.unit, unitAt: at, end: at + 3 }
  const said = chart.word(at) === 'in' ? null : unitFrom(chart.word(at), chart.word(at + 1))
  if (said) return { unit: said.unit, unitAt: at, end: at + said.words }
  const end = skip(chart, at, unitWords)
  return { unit: end > at ? chart.word(end - 1) : null, unitAt: at, end }
}

const currency = /^[$€£]$/
const money = /^(?:euros?|eur|dollars?|usd|gbp|€|\$|£)$/
/** Whether a unit says that a number is money. */
export const isMoney = (unit: string | null): boolean => unit !== null && money.test(unit)

const between =
  /^(?:is|was|are|were|of|a|an|the|that|which|has|have|had|with|being|reached|value|values|to|be|by|scored|score|only|got|column)$/

/** The field said before a place, with only joining words between. */
export const fieldBefore = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const found: EdgeOf<'field'>[] = []
  for (let from = Math.max(0, at - 8); from < at; from++)
    for (const edge of chart.of(from, 'field')) {
      let end = edge.end
      while (end < at && between.test(chart.word(end))) end++
      if (end === at) found.push(edge)
    }
  return found.sort((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start)).slice(0, 3)
}

export const fieldAfter = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const next = skip(chart, at, /^(?:of|in|for|the|an?|total|number)$/)
  return [...chart.of(at, 'field'), ...(next > at ? chart.of(next, 'field') : [])]
    .sort((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))
    .slice(0, 3)
}

export type NumericTest = {
  compare: Comparison
  value: number
  high: number | null
  /** What the numbers are said in, which stands behind them from `unitAt` on. */
  unit: string | null
  unitAt: number
  start: number
  end: number
  word: string
}

type Amount = Pick<NumericTest, 'value' | 'unit' | 'unitAt' | 'end'>

/** "an hour", "half a day". */
const oneOf = (chart: Chart, at: number): Amount | null => {
  const value = chart.word(at) === 'half' ? 0.5 : 1
  const from = value < 1 ? at + 1 : at
  const said = /^(?:a|an)$/.test(chart.word(from)) ? unitFrom(chart.word(from + 1), chart.word(from + 2)) : null
  return said ? { value, unit: said.unit, unitAt: from + 1, end: from + 1 + said.words } : null
}

const amountAt = (chart: Chart, at: number): Amount | null => {
  const [number] = chart.of(skip(chart, at, /^(?:[$€£]|a|the|score|total|of)$/), 'number')
  return number ? { value: number.value, ...withSign(chart, number) } : oneOf(chart, at)
}

/** "$100": the sign before says what the number is in. */
const withSign = (chart: Chart, { start, end }: EdgeOf<'number'>): ReturnType<typeof unitAfter> => {
  const after = unitAfter(chart, end)
  const sign = chart.word(start - 1)
  return after.unit === null && currency.test(sign) ? { ...after, unit: sign } : after
}

const orMore = [
  'or more',
  'or better',
  'or higher',
  'or greater',
  'or above',
  'and above',
  'or over',
  'or longer',
  'or older',
]
const orLess = ['or less', 'or fewer', 'or below', 'or lower', 'or under', 'or shorter', 'or younger']

export const numericTest = (chart: Chart, at: number): NumericTest | null => {
  if (chart.word(at) === 'between') {
    const low = amountAt(chart, at + 1)
    const high = low && /^(?:and|to|-)$/.test(chart.word(low.end)) ? amountAt(chart, low.end + 1) : null
    if (low && high) return { compare: '>=', ...high, value: low.value, high: high.value, start: at, word: 'between' }
  }
  const comparator = comparatorAt(chart, at)
  if (comparator) {
    const amount = amountAt(chart, comparator.end)
    // "at least one of A or B" is no number of either
    if (amount?.value === 1 && amount.unit === null && chart.word(amount.end) === 'of') return null
    return amount ? { ...comparator, ...amount, high: null, start: at } : null
  }
  const [number] = chart.of(at, 'number')
  const amount = number ? { value: number.value, ...withSign(chart, number) } : oneOf(chart, at)
  if (!amount) return null
  const behind = (ways: string[]) => ways.map((words) => chart.phrase(amount.end, words)).find((n) => n > 0) ?? 0
  const [more, less] = [behind(orMore), behind(orLess)]
  // "in a week" compares nothing
  if (!number && !more && !less) return null
  const compare = more ? '>=' : less ? '<=' : '='
  const start = currency.test(chart.word(at - 1)) ? at - 1 : at
  return { ...amount, compare, high: null, start, end: amount.end + (more || less), word: '=' }
}
