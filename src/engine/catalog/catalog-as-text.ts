import type { Catalog, Dataset, Field, Format } from '../question/catalog.ts'
import { NotWritableError, writeCondition, writeExpression } from './expression/write-expression.ts'

/** About four characters make a token. */
const charactersPerToken = 4

const also = (synonyms: string[]) => (synonyms.length > 0 ? ` (also: ${synonyms.slice(0, 8).join(', ')})` : '')
const about = (description: string | null) => (description ? `: ${description.replace(/\s+/g, ' ').slice(0, 300)}` : '')

function formatInWords(format: Format | null): string[] {
  if (!format || format.kind === 'number' || format.kind === 'id' || format.kind === 'date')
    return format?.unit ? [`in ${format.unit}`] : []
  if (format.kind === 'percent') return [format.scale === 1 ? 'a percentage kept as a fraction' : 'a percentage']
  return [format.unit ? `${format.kind} in ${format.unit}` : format.kind]
}

/** An expression that has no text is told as such. */
function textOf(write: () => string): string {
  try {
    return write()
  } catch (error) {
    if (error instanceof NotWritableError) return 'a question'
    throw error
  }
}

function fieldLine(field: Field, dataset: Dataset): string {
  const words = [
    field.role,
    ...(field.aggregation ? [`default ${field.aggregation}`] : []),
    ...formatInWords(field.format),
  ]
  if (field.expression)
    words.push(
      `= ${textOf(() => writeExpression(field.expression as NonNullable<Field['expression']>, { dataset: dataset.name }))}`,
    )
  const label = field.label.toLowerCase() === field.name.toLowerCase() ? '' : ` "${field.label}"`
  const values =
    field.valueLabels.length > 0 && field.role !== 'flag'
      ? `; ${field.valueLabels
          .slice(0, 10)
          .map(({ value, label: said }) => `${value} = ${said}`)
          .join(', ')}`
      : ''
  return `    ${field.name}${label} [${words.join('; ')}]${also(field.synonyms)}${about(field.description)}${values}`
}

function datasetLines(dataset: Dataset): string[] {
  const { thing, primaryKey, timeField, nameFields, table } = dataset
  const place = table.schema ? `${table.schema}.${table.name}` : table.name
  const facts = [
    ...(place === dataset.name ? [] : [`table ${place}`]),
    ...(thing ? [`one row is one ${thing.one}`] : []),
    ...(primaryKey.length > 0 ? [`key ${primaryKey.join(', ')}`] : []),
    ...(timeField ? [`its time is ${timeField}`] : []),
    ...(nameFields.length > 0 ? [`named by ${nameFields.join(', ')}`] : []),
  ]
  return [
    `  ${dataset.name}${facts.length > 0 ? ` [${facts.join('; ')}]` : ''}${also(dataset.synonyms)}${about(dataset.description)}`,
    ...dataset.fields.filter(({ hidden }) => !hidden).map((field) => fieldLine(field, dataset)),
  ]
}

/** How many words of a question a dataset's names share: what is asked about is told first. */
function relevance(dataset: Dataset, question: string): number {
  const words = new Set(question.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const names = [
    dataset.name,
    dataset.label,
    ...dataset.synonyms,
    ...dataset.fields.flatMap(({ name, label, synonyms }) => [name, label, ...synonyms]),
  ]
  return names
    .flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => words.has(word) || words.has(`${word}s`)).length
}

/** The definitions in a form that a language model reads, within a budget of tokens: datasets that do not fit are told by name. */
export function catalogAsText(
  catalog: Catalog,
  { maxTokens = 8_000, question = '' }: { maxTokens?: number; question?: string } = {},
): string {
  const shown = catalog.datasets.filter(({ hidden }) => !hidden)
  const metrics = catalog.metrics.map(
    ({ name, expression, where, synonyms, description }) =>
      `  ${name} = ${textOf(() => writeExpression(expression))}${where ? ` where ${textOf(() => writeCondition(where))}` : ''}${also(synonyms)}${about(description)}`,
  )
  const links = catalog.relationships.map(
    ({ name, from, to, fromFields, toFields, synonyms }) =>
      `  ${from}(${fromFields.join(', ')}) -> ${to}(${toFields.join(', ')}), many to one, ${name}${also(synonyms)}`,
  )
  let left = maxTokens * charactersPerToken - [...metrics, ...links].join('\n').length
  const whole = new Map<string, string[]>()
  const byRelevance = shown
    .map((dataset) => ({ dataset, score: relevance(dataset, question) }))
    .sort((a, b) => b.score - a.score)
  for (const { dataset } of byRelevance) {
    const lines = datasetLines(dataset)
    const length = lines.join('\n').length
    if (length > left) continue
    left -= length
    whole.set(dataset.name, lines)
  }
  const rest = shown.filter(({ name }) => !whole.has(name)).map(({ name }) => name)
  return [
    'Datasets:',
    ...shown.flatMap(({ name }) => whole.get(name) ?? []),
    ...(rest.length > 0 ? [`  and ${rest.length} more: ${rest.join(', ').slice(0, 2_000)}`] : []),
    ...(links.length > 0 ? ['Relationships:', ...links] : []),
    ...(metrics.length > 0 ? ['Metrics:', ...metrics] : []),
    ...(catalog.fiscalYearStart === 1 ? [] : [`The fiscal year begins in month ${catalog.fiscalYearStart}.`]),
  ].join('\n')
}
