import type { Chart, Edge, PartConstruction } from '../chart.ts'
import { fieldOf } from '../fields.ts'
import { amountOfRows } from '../knowledge/amount-nouns.ts'

const doing = /^(?:did|do|does|have|has|was|were|is|are|we|they)$/

/** "how much wine did Chile export", "exports by region", of a table that tells how much was exported: what that comes to. */
export const amountsOfRows: PartConstruction = {
  name: 'the amount that rows are of',
  examples: ['how much wine did Chile export', 'total exports by region'],
  match(chart, at) {
    const length = chart.phrase(at, 'how much')
    if (length > 0) return howMuch(chart, at, length)
    const word = /^(?:total|overall)$/.test(chart.word(at)) ? at + 1 : at
    const before = chart.word(word - 1)
    if (/^(?:no|any|without|never|many|of|each|which|not|have|has|with)$/.test(before)) return []
    return chart
      .of(word, 'entity')
      .flatMap((e) => (e.how === 'exact' ? measured(chart, at, e.end, e.dataset.name) : []))
  },
}

/** The deed is said later: "did Chile export". */
const howMuch = (chart: Chart, at: number, length: number): Edge[] => {
  const deed = chart.tokens.findIndex(
    (_, i) =>
      i > at + 1 &&
      chart.tokens.slice(at + length, i).some(({ word }) => doing.test(word)) &&
      chart.of(i, 'entity').some(({ dataset }) => amountOfRows(dataset)),
  )
  const [done] = chart.of(deed, 'entity')
  return deed < 0 || !done ? [] : measured(chart, at, at + length, done.dataset.name)
}

const measured = (chart: Chart, start: number, end: number, name: string): Edge[] => {
  const on = chart.catalog.datasets.find((dataset) => dataset.name === name)
  const amount = on && amountOfRows(on)
  if (!on || !amount) return []
  const measures = [{ fn: 'sum' as const, of: fieldOf(amount) }]
  return [
    {
      start,
      end,
      score: 0.95,
      rule: amountsOfRows.name,
      kind: 'measure',
      measures,
      on,
      fn: 'sum',
      fields: [amount],
      loose: false,
    },
  ]
}
