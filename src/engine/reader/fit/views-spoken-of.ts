import type { Catalog, Dataset } from '../../question/catalog.ts'
import type { Question } from '../../question/question.contract.ts'
import { identifierStems, tokenise } from '../words/words.ts'

const reduced = new WeakMap<Catalog, Map<string, Catalog>>()

/**
 * A view tells rows of tables once more, and would be a second reading of every question to them. Where a table has such things too, a view
 * is read only when its own name is said, or a field that no table has; or where a metric or the question before looks at it.
 */
export const viewsSpokenOf = (text: string, catalog: Catalog, previous: Question | null): Catalog => {
  const tables = catalog.datasets.filter(({ isView }) => !isView)
  if (tables.length === catalog.datasets.length || tables.length === 0) return catalog
  const said = new Set(tokenise(text).map(({ stem }) => stem))
  const isSaid = (name: string) => identifierStems(name).every((stem) => said.has(stem))
  const fields = new Set(tables.flatMap((table) => table.fields.map(({ label }) => asOne(label))))
  const known = JSON.stringify([catalog.metrics, previous])
  const isSpokenOf = (view: Dataset) =>
    isSaid(view.label) ||
    known.includes(JSON.stringify(view.name)) ||
    view.fields.some(({ label }) => !fields.has(asOne(label)) && isSaid(label))
  const isEcho = (view: Dataset) =>
    view.isView === true && tables.some(({ thing }) => thing && thing.one === view.thing?.one) && !isSpokenOf(view)
  const datasets = catalog.datasets.filter((dataset) => !isEcho(dataset))
  return datasets.length === catalog.datasets.length ? catalog : withDatasets(catalog, datasets)
}

const asOne = (label: string): string => identifierStems(label).join(' ')

/** One catalog for the same datasets, so that what is known of it is known for the next question too. */
const withDatasets = (catalog: Catalog, datasets: Dataset[]): Catalog => {
  const known = reduced.get(catalog) ?? new Map<string, Catalog>()
  reduced.set(catalog, known)
  const key = datasets.map(({ name }) => name).join('\n')
  const names = new Set(datasets.map(({ name }) => name))
  const relationships = catalog.relationships.filter(({ from, to }) => names.has(from) && names.has(to))
  const found = known.get(key) ?? { ...catalog, datasets, relationships }
  known.set(key, found)
  return found
}
