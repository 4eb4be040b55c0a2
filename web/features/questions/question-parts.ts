import type { Condition, Expression, Grain, Measure } from '../../../src/client/index.ts'
import type {
  CatalogDataset,
  CatalogField,
  Dimension,
  Question,
  QuestionChange,
  SpaceCatalog,
} from './questions.queries.ts'

/** What the parts of a question are about, as far as menus need it. The service has the last word. */

export const emptyQuestion: Question = { measures: [], by: [] }

export const isEmptyQuestion = ({ measures, by, fields }: Question): boolean =>
  measures.length === 0 && by.length === 0 && (fields ?? []).length === 0

export const listsRows = ({ measures, by }: Question): boolean => measures.length === 0 && by.length === 0

export const fieldOf = (dataset: string, field: string): Expression => ({ field: { dataset, field } })

export type FoundField = { dataset: CatalogDataset; field: CatalogField }

/** The field that an expression is, or is made of first. */
export function findField(expression: Expression, catalog: SpaceCatalog): FoundField | null {
  const ref = refIn(expression)
  const dataset = ref && catalog.datasets.find(({ name }) => name === ref.dataset)
  const field = dataset?.fields.find(({ name }) => name === ref?.field)
  return dataset && field ? { dataset, field } : null
}

function refIn(expression: Expression): { dataset: string; field: string } | null {
  if ('field' in expression) return expression.field
  if ('at' in expression) return refIn(expression.of)
  if ('op' in expression) return refIn(expression.left) ?? refIn(expression.right)
  if ('call' in expression) return expression.args.map(refIn).find((found) => found !== null) ?? null
  return null
}

/** The expression that a condition tests first. */
export function testedBy(condition: Condition): Expression | null {
  if ('all' in condition || 'any' in condition) {
    const [first] = 'all' in condition ? condition.all : condition.any
    return first ? testedBy(first) : null
  }
  if ('not' in condition) return testedBy(condition.not)
  if ('compare' in condition) return condition.left
  if ('in' in condition) return condition.in
  if ('text' in condition) return condition.of
  if ('missing' in condition) return condition.missing
  return 'during' in condition ? condition.during : null
}

export function homesOfMeasure(measure: Measure, catalog: SpaceCatalog): string[] {
  if ('metric' in measure) return catalog.metrics.find(({ name }) => name === measure.metric)?.datasets ?? []
  if ('count' in measure) return [measure.count]
  if ('left' in measure) return [...homesOfMeasure(measure.left, catalog), ...homesOfMeasure(measure.right, catalog)]
  if (!('of' in measure)) return []
  const home = measure.rows ?? refIn(measure.of)?.dataset
  return home === undefined ? [] : [home]
}

/** The datasets whose rows a question is about; empty while it is about none. */
export function homesOf(question: Question, catalog: SpaceCatalog): string[] {
  if (question.measures.length > 0) return question.measures.flatMap((one) => homesOfMeasure(one, catalog))
  if (question.dataset !== undefined) return [question.dataset]
  const named = [...question.by, ...(question.fields ?? [])].map(({ of }) => refIn(of)?.dataset)
  return named.filter((name) => name !== undefined)
}

const reaches = (from: string, to: string, catalog: SpaceCatalog): boolean =>
  catalog.datasets.find(({ name }) => name === from)?.reaches.includes(to) ?? true

/** Datasets by whose fields all of these can be grouped and filtered, they themselves first. */
export const reachedBy = (homes: readonly string[], catalog: SpaceCatalog): CatalogDataset[] =>
  catalog.datasets
    .filter(({ name }) => homes.every((home) => reaches(home, name, catalog)))
    .toSorted((a, b) => Number(homes.includes(b.name)) - Number(homes.includes(a.name)))

/** Conditions that must all hold, with the path of each. */
export function conditionsOf({ where }: Question): { path: string; condition: Condition }[] {
  if (!where) return []
  return 'all' in where
    ? where.all.map((condition, i) => ({ path: `where.all[${i}]`, condition }))
    : [{ path: 'where', condition: where }]
}

/** Groups and conditions that rows of these datasets have no value for: they go when the measure changes. */
export function unreachedBy(homes: readonly string[], question: Question, catalog: SpaceCatalog): QuestionChange[] {
  const lost = (of: Expression | null) => {
    const to = of && refIn(of)?.dataset
    return to ? homes.some((home) => !reaches(home, to, catalog)) : false
  }
  const by = question.by.flatMap(({ of }, i) => (lost(of) ? [`by[${i}]`] : []))
  const where = conditionsOf(question).flatMap(({ path, condition }) => (lost(testedBy(condition)) ? [path] : []))
  // From the end: what goes moves what stands behind it.
  return [...by, ...where].toReversed().map((drop) => ({ drop }))
}

/** A list of rows becomes groups when something is measured or grouped: what it listed goes. */
export const withoutRows = (question: Question): QuestionChange[] =>
  (['order', 'asked', 'limit', 'offset', 'distinct', 'fields', 'dataset'] as const)
    .filter((part) => question[part] !== undefined)
    .map((drop) => ({ drop }))

const dayMs = 86_400_000

/** The grain in which a field gives some ten to sixty periods. */
export function usualGrain({ type, min, max }: CatalogField): Grain {
  const [from, to] = [Date.parse(String(min)), Date.parse(String(max))]
  if (Number.isNaN(from) || Number.isNaN(to)) return 'month'
  const days = (to - from) / dayMs
  if (days > 365 * 8) return 'year'
  if (days > 92) return 'month'
  return days > 3 || type === 'date' ? 'day' : 'hour'
}

/** Steps of a round width, some ten of them. */
export function usualStep({ min, max }: CatalogField): number {
  const span = Number(max) - Number(min)
  if (!Number.isFinite(span) || span <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(span / 10))
  const times = span / 10 / power
  return Number((power * (times < 1.5 ? 1 : times < 3.5 ? 2 : times < 7.5 ? 5 : 10)).toPrecision(6))
}

const isNumber = (type: string) => type === 'integer' || type === 'real' || type === 'decimal'
const isTime = (type: string) => type === 'date' || type === 'datetime'

export type FieldKind = 'time' | 'number' | 'values'
export const kindOfField = ({ type, role }: CatalogField): FieldKind =>
  isTime(type) ? 'time' : isNumber(type) && role === 'measure' ? 'number' : 'values'

export function dimensionOf({ dataset, field }: FoundField): Dimension {
  const of = fieldOf(dataset.name, field.name)
  const kind = kindOfField(field)
  if (kind === 'time') return { of, grain: usualGrain(field) }
  return kind === 'number' ? { of, bins: { width: usualStep(field) } } : { of }
}

const maxListed = 50

/** The rows of a table, with what people look at. */
export const rowsQuestion = ({ name, fields }: CatalogDataset): Question => ({
  measures: [],
  by: [],
  dataset: name,
  fields: fields.slice(0, maxListed).map((field) => ({ of: fieldOf(name, field.name) })),
})
