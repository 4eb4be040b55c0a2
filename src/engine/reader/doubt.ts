import type { Reading } from './read.ts'

/** From which probability an answer is given: below it, less than half of what was read was meant. And from which it is given without other readings. */
const answerFrom = 0.65
const sureFrom = 0.9
/** From which it is worth asking whether it was meant. */
export const offerFrom = 0.2

export type Decision = 'answer' | 'answer with others' | 'ask'

/** Nothing is dropped in silence: a word that was not used is never sure. */
export const decide = (readings: readonly Pick<Reading, 'probability' | 'unused'>[]): Decision => {
  const { probability, unused } = readings[0] ?? { probability: 0, unused: [] }
  if (probability < answerFrom) return 'ask'
  return probability >= sureFrom && unused.length === 0 ? 'answer' : 'answer with others'
}

/**
 * Words that carry meaning and were not used: from the second on no answer is given, however well the rest fits; nor where a word that says how
 * the figure is made was not heeded.
 */
export const capFor = (unused: number, isHeeded: boolean): number =>
  Math.min(isHeeded ? 1 : 0.5, unused < 2 ? 1 : unused < 4 ? 0.5 : unused < 6 ? 0.4 : 0.25)

/**
 * From here on, where words alone choose the same as words and results, the surer of them counts; where the results leave more doubt, it is
 * heeded. Chosen on the development sets.
 */
const agreedFrom = 0.7

export const whereAgreed = (seen: number, byWords: number): number =>
  seen >= agreedFrom ? Math.max(seen, byWords) : seen

const oddsOf = (probability: number): number => {
  const within = Math.min(0.999, Math.max(0.001, probability))
  return Math.log(within / (1 - within))
}
const fromOdds = (odds: number): number => 1 / (1 + Math.exp(-odds))

/**
 * All of these are in log-odds, chosen on our own and everyday questions. What was learned of few questions was learned mostly of strangers'
 * questions to single tables: over several, questions are read right more often than it says, and where a word that carries meaning was not
 * used, less often.
 */
const moreOverSeveral = 0.8
const lessForUnused = 0.647

export const learnedOfFew = (probability: number, isOne: boolean, unused: number): number =>
  fromOdds(oddsOf(probability) + (isOne ? 0 : moreOverSeveral) - (unused > 0 ? lessForUnused : 0))

/** A word that only has to do with a name may be meant otherwise: other readings are told beside such an answer. */
const lessForRelated = 1.25
const mostOfRelated = 0.89

export const learnedOfRelated = (probability: number): number =>
  Math.min(mostOfRelated, fromOdds(oddsOf(probability) - lessForRelated))

/** The same for what was learned of the choices of many questions to one table; what was learned of few knows more of everyday ones. */
const shareOfFew = 0.3
const moreOverOne = 0.45

export const learnedOfMany = (probability: number, byFew: number): number =>
  fromOdds(oddsOf(probability) + shareOfFew * oddsOf(byFew) + moreOverOne)
