import { type Column, isNumeric, type Table } from './catalog.ts'
import { concept, sellable, summed } from './count-measure.ts'
import { aggregateOf, countOf, type Draft, distinctOf, isColumn, isFlag, isTable, tableOf } from './draft.ts'
import type { Target } from './find-target.ts'
import { adjectives } from './measures.ts'
import { columnExpression, type Measure } from './query.ts'

const nameOrKey = (table: Table): Column[] => (table.names.length > 0 ? table.names : table.key ? [table.key] : [])

/** "The most expensive product": rows of the thing itself, ordered by a column that the adjective speaks of. */
export const byAdjective = (draft: Draft, target: Target): Measure | null => {
  const { rank, query } = draft
  const hint = rank?.adjective ? adjectives.get(rank.adjective) : undefined
  if (!rank || !hint) return null
  const table = target.unit ? tableOf(target.unit) : null
  const own =
    hint.stems.flatMap((s) =>
      (table?.columns ?? []).filter(
        (c) => c.stems.includes(s) && (isNumeric(c) || c.role === 'date') && c.role !== 'key',
      ),
    )[0] ?? (hint.stems.includes('dat') ? table?.columns.find((c) => c.role === 'date') : undefined)
  const reversed = draft.word(rank.start) === 'least'
  if (
    own &&
    table &&
    target.unit &&
    (isTable(target.unit) || table.names[0] === (target.unit.option as { column?: Column }).column)
  ) {
    const byAge = own.stems.includes('age')
    const descending =
      (rank.adjective === 'oldest' ? byAge : rank.adjective === 'youngest' ? !byAge : hint.descending) !== reversed
    Object.assign(query, {
      mode: 'rows',
      table,
      columns: [...nameOrKey(table), own],
      order: { by: 'measure', descending },
      limit: rank.count ?? 1,
      offset: rank.offset,
    })
    return null
  }
  if (own && table) return aggregateOf(hint.descending === rank.descending ? 'max' : 'min', columnExpression(own))
  if (hint.concept) {
    const e = concept(draft, hint.concept)
    if (e) return aggregateOf('sum', e)
  }
  if (hint.count) {
    const other = draft.free(isTable)
    if (other && isTable(other)) {
      draft.used.add(other)
      return countOf(other.option.table)
    }
    return table ? countOf(table) : null
  }
  return null
}

/** "Which customer has the most orders", "which product sold most": what is ranked, when no column says so. */
export const byCompany = (draft: Draft, target: Target): Measure | null => {
  const other = draft.free(isTable)
  if (other && isTable(other)) {
    draft.used.add(other)
    const bought = /\b(?:sold|bought|buy|purchased)\b/.test(draft.text) && sellable(other.option.table)
    return (bought ? summed(concept(draft, 'units')) : null) ?? countOf(other.option.table)
  }
  if (draft.asks.sold || /\b(?:bought|buy|purchased)\b/.test(draft.text)) return summed(concept(draft, 'units'))
  const distinct = draft.free(
    (u) => isColumn(u) && !isFlag(u) && u.option.kind === 'column' && u.option.column.role !== 'date',
  )
  if (distinct && isColumn(distinct)) {
    draft.used.add(distinct)
    const { column } = distinct.option
    return column.table.names[0] === column ? countOf(column.table) : distinctOf(column)
  }
  const named =
    target.unit && isColumn(target.unit) && target.unit.option.column.table.names[0] === target.unit.option.column
  if (target.unit && (isTable(target.unit) || named)) {
    draft.penalty += 0.5
    return summed(concept(draft, 'revenue'))
  }
  return target.unit && isColumn(target.unit) ? countOf(target.unit.option.column.table) : null
}
