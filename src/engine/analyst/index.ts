export type { VerifiedAnswer } from './answer-from-verified.ts'
export { answerFromVerified, answerQuestion } from './answer-lazily.ts'
export { type AnswerLimits, defaultLimits } from './answer-limits.ts'
export { newOutcome } from './answer-outcome.ts'
export * from './answer-parts.contract.ts'
export { auditAnswer } from './audit/index.ts'
export { explainModelError, type ModelFault } from './explain-model-error.ts'
export { fillPlaceholders, placeholdersOf } from './placeholders.ts'
export { sameRows } from './same-rows.ts'
export type { Cell } from './tool-contract.ts'
export {
  type AnalystShortcut,
  type AnalystSource,
  createWorkbench,
  type DashboardAbilities,
  type DashboardOutcome,
  describedSources,
  type LinkedPart,
  type Workbench,
} from './workbench.ts'
