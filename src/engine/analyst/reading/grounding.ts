import { buildCatalog } from '../../catalog/build-catalog.ts'
import type { SourceColumn, SourceTable } from '../../schema.ts'
import { formatNumber } from './format.ts'

/** What people begin to write from is in English. */
const english = { locale: 'en' }
const maxTables = 60
const maxColumns = 60

const valueText = (value: string | number | boolean) =>
  typeof value === 'number'
    ? formatNumber(value, english)
    : String(value).length > 40
      ? `${String(value).slice(0, 40)}...`
      : String(value)

const columnText = (column: SourceColumn, leadsTo: string | null): string => {
  const facts: string[] = [column.type]
  if (column.primaryKey) facts.push('key')
  if (leadsTo) facts.push(`leads to ${leadsTo}`)
  const { profile } = column
  if (profile) {
    const isText = column.type === 'text' || column.type === 'boolean' || column.type === 'json'
    if (!isText && profile.min !== null && profile.max !== null)
      facts.push(
        `${column.type === 'date' || column.type === 'datetime' ? `${profile.min} to ${profile.max}` : `${valueText(profile.min)} to ${valueText(profile.max)}`}`,
      )
    if (isText && profile.top.length > 0) {
      const few = profile.distinct <= 12
      const shown = profile.top.slice(0, few ? 12 : 4).map((t) => valueText(t.value))
      facts.push(
        few
          ? `one of ${shown.join(', ')}`
          : `${formatNumber(profile.distinct, english)} different, such as ${shown.join(', ')}`,
      )
    }
    if (profile.nulls > 0) facts.push(`${formatNumber(profile.nulls, english)} missing`)
  }
  const label = column.label && column.label !== column.name ? ` ("${column.label}")` : ''
  return `- ${column.name}${label}: ${facts.join('; ')}`
}

/** A data source for people, where nobody has written about it: tables, columns, types, keys that join, ranges, sample values. Models are told the definitions. */
export const describeGrounding = (tables: SourceTable[]): string => {
  const visible = tables.filter((t) => !t.hidden)
  const source = { id: 'source', dialect: 'sqlite' as const, schema: { tables: visible }, isFile: true }
  const { datasets, relationships } = buildCatalog([source], {
    timeZone: 'UTC',
    fiscalYearStart: 1,
    today: '1970-01-01',
  })
  const blocks = visible.slice(0, maxTables).map((table) => {
    const own = datasets.find((d) => d.table.name === table.name && d.table.schema === table.schema)
    const leadsTo = (name: string) => {
      const link = relationships.find(({ from, fromFields }) => from === own?.name && fromFields.includes(name))
      const to = datasets.find((d) => d.name === link?.to)
      return link && to ? `${to.table.name}.${link.toFields[link.fromFields.indexOf(name)]}` : null
    }
    const rows = table.rows === null ? '' : `, ${formatNumber(table.rows, english)} rows`
    const columns = table.columns.slice(0, maxColumns).map((c) => columnText(c, leadsTo(c.name)))
    const more = table.columns.length > maxColumns ? [`- and ${table.columns.length - maxColumns} more columns`] : []
    return [`${table.schema ? `${table.schema}.` : ''}${table.name} (${table.kind}${rows})`, ...columns, ...more].join(
      '\n',
    )
  })
  if (visible.length > maxTables) blocks.push(`And ${visible.length - maxTables} more tables.`)
  return blocks.join('\n\n')
}
