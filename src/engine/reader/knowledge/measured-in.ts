import type { Catalog, Dataset } from '../../question/catalog.ts'
import type { Expression, Measure } from '../../question/question.contract.ts'
import type { Chart, NamedField } from '../chart.ts'
import { amountOf, defaultFunction, fieldOf, isNumber, namedFields } from '../fields.ts'
import { isCounter } from './quantities.ts'
import { elapsedIn, inUnitOf, unitFrom } from './units.ts'

/** A field that is kept in a unit of the kind that was said; `factor`: how many of its own one of those is. */
export type MeasuredIn = { named: NamedField; factor: number; end: number }

/** The fields that a unit by its name stands for: of each table, the only one that is kept in such a unit. */
export const measuredIn = (chart: Chart, at: number): MeasuredIn[] => {
  const said = unitFrom(chart.word(at), chart.word(at + 1))
  if (!said || chart.of(at, 'entity').some(({ how }) => how === 'exact')) return []
  const all = known.get(chart.catalog) ?? new Map<string, Kept[]>()
  known.set(chart.catalog, all)
  const kept = all.get(said.unit) ?? chart.catalog.datasets.flatMap((dataset) => keptIn(dataset, said.unit))
  all.set(said.unit, kept)
  return kept.map((each) => ({ ...each, end: at + said.words }))
}

type Kept = Pick<MeasuredIn, 'named' | 'factor'>
const known = new WeakMap<Catalog, Map<string, Kept[]>>()

const keptIn = (dataset: Dataset, unit: string): Kept[] => {
  const all = namedFields(dataset).flatMap((named) => {
    const factor =
      isNumber(named.field) && named.field.role === 'measure' && !isCounter(named.field)
        ? inUnitOf(named.field, unit)
        : null
    return factor === null ? [] : [{ named, factor }]
  })
  const own = all.filter(({ factor }) => factor === 1)
  const of = own.length > 0 ? own : all
  // of two areas that of the ground is the lesser one
  const main = of.length > 1 ? of.filter(({ named }) => !ground.test(named.field.label)) : of
  return main.length === 1 ? main : []
}

const ground = /^(?:lot|plot|land|garden|yard|ground|site|outdoor)\b|^(?:lot|plot|land|garden)_/i

export const inUnit = (left: Measure, factor: number): Measure =>
  factor === 1 ? left : { op: '/', left, right: { value: factor } }

/** How long it is from one time to another, in a unit that is said; parts of it count. */
export const elapsedBetween = (from: NamedField, to: Expression, unit: string): Expression => {
  const { call, per } = elapsedIn(unit, from.field.type) ?? { call: 'elapsed_days', per: 1 }
  const whole: Expression = { call, args: [fieldOf(from), to] }
  return per === 1 ? whole : { op: '/', left: whole, right: { value: per } }
}

/** What there is of one for each of another: of all together where it adds up, as a cost does; else of each row, as a price or a time. */
export const ratePer = (of: NamedField, per: NamedField, factor = 1): Measure => {
  const [left, right] = [amountOf(of), amountOf(per)]
  if (defaultFunction(of.field) === 'sum') {
    // of how many it is known
    const where = (of.field.profile?.nulls ?? 0) > 0 ? { where: { not: { missing: fieldOf(of) } } } : {}
    const all: Measure = { fn: 'sum', of: right, ...where }
    return { op: '/', left: { fn: 'sum', of: left }, right: inUnit(all, factor) }
  }
  const each: Expression = { op: '/', left, right }
  return { fn: 'avg', of: factor === 1 ? each : { op: '*', left: each, right: { value: factor } } }
}
