import { atOnce } from '../../platform/workers/in-turns.ts'
import type { EngineName } from '../connection.ts'
import type { Catalog, Dataset, Format, Metric } from '../question/catalog.ts'
import type { SourceSchema } from '../schema.ts'
import { type Applied, applyDefinitions } from './definitions/apply-definitions.ts'
import { applySpaceDefinitions } from './definitions/apply-space-definitions.ts'
import { tableOfSource } from './definitions/table-of-source.ts'
import { modelsOf, type OssieDocument } from './ossie/document.ts'
import { type Suggested, suggest, suggestAcross } from './suggest/suggest.ts'

/** A data source of a space, as its catalog is built from it. */
export type CatalogSource = {
  id: string
  dialect: EngineName
  schema: SourceSchema
  /** Where its tables are reached when several files are open in one statement; null: as they are named. */
  schemaName?: string | null
  /** An uploaded file: rows have an order, and one statement can reach other files of the same dialect. */
  isFile: boolean
  /** Files that one statement can open together; all of a dialect when absent. */
  group?: string
  /** What people said that it means. */
  definitions?: OssieDocument | null
}

export type CatalogSettings = Pick<Catalog, 'timeZone' | 'fiscalYearStart' | 'today' | 'now'> & {
  /** What money is counted in where its definition names no currency; null: nothing is assumed. */
  currency?: string | null
  definitions?: OssieDocument | null
}

/** What the data of some sources means. */
export function buildCatalog(sources: CatalogSource[], settings: CatalogSettings): Catalog {
  return buildSpace(sources, settings).catalog
}

/** The catalog of a space, with what its own definitions got wrong and what is suggested across its sources. */
export function buildSpace(
  sources: CatalogSource[],
  { definitions = null, currency = null, ...settings }: CatalogSettings,
  found = readSources(sources),
) {
  const files = Map.groupBy(
    found.filter(({ source }) => source.isFile),
    ({ source }) => source.group ?? source.dialect,
  )
  const across = [...files.values()]
    .filter((group) => group.length > 1)
    .map((group) =>
      suggestAcross(
        group.map(({ applied, suggested }) => ({
          ...suggested,
          datasets: applied.datasets,
          relationships: applied.relationships,
        })),
      ),
    )
  const inside: Catalog = {
    datasets: found.flatMap(({ applied, source }) => withSchemaName(applied.datasets, source.schemaName ?? null)),
    relationships: found.flatMap(({ applied }) => applied.relationships),
    metrics: uniqueMetrics(
      found.map(({ applied, source }) => ({ metrics: applied.metrics, prefix: source.schemaName ?? source.id })),
    ),
    brokenMetrics: Object.fromEntries(found.flatMap(({ applied }) => [...applied.brokenMetrics])),
    ...settings,
  }
  const applied = applySpaceDefinitions(
    inside,
    across.flatMap(({ suggestions }) => suggestions),
    definitions,
  )
  return currency === null ? applied : { ...applied, catalog: inCurrency(applied.catalog, currency) }
}

type FoundSource = DefinedSource & { source: CatalogSource }

const readSources = (sources: CatalogSource[]): FoundSource[] => sources.map(readerOf(sources)).map(atOnce)

/** Reads one of the sources, which have names beside each other. */
export function readerOf(sources: CatalogSource[]) {
  const nameOf = datasetNames(sources)
  return function* (source: CatalogSource): Generator<undefined, FoundSource> {
    return { source, ...(yield* readSource(source, (place, table) => nameOf(source, place, table))) }
  }
}

/** Money whose definition names no currency is the team's; a plain number stays one. */
function inCurrency(catalog: Catalog, currency: string): Catalog {
  const counted = <T extends { format: Format | null }>(one: T): T =>
    one.format?.kind === 'currency' && !one.format.unit ? { ...one, format: { ...one.format, unit: currency } } : one
  return {
    ...catalog,
    datasets: catalog.datasets.map((dataset) => ({ ...dataset, fields: dataset.fields.map(counted) })),
    metrics: catalog.metrics.map(counted),
  }
}

export type DefinedSource = { suggested: Suggested; applied: Applied }

/** What holds of one source by itself, under the names of its own definitions. */
export const defineSource = (source: CatalogSource): DefinedSource => atOnce(definingSource(source))

export function definingSource(source: CatalogSource): Generator<undefined, DefinedSource> {
  const nameOf = datasetNames([{ ...source, schemaName: null }])
  return readSource(source, (place, table) => nameOf(source, place, table))
}

function* readSource(
  { id, dialect, schema, isFile, definitions = null }: CatalogSource,
  nameOf: (schema: string | null, table: string) => string,
): Generator<undefined, DefinedSource> {
  const suggested = yield* suggest({ id, dialect, schema, ordered: isFile }, nameOf)
  return { suggested, applied: yield* applyDefinitions(suggested, definitions) }
}

const withSchemaName = (datasets: Dataset[], schemaName: string | null): Dataset[] =>
  schemaName === null
    ? datasets
    : datasets.map((dataset) => ({ ...dataset, table: { ...dataset.table, schema: schemaName } }))

/** Two sources may have a metric of the same name: the later one gets its source's before it, with those that are made of it. */
function uniqueMetrics(groups: { metrics: Metric[]; prefix: string }[]): Metric[] {
  const taken = new Set<string>()
  return groups.flatMap(({ metrics, prefix }) => {
    const clash = metrics.some(({ name }) => taken.has(name))
    const renamed = new Map(metrics.map(({ name }) => [name, clash ? `${prefix}_${name}` : name]))
    for (const name of renamed.values()) taken.add(name)
    return clash ? metrics.map((metric) => renameMetric(metric, renamed)) : metrics
  })
}

const renameMetric = (metric: Metric, renamed: Map<string, string>): Metric => ({
  ...metric,
  name: renamed.get(metric.name) ?? metric.name,
  expression: JSON.parse(JSON.stringify(metric.expression), (key, value) =>
    key === 'metric' ? (renamed.get(value) ?? value) : value,
  ),
})

type NameOf = (source: CatalogSource, schema: string | null, table: string) => string

/** The name that the definitions give a table, else its own; where two sources or schemas have the same, with theirs before it. */
function datasetNames(sources: CatalogSource[]): NameOf {
  const all = sources.flatMap((source) =>
    source.schema.tables.map(({ schema, name }) => ({
      source,
      schema,
      table: name,
      name: givenName(source, schema, name),
    })),
  )
  const counts = new Map<string, number>()
  for (const { name } of all) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  const taken = new Set<string>()
  const names = new Map<string, string>()
  const keyOf = (id: string, schema: string | null, name: string) => JSON.stringify([id, schema, name])
  for (const { source, schema, table, name } of all) {
    const prefix = source.schemaName ?? schema
    const wanted = counts.get(name.toLowerCase()) === 1 || !prefix ? name : `${prefix}_${name}`
    let unique = wanted
    for (let n = 2; taken.has(unique.toLowerCase()); n++) unique = `${wanted}_${n}`
    taken.add(unique.toLowerCase())
    names.set(keyOf(source.id, schema, table), unique)
  }
  return (source, schema, table) => names.get(keyOf(source.id, schema, table)) ?? table
}

function givenName({ definitions, schema: { tables } }: CatalogSource, schema: string | null, table: string): string {
  const entries = definitions ? modelsOf(definitions).flatMap(({ model }) => model.datasets) : []
  return (
    entries.find(({ source }) => {
      const found = tableOfSource(
        source,
        tables.map(({ schema: place, name }) => ({ table: { schema: place, name } })),
      )
      return found?.table.name === table && found.table.schema === schema
    })?.name ?? table
  )
}
