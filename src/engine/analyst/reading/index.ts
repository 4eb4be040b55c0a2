export { lastQuestion, readingOf } from './last-question.ts'
export type { ValueSearch } from './look-up-values.ts'
export type { Readings } from './read-question.ts'
