import type { Catalog } from '../question/catalog.ts'
import { check, type Question, QuestionFault, reachedBy, describe as sentenceOf } from '../question/index.ts'
import { buildCatalog, buildSpace, type CatalogSettings, type CatalogSource, defineSource } from './build-catalog.ts'
import { showSpaceDefinitions } from './definitions/apply-space-definitions.ts'
import { findDataset, type NamedDataset } from './definitions/names.ts'
import { settleDocument, settleSpaceDocument } from './definitions/settle-document.ts'
import { showDefinitions } from './definitions/show-definitions.ts'
import { modelsOf, type OssieDocument, type Path } from './ossie/document.ts'
import type { PlacedFault } from './ossie/placed-fault.ts'
import { readDocument, readOurs, writeYaml } from './ossie/read-document.ts'
import type { DocumentFault } from './ossie/validate.ts'

/** What a text of definitions comes to: the document as it would be kept and as it would be shown, or all that is wrong with it. */
export type CheckedText = {
  settled: OssieDocument | null
  /** Only where it was asked for. */
  shown: { document: OssieDocument; yaml: string } | null
  faults: PlacedFault[]
}

export type CheckOptions = {
  /** Whether it is wanted as it would be shown. */
  shows?: boolean
  /** We wrote the text ourselves, as JSON: nobody asks where in it a fault stands. */
  isOurs?: boolean
}
export type SourceText = CheckOptions & {
  text: string
  name: string
  source: CatalogSource
  settings: CatalogSettings
}
export type SpaceText = CheckOptions & {
  text: string
  name: string
  sources: CatalogSource[]
  settings: CatalogSettings
  kept: OssieDocument | null
}

/** Whoever has more wrong than these has taken another document. */
const maxFaults = 1_000

const withYaml = (document: OssieDocument) => ({ document, yaml: writeYaml(document) })

/** Metrics and computed fields that can be read, and yet never asked: the total of an id, the month of a text. */
function unaskable(document: OssieDocument, catalog: Catalog, named: NamedDataset[] = []): DocumentFault[] {
  const metrics = new Set(catalog.metrics.map(({ name }) => name))
  let found = 0
  const wrongWith = (question: Question, path: Path, expected: string): DocumentFault[] => {
    const asked = found < maxFaults ? check(question, catalog) : null
    if (!asked || asked.ok) return []
    found += 1
    return [{ path, message: asked.faults.map(({ message }) => message).join(' '), expected }]
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

export function checkSourceText({ text, name, source, settings, shows, isOurs }: SourceText): CheckedText {
  const { document, faults, place } = isOurs ? readOurs(text) : readDocument(text)
  if (!document) return { settled: null, shown: null, faults }
  const { suggested, applied } = defineSource({ ...source, definitions: document })
  const settled = settleDocument(document, suggested)
  const show = () => showDefinitions(defineSource({ ...source, definitions: settled }).applied, settled, name)
  const found = [
    ...applied.faults,
    ...unaskable(document, buildCatalog([{ ...source, definitions: document }], settings), applied.named),
  ]
  return {
    settled,
    shown: shows ? withYaml(show()) : null,
    faults: found.slice(0, maxFaults).map(place),
  }
}

export function checkSpaceText({ text, name, sources, settings, kept, shows, isOurs }: SpaceText): CheckedText {
  const { document, faults, place } = isOurs ? readOurs(text) : readDocument(text)
  if (!document) return { settled: null, shown: null, faults }
  const { across } = buildSpace(sources, { ...settings, definitions: kept })
  const next = buildSpace(sources, { ...settings, definitions: document })
  const settled = settleSpaceDocument(document, across)
  const show = () => showSpaceDefinitions(buildSpace(sources, { ...settings, definitions: settled }), settled, name)
  const found = [...next.faults, ...unaskable(document, next.catalog)]
  return {
    settled,
    shown: shows ? withYaml(show()) : null,
    faults: found.slice(0, maxFaults).map(place),
  }
}

/** What of the data a metric needs, by a text that nobody has saved yet, and how it is told; or why it cannot be asked. */
export type MetricOfText = { catalog: Catalog; sentence: string; problem: null } | { catalog: null; problem: string }

function metricOf(
  document: OssieDocument | null,
  metric: string,
  build: (document: OssieDocument) => Catalog,
): MetricOfText {
  if (!document) return { catalog: null, problem: 'The document cannot be read.' }
  const catalog = build(document)
  if (!catalog.metrics.some(({ name }) => name === metric))
    return { catalog: null, problem: 'The metric cannot be read: see its faults.' }
  const question = { measures: [{ metric }], by: [] }
  try {
    return { catalog: reachedBy(question, catalog), sentence: sentenceOf(question, catalog), problem: null }
  } catch (error) {
    if (error instanceof QuestionFault) return { catalog: null, problem: error.message }
    throw error
  }
}

type Asked<T> = Omit<T, 'name' | 'kept' | keyof CheckOptions> & { metric: string }

export const metricOfSourceText = ({ text, metric, source, settings }: Asked<SourceText>): MetricOfText =>
  metricOf(readDocument(text).document, metric, (definitions) => buildCatalog([{ ...source, definitions }], settings))

export const metricOfSpaceText = ({ text, metric, sources, settings }: Asked<SpaceText>): MetricOfText =>
  metricOf(readDocument(text).document, metric, (definitions) => buildCatalog(sources, { ...settings, definitions }))
