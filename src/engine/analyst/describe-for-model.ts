import { shorten } from '../../platform/cut-text.ts'
import { nearest } from '../../platform/nearest.ts'
import { learnWords, relevanceTo, tellCatalog } from '../catalog/index.ts'
import type { Dataset } from '../question/catalog.ts'
import type { SourceColumn } from '../schema.ts'
import type { DescribedSource } from './tool-contract.ts'
import { openCatalog, plainName, type Workbench } from './workbench.ts'

type Bench = Pick<Workbench, 'sources' | 'catalog' | 'isRemote'>

/** Awaited before what is told of a catalog, which may be of any size. */
export const prepareToTell = (bench: Bench): Promise<void> => learnWords(openCatalog(bench))

const named = ({ name, label, table }: Dataset) => [name, label, table.name]
const describedTokens = 4_000

type Wanted = { question?: string; tables?: string[] | undefined; maxTokens?: number }

/** What the data means, as this model may know it: what is asked about first, or only some tables. */
export const definitionsAsText = (bench: Bench, wanted: Wanted = {}): string => tellDefinitions(bench, wanted).text

export function tellDefinitions(
  bench: Bench,
  { question = '', tables, maxTokens = describedTokens }: Wanted = {},
): { text: string; told: ReadonlySet<string> } {
  const catalog = openCatalog(bench)
  const names = tables?.length ? tables : null
  const found = names?.map((name) => catalog.datasets.filter((one) => isNamed(one, name))) ?? []
  const sourceOf = ({ source: id }: Dataset) => {
    const source = bench.sources.find(({ parts }) => parts.some(({ dataSourceId }) => dataSourceId === id))
    return source ? `the source "${source.source}" (${source.engine})` : ''
  }
  const only = names && new Set(found.flat().map(({ name }) => name))
  const { text, told } = tellCatalog(catalog, { question, maxTokens, only, sourceOf })
  const unknown = (names ?? []).filter((_, at) => found[at]!.length === 0)
  return {
    text: [...unknown.map((name) => unknownTable(catalog.datasets, name)), ...(only?.size === 0 ? [] : [text])].join(
      '\n',
    ),
    told,
  }
}

const isNamed = (dataset: Dataset, asked: string) => named(dataset).some((name) => plainName(name) === plainName(asked))

/** A name that there is not, with those that may have been meant. */
function unknownTable(datasets: Dataset[], asked: string): string {
  const shown = datasets.filter(({ hidden }) => !hidden)
  const near = nearest(asked, shown.flatMap(named))
  const holding = shown
    .filter((one) => named(one).some((name) => plainName(name).includes(plainName(asked))))
    .slice(0, 5)
    .map(({ name }) => name)
  const meant = [...new Set([...(near ? [near] : []), ...holding])]
  return `There is no table "${asked}". ${meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : 'list_tables tells all of them.'}`
}

const maxFound = 12
const foundTokens = 1_500

/** The tables that words are about, the nearest first, described as far as there is room. */
export function searchTablesAsText(bench: Bench, words: string): string {
  const catalog = openCatalog(bench)
  const relevance = relevanceTo(words, catalog)
  const near = catalog.datasets
    .map((dataset) => ({ name: dataset.name, score: dataset.hidden ? 0 : relevance.score(dataset) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  if (near.length === 0) return 'No table is about these words. Try others, or list_tables.'
  const names = near.slice(0, maxFound).map(({ name }) => name)
  const text = definitionsAsText(bench, { question: words, tables: names, maxTokens: foundTokens })
  return near.length > maxFound ? `${text}\n${near.length - maxFound} more tables share a word with this.` : text
}

const maxColumns = 80

function columnLine(column: SourceColumn): string {
  const words = [`${column.name} ${column.type}`]
  if (column.primaryKey) words.push('primary key')
  if (column.references) words.push(`-> ${column.references.table}.${column.references.column}`)
  if (column.label && column.label !== column.name) words.push(`headed ${JSON.stringify(shorten(column.label, 60))}`)
  const { profile } = column
  if (profile) {
    if (profile.min !== null && profile.max !== null && column.type !== 'text')
      words.push(`${shorten(String(profile.min), 30)} to ${shorten(String(profile.max), 30)}`)
    if (profile.nulls > 0) words.push(`${profile.nulls} empty`)
    if (profile.distinct > 0) words.push(`${profile.distinct} distinct`)
    const top = profile.top.slice(0, 5).map(({ value }) => JSON.stringify(shorten(String(value), 40)))
    if (top.length > 0 && (column.type === 'text' || column.type === 'boolean')) words.push(`such as ${top.join(', ')}`)
  }
  return `    ${words.join('; ')}`
}

/** The sources in a form that a language model reads with few tokens. */
export function sourcesAsText(sources: DescribedSource[], today: string): string {
  const lines = [`Today is ${today}.`]
  for (const { source, engine, parts } of sources) {
    lines.push(`Source "${source}" (${engine}):`)
    for (const part of parts) {
      lines.push(`  ${part.name}${part.schemaName ? `, its tables are reached as ${part.schemaName}.TABLE` : ''}`)
      if (part.grounding)
        lines.push(
          ...part.grounding
            .slice(0, 8000)
            .split('\n')
            .map((line) => `  | ${line}`),
        )
      for (const table of part.tables) {
        const name = table.schema ? `${table.schema}.${table.name}` : table.name
        lines.push(`  table ${name}${table.rows === null ? '' : ` (${table.rows} rows)`}`)
        lines.push(...table.columns.slice(0, maxColumns).map(columnLine))
        if (table.columns.length > maxColumns) lines.push(`    and ${table.columns.length - maxColumns} more columns`)
      }
    }
  }
  return lines.join('\n')
}

const tablesOnPage = 150
const pageCharacters = 12_000

/** Names alone, with their columns where there is room: enough to choose from. */
export function tablesAsText(sources: DescribedSource[], page = 1): string {
  const all = sources.flatMap(({ source, engine, parts }) =>
    parts.flatMap((part) =>
      part.tables.map((table) => {
        const prefix = part.schemaName ?? table.schema
        const name = `${prefix ? `${prefix}.` : ''}${table.name}${table.rows === null ? '' : ` (${table.rows} rows)`}`
        return { source: `Source "${source}" (${engine}):`, name, columns: table.columns.map((one) => one.name) }
      }),
    ),
  )
  const pages = Math.max(1, Math.ceil(all.length / tablesOnPage))
  const shown = all.slice((page - 1) * tablesOnPage, page * tablesOnPage)
  const room = pageCharacters / Math.max(1, shown.length)
  const lines = [...Map.groupBy(shown, ({ source }) => source)].flatMap(([source, tables]) => [
    source,
    ...tables.map(({ name, columns }) => `  ${name}${columnsThatFit(columns, room - name.length)}`),
  ])
  if (pages > 1) lines.push(`Page ${page} of ${pages}; ${all.length} tables in all.`)
  return lines.join('\n')
}

function columnsThatFit(columns: string[], room: number): string {
  const text = columns.join(', ')
  if (text.length <= room) return `: ${text}`
  const kept = columns.slice(
    0,
    columns.findIndex((_, at) => columns.slice(0, at + 1).join(', ').length > room - 20),
  )
  return kept.length === 0
    ? ` (${columns.length} columns)`
    : `: ${kept.join(', ')} and ${columns.length - kept.length} more`
}
