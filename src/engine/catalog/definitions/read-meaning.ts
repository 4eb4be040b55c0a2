import type { Catalog, Dataset, Field, Metric } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import type { Condition, Expression, Measure } from '../../question/question.contract.ts'
import {
  type Parsed,
  parseCondition,
  parseMetricExpression,
  parseRowExpression,
} from '../expression/parse-expression.ts'
import { modelsOf, type OssieDocument } from '../ossie/document.ts'
import type { Suggestion } from '../suggest/suggest.ts'
import { plainWords } from './keep-reading.ts'
import { findDataset, type NamedDataset, namesFor } from './names.ts'
import { tableOfSource } from './table-of-source.ts'

/** What somebody said that a word means: something that has a name already, or an expression; and which rows count. */
export type SaidMeaning = { word: string; means: string; where?: string | undefined }
/** What a suggestion says of a metric; what it leaves out stays as it is. */
export type SaidMetric = {
  name: string
  label?: string
  expression?: string
  where?: string
  synonym?: string
  /** What the definitions said of it then. */
  until?: string | null
}

export type SaidSuggestion = Suggestion & { attribute: 'synonym' | 'metric' }

export type ReadMeaning =
  | {
      ok: true
      suggestion: SaidSuggestion
      /** In words. */
      sentence: string
      /** Whose it is: a dataset of a source, a metric that there is, or a new one. */
      of: { dataset: Dataset } | { metric: Metric } | null
    }
  | { ok: false; error: string }

type Thing = { dataset: Dataset; field: Field | null } | { metric: Metric }

/** Reads it against the catalog: a word for a dataset, a field or a metric is a synonym, anything else is a metric. */
export function readMeaning(said: SaidMeaning, catalog: Catalog, evidence: string): ReadMeaning {
  const word = said.word.replace(/\s+/g, ' ').trim()
  const known = catalog.metrics.find((metric) => isCalled(metric, word))
  const named = catalog.datasets.filter(({ hidden }) => !hidden).map((dataset) => ({ name: dataset.name, dataset }))
  const thing = thingCalled(said.means.trim(), named, catalog.metrics)
  if (thing && !said.where) return readSynonym(word, thing, catalog, evidence)
  return readMetric({ ...said, word }, { known, named, catalog, evidence })
}

type Called = { name: string; label: string; synonyms: string[] }
const isCalled = ({ name, label, synonyms }: Called, word: string): boolean =>
  [name, label, ...synonyms].some((one) => plainWords(one) === plainWords(word))

function thingCalled(means: string, named: NamedDataset[], metrics: Metric[]): Thing | null {
  const metric = metrics.find((one) => isCalled(one, means))
  if (metric) return { metric }
  const bare = means.replace(/^"(.*)"$/s, '$1')
  const dataset = findDataset(named, bare) ?? named.find((one) => isCalled(one.dataset, bare))?.dataset
  if (dataset) return { dataset, field: null }
  const parsed = parseRowExpression(means, namesFor(named, [], null))
  if (!parsed.ok || !('field' in parsed.value)) return null
  const { dataset: place, field: name } = parsed.value.field
  const owner = named.find((one) => one.dataset.name === place)?.dataset
  const field = owner?.fields.find((one) => one.name === name)
  return owner && field ? { dataset: owner, field } : null
}

function readSynonym(word: string, thing: Thing, catalog: Catalog, evidence: string): ReadMeaning {
  const called: Called = 'metric' in thing ? thing.metric : (thing.field ?? thing.dataset)
  if (isCalled(called, word)) return { ok: false, error: `${called.name} is known as "${word}" already.` }
  const other = [...catalog.metrics, ...catalog.datasets].find((one) => isCalled(one, word))
  if (other) return { ok: false, error: `"${word}" is what ${other.name} is called.` }
  const sentence = `Another word for ${called.label}.`
  if ('metric' in thing)
    return { ok: true, suggestion: ofMetric({ name: called.name, synonym: word }, evidence), sentence, of: thing }
  const field = thing.field?.column ?? thing.field?.name ?? null
  return {
    ok: true,
    suggestion: { dataset: thing.dataset.name, field, attribute: 'synonym', value: word, evidence },
    sentence,
    of: { dataset: thing.dataset },
  }
}

const ofMetric = (value: SaidMetric, evidence: string): SaidSuggestion => ({
  dataset: '',
  field: null,
  attribute: 'metric',
  value,
  evidence,
})

type MetricPlace = { known: Metric | undefined; named: NamedDataset[]; catalog: Catalog; evidence: string }

function readMetric({ word, means, where }: SaidMeaning, place: MetricPlace): ReadMeaning {
  const { known, named, catalog, evidence } = place
  const name = known?.name ?? nameFrom(word)
  if (name === '') return { ok: false, error: `"${word}" cannot be the name of a metric.` }
  const isItself = known !== undefined && isCalled(known, means.trim())
  const others = catalog.metrics.map((metric) => metric.name).filter((one) => one !== name)
  const value: Parsed<Expression> = isItself
    ? { ok: true, value: known.expression }
    : parseMetricExpression(means, namesFor(named, others, null))
  if (!value.ok) return refused('means', value.fault)
  const rows: Parsed<Condition> | null = where ? parseCondition(where, namesFor(named, [], null)) : null
  if (rows && !rows.ok) return refused('where', rows.fault)
  const said: SaidMetric = {
    name,
    ...(!known && name !== word && { label: word }),
    ...(!isItself && { expression: means.trim() }),
    ...(where && { where: where.trim() }),
  }
  const next = inWords(value.value, rows?.value ?? known?.where ?? null, catalog)
  const before = known && inWords(known.expression, known.where, catalog)
  const sentence = [next ?? means.trim(), ...(before ? [`Until now: ${before}`] : [])].join(' ')
  return { ok: true, suggestion: ofMetric(said, evidence), sentence, of: known ? { metric: known } : null }
}

/** Null where no question can say it. */
function inWords(expression: Expression, where: Condition | null, catalog: Catalog): string | null {
  const measure = measureOf(expression)
  return measure && sentenceOf({ measures: [measure], by: [], ...(where && { where }) }, catalog)
}

const refused = (key: string, fault: { message: string; expected: string }): ReadMeaning => ({
  ok: false,
  error: `${key}: ${fault.message}; expected ${fault.expected}.`,
})

const nameFrom = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^[_\p{N}]+|_+$/gu, '')

/** The expression of a metric as a question measures it; null where no question can. */
function measureOf(expression: Expression): Measure | null {
  if ('measure' in expression) return expression.measure
  if ('value' in expression) return typeof expression.value === 'number' ? { value: expression.value } : null
  if (!('op' in expression)) return null
  const [left, right] = [measureOf(expression.left), measureOf(expression.right)]
  return left && right ? { op: expression.op, left, right } : null
}

/** What the definitions of its own source call a dataset, which may have another name beside others. */
export const ownNameOf = (shown: OssieDocument, dataset: Dataset): string | undefined => {
  const entries = modelsOf(shown).flatMap(({ model }) => model.datasets)
  const found = entries.find(({ name }) => name === dataset.name)
  return (found ?? entries.find(({ source }) => tableOfSource(source, [dataset])))?.name
}

const metricIn = (shown: OssieDocument, name: string) =>
  modelsOf(shown)
    .flatMap(({ model }) => model.metrics ?? [])
    .find((metric) => metric.name === name)

/** Whether a metric of this name is defined in a document. */
export const definesMetric = (shown: OssieDocument, name: string): boolean => metricIn(shown, name) !== undefined

/** All that a document says of a metric; null: nothing. */
const meaningNow = (shown: OssieDocument, name: string): string | null => JSON.stringify(metricIn(shown, name)) ?? null

/** What a metric means when something is said of it, so that nobody else's word is lost when that is accepted. */
export const withMeaningNow = (shown: OssieDocument, suggestion: SaidSuggestion): SaidSuggestion => {
  const value = suggestion.value as SaidMetric
  return { ...suggestion, value: { ...value, until: meaningNow(shown, value.name) } satisfies SaidMetric }
}

/** Whether what a suggestion was said of means something else by now. What was removed means nothing else. */
export const isOutdated = (shown: OssieDocument, { attribute, value }: Suggestion): boolean => {
  if (attribute !== 'metric') return false
  const { name, until } = value as SaidMetric
  const now = meaningNow(shown, name)
  return until !== undefined && now !== null && until !== now
}

/** What a suggestion's word is the name of by now, so that one word never means two things; null: nothing. */
export const nowCalled = ({ attribute, value }: Suggestion, { metrics, datasets }: Catalog): string | null => {
  const find = (word: string, among: readonly Called[]) => among.find((one) => isCalled(one, word))?.name ?? null
  if (attribute === 'synonym') return find(value as string, [...metrics, ...datasets])
  if (attribute !== 'metric') return null
  const { name, label = name, synonym, until } = value as SaidMetric
  if (synonym !== undefined) return find(synonym, [...metrics, ...datasets])
  return until === null ? find(label, metrics) : null
}
