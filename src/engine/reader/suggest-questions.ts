import { amountWeight, leastWeight } from '../catalog/index.ts'
import { plural } from '../nouns.ts'
import type { Catalog, Dataset, Field } from '../question/catalog.ts'
import { conceptWays } from './concepts.ts'
import { decide } from './doubt.ts'
import { defaultFunction, reach } from './fields.ts'
import { read } from './read.ts'

const maxGroups = 40
const triesEach = 4

/** Questions that can be asked of this data, the most telling first: only such as are read without doubt. */
export const suggestQuestions = (catalog: Catalog, most: number): string[] => {
  const found: string[] = []
  for (const text of [...new Set(questionsFor(catalog))].slice(0, most * triesEach)) {
    if (found.length >= most) break
    if (decide(read(text, catalog)) !== 'ask') found.push(text)
  }
  return found
}

const many = ({ thing, label }: Dataset) => thing?.many ?? plural(label)

const groupingField = (catalog: Catalog, dataset: Dataset): Field | undefined => {
  const good = ({ role, hidden, profile }: Field) =>
    (role === 'category' || role === 'place') &&
    !hidden &&
    profile !== null &&
    profile.distinct >= 2 &&
    profile.distinct <= maxGroups
  const ups = [...reach(catalog, dataset.name)].sort((a, b) => a[1] - b[1])
  for (const [name] of ups) {
    const field = catalog.datasets.find((d) => d.name === name)?.fields.find(good)
    if (field) return field
  }
  return undefined
}

const questionsFor = (catalog: Catalog): string[] => {
  const datasets = catalog.datasets.filter(({ hidden, rows }) => !hidden && rows !== 0)
  const links = ({ name }: Dataset) => reach(catalog, name).size
  const facts = datasets.toSorted((a, b) => links(b) - links(a) || (b.rows ?? 0) - (a.rows ?? 0))
  return [...aboutRevenue(catalog, datasets), ...facts.flatMap((dataset) => aboutRows(catalog, dataset))]
}

const aboutRevenue = (catalog: Catalog, datasets: Dataset[]): string[] => {
  const [revenue] = conceptWays(catalog, 'revenue')
  if (!revenue) return []
  const up = reach(catalog, revenue.on.name)
  const by = groupingField(catalog, revenue.on)
  const named = datasets.find((d) => d !== revenue.on && d.nameFields.length > 0 && up.has(d.name))
  const timed = datasets.some((d) => up.has(d.name) && d.timeField !== null)
  return [
    ...(timed ? ['What is the total revenue by month?'] : []),
    ...(by ? [`Which ${by.label} has the highest revenue?`] : []),
    ...(named ? [`Top 5 ${many(named)} by revenue`] : []),
  ]
}

/** What surely is an amount; codes, ranks and classes are not worth a question. */
const bestAmount = ({ fields }: Dataset): Field | undefined =>
  fields
    .map((field) => ({ field, weight: amountWeight(field) }))
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight)[0]?.field

const inAll = (field: Field): string => {
  const word = defaultFunction(field) === 'sum' && field.aggregation !== null ? 'total' : 'average'
  return new RegExp(`^${word}\\b`, 'i').test(field.label) ? field.label : `${word} ${field.label}`
}

const aboutRows = (catalog: Catalog, dataset: Dataset): string[] => {
  const by = groupingField(catalog, dataset)
  const measure = bestAmount(dataset)
  // Of one table all rows are its own: its title need not be bent to a plural.
  const rows = dataset.thing === null && catalog.datasets.length === 1 ? 'rows' : many(dataset)
  return [
    ...(by ? [`How many ${rows} are there by ${by.label}?`] : []),
    ...(measure && by ? [`What is the ${inAll(measure)} by ${by.label}?`] : []),
    ...(measure && dataset.thing && dataset.nameFields.length > 0
      ? [`Which ${dataset.thing.one} has the highest ${measure.label}?`]
      : []),
    `How many ${rows} are there?`,
  ]
}
