import { relevanceTo } from '../catalog/index.ts'
import type { Catalog, Dataset, Expression, Field, Measure, Metric } from '../question/index.ts'
import { createReach } from '../question/index.ts'
import { conceptSaid } from '../reader/concepts.ts'
import type { ColumnProfile } from '../schema.ts'

/** Something that is measured: its label is also the name of its column. */
export type SubjectMeasure = {
  label: string
  measure: Measure & { label: string }
  /** Whether parts add up to the whole. */
  adds: boolean
}
export type SubjectDimension = {
  label: string
  of: Expression
  values: number
  type: Field['type']
  /** It names the rows themselves: each value is one of the things. */
  each: boolean
}
export type SubjectTime = {
  of: Expression
  label: string
  isDate: boolean
  grain: 'year' | 'quarter' | 'month' | 'day'
}

/** What a report or dashboard is about: the dataset in which things happen, what is measured in it, when, and by what it is split. */
export type Subject = {
  dataset: string
  /** What its rows are called. */
  things: string
  measures: SubjectMeasure[]
  dimensions: SubjectDimension[]
  time: SubjectTime | null
}

const maxMeasures = 3
/** Groups that can be told apart at a glance. */
const fewValues = 15
const maxValues = 60
const maxDimensions = 4
const dayMs = 86_400_000

export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** Words but not names and abbreviations: "By Region" is "by region", "By USA" is not "by usa". */
export const inSentence = (label: string) =>
  /^\p{Lu}[\p{Ll}\d\s]*$/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const fieldOf = (dataset: Dataset, field: Field): Expression => ({
  field: { dataset: dataset.name, field: field.name },
})

/** What somebody chose: a dataset, or metrics. */
export type Wanted = { dataset?: string | undefined; metrics?: string[] | undefined }

/** The subject that the words ask for, or the most telling one there is; null when there is nothing to measure or count. */
export function findSubject(catalog: Catalog, words = '', wanted: Wanted = {}): Subject | null {
  const reach = createReach(catalog)
  const relevance = relevanceTo(words, catalog)
  const metricsOf = (dataset: Dataset) =>
    catalog.metrics.filter((metric) => {
      const homes = reach.homesOf({ metric: metric.name })
      return homes.length > 0 && homes.includes(dataset.name)
    })
  const usable = catalog.datasets.filter(
    ({ hidden, rows, fields }) => !hidden && rows !== 0 && fields.filter((field) => !field.hidden).length > 1,
  )
  const score = (dataset: Dataset) =>
    metricsOf(dataset).length * 3 +
    Math.min(4, dataset.fields.filter((field) => weightOf(field) >= leastWeight).length) * 2 +
    (dataset.timeField ? 4 : 0) +
    catalog.relationships.filter(({ from }) => from === dataset.name).length -
    catalog.relationships.filter(({ to }) => to === dataset.name).length +
    Math.log10((dataset.rows ?? 10) + 1)
  // A word such as "revenue" may name no column and no metric, and still be what the data can tell.
  const isMetric = catalog.metrics.some(({ name, label, synonyms }) => relevance.shares([name, label, ...synonyms]))
  const said = isMetric ? null : conceptSaid(words, catalog)
  const near = Math.max(0, ...usable.map(relevance.score))
  const asked = near > 0 ? usable.filter((dataset) => relevance.score(dataset) >= near * 0.8) : usable
  const [first] = wanted.metrics ?? []
  const chosen = wanted.dataset ?? (first === undefined ? undefined : reach.homesOf({ metric: first })[0])
  const dataset =
    catalog.datasets.find(({ name }) => name === chosen) ??
    usable.find(({ name }) => name === said?.dataset) ??
    asked.toSorted((a, b) => score(b) - score(a))[0]
  if (!dataset) return null
  const things = dataset.thing?.many ?? 'rows'
  const steps = stepsFrom(dataset, catalog)
  const above = catalog.datasets
    .filter((other) => other !== dataset && !other.hidden && reach.reaches(dataset.name, other.name))
    .toSorted((a, b) => (steps.get(a.name) ?? maxValues) - (steps.get(b.name) ?? maxValues))
  const measures = wanted.metrics?.length
    ? chosenMetrics(catalog, wanted.metrics)
    : measuresOf(dataset, metricsOf(dataset), relevance.shares, things)
  return {
    dataset: dataset.name,
    things,
    measures: said?.dataset === dataset.name ? withConcept(said, measures) : measures,
    dimensions: dimensionsOf(dataset, above),
    time: timeOf(dataset, above),
  }
}

/** How many relationships lead from a dataset to each above it: what is near says more of a row than what is far. */
function stepsFrom({ name }: Dataset, { relationships }: Catalog): Map<string, number> {
  const steps = new Map([[name, 0]])
  for (const [at, count] of steps)
    for (const { from, to } of relationships) if (from === at && !steps.has(to)) steps.set(to, count + 1)
  return steps
}

const chosenMetrics = ({ metrics }: Catalog, names: string[]): SubjectMeasure[] =>
  names.flatMap((name) => {
    const metric = metrics.find((one) => one.name === name)
    if (!metric) return []
    const label = sentenceCase(metric.label)
    const isSum = 'measure' in metric.expression && adds(metric.expression.measure)
    return [{ label, measure: { metric: name, label }, adds: isSum }]
  })

function withConcept(
  { concept, measure }: { concept: string; measure: Measure },
  measures: SubjectMeasure[],
): SubjectMeasure[] {
  const label = `Total ${concept}`
  const others = measures.filter((one) => one.label !== label)
  return [{ label, measure: { ...measure, label }, adds: true }, ...others].slice(0, maxMeasures + 1)
}

/** What weighs less is shown only when it is asked for; what weighs less than `mainWeight` does not stand for the whole. */
const leastWeight = 1
const mainWeight = 2

/** How surely a field is an amount: money, shares and units are; whole numbers may be codes, ranks or grades. */
function weightOf({ role, hidden, profile, format, type }: Field): number {
  if (role !== 'measure' || hidden) return 0
  if (profile && (profile.distinct < 2 || profile.nulls >= profile.rows * 0.8)) return 0
  if (format?.kind === 'currency') return 4
  if (format?.kind === 'percent' || format?.kind === 'duration') return 3
  if (format?.unit || type === 'real' || type === 'decimal') return mainWeight
  return profile === null || isGrade(profile) || isSequence(profile) ? 0.5 : leastWeight
}

const spanOf = ({ min, max }: ColumnProfile) =>
  typeof min === 'number' && typeof max === 'number' ? max - min + 1 : Number.POSITIVE_INFINITY
/** A few whole numbers one after another: a class, a grade, a number of children. */
const isGrade = (profile: ColumnProfile) => profile.distinct <= 10 && spanOf(profile) <= profile.distinct * 1.5
/** 1 to as many as there are rows: a rank. */
const isSequence = (profile: ColumnProfile) =>
  profile.distinct > 10 && profile.distinct === profile.rows - profile.nulls && spanOf(profile) === profile.distinct

const words: Record<string, string> = { sum: 'Total', avg: 'Average', median: 'Median', min: 'Least', max: 'Greatest' }

/** Headings that say it themselves. */
const saidAlready: Record<string, RegExp> = { sum: /^(total|sum|number|count)\b/i, avg: /^(average|avg|mean)\b/i }

function measuresOf(
  dataset: Dataset,
  metrics: Metric[],
  shares: (texts: string[]) => boolean,
  things: string,
): SubjectMeasure[] {
  const ofMetrics = metrics.map((metric): Weighed => {
    const label = sentenceCase(metric.label)
    return {
      label,
      measure: { metric: metric.name, label },
      adds: 'measure' in metric.expression && adds(metric.expression.measure),
      weight: 5 + (shares([metric.name, metric.label, ...metric.synonyms]) ? 10 : 0),
    }
  })
  const ofFields = dataset.fields.map((field): Weighed => {
    const fn = field.aggregation ?? 'avg'
    const said = `${words[fn] ?? sentenceCase(fn)} ${inSentence(field.label)}`
    const label = saidAlready[fn]?.test(field.label) ? sentenceCase(field.label) : said
    const asked = field.role === 'measure' && !field.hidden && shares([field.name, field.label, ...field.synonyms])
    return {
      label,
      measure: { fn, of: fieldOf(dataset, field), label },
      adds: fn === 'sum',
      weight: weightOf(field) + (asked ? 10 : 0),
    }
  })
  const chosen = [...ofMetrics, ...ofFields]
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxMeasures)
  const label = sentenceCase(things)
  const count: SubjectMeasure = { label, measure: { count: dataset.name, label }, adds: true }
  // Of things that happen, how many is what is asked first, unless something adds up.
  const best = chosen[0]
  const happens = dataset.timeField !== null && dataset.thing !== null
  const surely = best !== undefined && (best.weight >= mainWeight || dataset.thing === null) && (best.adds || !happens)
  const labels = new Set<string>()
  return (surely ? [...chosen, count] : [count, ...chosen])
    .map((one) => ({ label: one.label, measure: one.measure, adds: one.adds }))
    .filter((one) => !labels.has(one.label) && labels.add(one.label))
}

type Weighed = SubjectMeasure & { weight: number }

const adds = (measure: Measure): boolean =>
  'count' in measure || ('fn' in measure && (measure.fn === 'sum' || measure.fn === 'count'))

/**
 * Its own first, then what it belongs to by name (a category, a shop), then places and other groups of the datasets above it, the nearest
 * first; few enough values to be told apart, and several rows to each.
 */
function dimensionsOf(dataset: Dataset, above: Dataset[]): SubjectDimension[] {
  const all = [dataset, ...above].flatMap((each) =>
    each.fields.filter((field) => isGroup(field, each)).map((field) => ({ each, field })),
  )
  const rank = ({ each, field }: { each: Dataset; field: Field }) => {
    const [isOwn, isName] = [each === dataset, namesRows(field, each)]
    const few = (field.profile?.distinct ?? 0) <= fewValues
    if (field.role === 'measure') return 5
    if (isOwn) return isName ? 4 : few ? 0 : 3
    if (few && isName) return 0
    return field.role === 'place' ? 1 : few && !isName ? 2 : 3
  }
  const labels = new Set<string>()
  const found = all
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ each, field }) => ({
      label: sentenceCase(labelOf(field, each, dataset)),
      of: labelled(fieldOf(each, field), field),
      values: field.profile?.distinct ?? 0,
      // A choice is made among the values themselves.
      type: field.valueLabels.length > 0 ? ('other' as const) : field.type,
      each: each === dataset && namesRows(field, each),
    }))
    .filter(({ label }) => !labels.has(label) && labels.add(label))
  // Each by itself is worth a look where nothing puts them together.
  const groups = found.filter((one) => !one.each)
  return (groups.length >= 2 ? groups : found).slice(0, maxDimensions)
}

/** Values by their labels, where all of them have one: yes and no instead of 1 and 0. */
function labelled(of: Expression, { valueLabels, profile }: Field): Expression {
  if (valueLabels.length === 0 || valueLabels.length < (profile?.distinct ?? 0)) return of
  return {
    case: valueLabels.map(({ value, label }) => ({
      when: { compare: '=' as const, left: of, right: { value } },
      result: { value: sentenceCase(label) },
    })),
    else: null,
  }
}

/** "Name" of another dataset says nothing without it. */
const labelOf = (field: Field, each: Dataset, dataset: Dataset) =>
  each === dataset || field.role !== 'name' ? field.label : (each.thing?.one ?? field.label)

const namesRows = ({ name }: Pick<Field, 'name'>, { nameFields }: Dataset) =>
  nameFields.length === 1 && nameFields[0] === name

function isGroup({ name, role, type, hidden, profile }: Field, dataset: Dataset): boolean {
  if (hidden || profile === null || profile.rows === 0) return false
  if (profile.distinct < 2 || profile.nulls > profile.rows / 2) return false
  const isName = namesRows({ name }, dataset)
  if (profile.distinct > maxValues) return isName
  if (role === 'measure' && type === 'integer') return isGrade(profile) && profile.distinct <= profile.rows / 4
  if (role === 'category' || role === 'flag' || role === 'place')
    // One value for nearly each row tells rows apart and groups nothing: a fax number, an address.
    return profile.distinct <= Math.max(2, profile.rows / 2)
  return isName
}

/** The time of a row, its own or that of what it belongs to. */
function timeOf(dataset: Dataset, above: Dataset[]): SubjectTime | null {
  for (const each of [dataset, ...above]) {
    const field = each.fields.find(({ name }) => name === each.timeField)
    if (!field || field.hidden || (field.profile && field.profile.distinct < 2)) continue
    const isDate = field.type === 'date' || field.type === 'datetime'
    return { of: fieldOf(each, field), label: field.label, isDate, grain: isDate ? grainOf(field) : 'year' }
  }
  return null
}

/** Between a handful and some dozens of points. */
function grainOf({ profile }: Field): SubjectTime['grain'] {
  const [from, to] = [profile?.min, profile?.max].map((value) => Date.parse(String(value).slice(0, 10)))
  const days = from === undefined || to === undefined ? Number.NaN : (to - from) / dayMs
  if (Number.isNaN(days)) return 'month'
  return days <= 62 ? 'day' : days <= 4 * 366 ? 'month' : days <= 10 * 366 ? 'quarter' : 'year'
}

/** Numbers stand in their own order, everything else by what is measured. */
export const groupsOrder = ({ type }: SubjectDimension) =>
  type === 'integer' ? [{ column: { by: 0 }, descending: false }] : [{ column: { measure: 0 }, descending: true }]

/** What is told of each group: how many of the things one of them is would be 1. */
export const measuresFor = ({ each }: SubjectDimension, measures: SubjectMeasure[]): SubjectMeasure[] => {
  const others = measures.filter(({ measure }) => !('count' in measure))
  return each && others.length > 0 ? others : measures
}

/** How the trend of a subject is grouped. */
export const trendBy = ({ of, isDate, grain, label }: SubjectTime) => ({
  of,
  label: sentenceCase(isDate ? grain : label),
  ...(isDate && { grain }),
})
export const grainWord = ({ isDate, grain, label }: SubjectTime) => (isDate ? grain : inSentence(label))

/** A period as people write it. */
export function periodInWords(cell: unknown, { isDate, grain }: SubjectTime): string {
  const text = String(cell ?? '')
  if (!isDate) return text
  if (grain === 'quarter') return `${text.slice(0, 4)} Q${Math.ceil(Number(text.slice(5, 7)) / 3)}`
  return text.slice(0, grain === 'year' ? 4 : grain === 'month' ? 7 : 10)
}
