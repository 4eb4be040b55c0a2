import type { Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../chart.ts'
import { conceptOf, conceptWays, moneyWays, stockWays } from '../concepts.ts'
import { fieldOf, isNumber, namedFields, reach } from '../fields.ts'
import { identifierStems, stem } from '../words/words.ts'
import { askedAmounts } from './measuring/asked-amounts.ts'
import { bothParts } from './measuring/both-parts.ts'
import { columnsDealt, type Meant } from './measuring/columns-meant.ts'

/** "sell transactions", where transactions are to buy or to sell: a value of theirs. */
const isKindOfRow = (chart: Chart, at: number): boolean =>
  chart
    .of(at, 'value')
    .some(
      (v) =>
        v.how === 'exact' &&
        v.end === at + 1 &&
        chart.of(v.end, 'entity').some((e) => e.dataset === v.dataset && e.score >= 0.8),
    )

const paying =
  /^(?:pay|pays|paid|bill|bills|billed|charge|charges|charged|collect|collected|take|took|taken|contribute|contributed|raise|raised|make|made|receive|received)$/

/** "how much did they pay", "total paid", "who paid more": an amount is asked for, not whether it was paid. */
const isPaid = (chart: Chart, at: number): boolean =>
  paying.test(chart.word(at)) &&
  (/^(?:total|amount)$/.test(chart.word(at - 1)) ||
    /^(?:more|less|most|least)$/.test(chart.word(at + 1)) ||
    isOurs(chart, at) ||
    chart.tokens.some((_, i) => i < at && chart.phrase(i, 'how much') > 0))

/** "what did we take", with nothing behind it that was taken. */
const isOurs = (chart: Chart, at: number): boolean =>
  ['what did we', 'what do we', 'what have we', 'what did i', 'what did they'].some(
    (words) => chart.phrase(at - 3, words) > 0,
  ) && /^(?:in|on|during|from|last|this|per|each|every|by|)$/.test(chart.word(at + 1))

const paid = (chart: Chart, at: number): Edge[] =>
  moneyWays(chart.catalog)
    .slice(0, 1)
    .map(({ measure, on }) => ({
      start: /^(?:total|amount)$/.test(chart.word(at - 1)) ? at - 1 : at,
      end: at + 1,
      score: 0.9,
      rule: concepts.name,
      kind: 'measure',
      measures: [measure],
      on,
      fn: 'revenue',
      fields: [],
      loose: false,
    }))

const stockSaid = [
  'stock worth',
  'inventory worth',
  'stock is worth',
  'inventory is worth',
  'worth of stock',
  'worth of our stock',
  'worth of the stock',
  'stock value',
  'inventory value',
  'value of stock',
  'value of the stock',
  'value of our stock',
  'value of inventory',
  'value of the inventory',
  'value of our inventory',
]

/** "stock value at cost": what there is of each, at a price that may be named. */
const stockValue = (chart: Chart, at: number): Edge[] => {
  const from = chart.word(at) === 'total' ? at + 1 : at
  const length = Math.max(0, ...stockSaid.map((words) => chart.phrase(from, words)))
  if (length === 0) return []
  const end = from + length
  const priced = chart.word(end) === 'at' ? chart.of(end + 1, 'field').filter((f) => isNumber(f.field)) : []
  const best = priced.toSorted((a, b) => b.score - a.score)[0]
  return stockWays(chart.catalog, best?.field ?? null).map(({ measure, on }) => {
    // "at cost price"
    const last = best?.end ?? end
    const close = best && /^prices?$/.test(chart.word(last)) ? last + 1 : last
    const span = { start: at, end: close, score: 0.95, rule: concepts.name }
    return { ...span, kind: 'measure', measures: [measure], on, fn: 'stock value', fields: [], loose: false }
  })
}

/** "revenue", "profit", "units sold": measures that need not be a column. */
export const concepts: PartConstruction = {
  name: 'revenue, profit, units',
  examples: [
    'total revenue',
    'profit by category',
    'which product sold the most',
    'how much did each customer pay',
    'what did we take in May',
    'stock value at cost by category',
    ...askedAmounts.examples,
    ...bothParts.examples,
  ],
  match: (chart, at) => [...bySaying(chart, at), ...askedAmounts.match(chart, at), ...bothParts.match(chart, at)],
}

/** What is spoken of by a word for it. */
const bySaying = (chart: Chart, at: number): Edge[] => {
  const stock = stockValue(chart, at)
  if (stock.length > 0) return stock
  const concept = conceptOf(chart.word(at))
  if (!concept && isPaid(chart, at)) return paid(chart, at)
  if (!concept || isKindOfRow(chart, at)) return []
  // "total sales", "how much revenue", "units sold" are one thing
  let end = at + 1
  if (concept === 'units' && conceptOf(chart.word(end)) === 'units') end++
  let start = at
  while (
    start > 0 &&
    /^(?:total|overall|how|much|many|our|the|of|number)$/.test(chart.word(start - 1)) &&
    start > at - 3
  )
    start--
  // what goes out, where another column tells that than what comes in
  const out = /^(?:spend|spends|spent)$/.test(chart.word(at))
    ? columnsDealt(chart.catalog, 'spent').filter(({ score }) => score >= 0.9)
    : []
  if (out.length === 1 && isOutgoing(out)) return []
  const known = conceptWays(chart.catalog, concept)
  // "who spent the most money", of what costs something
  const isSpent = known.length === 0 && /^(?:money|spend|spends|spent)$/.test(chart.word(at))
  const ways = (isSpent ? moneyWays(chart.catalog) : known).slice(0, 2)
  // "what did we sell": in money
  if (/^(?:sell|sold|sells|buy|bought)$/.test(chart.word(at)))
    ways.push(...conceptWays(chart.catalog, 'revenue').slice(0, 1))
  return ways.flatMap(({ measure, on }, i): Edge[] => {
    const edge = {
      end,
      score: 0.95 - 0.1 * i,
      rule: concepts.name,
      kind: 'measure' as const,
      measures: [measure],
      on,
      // another way to measure the same counts as another kind of figure
      fn: i === 0 ? concept : `${concept}, another way`,
      fields: [],
      loose: false,
    }
    return start < at
      ? [
          { ...edge, start },
          { ...edge, start: at },
        ]
      : [{ ...edge, start: at }]
  })
}

/** "Final cost", "wages": nothing that is taken in. */
const isOutgoing = (found: readonly Meant[]): boolean =>
  found.every(({ named }) => identifierStems(named.field.label).some((own) => outgoing.has(own)))
const outgoing = new Set(['cost', 'costs', 'spend', 'spent', 'spending', 'expense', 'expenses', 'outlay'].map(stem))

const keyOf = (edge: EdgeOf<'entity'>, of: EdgeOf<'measure'>): Measure | null => {
  const [key] = edge.dataset.primaryKey
  const named = namedFields(edge.dataset).find((n) => n.field.name === key)
  return named
    ? { fn: 'distinct', of: fieldOf(named), ...(of.on === edge.dataset ? {} : { rows: of.on.name }) }
    : { count: edge.dataset.name }
}

/** "median order value": the middle of what each order is worth. */
const middleWorth = (chart: Chart, at: number): Edge[] => {
  const fn = (
    {
      average: 'avg',
      mean: 'avg',
      median: 'median',
      highest: 'max',
      largest: 'max',
      lowest: 'min',
      smallest: 'min',
    } as const
  )[chart.word(at)]
  const [revenue] = fn ? conceptWays(chart.catalog, 'revenue') : []
  if (!fn || !revenue) return []
  const from = at + (chart.phrase(at + 1, 'of the') || chart.phrase(at + 1, 'of') || 0) + 1
  if (fn === 'avg' && from === at + 1) return []
  return chart.of(from, 'entity').flatMap((e): Edge[] => {
    const named = /^(?:value|values|size|worth|amount|amounts|total|totals)$/.test(chart.word(e.end))
    if (!named || e.dataset === revenue.on || !reach(chart.catalog, revenue.on.name).has(e.dataset.name)) return []
    const measures: Measure[] = [{ fn, of: { rollup: revenue.measure }, rows: e.dataset.name }]
    const span = { start: at, end: e.end + 1, score: e.score, rule: perEach.name }
    return [{ ...span, kind: 'measure', measures, on: e.dataset, fn, fields: [], loose: false }]
  })
}

/** "revenue per order", "average number of orders per customer", "average order value". */
export const perEach: PartConstruction = {
  name: 'one figure for each of another',
  examples: [
    'revenue per order',
    'average number of orders per customer',
    'average order value',
    'median order value by channel',
  ],
  match(chart, at) {
    const out: Edge[] = []
    const average = /^(?:average|mean|avg)$/.test(chart.word(at))
    const from = average ? at + 1 : at
    for (let next = from; next <= from + (average ? 3 : 0); next++)
      for (const m of chart.of(next, 'measure')) {
        const each = m.measures.length === 1 ? eachAfter(chart, m.end) : null
        const left = m.measures[0]
        if (!each || !left || (m.on === each.dataset && m.fn === 'count')) continue
        const right: Measure | null = m.on === each.dataset ? { count: m.on.name } : keyOf(each, m)
        if (right)
          out.push({
            start: at,
            end: each.end,
            score: m.score * each.score,
            rule: perEach.name,
            kind: 'measure',
            measures: [{ op: '/', left, right }],
            on: m.on,
            fn: 'ratio',
            fields: m.fields,
            loose: !average,
          })
      }
    out.push(...middleWorth(chart, at))
    if (average)
      for (const e of chart.of(at + 1, 'entity'))
        if (/^(?:value|values|size|worth|amount|total)$/.test(chart.word(e.end)))
          for (const { measure, on } of conceptWays(chart.catalog, 'revenue').slice(0, 1))
            out.push({
              start: at,
              end: e.end + 1,
              score: e.score,
              rule: perEach.name,
              kind: 'measure',
              measures: [
                { op: '/', left: measure, right: keyOf(e, { on } as EdgeOf<'measure'>) ?? { count: e.dataset.name } },
              ],
              on,
              fn: 'ratio',
              fields: [],
              loose: false,
            })
    return out
  },
}

const eachAfter = (chart: Chart, at: number): EdgeOf<'entity'> | null => {
  const skip =
    chart.phrase(at, 'do we get per') ||
    chart.phrase(at, 'per') ||
    chart.phrase(at, 'for each') ||
    chart.phrase(at, 'by') ||
    chart.phrase(at, 'for every')
  return skip > 0 ? (chart.of(at + skip, 'entity').toSorted((a, b) => b.score - a.score)[0] ?? null) : null
}
