import { pathUp, type Table } from './catalog.ts'
import {
  aggregateOf,
  countOf,
  type Draft,
  distinctOf,
  expressionFor,
  isColumn,
  isFlag,
  isTable,
  isValue,
  tableOf,
} from './draft.ts'
import type { Concept } from './measures.ts'
import { columnExpression, type Expression, type Measure } from './query.ts'

export const sellable = (table: Table) => /product|item|track|article|good/.test(table.entity)
export const concept = (draft: Draft, name: Concept): Expression | null =>
  expressionFor(name, draft.units, draft.catalog)
export const summed = (e: Expression | null): Measure | null => (e ? aggregateOf('sum', e) : null)

/** "How many ...": rows, different values, or the sum of a column that is itself a number of things. */
export const countMeasure = (draft: Draft): Measure | null => {
  const { tokens, word, asks, text } = draft
  const marker = tokens.findIndex(
    (t, i) =>
      (t.word === 'many' && word(i - 1) === 'how') ||
      (t.word === 'number' && word(i + 1) === 'of') ||
      (t.word === 'count' && word(i + 1) !== 'by'),
  )
  if (!asks.count || marker < 0) return null
  let from = marker + (word(marker) === 'many' ? 1 : word(marker + 1) === 'of' ? 2 : 1)
  if (/^(?:more|fewer|less|other|of)$/.test(word(from))) from++
  if (/^(?:our|the|these|those)$/.test(word(from))) from++
  const different = /^(?:different|distinct|unique|individual)$/.test(word(from))
  let thing = draft.unitAt(from, different ? 2 : 3, (u) => !isValue(u) && !isFlag(u))
  const value = draft.unitAt(from, 2, (u) => isValue(u) || isFlag(u))
  if (value && thing && thing.start > value.end + 1 && !isTable(thing)) thing = undefined
  if (thing) draft.lead = thing
  if (thing && isTable(thing)) {
    draft.used.add(thing)
    const bought = (asks.sold || /\b(?:bought|purchased)\b/.test(text)) && !/\bnever\b|\bnot\b|n't\b/.test(text)
    const units = bought && sellable(thing.option.table) && !different ? concept(draft, 'units') : null
    return units ? aggregateOf('sum', units) : countOf(thing.option.table)
  }
  if (thing && isColumn(thing)) {
    const { column } = thing.option
    const missing =
      /\b(?:missing|empty|blank)\b/.test(draft.phrase(thing.end, thing.end + 3)) ||
      /\b(?:missing|empty|blank)\b/.test(draft.phrase(thing.start - 2, thing.start))
    if (missing) return countOf(column.table)
    draft.used.add(thing)
    if (column.role === 'measure') return aggregateOf('sum', columnExpression(column))
    const named = column.table.names[0] === column && !different
    if (named && asks.sold && sellable(column.table)) return summed(concept(draft, 'units')) ?? countOf(column.table)
    return named ? countOf(column.table) : distinctOf(column)
  }
  if (thing?.option.kind === 'concept') {
    draft.used.add(thing)
    return summed(concept(draft, thing.option.concept))
  }
  if (value) {
    const table = tableOf(value)
    if (!table) return null
    const returned = /\breturned\b/.test(text)
      ? draft.catalog.tables.find((t) => t.stems.includes('return'))
      : undefined
    if (returned) return countOf(returned)
    const units = asks.sold || /\b(?:bought|purchased|ordered|sell)\b/.test(text) ? concept(draft, 'units') : null
    return units && pathUp(units.table, table) !== null && table !== units.table && sellable(table)
      ? aggregateOf('sum', units)
      : countOf(table)
  }
  if (asks.sold && !draft.rank) return summed(concept(draft, 'units'))
  if (/how many (?:people|persons|times|rows|records|entries|were|are|did|have|of|men|women|games|days)\b/.test(text)) {
    const told = draft.free((u) => isValue(u) || isFlag(u)) ?? draft.free(isTable)
    const tables = draft.catalog.tables.filter((t) => !t.view)
    const table = (told && tableOf(told)) ?? (tables.length === 1 ? tables[0] : undefined)
    if (table) {
      if (told && isTable(told)) draft.used.add(told)
      return countOf(table)
    }
  }
  return null
}
