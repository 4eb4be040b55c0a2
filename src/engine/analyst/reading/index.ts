export { lastQuestion, readingOf } from './last-question.ts'
export type { ValueSearch } from './look-up-values.ts'
