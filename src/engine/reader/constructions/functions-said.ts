import type { Expression, Measure } from '../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../chart.ts'
import { isAmount, namedFields } from '../fields.ts'
import { functionPhrases, type SaidFunction } from '../knowledge/functions.ts'
import { alternatives } from '../names.ts'
import { identifierStems, type Token } from '../words/words.ts'

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
  // "at least 3 bedrooms" holds a number against them
  if (!first || (chart.word(at - 1) === 'at' && /^(?:least|most)$/.test(chart.word(at)))) return null
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

/** "home and away score", where there are a home score and an away score: both. */
export const twoOfOneHead = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const [first, second] = [chart.tokens[at], chart.tokens[at + 2]]
  if (!first || !second || !/^(?:and|&|vs|versus|or)$/.test(chart.word(at + 1))) return []
  const meant = ({ stem, word }: Token) => [stem, word, ...alternatives(chart.names, stem, true).map((a) => a.stem)]
  for (const f of chart.of(at + 2, 'field')) {
    const stems = identifierStems(f.field.label)
    const own = meant(second).find((each) => stems.includes(each))
    if (f.end < at + 4 || !own || f.score < 0.6 || !isAmount(f.field)) continue
    const others = meant(first).map((each) => stems.map((s) => (s === own ? each : s)).join(' '))
    const other = namedFields(f.dataset).find(
      (n) => n.field !== f.field && isAmount(n.field) && others.includes(identifierStems(n.field.label).join(' ')),
    )
    if (other) return [{ ...f, ...other, start: at }, f]
  }
  return []
}

export const fieldsFrom = (chart: Chart, at: number): EdgeOf<'field'>[] => {
  const found: EdgeOf<'field'>[] = []
  // "Total and women", where there is a column of totals: two names.
  if (/^(?:and|&)$/.test(chart.word(at))) return found
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
    // What stands after "by" is what it is grouped by.
    if (/^(?:[.?!;,]|by|per|each|every)$/.test(chart.word(from)) || meansOther(chart, from)) return []
    const whole = chart.of(from, 'field').filter((f) => f.how === 'exact' && f.score >= 0.9 && isAmount(f.field))
    // "a typical 8 cylinder car": such a car, not the average of the cylinders
    if (whole.length > 0 && from > at && chart.of(from - 1, 'number').length > 0) return []
    if (whole.length > 0) return whole.map((f) => ({ ...f, score: f.score * 0.9 ** between }))
    // "mean foo and acidity" is not the mean acidity, nor "the lowest average delay" the lowest delay
    if (between > 0 && /^(?:and|or|&)$/.test(chart.word(from))) return []
    if (/^(?:average|avg|mean|median)$/.test(chart.word(from))) return []
    if (!joints.test(chart.word(from))) between++
  }
  return []
}

/** "height and weight" after a function: each of them. */
export const moreFields = (chart: Chart, first: EdgeOf<'field'>): EdgeOf<'field'>[] => {
  const all = [first]
  for (let end = first.end; ; ) {
    let next = end
    while (next < end + 3 && /^(?:,|and|&|the|columns?|vs|versus|against|compared|to|with)$/.test(chart.word(next)))
      next++
    if (next === end) return all
    const other = chart
      .of(next, 'field')
      .filter((f) => isAmount(f.field) && f.dataset === first.dataset && f.score >= 0.6)
      .sort((a, b) => b.score * (b.end - b.start) - a.score * (a.end - a.start))[0]
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
