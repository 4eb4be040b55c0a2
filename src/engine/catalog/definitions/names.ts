import { nearest } from '../../../platform/nearest.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import type { Names } from '../expression/parse-expression.ts'

/** A regular name matches in any case, a quoted one only itself; an exact match goes first. */
function pick<T>(
  items: Iterable<T>,
  nameOf: (item: T) => string | null,
  wanted: string,
  quoted = false,
): T | undefined {
  let loose: T | undefined
  for (const item of items) {
    const name = nameOf(item)
    if (name === wanted) return item
    if (!quoted && loose === undefined && name?.toLowerCase() === wanted.toLowerCase()) loose = item
  }
  return loose
}

/** By its name, else by the column that it is. */
export const findField = (fields: Field[], name: string, quoted = false): Field | undefined =>
  pick(fields, (field) => field.name, name, quoted) ?? pick(fields, (field) => field.column, name, quoted)

export type NamedDataset = { name: string; dataset: Dataset }
/** By the name that the document gives it. */
export const findDataset = (datasets: NamedDataset[], name: string, quoted = false): Dataset | undefined =>
  pick(datasets, (one) => one.name, name, quoted)?.dataset

/** What names mean in an expression. `own` is the dataset of a computed field; a metric has none. */
export function namesFor(datasets: NamedDataset[], metrics: string[], own: Dataset | null): Names {
  const [only, ...others] = datasets
  const alone = own ?? (only && others.length === 0 ? only.dataset : null)
  return {
    field(dataset, name, quoted) {
      const place = dataset === null ? alone : findDataset(datasets, dataset)
      if (!place || (own && place !== own)) return null
      const field = findField(place.fields, name, quoted)
      return field ? { dataset: place.name, field: field.name } : null
    },
    metric: (name, quoted) => pick(metrics, (one) => one, name, quoted) ?? null,
    dataset: (name, quoted) => findDataset(datasets, name, quoted)?.name ?? null,
    rows: alone?.name ?? null,
    near(name) {
      const known = own
        ? own.fields.map((field) => field.name)
        : [...metrics, ...datasets.flatMap((one) => one.dataset.fields.map((field) => `${one.name}.${field.name}`))]
      return nearest(name, known) ?? null
    },
  }
}
