export { describeGrounding } from './grounding.ts'
export { createBuiltinAnalyst } from './model.ts'
export { suggestQuestions } from './suggest.ts'
