export { lastQuestion } from './last-question.ts'
export { lookUpValues } from './look-up-values.ts'
export type { Readings, ToldReading } from './read-question.ts'
export { valueTerms } from './value-terms.ts'
