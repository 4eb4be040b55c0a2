import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Dimension, Grain, Measure, Question } from '../../question/question.contract.ts'
import type { FrameConstruction, Parts } from '../chart.ts'
import type { Target } from '../compose.ts'
import { candidate, conditionsOn } from '../compose.ts'
import { isThing, nameDimensions } from '../constructions/groups.ts'
import { fieldOf, isNumber, reach, timeFields } from '../fields.ts'
import { descriptions } from './descriptions.ts'
import { alongYears, asksWhichAndHowMuch, dimensionsFor, measuresOf, timeDimension } from './shared.ts'

const maxMeasures = 30

const alongTime = new Set(['growth', 'change', 'running', 'moving', 'difference'])

const periodWords = new Map<string, Grain>([
  ['year', 'year'],
  ['yearly', 'year'],
  ['yoy', 'year'],
  ['quarter', 'quarter'],
  ['week', 'week'],
  ['day', 'day'],
])

/** A figure across the groups; what runs along time gets its periods where none were said. */
const withOver = (parts: Parts, question: Question, base: Dataset): Question => {
  const said = parts.of('over').map((o) => ({ ...o.over, measure: 0 }))
  // "the rise compared with the month before" says it twice
  const over = said.filter((o, at) => said.findIndex((other) => other.kind === o.kind) === at)
  if (over.length === 0) return question
  const years = alongYears(parts.chart.catalog, question.by)
  const timed = years.along !== undefined || question.by.some((d) => d.grain)
  // "grew from 2023 to 2024": from year to year
  const ends = parts.chart.tokens.flatMap((_, at) => parts.chart.of(at, 'sides'))[0]?.grain
  const unit = parts.chart.tokens.flatMap((t) => periodWords.get(t.word) ?? [])[0] ?? ends
  const time =
    !timed && over.some((o) => alongTime.has(o.kind)) ? timeDimension(parts.chart.catalog, base, unit ?? 'month') : null
  const by = time ? [time.dim, ...question.by] : question.by
  const placed = { ...alongYears(parts.chart.catalog, by) }
  return by.length > 0
    ? { ...question, by, over: over.map((o) => (alongTime.has(o.kind) ? { ...o, ...placed } : o)) }
    : question
}

/** Each measure with its conditions: where a measure's rows see them only in another way, the measure keeps its own. */
const sharedWhere = (
  parts: Parts,
  measures: { measure: Measure; on: Dataset }[],
): { measures: Measure[]; where: Condition | undefined } | null => {
  const bases = [...new Set(measures.map((m) => m.on))]
  const wheres = new Map<Dataset, Condition | undefined>()
  for (const base of bases) {
    const where = conditionsOn(parts, base)
    if (where === null) return null
    wheres.set(base, where)
  }
  if (bases.length === 1) return { measures: measures.map((m) => m.measure), where: wheres.get(bases[0] as Dataset) }
  return {
    where: undefined,
    measures: measures.map(({ measure, on }) =>
      wheres.get(on) ? { ...measure, where: wheres.get(on) as Condition } : measure,
    ),
  }
}

/** "how many customers ordered in each month": by the time of what they did, and each once in a month. */
const countOfDeeds = (
  parts: Parts,
  measures: { measure: Measure; on: Dataset }[],
  where: Condition | undefined,
): Question | null => {
  const [first, ...others] = measures
  const done = where && ('all' in where ? where.all : [where]).find((c) => 'related' in c && c.some)
  const isTimed = parts.of('dimension').some(({ by }) => by.some((each) => 'grain' in each))
  if (!first || others.length > 0 || !('count' in first.measure) || first.measure.where || !isTimed) return null
  const deeds = parts.bases.find(({ name }) => done && 'related' in done && name === done.related)
  const [key] = first.on.primaryKey
  if (!deeds || !key || timeFields(deeds).length === 0 || !reach(parts.chart.catalog, deeds.name).has(first.on.name))
    return null
  const kept = conditionsOn(parts, deeds)
  const groups = dimensionsFor(parts, deeds)
  if (kept === null || !groups) return null
  const of = { field: { dataset: first.on.name, field: key } }
  return { measures: [{ fn: 'distinct', of, rows: deeds.name }], by: groups.dims, ...(kept ? { where: kept } : {}) }
}

/** "total revenue by month", "mean and standard deviation of fare", "how many orders in 2024". */
export const figures: FrameConstruction = {
  name: 'figures',
  examples: [
    'total revenue by month',
    'mean and standard deviation of fare',
    'how many orders in 2024',
    'describe the products table',
  ],
  apply(parts) {
    const measures = measuresOf(parts)
    const [first] = measures
    const described = descriptions(parts, figures.name)
    if (described.length > 0) return described
    if (!first || measures.length > maxMeasures) return []
    const shared = sharedWhere(parts, measures)
    const groups = dimensionsFor(parts, first.on)
    if (!shared || !groups) return []
    const by = groups.dims.length > 0 ? groups.dims : eachAsked(parts, first.on)
    const fns = parts.of('measure').map((m) => `fn:${m.fn}`)
    const ofDeeds = countOfDeeds(parts, measures, shared.where)
    if (ofDeeds) return [candidate(figures.name, parts, ofDeeds, [...fns, 'grouped', 'named'], null)]
    const question: Question = {
      measures: shared.measures,
      by,
      ...(shared.where ? { where: shared.where } : {}),
    }
    const field = parts.of('measure')[0]?.fields[0]
    const target: Target | null = field ? { ...field, said: parts.of('measure')[0]?.score ?? 0, edge: null } : null
    const tags = [
      ...fns,
      by.length > 0 ? 'grouped' : 'one figure',
      parts.of('measure').some((m) => m.loose) ? 'loose' : 'named',
    ]
    const out = [candidate(figures.name, parts, withOver(parts, ordered(parts, question), first.on), tags, target)]
    // fields that are said beside a figure group it: "country and number of customers"
    const up = reach(parts.chart.catalog, first.on.name)
    const beside = parts
      .of('field')
      .filter((f) => up.has(f.dataset.name) && !(isNumber(f.field) && f.field.role === 'measure'))
      .filter(
        (f) => (f.dataset === first.on && f.dataset.nameFields.includes(f.field.name)) || !isThing(parts.chart, f),
      )
    if (beside.length > 0 && by.length === 0) {
      const dims = beside.slice(0, 3).map((f) => ({ of: fieldOf(f) }))
      out.push(
        candidate(
          figures.name,
          parts,
          withOver(parts, ordered(parts, { ...question, by: dims }), first.on),
          [...fns, 'grouped by what is beside'],
          target,
        ),
      )
    }
    return out
  },
}

/** "which countries export something, and how much did they export": each of these by its name. */
const eachAsked = ({ chart, of }: Parts, on: Dataset): Dimension[] => {
  const asked = of('entity').find((e) => asksWhichAndHowMuch(chart, e))
  const isReached = asked && asked.dataset !== on && reach(chart.catalog, on.name).has(asked.dataset.name)
  return isReached ? (nameDimensions(asked.dataset)?.dims ?? []) : []
}

const ordered = (parts: Parts, question: Question): Question => {
  const order = parts.of('order')[0]
  if (!order || question.by.length === 0) return question
  const said = question.measures.findIndex(
    (m) => 'of' in m && order.field && JSON.stringify(m.of) === JSON.stringify(fieldOf(order.field)),
  )
  return { ...question, order: [{ column: { measure: Math.max(0, said) }, descending: order.descending }] }
}
