import { editDistance } from '../../platform/nearest.ts'
import type { Catalog, Dataset, Field } from '../question/catalog.ts'
import type { Expression, Measure } from '../question/question.contract.ts'
import { columnsDealt } from './constructions/measuring/columns-meant.ts'
import { defaultFunction, fieldOf, isNumber, namedFields, reach } from './fields.ts'
import { isMoneyKept } from './knowledge/money.ts'
import { hasTotal, perUnits } from './knowledge/per-unit.ts'
import { plainWords } from './knowledge/plain-words.ts'
import { identifierWords, stem } from './words/words.ts'

/** Quantities that people speak of by a word that need not be a column: revenue, profit, units sold. A metric of the definitions wins. */
export type Concept = 'revenue' | 'profit' | 'units'

const words: ReadonlyMap<string, Concept> = new Map(
  Object.entries({
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
    earnings: 'revenue',
    gross: 'revenue',
    worth: 'revenue',
    rev: 'revenue',
    profit: 'profit',
    margin: 'profit',
    unit: 'units',
    piec: 'units',
    quantity: 'units',
    sell: 'units',
    sold: 'units',
    buy: 'units',
    popular: 'units',
    seller: 'units',
    bestseller: 'units',
    item: 'units',
  } satisfies Record<string, Concept>),
)

export const conceptOf = (word: string): Concept | null => {
  const found = words.get(word) ?? words.get(stem(word))
  if (found) return found
  if (word.length < 6 || plainWords.has(word)) return null
  for (const [name, concept] of words)
    if (name.length >= 6 && name[0] === word[0] && editDistance(word, name, 1) <= 1) return concept
  return null
}

type Way = { measure: Measure; on: Dataset; rank: number }

/** "unit_price_usd": what it is, without the money it is in. */
const plainLabel = ({ label }: Field): string =>
  identifierWords(label)
    .filter((word, i) => i === 0 || !/^(?:usd|eur|gbp|chf|sek|nok|dkk|inr|jpy|cad|aud|[$€£])$/.test(word))
    .map(stem)
    .join(' ')

const named = (dataset: Dataset, pattern: RegExp) =>
  dataset.fields.find((f) => isNumber(f) && f.role !== 'id' && !f.hidden && pattern.test(plainLabel(f)))
const refer = (dataset: Dataset, field: { name: string }): Expression => ({
  field: { dataset: dataset.name, field: field.name },
})
const times = (left: Expression, right: Expression): Expression => ({ op: '*', left, right })

const quantityOf = (d: Dataset) => named(d, /^(?:order(?:ed)? )?(?:quantity|qty|unit|piec)(?: sell)?$/)
const priceOf = (d: Dataset) => named(d, /^(?:unit ?pric|pric|unit amount|sale pric|sell pric)e?$/)

/** Money, or called a price where nobody said in what. */
const isPaid = (field: Field): boolean => isMoneyKept(field) || /\bprice\b/i.test(field.label)

/** "packs" and "price per pack": what is paid for so many. */
const pricedIn = (d: Dataset): { quantity: Field; price: Field } | null => {
  const [pair, ...others] = perUnits(d).filter((pair) => isPaid(pair.rate) && !hasTotal(d, pair))
  return pair && others.length === 0 ? { quantity: pair.count, price: pair.rate } : null
}

const lineTotal = (d: Dataset): Expression | null => {
  const [own, at] = [quantityOf(d), priceOf(d)]
  const { quantity, price } =
    own && at ? { quantity: own, price: at } : (pricedIn(d) ?? { quantity: null, price: null })
  if (!quantity || !price) return null
  const discount = d.fields.find((f) => isNumber(f) && /discount/i.test(f.label) && Number(f.profile?.max ?? 0) <= 1)
  const total = times(refer(d, quantity), refer(d, price))
  return discount ? times(total, { op: '-', left: { value: 1 }, right: refer(d, discount) }) : total
}

/** Rows that say how many of what has a price: "qty" of an order, the price of its product. */
const atItsPrice = (catalog: Catalog, d: Dataset): Expression | null => {
  const quantity = quantityOf(d)
  if (!quantity || priceOf(d) || d.fields.some((f) => isMoneyKept(f) && !f.hidden)) return null
  const prices = catalog.relationships
    .filter(({ from, to }) => from === d.name && to !== d.name)
    .flatMap(({ to }) => catalog.datasets.filter(({ name, hidden }) => name === to && !hidden))
    .flatMap((parent) => {
      const price = priceOf(parent) ?? named(parent, /^(?:list |retail |sale |sell )?pric$/)
      return price ? [refer(parent, price)] : []
    })
  const [price, ...others] = prices
  return price && others.length === 0 ? times(refer(d, quantity), price) : null
}

export const stockValue = 'stock value'

/** What there is of a thing, each at one of its prices: the dearer that it is sold at before what it cost. */
export const stockWays = (catalog: Catalog, at: Field | null): Way[] =>
  catalog.datasets.flatMap((on) => {
    const held = on.hidden
      ? undefined
      : (named(on, /^(?:(?:quantity|qty|unit|stock|inventory) )?(?:on|in) (?:hand|stock)$/) ??
        named(on, /^(?:current )?(?:stock|inventory)(?: level| count| quantity| qty)?$/) ??
        quantityOf(on))
    const price = at
      ? on.fields.find((f) => f === at)
      : (named(on, /^(?:unit |retail |sale |sell |list )?pric$/) ?? named(on, /^(?:unit )?cost(?: pric)?$/))
    if (!held || !price || held === price) return []
    return [{ measure: { ...sum(times(refer(on, held), refer(on, price)), on), label: stockValue }, on, rank: 1 }]
  })

const profitOf = (catalog: Catalog, d: Dataset): Expression | null => {
  const total = lineTotal(d)
  const quantity = quantityOf(d)
  if (!total || !quantity) return null
  for (const parent of catalog.datasets) {
    if (!reach(catalog, d.name).has(parent.name)) continue
    const cost = named(parent, /^(?:unit )?cost(?: pric)?$/)
    if (cost) return { op: '-', left: total, right: times(refer(d, quantity), refer(parent, cost)) }
  }
  return null
}

const sum = (of: Expression, d: Dataset): Measure => ({ fn: 'sum', of, ...(hasOther(of, d) ? { rows: d.name } : {}) })
const hasOther = (of: Expression, d: Dataset): boolean =>
  'field' in of ? of.field.dataset !== d.name : 'op' in of ? hasOther(of.left, d) || hasOther(of.right, d) : false

const waysOf = (catalog: Catalog, concept: Concept): Way[] => {
  const found: Way[] = []
  for (const d of catalog.datasets) {
    if (d.hidden) continue
    const parents = reach(catalog, d.name).size - 1
    const put = (of: Expression | null, rank: number) => {
      // What is computed of several fields is called by the word that was said.
      if (of) found.push({ measure: { ...sum(of, d), ...('op' in of && { label: `total ${concept}` }) }, on: d, rank })
    }
    if (concept === 'units') {
      const quantity = quantityOf(d)
      if (quantity && (priceOf(d) || parents > 1)) put(refer(d, quantity), (parents > 0 ? 2 : 1) + (priceOf(d) ? 2 : 0))
    } else if (concept === 'revenue') {
      const direct = named(
        d,
        /^(?:net |gross |total )?(?:revenue?|sale|turnover|tak|incom|proceed|donation)(?: amount| total)?$/,
      )
      if (direct) put(refer(d, direct), 4)
      const total = named(
        d,
        /^(?:order |invoice |grand |net |gross |payment |sale |line |row |bill |basket )?(?:total|amount|subtotal|sub total)(?: amount| due| pric)?$/,
      )
      if (total && d.fields.some((f) => f.type === 'date' || f.type === 'datetime')) put(refer(d, total), 3.5)
      put(lineTotal(d) ?? atItsPrice(catalog, d), parents > 0 ? 3 : 1)
    } else {
      const direct = named(d, /^(?:net |gross )?(?:profit|margin)$/)
      if (direct) put(refer(d, direct), 4)
      put(profitOf(catalog, d), 3)
    }
  }
  if (found.length === 0 && concept === 'revenue') found.push(...takenOf(catalog))
  const [paid, ...others] = found.length === 0 && concept === 'revenue' ? onlyMoney(catalog) : []
  if (paid && others.length === 0) found.push(paid)
  const best = Math.max(...found.map(({ rank }) => rank))
  // what comes back is counted too, but it is not what was sold
  return found.filter(({ rank }) => rank > best - 2).sort((a, b) => b.rank - a.rank)
}

/** "gate receipts", "charged": what was taken by its name, where only one column is called so. */
const takenOf = (catalog: Catalog): Way[] => {
  const called = columnsDealt(catalog, 'taken').filter(
    ({ score, named: { field } }) =>
      score >= 0.9 && !/\b(?:price|value|rent|fare|fee|cost|worth)\b/i.test(field.label.replaceAll('_', ' ')),
  )
  return called.length === 1
    ? called
        .filter(({ named: { field, dataset } }) => defaultFunction(field) === 'sum' && dataset.timeField !== null)
        .map(({ named }) => ({ measure: sum(fieldOf(named), named.dataset), on: named.dataset, rank: 2 }))
    : []
}

/** The one money that is kept of dated rows, which can be added up. */
const onlyMoney = (catalog: Catalog): Way[] =>
  catalog.datasets
    .filter((on) => !on.hidden && on.timeField !== null)
    .flatMap((on) =>
      namedFields(on)
        .filter(({ field }) => isMoneyKept(field) && isNumber(field) && defaultFunction(field) === 'sum')
        .map((named) => ({ measure: sum(fieldOf(named), on), on, rank: 1 })),
    )

/** What was paid, billed or taken: the revenue, else what each row of a dated table cost. */
export const moneyWays = (catalog: Catalog): Way[] => {
  const revenue = conceptWays(catalog, 'revenue')
  if (revenue.length > 0) return revenue
  return catalog.datasets.flatMap((on) => {
    const charge =
      on.hidden || !on.timeField
        ? undefined
        : named(on, /^(?:total |amount )?(?:cost|fee|charg|fare|pric|paid)e?(?: amount)?$/)
    return charge ? [{ measure: sum(refer(on, charge), on), on, rank: 1 }] : []
  })
}

const known = new WeakMap<Catalog, Map<Concept, Way[]>>()

/** Ways to measure a concept in this data, the best first. */
export const conceptWays = (catalog: Catalog, concept: Concept): Way[] => {
  const all = known.get(catalog) ?? new Map<Concept, Way[]>()
  known.set(catalog, all)
  const ways = all.get(concept) ?? waysOf(catalog, concept)
  all.set(concept, ways)
  return ways
}

/** Revenue is what lines of sales come to, or is defined: no column by itself is what was sold, taken or made. */
export const isRevenueKnown = (catalog: Catalog): boolean => {
  const [way] = conceptWays(catalog, 'revenue')
  return way !== undefined && way.rank >= 3
}

/** The concept that the words speak of, and the best way to measure it in this data. */
export const conceptSaid = (
  text: string,
  catalog: Catalog,
): { concept: Concept; measure: Measure; dataset: string } | null => {
  for (const word of identifierWords(text)) {
    const concept = conceptOf(word)
    const way = concept && conceptWays(catalog, concept)[0]
    if (concept && way) return { concept, measure: way.measure, dataset: way.on.name }
  }
  return null
}

/** The revenue, or the one amount that a table has. */
export const usualMeasure = (catalog: Catalog): { measure: Measure; on: Dataset }[] => {
  const [revenue] = conceptWays(catalog, 'revenue')
  if (revenue) return [{ measure: revenue.measure, on: revenue.on }]
  const [only, ...others] = catalog.datasets
  if (!only || others.length > 0) return []
  const amounts = namedFields(only).filter((n) => isNumber(n.field) && n.field.role === 'measure')
  const [amount] = amounts
  return amount && amounts.length === 1
    ? [{ measure: { fn: defaultFunction(amount.field), of: fieldOf(amount) }, on: only }]
    : []
}
