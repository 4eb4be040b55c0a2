import type { Dataset } from '../../../question/catalog.ts'
import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, NamedField } from '../../chart.ts'
import { valueCondition } from '../../constructions/conditions/value-condition.ts'
import { isInFlagPhrase } from '../../constructions/states/flag-phrases.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { and, isTimeLike, nearestTime, opposite } from '../../fields.ts'
import { tellsPeople } from '../../knowledge/people.ts'
import { leavingOut } from '../../knowledge/said/leaving-out.ts'
import { identifierWords, stem } from '../../words/words.ts'
import { costOf, holding, isPassed, type Limit, phraseAt, remembered, type trimmed } from '../phrases.ts'
import { absentAt } from './absent.ts'
import { agesAt, overAt } from './ages.ts'
import { allowancesAt } from './allowances.ts'
import { columnsHeldAt } from './amounts/columns-held.ts'
import { paidAt } from './amounts/paid.ts'
import { partsHeldAt } from './amounts/parts-held.ts'
import { averagesAt } from './averages.ts'
import { coursesAt } from './courses.ts'
import { dueAt } from './due.ts'
import { fullAt } from './full.ts'
import { heldAt } from './held.ts'
import { knownAt } from './known-values.ts'
import { limitOn } from './limit-on.ts'
import { passedAt } from './passed.ts'
import {
  countedAt,
  flaggedAt,
  hadAt,
  isReachedOneWay,
  noneAt,
  otherSideAt,
  owedAt,
  presencesAt,
  toldOfAt,
} from './presence.ts'
import { punctualAt } from './punctual.ts'
import { sameDayAt } from './same-day.ts'
import { undoneAt } from './undone.ts'
import { wonByAt } from './won-by.ts'

/** What narrows rows, joined by and, or, not: "in Berlin but not cancelled", "before 2010 or without a date". */

const negations = [...leavingOut, 'but not', 'neither', 'not', 'non', 'never', 'without', 'no']
const negating =
  /^(?:didn't|don't|doesn't|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|won't|can't|cannot|couldn't|wouldn't|didnt|dont|doesnt|isnt|arent|wasnt|werent|hasnt|havent)$/

const negationAt = (chart: Chart, at: number): number =>
  phraseAt(chart, at, negations) || (negating.test(chart.word(at)) ? 1 : 0)

const onField = (edge: Edge, named: NamedField[], on: Dataset, cond: Condition): Limit => ({
  cost: costOf(edge),
  edges: [edge],
  of: named,
  on,
  make: () => cond,
})

const ofEdge = (chart: Chart, edge: EdgeOf<'value' | 'condition' | 'floating'>): Limit => {
  if (edge.kind === 'value') return onField(edge, [edge], edge.dataset, valueCondition(edge))
  if (edge.kind === 'condition' && 'related' in edge.cond) return ofDeed(chart, edge, edge.cond)
  if (edge.kind === 'condition') return onField(edge, edge.field ? [edge.field] : [], edge.on, edge.cond)
  return {
    cost: costOf(edge),
    edges: [edge],
    of: [],
    on: null,
    isTime: true,
    make: (base) => {
      const time = nearestTime(chart.catalog, base.name)
      return time && edge.make(time)
    },
  }
}

/** "who never ordered": of rows that others belong to. */
const ofDeed = (chart: Chart, edge: EdgeOf<'condition'>, cond: Condition): Limit => ({
  cost: costOf(edge),
  edges: [edge],
  of: [],
  on: null,
  make: (base) => (edge.on !== base && isReachedOneWay(chart, edge.on, base) ? cond : null),
})

const negated = (limit: Limit, from: number, to: number): Limit => ({
  ...limit,
  denied: limit,
  cost: limit.cost + 0.05,
  edges: [...limit.edges, holding(from, to)],
  make: (base) => {
    const cond = limit.make(base)
    return cond && (theOther(limit.of, cond) ?? noneOf(cond) ?? opposite(cond))
  },
})

/** Not yes is no, where nothing else stands in the column. */
const theOther = ([named, ...more]: readonly NamedField[], cond: Condition): Condition | null => {
  const pair = named && more.length === 0 ? yesAndNo(named.field) : null
  if (!pair || !('compare' in cond) || cond.compare !== '=' || !('value' in cond.right)) return null
  const { value } = cond.right
  const other = value === pair.yes ? pair.no : value === pair.no ? pair.yes : null
  return other === null ? null : { ...cond, right: { value: other } }
}

/** "never borrowed": not once. */
const noneOf = (cond: Condition): Condition | null =>
  'compare' in cond && cond.compare === '>' && 'value' in cond.right && cond.right.value === 0
    ? { ...cond, compare: '=' }
    : null

/** One value each of the same field: no row has both, so that "and" means either. */
const isEquality = (cond: Condition | null): boolean =>
  cond !== null &&
  (('compare' in cond && cond.compare === '=') ||
    ('in' in cond && Array.isArray(cond.values)) ||
    ('any' in cond && cond.any.every(isEquality)))

const joined = (chart: Chart, one: Limit, other: Limit, by: 'and' | 'or' | '', words: Edge[]): Limit => {
  const { on } = one
  const isOneField =
    one.of.length > 0 && other.of.length > 0 && new Set([...one.of, ...other.of].map((n) => n.field)).size === 1
  // a time is of what is measured, and not of what stands beside it
  const isApart = one.on !== other.on
  return {
    cost: one.cost + other.cost + (by === '' ? 0.04 : 0.02),
    edges: [...one.edges, ...other.edges, ...words],
    of: [...one.of, ...other.of],
    on: isApart ? null : on,
    isTime: one.isTime || other.isTime,
    isBoth: one.isBoth || other.isBoth || (by === 'and' && isOneField && !isTimeLike((one.of[0] as NamedField).field)),
    make: (base) => {
      const [a, b] = isApart
        ? [limitOn(chart, one, base), limitOn(chart, other, base)]
        : [one.make(on ?? base), other.make(on ?? base)]
      if (!a || !b) return null
      const isEither = by === 'or' || (by === 'and' && isOneField && isEquality(a) && isEquality(b))
      return isEither ? { any: [a, b].flatMap((c) => ('any' in c ? c.any : [c])) } : (and([a, b]) as Condition)
    },
  }
}

type Joint = 'and' | 'or' | 'nor' | ''

const joins = (chart: Chart, at: number): { by: Joint; words: number } => {
  const word = chart.word(at)
  const comma = word === ',' ? 1 : 0
  const next = chart.word(at + comma)
  if (/^(?:and|but|&|plus|\+)$/.test(next)) return { by: 'and', words: comma + 1 }
  if (next === 'nor') return { by: 'nor', words: comma + 1 }
  if (next === 'or') return { by: 'or', words: comma + 1 }
  return { by: comma ? 'and' : '', words: comma }
}

type Find = (start: number, end: number) => readonly Limit[]

export const limitsOf = (chart: Chart): Find => {
  const limits: Find = remembered<Limit>((start, end) => {
    const { from, to, cost } = untilDeed(chart, start, end)
    // "at least 3 rooms": a word that says nothing by itself begins it
    const opened = chart.tokens.findIndex((_, at) => at >= start && at < from && opensLimit(chart, at, to))
    const measuring = verbs.test(chart.word(start)) && end > start + 1 ? holding(start, start + 1) : null
    const own = (at: number) => [
      // before what stands side by side: all that follows is what was not done
      ...undoneAt(chart, at, to, limits),
      ...aside(chart, at, said(chart, at, to)),
      ...turned(chart, at, to, limits),
      ...called(chart, at, to, limits),
      ...deniedBehind(chart, at, to, limits),
      ...bothIn(chart, at, to, limits),
    ]
    if (from === to) return [...owedAt(chart, start, end), ...wholePhrases(chart, start, end)]
    const behind = to < end ? deniedBehind(chart, from, end, limits) : []
    if (behind.length > 0) return behind
    // "lasting longer than an hour", "paying more than 100"
    if (measuring && from === start) {
      const measured = limits(start + 1, end).map((l) => ({
        ...l,
        cost: l.cost + 0.05,
        edges: [...l.edges, measuring],
      }))
      return to === end ? [...own(from), ...measured] : [...limits(from, to), ...measured]
    }
    if (from === start && to === end) return own(from)
    return [
      ...limits(from, to).map((l) => ({ ...l, cost: l.cost + cost })),
      ...(opened >= 0 ? own(opened) : []),
      ...(to === end && start < from ? hadAt(chart, from - 1, to) : []),
      ...owedAt(chart, start, end),
      ...wholePhrases(chart, start, end),
      ...(from > start && to < end ? wholePhrases(chart, from, end) : []),
    ]
  })
  return limits
}

const opensLimit = (chart: Chart, at: number, to: number): boolean =>
  (['condition', 'floating', 'value'] as const).some((kind) =>
    chart.of(at, kind).some(({ end, score }) => end <= to && end > at + 1 && score >= 0.5),
  )

/** "not paid yet", "aren't done", "on display": a word that else only holds others says what is so. */
export const speaks = (chart: Chart, at: number): boolean =>
  flaggedAt(chart, at, at + 1).length > 0 ||
  isInFlagPhrase(chart, at) ||
  chart.of(at, 'value').some(({ end, how }) => end === at + 1 && how === 'exact') ||
  chart.of(at, 'condition').some(({ end, score, loose }) => end === at + 1 && score >= 0.75 && !loose)

/** "turned down", "no show": a word that else says nothing ends what is said. */
const endsState = (chart: Chart, to: number): boolean =>
  [2, 3, 4].some(
    (back) =>
      chart.of(to - back, 'value').some(({ end, how }) => end === to && how === 'synonym') ||
      chart.of(to - back, 'condition').some(({ end, score, loose }) => end === to && score >= 0.9 && !loose),
  )

const untilDeed = (chart: Chart, start: number, end: number): ReturnType<typeof trimmed> => {
  let [from, to] = [start, end]
  while (
    from < to &&
    (isPassed(chart, from) || (isDoer(chart, from) && from + 1 < to)) &&
    !asking.test(chart.word(from)) &&
    !speaks(chart, from)
  )
    from++
  while (to > from && isPassed(chart, to - 1) && !speaks(chart, to - 1) && !endsState(chart, to)) to--
  return { from, to, cost: 0.02 * (end - start - (to - from)) }
}
/** "was somebody arrested", "where the patient showed up": whoever it was. */
const isDoer = (chart: Chart, at: number): boolean =>
  /^(?:somebody|someone|anybody|anyone|people)$/.test(chart.word(at)) ||
  (chart.word(at - 1) === 'the' &&
    /^(?:where|when|that|which|because)$/.test(chart.word(at - 2)) &&
    chart.of(at, 'field').some(({ field, end, how }) => end === at + 1 && how === 'exact' && tellsPeople(field)))
const asking = /^(?:what|which|whose|who|whats|what's)$/

const verbs =
  /^(?:lasted|lasts|lasting|staying|stayed|paying|pays|costing|weighing|weighs|measuring|measures|worth|scoring|earning|earns|needing|having|being|going)$/

/** What is told by small words too, and so is looked for with them: "came in after the due date", "is the age not filled in". */
const wholePhrases = (chart: Chart, from: number, to: number): Limit[] => [
  ...coursesAt(chart, from, to),
  ...heldAt(chart, from, to),
  ...dueAt(chart, from, to),
  ...sameDayAt(chart, from, to),
  ...absentAt(chart, from, to),
  ...wonByAt(chart, from, to),
  ...knownAt(chart, from, to),
  ...punctualAt(chart, from, to),
  ...fullAt(chart, from, to),
  ...partsHeldAt(chart, from, to),
  ...paidAt(chart, from, to),
]
/** "ignoring the late ones": of the whole. */
const aside = (chart: Chart, from: number, found: Limit[]): Limit[] =>
  phraseAt(chart, from, leavingOut) > 0 ? found.map((each) => ({ ...each, isOfWhole: true })) : found

/** What the words say as they stand. */
const said = (chart: Chart, from: number, to: number): Limit[] => [
  ...(['value', 'condition', 'floating'] as const).flatMap((kind) =>
    chart.of(from, kind).flatMap((edge) => (edge.end === to ? [ofEdge(chart, edge)] : [])),
  ),
  ...(to === from + 1 ? [...presencesAt(chart, from), ...otherSideAt(chart, from), ...countedAt(chart, from)] : []),
  ...flaggedAt(chart, from, to),
  ...toldOfAt(chart, from, to).map(({ limit, isNot }) => (isNot ? negated(limit, from, from) : limit)),
  ...noneAt(chart, from, to),
  ...passedAt(chart, from, to),
  ...agesAt(chart, from, to),
  ...overAt(chart, from, to),
  ...averagesAt(chart, from, to),
  ...columnsHeldAt(chart, from, to),
  // "over 50 mg/l": the rest of the unit
  ...(chart.word(to - 2) === '/' && to - from > 2 ? said(chart, from, to - 2) : []),
  ...hadAt(chart, from, to),
  ...owedAt(chart, from, to),
  ...allowancesAt(chart, from, to),
  ...wholePhrases(chart, from, to),
]

/** "in zone B or C", "blood group O": what the column is called stands before its value. */
const called = (chart: Chart, from: number, to: number, limits: Find): Limit[] => {
  const out: Limit[] = []
  const put = (name: EdgeOf<'field'>, found: readonly Limit[]) => {
    for (const limit of found)
      if (limit.of.length > 0 && limit.of.every(({ field }) => field === name.field))
        out.push({ ...limit, edges: [...limit.edges, name] })
  }
  for (const name of chart.of(from, 'field')) {
    // "the loans that were returned came back late": a deed, and not what a day is called
    if (name.how === 'part' && isTimeLike(name.field)) continue
    const at = /^(?:is|was|are|were|of|:|=)$/.test(chart.word(name.end)) ? name.end + 1 : name.end
    if (at < to) put(name, limits(at, to))
  }
  // "the coast region", "in poor condition": what it is called stands behind
  for (let at = /^(?:the|in|of|with)$/.test(chart.word(from - 1)) ? Math.max(from + 1, to - 2) : to; at < to; at++)
    for (const name of chart.of(at, 'field')) if (name.end === to && name.how === 'exact') put(name, limits(from, at))
  for (const name of to - from > 1 ? chart.of(to - 1, 'field') : [])
    if (name.end === to && isOfKinds(chart, name)) put(name, limits(from, to - 1))
  return out
}

/** "late calls", of a "call type". */
const isOfKinds = (chart: Chart, { start, field }: EdgeOf<'field'>): boolean => {
  const [thing = '', kind = '', ...more] = identifierWords(field.label)
  return more.length === 0 && /^(?:type|kind|category|class)$/.test(kind) && stem(thing) === chart.tokens[start]?.stem
}

const turned = (chart: Chart, from: number, to: number, limits: Find): Limit[] => {
  const not = negationAt(chart, from)
  if (not > 0) {
    // "leaving out those who left"
    const isLeft = phraseAt(chart, from, leavingOut) > 0
    const start = from + not + (isLeft ? thingsWhere(chart, from + not) : phraseAt(chart, from + not, whoever))
    // "didn't show up in 2024": when it was not done is no other time
    const isDeed = negating.test(chart.word(from)) && isPassed(chart, start) && !besideTimes.test(chart.word(start))
    return limits(start, to)
      .filter((inner) => !(isDeed && isOfTime(inner)))
      .map((inner) => ({ ...negated(inner, from, start), ...(isLeft && { isOfWhole: true }) }))
  }
  // "either late or cancelled", "by car or train"
  const word = chart.word(from)
  const isEither =
    word === 'either' ||
    word === 'both' ||
    (/^(?:by|via|through)$/.test(word) && chart.of(from + 1, 'value').length > 0)
  return isEither
    ? limits(from + 1, to).map((inner) => ({ ...inner, edges: [...inner.edges, holding(from, from + 1)] }))
    : []
}

const leftOut = [
  'left out',
  'not counted',
  'not included',
  'not counting',
  "don't count",
  'do not count',
  'excluded',
  'ignored',
  'aside',
]

/** "cancelled orders not counted": said behind what is left out. */
const deniedBehind = (chart: Chart, from: number, to: number, limits: Find): Limit[] => {
  const at = [2, 3, 1]
    .map((words) => to - words)
    .find((place) => place > from && phraseAt(chart, place, leftOut) === to - place)
  if (at === undefined) return []
  // the rows that it is said of
  const things = chart.tokens.findIndex(
    (_, i) => i > from && i < at && chart.of(i, 'entity').some(({ end }) => end === at),
  )
  return limits(from, things < 0 ? at : things).map((inner) => negated(inner, things < 0 ? at : things, to))
}

const besideTimes = /^(?:in|on|at|during|before|after|since|from|until|be|been|being|made|done|the)$/
const isOfTime = ({ isTime, of }: Limit): boolean => isTime === true || of.some(({ field }) => isTimeLike(field))

const whoever = [
  'those who',
  'those that',
  'the ones who',
  'the ones that',
  'people who',
  'anyone who',
  'anything that',
  'any that',
  'those',
  'any',
  'the',
]

/** "the days where", "the ones that": whatever is left out, told by what holds of it. */
const thingsWhere = (chart: Chart, at: number): number => {
  const known = phraseAt(chart, at, whoever)
  const noun = at + (/^(?:the|all|any|those|our)$/.test(chart.word(at)) ? 1 : 0)
  const isWhere = /^(?:where|that|which|who|whose|with|without|in|for|on)$/.test(chart.word(noun + 1))
  if (!isWhere || !/^\p{L}{3,}$/u.test(chart.word(noun))) return known
  const clause = /^(?:with|without)$/.test(chart.word(noun + 1)) ? noun + 1 : noun + 2
  return Math.max(known, clause - at + (chart.word(clause) === 'which' ? 1 : 0))
}

const denies = (chart: Chart, at: number): boolean => negationAt(chart, at) > 0 || chart.word(at) === 'no'

/** "a finish time": a word that says nothing by itself ends a name. */
const endsName = (chart: Chart, end: number): boolean =>
  [2, 3].some((back) => chart.of(end - back, 'field').some((f) => f.end === end && f.how === 'exact'))

/** Two that stand side by side, wherever the stretch is cut. */
const bothIn = (chart: Chart, from: number, to: number, limits: Find): Limit[] => {
  const out: Limit[] = []
  for (let at = from + 1; at < to; at++) {
    if (isPassed(chart, at - 1) && !endsName(chart, at)) continue
    const { by, words } = joins(chart, at)
    if (at + words >= to) continue
    // "without a shed or a tap": neither of them
    const isNeither = by === 'or' && denies(chart, from) && !denies(chart, at + words)
    const [left, right] = [limits(from, at), limits(at + words, to)]
    for (const one of left)
      for (const other of right) {
        if (isNeither && other.of.length > 0 && other.of.every(({ field }) => yesAndNo(field))) continue
        // "not from the west or the south": neither of them
        const isOfOne = one.of.length === 1 && one.of[0]?.field === other.of[0]?.field
        const isDenied = (limit: Limit) => limit.on !== null && 'not' in (limit.make(limit.on) ?? {})
        if (isDenied(one) && !isDenied(other) && isOfOne && (by === 'or' || by === 'and')) continue
        const held = words > 0 ? [holding(at, at + words)] : []
        out.push(
          by === 'nor' ? joined(chart, one, negated(other, at, at), 'and', held) : joined(chart, one, other, by, held),
        )
      }
  }
  return out
}
