import type { Comparison } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../../chart.ts'

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

export const comparatorAt = (chart: Chart, at: number): { compare: Comparison; end: number; word: string } | null => {
  for (const [words, compare] of comparators) {
    const length = chart.phrase(at, words)
    if (length > 0) return { compare, end: at + length, word: chart.word(at) }
  }
  return null
}

export const skip = (chart: Chart, at: number, what: RegExp): number => {
  let next = at
  while (next < at + 3 && what.test(chart.word(next))) next++
  return next
}

const unitWords =
  /^(?:euros?|eur|dollars?|usd|pounds?|gbp|percent|%|€|\$|£|units?|people|feet|ft|metres|meters|m|km|miles|kg|lbs|seconds|secs|minutes|hours|years|days|inches|tons|tonnes)$/

const currency = /^[$€£]$/

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
  start: number
  end: number
  word: string
}

export const numericTest = (chart: Chart, at: number): NumericTest | null => {
  const numberFrom = (from: number) => {
    const start = skip(chart, from, /^(?:[$€£]|a|the|score|total|of)$/)
    const edge = chart.of(start, 'number')[0]
    return edge ? { value: edge.value, end: skip(chart, edge.end, unitWords) } : null
  }
  if (chart.word(at) === 'between') {
    const low = numberFrom(at + 1)
    const high = low && /^(?:and|to|-)$/.test(chart.word(low.end)) ? numberFrom(low.end + 1) : null
    if (low && high)
      return { compare: '>=', value: low.value, high: high.value, start: at, end: high.end, word: 'between' }
  }
  const comparator = comparatorAt(chart, at)
  if (comparator) {
    const number = numberFrom(comparator.end)
    return number ? { ...comparator, value: number.value, high: null, start: at, end: number.end } : null
  }
  const number = chart.of(at, 'number')[0]
  if (!number) return null
  let end = skip(chart, number.end, unitWords)
  let compare: Comparison = '='
  const more =
    chart.phrase(end, 'or more') ||
    chart.phrase(end, 'or higher') ||
    chart.phrase(end, 'or greater') ||
    chart.phrase(end, 'or above') ||
    chart.phrase(end, 'and above') ||
    chart.phrase(end, 'or over')
  const less =
    chart.phrase(end, 'or less') ||
    chart.phrase(end, 'or fewer') ||
    chart.phrase(end, 'or below') ||
    chart.phrase(end, 'or lower') ||
    chart.phrase(end, 'or under')
  if (more) compare = '>='
  if (less) compare = '<='
  end += more || less
  const start = currency.test(chart.word(at - 1)) ? at - 1 : at
  return { compare, value: number.value, high: null, start, end, word: '=' }
}
