export { createEvalStore } from './evals.store.ts'
export { createEvals } from './evals.ts'
