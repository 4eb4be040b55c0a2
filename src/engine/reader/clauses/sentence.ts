import type { Dataset } from '../../question/catalog.ts'
import type { AggregateFunction } from '../../question/question.contract.ts'
import type { Chart, EdgeOf } from '../chart.ts'
import { isRankedBy } from '../constructions/superlatives.ts'
import { currencySaid, isMoneyKept } from '../knowledge/money.ts'
import { elapsedIn } from '../knowledge/units.ts'
import { asideAt } from '../words/asides.ts'
import { rootOf } from '../words/roots.ts'
import { identifierWords } from '../words/words.ts'
import { type Apart, apartAt, type More, moresOf, type Other, othersOf } from './against.ts'
import { type Columns, columnsAt } from './columns.ts'
import {
  amountAsked,
  averagedThing,
  averagePeriod,
  bothSaid,
  rowsUnnamed,
  sizeAsked,
} from './figures/asked-of-things.ts'
import { nameOfDefined } from './figures/defined.ts'
import { continues, type Duration, durationFigures, durationsAt } from './figures/durations.ts'
import { figuresOf } from './figures/figures.ts'
import { functionsApart } from './figures/functions-apart.ts'
import { inPercentAt } from './figures/share-words.ts'
import { groupsOf } from './groups.ts'
import { type Having, havingsOf } from './having.ts'
import { changeAt, type Way, went } from './held/changes.ts'
import { limitsOf, speaks } from './narrowing/limits.ts'
import { toleratedAt } from './narrowing/punctual.ts'
import { type Peak, peaksOf } from './peaks.ts'
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
  wholly,
} from './phrases.ts'
import { keptRows, ofOtherRows, rowsOf, withoutOthers, withoutRows } from './rows.ts'
import { sidesOf } from './sides.ts'
import { type Tell, tellsOf } from './tells.ts'
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
  /** Columns that are asked for, one beside the other. */
  columns: Columns | null
  having: readonly Having[]
  top: Top | null
  /** Rows that stand first, and what else is asked of them. */
  peak: Peak | null
  tells: readonly Tell[]
  /** What is held against what. */
  more: More | null
  other: Other | null
  apart: Apart | null
  /** "went up", "changed": from one side to the other. */
  change: { way: Way } | null
  /** "which", "who", "list": what the sentence begins with. */
  lead: string
  order: EdgeOf<'order'> | null
  /** "the three departure times with": so many of those that stand first. */
  n: number | null
  /** "on average": what would be added up is not. */
  isAveraged: boolean
  /** "by shop, median": what is done to the figures, said apart from them. */
  taken: readonly AggregateFunction[]
  /** "per visit", "each order": of every row of these. */
  perRow: Dataset | null
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
  columns: null,
  having: [],
  top: null,
  peak: null,
  tells: [],
  more: null,
  other: null,
  apart: null,
  change: null,
  lead: '',
  order: null,
  n: null,
  isAveraged: false,
  taken: [],
  perRow: null,
  duration: null,
  isClosed: false,
  unknown: 0,
}

const leading = /^(?:which|what|who|whose|list|show|where|when)$/
/** "how do takings on rainy days compare", "how has the price moved": not how many, nor how long. */
const manner = /^(?:do|does|did|has|have|had|is|are|was|were)$/
const width = 14
const perPlain = 0.02
const perUnknown = 0.8
const perNoun = 0.2
const perSpoken = 0.5
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
  'right now',
  'at the moment',
  'on file',
  'at all',
  'on record',
  'in our data',
  'even though',
  'although',
  'though',
  'even if',
  'everything that',
  'everything',
  'anything that',
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

const spreading = ['spread', 'distributed', 'split', 'divided', 'shared out'].flatMap((word) => [
  `${word} out over`,
  `${word} out`,
  `${word} over`,
  `${word} across`,
  `${word} between`,
  `${word} among`,
  word,
])

type Find<P> = (start: number, end: number) => readonly P[]

const with_ = (state: Sentence, phrase: Phrase, more: Partial<Sentence>): Sentence => ({
  ...state,
  isClosed: false,
  ...more,
  cost: state.cost + phrase.cost + perClause,
  edges: [...state.edges, ...phrase.edges],
})

type Finders = {
  limits: Find<Limit>
  rows: Find<Rows>
  figures: Find<Figures>
  groups: Find<Groups>
  sides: Find<Sides>
  havings: Find<Having>
  tops: Find<Top>
  peaks: Find<Peak>
  tells: Find<Tell>
  mores: Find<More>
  others: Find<Other>
}

const findersOf = (chart: Chart): Finders => {
  const limits: Find<Limit> = limitsOf(chart)
  const rows: Find<Rows> = rowsOf(chart, limits)
  const figures: Find<Figures> = figuresOf(chart, limits, rows)
  return {
    limits,
    rows,
    figures,
    groups: groupsOf(chart),
    sides: sidesOf(chart, limits, rows),
    havings: havingsOf(chart, figures, rows),
    tops: topsOf(chart, figures, rows),
    peaks: peaksOf(chart),
    tells: tellsOf(chart),
    mores: moresOf(chart, figures, rows),
    others: othersOf(chart, limits, rows),
  }
}

type Push = (end: number, state: Sentence) => void

/** Every way to cut the words into clauses, best first. */
export const sentencesIn = (chart: Chart): Sentence[] => {
  const finders = findersOf(chart)
  const n = chart.tokens.length
  const beams: Sentence[][] = Array.from({ length: n + 1 }, () => [])
  beams[0] = [empty]
  const push: Push = (end, state) => beams[end]?.push(state)
  for (let at = 0; at < n; at++) {
    const states = pruned(beams[at] ?? [])
    if (states.length === 0) continue
    byWords(chart, at, states, push)
    // A phrase begins with a word of its own.
    for (let end = at + 1; end <= n; end++) byPhrases(chart, at, end, states, finders, push)
  }
  return pruned((beams[n] ?? []).flatMap((state) => withDuration(chart, state)))
}

/** A word or a few that are held and say nothing of their own. */
const passing = (state: Sentence, at: number, end: number, more: Partial<Sentence> = {}): Sentence => ({
  ...state,
  ...more,
  cost: state.cost + perPlain,
  edges: [...state.edges, holding(at, end)],
})

/** What single words and set phrases at a place add. */
const byWords = (chart: Chart, at: number, states: Sentence[], push: Push): void => {
  const opening = phraseAt(chart, at, openings)
  const isManner = chart.word(at) === 'how' && manner.test(chart.word(at + 1))
  const lead = isManner ? 'how' : leading.exec(chart.word(at))?.[0]
  const isHeld = opening > 0 || isTurning(chart.word(at))
  // What says nothing of its own.
  const heardAt = [at + opening, bothSaid(chart, at)].filter((end) => end > at)
  const amount = amountAsked(chart, at)
  const asides = asidesAt(chart, at)
  byChanges(chart, at, states, push)
  for (const state of states) {
    for (const end of asides(state)) push(end, passing(state, at, end))
    byDurations(chart, at, state, push)
    for (const end of heardAt) push(end, passing(state, at, end))
    if (amount > at) push(amount, passing(state, at, amount, { lead: state.lead || 'how much' }))
    passOver(chart, at, state, push, { isLead: lead !== undefined, isHeld })
    if (lead && state.lead === '') push(at + 1, passing(state, at, at + 1, { lead }))
    if (state.perRow === null)
      for (const { end, dataset } of rowsEach(chart, at)) push(end, { ...passing(state, at, end), perRow: dataset })
    byNames(chart, at, state, push)
  }
  byAverages(chart, at, states, push)
  byColumns(chart, at, states, push)
}

/** "win rate" of what brackets define, "(up to 5 minutes late counts)", "in percent" behind a share: heard, or said elsewhere. */
const asidesAt = (chart: Chart, at: number): ((state: Sentence) => number[]) => {
  const [name, tolerated, percent] = [nameOfDefined(chart, at), toleratedAt(chart, at), inPercentAt(chart, at)]
  const aside = asideAt(chart, at)
  const own = [
    ...(name === null ? [] : [name]),
    ...(tolerated ? [tolerated.end] : []),
    ...(aside > 0 ? [at + aside] : []),
  ]
  return (state) => [
    ...own,
    ...(percent > 0 && state.figures.some(isShared) ? [at + percent] : []),
    ...rankedBy(chart, at, state),
    ...(chart.word(at) === 'in' && currencySaid(chart.word(at + 1)) && state.figures.some(isOfMoney) ? [at + 2] : []),
  ]
}

/** "refunds in euros": of money that is said again. */
const isOfMoney = ({ figures }: Figures): boolean =>
  figures.some(({ target }) => target !== null && isMoneyKept(target.field))

/** A word that may be left: it says nothing, is what the rows are, or nothing knows it. */
const passOver = (
  chart: Chart,
  at: number,
  state: Sentence,
  push: Push,
  { isLead, isHeld }: { isLead: boolean; isHeld: boolean },
): void => {
  // "on display": what says something by itself is hardly passed over
  const passed = chart.isPlain(at) && speaks(chart, at) ? perSpoken : perPlain
  if (isPassed(chart, at) && !(isLead && isEmpty(state))) push(at + 1, { ...state, cost: state.cost + passed })
  else if (isRowNoun(chart, state, at)) push(at + 1, { ...passing(state, at, at + 1), cost: state.cost + perNoun })
  else if (state.unknown < mostUnknown && !isHeld)
    push(at + 1, { ...state, cost: state.cost + perUnknown, unknown: state.unknown + 1 })
}

/** "on average", "the average visit", "in an average month". */
const byAverages = (chart: Chart, at: number, states: Sentence[], push: Push): void => {
  const ends = [averagedThing(chart, at), at + phraseAt(chart, at, ['on average', 'on avg', 'in the mean'])]
  const period = averagePeriod(chart, at)
  const apart = functionsApart(chart, at)
  const size = sizeAsked(chart, at)
  for (const state of states) {
    for (const end of ends) if (end > at) push(end, passing(state, at, end, { isAveraged: true }))
    if (size > at && state.lead === '') push(size, passing(state, at, size, { lead: 'how much', isAveraged: true }))
    if (apart && state.taken.length === 0) push(apart.end, passing(state, at, apart.end, { taken: apart.fns }))
    if (period && state.groups.length === 0)
      push(period.end, with_(state, period.groups, { groups: [period.groups], isAveraged: true }))
  }
}

/** "the largest system by output": what it stands first by was heard before. */
const rankedBy = (chart: Chart, at: number, { peak }: Sentence): number[] => {
  const of = peak?.sup.field?.field
  return of && chart.word(at) === 'by'
    ? chart.of(at + 1, 'field').flatMap((f) => (f.field === of && isRankedBy(chart, f) ? [f.end] : []))
    : []
}

/** How far things are apart, and what became of them. */
const byChanges = (chart: Chart, at: number, states: Sentence[], push: Push): void => {
  const apart = apartAt(chart, at)
  const change = changeAt(chart, at)
  const moved = phraseAt(chart, at, went)
  const spread = phraseAt(chart, at, spreading)
  for (const state of states) {
    if (change && !state.change) push(change.end, passing(state, at, change.end, { change }))
    // "how are visits spread over morning, noon and night": how many there are of each
    if (spread > 0 && state.lead === 'how')
      push(at + spread, {
        ...passing(state, at, at, { lead: 'how many' }),
        edges: [...state.edges, wholly(at, at + spread)],
      })
    // "how has the price moved month by month"
    if (moved > 0 && state.lead === 'how') push(at + moved, passing(state, at, at + moved))
    if (apart && !state.apart) push(apart.end, passing(state, at, apart.end, { apart: apart.apart }))
  }
}

/** "- site, date and value": at the end, or before what the rows are. */
const byColumns = (chart: Chart, at: number, states: Sentence[], push: Push): void => {
  const [first, behind] = [true, false].map((isFirst) => columnsAt(chart, at, isFirst))
  for (const state of states)
    if (!state.columns && state.fields.length === 0 && state.figures.length === 0)
      for (const each of (isEmpty(state) ? first : behind) ?? []) push(each.end, with_(state, each, { columns: each }))
}

/** "per visit": of each of its own rows, which are told apart by nothing. */
const rowsEach = (chart: Chart, at: number): { end: number; dataset: Dataset; cost?: number }[] => {
  const words = phraseAt(chart, at, [
    'per single',
    'per',
    'for each',
    'for every',
    'in each',
    'for a',
    'a',
    'an',
    'each',
    'every',
  ])
  if (words === 0) return []
  const named = chart.of(at + words, 'entity').filter(({ how }) => how === 'exact' || how === 'words')
  return named.length > 0 || !/^(?:per|each|every)$/.test(chart.word(at + words - 1))
    ? named
    : rowsUnnamed(chart, at + words)
}

/** "how long does it take, in days". */
const unitSaid = (chart: Chart, at: number): string | null =>
  chart.word(at) === 'in' && elapsedIn(chart.word(at + 1), 'datetime') ? chart.word(at + 1) : null

/** "the coldest night", "the heaviest ever flown": what stands first is a row, whatever it is called, and so is what was done with it. */
const isRowNoun = (chart: Chart, { peak, rows }: Sentence, at: number): boolean => {
  const { word = '' } = chart.tokens[at] ?? {}
  if (!peak || rows || isTurning(word) || !/^\p{L}{3,}$/u.test(word)) return false
  const [only, ...others] = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  if (!only || others.length > 0) return false
  const root = rootOf(word)
  if (identifierWords(`${only.label} ${only.thing?.one ?? ''}`).some((own) => rootOf(own) === root)) return true
  const isFirst = peak.edges.some(({ end }) => end === at || (end === at - 1 && chart.word(at - 1) === 'the'))
  return isFirst && !chart.at(at).some((edge) => edge.score >= 0.7)
}

const byDurations = (chart: Chart, at: number, state: Sentence, push: Push): void => {
  const unit = state.duration && !state.duration.unit ? unitSaid(chart, at) : null
  if (unit) push(at + 2, passing(state, at, at + 2, { duration: { ...(state.duration as Duration), unit } }))
  if (!state.duration && state.figures.length === 0)
    for (const { end, ...duration } of durationsAt(chart, at)) push(end, with_(state, duration, { duration }))
  const goesOn = state.duration && continues(chart, at)
  if (state.duration && goesOn !== null) push(at + 1, goingOn(chart, state, state.duration, at, goesOn))
}

/** Columns, numbers of things and orders. */
const byNames = (chart: Chart, at: number, state: Sentence, push: Push): void => {
  if (state.fields.length < 6)
    for (const { field, from } of fieldsAt(chart, at)) {
      const named = { cost: costOf(field) + 0.08, edges: [field, holding(at, from)] }
      push(field.end, with_(state, named, { fields: [...state.fields, field] }))
    }
  const [number] = chart.of(at, 'number')
  if (number && state.n === null && number.value >= 1 && number.value <= 100 && isOfThings(chart, number.end))
    push(number.end, passing({ ...state, cost: state.cost + 0.03 }, at, number.end, { n: number.value }))
  for (const order of state.order ? [] : chart.of(at, 'order'))
    push(order.end, with_(state, { cost: costOf(order), edges: [order] }, { order }))
}

const isOfThings = (chart: Chart, at: number): boolean =>
  chart.of(at, 'field').length > 0 || chart.of(at, 'entity').length > 0

type Put = <P extends Phrase>(
  found: readonly P[],
  fits: (state: Sentence, each: P) => boolean,
  more: (state: Sentence, each: P) => Partial<Sentence>,
) => void

const putting =
  (states: Sentence[], end: number, push: Push): Put =>
  (found, fits, more) => {
    for (const each of found)
      for (const state of states) if (fits(state, each)) push(end, with_(state, each, more(state, each)))
  }

/** What a stretch of words adds as a phrase. */
const byPhrases = (
  chart: Chart,
  at: number,
  end: number,
  states: Sentence[],
  { limits, rows, figures, groups, sides, ...compared }: Finders,
  push: Push,
): void => {
  const put = putting(states, end, push)
  put(
    figures(at, end),
    (state) =>
      state.figures.length < 3 &&
      (!state.rows || isToldBeside(chart, at)) &&
      ((state.figures.length === 0 && !state.duration) || isBeside(chart, at)),
    (state, each) => ({
      figures: each.isDefined ? [each] : [...state.figures, each],
      isClosed: each.isClosed === true,
    }),
  )
  put(
    [
      ...limits(at, end),
      ...withoutRows(chart, at, end, rows),
      ...withoutOthers(chart, at, end, rows),
      ...ofOtherRows(chart, at, end, rows),
    ],
    (state, each) => state.limits.length < 4 && !(state.isClosed && each.on !== null && !each.isOfWhole),
    (state, each) => ({ limits: [...state.limits, each], isClosed: state.isClosed }),
  )
  put(
    keptRows(chart, at, end, rows),
    (state) => state.limits.length < 4 && state.figures.some(isShared),
    (state, each) => ({ limits: [...state.limits, each], isClosed: true }),
  )
  put(
    groups(at, end),
    (state) => state.groups.length < 2,
    (state, each) => ({ groups: [...state.groups, each] }),
  )
  put(
    sides(at, end),
    (state) => !state.sides,
    (_, each) => ({ sides: each }),
  )
  put(
    rows(at, end),
    (state) => !state.rows,
    (_, each) => ({ rows: each }),
  )
  byRanks(chart, at, end, compared, put)
}

/** What groups and rows are held against: a number, each other, or what stands first. */
const byRanks = (
  chart: Chart,
  at: number,
  end: number,
  { havings, tops, peaks, mores, others, tells }: Omit<Finders, 'limits' | 'rows' | 'figures' | 'groups' | 'sides'>,
  put: Put,
): void => {
  put(
    havings(at, end),
    (state) => state.having.length < 2,
    (state, each) => ({ having: [...state.having, each] }),
  )
  put(
    tops(at, end),
    (state) => !state.top && !state.peak,
    (_, each) => ({ top: each }),
  )
  put(
    peaks(at, end),
    (state) => !state.top && !state.peak,
    (_, each) => ({ peak: each }),
  )
  put(
    mores(at, end),
    (state) => !state.more && !state.top && !state.peak,
    (_, each) => ({ more: each }),
  )
  put(
    others(at, end),
    (state) => !state.other && !state.sides && (state.more !== null || state.limits.length > 0),
    (_, each) => ({ other: each }),
  )
  put(
    tells(at, end),
    (state) => state.tells.length < 3 && (isEmpty(state) || joining.test(chart.word(at - 1))),
    (state, each) => ({ tells: [...state.tells, each] }),
  )
}

/** Of what a whole that is kept to some rows may be said. */
const isShared = ({ isClosed, figures }: Figures): boolean =>
  isClosed === true || figures.some(({ measure }) => 'op' in measure)

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

const isEmpty = ({ figures, rows, fields, limits, top, peak, tells, duration, columns }: Sentence): boolean =>
  figures.length + fields.length + limits.length + tells.length === 0 && !rows && !top && !peak && !duration && !columns

const joining = /^(?:and|,|;|:|&|plus|with|[?]|\.|\(|-)$/
/** One figure beside another, not two in a row by chance. */
const isBeside = (chart: Chart, at: number): boolean => joining.test(chart.word(at - 1)) || joining.test(chart.word(at))

/** "members with the number of payments they made": rows, and what belongs to each of them. */
const isToldBeside = (chart: Chart, at: number): boolean =>
  chart.catalog.datasets.length > 1 && /^(?:with|plus|including)$/.test(chart.word(at - 1))

const shapeOf = (sentence: Sentence): string => {
  const {
    figures,
    rows,
    limits,
    groups,
    sides,
    fields,
    columns,
    having,
    top,
    peak,
    tells,
    more,
    other,
    apart,
    change,
    n,
    duration,
    taken,
    lead,
  } = sentence
  return `${columns ? 'c' : ''}${figures.length}${rows ? 'r' : ''}${limits.length}${groups.length}${sides ? 's' : ''}${fields.length}${having.length}${top ? 't' : ''}${peak ? 'p' : ''}${tells.length}${more ? 'm' : ''}${other ? 'o' : ''}${apart ?? ''}${change ? 'x' : ''}${n ?? ''}${duration ? 'd' : ''}${taken.join()}${lead}`
}

/** The best, but not all of one shape. */
const pruned = (states: Sentence[]): Sentence[] => {
  const shapes = new Map<string, number>()
  const kept: Sentence[] = []
  const seen = new Set<string>()
  for (const state of states.sort((a, b) => a.cost - b.cost)) {
    const key = `${shapeOf(state)} ${madeOf(state)} ${state.duration?.words.join(' ') ?? ''}`
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
