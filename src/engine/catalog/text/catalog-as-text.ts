import type { Catalog, Dataset } from '../../question/catalog.ts'
import { writeCondition, writeExpression } from '../expression/write-expression.ts'
import { about, also, datasetLine, fieldLine, textOf } from './field-text.ts'
import { datasetsIn, type Relevance, relevanceTo } from './rank-datasets.ts'

/** About four characters make a token. */
const charactersPerToken = 4
/** Metrics and relationships take at most this part of the budget when there are too many of them. */
const linksPart = 0.35
const otherNames = 1_500
const restNames = 600

export type TextOptions = {
  maxTokens?: number
  /** What it is wanted for: what fits it is told before the rest. */
  question?: string
  /** Only these datasets, by name. */
  only?: ReadonlySet<string> | null
  /** What a dataset's data source is called; absent: sources are not told apart. */
  sourceOf?: (dataset: Dataset) => string
}

/**
 * The definitions in a form that a language model reads, within a budget of tokens, and which datasets are described in it. Those
 * that do not fit are told by name.
 */
export function tellCatalog(
  catalog: Catalog,
  { maxTokens = 8_000, question = '', only = null, sourceOf = () => '' }: TextOptions = {},
): { text: string; told: ReadonlySet<string> } {
  const shown = catalog.datasets.filter(({ hidden, name }) => !hidden && (only === null || only.has(name)))
  const relevance = relevanceTo(question, catalog)
  const room = maxTokens * charactersPerToken
  const links = linkLines(catalog, new Set(shown.map(({ name }) => name)), relevance, room * linksPart)
  const told = datasetsThatFit(shown, relevance, room - links.join('\n').length)
  const rest = shown.filter(({ name }) => !told.has(name)).map(({ name }) => name)
  const bySource = Map.groupBy(
    shown.filter(({ name }) => told.has(name)),
    sourceOf,
  )
  const text = [
    ...[...bySource].flatMap(([source, datasets]) => [
      source === '' ? 'Datasets:' : `Datasets of ${source}:`,
      ...datasets.flatMap(({ name }) => told.get(name) ?? []),
    ]),
    ...(rest.length > 0 ? [`  and ${rest.length} more: ${cutList(rest, restNames)}`] : []),
    ...links,
    ...(catalog.fiscalYearStart === 1 ? [] : [`The fiscal year begins in month ${catalog.fiscalYearStart}.`]),
  ].join('\n')
  return { text, told: new Set(told.keys()) }
}

/** The nearest ones, each with the fields that matter most and the names of the others; then, as far as there is room, whole. */
function datasetsThatFit(shown: Dataset[], relevance: Relevance, room: number): Map<string, string[]> {
  const told = new Map<string, string[]>()
  const near = shown.map((dataset) => ({ dataset, score: relevance.score(dataset) })).sort((a, b) => b.score - a.score)
  const sizeOf = (lines: string[]) => lines.join('\n').length + 1
  let left = room
  for (const { dataset } of near) {
    if (leastSize(dataset) > left) continue
    const lines = [datasetLines(dataset, relevance), namesOnly(dataset)].find((form) => sizeOf(form) <= left)
    if (!lines) continue
    left -= sizeOf(lines)
    told.set(dataset.name, lines)
  }
  for (const { dataset } of near) {
    const brief = told.get(dataset.name)
    if (!brief) continue
    const whole = datasetLines(dataset, null)
    if (sizeOf(whole) - sizeOf(brief) > left) continue
    left -= sizeOf(whole) - sizeOf(brief)
    told.set(dataset.name, whole)
  }
  return told
}

/** No form of it is shorter: where there are hundreds, most need not be written to see that they do not fit. */
const leastSize = (dataset: Dataset): number =>
  datasetLine(dataset).length +
  Math.min(
    otherNames / 2,
    dataset.fields.reduce((sum, { hidden, name }) => sum + (hidden ? 0 : name.length), 0),
  )

const namesOnly = (dataset: Dataset): string[] => [
  datasetLine(dataset),
  `    ${dataset.fields.flatMap(({ hidden, name }) => (hidden ? [] : [name])).join(', ')}`,
]

/** With all fields, or with those that a question names and those that every question needs, and the names of the others. */
function datasetLines(dataset: Dataset, relevance: Relevance | null): string[] {
  const fields = dataset.fields.filter(({ hidden }) => !hidden)
  const needed = new Set([...dataset.primaryKey, ...dataset.nameFields, dataset.timeField])
  const chosen = relevance
    ? fields.filter(({ name, label, synonyms }) => needed.has(name) || relevance.shares([name, label, ...synonyms]))
    : fields
  const others = fields.filter((field) => !chosen.includes(field)).map(({ name }) => name)
  return [
    datasetLine(dataset),
    ...chosen.map((field) => fieldLine(field, dataset)),
    ...(others.length > 0 ? [`    also: ${cutList(others, otherNames)}`] : []),
  ]
}

function linkLines(catalog: Catalog, names: Set<string>, relevance: Relevance, room: number): string[] {
  const reached = (inside: Set<string>) => inside.size === 0 || [...inside].every((name) => names.has(name))
  const metrics = catalog.metrics
    .filter(({ expression }) => reached(datasetsIn(expression)))
    .map(({ name, label, expression, where, synonyms, description }) => ({
      near: relevance.shares([name, label, ...synonyms]),
      line: `  ${name} = ${textOf(() => writeExpression(expression))}${where ? ` where ${textOf(() => writeCondition(where))}` : ''}${also(synonyms)}${about(description)}`,
    }))
  const links = catalog.relationships
    .filter(({ from, to }) => names.has(from) || names.has(to))
    .map(({ name, from, to, fromFields, toFields, synonyms }) => ({
      near: relevance.shares([from, to]),
      line: `  ${from}(${fromFields.join(', ')}) -> ${to}(${toFields.join(', ')}), many to one, ${name}${also(synonyms)}`,
    }))
  return [...section('Relationships:', links, room / 2), ...section('Metrics:', metrics, room / 2)]
}

function section(title: string, lines: { near: boolean; line: string }[], room: number): string[] {
  if (lines.length === 0) return []
  let left = room
  const kept = new Set(
    lines
      .toSorted((a, b) => Number(b.near) - Number(a.near))
      .filter(({ line }) => {
        left -= line.length + 1
        return left >= 0
      }),
  )
  const more = lines.length - kept.size
  return [
    title,
    ...lines.filter((line) => kept.has(line)).map(({ line }) => line),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

/** A list cut between two names, never within one. */
function cutList(names: string[], room: number): string {
  let left = room
  const kept = names.filter((name) => {
    left -= name.length + 2
    return left >= 0
  })
  return kept.length === names.length ? kept.join(', ') : `${kept.join(', ')} and ${names.length - kept.length} others`
}
