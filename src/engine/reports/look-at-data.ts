import type { DocumentNode } from '../documents/documents.contract.ts'
import type { Catalog, Dataset, Question, Relationship } from '../question/index.ts'
import { nothingToReport } from './kpi-summary.ts'
import { numberOf, numbersIn } from './numbers-in-words.ts'
import { heading, paragraph } from './report-content.ts'
import type { ReportContext, ReportTemplate } from './report-context.ts'

const maxTables = 20
const maxRowsCompared = 2_000_000
const maxFieldsCompared = 200
const tablesOf = ({ catalog }: ReportContext): Dataset[] =>
  catalog.datasets.filter(({ hidden }) => !hidden).slice(0, maxTables)
const fieldsOf = ({ fields }: Dataset) => fields.filter(({ hidden, column }) => !hidden && column !== null)

export const dataProfile: ReportTemplate = {
  id: 'data-profile',
  name: 'Data profile',
  description: 'What is in each table: rows, columns, ranges, the most frequent values.',
  async make(context) {
    const tables = tablesOf(context)
    if (tables.length === 0) return nothingToReport
    const { said } = numbersIn(context.catalog)
    const overview = context.keep('Tables', {
      columns: ['table', 'rows', 'columns', 'one row is'],
      types: ['text', 'integer', 'integer', 'text'],
      rows: tables.map((table) => ({
        table: table.name,
        rows: table.rows,
        columns: fieldsOf(table).length,
        'one row is': table.thing?.one ?? null,
      })),
    })
    const rows = tables.reduce((sum, table) => sum + (table.rows ?? 0), 0)
    const nodes: DocumentNode[] = [
      heading(2, 'Overview'),
      paragraph(
        await context.prose('Overview', `There are ${said(tables.length)} tables with ${said(rows)} rows together.`, [
          overview.result,
        ]),
      ),
      { type: 'table', query: overview.name },
    ]
    for (const [index, table] of tables.entries()) {
      await context.progress((index + 1) / (tables.length + 1), `Reading ${table.name}`)
      nodes.push(...(await profileNodes(context, table)))
    }
    return nodes
  },
}

async function profileNodes(context: ReportContext, table: Dataset): Promise<DocumentNode[]> {
  const fields = fieldsOf(table)
  const { said, share } = numbersIn(context.catalog)
  const columns = context.keep(`Columns of ${table.name}`, {
    columns: ['column', 'type', 'role', 'empty', 'distinct', 'least', 'most'],
    types: ['text', 'text', 'text', 'text', 'integer', 'text', 'text'],
    rows: fields.map(({ name, type, role, profile }) => ({
      column: name,
      type,
      role,
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
        `${table.name} has ${table.rows === null ? 'an unknown number of' : said(table.rows)} rows and ${said(fields.length)} columns.`,
        [columns.result],
      ),
    ),
    { type: 'table', query: columns.name },
  ]
  const telling = fields.find(
    ({ role, profile }) =>
      (role === 'category' || role === 'place') &&
      profile !== null &&
      profile.distinct >= 2 &&
      profile.top.length >= 2 &&
      profile.top[0]!.count > 1,
  )
  if (telling?.profile) {
    const title = `Most frequent values of ${telling.label}`
    const top = context.keep(title, {
      columns: [telling.label, 'rows'],
      types: ['text', 'integer'],
      rows: telling.profile.top
        .slice(0, 10)
        .map(({ value, count }) => ({ [telling.label]: String(value), rows: count })),
    })
    nodes.push({
      type: 'chart',
      query: top.name,
      chart: { type: 'bar', x: telling.label, y: 'rows', horizontal: true, title },
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
    const { said } = numbersIn(context.catalog)
    const findings: Finding[] = []
    for (const [index, table] of tables.entries()) {
      await context.progress((index + 0.5) / tables.length, `Checking ${table.name}`)
      findings.push(...profileFindings(context, table), ...(await askedFindings(context, table)))
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

function profileFindings({ catalog, today }: ReportContext, table: Dataset): Finding[] {
  const { said, share } = numbersIn(catalog)
  return fieldsOf(table).flatMap(({ name, type, role, format, aggregation, profile }): Finding[] => {
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
    // What is added up or is money, and is nearly never below zero, is there by mistake or is a refund: worth a look.
    const adds = role === 'measure' && (aggregation === 'sum' || format?.kind === 'currency')
    if (adds && typeof profile.min === 'number' && profile.min < 0 && (profile.mean ?? 0) > -profile.min)
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

const one = async (context: ReportContext, title: string, question: Question): Promise<number> => {
  const { result } = await context.ask(title, question)
  return numberOf(result.rows[0]?.[result.columns[0]!]) ?? 0
}

/** Rows that are there twice, and keys of which the other table knows nothing. */
async function askedFindings(context: ReportContext, table: Dataset): Promise<Finding[]> {
  const found: Finding[] = []
  const repeated = await repeatedRows(context, table)
  if (repeated > 0)
    found.push({ table: table.name, column: '(all)', finding: 'rows that are there already', rows: repeated })
  const links = context.catalog.relationships.filter(({ from, to }) => from === table.name && to !== table.name)
  for (const link of links.slice(0, 6)) {
    const lost = await one(context, `Keys of ${table.name} without ${link.to}`, withoutParent(link, context.catalog))
    const column = link.fromFields.join(', ')
    if (lost > 0) found.push({ table: table.name, column, finding: `no such row in ${link.to}`, rows: lost })
  }
  return found
}

async function repeatedRows(context: ReportContext, table: Dataset): Promise<number> {
  const { name: dataset, rows, primaryKey, uniqueKeys } = table
  const fields = fieldsOf(table)
  if (!rows || rows > maxRowsCompared || primaryKey.length > 0 || uniqueKeys.length > 0) return 0
  if (fields.length === 0 || fields.length > maxFieldsCompared) return 0
  const different: Question = {
    measures: [],
    by: [],
    dataset,
    fields: fields.map(({ name: field }) => ({ of: { field: { dataset, field } } })),
    distinct: true,
  }
  return one(context, `Repeated rows of ${dataset}`, {
    measures: [{ op: '-', left: { count: dataset }, right: { fn: 'count', over: different }, label: 'Repeated' }],
    by: [],
  })
}

/** Rows that name a row of another dataset which is not there. */
function withoutParent({ name, from, to, fromFields, toFields }: Relationship, { datasets }: Catalog): Question {
  const key = datasets.find((dataset) => dataset.name === to)?.primaryKey[0] ?? toFields[0]!
  return {
    measures: [{ count: from, label: 'Lost' }],
    by: [],
    where: {
      all: [
        ...fromFields.map((field) => ({ not: { missing: { field: { dataset: from, field } } } })),
        { missing: { field: { dataset: to, field: key, via: [name] } } },
      ],
    },
  }
}
