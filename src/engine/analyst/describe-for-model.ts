import { catalogAsText } from '../catalog/index.ts'
import type { Dataset } from '../question/catalog.ts'
import type { SourceColumn } from '../schema.ts'
import type { DescribedSource } from './tool-contract.ts'
import { openCatalog, type Workbench } from './workbench.ts'

type Bench = Pick<Workbench, 'sources' | 'catalog' | 'leaves' | 'today'>

const plain = (name: string) =>
  name
    .split('.')
    .at(-1)!
    .replace(/^["`[]|["`\]]$/g, '')
    .toLowerCase()
const named = ({ name, label, table }: Dataset) => [name, label, table.name].map((one) => one.toLowerCase())

/** What the data means, as this model may know it: what is asked about first, or only some tables. */
export function definitionsAsText(
  bench: Bench,
  { question, tables, maxTokens }: { question?: string; tables?: string[] | undefined; maxTokens?: number } = {},
): string {
  const catalog = openCatalog(bench)
  const wanted = tables?.length ? tables.map((name) => ({ name, plain: plain(name) })) : null
  const matches = (dataset: Dataset, asked: string) => named(dataset).includes(asked)
  const only =
    wanted &&
    new Set(catalog.datasets.filter((one) => wanted.some(({ plain }) => matches(one, plain))).map((one) => one.name))
  const unknown = (wanted ?? []).filter(({ plain }) => !catalog.datasets.some((one) => matches(one, plain)))
  const sourceOf = ({ source: id }: Dataset) => {
    const found = bench.sources.find(({ parts }) => parts.some(({ dataSourceId }) => dataSourceId === id))
    return found ? `the source "${found.source}" (${found.engine})` : ''
  }
  return [
    `Today is ${bench.today}.`,
    ...unknown.map(({ name }) => `There is no table "${name}". list_tables tells all of them.`),
    catalogAsText(catalog, { ...(question && { question }), ...(maxTokens && { maxTokens }), only, sourceOf }),
  ].join('\n')
}

const maxColumns = 80
const shorten = (text: string, most = 60) => (text.length > most ? `${text.slice(0, most)}…` : text)

function columnLine(column: SourceColumn): string {
  const words = [`${column.name} ${column.type}`]
  if (column.primaryKey) words.push('primary key')
  if (column.references) words.push(`-> ${column.references.table}.${column.references.column}`)
  if (column.label && column.label !== column.name) words.push(`headed ${JSON.stringify(shorten(column.label))}`)
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

/** Names alone: enough to choose from. */
export function tablesAsText(sources: DescribedSource[]): string {
  return sources
    .flatMap(({ source, engine, parts }) => [
      `Source "${source}" (${engine}):`,
      ...parts.flatMap((part) =>
        part.tables.map((table) => {
          const prefix = part.schemaName ?? table.schema
          return `  ${prefix ? `${prefix}.` : ''}${table.name}${table.rows === null ? '' : ` (${table.rows} rows)`}: ${table.columns.map(({ name }) => name).join(', ')}`
        }),
      ),
    ])
    .join('\n')
}
