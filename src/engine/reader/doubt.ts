import type { Reading } from './read.ts'

/** From which probability an answer is given, and from which it is given without other readings beside it. Chosen on the dev sets: three in four to nine in ten given answers are right there. */
export const answerFrom = 0.7
export const sureFrom = 0.85

export type Decision = 'answer' | 'answer with others' | 'ask'

export const decide = (readings: readonly Reading[]): Decision => {
  const probability = readings[0]?.probability ?? 0
  return probability >= sureFrom ? 'answer' : probability >= answerFrom ? 'answer with others' : 'ask'
}

/** Words that carry meaning and were not used: from the third on no answer is given, however well the rest fits. */
export const capFor = (unused: number): number => (unused < 3 ? 1 : unused < 4 ? 0.65 : unused < 6 ? 0.45 : 0.25)
