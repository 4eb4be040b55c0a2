import type { Dataset, Metric, Relationship } from '../../question/catalog.ts'
import {
  modelsOf,
  type OssieDataset,
  type OssieDocument,
  type OssieMetric,
  type OssieRelationship,
  type Path,
} from '../ossie/document.ts'
import type { DocumentFault } from '../ossie/validate.ts'
import type { Suggested, Suggestion } from '../suggest/suggest.ts'
import { applyFields, synonymsOf } from './apply-fields.ts'
import { applyMetrics } from './apply-metrics.ts'
import { applyRelationship, relationshipKey } from './apply-relationships.ts'
import { findDataset, findField, type NamedDataset } from './names.ts'
import { readExtension } from './our-extension.ts'
import { saidKey } from './said-key.ts'
import { tableOfSource } from './table-of-source.ts'

/** What holds of a source: suggested by its profile, then said by people. */
export type Applied = {
  datasets: Dataset[]
  relationships: Relationship[]
  metrics: Metric[]
  /** Metrics that do not hold, each with the reason. */
  brokenMetrics: Map<string, string>
  /** What the definitions name that is not there, or cannot be read. Those parts are left out, the others hold. */
  faults: DocumentFault[]
  /** Suggestions that nobody has said anything about. */
  open: Suggestion[]
  /** By the names that the document gives them. */
  named: NamedDataset[]
}

/** Of each dataset, the fields that people gave another name. */
type Renamed = Map<string, Map<string, string>>
type Entry<T> = { entry: T; path: Path }
const entriesOf = <K extends 'datasets' | 'relationships' | 'metrics', T>(
  document: OssieDocument | null,
  kind: K,
): Entry<T>[] =>
  (document ? modelsOf(document) : []).flatMap(({ model, path }) =>
    ((model[kind] ?? []) as T[]).map((entry, at) => ({ entry, path: [...path, kind, at] })),
  )

/** In steps between which others may have their turn. */
export function* applyDefinitions(suggested: Suggested, document: OssieDocument | null): Generator<undefined, Applied> {
  const faults: DocumentFault[] = []
  const fault = (found: DocumentFault) => void faults.push(found)
  const said = new Set<string>()
  const datasets = suggested.datasets.map((dataset) => ({ ...dataset, fields: [...dataset.fields] }))
  const named: NamedDataset[] = []
  const taken = new Set<Dataset>()
  const renamed: Renamed = new Map()
  for (const { entry, path } of entriesOf<'datasets', OssieDataset>(document, 'datasets')) {
    yield
    const dataset = tableOfSource(entry.source, datasets)
    if (!dataset)
      fault({
        path: [...path, 'source'],
        message: `there is no table "${entry.source}"`,
        expected: nearTables(datasets),
      })
    else if (taken.has(dataset))
      fault({
        path: [...path, 'source'],
        message: `"${entry.source}" is described twice`,
        expected: 'one dataset for each table',
      })
    else if (findDataset(named, entry.name, true))
      fault({
        path: [...path, 'name'],
        message: `two datasets are called "${entry.name}"`,
        expected: 'a name of its own',
      })
    else {
      taken.add(dataset)
      named.push({ name: entry.name, dataset })
      renamed.set(dataset.name, applyDataset(dataset, entry, path, fault, said))
    }
  }
  for (const dataset of datasets) if (!taken.has(dataset)) named.push({ name: dataset.name, dataset })
  yield
  const { relationships, following } = applyRelationships(suggested, document, named, renamed, fault)
  yield
  const { metrics, broken } = applyMetrics(entriesOf<'metrics', OssieMetric>(document, 'metrics'), named, [], fault)
  const open = suggested.suggestions.filter((suggestion) =>
    suggestion.attribute === 'relationship'
      ? following.has(suggestion.value as Relationship)
      : !said.has(saidKey(suggestion)),
  )
  return { datasets, relationships, metrics, brokenMetrics: broken, faults, open, named }
}

const nearTables = (datasets: Dataset[]): string => {
  const names = datasets.map(({ table }) => (table.schema ? `${table.schema}.${table.name}` : table.name))
  return names.length === 0
    ? 'a table of the data source'
    : `one of ${names.slice(0, 20).join(', ')}${names.length > 20 ? ' …' : ''}`
}

function applyDataset(
  dataset: Dataset,
  entry: OssieDataset,
  path: Path,
  fault: (found: DocumentFault) => void,
  said: Set<string>,
): Map<string, string> {
  const { name: key } = dataset
  const ours = readExtension(entry, 'dataset', path, fault)
  const follows = new Set(ours.suggested)
  const isSaid = (attribute: string, value: unknown) => {
    if (value === undefined || follows.has(attribute)) return false
    said.add(saidKey({ dataset: key, field: null, attribute }))
    return true
  }
  const renamed = applyFields(dataset, entry.fields ?? [], [...path, 'fields'], fault, said)
  const now = (field: string) => renamed.get(field) ?? field
  dataset.primaryKey = dataset.primaryKey.map(now)
  dataset.uniqueKeys = dataset.uniqueKeys.map((key) => key.map(now))
  dataset.nameFields = dataset.nameFields.map(now)
  dataset.timeField = dataset.timeField && now(dataset.timeField)
  const toFields = (columns: string[], place: Path) =>
    columns.flatMap((column, at) => {
      const field = findField(dataset.fields, column)
      if (!field)
        fault({
          path: [...place, at],
          message: `there is no field or column "${column}"`,
          expected: 'a field of the dataset',
        })
      return field ? [field.name] : []
    })
  if (isSaid('primaryKey', entry.primary_key))
    dataset.primaryKey = toFields(entry.primary_key ?? [], [...path, 'primary_key'])
  if (isSaid('uniqueKeys', entry.unique_keys))
    dataset.uniqueKeys = (entry.unique_keys ?? []).map((columns, at) => toFields(columns, [...path, 'unique_keys', at]))
  if (isSaid('description', entry.description)) dataset.description = entry.description || null
  if (isSaid('label', ours.label)) dataset.label = ours.label as string
  if (isSaid('hidden', ours.hidden)) dataset.hidden = ours.hidden as boolean
  if (isSaid('thing', ours.thing)) dataset.thing = ours.thing ?? null
  const extension = [...path, 'custom_extensions']
  if (isSaid('timeField', ours.timeField))
    dataset.timeField = ours.timeField ? (toFields([ours.timeField], extension)[0] ?? null) : null
  if (isSaid('nameFields', ours.nameFields)) dataset.nameFields = toFields(ours.nameFields ?? [], extension)
  dataset.synonyms = synonymsOf(entry.ai_context)
  return renamed
}

function applyRelationships(
  suggested: Suggested,
  document: OssieDocument | null,
  named: NamedDataset[],
  renamed: Renamed,
  fault: (found: DocumentFault) => void,
) {
  const models = document ? modelsOf(document) : []
  const dismissed = new Set(
    models.flatMap(({ model, path }) => readExtension(model, 'model', path, fault).dismissed ?? []),
  )
  const relationships: Relationship[] = []
  for (const { entry, path } of entriesOf<'relationships', OssieRelationship>(document, 'relationships')) {
    // One that follows the profile comes from there, or not at all.
    if (readExtension(entry, 'relationship', path, fault).suggested) continue
    const found = applyRelationship(entry, path, named, fault)
    if (found && relationships.some(({ name }) => name === found.name))
      fault({
        path: [...path, 'name'],
        message: `two relationships are called "${found.name}"`,
        expected: 'a name of its own',
      })
    else if (found) relationships.push(found)
  }
  const keys = new Set(relationships.map(relationshipKey))
  const names = new Set(relationships.map(({ name }) => name))
  const following = new Map<Relationship, Relationship>()
  for (const suggestion of suggested.relationships) {
    const { from, to, fromFields, toFields } = suggestion
    const now = (dataset: string) => (field: string) => renamed.get(dataset)?.get(field) ?? field
    const one = { ...suggestion, fromFields: fromFields.map(now(from)), toFields: toFields.map(now(to)) }
    const key = relationshipKey(one)
    if (!keys.has(key) && !dismissed.has(key) && !names.has(one.name)) following.set(suggestion, one)
  }
  return { relationships: [...relationships, ...following.values()], following }
}
