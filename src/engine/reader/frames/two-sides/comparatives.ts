import type { Measure } from '../../../question/question.contract.ts'
import type { Chart, NamedField } from '../../chart.ts'
import { comparativeOf, hintsIn, isMeantBy, lateOf, qualityAt } from '../../constructions/ranking/qualities.ts'
import { superlatives } from '../../knowledge/superlatives.ts'
import { identifierWords } from '../../words/words.ts'

/** A word that holds one thing against another: "more", "warmer", "less expensive", "more often". */
export type Comparative = {
  start: number
  end: number
  more: boolean
  /** What is measured, where the word says it: of "warmer" the temperature. */
  hints: string[]
  /** "faster" is less of a time, and more of a speed. */
  isTurned: boolean
  /** "more", "fewer": of what stands behind it. */
  ofWhatFollows: boolean
  /** "more often", "more likely": how many, or what part of them. */
  often: boolean
}

const amounts = /^(?:more|less|fewer)$/
const oftenWords = /^(?:often|frequently|common|likely|frequent)$/

/** "more expensive", "less popular". */
const withAdjective = (chart: Chart, at: number): Comparative | null => {
  if (!amounts.test(chart.word(at))) return null
  const more = chart.word(at) === 'more'
  const next = chart.word(at + 1)
  if (oftenWords.test(next))
    return { start: at, end: at + 2, more, hints: [], isTurned: false, ofWhatFollows: false, often: true }
  const known = qualityAt(chart, at + 1)
  if (!known || known.order || /^(?:most|least|max|min|top|total)$/.test(next)) return null
  // "less cheap" is dearer
  const upward = known.descending === more
  return {
    start: at,
    end: at + 2,
    more: upward,
    hints: hintsIn(chart, known),
    isTurned: known.turned !== undefined,
    ofWhatFollows: false,
    often: false,
  }
}

const places = /^(?:over|above|under|below|exceeding)$/

/** The comparative that begins here. */
export const comparativeAt = (chart: Chart, at: number): Comparative | null => {
  const long = withAdjective(chart, at)
  if (long) return long
  const word = chart.word(at)
  const known = lateOf(chart, word) ?? comparativeOf(chart, word)
  if (!known || places.test(word) || (known.time && known.of === undefined)) return null
  return {
    start: at,
    end: at + 1,
    more: known.more,
    hints: hintsIn(chart, known),
    isTurned: superlatives.get(word.replace(/er$/, 'est'))?.turned !== undefined,
    ofWhatFollows: amounts.test(word),
    often: false,
  }
}

/** "more or less", "higher or lower": how far it is up, or down. */
export const eitherWayAt = (chart: Chart, at: number): Comparative | null => {
  const one = comparativeAt(chart, at)
  const other = one && /^(?:or|and|\/)$/.test(chart.word(one.end)) ? comparativeAt(chart, one.end + 1) : null
  if (!one || !other || one.more === other.more) return null
  return { ...(one.more ? one : other), start: at, end: other.end }
}

/** Those that nothing else is made of: the "more" of "more than 10 days" is part of a condition. */
export const comparativesIn = (chart: Chart, taken: (at: number) => boolean): Comparative[] => {
  const out: Comparative[] = []
  for (let at = 0; at < chart.tokens.length; at++) {
    const either = taken(at) ? null : eitherWayAt(chart, at)
    const found = either ?? (taken(at) ? null : comparativeAt(chart, at))
    if (found) out.push(found)
    if (either) at = either.end - 1
  }
  return out
}

/** Whether the one that is so has the higher figure: who is faster has less of a time, and goes more miles in an hour. */
export const isUpward = ({ more, hints, isTurned }: Comparative, { target, measure }: Figured): boolean =>
  isTurned && ('op' in measure || (target !== null && !isTimeTaken(target, hints))) ? !more : more

const timeUnits =
  /^(?:ms|s|sec|secs|second|seconds|min|mins|minute|minutes|h|hr|hrs|hour|hours|day|days|weeks?|months?)$/

/** "unloading min": what it took, by its name or by the unit at its end. */
const isTimeTaken = ({ field }: NamedField, hints: string[]): boolean => {
  const words = identifierWords(field.label)
  return isMeantBy({ hints, time: false }, field) || (words.length > 1 && timeUnits.test(words.at(-1) ?? ''))
}

type Figured = { target: NamedField | null; measure: Measure }
