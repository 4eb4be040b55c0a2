import { plural } from '../../reader/words/words.ts'
import type { DescribedSource } from '../tool-contract.ts'
import { buildCatalog, type Catalog, type Column, pathUp, type Table } from './catalog.ts'
import { dateColumnOf } from './draft.ts'
import { conceptExpressions } from './measures.ts'
import { columnExpression } from './query.ts'

const groupingColumn = (table: Table, catalog: Catalog): Column | undefined => {
  const good = (c: Column) =>
    c.role === 'dimension' && c.profile !== null && c.profile.distinct >= 2 && c.profile.distinct <= 40
  const own = table.columns.find(good)
  if (own) return own
  for (const other of catalog.tables)
    if (other !== table && !other.view && pathUp(table, other)) {
      const found = other.columns.find(good)
      if (found) return found
    }
  return undefined
}

/** Questions that can be asked of this data, the most telling first. */
export const suggestFrom = (catalog: Catalog, n: number): string[] => {
  const questions: string[] = []
  const tables = catalog.tables.filter((t) => !t.view && t.rows !== 0)
  const facts = [...tables].sort((a, b) => b.parents.length - a.parents.length || (b.rows ?? 0) - (a.rows ?? 0))
  const [revenue] = conceptExpressions('revenue', catalog)
  if (revenue) {
    const by = groupingColumn(revenue.table, catalog)
    if (dateColumnOf(revenue.table, catalog)?.role === 'date') questions.push('What is the total revenue by month?')
    if (by) questions.push(`Which ${by.spoken} has the highest revenue?`)
    const parent = tables.find((t) => t !== revenue.table && t.names.length > 0 && pathUp(revenue.table, t))
    if (parent) questions.push(`Top 5 ${plural(parent.entity)} by revenue`)
  }
  for (const table of facts) {
    const by = groupingColumn(table, catalog)
    if (by) questions.push(`How many ${plural(table.entity)} are there by ${by.spoken}?`)
    const measure = table.columns.find((c) => c.role === 'measure')
    if (measure && by) questions.push(`What is the average ${measure.spoken} by ${by.spoken}?`)
    const [name] = table.names
    if (measure && name && columnExpression(measure))
      questions.push(
        `Which ${name.table.entity === 'sheet' ? name.spoken : name.table.entity} has the highest ${measure.spoken}?`,
      )
    questions.push(`How many ${plural(table.entity)} are there?`)
  }
  return [...new Set(questions)].slice(0, n)
}

/** Questions for an empty page, from what the sources hold. */
export const suggestQuestions = (sources: DescribedSource[], n: number): string[] =>
  suggestFrom(buildCatalog(sources, new Date(0).toISOString().slice(0, 10)), n)
