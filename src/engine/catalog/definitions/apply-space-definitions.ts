import { isTimeZone } from '../../../platform/time-zone.contract.ts'
import type { Catalog, Relationship, VerifiedReading } from '../../question/catalog.ts'
import {
  modelsOf,
  type OssieDocument,
  type OssieRelationship,
  ossieVersion,
  type SemanticModel,
} from '../ossie/document.ts'
import type { DocumentFault } from '../ossie/validate.ts'
import type { Suggestion } from '../suggest/suggest.ts'
import { applyMetrics } from './apply-metrics.ts'
import { applyRelationship, relationshipKey } from './apply-relationships.ts'
import { findDataset, type NamedDataset } from './names.ts'
import { readExtension, withExtension } from './our-extension.ts'
import { sourceOf } from './table-of-source.ts'

export type AppliedSpace = { catalog: Catalog; faults: DocumentFault[]; open: Suggestion[]; across: Suggestion[] }

/** Lays a space's own relationships, metrics and settings over what its sources say. */
export function applySpaceDefinitions(
  inside: Catalog,
  across: Suggestion[],
  document: OssieDocument | null,
): AppliedSpace {
  const faults: DocumentFault[] = []
  const fault = (found: DocumentFault) => void faults.push(found)
  const named = inside.datasets.map((dataset) => ({ name: dataset.name, dataset }))
  const models = document ? modelsOf(document) : []
  const settings = models.map(({ model, path }) => readExtension(model, 'model', path, fault))
  checkDatasets(models, named, fault)
  const own = ownRelationships(inside, models, named, fault)
  const dismissed = new Set(settings.flatMap((one) => one.dismissed ?? []))
  const taken = new Set([...own.map(relationshipKey), ...dismissed])
  const open = across.filter(
    ({ value }) =>
      !taken.has(relationshipKey(value as Relationship)) &&
      !own.some(({ name }) => name === (value as Relationship).name),
  )
  const entries = models.flatMap(({ model, path }) =>
    (model.metrics ?? []).map((entry, at) => ({ entry, path: [...path, 'metrics', at] })),
  )
  const { metrics, broken } = applyMetrics(entries, named, inside.metrics, fault)
  return {
    catalog: {
      ...inside,
      relationships: [...inside.relationships, ...own, ...open.map(({ value }) => value as Relationship)],
      metrics: [...inside.metrics, ...metrics],
      brokenMetrics: { ...inside.brokenMetrics, ...Object.fromEntries(broken) },
      readings: settings.flatMap((one) => one.readings ?? []) as VerifiedReading[],
      timeZone: knownTimeZone(settings, models, fault) ?? inside.timeZone,
      fiscalYearStart: settings.find((one) => one.fiscalYearStart)?.fiscalYearStart ?? inside.fiscalYearStart,
    },
    faults,
    open,
    across,
  }
}

type Models = ReturnType<typeof modelsOf>
type Fault = (found: DocumentFault) => void

const oneOf = (named: NamedDataset[]): string =>
  named.length === 0 ? 'a dataset of the space' : `one of ${named.map(({ name }) => name).join(', ')}`

/** A space names the datasets of its sources and says nothing of their fields. */
function checkDatasets(models: Models, named: NamedDataset[], fault: Fault): void {
  for (const { model, path } of models)
    for (const [at, entry] of model.datasets.entries()) {
      const place = [...path, 'datasets', at]
      if (!findDataset(named, entry.name))
        fault({
          path: [...place, 'name'],
          message: `the space has no dataset "${entry.name}"`,
          expected: oneOf(named),
        })
      if (entry.fields && entry.fields.length > 0)
        fault({
          path: [...place, 'fields'],
          message: 'fields are defined at their data source',
          expected: 'relationships and metrics across the sources of the space',
        })
    }
}

function ownRelationships(inside: Catalog, models: Models, named: NamedDataset[], fault: Fault): Relationship[] {
  const own: Relationship[] = []
  for (const { model, path } of models)
    for (const [at, entry] of (model.relationships ?? []).entries()) {
      const place = [...path, 'relationships', at]
      if (readExtension(entry, 'relationship', place, fault).suggested) continue
      const found = applyRelationship(entry, place, named, fault)
      if (!found) continue
      if ([...inside.relationships, ...own].some(({ name }) => name === found.name))
        fault({
          path: [...place, 'name'],
          message: `two relationships are called "${found.name}"`,
          expected: 'a name of its own',
        })
      else own.push(found)
    }
  return own
}

function knownTimeZone(
  settings: { timeZone?: string | undefined }[],
  models: Models,
  fault: Fault,
): string | undefined {
  const timeZone = settings.find((one) => one.timeZone)?.timeZone
  if (!timeZone || isTimeZone(timeZone)) return timeZone
  fault({
    path: models[0]?.path ?? [],
    message: `"${timeZone}" is no time zone`,
    expected: 'a name such as Europe/Berlin',
  })
  return undefined
}

/** The document of a space: its datasets by name, with what it adds to them. */
export function showSpaceDefinitions(
  { catalog, open }: AppliedSpace,
  stored: OssieDocument | null,
  name: string,
): OssieDocument {
  if (catalog.datasets.length === 0) return stored ?? { version: ossieVersion, semantic_model: [] }
  const document: OssieDocument = stored ? structuredClone(stored) : { version: ossieVersion, semantic_model: [] }
  const known = modelsOf(document).map(({ model }) => model)
  const first: SemanticModel = known[0] ?? { name, datasets: [] }
  if (known.length === 0 && 'semantic_model' in document) (document.semantic_model as SemanticModel[]).push(first)
  const listed = new Set(known.flatMap(({ datasets }) => datasets.map((entry) => entry.name)))
  first.datasets.push(
    ...catalog.datasets
      .filter((dataset) => !listed.has(dataset.name))
      .map((dataset) => ({
        name: dataset.name,
        source: sourceOf(dataset),
        ...(dataset.description && { description: dataset.description }),
      })),
  )
  for (const model of known)
    if (model.relationships)
      model.relationships = model.relationships.filter((entry) => !readExtension(entry, 'relationship').suggested)
  const suggested = open.map(({ value }) => {
    const { name: called, from, to, fromFields, toFields } = value as Relationship
    return withExtension<OssieRelationship>(
      { name: called, from, to, from_columns: fromFields, to_columns: toFields },
      { suggested: true },
    )
  })
  if (suggested.length > 0) first.relationships = [...(first.relationships ?? []), ...suggested]
  return document
}
