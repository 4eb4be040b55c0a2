export { type Decision, decide, offerFrom } from './doubt.ts'
export type { FoundValue, SmallTable } from './names.ts'
export { type Reading, type ReadOptions, read } from './read.ts'
export { suggestQuestions } from './suggest-questions.ts'
