import { buildCatalog, type Table } from '../analyst/builtin/catalog.ts'
import { dialects } from '../analyst/builtin/dialect.ts'
import type { DocumentNode } from '../documents/documents.contract.ts'
import type { SourceTable } from '../schema.ts'
import { nothingToReport } from './kpi-summary.ts'
import { numberOf, said, share } from './numbers-in-words.ts'
import { heading, paragraph } from './report-content.ts'
import type { ReportContext, ReportTemplate } from './report-context.ts'

const maxTables = 20
const tablesOf = ({ sources }: ReportContext) =>
  sources
    .flatMap((source) =>
      source.parts.flatMap((part) =>
        part.tables.filter(({ hidden }) => !hidden).map((table) => ({ source, part, table })),
      ),
    )
    .slice(0, maxTables)

export const dataProfile: ReportTemplate = {
  id: 'data-profile',
  name: 'Data profile',
  description: 'What is in each table: rows, columns, ranges, the most frequent values.',
  async make(context) {
    const tables = tablesOf(context)
    if (tables.length === 0) return nothingToReport
    const overview = context.keep('Tables', {
      columns: ['source', 'table', 'rows', 'columns'],
      types: ['text', 'text', 'integer', 'integer'],
      rows: tables.map(({ part, table }) => ({
        source: part.name,
        table: table.name,
        rows: table.rows,
        columns: table.columns.length,
      })),
    })
    const rows = tables.reduce((sum, { table }) => sum + (table.rows ?? 0), 0)
    const nodes: DocumentNode[] = [
      heading(2, 'Overview'),
      paragraph(
        await context.prose('Overview', `There are ${said(tables.length)} tables with ${said(rows)} rows together.`, [
          overview.result,
        ]),
      ),
      { type: 'table', query: overview.name },
    ]
    for (const [index, { table }] of tables.entries()) {
      await context.progress((index + 1) / (tables.length + 1), `Reading ${table.name}`)
      nodes.push(...(await profileNodes(context, table)))
    }
    return nodes
  },
}

async function profileNodes(context: ReportContext, table: SourceTable): Promise<DocumentNode[]> {
  const columns = context.keep(`Columns of ${table.name}`, {
    columns: ['column', 'type', 'empty', 'distinct', 'least', 'most'],
    types: ['text', 'text', 'text', 'integer', 'text', 'text'],
    rows: table.columns.map(({ name, type, profile }) => ({
      column: name,
      type,
      empty: profile && profile.rows > 0 ? share(profile.nulls, profile.rows) : null,
      distinct: profile?.distinct ?? null,
      least: profile?.min === null || profile?.min === undefined ? null : String(profile.min),
      most: profile?.max === null || profile?.max === undefined ? null : String(profile.max),
    })),
  })
  const nodes: DocumentNode[] = [
    heading(2, table.name),
    paragraph(
      await context.prose(
        table.name,
        `${table.name} has ${table.rows === null ? 'an unknown number of' : said(table.rows)} rows and ${said(table.columns.length)} columns.`,
        [columns.result],
      ),
    ),
    { type: 'table', query: columns.name },
  ]
  const telling = table.columns.find(
    ({ profile, type, primaryKey }) =>
      type === 'text' &&
      !primaryKey &&
      profile !== null &&
      profile.distinct >= 2 &&
      profile.top.length >= 2 &&
      profile.top[0]!.count > 1,
  )
  if (telling?.profile) {
    const top = context.keep(`Most frequent values of ${telling.name}`, {
      columns: [telling.name, 'rows'],
      types: ['text', 'integer'],
      rows: telling.profile.top
        .slice(0, 10)
        .map(({ value, count }) => ({ [telling.name]: String(value), rows: count })),
    })
    nodes.push({
      type: 'chart',
      query: top.name,
      chart: {
        type: 'bar',
        x: telling.name,
        y: 'rows',
        horizontal: true,
        title: `Most frequent values of ${telling.name}`,
      },
    })
  }
  return nodes
}

type Finding = { table: string; column: string; finding: string; rows: number | null }

export const dataQuality: ReportTemplate = {
  id: 'data-quality',
  name: 'Data quality',
  description: 'What looks wrong: gaps, repeated rows, dates in the future, keys that lead nowhere.',
  async make(context) {
    const tables = tablesOf(context)
    if (tables.length === 0) return nothingToReport
    const catalog = buildCatalog(context.sources, context.today)
    const findings: Finding[] = []
    for (const [index, { source, part, table }] of tables.entries()) {
      await context.progress((index + 0.5) / tables.length, `Checking ${table.name}`)
      findings.push(...profileFindings(table, context.today))
      const known = catalog.tables.find(
        (each) => each.name === table.name && each.schemaName === part.schemaName && each.source === source.source,
      )
      if (known && !known.view) findings.push(...(await askedFindings(context, known)))
    }
    const list = context.keep('Findings', {
      columns: ['table', 'column', 'finding', 'rows'],
      types: ['text', 'text', 'text', 'integer'],
      rows: findings,
    })
    const byTable = new Map<string, number>()
    for (const { table } of findings) byTable.set(table, (byTable.get(table) ?? 0) + 1)
    const worst = [...byTable].toSorted((a, b) => b[1] - a[1])[0]
    const nodes: DocumentNode[] = [
      heading(2, 'What was found'),
      paragraph(
        await context.prose(
          'What was found',
          findings.length === 0
            ? `Nothing looks wrong in ${said(tables.length)} tables.`
            : `${said(findings.length)} findings in ${said(byTable.size)} of ${said(tables.length)} tables${worst ? `; most of them in ${worst[0]}` : ''}.`,
          [list.result],
        ),
      ),
    ]
    if (findings.length > 0) nodes.push({ type: 'table', query: list.name })
    return nodes
  },
}

function profileFindings(table: SourceTable, today: string): Finding[] {
  return table.columns.flatMap(({ name, type, profile }): Finding[] => {
    if (!profile || profile.rows === 0) return []
    const at = { table: table.name, column: name }
    const found: Finding[] = []
    if (profile.nulls === profile.rows) found.push({ ...at, finding: 'always empty', rows: profile.nulls })
    else if (profile.nulls > 0)
      found.push({ ...at, finding: `empty in ${share(profile.nulls, profile.rows)} of the rows`, rows: profile.nulls })
    if (profile.distinct === 1 && profile.rows > 1 && profile.nulls === 0)
      found.push({ ...at, finding: 'the same value in every row', rows: profile.rows })
    if ((type === 'date' || type === 'datetime') && typeof profile.max === 'string' && profile.max.slice(0, 10) > today)
      found.push({ ...at, finding: `a date in the future: ${profile.max.slice(0, 10)}`, rows: null })
    if (
      type !== 'text' &&
      typeof profile.min === 'number' &&
      profile.min < 0 &&
      /price|amount|quantity|qty|cost|count|age/i.test(name)
    )
      found.push({ ...at, finding: `a negative value: ${said(profile.min)}`, rows: null })
    if (type === 'text') {
      const spaced = profile.top.find(({ value }) => typeof value === 'string' && value !== value.trim())
      if (spaced) found.push({ ...at, finding: 'values with spaces around them', rows: spaced.count })
      const folded = new Map<string, string>()
      for (const { value } of profile.top) {
        const key = String(value).trim().toLowerCase()
        const other = folded.get(key)
        if (other !== undefined && other !== value)
          found.push({ ...at, finding: `"${other}" and "${value}" differ in case alone`, rows: null })
        folded.set(key, String(value))
      }
    }
    return found
  })
}

/** Rows that are there twice, and keys of which the other table knows nothing. */
async function askedFindings(context: ReportContext, table: Table): Promise<Finding[]> {
  const dialect = dialects[table.engine]
  const full = (each: Table) =>
    [each.schemaName ?? each.schema, each.name]
      .flatMap((part) => (part === null ? [] : [dialect.quote(part)]))
      .join('.')
  const found: Finding[] = []
  if ((table.rows ?? 0) > 0 && (table.rows ?? 0) <= 2_000_000 && !table.columns.some(({ unique }) => unique)) {
    const columns = table.columns.map(({ name }) => dialect.quote(name)).join(', ')
    const { result } = await context.run(
      `Repeated rows of ${table.name}`,
      table.source,
      `SELECT SUM(n - 1) AS repeated FROM (SELECT COUNT(*) AS n FROM ${full(table)} GROUP BY ${columns}) AS counted WHERE n > 1`,
    )
    const repeated = numberOf(result.rows[0]?.repeated) ?? 0
    if (repeated > 0)
      found.push({ table: table.name, column: '(all)', finding: 'rows that are there already', rows: repeated })
  }
  for (const link of table.parents.slice(0, 6)) {
    const { result } = await context.run(
      `Keys of ${table.name} without ${link.to.table.name}`,
      table.source,
      `SELECT COUNT(*) AS lost FROM ${full(table)} AS child LEFT JOIN ${full(link.to.table)} AS parent ON child.${dialect.quote(link.from.name)} = parent.${dialect.quote(link.to.name)}\nWHERE child.${dialect.quote(link.from.name)} IS NOT NULL AND parent.${dialect.quote(link.to.name)} IS NULL`,
    )
    const lost = numberOf(result.rows[0]?.lost) ?? 0
    if (lost > 0)
      found.push({
        table: table.name,
        column: link.from.name,
        finding: `no such row in ${link.to.table.name}`,
        rows: lost,
      })
  }
  return found
}
