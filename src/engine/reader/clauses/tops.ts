import type { Dataset, Field } from '../../question/catalog.ts'
import type { Chart, Edge, EdgeOf } from '../chart.ts'
import { deedsAt } from '../constructions/conditions/related.ts'
import { and, fieldOf, isPlaced } from '../fields.ts'
import { isLevel, isToldAsRate } from '../knowledge/quantities.ts'
import { superlatives } from '../knowledge/superlatives.ts'
import { isDone, thingsOf } from '../knowledge/verbs/deeds.ts'
import { type Figure, type Figures, holding, type Phrase, phraseAt, type Rows, remembered, wholly } from './phrases.ts'

/** What stands first: "the most cancelled flights", "the highest share of women", "top 5 by average delay". */
export type Top = Phrase & {
  figure: Figure
  descending: boolean
  n: number | null
  field: EdgeOf<'field'> | null
  things: Rows | null
}

type Find<P> = (start: number, end: number) => readonly P[]

const ends = /^(?:most|fewest|least|highest|lowest|biggest|largest|smallest|greatest)$/

const counted = ({ on, where, distinct }: Rows): Figure => {
  const cond = and([...where])
  const narrow = cond ? { where: cond } : {}
  return {
    measure: distinct ? { fn: 'distinct', of: fieldOf(distinct), ...narrow } : { count: on.name, ...narrow },
    on,
    target: distinct,
  }
}

export const topsOf = (chart: Chart, figures: Find<Figures>, rows: Find<Rows>): Find<Top> =>
  remembered<Top>((start, end) => [
    ...often(chart, start, end),
    ...mostDone(chart, start, end),
    ...most(chart, start, end, figures, rows),
    ...ranked(chart, start, end, figures, rows),
  ])

const oftens = ['the most often', 'most often', 'the most frequently', 'most frequently', 'the most times']
const rarely = ['the least often', 'least often', 'least frequently', 'most rarely']

/** Rows of what was done: those that the word names, else of what has many. */
const doneRows = (chart: Chart, at: number | null): Dataset[] => {
  const { datasets, relationships } = chart.catalog
  const named = at === null ? [] : deedsAt(chart, at).map(({ dataset }) => dataset)
  if (named.length > 0) return named
  const isMany = ({ name }: Dataset) => relationships.some(({ from, to }) => from === name && to !== name)
  return datasets.filter((each) => !each.hidden && (datasets.length === 1 || isMany(each)))
}

const helping =
  /^(?:gets?|got|getting|is|are|was|were|be|been|being|has|have|had|do|does|did|we|they|you|i|people|our|to)$/
const particle = /^(?:out|up|in|off|away|back|on|from|for|by|of|to|at|with)$/

/** "gets lent out", "did we hire": where what was done stands, and what comes behind. */
const deedAt = (chart: Chart, start: number): { at: number; end: number } | null => {
  let at = start
  while (helping.test(chart.word(at))) at++
  const isKnown = chart.at(at).some((edge) => edge.kind === 'value' && edge.how === 'exact')
  if (isKnown || !(isDone(chart.word(at)) || thingsOf(chart.word(at)))) return null
  return { at, end: particle.test(chart.word(at + 1)) ? at + 2 : at + 1 }
}

const counting = (on: Dataset, descending: boolean, edges: readonly Edge[]): Top => ({
  figure: { measure: { count: on.name }, on, target: null },
  descending,
  n: null,
  field: null,
  things: null,
  cost: 0.15,
  edges,
})

/** "most often", "is hired out most often": of what has many rows, how many of them. */
const often = (chart: Chart, start: number, end: number): Top[] => {
  const deed = chart.catalog.datasets.length > 1 ? deedAt(chart, start) : null
  const at = deed?.end ?? start
  const descending = phraseAt(chart, at, oftens) === end - at
  if (at >= end || (!descending && phraseAt(chart, at, rarely) !== end - at)) return []
  return doneRows(chart, deed?.at ?? null)
    .slice(0, 3)
    .map((on) => counting(on, descending, [deed ? wholly(start, end) : holding(start, end)]))
}

/** "the most borrowed book", "our least hired van": by how many rows there are of what was done. */
const mostDone = (chart: Chart, start: number, end: number): Top[] => {
  const at = chart.word(start) === 'the' ? start + 1 : start
  const first = chart.word(at)
  if (chart.catalog.datasets.length < 2 || !/^(?:most|least)$/.test(first)) return []
  const from = /^(?:often|frequently)$/.test(chart.word(at + 1)) ? at + 2 : at + 1
  const deed = deedAt(chart, from)
  if (!deed || deed.at !== from || deed.end !== end) return []
  return doneRows(chart, from)
    .slice(0, 3)
    .map((on) => counting(on, first === 'most', [wholly(start, end)]))
}

/** "the most inspections". */
const most = (chart: Chart, start: number, end: number, figures: Find<Figures>, rows: Find<Rows>): Top[] => {
  const at = chart.word(start) === 'the' ? start + 1 : start
  const word = chart.word(at)
  if (!ends.test(word) || chart.word(at - 1) === 'at') return []
  const descending = superlatives.get(word)?.descending ?? true
  const made = (figure: Figure, { cost, edges }: Phrase): Top => ({
    figure,
    descending,
    n: null,
    field: null,
    things: null,
    cost,
    edges: [...edges, holding(start, at + 1)],
  })
  const isCount = /^(?:most|fewest|least)$/.test(word)
  return [
    ...figures(at + 1, end).flatMap((each) =>
      each.figures.length === 1 ? each.figures.map((f) => made(isCount ? inAll(f) : f, each)) : [],
    ),
    ...(isCount ? rows(at + 1, end).map((each) => made(counted(each), each)) : []),
    ...(isCount ? different(chart, at + 1, end).map((each) => made(each.figure, each)) : []),
  ]
}

/** "the most attended", of so many people each: all of them, and no average of these. */
const inAll = (figure: Figure): Figure => {
  const { measure, target } = figure
  const isPlain = 'fn' in measure && 'of' in measure && measure.fn === 'avg' && 'field' in measure.of
  const field = target?.field
  const adds = field?.type === 'integer' && !isLevel(field) && !isPlaced(field) && !isToldAsRate(field) && !isFew(field)
  return isPlain && adds ? { ...figure, measure: { ...measure, fn: 'sum' } } : figure
}

/** A few marks. */
const isFew = ({ profile }: Field): boolean => (profile?.distinct ?? 0) <= 10

/** "the most learners", of rows that each name one: different ones. */
const different = (chart: Chart, at: number, end: number): (Phrase & { figure: Figure })[] =>
  chart.catalog.datasets.length < 2
    ? []
    : chart
        .of(at, 'field')
        .filter(
          ({ end: to, how, field }) =>
            to === end && /^(?:exact|words)$/.test(how) && field.type === 'text' && /s$/.test(chart.word(end - 1)),
        )
        .map((named) => {
          const measure = { fn: 'distinct' as const, of: fieldOf(named) }
          return { figure: { measure, on: named.dataset, target: named }, cost: 0.1, edges: [named] }
        })

/** "top 5 consignors by sales value". */
const ranked = (chart: Chart, start: number, end: number, figures: Find<Figures>, rows: Find<Rows>): Top[] => {
  const at = chart.word(start) === 'the' ? start + 1 : start
  const first = chart.word(at)
  if (!/^(?:top|bottom|best|worst)$/.test(first)) return []
  const [number] = chart.of(at + 1, 'number')
  const from = number ? number.end : at + 1
  const out: Top[] = []
  const put = (to: number, what: Pick<Top, 'field' | 'things'>, edges: readonly Edge[], cost: number) => {
    const by = phraseAt(chart, to, ['by', 'in terms of', 'for'])
    if (by === 0) return
    for (const each of figures(to + by, end)) {
      const [figure, ...more] = each.figures
      if (!figure || more.length > 0) continue
      out.push({
        figure,
        descending: !/^(?:bottom|worst)$/.test(first),
        n: number?.value ?? (/s$/.test(chart.word(to - 1)) ? 5 : 1),
        ...what,
        cost: each.cost + cost,
        edges: [...each.edges, ...edges, holding(start, from), holding(to, to + by)],
      })
    }
  }
  for (const field of chart.of(from, 'field')) put(field.end, { field, things: null }, [field], 0)
  // "top 3 cafes by orders": of rows that are told apart by their names
  for (let to = from + 1; to < Math.min(end, from + 5) && chart.catalog.datasets.length > 1; to++)
    for (const things of phraseAt(chart, to, ['by', 'in terms of', 'for']) > 0 ? rows(from, to) : [])
      if (!things.distinct) put(to, { field: null, things }, things.edges, things.cost)
  return out
}
