import type { Reading } from './read.ts'

/** From which probability an answer is given, and from which it is given without other readings beside it. Chosen on the dev sets: three in four to nine in ten given answers are right there. */
export const answerFrom = 0.7
export const sureFrom = 0.85

export type Decision = 'answer' | 'answer with others' | 'ask'

export const decide = (readings: readonly Reading[]): Decision => {
  const probability = readings[0]?.probability ?? 0
  return probability >= sureFrom ? 'answer' : probability >= answerFrom ? 'answer with others' : 'ask'
}
