import { buildCatalog, type Catalog, type Column, pathUp, type Table } from '../analyst/builtin/catalog.ts'
import { type Dialect, dialects } from '../analyst/builtin/dialect.ts'
import { dateColumnOf } from '../analyst/builtin/draft.ts'
import { conceptExpressions } from '../analyst/builtin/measures.ts'
import { columnExpression, type Expression } from '../analyst/builtin/query.ts'
import type { DescribedSource, EngineName } from '../analyst/tool-contract.ts'
import { plural } from '../reader/words/words.ts'

export type Measure = { label: string; name: string; sql: string; counts: boolean }
export type Dimension = { label: string; name: string; sql: string; values: number }

/** What a report or dashboard is about: the table in which things happen, what is measured in it, when, and by what it is split. */
export type Subject = {
  source: string
  engine: EngineName
  dialect: Dialect
  /** What its rows are called. */
  things: string
  from: string
  measures: Measure[]
  dimensions: Dimension[]
  date: { sql: string; column: Column } | null
}

const maxMeasures = 3
/** Groups that can be told apart at a glance. */
const fewValues = 15
const maxDimensions = 4
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const nameOf = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '') || 'value'

/** The subject that the words ask for, or the most telling one there is; null when there is nothing to measure or count. */
export function findSubject(sources: DescribedSource[], today: string, words = ''): Subject | null {
  const catalog = buildCatalog(sources, today)
  const table = factTable(catalog, words.toLowerCase())
  return table ? subjectOf(table, catalog, words.toLowerCase()) : null
}

function factTable(catalog: Catalog, words: string): Table | null {
  const tables = catalog.tables.filter((table) => !table.view && table.rows !== 0 && table.columns.length > 1)
  const asked = tables.filter((table) => table.stems.some((stem) => stem.length > 2 && words.includes(stem)))
  const [revenue] = conceptExpressions('revenue', catalog)
  if (revenue && (asked.length === 0 || /sale|revenue|turnover|order/.test(words))) return revenue.table
  const score = (table: Table) =>
    table.columns.filter(({ role }) => role === 'measure').length * 2 +
    (dateColumnOf(table, catalog)?.role === 'date' ? 4 : 0) +
    table.parents.length +
    Math.log10((table.rows ?? 10) + 1)
  return (asked.length > 0 ? asked : tables).toSorted((a, b) => score(b) - score(a))[0] ?? null
}

function subjectOf(table: Table, catalog: Catalog, words: string): Subject {
  const dialect = dialects[table.engine]
  const aliases = new Map<Table, string>([[table, 't0']])
  const joins: string[] = []
  const full = (each: Table) =>
    [each.schemaName ?? each.schema, each.name]
      .flatMap((part) => (part === null ? [] : [dialect.quote(part)]))
      .join('.')
  const column = (each: Column): string => {
    for (const link of pathUp(table, each.table) ?? []) {
      if (aliases.has(link.to.table)) continue
      const alias = `t${aliases.size}`
      aliases.set(link.to.table, alias)
      joins.push(
        `LEFT JOIN ${full(link.to.table)} AS ${alias} ON ${aliases.get(link.from.table)}.${dialect.quote(link.from.name)} = ${alias}.${dialect.quote(link.to.name)}`,
      )
    }
    return `${aliases.get(each.table) ?? 't0'}.${dialect.quote(each.name)}`
  }

  const expressions = measuresOf(table, catalog, words)
  const taken = new Set(['period'])
  const unique = (label: string) => {
    let name = nameOf(label)
    while (taken.has(name)) name += '_'
    taken.add(name)
    return name
  }
  const measures: Measure[] = expressions.map((expression) => ({
    label: sentence(expression.additive ? expression.label : `average ${expression.label}`),
    name: unique(expression.label),
    sql: `${expression.additive ? 'SUM' : 'AVG'}(${expression.write(column)})`,
    counts: false,
  }))
  const things = plural(table.entity)
  measures.push({ label: sentence(things), name: unique(`number of ${things}`), sql: 'COUNT(*)', counts: true })
  const dimensions = dimensionsOf(table, catalog).map((each) => ({
    label: sentence(each.spoken),
    name: unique(each.spoken),
    sql: column(each),
    values: each.profile?.distinct ?? 0,
  }))
  const when = dateColumnOf(table, catalog)
  const date = when?.role === 'date' ? { sql: column(when), column: when } : null
  const from = [`${full(table)} AS t0`, ...joins].join('\n')
  return { source: table.source, engine: table.engine, dialect, things, from, measures, dimensions, date }
}

function measuresOf(table: Table, catalog: Catalog, words: string): Expression[] {
  const concepts = (['revenue', 'profit', 'units'] as const).flatMap((concept) =>
    conceptExpressions(concept, catalog)
      .filter((each) => each.table === table)
      .slice(0, 1),
  )
  const used = new Set(concepts.filter(({ columns }) => columns.length === 1).flatMap(({ columns }) => columns))
  const own = table.columns
    .filter((column) => column.role === 'measure' && !used.has(column))
    .toSorted((a, b) => Number(words.includes(b.spoken)) - Number(words.includes(a.spoken)))
    .map((column) => columnExpression(column))
  return [...concepts, ...own].slice(0, maxMeasures)
}

/** The table's own first, then those of the tables above it; few enough values to be told apart. */
function dimensionsOf(table: Table, catalog: Catalog): Column[] {
  const good = ({ role, profile }: Column) =>
    (role === 'dimension' || role === 'flag' || role === 'name') &&
    profile !== null &&
    profile.distinct >= 2 &&
    profile.distinct <= 60
  const above = catalog.tables
    .filter((other) => other !== table && !other.view && pathUp(table, other) !== null)
    .toSorted((a, b) => pathUp(table, a)!.length - pathUp(table, b)!.length)
  const all = [table, ...above].flatMap((each) => each.columns.filter(good))
  const few = ({ role, profile }: Column) => role !== 'name' && (profile?.distinct ?? 0) <= fewValues
  return [...all.filter(few), ...all.filter((column) => !few(column))].slice(0, maxDimensions)
}
