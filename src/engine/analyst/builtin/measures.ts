import { wordTable } from '../../reader/words/words.ts'
import { type Catalog, type Column, isNumeric, pathUp, type Table } from './catalog.ts'
import { columnExpression, type Expression } from './query.ts'

/** Quantities that people speak of by a word that need not be a column: revenue, profit, units sold. */
export type Concept = 'revenue' | 'profit' | 'units'

const named = (table: Table, pattern: RegExp): Column | undefined =>
  table.columns.find((c) => isNumeric(c) && c.role !== 'key' && pattern.test(c.stems.join(' ')))

const quantityOf = (table: Table) => named(table, /^(?:order(?:ed)? )?(?:quantity|qty|unit|units sold|unit sold)$/)
const priceOf = (table: Table) => named(table, /^(?:unit ?pric|pric|unit amount|sale pric|sell pric)e?$/)

const lineTotal = (table: Table): Expression | null => {
  const quantity = quantityOf(table)
  const price = priceOf(table)
  if (!quantity || !price) return null
  const discount = table.columns.find(
    (c) => isNumeric(c) && /discount/i.test(c.name) && Number(c.profile?.max ?? 0) <= 1,
  )
  return {
    label: 'revenue',
    columns: discount ? [quantity, price, discount] : [quantity, price],
    table,
    additive: true,
    write: (name) =>
      discount ? `${name(quantity)} * ${name(price)} * (1 - ${name(discount)})` : `${name(quantity)} * ${name(price)}`,
  }
}

const profitOf = (table: Table, catalog: Catalog): Expression | null => {
  const total = lineTotal(table)
  const quantity = quantityOf(table)
  if (!total || !quantity) return null
  for (const parent of catalog.tables) {
    if (pathUp(table, parent) === null) continue
    const cost = named(parent, /^(?:unit )?cost(?: pric)?$/)
    if (cost)
      return {
        label: 'profit',
        columns: [...total.columns, cost],
        table,
        additive: true,
        write: (name) => `${total.write(name)} - ${name(quantity)} * ${name(cost)}`,
      }
  }
  return null
}

/** Ways to measure a concept in this data, the best first. */
export const conceptExpressions = (concept: Concept, catalog: Catalog): Expression[] => {
  const known = expressions.get(catalog) ?? new Map<Concept, Expression[]>()
  expressions.set(catalog, known)
  const found = known.get(concept) ?? findExpressions(concept, catalog)
  known.set(concept, found)
  return found
}

const expressions = new WeakMap<Catalog, Map<Concept, Expression[]>>()

const findExpressions = (concept: Concept, catalog: Catalog): Expression[] => {
  const found: { expression: Expression; rank: number }[] = []
  for (const table of catalog.tables) {
    if (table.view) continue
    if (concept === 'units') {
      const quantity = quantityOf(table)
      if (quantity && (priceOf(table) || table.parents.length > 1))
        found.push({
          expression: { ...columnExpression(quantity), label: 'units' },
          rank: (table.parents.length > 0 ? 2 : 1) + (priceOf(table) ? 2 : 0),
        })
    }
    if (concept === 'revenue') {
      const direct = named(table, /^(?:net |gross |total )?(?:revenue|sale|turnover)(?: amount| total)?$/)
      if (direct) found.push({ expression: columnExpression(direct), rank: 4 })
      const total = named(
        table,
        /^(?:order |invoice |grand )?(?:total|amount|subtotal|sub total)(?: amount| due| pric)?$/,
      )
      if (total && table.columns.some((c) => c.role === 'date'))
        found.push({ expression: { ...columnExpression(total), label: 'revenue', additive: true }, rank: 3.5 })
      const lines = lineTotal(table)
      if (lines) found.push({ expression: lines, rank: table.parents.length > 0 ? 3 : 1 })
    }
    if (concept === 'profit') {
      const direct = named(table, /^(?:net |gross )?(?:profit|margin)$/)
      if (direct) found.push({ expression: columnExpression(direct), rank: 4 })
      const computed = profitOf(table, catalog)
      if (computed) found.push({ expression: computed, rank: 3 })
    }
  }
  return found.sort((a, b) => b.rank - a.rank).map((f) => f.expression)
}

export const conceptWords = wordTable<Concept>({
  revenue: 'revenue',
  sale: 'revenue',
  turnover: 'revenue',
  income: 'revenue',
  earn: 'revenue',
  earning: 'revenue',
  money: 'revenue',
  takings: 'revenue',
  spend: 'revenue',
  spent: 'revenue',
  profit: 'profit',
  margin: 'profit',
  earnings: 'revenue',
  gross: 'revenue',
  worth: 'revenue',
})

/** Adjectives of rank, and the columns that they speak of; `down` is the direction in which "most" of it runs. */
export const adjectives = wordTable<{ stems: string[]; concept?: Concept; descending: boolean; count?: boolean }>({
  expensive: { stems: ['pric', 'price', 'cost', 'amount', 'budget'], descending: true },
  costly: { stems: ['pric', 'cost'], descending: true },
  cheapest: { stems: ['pric', 'cost'], descending: false },
  cheap: { stems: ['pric', 'cost'], descending: false },
  priciest: { stems: ['pric', 'cost'], descending: true },
  longest: { stems: ['length', 'duration', 'millisecond', 'minut', 'runtim', 'time', 'distanc'], descending: true },
  shortest: {
    stems: ['length', 'duration', 'millisecond', 'minut', 'runtim', 'time', 'distanc', 'height'],
    descending: false,
  },
  oldest: { stems: ['age', 'birth', 'launch', 'found', 'year', 'dat', 'hir'], descending: false },
  youngest: { stems: ['age', 'birth', 'year', 'dat'], descending: true },
  newest: { stems: ['dat', 'launch', 'hir', 'sign', 'year', 'order', 'return'], descending: true },
  latest: { stems: ['dat', 'launch', 'hir', 'order', 'year', 'sign', 'return'], descending: true },
  recent: { stems: ['dat', 'order', 'launch', 'hir', 'sign', 'year', 'return'], descending: true },
  earliest: { stems: ['dat', 'order', 'launch', 'hir', 'sign', 'year', 'return'], descending: false },
  heaviest: { stems: ['weight'], descending: true },
  lightest: { stems: ['weight'], descending: false },
  tallest: { stems: ['height', 'elevation'], descending: true },
  hottest: { stems: ['temp'], descending: true },
  warmest: { stems: ['temp'], descending: true },
  coldest: { stems: ['temp'], descending: false },
  coolest: { stems: ['temp'], descending: false },
  rainiest: { stems: ['precipitation'], descending: true },
  wettest: { stems: ['precipitation'], descending: true },
  sweetest: { stems: ['sugar', 'sugarpercent'], descending: true },
  richest: { stems: ['incom', 'gdp', 'wealth'], descending: true },
  deadliest: { stems: ['fatality', 'death'], descending: true },
  popular: { stems: ['win', 'winpercent', 'vote', 'popularity', 'rating'], concept: 'units', descending: true },
  profitable: { stems: ['profit'], concept: 'profit', descending: true },
  valuable: { stems: [], concept: 'revenue', descending: true },
  successful: { stems: [], concept: 'revenue', descending: true },
  selling: { stems: [], concept: 'units', descending: true },
  busiest: { stems: [], descending: true, count: true },
  active: { stems: [], descending: true, count: true },
  frequent: { stems: [], descending: true, count: true },
  common: { stems: [], descending: true, count: true },
  largest: {
    stems: ['size', 'area', 'population', 'byt', 'amount', 'total', 'value'],
    concept: 'revenue',
    descending: true,
  },
  biggest: {
    stems: ['size', 'area', 'population', 'byt', 'amount', 'total', 'value'],
    concept: 'revenue',
    descending: true,
  },
  smallest: {
    stems: ['size', 'area', 'population', 'byt', 'amount', 'total', 'value'],
    concept: 'revenue',
    descending: false,
  },
})
