import { isPlural } from '../../nouns.ts'
import type { Dataset } from '../../question/catalog.ts'
import type { Chart, EdgeOf, NamedField } from '../chart.ts'
import { manyOfEach } from '../constructions/counts.ts'
import { and, isTime, opposite } from '../fields.ts'
import { keptTo, leavingOut } from '../knowledge/said/leaving-out.ts'
import { identifierWords, stem } from '../words/words.ts'
import { limitOn } from './narrowing/limit-on.ts'
import { isReachedOneWay } from './narrowing/presence.ts'
import { costOf, holding, type Limit, phraseAt, type Rows, remembered, trimmed, wholly } from './phrases.ts'

/** Rows that are spoken of: "cancelled flights to Oslo", "those who paid", "surgeries". */

const anyRows =
  /^(?:rows?|records?|entry|entries|cases|ones|items|people|persons?|those|them|these|they|all|everyone|everybody|things|somebody|someone|times)$/
const ofThem = ['of them', 'of these', 'of those', 'of which', 'of whom']

/** A name of the rows themselves: "laureates", of rows that each name one. */
const isOwnName = ({ dataset, field }: NamedField): boolean =>
  dataset.nameFields.includes(field.name) || dataset.primaryKey.join() === field.name

const plain = (cost: number, edges: Rows['edges'], on: Dataset, distinct: NamedField | null = null): Rows => ({
  cost,
  edges,
  on,
  where: [],
  distinct,
})

const ofName = (chart: Chart, edge: EdgeOf<'field'>): Rows[] => {
  const { rows, distinct, nulls } = edge.field.profile ?? { rows: 0, distinct: -1, nulls: 0 }
  // "days", of which each has one row
  if (
    isTime(edge.field) &&
    rows > 0 &&
    rows === distinct &&
    nulls === 0 &&
    /^(?:day|date|week|month)s$/.test(chart.word(edge.end - 1))
  )
    return [plain(0.15, [edge], edge.dataset)]
  const repeated = manyOfEach(chart, edge.start).some((f) => f.field === edge.field)
  if (repeated) return [plain(costOf(edge) + 0.1, [edge], edge.dataset, edge)]
  const isName = isOwnName(edge) && (edge.how !== 'part' || isKeyNoun(chart, edge))
  return isName ? [plain(Math.min(0.3, costOf(edge)) + 0.15, [edge], edge.dataset)] : []
}

const ofKeys = /^(?:no|nr|num|number|id|code|ref|reference|key)$/

/** "plots", of what each is told apart by: "plot no". */
const isKeyNoun = (chart: Chart, { start, end, field, dataset }: EdgeOf<'field'>): boolean => {
  const said = new Set(chart.tokens.slice(start, end).map((token) => token.stem))
  const words = identifierWords(field.label).filter((word) => !ofKeys.test(word))
  return dataset.primaryKey.join() === field.name && words.length > 0 && words.every((word) => said.has(stem(word)))
}

export const limitedRows = (chart: Chart, rows: Rows, limit: Limit): Rows | null => {
  // "revenue from customers in 2025": when it was made, and not when they came
  if (limit.isTime && chart.catalog.datasets.length > 1) return null
  const cond = limitOn(chart, limit, rows.on)
  return (
    cond && {
      ...rows,
      cost: rows.cost + limit.cost,
      edges: [...rows.edges, ...limit.edges],
      where: [...rows.where, cond],
      ...((rows.isBoth || limit.isBoth) && { isBoth: true }),
    }
  )
}

type Find<P> = (start: number, end: number) => readonly P[]

export const rowsOf = (chart: Chart, limits: Find<Limit>): Find<Rows> => {
  const [only, ...others] = chart.catalog.datasets.filter((d) => !d.hidden)
  const single = only && others.length === 0 ? only : null
  const rows: Find<Rows> = remembered<Rows>((start, end) => {
    const { from, to, cost } = trimmed(chart, start, end, false)
    if (from === to) return single ? anything(chart, start, end, single) : []
    const things = single ? anything(chart, start, end, single) : []
    if (from !== start || to !== end)
      return [
        ...rows(from, to).map((r) => ({ ...r, cost: r.cost + cost })),
        ...things,
        ...(single || to === end ? [] : anythingSo(chart, from, end, limits)),
      ]
    return [
      ...named(chart, from, to, single),
      ...things,
      ...limits(from, to).flatMap((limit) => implied(chart, limit, single)),
      ...narrowedIn(chart, from, to, rows, limits),
      ...(single ? [] : anythingSo(chart, from, to, limits)),
    ]
  })
  return rows
}

/** "items that have not come back", of several tables: of the one that what holds of them is of. */
const anythingSo = (chart: Chart, from: number, to: number, limits: Find<Limit>): Rows[] => {
  const at = /^(?:the|all|our)$/.test(chart.word(from)) ? from + 1 : from
  if (!anyRows.test(chart.word(at)) && !/^(?:everything|anything)$/.test(chart.word(at))) return []
  return limits(at + 1, to).flatMap((limit) =>
    limit.on && !limit.isTime ? (limitedRows(chart, plain(0.2, [holding(from, at + 1)], limit.on), limit) ?? []) : [],
  )
}

/** Rows that are called by what they are. */
const named = (chart: Chart, from: number, to: number, single: Dataset | null): Rows[] => {
  const out: Rows[] = []
  for (const edge of chart.of(from, 'entity')) if (edge.end === to) out.push(plain(costOf(edge), [edge], edge.dataset))
  for (const edge of chart.of(from, 'field')) if (edge.end === to) out.push(...ofName(chart, edge))
  if (out.length === 0 && single && to === from + 1 && isOfLabel(chart, from, single))
    out.push(plain(0.15, [holding(from, to)], single))
  else if (single && to === from + 1 && isUnnamed(chart, from))
    out.push({ ...plain(0.6, [], single), isGuess: true, word: holding(from, to) })
  return out
}

/** Only what holds of them is said. */
const implied = (chart: Chart, limit: Limit, single: Dataset | null): Rows[] => {
  const on = limit.on ?? single
  const made = on && limitedRows(chart, plain(0.3, [], on), limit)
  return made ? [{ ...made, isImplied: true }] : []
}

/** Rows and what holds of them, in either order. */
const narrowedIn = (chart: Chart, from: number, to: number, rows: Find<Rows>, limits: Find<Limit>): Rows[] => {
  const out: (Rows | null)[] = []
  for (let at = from + 1; at < to; at++) {
    for (const head of rows(from, at)) for (const limit of limits(at, to)) out.push(limitedRows(chart, head, limit))
    for (const limit of limits(from, at)) for (const head of rows(at, to)) out.push(limitedRows(chart, head, limit))
  }
  return out.filter((each) => each !== null)
}

/** "requests", of a table of leave requests: a word that it is called by, where no value is. */
const isOfLabel = (chart: Chart, at: number, { label }: Dataset): boolean => {
  const { word = '', stem: own = '' } = chart.tokens[at] ?? {}
  return (
    /^\p{L}{4,}s$/u.test(word) &&
    isPlural(word) &&
    chart.of(at, 'value').length === 0 &&
    identifierWords(label).some((each) => stem(each) === own)
  )
}

/** A word for the rows that nothing in the data is called by. */
const isUnnamed = (chart: Chart, at: number): boolean => {
  const { word = '' } = chart.tokens[at] ?? {}
  // "objects", where there is an object type: no more than a part of some name
  const isFree = chart.at(at).every((edge) => edge.kind === 'field' && edge.how === 'part')
  return /^\p{L}{3,}s$/u.test(word) && isPlural(word) && !chart.isPlain(at) && isFree
}

/** "leaving out the birds of unknown sex": what such rows have is what the others have not. */
export const withoutRows = (
  chart: Chart,
  start: number,
  end: number,
  rows: (start: number, end: number) => readonly Rows[],
): Limit[] => {
  const words = phraseAt(chart, start, leavingOut)
  if (words === 0) return []
  return rows(start + words, end).flatMap(({ on, where, cost, edges, distinct }) => {
    const cond = and([...where])
    return cond && !distinct
      ? [
          {
            cost,
            edges: [...edges, holding(start, start + words)],
            of: [],
            on,
            isOfWhole: true,
            make: () => opposite(cond),
          },
        ]
      : []
  })
}

/** "out of those who answered", "only counting the paid ones": what a share is of, said behind it. */
export const keptRows = (chart: Chart, start: number, end: number, rows: Find<Rows>): Limit[] => {
  const words = phraseAt(chart, start, keptTo)
  if (words === 0) return []
  const from = /^(?:of|out)$/.test(chart.word(start)) && chart.word(start + words - 1) === 'those' ? words - 1 : words
  return rows(start + from, end).flatMap(({ on, where, cost, edges, distinct, isBoth }) => {
    const cond = and([...where])
    return cond && !distinct && !isBoth
      ? [
          {
            cost: cost + 0.02,
            edges: [...edges, holding(start, start + from)],
            of: [],
            on,
            isOfWhole: true,
            make: () => cond,
          },
        ]
      : []
  })
}
/** "orders from Bristol customers": of rows that each belongs to, which are so. */
export const ofOtherRows = (chart: Chart, start: number, end: number, rows: Find<Rows>): Limit[] => {
  if (chart.catalog.datasets.length < 2) return []
  const words = phraseAt(chart, start, belonging)
  if (words === 0) return []
  return rows(start + words, end).flatMap(({ on, where, cost, edges, distinct, isImplied }) => {
    const cond = and([...where])
    return cond && !distinct && !isImplied
      ? [{ cost: cost + 0.02, edges: [...edges, holding(start, start + words)], of: [], on, make: () => cond }]
      : []
  })
}
const belonging = ['belonging to', 'made by', 'placed by', 'from', 'of', 'by', 'for', 'to', 'at', 'in', 'with']

const nots = ['never', 'not', 'no', 'without', "didn't", "haven't", "hasn't", 'have not', 'has not', 'did not']
const did =
  /^(?:did|do|done|had|have|has|been|a|an|any|single|made|make|took|take|taken|worked|attended|in|on|to|at|with|put|got|get|received|placed|ever|the|one)$/

/** "who never did an evening shift": no row of those, which is so, belongs to them. */
export const withoutOthers = (
  chart: Chart,
  start: number,
  end: number,
  rows: (start: number, end: number) => readonly Rows[],
): Limit[] => {
  const words = chart.catalog.datasets.length < 2 ? 0 : phraseAt(chart, start, nots)
  if (words === 0) return []
  let from = start + words
  while (from < end && did.test(chart.word(from))) from++
  return rows(from, end).flatMap(({ on, where, cost, edges, distinct, isImplied }) => {
    const cond = and([...where])
    if (!cond || distinct || isImplied) return []
    const make: Limit['make'] = (base) =>
      base !== on && isReachedOneWay(chart, on, base) ? { related: on.name, some: false, where: cond } : null
    return [{ cost: cost + 0.02, edges: [...edges, wholly(start, end)], of: [], on: null, make }]
  })
}

/** "them", "people", "times": whatever the rows are. */
const anything = (chart: Chart, start: number, end: number, on: Dataset): Rows[] => {
  const words = phraseAt(chart, start, ofThem)
  if (words > 0 && start + words === end) return [plain(0.05, [holding(start, end)], on)]
  const at = /^(?:the|of|all|our|my)$/.test(chart.word(start)) ? start + 1 : start
  return at + 1 === end && anyRows.test(chart.word(at)) ? [plain(0.1, [holding(start, end)], on)] : []
}
