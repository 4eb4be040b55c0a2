import type { Dataset } from '../../question/catalog.ts'
import type { Condition, Dimension, Measure } from '../../question/question.contract.ts'
import type { Chart, Edge, NamedField } from '../chart.ts'
import { courses } from '../knowledge/verbs/courses.ts'

/** Phrases: stretches of words that mean one thing by themselves, joined bottom-up. What stands inside one holds of nothing outside it. */

/** `cost`: how much of it had to be guessed. `edges`: what it was made of. */
export type Phrase = { cost: number; edges: readonly Edge[] }
/** What holds of rows. `of`: the fields it speaks of; none: of their time. `isBoth`: "dogs and cats", each of which has a figure of its own. */
export type Limit = Phrase & {
  of: readonly NamedField[]
  on: Dataset | null
  isBoth?: boolean
  /** It is of the time of whatever is measured. */
  isTime?: boolean
  /** "leaving out the late ones", "out of those who answered": it holds of the whole, wherever it stands. */
  isOfWhole?: boolean
  /** What it denies: of rows that others belong to, none of these is so. */
  denied?: Limit
  make(base: Dataset): Condition | null
}
/** Rows of a dataset. `distinct`: different ones of a field that stands in many rows each. `isGuess`: by a word that nothing is called by. */
export type Rows = Phrase & {
  on: Dataset
  where: readonly Condition[]
  distinct: NamedField | null
  isGuess?: boolean
  /** That word: said of rows where they are listed, and doubted where they are counted. */
  word?: Edge
  /** Only what holds of them was said. */
  isImplied?: boolean
  /** "dogs and cats". */
  isBoth?: boolean
}
/** Figures that are asked for, each with what it alone is narrowed by. `whole`: the rows that a share or "of them" is of. */
/** `isEnd`: one end of what a word means: the deepest of quakes. */
export type Figure = { measure: Measure; on: Dataset; target: NamedField | null; isEnd?: true }
/** `isClosed`: what was said last tells the part of a share, so that nothing that follows narrows it. */
/** `each`: they are told for each of these kinds alone. */
export type Figures = Phrase & {
  figures: readonly Figure[]
  of: Rows | null
  isClosed?: boolean
  /** What it is was told in brackets: it stands for the rate that was named before. */
  isDefined?: true
  each?: { named: NamedField; where: Condition }
}
/** What they are told for each of. */
/** `isAlong`: "month by month", one after the other. */
export type Groups = Phrase & {
  make(on: Dataset): Dimension[] | null
  fields: readonly NamedField[]
  isAlong?: true
}
/** Two things that are held against each other. `isOpposed`: "X compared with Y", which is no way from the one to the other. */
export type Sides = Phrase & { one: Limit; other: Limit; isOpposed: boolean }

const mostOfSpan = 4
const longest = 26

const numbers = new WeakMap<Edge, number>()
let made = 0
const numberOf = (edge: Edge): number => {
  const known = numbers.get(edge) ?? ++made
  numbers.set(edge, known)
  return known
}
/** Which parts it was made of. */
export const madeOf = ({ edges }: Phrase): string =>
  edges
    .flatMap((edge) => (edge.rule === 'clauses' || edge.rule === whollySaid ? [] : [numberOf(edge)]))
    .sort((a, b) => a - b)
    .join(' ')

/** The best of what a stretch may mean, looked up once for each stretch. */
export const remembered = <P extends Phrase>(find: (start: number, end: number) => P[]) => {
  const known = new Map<number, readonly P[]>()
  return (start: number, end: number): readonly P[] => {
    if (end <= start || end - start > longest) return []
    const key = start * 512 + end
    const before = known.get(key)
    if (before) return before
    // What asks for itself inside is nothing yet.
    known.set(key, [])
    const best = new Map<string, P>()
    for (const phrase of find(start, end)) {
      const same = madeOf(phrase)
      if ((best.get(same)?.cost ?? Number.POSITIVE_INFINITY) > phrase.cost) best.set(same, phrase)
    }
    const found = [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, mostOfSpan)
    known.set(key, found)
    return found
  }
}

/** Words that join or turn what stands beside them: never passed over. */
const turning =
  /^(?:not|no|nor|non|never|without|except|excluding|excl|neither|\p{L}+n't|cannot|didnt|dont|isnt|wasnt|arent|werent|hasnt|havent|doesnt|and|or|but|vs|versus|than|per|by|each|every|more|less|fewer|most|least|between|before|after|since|until|till|over|under|above|below|other|others|rest|compared|win|wins|won|winner|winners|lost|first|last|against|only|both|either|share|percentage|percent|proportion|ratio|difference|how|many|often|number|average|total|,|;|:|\(|\))$/u

export const isTurning = (word: string): boolean => turning.test(word)

/** Whether a word at an end of a phrase says nothing. */
export const isPassed = (chart: Chart, at: number): boolean => chart.isPlain(at) && !turning.test(chart.word(at))

const asking = /^(?:what|which|whose|who|whats|what's)$/

/** The last two words of what is said of courses: "picked up", "sent out". */
const courseEnds = new Set(
  courses.flatMap(({ done, undone }) => [...done, ...undone].map((text) => text.split(' ').slice(-2).join(' '))),
)

/** "those picked up" ends in a word that by itself says nothing. */
const endsCourse = (chart: Chart, from: number, to: number): boolean =>
  to - from > 2 && courseEnds.has(`${chart.word(to - 2)} ${chart.word(to - 1)}`)

const perPlain = 0.02

const nameEnds = new WeakMap<Chart, ReadonlyMap<number, number>>()
/** Where names of several words end that are said in full, with where the shortest of them begins: "replacement value" ends in no idle word. */
const namesEnding = (chart: Chart): ReadonlyMap<number, number> => {
  const known = nameEnds.get(chart)
  if (known) return known
  const ends = new Map<number, number>()
  for (let at = 0; at < chart.tokens.length; at++)
    for (const edge of chart.of(at, 'field')) if (edge.how === 'exact' && edge.end > at + 1) ends.set(edge.end, at)
  nameEnds.set(chart, ends)
  return ends
}

/** The stretch without the words at its ends that say nothing, and what these cost. */
export const trimmed = (
  chart: Chart,
  start: number,
  end: number,
  mayAsk = true,
): { from: number; to: number; cost: number } => {
  let [from, to] = [start, end]
  while (from < to && isPassed(chart, from) && (mayAsk || !asking.test(chart.word(from)))) from++
  const names = namesEnding(chart)
  while (to > from && isPassed(chart, to - 1) && !((names.get(to) ?? -1) >= from) && !endsCourse(chart, from, to)) to--
  return { from, to, cost: perPlain * (end - start - (to - from)) }
}

/** How sure the names in an edge are, as a cost. */
export const costOf = (edge: Edge): number =>
  (1 - edge.score) * 2 +
  ('how' in edge && (edge.how === 'related' || edge.how === 'part') ? 0.3 : 0) +
  ('loose' in edge && edge.loose ? 0.2 : 0)

/** Words that hold phrases together, as something that the reading was made of. */
export const holding = (start: number, end: number): Edge => ({
  start,
  end,
  score: 1,
  rule: 'clauses',
  kind: 'operator',
  op: 'or',
})

/** The same of words that say one thing and hardly another, so that a reading that leaves them out is none: "over their budget". */
export const wholly = (start: number, end: number): Edge => ({ ...holding(start, end), rule: whollySaid })
export const whollySaid = 'said wholly'

/** What begins at a word, longest first: how many words of a phrase stand there. */
export const phraseAt = (chart: Chart, at: number, phrases: readonly string[]): number => {
  for (const phrase of phrases) {
    const words = chart.phrase(at, phrase)
    if (words > 0) return words
  }
  return 0
}
