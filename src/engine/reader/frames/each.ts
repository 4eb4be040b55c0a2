import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Dimension, Grain, Measure, Question } from '../../question/question.contract.ts'
import type { Candidate, Edge, EdgeOf, FrameConstruction, Parts } from '../chart.ts'
import { candidate, conditionsOn, partOfTime } from '../compose.ts'
import { nameDimensions } from '../constructions/groups.ts'
import { and, defaultFunction, fieldOf, isAmount, nearestTime, reach } from '../fields.ts'
import { dimensionsFor, measuresOf, pairOf } from './shared.ts'

/** "the latest balance": what it was, not when. */
const namesAmount = ({ chart }: Parts, base: Dataset, { start, end }: { start: number; end: number }): boolean =>
  chart.tokens.some(
    (_, at) =>
      at >= start &&
      chart.of(at, 'field').some((f) => f.end === end && f.dataset === base && f.score >= 0.9 && isAmount(f.field)),
  )

/** "first order of each customer", "when did each customer last order". */
export const firstOfEach: FrameConstruction = {
  name: 'first or last of each',
  examples: ['first order of each customer', 'when did each customer last order'],
  apply(parts) {
    const out: Candidate[] = []
    const { catalog } = parts.chart
    for (const sup of parts.of('superlative'))
      for (const { dataset: base, ...span } of sup.order ? parts.of('entity') : []) {
        if (namesAmount(parts, base, span)) continue
        const time = nearestTime(catalog, base.name)
        const groups = dimensionsFor(parts, base)
        const where = conditionsOn(parts, base)
        if (!time || !groups || groups.dims.length === 0 || where === null) continue
        const measure: Measure = { fn: sup.descending ? 'max' : 'min', of: fieldOf(time) }
        out.push(
          candidate(
            firstOfEach.name,
            parts,
            { measures: [measure], by: groups.dims, ...(where ? { where } : {}) },
            [],
            null,
          ),
        )
      }
    return out
  },
}

/** All Mondays together are no period of which there is an average. */
const cyclicGrains = new Set<Grain>([
  'weekday',
  'hour_of_day',
  'day_of_month',
  'week_of_year',
  'month_of_year',
  'quarter_of_year',
])

/** "orders per month on average", "the average of the customers' totals": a figure of figures. */
export const averageOfEach: FrameConstruction = {
  name: 'average of each',
  examples: ['how many orders do we get per month on average', 'average monthly revenue'],
  apply(parts) {
    const averaged = parts.chart.tokens.findIndex((t) => /^(?:average|mean|median)$/.test(t.word))
    const [first] = measuresOf(parts)
    if (averaged < 0 || !first || parts.of('dimension').length === 0) return []
    // "average milk per test by breed": the word is that of the rate
    const isOfRate = parts.of('measure').some((m) => m.fn === 'ratio' && m.start <= averaged && m.end > averaged)
    if (isOfRate) return []
    const inner = isOfPrices(parts) ? null : unaveraged(first.measure)
    const groups = dimensionsFor(parts, first.on)
    const where = conditionsOn(parts, first.on)
    const isCyclic = groups?.dims.some(({ grain }) => grain !== undefined && cyclicGrains.has(grain))
    if (!inner || !groups || groups.dims.length === 0 || isCyclic || where === null) return []
    const each: Question = { measures: [inner], by: groups.dims, ...(where ? { where } : {}) }
    return [
      candidate(
        averageOfEach.name,
        parts,
        { measures: [{ fn: 'avg', over: { ...each, asked: [{ measure: 0 }] } }], by: [] },
        [],
        null,
      ),
    ]
  },
}
/** "what does a customer spend on average", "how many items are in an average order". */
export const averageOfOne: FrameConstruction = {
  name: 'an average one',
  examples: ['what does a customer spend on average', 'how many items are in an average order'],
  apply(parts) {
    const out: Candidate[] = []
    const averaged = parts.chart.tokens.some((t) => /^(?:average|typical|mean)$/.test(t.word))
    const [first] = measuresOf(parts)
    if (!averaged || !first) return out
    const up = reach(parts.chart.catalog, first.on.name)
    for (const e of parts.of('entity')) {
      const [key] = e.dataset.primaryKey
      if (!key || e.dataset === first.on || !up.has(e.dataset.name)) continue
      const where = conditionsOn(parts, first.on)
      const groups = dimensionsFor(parts, first.on)
      if (where === null || !groups) continue
      const of = { field: { dataset: e.dataset.name, field: key } }
      const measure: Measure = { op: '/', left: first.measure, right: { fn: 'distinct', of, rows: first.on.name } }
      const question: Question = { measures: [measure], by: groups.dims, ...(where ? { where } : {}) }
      out.push(candidate(averageOfOne.name, parts, question, [], null))
    }
    return out
  },
}

/** "average unit price per category": nobody adds prices up first. */
const isOfPrices = (parts: Parts): boolean => {
  const [first] = parts.of('measure')
  const [measure] = first?.measures ?? []
  const [named] = first?.fields ?? []
  return (
    named !== undefined &&
    measure !== undefined &&
    'fn' in measure &&
    measure.fn === 'avg' &&
    defaultFunction(named.field) === 'avg'
  )
}

const unaveraged = (m: Measure): Measure | null => {
  if ('count' in m || 'metric' in m) return m
  if ('fn' in m && 'of' in m) return m.fn === 'avg' ? { ...m, fn: 'sum' } : m
  return 'op' in m ? m : null
}

/** "revenue by month for Germany and France", "Tents vs Bags": the values that are named stand side by side. */
export const namedGroups: FrameConstruction = {
  name: 'groups that are named',
  examples: [
    'compare revenue of Germany and France',
    'Tents vs Bags revenue in 2025',
    'average rain for January and July',
  ],
  apply(parts) {
    const out: Candidate[] = []
    const measures = measuresOf(parts)
    const [first] = measures
    if (!first) return out
    const groups = dimensionsFor(parts, first.on)
    const up = reach(parts.chart.catalog, first.on.name)
    if (groups) out.push(...namedMonths(parts, measures, groups.dims))
    const values = parts.of('value').filter((v) => !v.negated && up.has(v.dataset.name))
    for (const field of new Set(values.map((v) => v.field))) {
      const sides = values.filter((v) => v.field === field)
      const [side] = sides
      const said = [...new Set(sides.flatMap((s) => s.values))]
      // "failed (binary fail)" says one value twice
      const isOne = sides.length > 1 && sides.every((s) => s.values.length === said.length)
      if (!areListed(parts, sides) || isOne || !side || !groups) continue
      const rest = conditionsOn(parts, first.on, sides)
      if (rest === null) continue
      const named = { in: fieldOf(side), values: said }
      const where = rest ? { all: ['all' in rest ? rest.all : [rest], [named]].flat() } : named
      out.push(
        candidate(
          namedGroups.name,
          parts,
          { measures: measures.map((m) => m.measure), by: [...groups.dims, { of: fieldOf(side) }], where },
          [parts.of('operator').some((o) => o.op === 'compare') ? 'compared' : 'listed'],
          null,
        ),
      )
    }
    return out
  },
}

/** Two that are named, or an average of a list of them: "for shop, phone and web orders". */
const areListed = ({ chart, of }: Parts, sides: EdgeOf<'value'>[]): boolean => {
  const [side] = sides
  if (sides.length > 1 || !side || side.values.length < 2) return sides.length > 1
  const isAverage = of('measure').some(({ fn }) => fn === 'avg') || of('operator').some(({ op }) => op === 'average')
  const words = chart.tokens.slice(side.start, side.end).map(({ word }) => word)
  return isAverage && words.includes('and')
}

/** "average wind for January and July": one figure for each of them. */
const namedMonths = (parts: Parts, measures: ReturnType<typeof measuresOf>, dims: Dimension[]): Candidate[] => {
  const [first] = measures
  const said = parts.of('condition').filter(({ cond }) => partOfTime(cond) !== null)
  const [side] = said
  const of = side && partOfTime(side.cond)
  const isOne = said.every(({ cond, field }) => partOfTime(cond)?.at === of?.at && field?.field === side?.field?.field)
  const where = first && of && isOne && said.length > 1 ? conditionsOn(parts, first.on) : null
  if (!of || !where) return []
  // "September and October 2025": those months of that year
  const ofYear = of.at === 'month_of_year' && 'all' in where && where.all.some((held) => 'during' in held)
  const by: Dimension[] = [...dims, { of: of.of, grain: ofYear ? 'month' : of.at }]
  const question: Question = { measures: measures.map((m) => m.measure), by, where }
  const isCompared = parts.of('operator').some((o) => o.op === 'compare')
  return [candidate(namedGroups.name, parts, question, [isCompared ? 'compared' : 'listed'], null)]
}

/** "cancellation rate by channel", "success rate". */
export const rates: FrameConstruction = {
  name: 'rate',
  examples: ['cancellation rate by channel', 'success rate per customer'],
  apply(parts) {
    const at = parts.chart.tokens.findIndex((t) => /^rates?$/.test(t.word))
    // "do students rate us": a deed
    if (at < 1 || /^(?:us|it|them|me|our|their|my|his|her|its)$/.test(parts.chart.word(at + 1))) return []
    const value = parts.of('value').find((v) => v.end >= at - 1 && v.start < at)
    if (!value) return []
    const base = value.dataset
    // "death rate of men vs women"
    const pair = pairOf(parts.of('value').filter((v) => v.field !== value.field && v.dataset === base && !v.negated))
    const sides = pair ? parts.of('value').filter((v) => v.field === pair[0].field) : []
    const said = conditionsOn(parts, base, [value, ...sides])
    const both: Condition[] = pair ? [{ in: fieldOf(pair[0]), values: sides.flatMap((v) => v.values) }] : []
    const rest = said === null ? null : and([...both, ...(said ? [said] : [])])
    const groups = dimensionsFor(parts, base)
    if (rest === null || !groups) return []
    const hit: Measure = { count: base.name, where: { in: fieldOf(value), values: value.values } }
    const share: Measure = { op: '*', left: { op: '/', left: hit, right: { count: base.name } }, right: { value: 100 } }
    const beside = parts.of('field').filter((f) => reach(parts.chart.catalog, base.name).has(f.dataset.name))
    const things = parts
      .of('entity')
      .flatMap((e) => (e.dataset === base ? [] : (nameDimensions(e.dataset)?.dims ?? [])))
    const by =
      pair && groups.dims.length === 0
        ? [{ of: fieldOf(pair[0]) }]
        : groups.dims.length > 0
          ? groups.dims
          : beside.length > 0
            ? beside.slice(0, 2).map((f) => ({ of: fieldOf(f) }))
            : things
    const made = candidate(
      rates.name,
      parts,
      { measures: [share], by, ...(rest ? { where: rest } : {}) },
      [by.length > 0 ? 'grouped' : 'one'],
      null,
    )
    const word: Edge = { start: at, end: at + 1, score: 1, rule: rates.name, kind: 'operator', op: 'share' }
    return [{ ...made, edges: [...made.edges, word] }]
  },
}
