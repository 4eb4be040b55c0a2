import type { Dataset, Field, Relationship } from '../../question/catalog.ts'
import { writeExpression, writeName } from '../expression/write-expression.ts'
import {
  modelsOf,
  type OssieDataset,
  type OssieDocument,
  type OssieField,
  type OssieRelationship,
  ossieVersion,
  type SemanticModel,
} from '../ossie/document.ts'
import type { Applied } from './apply-definitions.ts'
import { readExtension, withExtension } from './our-extension.ts'
import { saidKey } from './said-key.ts'
import { sourceOf, tableOfSource } from './table-of-source.ts'

const dataTypes: Partial<Record<Field['type'], string>> = {
  integer: 'Integer',
  real: 'Float',
  decimal: 'Decimal',
  boolean: 'Boolean',
  date: 'Date',
  datetime: 'DateTime',
  time: 'Time',
  text: 'String',
}

/**
 * The whole document of a source: what people said, as they wrote it, and beside it all that is suggested, marked as such. What
 * names a table or column that is no longer there stays where it is.
 */
export function showDefinitions(applied: Applied, stored: OssieDocument | null, name: string): OssieDocument {
  const document: OssieDocument = stored ? structuredClone(stored) : { version: ossieVersion, semantic_model: [] }
  const open = new Set(applied.open.map(saidKey))
  const follows = (dataset: string, field: string | null) => (attribute: string) =>
    open.has(saidKey({ dataset, field, attribute }))
  const models = modelsOf(document).map(({ model }) => model)
  const shown = new Set<string>()
  for (const model of models)
    model.datasets = model.datasets.map((entry) => {
      const dataset = tableOfSource(entry.source, applied.datasets)
      if (!dataset || shown.has(dataset.name)) return entry
      shown.add(dataset.name)
      return showDataset(dataset, entry, follows)
    })
  const missing = applied.datasets.filter((dataset) => !shown.has(dataset.name))
  const first = models[0] ?? startModel(document, name, missing.length)
  if (!first) return document
  first.datasets.push(
    ...missing.map((dataset) => showDataset(dataset, { name: dataset.name, source: sourceOf(dataset) }, follows)),
  )
  showRelationships(models.length === 0 ? [first] : models, applied)
  return document
}

/** A model needs a dataset, so that a source without tables has none. */
function startModel(document: OssieDocument, name: string, datasets: number): SemanticModel | null {
  if (datasets === 0 || !('semantic_model' in document)) return null
  const model: SemanticModel = { name, datasets: [] }
  ;(document.semantic_model as SemanticModel[]).push(model)
  return model
}

type Follows = (dataset: string, field: string | null) => (attribute: string) => boolean

function showDataset(dataset: Dataset, entry: OssieDataset, follows: Follows): OssieDataset {
  const suggested = follows(dataset.name, null)
  const { suggested: _, ...said } = readExtension(entry, 'dataset')
  const marks = ['primaryKey', 'uniqueKeys', 'description', 'thing', 'timeField', 'nameFields'].filter(suggested)
  const fields = entry.fields ?? []
  const known = new Set(fields.map((field) => field.name))
  const byName = new Map(dataset.fields.map((field) => [field.name, field]))
  const { fields: __, custom_extensions, ...rest } = entry
  const shown: OssieDataset = {
    ...rest,
    ...(suggested('primaryKey') && { primary_key: dataset.primaryKey }),
    ...(suggested('uniqueKeys') && { unique_keys: dataset.uniqueKeys }),
    ...(suggested('description') && { description: dataset.description ?? '' }),
    fields: [
      ...fields.map((field) => {
        const found = byName.get(field.name)
        return found ? showField(dataset, found, field, follows) : field
      }),
      ...dataset.fields
        .filter((field) => !known.has(field.name))
        .map((field) => showField(dataset, field, startField(field, dataset), follows)),
    ],
    ...(custom_extensions && { custom_extensions }),
  }
  return withExtension(shown, {
    ...said,
    ...(suggested('thing') && { thing: dataset.thing }),
    ...(suggested('timeField') && { timeField: dataset.timeField }),
    ...(suggested('nameFields') && { nameFields: dataset.nameFields }),
    ...(dataset.hidden && { hidden: true }),
    ...(marks.length > 0 && { suggested: marks }),
  })
}

const startField = (field: Field, dataset: Dataset): OssieField => {
  const datatype = field.instant ? 'DateTimeTz' : dataTypes[field.type]
  const text = field.expression
    ? writeExpression(field.expression, { dataset: dataset.name })
    : writeName(field.column ?? field.name)
  return {
    name: field.name,
    expression: { dialects: [{ dialect: 'ANSI_SQL', expression: text }] },
    ...(field.role === 'time' &&
      field.type !== 'date' &&
      field.type !== 'datetime' && { dimension: { is_time: true } }),
    label: field.label,
    ...(datatype && { datatype }),
  }
}

function showField(dataset: Dataset, field: Field, entry: OssieField, follows: Follows): OssieField {
  // What is suggested is known by the column, whatever the field is called.
  const suggested = follows(dataset.name, field.column ?? field.name)
  const { suggested: _, ...said } = readExtension(entry, 'field')
  const marks = ['role', 'aggregation', 'format', 'valueLabels', 'description'].filter(suggested)
  const shown: OssieField = { ...entry, ...(suggested('description') && { description: field.description ?? '' }) }
  return withExtension(shown, {
    ...said,
    ...(suggested('role') && { role: field.role }),
    ...(suggested('aggregation') && { aggregation: field.aggregation }),
    ...(suggested('format') && { format: field.format }),
    ...(suggested('valueLabels') && { valueLabels: field.valueLabels }),
    ...(marks.length > 0 && { suggested: marks }),
  })
}

function showRelationships(models: SemanticModel[], applied: Applied): void {
  const [first] = models
  for (const model of models)
    if (model.relationships)
      model.relationships = model.relationships.filter((entry) => !readExtension(entry, 'relationship').suggested)
  const suggested = applied.open
    .filter(({ attribute }) => attribute === 'relationship')
    .map(({ value }) => (value as Relationship).name)
  const entries = applied.relationships
    .filter(({ name }) => suggested.includes(name))
    .map((one) => showRelationship(one, applied))
  if (first && (entries.length > 0 || first.relationships))
    first.relationships = [...(first.relationships ?? []), ...entries]
}

function showRelationship(one: Relationship, applied: Applied): OssieRelationship {
  const nameOf = (dataset: string) => applied.named.find((known) => known.dataset.name === dataset)?.name ?? dataset
  const entry: OssieRelationship = {
    name: one.name,
    from: nameOf(one.from),
    to: nameOf(one.to),
    from_columns: one.fromFields,
    to_columns: one.toFields,
    ...(one.synonyms.length > 0 && { ai_context: { synonyms: one.synonyms } }),
  }
  return withExtension(entry, { suggested: true })
}
