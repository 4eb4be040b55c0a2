import { isPlural } from '../../nouns.ts'
import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField, PartConstruction } from '../chart.ts'
import { conceptWays } from '../concepts.ts'
import { fieldOf, isAmount, namedFields, percent, reach } from '../fields.ts'
import { measuredIn, ratePer } from '../knowledge/measured-in.ts'
import { plainWords } from '../knowledge/plain-words.ts'
import { heldIn } from '../knowledge/units.ts'
import { fold, identifierStems, identifierWords, stem } from '../words/words.ts'
import { functionsAt } from './functions-said.ts'
import { divisorsAt } from './per-unit/divisors.ts'
import { statesAt } from './states/states.ts'
import { yesAndNo } from './states/yes-and-no.ts'

const unit = /^(?:euros?|dollars?|pounds?|eur|usd|gbp|€|\$|£|the|a|an|single|every|each)$/

const made = (start: number, end: number, score: number, measure: Measure, on: Dataset): Edge => ({
  start,
  end,
  score,
  rule: ratios.name,
  kind: 'measure',
  measures: [measure],
  on,
  fn: 'ratio',
  fields: [],
  loose: false,
})

const alone = (m: EdgeOf<'measure'>): boolean =>
  m.measures.length === 1 && m.fn !== 'ratio' && !m.fn.startsWith('distinct')

const isSame = (a: Measure, b: Measure): boolean => JSON.stringify(a) === JSON.stringify(b)

/** "freight per shipper": shippers are groups, and a number that is only called a little like them is nothing to divide by. */
const isDivisor = (chart: Chart, { start, fn, fields }: EdgeOf<'measure'>): boolean => {
  if (fn === 'count' || chart.of(start, 'entity').some(({ how }) => how === 'exact')) return false
  const said = chart.of(start, 'field').filter(({ field }) => fields.some((f) => f.field === field))
  return said.length === 0 || said.some(({ how }) => how !== 'part')
}

/** Two averages, or two totals: an average by a total says nothing. */
const over = (left: Measure, right: Measure): Measure => {
  const isPlain = (m: Measure): boolean => 'fn' in m && 'of' in m && (m.fn === 'sum' || m.fn === 'avg')
  const isMixed = isPlain(left) && isPlain(right) && [left, right].some((m) => 'fn' in m && m.fn === 'avg')
  const averaged = (m: Measure) => (isMixed ? ({ ...m, fn: 'avg' } as Measure) : m)
  return { op: '/', left: averaged(left), right: averaged(right) }
}

/** "price per litre", and that is a column: it is divided by no litres again. */
export const isPerAlready = ({ field }: NamedField): boolean =>
  identifierStems(field.label).some((own) => /^(?:per|mpg|mph|kph|kmh|rpm|bpm)$/.test(own))

/** "cost per click", "clicks per euro spent". */
const per = (chart: Chart, at: number): Edge[] => {
  const out: Edge[] = []
  for (const m of chart.of(at, 'measure')) {
    const [left] = m.measures
    if (!left || !alone(m) || m.fields.some(isPerAlready) || !/^(?:per|for)$/.test(chart.word(m.end))) continue
    let from = m.end + 1
    while (from < m.end + 3 && unit.test(chart.word(from))) from++
    // "hints for teams that escaped" are those of such rows
    if (chart.word(m.end) === 'for' && isPlural(chart.word(from))) continue
    for (const other of chart.of(from, 'measure')) {
      const [right] = other.measures
      if (right && alone(other) && isDivisor(chart, other) && other.on === m.on && !isSame(left, right))
        out.push(made(at, other.end, Math.min(m.score, other.score), over(left, right), m.on))
    }
  }
  return out
}

const calendar = /^(?:day|week|month|year)s?$/

/** "cost per kilo", "average price per square metre", "average pace (minutes per km)": for each unit of what is kept in such. */
const perUnit = (chart: Chart, at: number): Edge[] => {
  const found = functionsAt(chart, at)
  const from = found?.fns.join() === 'avg' ? found.end : found ? null : at
  if (from === null) return []
  // what it is called stands before
  const called = /^(?:\(|in)$/.test(chart.word(from + 1)) ? divided(chart, from + 2) : []
  return [...divided(chart, from), ...called].flatMap(({ named, end, score }) =>
    divisorsAt(chart, end)
      // "sales per day" are those of each day, unless nights are what is kept
      .filter(
        (per) =>
          !calendar.test(chart.word(end + 1)) ||
          chart.of(end + 1, 'field').some((f) => f.field === per.named.field && f.how === 'exact'),
      )
      .filter((per) => per.named.dataset === named.dataset && per.named.field !== named.field && !isPerAlready(named))
      .map((per) => {
        const rate = ratePer(named, per.named, per.factor * heldIn(named.field))
        return made(at, eachDay(chart, per.end, named), Math.max(score, per.score), rate, named.dataset)
      }),
  )
}

/** "milk per cow per day", where each row is a day: that is what one row has. */
const eachDay = (chart: Chart, end: number, { dataset }: NamedField): number => {
  const time = dataset.fields.find(({ name }) => name === dataset.timeField)
  const isDay = time?.type === 'date' && time.profile !== null && time.profile.distinct === time.profile.rows
  return isDay
    ? end + (chart.phrase(end, 'per day') || chart.phrase(end, 'a day') || chart.phrase(end, 'each day'))
    : end
}

type Divided = { named: NamedField; end: number; score: number }

const divided = (chart: Chart, at: number): Divided[] => [
  ...chart
    .of(at, 'field')
    .filter((f) => isAmount(f.field) && f.score >= 0.6)
    .map((f) => ({ named: f, end: f.end, score: f.score })),
  ...measuredIn(chart, at)
    .filter(({ factor }) => factor === 1)
    .map(({ named, end }) => ({ named, end, score: 0.9 })),
]

/** "ratio of refunds to revenue". */
const ratioOf = (chart: Chart, at: number): Edge[] => {
  const opening = chart.phrase(at, 'ratio of') || chart.phrase(at, 'ratio between')
  if (opening === 0) return []
  const out: Edge[] = []
  for (const m of chart.of(at + opening, 'measure'))
    for (const other of /^(?:to|and|over)$/.test(chart.word(m.end)) ? chart.of(m.end + 1, 'measure') : []) {
      const [left, right] = [m.measures[0], other.measures[0]]
      if (left && right && alone(m) && alone(other))
        out.push(made(at, other.end, Math.min(m.score, other.score), over(left, right), other.on))
    }
  return out
}

/** "likes to views ratio": the one in terms of the other, in percent where that is said. */
const ratioBehind = (chart: Chart, at: number): Edge[] => {
  const amounts = (from: number) => chart.of(from, 'field').filter((f) => isAmount(f.field) && f.score >= 0.6)
  return amounts(at).flatMap((left) =>
    (/^(?:to|-|\/)$/.test(chart.word(left.end)) ? amounts(left.end + 1) : [])
      .filter((right) => right.dataset === left.dataset && right.field !== left.field)
      .filter((right) => /^ratios?$/.test(chart.word(right.end)))
      .map((right) => {
        const isPercent = chart.tokens.some(({ word }) => /^(?:percent|percentage|%)$/.test(word))
        const [a, b]: Measure[] = [left, right].map((named) => ({ fn: 'sum', of: fieldOf(named) }))
        const measure = isPercent ? percent(a!, b!) : over(a!, b!)
        return made(at, right.end + 1, Math.min(left.score, right.score), measure, left.dataset)
      }),
  )
}

/** "profit margin": the profit in percent of the revenue. */
const margin = (chart: Chart, at: number): Edge[] => {
  const said = chart.phrase(at, 'profit margin') || chart.phrase(at, 'gross margin') || chart.phrase(at, 'margin')
  const [profit] = conceptWays(chart.catalog, 'profit')
  const [revenue] = conceptWays(chart.catalog, 'revenue')
  if (said === 0 || !profit || !revenue) return []
  const close = /^(?:rate|percentage|percent|%|ratio)$/.test(chart.word(at + said)) ? 1 : 0
  return [
    made(
      at,
      at + said + close,
      said > 1 || close > 0 ? 0.97 : 0.8,
      percent(profit.measure, revenue.measure),
      revenue.on,
    ),
  ]
}

/** "return rate": what came back of what was sold, in pieces where they are counted, else in rows. */
const rateOf = (chart: Chart, at: number): Edge[] => {
  const out: Edge[] = []
  for (const e of chart.of(at, 'entity')) {
    if (!/^rates?$/.test(chart.word(e.end))) continue
    const [units] = conceptWays(chart.catalog, 'units')
    const own = e.dataset.fields.find((f) => /^(?:quantity|qty|units?|pieces)$/i.test(f.label) && f.role === 'measure')
    const up = reach(chart.catalog, e.dataset.name)
    if (units && own && units.on !== e.dataset && up.has(units.on.name)) {
      const left: Measure = { fn: 'sum', of: { field: { dataset: e.dataset.name, field: own.name } } }
      out.push(made(at, e.end + 1, e.score, percent(left, units.measure), units.on))
    }
    for (const [name, steps] of up)
      if (steps === 1) {
        const on = chart.catalog.datasets.find((d) => d.name === name)
        if (on) out.push(made(at, e.end + 1, e.score * 0.7, percent({ count: e.dataset.name }, { count: name }), on))
      }
  }
  return out
}

const isAlike = (a: string, b: string): boolean => a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5)

/** "arrest rate" of a flag "arrest made", but no "heart rate" of one "heart disease": the deed, not what only tells of which. */
const saysDeed = (label: string, said: string): boolean => {
  const words = identifierWords(label).filter((word) => !plainWords.has(fold(word)) && !/^(?:flag|status)$/i.test(word))
  return words.some(
    (word, at) =>
      (at === words.length - 1 || /ed$/i.test(word)) && (stem(fold(word)) === said || isAlike(stem(fold(word)), said)),
  )
}

/** "cancellation rate by airline", where a flag says what was cancelled. */
const rateOfFlag = (chart: Chart, at: number): Edge[] => {
  const said = chart.tokens[at]
  if (!said || !/^(?:rates?|percentage|share)$/.test(chart.word(at + 1))) return []
  const states = statesAt(chart, at).filter(({ values }) => values.length === 1)
  if (states.length > 0)
    return states.map(({ dataset, values: [value = null], ...named }) => {
      const where: Condition = { compare: '=', left: fieldOf({ ...named, dataset }), right: { value } }
      return made(at, at + 2, 0.95, percent({ count: dataset.name, where }, { count: dataset.name }), dataset)
    })
  return chart.catalog.datasets.flatMap((dataset) =>
    namedFields(dataset).flatMap((named) => {
      const written = yesAndNo(named.field)
      if (!written || !saysDeed(named.field.label, said.stem)) return []
      const where: Condition = { compare: '=', left: fieldOf(named), right: { value: written.yes } }
      return [made(at, at + 2, 0.9, percent({ count: dataset.name, where }, { count: dataset.name }), dataset)]
    }),
  )
}

/** "aov": what an order is worth. */
const orderValue = (chart: Chart, at: number): Edge[] => {
  if (chart.word(at) !== 'aov') return []
  const [revenue] = conceptWays(chart.catalog, 'revenue')
  const orders = chart.catalog.datasets.find((d) => /^(?:orders?|invoices?)$/i.test(d.thing?.one ?? d.label))
  const [key] = orders?.primaryKey ?? []
  if (!revenue || !orders || !key) return []
  const right: Measure = { fn: 'distinct', of: { field: { dataset: orders.name, field: key } }, rows: revenue.on.name }
  return [
    made(
      at,
      at + 1,
      0.95,
      { op: '/', left: revenue.measure, right: revenue.on === orders ? { count: orders.name } : right },
      revenue.on,
    ),
  ]
}

export const ratios: PartConstruction = {
  name: 'a ratio of two figures',
  examples: [
    'cost per click',
    'ratio of refunds to revenue',
    'likes to views ratio',
    'profit margin by category',
    'return rate',
    'average price per square metre',
    'clicks per thousand views',
  ],
  match: (chart, at) => [
    ...per(chart, at),
    ...perUnit(chart, at),
    ...ratioOf(chart, at),
    ...ratioBehind(chart, at),
    ...margin(chart, at),
    ...rateOf(chart, at),
    ...rateOfFlag(chart, at),
    ...orderValue(chart, at),
  ],
}
