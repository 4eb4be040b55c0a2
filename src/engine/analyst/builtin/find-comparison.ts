import { isContentWord } from '../../reader/words/words.ts'
import { isNumeric, pathUp, type Table } from './catalog.ts'
import {
  aggregateOf,
  type Chosen,
  countOf,
  type Draft,
  expressionFor,
  expressionOf,
  isColumn,
  isMeasure,
  isTable,
} from './draft.ts'
import { secondsOf, secondsOfColumn } from './durations.ts'
import type { Target } from './find-target.ts'
import { conceptExpressions } from './measures.ts'
import { neutralWords } from './neutral-words.ts'
import { columnExpression, type Expression, type Measure } from './query.ts'
import type { ComparePart } from './read-comparisons.ts'

/** "Orders over 500", "customers with more than 10 orders", "price between 20 and 30". */
export const applyComparison = (
  draft: Draft,
  part: ComparePart,
  measure: Measure | null,
  target: Target,
  compared: Chosen | null,
) => {
  const { query, used, catalog, text } = draft
  const kind =
    target.unit &&
    isColumn(target.unit) &&
    target.unit.option.column.role === 'dimension' &&
    !target.unit.option.column.unique
      ? target.unit.option.column
      : null
  const entity: Table | null =
    target.unit && isTable(target.unit)
      ? target.unit.option.table
      : kind
        ? kind.table
        : measure?.kind === 'count'
          ? measure.table
          : null
  const tests: [ComparePart['op'], number][] =
    part.high === null
      ? [[part.op, part.value]]
      : [
          ['>=', part.value],
          ['<=', part.high],
        ]
  const counted = draft.free(
    (u) =>
      isTable(u) &&
      u !== target.unit &&
      ((u.start >= part.end && u.start - part.end <= 1) ||
        (u.end === part.start && /^(?:once|twice)$/.test(draft.word(part.end - 1)))),
  )
  if (counted && isTable(counted)) {
    used.add(counted)
    for (const [op, value] of tests) query.having.push({ measure: countOf(counted.option.table), op, value })
    return
  }
  // "ordered more than 3 times": rows of the table in which that happens
  if (entity && (/^times?$/.test(draft.word(part.end)) || /^(?:once|twice|times)$/.test(draft.word(part.end - 1)))) {
    const event = eventTable(draft, entity)
    if (!event) return
    if (/^times?$/.test(draft.word(part.end))) {
      draft.said.add(part.end)
      for (const u of draft.units) if (u.start === part.end) used.add(u)
    }
    for (const u of draft.units)
      if (u.end === part.start && (isTable(u) || isMeasure(u) || isColumn(u)) && u !== target.unit) used.add(u)
    for (const [op, value] of tests) query.having.push({ measure: countOf(event), op, value })
    return
  }
  // "longer than 5 minutes", where the column counts milliseconds
  const said = draft.word(part.end)
  const asked = said.length > 2 ? secondsOf(said) : null
  const apply = (of: Expression) => {
    const [column] = of.columns
    const own = asked !== null && column && of.columns.length === 1 ? secondsOfColumn(column) : null
    if (asked !== null && own === null) return
    if (asked !== null) draft.said.add(part.end)
    const factor = asked !== null && own !== null ? asked / own : 1
    const grouped =
      kind !== null && of.additive
        ? pathUp(of.table, kind.table) !== null
        : entity !== null && of.table !== entity && pathUp(entity, of.table) === null
    for (const [op, value] of tests) {
      const amount = Number((value * factor).toPrecision(12))
      if (grouped) query.having.push({ measure: aggregateOf(of.additive ? 'sum' : 'avg', of), op, value: amount })
      else query.filters.push({ kind: 'compare', of, op, value: amount })
    }
  }
  const beside = compared && !used.has(compared) ? expressionOf(compared, draft) : null
  if (compared && beside) {
    used.add(compared)
    return apply(beside)
  }
  // "orders with more than 4 items"
  const units = /^(?:items?|units?|pieces?)$/.test(draft.word(part.end - 1))
    ? expressionFor('units', draft.units, catalog)
    : null
  if (units) return apply(units)
  if (measure?.kind === 'aggregate' && target.unit) return apply(measure.of)
  if (!entity) return
  // Of a thing that nobody knows, no other amount is taken.
  const counts = draft.tokens[part.end]
  if (
    counts &&
    isContentWord(counts) &&
    !neutralWords.has(counts.word) &&
    asked === null &&
    !/^(?:years?|old|long)$/.test(counts.word) &&
    ![...draft.units, ...draft.periods].some((u) => u.start <= part.end && part.end < u.end)
  )
    return
  // "products over 100": the thing's own amount
  const meant = /\b(?:longer|shorter|minutes?|hours?|seconds)\b/.test(text)
    ? /length|duration|millisecond|minut|second|hour/
    : /\b(?:older|younger|years old)\b/.test(text)
      ? /^age$/
      : /pric|total|amount|value/
  const own = entity.columns.find((c) => isNumeric(c) && c.role === 'measure' && meant.test(c.stems.join(' ')))
  const e = own ? columnExpression(own) : conceptExpressions('revenue', catalog)[0]
  if (e) apply(e)
}

/** The table whose rows say that something happened to a thing: its orders, its invoices. */
const eventTable = (draft: Draft, entity: Table): Table | null => {
  const below = draft.catalog.tables.filter(
    (t) => !t.view && t !== entity && t.parents.some((l) => l.to.table === entity),
  )
  const named = below.find((t) => draft.tokens.some((w) => w.stem === t.stems.at(-1)))
  const dated = below.filter((t) => t.columns.some((c) => c.role === 'date'))
  return (
    named ?? dated.find((t) => /order|invoice|purchase|sale|transaction|booking/.test(t.entity)) ?? dated[0] ?? null
  )
}
