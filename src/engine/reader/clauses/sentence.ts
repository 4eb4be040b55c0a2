import type { Chart, EdgeOf } from '../chart.ts'
import { continues, type Duration, durationFigures, durationsAt } from './durations.ts'
import { figuresOf } from './figures.ts'
import { groupsOf } from './groups.ts'
import { type Having, havingsOf } from './having.ts'
import { limitsOf } from './limits.ts'
import {
  costOf,
  type Figures,
  type Groups,
  holding,
  isPassed,
  isTurning,
  type Limit,
  madeOf,
  type Phrase,
  phraseAt,
  type Rows,
  type Sides,
} from './phrases.ts'
import { rowsOf, withoutRows } from './rows.ts'
import { sidesOf } from './sides.ts'
import { type Top, topsOf } from './tops.ts'

/** What a whole sentence is made of, in whatever order its clauses stand. */
export type Sentence = Phrase & {
  figures: readonly Figures[]
  rows: Rows | null
  limits: readonly Limit[]
  groups: readonly Groups[]
  sides: Sides | null
  /** Columns that are named by themselves. */
  fields: readonly EdgeOf<'field'>[]
  having: readonly Having[]
  top: Top | null
  /** "which", "who", "list": what the sentence begins with. */
  lead: string
  order: EdgeOf<'order'> | null
  /** "the three departure times with": so many of those that stand first. */
  n: number | null
  /** "on average": what would be added up is not. */
  isAveraged: boolean
  /** "how long does it take": from when to when is told by the words behind. */
  duration: Duration | null
  /** What was said last tells the part of a share. */
  isClosed: boolean
  /** Words that nothing explains. */
  unknown: number
}

const empty: Sentence = {
  cost: 0,
  edges: [],
  figures: [],
  rows: null,
  limits: [],
  groups: [],
  sides: null,
  fields: [],
  having: [],
  top: null,
  lead: '',
  order: null,
  n: null,
  isAveraged: false,
  duration: null,
  isClosed: false,
  unknown: 0,
}

const leading = /^(?:which|what|who|whose|list|show|where|when)$/
const width = 14
const perPlain = 0.02
const perUnknown = 0.8
const mostUnknown = 1
const perClause = 0.02

const openings = [
  'can you',
  'could you',
  'please',
  'show me',
  'give me',
  'tell me',
  'i want to know',
  'compare',
  'list',
  'separately for',
  'separately',
  'side by side',
  'together',
  'looking only at',
  'as well as',
  'so far',
  'to date',
  'until now',
  'right now',
  'at the moment',
  'on file',
  'at all',
  'on record',
  'in our data',
  'still',
  'yet',
  'already',
  'actually',
  'currently',
  'and',
  ',',
  ':',
  ';',
  '(',
  ')',
  '-',
]

type Find<P> = (start: number, end: number) => readonly P[]

const with_ = (state: Sentence, phrase: Phrase, more: Partial<Sentence>): Sentence => ({
  ...state,
  isClosed: false,
  ...more,
  cost: state.cost + phrase.cost + perClause,
  edges: [...state.edges, ...phrase.edges],
})

/** Every way to cut the words into clauses, best first. */
export const sentencesIn = (chart: Chart): Sentence[] => {
  const limits: Find<Limit> = limitsOf(chart)
  const rows: Find<Rows> = rowsOf(chart, limits)
  const figures: Find<Figures> = figuresOf(chart, limits, rows)
  const groups = groupsOf(chart)
  const sides = sidesOf(chart, limits)
  const havings = havingsOf(chart, figures, rows)
  const tops = topsOf(chart, figures, rows)
  const n = chart.tokens.length
  const beams: Sentence[][] = Array.from({ length: n + 1 }, () => [])
  beams[0] = [empty]
  for (let at = 0; at < n; at++) {
    const states = pruned(beams[at] ?? [])
    if (states.length === 0) continue
    const push = (end: number, state: Sentence) => beams[end]?.push(state)
    const opening = phraseAt(chart, at, openings)
    const durations = durationsAt(chart, at)
    const goesOn = continues(chart, at)
    for (const state of states) {
      for (const { end, ...duration } of state.duration || state.figures.length > 0 ? [] : durations)
        push(end, with_(state, duration, { duration }))
      if (state.duration && goesOn !== null) push(at + 1, goingOn(chart, state, state.duration, at, goesOn))
      const averaged = phraseAt(chart, at, ['on average', 'on avg', 'in the mean'])
      if (averaged > 0)
        push(at + averaged, {
          ...state,
          isAveraged: true,
          cost: state.cost + perPlain,
          edges: [...state.edges, holding(at, at + averaged)],
        })
      if (opening > 0)
        push(at + opening, {
          ...state,
          cost: state.cost + perPlain,
          edges: [...state.edges, holding(at, at + opening)],
        })
      const isLead = leading.test(chart.word(at)) && isEmpty(state)
      if (isPassed(chart, at) && !isLead) push(at + 1, { ...state, cost: state.cost + perPlain })
      else if (state.unknown < mostUnknown && opening === 0 && !isTurning(chart.word(at)))
        push(at + 1, { ...state, cost: state.cost + perUnknown, unknown: state.unknown + 1 })
      const lead = leading.exec(chart.word(at))?.[0]
      if (lead && state.lead === '')
        push(at + 1, { ...state, lead, cost: state.cost + perPlain, edges: [...state.edges, holding(at, at + 1)] })
      if (state.fields.length < 6)
        for (const { field, from } of fieldsAt(chart, at))
          push(
            field.end,
            with_(
              state,
              { cost: costOf(field) + 0.08, edges: [field, holding(at, from)] },
              { fields: [...state.fields, field] },
            ),
          )
      const [number] = chart.of(at, 'number')
      const isOfThings =
        number && (chart.of(number.end, 'field').length > 0 || chart.of(number.end, 'entity').length > 0)
      if (number && isOfThings && state.n === null && number.value >= 1 && number.value <= 100)
        push(number.end, {
          ...state,
          n: number.value,
          cost: state.cost + 0.05,
          edges: [...state.edges, holding(at, number.end)],
        })
      for (const order of chart.of(at, 'order'))
        if (!state.order) push(order.end, with_(state, { cost: costOf(order), edges: [order] }, { order }))
    }
    // A phrase begins with a word of its own.
    for (let end = at + 1; end <= n; end++) {
      const found = {
        figures: figures(at, end),
        limits: [...limits(at, end), ...withoutRows(chart, at, end, rows)],
        groups: groups(at, end),
        sides: sides(at, end),
        rows: rows(at, end),
        havings: havings(at, end),
        tops: tops(at, end),
      }
      for (const state of states) {
        for (const each of found.figures)
          if (state.figures.length < 3 && !state.rows && (state.figures.length === 0 || isBeside(chart, at)))
            push(end, with_(state, each, { figures: [...state.figures, each], isClosed: each.isClosed === true }))
        for (const each of found.limits)
          if (state.limits.length < 4 && !(state.isClosed && each.on !== null))
            push(end, with_(state, each, { limits: [...state.limits, each] }))
        for (const each of found.groups)
          if (state.groups.length < 2) push(end, with_(state, each, { groups: [...state.groups, each] }))
        for (const each of found.sides) if (!state.sides) push(end, with_(state, each, { sides: each }))
        for (const each of found.havings)
          if (state.having.length < 2) push(end, with_(state, each, { having: [...state.having, each] }))
        for (const each of found.tops) if (!state.top) push(end, with_(state, each, { top: each }))
        for (const each of found.rows) if (!state.rows) push(end, with_(state, each, { rows: each }))
      }
    }
  }
  return pruned((beams[n] ?? []).flatMap((state) => withDuration(chart, state)))
}

const goingOn = (chart: Chart, state: Sentence, duration: Duration, at: number, cost: number): Sentence => ({
  ...state,
  cost: state.cost + cost,
  edges: [...state.edges, holding(at, at + 1)],
  duration: { ...duration, words: [...duration.words, chart.word(at)] },
})

/** What the words behind tell of how long it takes is a figure as any other. */
const withDuration = (chart: Chart, state: Sentence): Sentence[] =>
  state.duration === null
    ? [state]
    : durationFigures(chart, { ...state.duration, cost: 0, edges: [] }).map((figures) => ({
        ...state,
        cost: state.cost + figures.cost,
        figures: [figures, ...state.figures],
      }))

/** "street", "number of bottles", where a column is called so. */
const fieldsAt = (chart: Chart, at: number): { field: EdgeOf<'field'>; from: number }[] => {
  const counted = phraseAt(chart, at, ['the number of', 'number of', 'name of the', 'the name of'])
  const own = (from: number) => chart.of(from, 'field').map((field) => ({ field, from }))
  return [...own(at), ...(counted > 0 ? own(at + counted) : [])]
}

const isEmpty = ({ figures, rows, fields, limits, top, duration }: Sentence): boolean =>
  figures.length + fields.length + limits.length === 0 && !rows && !top && !duration

const joining = /^(?:and|,|;|:|&|plus|with|[?]|\.|\(|-)$/
/** One figure beside another, not two in a row by chance. */
const isBeside = (chart: Chart, at: number): boolean => joining.test(chart.word(at - 1)) || joining.test(chart.word(at))

const shapeOf = ({ figures, rows, limits, groups, sides, fields, having, top, n, duration, lead }: Sentence): string =>
  `${figures.length}${rows ? 'r' : ''}${limits.length}${groups.length}${sides ? 's' : ''}${fields.length}${having.length}${top ? 't' : ''}${n ?? ''}${duration ? 'd' : ''}${lead}`

/** The best, but not all of one shape. */
const pruned = (states: Sentence[]): Sentence[] => {
  const shapes = new Map<string, number>()
  const kept: Sentence[] = []
  const seen = new Set<string>()
  for (const state of states.sort((a, b) => a.cost - b.cost)) {
    const key = `${shapeOf(state)} ${madeOf(state)}`
    if (seen.has(key)) continue
    seen.add(key)
    const shape = shapeOf(state)
    const alike = shapes.get(shape) ?? 0
    if (alike >= 3) continue
    shapes.set(shape, alike + 1)
    kept.push(state)
    if (kept.length >= width) break
  }
  return kept
}
