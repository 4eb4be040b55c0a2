import { rounds } from '../../platform/exact-json.ts'
import { isPlural } from '../nouns.ts'
import type { Catalog, Dataset, Field } from '../question/catalog.ts'
import type { Condition, Expression, Measure, Period } from '../question/question.contract.ts'
import { isLong } from '../question/types.ts'
import type { NamedField } from './chart.ts'
import { isLevel } from './knowledge/quantities.ts'
import { isDuration } from './knowledge/units.ts'
import { numberInCell } from './words/numbers.ts'
import { identifierStems, stem } from './words/words.ts'

/** What a field can be used for, and how it stands in an expression. */

const numericTypes = new Set(['integer', 'real', 'decimal'])

export const isNumber = (field: Field): boolean => numericTypes.has(field.type)
export const isTime = (field: Field): boolean => field.type === 'date' || field.type === 'datetime'

const figures = new WeakMap<Field, boolean>()
const written = /^\s*\d{1,3}(?:st|nd|rd|th)\b\s*$/i
/** A text column of more digits than a number keeps: what it holds is compared as it is written, and never made a number. */
export const keepsDigits = ({ type, profile }: Field): boolean =>
  type === 'text' &&
  profile !== null &&
  [profile.min, profile.max, ...profile.top.map(({ value }) => value)].some(
    (value) => typeof value === 'string' && isLong(value) && (!value.includes('.') || rounds(value.trim())),
  )

/** A text column whose cells begin with figures: "12,467", "$3.2 million", "45 (1st)". */
export const holdsFigures = (field: Field): boolean => {
  if (field.type !== 'text' || keepsDigits(field)) return false
  let known = figures.get(field)
  if (known === undefined) {
    const top = field.profile?.top ?? []
    const filled = top.filter(({ value }) => typeof value === 'string' && /[\p{L}\p{N}]/u.test(value))
    const held = filled.filter(({ value }) => numberInCell(String(value)) !== null).length
    // "1st", "2nd": a class or a year is no amount, but where something stands among others can be ordered by
    const ordinals = filled.filter(({ value }) => written.test(String(value))).length
    const isPlaced = ordinals * 2 > filled.length && !isStanding(field) && (field.profile?.distinct ?? 0) <= 12
    known = filled.length > 0 && held / filled.length >= 0.6 && !isPlaced
    figures.set(field, known)
  }
  return known
}

export const isAmount = (field: Field): boolean => isNumber(field) || holdsFigures(field)
const yearLike = (value: unknown) => Number.isInteger(Number(value)) && Number(value) >= 1000 && Number(value) <= 2200
/** A number that is a year. */
export const isYear = (field: Field): boolean =>
  field.format?.kind === 'year' ||
  (field.type === 'integer' &&
    field.role !== 'id' &&
    yearLike(field.profile?.min) &&
    yearLike(field.profile?.max) &&
    Number(field.profile?.min) >= 1400)

const standings = new Set(
  ['rank', 'ranking', 'position', 'pos', 'place', 'placing', 'placement', 'peak', 'finish'].map(stem),
)
/** A number that says where each stands among others: the best has the lowest. */
export const isStanding = (field: Field): boolean => identifierStems(field.label).some((own) => standings.has(own))

/** The place itself, and no time of finishing. */
export const isPlaced = (field: Field): boolean => isNumber(field) && isStanding(field) && !isDuration(field)

export const isTimeLike = (field: Field): boolean => isTime(field) || isYear(field)

/** In this month of any year. */
export const inMonth = (of: Expression, month: number): Condition => ({
  compare: '=',
  left: { at: 'month_of_year', of },
  right: { value: month },
})

export const fieldOf = ({ ref }: NamedField): Expression => ({ field: ref })
export const amountOf = (named: NamedField): Expression =>
  holdsFigures(named.field) ? { call: 'number', args: [{ field: named.ref }] } : { field: named.ref }

/** An amount of which nothing is none: what was not paid at all. */
export const amountOrNone = (named: NamedField): Expression => {
  const own = amountOf(named)
  return (named.field.profile?.nulls ?? 0) > 0 ? { call: 'coalesce', args: [own, { value: 0 }] } : own
}

/** What a field is ordered by: its number where it holds figures. */
export const orderOf = (named: NamedField): Expression => amountOf(named)

export const namedFields = (dataset: Dataset): NamedField[] =>
  dataset.fields
    .filter((f) => !f.hidden)
    .map((field) => ({ dataset, field, ref: { dataset: dataset.name, field: field.name } }))

export const timeFields = (dataset: Dataset): NamedField[] => {
  const all = namedFields(dataset).filter((n) => isTimeLike(n.field))
  return all.sort((a, b) => Number(b.field.name === dataset.timeField) - Number(a.field.name === dataset.timeField))
}

/** The time that a period means for rows of a dataset: their own, else of the nearest that they belong to. */
export const nearestTime = (catalog: Catalog, base: string): NamedField | null => {
  for (const [name] of [...reach(catalog, base)].sort((a, b) => a[1] - b[1])) {
    const dataset = catalog.datasets.find((d) => d.name === name)
    const time = dataset ? timeFields(dataset)[0] : undefined
    if (time) return time
  }
  return null
}

/** The fields that name a row to a person, best first. */
export const nameFields = (dataset: Dataset): NamedField[] => {
  const all = namedFields(dataset)
  const named = dataset.nameFields.flatMap((name) => all.filter((n) => n.field.name === name))
  const others = all.filter(
    (n) => !named.includes(n) && (n.field.role === 'name' || n.field.role === 'category' || n.field.role === 'text'),
  )
  return [...named, ...others]
}

/** How many cylinders a car has: few whole numbers, of which nothing has none or one. Nobody adds them up. */
export const isSize = ({ type, role, profile }: Field): boolean =>
  type === 'integer' &&
  role === 'measure' &&
  profile !== null &&
  Number(profile.min) >= 2 &&
  Number(profile.max) <= 20 &&
  profile.distinct <= 10 &&
  profile.rows >= 4 * profile.distinct

export const defaultFunction = (field: Field): 'sum' | 'avg' =>
  field.aggregation === 'avg' ||
  field.aggregation === 'median' ||
  isLevel(field) ||
  isSize(field) ||
  isGrade(field) ||
  isPlaced(field)
    ? 'avg'
    : 'sum'

/** A place among others, or a class from 1 to a few: "satisfaction", but not "seats", of which there are so many. */
const isGrade = (field: Field): boolean =>
  isPlaced(field) ||
  (isNumber(field) && field.role === 'category' && !isPlural(field.label.match(/\p{L}+(?=\P{L}*$)/u)?.[0] ?? ''))

/** What a total is taken of. */
export const isAddedUp = ({ field }: NamedField): boolean =>
  isNumber(field) && field.role === 'measure' && !isYear(field) && defaultFunction(field) === 'sum'

/** A number of a hundred, or of one: "murder" of each state is a rate, where it has fractions. */
export const isRate = ({ type, role, profile }: Field): boolean =>
  (type === 'real' || type === 'decimal') &&
  role === 'measure' &&
  profile !== null &&
  Number(profile.min) >= 0 &&
  Number(profile.max) <= 100

export const opposite = (cond: Condition): Condition => ('not' in cond ? cond.not : { not: eitherOf(cond) })

/** "leave out cancelled and no-shows": no row has two values in one column, so that "and" means either. */
const eitherOf = (cond: Condition): Condition => {
  if (!('all' in cond)) return cond
  const equal = cond.all.flatMap((c) => ('compare' in c && c.compare === '=' && 'value' in c.right ? [c] : []))
  const [first] = equal
  const isOne = first && equal.every(({ left }) => JSON.stringify(left) === JSON.stringify(first.left))
  if (!isOne || equal.length < cond.all.length) return cond
  return { in: first.left, values: equal.map(({ right }) => ('value' in right ? right.value : null)) }
}

export const and = (conditions: Condition[]): Condition | undefined => {
  const all = conditions.flatMap((c) => ('all' in c ? c.all : [c]))
  const flat = all.length < 2 ? all : [...new Map(all.map((c) => [JSON.stringify(c), c])).values()]
  return flat.length === 0 ? undefined : flat.length === 1 ? flat[0] : { all: flat }
}

export const measureDataset = (measure: Measure, catalog: Catalog): string | null => {
  if ('count' in measure) return measure.count
  if ('op' in measure) return measureDataset(measure.left, catalog) ?? measureDataset(measure.right, catalog)
  if ('metric' in measure) {
    const metric = catalog.metrics.find((m) => m.name === measure.metric)
    return metric ? expressionDataset(metric.expression, catalog) : null
  }
  return 'of' in measure ? expressionDataset(measure.of, catalog) : null
}

const expressionDataset = (e: Expression, catalog: Catalog): string | null => {
  if ('field' in e) return e.field.dataset
  if ('op' in e) return expressionDataset(e.left, catalog) ?? expressionDataset(e.right, catalog)
  if ('call' in e) return e.args.map((a) => expressionDataset(a, catalog)).find((d) => d !== null) ?? null
  if ('measure' in e) return measureDataset(e.measure, catalog)
  if ('at' in e) return expressionDataset(e.of, catalog)
  return null
}

const ups = new WeakMap<Catalog, Map<string, Map<string, number>>>()
/** The datasets that a row of each dataset reaches, many to one, with the number of steps. */
export const reach = (catalog: Catalog, from: string): ReadonlyMap<string, number> => {
  let all = ups.get(catalog)
  if (!all) {
    all = new Map()
    ups.set(catalog, all)
  }
  let known = all.get(from)
  if (!known) {
    known = new Map([[from, 0]])
    for (const [name, steps] of known)
      for (const r of catalog.relationships) if (r.from === name && !known.has(r.to)) known.set(r.to, steps + 1)
    all.set(from, known)
  }
  return known
}

const parted = new WeakMap<Catalog, Map<string, number>>()
/** Which datasets hang together, by any relationship. */
export const islands = (catalog: Catalog): ReadonlyMap<string, number> => {
  let known = parted.get(catalog)
  if (!known) {
    known = new Map()
    for (const [at, { name }] of catalog.datasets.entries()) {
      if (known.has(name)) continue
      known.set(name, at)
      for (const [each] of known)
        if (known.get(each) === at)
          for (const r of catalog.relationships) {
            const other = r.from === each ? r.to : r.to === each ? r.from : null
            if (other !== null && !known.has(other)) known.set(other, at)
          }
    }
    parted.set(catalog, known)
  }
  return known
}

/** The dataset nearest to `base` whose rows belong to rows of `base` and reach all the others. */
export const bridgeOf = (catalog: Catalog, base: string, others: readonly string[]): string | null => {
  let best: { name: string; steps: number } | null = null
  for (const { name } of catalog.datasets) {
    const up = reach(catalog, name)
    let steps = up.get(base) ?? Number.NaN
    for (const other of others) steps += up.get(other) ?? Number.NaN
    if (Number.isFinite(steps) && (!best || steps < best.steps)) best = { name, steps }
  }
  return best?.name ?? null
}

/** A condition on rows of `on`, as rows of `base` see it: directly, or through rows that belong to both. Null where nothing joins them. */
export const seenFrom = (catalog: Catalog, base: string, on: string, cond: Condition): Condition | null => {
  if (reach(catalog, base).has(on)) return cond
  const bridge = bridgeOf(catalog, base, [on])
  return bridge ? { related: bridge, some: true, where: cond } : null
}

const yearOf = (date: string | null) => (date === null ? null : Number(date.slice(0, 4)))

/** A period as a condition on a time field, or on a number that is a year. */
export const during = (named: NamedField, period: Period): Condition | null => {
  if (isTime(named.field)) return { during: fieldOf(named), period }
  if (!isYear(named.field)) return null
  const of = fieldOf(named)
  if ('year' in period)
    return period.month || period.quarter || period.day
      ? null
      : { compare: '=', left: of, right: { value: period.year } }
  if (!('from' in period)) return null
  const from = yearOf(period.from)
  const to = yearOf(period.to)
  if (from !== null && from === to) return { compare: '=', left: of, right: { value: from } }
  const parts: Condition[] = []
  if (from !== null) parts.push({ compare: '>=', left: of, right: { value: from } })
  if (to !== null) parts.push({ compare: '<=', left: of, right: { value: to } })
  return and(parts) ?? null
}

export const percent = (left: Measure, right: Measure): Measure => ({
  op: '*',
  left: { op: '/', left, right },
  right: { value: 100 },
})

/** Each value stands in many rows: it names a group of them, never one. */
export const manyRows = 100
const rowsPerValue = 5
const groupRoles = new Set<Field['role']>(['category', 'place', 'flag', 'name'])
export const isGroup = ({ profile, role }: Field): boolean =>
  profile !== null &&
  groupRoles.has(role) &&
  profile.rows >= manyRows &&
  profile.rows / profile.distinct >= rowsPerValue

/** Its values are kinds, not things that are named. */
export const isKind = ({ role }: Field): boolean => role !== 'name' && groupRoles.has(role)
