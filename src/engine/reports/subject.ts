import { amountWeight, leastWeight, relevanceTo } from '../catalog/index.ts'
import type { Catalog, Dataset, Expression, Field } from '../question/index.ts'
import { createReach } from '../question/index.ts'
import { conceptSaid, conceptWays } from '../reader/concepts.ts'
import { dimensionsOf, type SubjectDimension, saidBy } from './subject-dimensions.ts'
import { chosenMetrics, measuresOf, type SubjectMeasure, type Told } from './subject-measures.ts'
import { inSentence, sentenceCase } from './subject-words.ts'

export type SubjectTime = {
  of: Expression
  label: string
  isDate: boolean
  grain: 'year' | 'quarter' | 'month' | 'day'
}

/** What a report or dashboard is about: the dataset in which things happen, what is measured in it, when, and by what it is split. */
export type Subject = {
  dataset: string
  label: string
  /** What its rows are called. */
  things: string
  measures: SubjectMeasure[]
  dimensions: SubjectDimension[]
  time: SubjectTime | null
}

const dayMs = 86_400_000

/** What somebody chose: a dataset, or metrics. */
export type Wanted = { dataset?: string | undefined; metrics?: string[] | undefined }

/** "returns by product": what is asked about, and by what it is split. */
const partsOf = (words: string): [string, string] => {
  const [, about, by] = /^(.*?)\b(?:by|per)\b(.*)$/is.exec(words) ?? []
  return by === undefined ? [words, ''] : [about || words, by]
}

/** The subject that the words ask for, or the most telling one there is; null when there is nothing to measure or count. */
export function findSubject(catalog: Catalog, words = '', wanted: Wanted = {}): Subject | null {
  const [about, by] = partsOf(words)
  const reach = createReach(catalog)
  const relevance = relevanceTo(about, catalog)
  const said = saidBy(by, catalog)
  const metricsOf = (dataset: Dataset) =>
    catalog.metrics.filter((metric) => {
      const homes = reach.homesOf({ metric: metric.name })
      return homes.length > 0 && homes.includes(dataset.name)
    })
  const usable = catalog.datasets.filter(
    ({ hidden, rows, fields }) => !hidden && rows !== 0 && fields.filter((field) => !field.hidden).length > 1,
  )
  const splits = (dataset: Dataset) =>
    by !== '' &&
    catalog.datasets.some(
      (each) => reach.reaches(dataset.name, each.name) && each.fields.some((field) => said({ each, field }) > 0),
    )
  const score = (dataset: Dataset) =>
    (splits(dataset) ? maxScore : 0) +
    metricsOf(dataset).length * 3 +
    Math.min(4, dataset.fields.filter((field) => amountWeight(field) >= leastWeight).length) * 2 +
    (dataset.timeField ? 4 : 0) +
    catalog.relationships.filter(({ from }) => from === dataset.name).length -
    catalog.relationships.filter(({ to }) => to === dataset.name).length +
    Math.log10((dataset.rows ?? 10) + 1)
  // A word such as "revenue" may name no column and no metric, and still be what the data can tell.
  const isMetric = catalog.metrics.some(({ name, label, synonyms }) => relevance.shares([name, label, ...synonyms]))
  const concept = isMetric ? null : conceptSaid(about, catalog)
  const near = Math.max(0, ...usable.map(relevance.score))
  const asked = near > 0 ? usable.filter((dataset) => relevance.score(dataset) >= near * 0.8) : usable
  const [first] = wanted.metrics ?? []
  const chosen = wanted.dataset ?? (first === undefined ? undefined : reach.homesOf({ metric: first })[0])
  const dataset =
    catalog.datasets.find(({ name }) => name === chosen) ??
    usable.find(({ name }) => name === concept?.dataset) ??
    asked.toSorted((a, b) => score(b) - score(a))[0]
  if (!dataset) return null
  const things = dataset.thing?.many ?? 'rows'
  const above = aboveOf(
    dataset,
    catalog.datasets.filter((other) => !other.hidden && reach.reaches(dataset.name, other.name)),
    catalog,
  )
  const metrics = metricsOf(dataset)
  const told: Told | null =
    concept?.dataset === dataset.name
      ? { ...concept, isSaid: true }
      : metrics.length > 0
        ? null
        : earned(dataset, catalog)
  const dated = [dataset, ...above].find((each) => timeOf(each) !== null)
  return {
    dataset: dataset.name,
    label: dataset.label,
    things,
    measures: wanted.metrics?.length
      ? chosenMetrics(catalog, wanted.metrics)
      : measuresOf(dataset, { metrics, told, count: countOf(dataset, dated ?? dataset, catalog) }, relevance.shares),
    dimensions: dimensionsOf(dataset, above, said),
    time: dated ? timeOf(dated) : null,
  }
}

/** More than a dataset comes to by what it holds. */
const maxScore = 1000

/** What the rows of a dataset bring in, where nobody asked and no metric says it. */
function earned(dataset: Dataset, catalog: Catalog): Told | null {
  const way = conceptWays(catalog, 'revenue').find(({ on }) => on === dataset)
  return way ? { concept: 'revenue', measure: way.measure, isSaid: false } : null
}

/** Its rows; of parts of what happens at a time, what happened: orders rather than their lines. */
function countOf(dataset: Dataset, dated: Dataset, { relationships }: Catalog): SubjectMeasure {
  const link = relationships.find(({ from, to }) => from === dataset.name && to === dated.name)
  const key = link?.fromFields.length === 1 ? link.fromFields[0] : undefined
  if (dated !== dataset && key !== undefined && dated.thing && (dated.rows ?? 0) >= (dataset.rows ?? 0) / maxParts) {
    const label = sentenceCase(dated.thing.many)
    return {
      label,
      ofOne: label,
      measure: { fn: 'distinct', of: { field: { dataset: dataset.name, field: key } }, label },
      adds: false,
    }
  }
  const label = sentenceCase(dataset.thing?.many ?? 'rows')
  return { label, ofOne: label, measure: { count: dataset.name, label }, adds: true }
}
/** With more parts to each it is a group of rows, not what they are parts of. */
const maxParts = 10

/** What a row belongs to: the nearest first, and of those what has the most rows, as that tells the most of each: its order before its product. */
function aboveOf(dataset: Dataset, reached: Dataset[], catalog: Catalog): Dataset[] {
  const steps = stepsFrom(dataset, catalog)
  const far = ({ name }: Dataset) => steps.get(name) ?? Number.MAX_SAFE_INTEGER
  return reached
    .filter((other) => other !== dataset)
    .toSorted((a, b) => far(a) - far(b) || (b.rows ?? 0) - (a.rows ?? 0))
}

/** How many relationships lead from a dataset to each above it: what is near says more of a row than what is far. */
function stepsFrom({ name }: Dataset, { relationships }: Catalog): Map<string, number> {
  const steps = new Map([[name, 0]])
  for (const [at, count] of steps)
    for (const { from, to } of relationships) if (from === at && !steps.has(to)) steps.set(to, count + 1)
  return steps
}

/** When the rows of a dataset happened. */
function timeOf(dataset: Dataset): SubjectTime | null {
  const field = dataset.fields.find(({ name }) => name === dataset.timeField)
  if (!field || field.hidden || (field.profile && field.profile.distinct < 2)) return null
  const isDate = field.type === 'date' || field.type === 'datetime'
  const of: Expression = { field: { dataset: dataset.name, field: field.name } }
  return { of, label: field.label, isDate, grain: isDate ? grainOf(field) : 'year' }
}

/** Between a handful and some dozens of points. */
function grainOf({ profile }: Field): SubjectTime['grain'] {
  const [from, to] = [profile?.min, profile?.max].map((value) => Date.parse(String(value).slice(0, 10)))
  const days = from === undefined || to === undefined ? Number.NaN : (to - from) / dayMs
  if (Number.isNaN(days)) return 'month'
  return days <= 62 ? 'day' : days <= 4 * 366 ? 'month' : days <= 10 * 366 ? 'quarter' : 'year'
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
