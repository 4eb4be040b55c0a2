import { amountWeight, leastWeight, mainWeight } from '../catalog/index.ts'
import type { Catalog, Dataset, Expression, Field, Measure, Metric } from '../question/index.ts'
import { inSentence, sentenceCase } from './subject-words.ts'

const maxMeasures = 3

/** Something that is measured: its label is also the name of its column. */
export type SubjectMeasure = {
  label: string
  /** What it is called of a group that is one row: of one there is no average. */
  ofOne: string
  measure: Measure & { label: string }
  /** Whether parts add up to the whole. */
  adds: boolean
}

export const fieldOf = (dataset: Dataset, field: Field): Expression => ({
  field: { dataset: dataset.name, field: field.name },
})

export const chosenMetrics = ({ metrics }: Catalog, names: string[]): SubjectMeasure[] =>
  names.flatMap((name) => {
    const metric = metrics.find((one) => one.name === name)
    if (!metric) return []
    const label = sentenceCase(metric.label)
    const isSum = 'measure' in metric.expression && adds(metric.expression.measure)
    return [{ label, ofOne: label, measure: { metric: name, label }, adds: isSum }]
  })

/** What the data tells by a word that no column is called: revenue, of a quantity and a price. */
export type Told = { concept: string; measure: Measure; isSaid: boolean }

const isComputed = ({ measure }: Told) => 'fn' in measure && 'of' in measure && 'op' in measure.of

/** The fields that it is computed of: they say less than what they come to. */
const factorsOf = ({ measure }: Told): string[] =>
  [...JSON.stringify(measure).matchAll(/"field":"((?:[^"\\]|\\.)*)"/g)].map(([, name]) => JSON.parse(`"${name}"`))

const askedWeight = 10

const words: Record<string, string> = { sum: 'Total', avg: 'Average', median: 'Median', min: 'Least', max: 'Greatest' }

/** Headings that say it themselves. */
const saidAlready: Record<string, RegExp> = { sum: /^(total|sum|number|count)\b/i, avg: /^(average|avg|mean)\b/i }

export function measuresOf(
  dataset: Dataset,
  { metrics, told, count }: { metrics: Metric[]; told: Told | null; count: SubjectMeasure },
  shares: (texts: string[]) => boolean,
): SubjectMeasure[] {
  const ofMetrics = metrics.map((metric): Weighed => {
    const label = sentenceCase(metric.label)
    return {
      label,
      ofOne: label,
      measure: { metric: metric.name, label },
      adds: 'measure' in metric.expression && adds(metric.expression.measure),
      weight: 5 + (shares([metric.name, metric.label, ...metric.synonyms]) ? askedWeight : 0),
    }
  })
  const factors = new Set(told ? factorsOf(told) : [])
  const ofFields = dataset.fields.map((field): Weighed => {
    const fn = field.aggregation ?? 'avg'
    const said = `${words[fn] ?? sentenceCase(fn)} ${inSentence(field.label)}`
    const label = saidAlready[fn]?.test(field.label) ? sentenceCase(field.label) : said
    const asked = field.role === 'measure' && !field.hidden && shares([field.name, field.label, ...field.synonyms])
    const own = amountWeight(field)
    const weight = !factors.has(field.name) ? own : told && isComputed(told) ? Math.min(own, leastWeight) : own + 1
    return {
      label,
      ofOne: sentenceCase(field.label),
      measure: { fn, of: fieldOf(dataset, field), label },
      adds: fn === 'sum',
      weight: weight + (asked ? askedWeight : 0),
    }
  })
  const chosen = [...(told ? ofConcept(told) : []), ...ofMetrics, ...ofFields]
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maxMeasures)
  // Of things that happen or that the words name, how many is what is asked first, unless something adds up.
  const best = chosen[0]
  const happens = dataset.timeField !== null && dataset.thing !== null
  const isAsked = best !== undefined && best.weight >= askedWeight
  const surely =
    isAsked ||
    (best !== undefined &&
      !shares([count.label]) &&
      (best.weight >= mainWeight || dataset.thing === null) &&
      (best.adds || !happens))
  const labels = new Set<string>()
  return (surely ? [...chosen, count] : [count, ...chosen])
    .map(({ label, ofOne, measure, adds }) => ({ label, ofOne, measure, adds }))
    .filter((one) => !labels.has(one.label) && labels.add(one.label))
}

/** By the word that was said; unsaid, what stands in a column is called as that is. */
function ofConcept(told: Told): Weighed[] {
  if (!told.isSaid && !isComputed(told)) return []
  const label = `Total ${told.concept}`
  const weight = 5 + (told.isSaid ? 2 * askedWeight : 0)
  return [{ label, ofOne: label, measure: { ...told.measure, label }, adds: true, weight }]
}

type Weighed = SubjectMeasure & { weight: number }

const adds = (measure: Measure): boolean =>
  'count' in measure || ('fn' in measure && (measure.fn === 'sum' || measure.fn === 'count'))
