import type { Reading } from './read.ts'

/** From which probability an answer is given, and from which it is given without other readings beside it. Chosen on our own questions, a development set. */
const answerFrom = 0.55
const sureFrom = 0.9
/** From which an answer is given although a word that carries meaning was not used. */
const answerUnusedFrom = 0.7
/** From which it is worth asking whether it was meant. */
export const offerFrom = 0.2

export type Decision = 'answer' | 'answer with others' | 'ask'

/** Nothing is dropped in silence: a word that was not used is never sure. */
export const decide = (readings: readonly Pick<Reading, 'probability' | 'unused'>[]): Decision => {
  const { probability, unused } = readings[0] ?? { probability: 0, unused: [] }
  if (unused.length > 0) return probability >= answerUnusedFrom ? 'answer with others' : 'ask'
  return probability >= sureFrom ? 'answer' : probability >= answerFrom ? 'answer with others' : 'ask'
}

/**
 * Words that carry meaning and were not used: from the third on no answer is given, however well the rest fits; nor where a word that says how
 * the figure is made was not heeded.
 */
export const capFor = (unused: number, isHeeded: boolean): number =>
  Math.min(isHeeded ? 1 : 0.5, unused < 3 ? 1 : unused < 4 ? 0.65 : unused < 6 ? 0.45 : 0.25)

/**
 * From here on, where words alone choose the same as words and results, the surer of them counts; where the results leave more doubt, it is
 * heeded. Chosen on the development sets.
 */
const agreedFrom = 0.7

export const whereAgreed = (seen: number, byWords: number): number =>
  seen >= agreedFrom ? Math.max(seen, byWords) : seen

/**
 * How sure a choice is was learned mostly of strangers' questions to single tables. Over several tables, and of everyday questions to one,
 * questions are read right more often than the same doubt says: by this much, in log-odds, on our own and everyday questions.
 */
const moreOver = { several: 0.5, one: 0.4 }

export const raised = (probability: number, over: keyof typeof moreOver): number => {
  const odds = (probability / Math.max(1e-9, 1 - probability)) * Math.exp(moreOver[over])
  return odds / (1 + odds)
}
