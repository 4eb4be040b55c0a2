import type { Chart, Edge, PartConstruction } from '../chart.ts'
import { amountOf, isAmount, isYear } from '../fields.ts'
import { functionsAt } from './functions-said.ts'

/** "explore the distribution of fares and calculate their mean": the figures that are named tell it. */
const preface = (chart: Chart, at: number): Edge[] => {
  if (!/^(?:explore|examine|perform|conduct|analy[sz]e|investigate)$/.test(chart.word(at))) return []
  let word = at + 1
  while (/^(?:a|the)$/.test(chart.word(word))) word++
  if (chart.word(word) !== 'distribution') return []
  let from = word + 1
  while (from < word + 5 && /^(?:analysis|of|on|for|the|in)$/.test(chart.word(from))) from++
  const [field] = chart.of(from, 'field').toSorted((a, b) => b.end - a.end)
  const end = field && /^(?:column|values?)$/.test(chart.word(field.end)) ? field.end + 1 : field?.end
  const isTold = chart.tokens.some((t, i) => i >= from && (t.word === 'outliers' || functionsAt(chart, i)))
  return end && isTold ? [{ start: at, end, score: 0.9, rule: distributions.name, kind: 'operator', op: 'method' }] : []
}

/** "histogram of price", "distribution of ages": how many fall into each part of the range. */
export const distributions: PartConstruction = {
  name: 'a distribution',
  examples: ['histogram of price', 'distribution of age', 'explore the distribution of age and give its mean'],
  match(chart, at) {
    const length =
      chart.phrase(at, 'histogram of the') ||
      chart.phrase(at, 'histogram of') ||
      chart.phrase(at, 'histogram for') ||
      chart.phrase(at, 'distribution of the') ||
      chart.phrase(at, 'distribution of')
    if (length === 0) return preface(chart, at)
    return chart
      .of(at + length, 'field')
      .filter((f) => isAmount(f.field) && !isYear(f.field) && f.field.role !== 'id')
      .flatMap((f): Edge[] => {
        const by = [{ dim: { of: amountOf(f), bins: { count: 10 } }, field: f }]
        const span = { start: at, end: f.end, score: f.score, rule: distributions.name }
        const counted = { measures: [{ count: f.dataset.name }], on: f.dataset, fn: 'count', fields: [], loose: false }
        return [
          { ...span, end: at + length, kind: 'measure', ...counted },
          { ...span, start: at + length, kind: 'dimension', by },
        ]
      })
  },
}
