export { describeGrounding } from './grounding.ts'
export { createBuiltinAnalyst } from './model.ts'
export { readStepWith } from './read-step.ts'
export { suggestQuestions } from './suggest.ts'
