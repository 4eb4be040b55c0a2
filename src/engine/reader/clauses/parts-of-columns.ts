import type { Chart, NamedField } from '../chart.ts'
import { defaultFunction, isNumber, isYear, namedFields } from '../fields.ts'
import { courses } from '../knowledge/verbs/courses.ts'
import { rootOf, withoutNot } from '../words/roots.ts'
import { identifierWords, stopWords } from '../words/words.ts'
import { isTurning } from './phrases.ts'

/** A column that a stretch of words says, and another that tells a part of it: "the eggs that broke", "the loaves that go unsold". */

export type Column = { named: NamedField; roots: ReadonlySet<string> }
const known = new WeakMap<Chart, Column[]>()
export const columnsOf = (chart: Chart): Column[] => {
  const before = known.get(chart)
  if (before) return before
  const columns = chart.catalog.datasets
    .filter(({ hidden }) => !hidden)
    .flatMap(namedFields)
    .filter(
      ({ field }) => isNumber(field) && field.role === 'measure' && !isYear(field) && defaultFunction(field) === 'sum',
    )
    .map((named) => ({
      named,
      roots: new Set(
        identifierWords(named.field.label)
          .filter((word) => word.length > 2 && !stopWords.has(word) && !ofUnits.test(word))
          .flatMap((word) => [rootOf(word), ...(doneAs.get(rootOf(word)) ?? [])]),
      ),
    }))
  known.set(chart, columns)
  return columns
}

const verbs =
  /^(?:is|are|was|were|gets?|got|goes|go|went|ends?|ended|turns?|turned|has|have|had|comes?|came|did|does|do|did|been|being|be|actually|really|up|out|as|to|by|in|on|through|with|via|made|paid|the|we|our|they|it|that|which|later|then|back|all|at|what|stuff|things?|everything|all|together|overall|total|whole|so|far|people|persons|those|ones|who)$/
/** "turned up", of those who attended: how else what a heading keeps is said. */
const general = /^(?:came|come|were|took|taken|made|been|went|gone|left|given|back|part|there|brought|sent|done|found)$/
const doneAs = new Map<string, string[]>()
for (const { done, kept } of courses) {
  const said = done.flatMap((each) => /^(\w{4,})(?: up)?$/.exec(each)?.[1] ?? []).filter((word) => !general.test(word))
  for (const own of kept)
    if (own.length > 3) doneAs.set(own, [...(doneAs.get(own) ?? []), ...said.map(rootOf), ...kept])
}

const ofUnits =
  /^(?:eur|usd|gbp|kg|kwh|litres?|hours?|hrs|min|mins|minutes|total|number|count|amount|qty|quantity|no|num)$/
const opensPart =
  /^(?:is|are|was|were|gets?|got|goes|go|went|ends?|ended|turns?|turned|has|have|had|comes?|came|remains?|turn|end|do|does|did|isn't|aren't|wasn't|weren't|don't|doesn't|didn't)$/
const negating = /^(?:not|never|no|\p{L}+n't|\p{L}+nt)$/u
const leftOver = [
  'left over',
  'left',
  'remains',
  'remaining',
  'wasted',
  'to waste',
  'thrown away',
  'in the bin',
  'binned',
  'unused',
  'over',
]
const usedUp = ['sold', 'used', 'eaten', 'consumed', 'spent', 'taken', 'shipped', 'given'].map(rootOf)

/** It says nothing, and is no year either. */
const isIdle = (chart: Chart, at: number): boolean => chart.isPlain(at) && !/\d/.test(chart.word(at))

const phrases = courses.flatMap(({ done, kept }) =>
  done.flatMap((text) => (text.includes(' ') ? [{ text, words: text.split(' ').length, kept }] : [])),
)
const phrasesAt = new WeakMap<Chart, (typeof phrases)[]>()
/** How many words at a place say in several words what a column keeps: "came up", of what germinated. */
const saidInWords = (chart: Chart, at: number, { roots }: Column): number => {
  const known =
    phrasesAt.get(chart) ?? chart.tokens.map((_, i) => phrases.filter(({ text }) => chart.phrase(i, text) > 0))
  phrasesAt.set(chart, known)
  const said = (known[at] ?? []).filter(({ kept }) => [...kept].some((word) => roots.has(word)))
  return Math.max(0, ...said.map(({ words }) => words))
}

/** How many words of a stretch a column is called by; null where a word stands there that it is not called by. */
const calledBy = (chart: Chart, { named, roots }: Column, from: number, to: number): number | null => {
  let hits = 0
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    const denied = withoutNot(word)
    const inWords = saidInWords(chart, at, { named, roots })
    if (inWords > 0 && at + inWords <= to) {
      hits++
      at += inWords - 1
    } else if (roots.has(rootOf(word)) || (denied && roots.has(rootOf(denied)))) hits++
    else if (!verbs.test(word) && !negating.test(word) && (!isIdle(chart, at) || isTurning(word))) return null
  }
  return hits
}

const isDenied = (chart: Chart, from: number, to: number, { roots }: Column): boolean =>
  chart.tokens.slice(from, to).some(({ word }) => {
    const denied = withoutNot(word)
    return negating.test(word) || (denied !== null && roots.has(rootOf(denied)) && !roots.has(rootOf(word)))
  })

const best = (found: { column: Column; hits: number }[]): Column[] => {
  const most = Math.max(0, ...found.map(({ hits }) => hits))
  return most === 0 ? [] : found.filter(({ hits }) => hits === most).map(({ column }) => column)
}

export const meanOf = ({ named }: Column): number => Number(named.field.profile?.mean ?? 0)

/** "germinated" rather than "days to first germination": what is said is all that it is called. */
export const calledMost = (found: Column[]): Column[] => {
  const fewest = Math.min(...found.map(({ named }) => identifierWords(named.field.label).length))
  return found.filter(({ named }) => identifierWords(named.field.label).length === fewest)
}

/** Of seeds sown and seeds germinated the first are all seeds. */
export const largest = (found: Column[]): Column[] => {
  const most = Math.max(...found.map(meanOf))
  return found.filter((each) => meanOf(each) === most)
}

/** The one column that a stretch says; of several that say the same, none. One word may be what is kept in it: "apples". */
export const wholesIn = (chart: Chart, from: number, to: number): Column[] => {
  const all = columnsOf(chart)
  const said = (start: number, end: number) =>
    all.flatMap((column) => {
      const hits = calledBy(chart, column, start, end)
      return hits ? [{ column, hits }] : []
    })
  const whole = best(said(from, to))
  if (whole.length > 0) return whole
  // "the apples picked", "our picked fruit": what of is no column
  const without = (start: number, end: number, left: number) =>
    /\d/.test(chart.word(left)) ? [] : best(said(start, end))
  return [...new Set([...without(from + 1, to, from), ...without(from, to - 1, to - 1)])]
}

export type Part = { whole: Column; part: Column; isRest: boolean }

const partIn = (chart: Chart, wholes: Column[], from: number, to: number): Part | null => {
  const told = best(
    columnsOf(chart).flatMap((column) => {
      const hits = calledBy(chart, column, from, to)
      return hits ? [{ column, hits }] : []
    }),
  )
  // "of the loaves goes unsold": of what else is sold it is not spoken
  const alike = told.filter(({ roots }) => wholes.some((each) => [...each.roots].some((root) => roots.has(root))))
  const [part, ...more] = calledMost(told.length > 1 && alike.length > 0 ? alike : told)
  if (part && more.length === 0) {
    const [whole, ...others] = largest(
      wholes.filter((each) => each !== part && each.named.dataset === part.named.dataset),
    )
    return whole && others.length === 0 ? { whole, part, isRest: isDenied(chart, from, to, part) } : null
  }
  // "is left over": what was not used up
  let rest = from
  while (rest < to && verbs.test(chart.word(rest)) && leftOver.every((words) => chart.phrase(rest, words) === 0)) rest++
  const isLeft = leftOver.some((words) => chart.phrase(rest, words) === to - rest && to > rest)
  const used = columnsOf(chart).filter(({ roots }) => usedUp.some((root) => roots.has(root)))
  const [gone, ...others] = used
  const [whole, ...rivals] = wholes.filter((each) => each !== gone)
  return isLeft && gone && whole && others.length + rivals.length === 0 && gone.named.dataset === whole.named.dataset
    ? { whole, part: gone, isRest: true }
    : null
}

/** "the eggs that broke": one column, and another that tells a part of it. */
export const partSaid = (chart: Chart, start: number, to: number): Part | null => {
  if (columnsOf(chart).length < 2) return null
  const from = /^(?:the|all|our|my|those|these|what)$/.test(chart.word(start)) ? start + 1 : start
  for (let split = from + 1; split < to; split++) {
    // "of the eggs break": the deed by itself
    if (!opensPart.test(chart.word(split)) && split < to - 1) continue
    const wholes = wholesIn(chart, from, split)
    if (wholes.length === 0) continue
    const made = partIn(chart, wholes, split, to)
    if (made) return made
  }
  return null
}
