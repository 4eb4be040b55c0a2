import { numberAt } from '../../reader/words/numbers.ts'
import { commonChild, flagValue, pathUp, type Table } from './catalog.ts'
import {
  columnDim,
  type Draft,
  expressionOf,
  isColumn,
  isDenied,
  isFlag,
  isGranted,
  isMeasure,
  isTable,
  isValue,
  measureTable,
  tableOf,
} from './draft.ts'
import { applyComparison } from './find-comparison.ts'
import type { Compared } from './find-measure.ts'
import type { Target } from './find-target.ts'
import { conceptExpressions } from './measures.ts'
import { columnExpression, type Filter, type Measure } from './query.ts'

const negatedAt = (draft: Draft, at: number) =>
  /(?:\bnot|n't|\bexcept|\bexcept for|\bexcluding|\bwithout|\bbesides|\bother than|\bapart from|\boutside|\bno|\bnon|\bignoring|\bminus)(?: (?:from|in|the|of|a|any|being|for|be|been|live|living|come|coming|located|based|belong|to|-))*$/.test(
    draft.phrase(at - 5, at),
  )

/** Everything that narrows the rows: values, flags, words inside a text, numbers, rows of another table, gaps. */
export const findConditions = (draft: Draft, measure: Measure | null, target: Target, compared: Compared): void => {
  findValues(draft, target)
  // Counting the albums that are called "Iron Maiden" is rarely what is meant.
  if (
    measure?.kind === 'count' &&
    draft.query.filters.some((f) => f.kind === 'in' && f.column === measure.table.names[0])
  )
    draft.penalty += 0.6
  findContains(draft, measure, target)
  findNumbers(draft)
  for (const part of draft.comparisons)
    applyComparison(draft, part, measure, target, compared.find((c) => c.part === part)?.unit ?? null)
  findUndone(draft, target)
  findNoneOrSome(draft, target)
  findLinks(draft, measure, target)
  findGaps(draft, target)
}

const findValues = (draft: Draft, target: Target) => {
  const { query, used, units } = draft
  const before = { end: -1, negated: false }
  for (const unit of units) {
    if (used.has(unit)) continue
    // "not in the kitchen or gear category": what is denied first is denied for all of them
    const chained = before.end === unit.start - 1 && /^(?:or|and|nor|vs|,|&)$/.test(draft.word(before.end))
    const negated = negatedAt(draft, unit.start) || (chained && before.negated)
    if (isValue(unit)) {
      const { column, values, term } = unit.option
      used.add(unit)
      // "bought tents but never clothing": no such rows at all, not rows of another kind
      if (
        /\b(?:never|no|not any)(?: (?:bought|buy|ordered|purchased|order|any))?$/.test(
          draft.phrase(unit.start - 3, unit.start),
        ) &&
        target.unit
      ) {
        const home = tableOf(target.unit)
        const child =
          home && pathUp(home, column.table) === null ? commonChild([home, column.table], draft.catalog) : null
        if (child && home && child !== home) {
          query.filters.push({
            kind: 'link',
            table: child,
            negated: true,
            inside: [{ kind: 'in', column, values: [...values], negated: false, term }],
          })
          continue
        }
      }
      const apart = chained && /^(?:and|,|vs|&)$/.test(draft.word(unit.start - 1))
      Object.assign(before, { end: unit.end, negated })
      const same = query.filters.find(
        (f): f is Extract<Filter, { kind: 'in' }> => f.kind === 'in' && f.column === column && f.negated === negated,
      )
      if (same) {
        same.values.push(...values.filter((v) => !same.values.includes(v)))
        same.term += ` or ${term}`
        same.apart = apart && same.apart !== false
      } else query.filters.push({ kind: 'in', column, values: [...values], negated, term })
      // "the country Germany": the column's own name beside its value says nothing more
      for (const hint of units)
        if (isColumn(hint) && hint.option.column === column && hint !== target.unit) used.add(hint)
    } else if (isColumn(unit) && isFlag(unit)) {
      const { column } = unit.option
      used.add(unit)
      // "with and without chocolate": both, one beside the other
      if (/\bwith (?:and|or|vs|versus) without$/.test(draft.phrase(unit.start - 3, unit.start))) {
        query.dims.push(columnDim(column))
        continue
      }
      query.filters.push({
        kind: 'in',
        column,
        values: [flagValue(column, !negated)],
        negated: false,
        term: column.spoken,
      })
    }
  }
}

/** "0 wine servings", "cost 1.99": a bare number beside a measure is an equality. */
const findNumbers = (draft: Draft) => {
  const { tokens, used, units, query } = draft
  const covered = (at: number) =>
    [...draft.periods, ...draft.comparisons, ...(draft.rank ? [draft.rank] : []), ...units].some(
      (p) => p.start <= at && at < p.end,
    )
  for (let at = 0; at < tokens.length; at++) {
    const number = covered(at) ? null : numberAt(tokens, at)
    if (!number) continue
    const after = units.find((u) => !used.has(u) && u.start === number.end && isMeasure(u))
    const before = units.find((u) => !used.has(u) && isMeasure(u) && u.end <= at && at - u.end <= 2)
    const unit = after ?? before
    const e = unit && expressionOf(unit, draft)
    if (!unit || !e) continue
    used.add(unit)
    query.filters.push({ kind: 'compare', of: e, op: '=', value: number.value })
    draft.numbers.push(number)
  }
}

const findContains = (draft: Draft, measure: Measure | null, target: Target) => {
  const { tokens, query, used, units } = draft
  if (!/\b(?:contain(?:s|ing)?|include(?:s|ing)?|with the word|mention(?:s|ing)?)\b/.test(draft.text)) return
  if (draft.query.filters.some((f) => f.kind === 'in' && f.column.role === 'flag')) return
  const quoted = tokens.filter((t) => t.quote > 0)
  const at = tokens.findIndex(
    (t, i) => /^(?:contain|includ|mention)/.test(t.word) || (t.word === 'word' && draft.word(i - 1) === 'the'),
  )
  const after = draft.word(at + 1) === 'the' && draft.word(at + 2) === 'word' ? at + 3 : at + 1
  const term = quoted.length > 0 ? quoted.map((t) => t.raw).join(' ') : tokens[after]?.raw
  const named = units.find(
    (u) => isColumn(u) && (u.option.column.role === 'name' || u.option.column.role === 'dimension'),
  )
  const table = target.unit && isTable(target.unit) ? target.unit.option.table : measure ? measureTable(measure) : null
  const column = named && isColumn(named) ? named.option.column : table?.names[0]
  if (!term || !column) return
  query.filters = query.filters.filter((f) => f.kind !== 'in' || !f.term.includes(term.toLowerCase()))
  query.filters.push({ kind: 'contains', column, text: term, negated: negatedAt(draft, at) })
  for (const u of units) if ((isColumn(u) && u.option.column === column) || u.start === after) used.add(u)
  draft.contained = after
}

/** Rows of another table that must be there or must not: "customers who never ordered". Tables above are only context. */
const findLinks = (draft: Draft, measure: Measure | null, target: Target) => {
  const { query, used, units, catalog, text } = draft
  const subject: Table | null =
    measure?.kind === 'count'
      ? measure.table
      : measure
        ? null
        : target.unit && isTable(target.unit)
          ? target.unit.option.table
          : null
  const around = measure ? measureTable(measure) : subject
  for (const unit of units) {
    if (used.has(unit)) continue
    // The name of a thing stands for the thing: "our products" may be the column of that name.
    const other = isTable(unit)
      ? unit.option.table
      : isColumn(unit) && unit.option.column.table.names[0] === unit.option.column
        ? unit.option.column.table
        : null
    if (!other) continue
    if (isColumn(unit) && other !== around) continue
    if (subject && subject !== other && pathUp(other, subject) !== null) {
      used.add(unit)
      query.filters.push({
        kind: 'link',
        table: other,
        negated:
          /\b(?:never|without|no|not|zero)\b|n't/.test(draft.phrase(unit.start - 4, unit.start)) ||
          draft.word(unit.end) === 'nothing',
      })
    } else if (around && pathUp(around, other) !== null) {
      used.add(unit)
      if (around !== other && measure?.kind === 'aggregate' && measure.of.columns.length === 1) draft.penalty += 0.3
    }
  }
  if (!subject || !/\b(?:never|nothing|nobody)\b/.test(text) || query.filters.some((f) => f.kind === 'link')) return
  const verb = draft.tokens.find((t) => /^(?:buy|sell|purchas|order|return)$/.test(t.stem))
  const child =
    verb &&
    catalog.tables.find(
      (t) =>
        !t.view &&
        t !== subject &&
        pathUp(t, subject) !== null &&
        (verb.stem === 'return'
          ? t.stems.includes('return')
          : conceptExpressions('units', catalog).some((e) => e.table === t) || t.stems.includes('order')),
    )
  if (child) query.filters.push({ kind: 'link', table: child, negated: true })
}

/** "Orders that have not been shipped": the date of it is missing. */
const findUndone = (draft: Draft, target: Target) => {
  for (const unit of draft.units) {
    if (draft.used.has(unit) || !isColumn(unit) || unit === target.unit || unit.option.column.role !== 'date') continue
    if (target.unit && tableOf(target.unit) !== unit.option.column.table) continue
    if (!/(?:\bnot|n't)(?: (?:yet|been|be))*$/.test(draft.phrase(unit.start - 3, unit.start))) continue
    draft.used.add(unit)
    draft.query.filters.push({ kind: 'null', column: unit.option.column, negated: false })
  }
}

/** "Airlines with no fatalities", "orders that had a discount": none of it, or some. */
const findNoneOrSome = (draft: Draft, target: Target) => {
  for (const unit of draft.units) {
    if (draft.used.has(unit) || unit === target.unit || !isColumn(unit)) continue
    const denied = isDenied(draft, unit)
    if (!denied && !isGranted(draft, unit)) continue
    if (!isMeasure(unit)) {
      const { column } = unit.option
      // "with a company": it is filled in. That something is missing is looked at below.
      if (denied || isFlag(unit) || column.table.names.includes(column) || !column.profile?.nulls) continue
      draft.used.add(unit)
      draft.query.filters.push({ kind: 'null', column, negated: true })
      continue
    }
    draft.used.add(unit)
    draft.said.add(unit.start - 1)
    const of = columnExpression(unit.option.column)
    draft.query.filters.push({ kind: 'compare', of, op: denied ? '=' : '>', value: 0 })
  }
}

const findGaps = (draft: Draft, target: Target) => {
  const gap = /\b(?:missing|without|no|empty|blank|have not|lack|lacking)\b/
  if (!gap.test(draft.text)) return
  for (const unit of draft.units) {
    if (draft.used.has(unit) || !isColumn(unit) || unit === target.unit) continue
    if (
      gap.test(draft.phrase(unit.start - 3, unit.start)) ||
      /\b(?:missing|empty|blank)\b/.test(draft.phrase(unit.end, unit.end + 3))
    ) {
      draft.used.add(unit)
      draft.query.filters.push({ kind: 'null', column: unit.option.column, negated: false })
    }
  }
}
