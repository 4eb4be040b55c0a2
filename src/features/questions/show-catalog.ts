import type { z } from 'zod'
import { type Catalog, createReach, type Dataset, type Field, type Metric } from '../../engine/question/index.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import type { spaceCatalog } from './catalog.contract.ts'

type Shown = z.output<typeof spaceCatalog>

const maxValues = 30

/** What a person can choose from: nothing that is hidden, and of each field what a menu needs. */
export async function showCatalog(catalog: Catalog): Promise<Shown> {
  const reach = createReach(catalog)
  const shown = catalog.datasets.filter(({ hidden }) => !hidden)
  const names = new Set(shown.map(({ name }) => name))
  return {
    datasets: await mapInTurns(shown, (dataset) => ({
      ...datasetShown(dataset),
      reaches: shown.filter(({ name }) => reach.reaches(dataset.name, name)).map(({ name }) => name),
    })),
    relationships: catalog.relationships
      .filter(({ from, to }) => names.has(from) && names.has(to))
      .map(({ name, from, to, fromFields, toFields }) => ({ name, from, to, fromFields, toFields })),
    metrics: catalog.metrics.map((metric: Metric) => ({
      name: metric.name,
      label: metric.label,
      description: metric.description,
      format: metric.format,
      datasets: reach.homesOf({ metric: metric.name }),
    })),
    today: catalog.today,
  }
}

const datasetShown = ({ name, label, description, source, table, rows, thing, timeField, fields }: Dataset) => ({
  name,
  label,
  description,
  dataSourceId: source,
  table: { schema: table.schema, name: table.name },
  rows,
  thing,
  timeField,
  fields: fields.filter(({ hidden }) => !hidden).map(fieldShown),
})

function fieldShown({ name, label, description, role, type, aggregation, format, valueLabels, profile }: Field) {
  const said = new Map(valueLabels.map(({ value, label: text }) => [value, text]))
  const values = new Set([
    ...said.keys(),
    ...(role === 'measure' ? [] : (profile?.top ?? []).map(({ value }) => value)),
  ])
  return {
    name,
    label,
    description,
    role,
    type,
    aggregation,
    format,
    values: [...values].slice(0, maxValues).map((value) => ({ value, label: said.get(value) ?? String(value) })),
    distinct: profile?.distinct ?? null,
    min: profile?.min ?? null,
    max: profile?.max ?? null,
    histogram: profile?.histogram ?? [],
  }
}
