import { pathUp, type Table } from './catalog.ts'
import {
  aggregateOf,
  countOf,
  type Draft,
  expressionFor,
  expressionOf,
  isMeasure,
  isTable,
  isValue,
  tableOf,
} from './draft.ts'
import { conceptExpressions } from './measures.ts'
import type { Filter, Measure } from './query.ts'

/** Quotients that have a name: margins, rates, one measure to another, one for each of a thing. */
export const findRatio = (draft: Draft): Measure | null =>
  margin(draft) ?? rate(draft) ?? toAnother(draft) ?? perMeasure(draft) ?? inAverageThing(draft)

const sumOf = (draft: Draft, concept: 'revenue' | 'profit' | 'units'): Measure | null => {
  const e = expressionFor(concept, draft.units, draft.catalog)
  return e && aggregateOf('sum', e)
}

const margin = (draft: Draft): Measure | null => {
  const part = draft.operation('margin')
  const top = part && sumOf(draft, 'profit')
  if (!part || !top || top.kind !== 'aggregate') return null
  const revenue = conceptExpressions('revenue', draft.catalog).find((e) => e.table === top.of.table)
  if (!revenue) return null
  draft.done.add(part)
  return { kind: 'ratio', top, bottom: aggregateOf('sum', revenue), percent: true, label: 'profit margin in percent' }
}

/** "Return rate": of what was sold, how much came back. "Cancellation rate": of the rows, how many have that value. */
const rate = (draft: Draft): Measure | null => {
  const part = draft.operation('rate')
  if (!part) return null
  const word = draft.tokens[part.start - 1]
  if (!word) return null
  const finish = (measure: Measure) => {
    for (const u of draft.units) if (u.end === part.start) draft.used.add(u)
    draft.said.add(part.start - 1)
    draft.done.add(part)
    return measure
  }
  const units = expressionFor('units', draft.units, draft.catalog)
  const event = draft.catalog.tables.find((t) => !t.view && t.stems.at(-1) === word.stem)
  if (units && event && event !== units.table && pathUp(event, units.table) !== null) {
    const amount = event.columns.find((c) => c.stems.join(' ') === units.columns[0]?.stems.join(' '))
    if (amount) {
      const of = {
        label: `${event.entity}ed units`,
        columns: [amount],
        table: event,
        additive: true,
        write: units.write,
      }
      const top: Measure = {
        kind: 'below',
        of: { ...of, write: (name) => name(amount) },
        above: units.table,
        label: of.label,
      }
      return finish({
        kind: 'ratio',
        top,
        bottom: aggregateOf('sum', units),
        percent: true,
        label: `${word.word} rate in percent (units)`,
      })
    }
    const top: Measure = {
      kind: 'some',
      measure: countOf(units.table),
      of: [{ kind: 'link', table: event, negated: false }],
      label: event.entity,
    }
    return finish({
      kind: 'ratio',
      top,
      bottom: countOf(units.table),
      percent: true,
      label: `${word.word} rate in percent`,
    })
  }
  const root = word.stem.replace(/(?:lation|ation|tion|ion|ment|ery|y|al)$/, '')
  if (root.length < 4) return null
  for (const table of draft.catalog.tables) {
    if (table.view) continue
    for (const column of table.columns) {
      if (column.role !== 'dimension' || (column.profile?.distinct ?? 99) > 20) continue
      const value = column.profile?.top.find((t) => String(t.value).toLowerCase().startsWith(root))?.value
      if (value === undefined || value === null) continue
      const filter: Filter = { kind: 'in', column, values: [value], negated: false, term: String(value) }
      return finish({
        kind: 'ratio',
        top: { kind: 'some', measure: countOf(table), of: [filter], label: String(value) },
        bottom: countOf(table),
        percent: true,
        label: `${word.word} rate in percent`,
      })
    }
  }
  return null
}

/** "Ratio of refund to revenue", "spend to revenue ratio", "the ratio between orders and customers". */
const toAnother = (draft: Draft): Measure | null => {
  const part = draft.operation('ratio')
  if (!part) return null
  const sides = draft.units.filter((u) => !draft.used.has(u) && (isMeasure(u) || isTable(u))).slice(0, 2)
  const [a, b] = sides.map((u): Measure | null => {
    const e = isMeasure(u) ? expressionOf(u, draft) : null
    return e ? aggregateOf('sum', e) : isTable(u) ? countOf(u.option.table) : null
  })
  if (!a || !b) return null
  for (const u of sides) draft.used.add(u)
  draft.done.add(part)
  return { kind: 'ratio', top: a, bottom: b, label: `ratio of ${a.label} to ${b.label}` }
}

/** "Cost per click". */
const perMeasure = (draft: Draft): Measure | null => {
  const bottom = draft.per && expressionOf(draft.per, draft)
  if (!draft.per || !bottom) return null
  const unit = draft.units.find((u) => !draft.used.has(u) && isMeasure(u))
  const table = draft.units.find((u) => !draft.used.has(u) && isTable(u))
  const e = unit && expressionOf(unit, draft)
  const top = e ? aggregateOf('sum', e) : table && isTable(table) ? countOf(table.option.table) : null
  if (!top) return null
  if (unit && e) draft.used.add(unit)
  else if (table) draft.used.add(table)
  return { kind: 'ratio', top, bottom: aggregateOf('sum', bottom), label: `${top.label} per ${bottom.label}` }
}

/** "How many items are in an average order", "what does a customer spend on average": so much for each of a thing. */
const inAverageThing = (draft: Draft): Measure | null => {
  if (draft.fn !== 'avg' || draft.groups.length > 0) return null
  const thing = draft.units.find(
    (u) =>
      isTable(u) &&
      /^(?:average|avg|typical|a|an|one|our|single)$/.test(draft.word(u.start - 1)) &&
      !/^(?:value|size|total|amount|worth|revenue|sales|basket)$/.test(draft.word(u.end)),
  )
  if (!thing || !isTable(thing)) return null
  const { table } = thing.option
  const of = draft.units.find((u) => u !== thing && !draft.used.has(u) && !isValue(u) && (isMeasure(u) || isTable(u)))
  if (!of) return null
  const top = amountOf(draft, of, table)
  if (!top) return null
  draft.used.add(thing)
  draft.used.add(of)
  return {
    kind: 'ratio',
    top,
    bottom: countOf(table),
    label: `average ${top.label.replace(/^total |^number of /, '')} per ${table.entity}`,
  }
}

const amountOf = (draft: Draft, unit: Draft['units'][number], table: Table): Measure | null => {
  if (isMeasure(unit)) {
    const e = expressionOf(unit, draft)
    return e && e.table !== table && pathUp(e.table, table) !== null ? aggregateOf('sum', e) : null
  }
  const of = tableOf(unit)
  if (!of || of === table) return null
  if (pathUp(of, table) !== null) return countOf(of)
  const units = expressionFor('units', draft.units, draft.catalog)
  return units && pathUp(units.table, of) !== null && pathUp(units.table, table) !== null
    ? aggregateOf('sum', units)
    : null
}
