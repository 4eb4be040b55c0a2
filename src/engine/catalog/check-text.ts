import type { Catalog } from '../question/catalog.ts'
import { check, compile, type Question, QuestionFault, describe as sentenceOf } from '../question/index.ts'
import { buildCatalog, buildSpace, type CatalogSettings, type CatalogSource, defineSource } from './build-catalog.ts'
import { showSpaceDefinitions } from './definitions/apply-space-definitions.ts'
import { findDataset, type NamedDataset } from './definitions/names.ts'
import { settleDocument, settleSpaceDocument } from './definitions/settle-document.ts'
import { showDefinitions } from './definitions/show-definitions.ts'
import { modelsOf, type OssieDocument, type Path } from './ossie/document.ts'
import type { PlacedFault } from './ossie/placed-fault.ts'
import { readDocument, writeYaml } from './ossie/read-document.ts'
import type { DocumentFault } from './ossie/validate.ts'

/** What a text of definitions comes to: the document as it would be kept and as it would be shown, or all that is wrong with it. */
export type CheckedText = {
  settled: OssieDocument | null
  shown: { document: OssieDocument; yaml: string } | null
  faults: PlacedFault[]
}

export type SourceText = { text: string; name: string; source: CatalogSource; settings: CatalogSettings }
export type SpaceText = {
  text: string
  name: string
  sources: CatalogSource[]
  settings: CatalogSettings
  kept: OssieDocument | null
}

const withYaml = (document: OssieDocument) => ({ document, yaml: writeYaml(document) })

/** Metrics and computed fields that can be read, and yet never asked: the total of an id, the month of a text. */
function unaskable(document: OssieDocument, catalog: Catalog, named: NamedDataset[] = []): DocumentFault[] {
  const metrics = new Set(catalog.metrics.map(({ name }) => name))
  const wrongWith = (question: Question, path: Path, expected: string): DocumentFault[] => {
    const asked = check(question, catalog)
    return asked.ok ? [] : [{ path, message: asked.faults.map(({ message }) => message).join(' '), expected }]
  }
  return modelsOf(document).flatMap(({ model, path }) => [
    ...model.datasets.flatMap((entry, i) => {
      const dataset = findDataset(named, entry.name)
      const computed = new Set(dataset?.fields.filter(({ expression }) => expression).map(({ name }) => name))
      return (entry.fields ?? []).flatMap(({ name }, at) => {
        if (!dataset || !computed.has(name)) return []
        const fields = [{ of: { field: { dataset: dataset.name, field: name } } }]
        const place = [...path, 'datasets', i, 'fields', at, 'expression']
        return wrongWith({ measures: [], by: [], dataset: dataset.name, fields }, place, 'a value that can be asked')
      })
    }),
    ...(model.metrics ?? []).flatMap(({ name }, at) =>
      metrics.has(name)
        ? wrongWith(
            { measures: [{ metric: name }], by: [] },
            [...path, 'metrics', at, 'expression'],
            'a metric that can be asked',
          )
        : [],
    ),
  ])
}

export function checkSourceText({ text, name, source, settings }: SourceText): CheckedText {
  const { document, faults, place } = readDocument(text)
  if (!document) return { settled: null, shown: null, faults }
  const { suggested, applied } = defineSource({ ...source, definitions: document })
  const settled = settleDocument(document, suggested)
  const { applied: kept } = defineSource({ ...source, definitions: settled })
  const found = [
    ...applied.faults,
    ...unaskable(document, buildCatalog([{ ...source, definitions: document }], settings), applied.named),
  ]
  return { settled, shown: withYaml(showDefinitions(kept, settled, name)), faults: found.map(place) }
}

export function checkSpaceText({ text, name, sources, settings, kept }: SpaceText): CheckedText {
  const { document, faults, place } = readDocument(text)
  if (!document) return { settled: null, shown: null, faults }
  const { across } = buildSpace(sources, { ...settings, definitions: kept })
  const next = buildSpace(sources, { ...settings, definitions: document })
  const settled = settleSpaceDocument(document, across)
  const after = buildSpace(sources, { ...settings, definitions: settled })
  const found = [...next.faults, ...unaskable(document, next.catalog)]
  return { settled, shown: withYaml(showSpaceDefinitions(after, settled, name)), faults: found.map(place) }
}

/** The statement of one metric of a text that nobody has saved yet, or why it has none. */
export type PreviewedMetric =
  | {
      sql: string
      written: string
      params: Record<string, string | number | boolean | null>
      sources: string[]
      sentence: string
      column: { name: string; type: string; format: Catalog['metrics'][number]['format'] }
    }
  | { problem: string }

export function previewSourceMetric({ text, source, settings, metric }: SourceText & { metric: string }) {
  const { document } = readDocument(text)
  return metricOf(document && buildCatalog([{ ...source, definitions: document }], settings), metric)
}

export function previewSpaceMetric({ text, sources, settings, metric }: SpaceText & { metric: string }) {
  const { document } = readDocument(text)
  return metricOf(document && buildCatalog(sources, { ...settings, definitions: document }), metric)
}

function metricOf(catalog: Catalog | null, metric: string): PreviewedMetric {
  if (!catalog) return { problem: 'The document cannot be read.' }
  if (!catalog.metrics.some(({ name }) => name === metric))
    return { problem: 'The metric cannot be read: see its faults.' }
  const question = { measures: [{ metric }], by: [] }
  try {
    const { sql, params, sources, columns } = compile(question, catalog)
    const { name, type, format } = columns[0]!
    const written = compile(question, catalog, { written: true }).sql
    return { sql, written, params, sources, sentence: sentenceOf(question, catalog), column: { name, type, format } }
  } catch (error) {
    if (error instanceof QuestionFault) return { problem: error.message }
    throw error
  }
}
