import type { Field } from '../../../question/catalog.ts'
import type { Condition, Scalar } from '../../../question/question.contract.ts'
import type { Chart, EdgeOf, NamedField } from '../../chart.ts'
import { yesAndNo } from '../../constructions/states/yes-and-no.ts'
import { fieldOf, isTime, namedFields, orderOf } from '../../fields.ts'
import { type Course, courses } from '../../knowledge/verbs/courses.ts'
import { rootOf } from '../../words/roots.ts'
import { identifierWords, stem } from '../../words/words.ts'
import { type Limit, phraseAt } from '../phrases.ts'
import { presence } from './presence.ts'

/** Rows by how far they have come: "picked up", "still out", "yet to be paid", "waiting for a home", by a day, a yes or no, a status or a person that a column keeps. */

type Kept = { named: NamedField; done: Condition; undone: Condition; open: Condition; rank: number }

/** When or by whom it was to be is not when it was. */
const planned =
  /^(?:due|deadline|expected|planned|promised|target|scheduled|estimated|until|requested|window|reminder|type|method|fee|cost|price|amount|place|city|location|address)$/
const fewValues = 12

const oneOf = (named: NamedField, values: readonly Scalar[]): Condition =>
  values.length === 1
    ? { compare: '=', left: fieldOf(named), right: { value: values[0] ?? null } }
    : { in: fieldOf(named), values: [...values] }

const isOfSome = ({ profile }: Field): boolean =>
  (profile?.nulls ?? 0) > 0 && (profile?.nulls ?? 0) < (profile?.rows ?? 0)

/** What a heading keeps of a course: yes or no before a day, a day before a name; "no show" keeps that it did not happen. */
const byHeading = (named: NamedField, { kept, undone }: Course): Kept | null => {
  const { field } = named
  const words = identifierWords(field.label)
  const denied = yesAndNo(field)
  if (denied && undone.includes(words.join(' '))) {
    const [so, notSo] = [oneOf(named, [denied.no]), oneOf(named, [denied.yes])]
    return { named, done: so, undone: notSo, open: notSo, rank: 0 }
  }
  if (!words.some((word) => kept.has(rootOf(word)) || kept.has(stem(word))) || words.some((word) => planned.test(word)))
    return null
  const pair = yesAndNo(field)
  if (pair) {
    const [done, undone] = [oneOf(named, [pair.yes]), oneOf(named, [pair.no])]
    return { named, done, undone, open: undone, rank: 0 }
  }
  if (!isOfSome(field) || field.role === 'id' || !(isTime(field) || field.type === 'text')) return null
  const gone: Condition = { missing: orderOf(named) }
  return {
    named,
    done: { not: gone },
    undone: gone,
    open: gone,
    rank: isTime(field) ? 1 : field.type === 'text' ? 3 : 4,
  }
}

const mostWords = 6
/** A status of few values, of which some say that it happened. */
const byStatus = (named: NamedField, { so, not }: Course): Kept | null => {
  const { type, profile } = named.field
  if (type !== 'text' || !profile || profile.distinct > fewValues || profile.top.length < profile.distinct) return null
  const values = profile.top.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
  // what is told of a thing in whole sentences is no status
  if (values.some((value) => identifierWords(value).length > mostWords)) return null
  const called = (words: ReadonlySet<string>) =>
    values.filter((value) => identifierWords(value).some((word) => words.has(rootOf(word))))
  const done = called(so).filter((value) => !/^(?:not|un|in)\b/i.test(value))
  const open = called(not).filter((value) => !done.includes(value))
  const rest = values.filter((value) => !done.includes(value))
  if (done.length === 0 || rest.length === 0) return null
  const undone = oneOf(named, rest)
  return { named, done: oneOf(named, done), undone, open: open.length > 0 ? oneOf(named, open) : undone, rank: 2 }
}

const known = new WeakMap<Chart, Map<Course, Kept[]>>()
const keptOf = (chart: Chart, course: Course): Kept[] => {
  const all = known.get(chart) ?? new Map<Course, Kept[]>()
  known.set(chart, all)
  const before = all.get(course)
  if (before) return before
  const found = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .flatMap((named) => byHeading(named, course) ?? byStatus(named, course) ?? [])
  all.set(course, found)
  return found
}

const isCalled = (label: string, word: string): boolean =>
  identifierWords(label).some((own) => own === word || rootOf(own) === rootOf(word))

/** Who does and to whom is not what it is done to. */
const nobodyElse =
  /^(?:the|their|his|her|its|our|my|a|an|any|us|them|it|me|you|yet|by|for|to|on|of|from|so|far|anyone|anybody|someone|somebody|again|already|still|now|today|properly|in|at|all|up)$/

/** The one column that keeps it: what it was done to may be told behind it, "paid the rent". */
const keptAt = (chart: Chart, course: Course, word: string, from: number, to: number): Kept | null => {
  const things = chart.tokens.slice(from, to).filter((token) => !nobodyElse.test(token.word))
  const found = keptOf(chart, course).filter(({ named }) =>
    things.every((token) => isCalled(named.field.label, token.word)),
  )
  const least = Math.min(...found.map(({ rank }) => rank))
  const best = found.filter(({ rank }) => rank === least)
  const own = best.filter(({ named }) => isCalled(named.field.label, word))
  const [only, ...others] = own.length > 0 ? own : best
  return only && others.length === 0 ? only : null
}

const limitOf = ({ named }: Kept, cond: Condition, from: number, to: number, cost: number): Limit => {
  const edge: EdgeOf<'condition'> = {
    start: from,
    end: to,
    score: 0.9,
    rule: presence,
    kind: 'condition',
    cond,
    on: named.dataset,
    loose: false,
    field: named,
  }
  return { cost, edges: [edge], of: [named], on: named.dataset, make: () => cond }
}

/** What is called by this very word is meant so: a value "open", a column "claimed". */
const isNamed = (chart: Chart, from: number, to: number): boolean =>
  chart.of(from, 'value').some(({ end, how, score }) => end === to && how === 'exact' && score >= 0.9)

const helping = /^(?:has|have|had|was|were|is|are|been|be|being|got|get|yet|ever|actually|really|even|still|already)$/

const skipped = (chart: Chart, at: number, to: number, what: RegExp): number => {
  let next = at
  while (next < to && what.test(chart.word(next))) next++
  return next
}

type Said = { course: Course; words: number }
type Way = 'done' | 'undone' | 'awaited'
/** What is said of courses, by the first word of it. */
const byFirst = new Map<string, { course: Course; way: Way; text: string; words: number }[]>()
const byRoot = new Map<string, Set<Course>>()
for (const course of courses)
  for (const way of ['done', 'undone', 'awaited'] as const)
    for (const text of course[way]) {
      const [first = '', ...more] = text.split(' ')
      byFirst.set(first, [...(byFirst.get(first) ?? []), { course, way, text, words: more.length + 1 }])
      if (way === 'done' && more.length === 0)
        byRoot.set(rootOf(first), new Set([...(byRoot.get(rootOf(first)) ?? []), course]))
    }

/** The longest that is said of each course at a place. */
const saidAt = (chart: Chart, at: number, way: Way): Said[] => {
  const longest = new Map<Course, number>()
  for (const each of byFirst.get(chart.word(at)) ?? [])
    if (each.way === way && each.words > (longest.get(each.course) ?? 0) && chart.phrase(at, each.text) > 0)
      longest.set(each.course, each.words)
  return [...longest].map(([course, words]) => ({ course, words }))
}

const bases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pay: 'paid',
    sell: 'sold',
    send: 'sent',
    find: 'found',
    begin: 'begun',
    leave: 'left',
    selling: 'sold',
    paying: 'paid',
    doing: 'done',
    do: 'done',
    quitting: 'quit',
    come: 'come in',
    appear: 'turned up',
  }),
)

/** What says at a place that something was done; `isBase`: "yet to collect". */
const doneSaid = (chart: Chart, at: number, isBase: boolean): Said[] => {
  const said = saidAt(chart, at, 'done')
  if (said.length > 0 || !isBase) return said
  const word = chart.word(at)
  const base = bases.get(word)
  const known = base ? courses.filter(({ done }) => done.includes(base)) : [...(byRoot.get(rootOf(word)) ?? [])]
  return known.map((course) => ({ course, words: 1 }))
}

/** "picked up", "paid the rent", "came back". */
const doneAt = (chart: Chart, from: number, to: number): Limit[] => {
  const helped = skipped(chart, from, to, helping)
  // "got an answer" begins with a word that holds others
  const at = doneSaid(chart, from, false).some(({ words }) => words > 1) ? from : helped
  return doneSaid(chart, at, false).flatMap(({ course, words }) => {
    if (at + words > to || isNamed(chart, at, at + words)) return []
    const kept = keptAt(chart, course, chart.word(at), at + words, to)
    // "back" says so behind "is" and the like alone
    const isBare = /^(?:back|out|gone|done|ready|came|come|left)$/.test(chart.word(at)) && words === 1
    if (!kept || (isBare && at === from && !helping.test(chart.word(from - 1)))) return []
    return [limitOf(kept, kept.done, from, to, 0.22)]
  })
}

/** "gets lent out most often" is said of all of them. */
const isOfAll = (chart: Chart, from: number, end: number): boolean =>
  /^(?:get|gets|got|getting|were|was|be|been)$/.test(chart.word(from - 1)) ||
  /^(?:most|often|usually|longest|by|least|how)$/.test(chart.word(end))

/** "unclaimed", "still out", "on the way". */
const undoneAt = (chart: Chart, from: number, to: number): Limit[] =>
  saidAt(chart, from, 'undone').flatMap(({ course, words }) => {
    if (from + words > to || isNamed(chart, from + words - 1, from + words)) return []
    if (words > 1 && isOfAll(chart, from, from + words)) return []
    const kept = keptAt(chart, course, chart.word(from), from + words, to)
    return kept ? [limitOf(kept, kept.open, from, to, 0.22)] : []
  })

const awaiting = [
  'waiting for',
  'still waiting for',
  'still waiting on',
  'waiting on',
  'awaiting',
  'still awaiting',
  'in need of',
  'still need',
  'still needs',
  'still needing',
  'looking for',
  'still looking for',
]
const ahead = [
  'still waiting to be',
  'waiting to be',
  'still to be',
  'yet to be',
  'yet to get',
  'have yet to be',
  'remain to be',
  'remains to be',
  'still need to be',
  'still needs to be',
  'still have to be',
  'still has to be',
  'still needs',
  'still need',
  'have yet to',
  'has yet to',
  'are yet to',
  'is yet to',
  'yet to',
  'still have to',
  'still has to',
  'failed to',
  'fail to',
  'forgot to',
  'refused to',
  'refuse to',
  'neglected to',
  "didn't bother to",
  'still to',
]

/** "waiting for payment", "yet to be collected", "forgot to pay". */
const aheadAt = (chart: Chart, from: number, to: number): Limit[] => {
  const waiting = phraseAt(chart, from, awaiting)
  const coming = phraseAt(chart, from, ahead)
  const said = [
    ...(waiting > 0 ? saidAt(chart, from + waiting, 'awaited').map((s) => ({ ...s, start: from + waiting })) : []),
    ...(coming > 0 ? doneSaid(chart, from + coming, true).map((s) => ({ ...s, start: from + coming })) : []),
  ]
  return said.flatMap(({ course, words, start }) => {
    const kept = start + words <= to ? keptAt(chart, course, chart.word(start), start + words, to) : null
    return kept ? [limitOf(kept, kept.undone, from, to, 0.15)] : []
  })
}

const nobodies = ['nobody', 'no one', 'noone', 'no - one', 'none of us', 'none of them', "nobody's"]
const denying =
  /^(?:not|never|didn't|don't|doesn't|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|didnt|dont|doesnt|isnt|arent|wasnt|werent|hasnt|havent|hadnt)$/

/** "nobody has picked up", "hasn't come back yet", "did not pay": the deed stands in any form behind it. */
const deniedAt = (chart: Chart, from: number, to: number): Limit[] => {
  const nobody = phraseAt(chart, from, nobodies)
  const helped = skipped(chart, from, to, helping)
  const not = nobody > 0 ? nobody : denying.test(chart.word(helped)) ? helped - from + 1 : 0
  if (not === 0) return []
  const at = skipped(chart, from + not, to, helping)
  return doneSaid(chart, at, true).flatMap(({ course, words }) => {
    const kept = at + words > to ? null : keptAt(chart, course, chart.word(at), at + words, to)
    return kept ? [limitOf(kept, kept.undone, from, to, nobody > 0 ? 0.12 : 0.24)] : []
  })
}

/** How many words at a place say by themselves that something has not happened: "still out", "still with us". */
export const undoneWordsAt = (chart: Chart, at: number): number =>
  Math.max(
    0,
    ...saidAt(chart, at, 'undone').flatMap(({ course, words }) =>
      words > 1 && !isOfAll(chart, at, at + words) && keptAt(chart, course, chart.word(at), at + words, at + words)
        ? [words]
        : [],
    ),
  )

export const coursesAt = (chart: Chart, from: number, to: number): Limit[] => [
  ...doneAt(chart, from, to),
  ...undoneAt(chart, from, to),
  ...aheadAt(chart, from, to),
  ...deniedAt(chart, from, to),
]

/** What says that something has not happened yet of rows that are to be done with by some day. */
export const undoneOf = (chart: Chart, on: NamedField['dataset']): { named: NamedField; cond: Condition } | null => {
  const found = courses
    .slice(0, 7)
    .flatMap((course) => keptOf(chart, course))
    .filter(({ named, rank }) => named.dataset === on && rank < 3)
  const least = Math.min(...found.map(({ rank }) => rank))
  const best = new Map(found.filter(({ rank }) => rank === least).map((each) => [each.named.field, each]))
  const [only, ...others] = best.values()
  return only && others.length === 0 ? { named: only.named, cond: only.undone } : null
}
