import type { Dataset } from '../../../question/catalog.ts'
import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, Edge, PartConstruction } from '../../chart.ts'
import { hasTotal, type PerUnit, perUnits } from '../../knowledge/per-unit.ts'
import { skip } from '../conditions/comparators.ts'

type Product = PerUnit & { dataset: Dataset; measure: Measure }

const productsOf = (chart: Chart): Product[] =>
  chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap((dataset) =>
      perUnits(dataset)
        .filter((pair) => !hasTotal(dataset, pair))
        .map((pair) => {
          const refer = ({ name }: { name: string }) => ({ field: { dataset: dataset.name, field: name } })
          const of = { op: '*' as const, left: refer(pair.count), right: refer(pair.rate) }
          return {
            ...pair,
            dataset,
            measure: { fn: 'sum', of, label: `total ${pair.called === 'rate' ? 'value' : pair.called}` },
          }
        }),
    )

const made = (start: number, end: number, score: number, { dataset, measure }: Product): Edge => ({
  start,
  end,
  score,
  rule: products.name,
  kind: 'measure',
  measures: [measure],
  on: dataset,
  fn: 'revenue',
  fields: [],
  loose: false,
})

const wholes = /^(?:total|overall|whole|entire|combined|all)$/

/** "total cost of medicines", where each row has a number of packs and what one costs: never the prices added up. */
const inTotal = (chart: Chart, at: number, product: Product): Edge[] => {
  const behind = (end: number) =>
    Math.max(0, ...['in total', 'altogether', 'overall'].map((words) => chart.phrase(end, words)))
  const from = wholes.test(chart.word(at)) ? at + 1 : at
  return chart
    .of(from, 'field')
    .filter((f) => f.dataset === product.dataset && f.field === product.rate && f.score >= 0.4)
    .filter((f) => !chart.tokens.slice(f.start, f.end).some(({ word }) => word === 'per'))
    .filter((f) => from > at || behind(f.end) > 0)
    .map((f) => made(at, f.end + behind(f.end), 0.97, product))
}

/** "the medicines that cost us the most": all that was paid for them. */
const costing = (chart: Chart, at: number, product: Product): Edge[] => {
  if (!/^(?:cost|costs|costing)$/.test(chart.word(at))) return []
  const end = skip(chart, at + 1, /^(?:us|me|them|you)$/)
  const most = skip(chart, end, /^the$/)
  const isMost = /^(?:most|least)$/.test(chart.word(most))
  const isAll = chart.tokens.some(
    (_, i) => i > most && ['overall', 'in total', 'altogether'].some((w) => chart.phrase(i, w) > 0),
  )
  return isMost && (end > at + 1 || isAll) ? [made(at, end, 0.97, product)] : []
}

/** "value of the billable hours": their number times what one is worth. */
const worthOf = (chart: Chart, at: number, product: Product): Edge[] => {
  const of = /^(?:value|worth|cost|costs|price)$/.test(chart.word(at)) && chart.word(at + 1) === 'of' ? at + 2 : 0
  if (of === 0) return []
  const opening = skip(chart, of, /^(?:the|our|all|their|these|those)$/)
  for (let from = opening; from <= opening + 2; from++) {
    const [count] = chart.of(from, 'field').filter((f) => f.dataset === product.dataset && f.field === product.count)
    if (!count) continue
    const start = /^(?:total|overall)$/.test(chart.word(at - 1)) ? at - 1 : at
    if (from === opening) return [made(start, count.end, 1, product)]
    const opens: Edge = { start, end: opening, score: 1, rule: products.name, kind: 'operator', op: 'method' }
    return [opens, made(from, count.end, 1, product)]
  }
  return []
}

/** "the total cost", "the value of the hours": of each row a price times how many. */
export const products: PartConstruction = {
  name: 'a price times how many',
  examples: ['total cost, where each row has packs and a price per pack', 'value of the hours by person'],
  match: (chart, at) =>
    productsOf(chart).flatMap((product) => [inTotal, costing, worthOf].flatMap((way) => way(chart, at, product))),
}
