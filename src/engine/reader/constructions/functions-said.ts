import type { Expression, Measure } from '../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../chart.ts'
import { isAmount } from '../fields.ts'
import { functionPhrases, type SaidFunction } from '../knowledge/functions.ts'

const joints =
  /^(?:of|in|for|is|are|the|a|an|their|its|all|our|number|amount|value|values|column|columns|each|from|to|'s|and|his|her|this|that|per)$/

const functionAt = (chart: Chart, at: number): { fn: SaidFunction; end: number } | null => {
  let best: { fn: SaidFunction; end: number } | null = null
  for (const [words, fn] of functionPhrases) {
    const length = chart.phrase(at, words)
    if (length > 0 && (!best || at + length > best.end)) best = { fn, end: at + length }
  }
  return best
}

/** `rows`: the dataset whose rows are aggregated, where the fields are of others too. */
export const measureOf = (fn: SaidFunction, of: Expression, rows: { rows?: string } = {}): Measure => {
  const quartile = (p: number): Measure => ({ fn: 'percentile', of, p, ...rows })
  if (fn === 'range') return { op: '-', left: measureOf('max', of, rows), right: measureOf('min', of, rows) }
  if (fn === 'quartiles') return { op: '-', left: quartile(0.75), right: quartile(0.25) }
  return { fn, of, ...rows }
}

/** "mean, median and standard deviation". */
export const functionsAt = (chart: Chart, at: number): { fns: SaidFunction[]; end: number } | null => {
  const first = functionAt(chart, at)
  if (!first) return null
  const fns = [first.fn]
  let { end } = first
  for (;;) {
    let next = end
    while (next < end + 4 && /^(?:,|and|&|as|well|the|also|value|values)$/.test(chart.word(next))) next++
    const more = next > end ? functionAt(chart, next) : null
    if (!more) return { fns, end }
    fns.push(more.fn)
    end = more.end
  }
}

export const fieldsFrom = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const found: EdgeOf<'field'>[] = []
  for (let from = at; from <= at + 4; from++) {
    found.push(...chart.of(from, 'field'))
    if (!joints.test(chart.word(from)) && chart.tokens[from]?.quote === 0) break
  }
  if (found.length === 0) return fieldFurther(chart, at)
  return found.sort((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start)).slice(0, 6)
}

/** "total revenue of orders with a discount": the total is of the revenue. */
const meansOther = (chart: Chart, at: number): boolean =>
  chart.of(at, 'metric').length > 0 ||
  chart.of(at, 'measure').some((m) => m.score >= 0.8 && !m.loose && m.fields.length === 0)

/** "mean percentage of graduates in the field of Engineering": a whole name further on; each word between lowers how sure it is. */
const fieldFurther = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  let between = 0
  for (let from = at; from < Math.min(chart.tokens.length, at + 9); from++) {
    if (/^[.?!;,]$/.test(chart.word(from)) || meansOther(chart, from)) return []
    const whole = chart.of(from, 'field').filter((f) => f.how === 'exact' && f.score >= 0.9 && isAmount(f.field))
    if (whole.length > 0) return whole.map((f) => ({ ...f, score: f.score * 0.9 ** between }))
    if (!joints.test(chart.word(from))) between++
  }
  return []
}

/** "height and weight" after a function: each of them. */
export const moreFields = (chart: Chart, first: EdgeOf<'field'>): EdgeOf<'field'>[] => {
  const all = [first]
  for (let end = first.end; ; ) {
    let next = end
    while (next < end + 3 && /^(?:,|and|&|the|columns?)$/.test(chart.word(next))) next++
    if (next === end) return all
    const other = chart
      .of(next, 'field')
      .filter((f) => isAmount(f.field) && f.dataset === first.dataset && f.score >= 0.6)
      .sort((a, b) => b.score - a.score)[0]
    if (!other) return all
    all.push(other)
    end = other.end
  }
}

export const skipJoints = (chart: Chart, at: number): number => {
  let next = at
  while (next < at + 3 && joints.test(chart.word(next))) next++
  return next
}
