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

/** A word that only has to do with a name may be meant otherwise: other readings are told beside such an answer. */
export const mostOfRelated = 0.89
