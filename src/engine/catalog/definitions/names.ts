import { nearest } from '../../../platform/nearest.ts'
import type { Dataset, Field } from '../../question/catalog.ts'
import type { Names } from '../expression/parse-expression.ts'

/** Where in a list something of a name is. A regular name matches in any case, a quoted one only itself; an exact match goes first. */
export function finder<T>(
  items: Iterable<T>,
  nameOf: (item: T) => string | null,
): (name: string, quoted?: boolean) => number | undefined {
  const exact = new Map<string, number>()
  const loose = new Map<string, number>()
  let at = 0
  for (const item of items) {
    const name = nameOf(item)
    if (name !== null && !exact.has(name)) exact.set(name, at)
    const plain = name?.toLowerCase()
    if (plain !== undefined && !loose.has(plain)) loose.set(plain, at)
    at++
  }
  return (name, quoted = false) => exact.get(name) ?? (quoted ? undefined : loose.get(name.toLowerCase()))
}

/** By its name, else by the column that it is. */
function fieldFinder(fields: Field[]): (name: string, quoted?: boolean) => Field | undefined {
  const [byName, byColumn] = [finder(fields, (field) => field.name), finder(fields, (field) => field.column)]
  return (name, quoted) => fields[byName(name, quoted) ?? byColumn(name, quoted) ?? -1]
}
export const findField = (fields: Field[], name: string): Field | undefined => fieldFinder(fields)(name)

export type NamedDataset = { name: string; dataset: Dataset }
/** By the name that the document gives it. */
export const findDataset = (datasets: NamedDataset[], name: string, quoted = false): Dataset | undefined =>
  (
    datasets.find((one) => one.name === name) ??
    (quoted ? undefined : datasets.find((one) => one.name.toLowerCase() === name.toLowerCase()))
  )?.dataset

/** Whoever has many names wrong has taken another document: names are compared with so many, and those after it with none. */
const maxCompared = 100_000

/** What names mean in an expression. `own` is the dataset of a computed field; a metric has none. */
export function namesFor(datasets: NamedDataset[], metrics: string[], own: Dataset | null): Names {
  const [only, ...others] = datasets
  const alone = own ?? (only && others.length === 0 ? only.dataset : null)
  const findMetric = finder(metrics, (one) => one)
  const placeOf = finder(datasets, (one) => one.name)
  const finders = new Map<Dataset, ReturnType<typeof fieldFinder>>()
  const fieldOf = (place: Dataset) => {
    const find = finders.get(place) ?? fieldFinder(place.fields)
    finders.set(place, find)
    return find
  }
  let compared = 0
  return {
    field(dataset, name, quoted) {
      const place = dataset === null ? alone : datasets[placeOf(dataset) ?? -1]?.dataset
      if (!place || (own && place !== own)) return null
      const field = fieldOf(place)(name, quoted)
      return field ? { dataset: place.name, field: field.name } : null
    },
    metric: (name, quoted) => metrics[findMetric(name, quoted) ?? -1] ?? null,
    dataset: (name, quoted) => datasets[placeOf(name, quoted) ?? -1]?.dataset.name ?? null,
    rows: alone?.name ?? null,
    near(name) {
      if (compared > maxCompared) return null
      const known = own
        ? own.fields.map((field) => field.name)
        : [...metrics, ...datasets.flatMap((one) => one.dataset.fields.map((field) => `${one.name}.${field.name}`))]
      compared += known.length
      return nearest(name, known) ?? null
    },
  }
}
