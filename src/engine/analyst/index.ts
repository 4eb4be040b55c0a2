export type { VerifiedAnswer } from './answer-from-verified.ts'
export { answerFromQuestion, answerFromVerified, answerQuestion } from './answer-lazily.ts'
export { type AnswerLimits, defaultLimits } from './answer-limits.ts'
export { estimateTokens, newOutcome, type UsedMetadata, usedSoFar } from './answer-outcome.ts'
export * from './answer-parts.contract.ts'
export { askDescription } from './ask-description.ts'
export { auditAnswer } from './audit/index.ts'
export { definitionsAsText, searchTablesAsText, sourcesAsText } from './describe-for-model.ts'
export { endlessName, explainModelError } from './explain-model-error.ts'
export { fitTable, type ModelLimits, rowsThatFit } from './fit-table.ts'
export type { VerifiedExample } from './instructions.ts'
export type { Judgement, VerifiedResult } from './judging/index.ts'
export { placeQuestion } from './place-question.ts'
export { placeStatement } from './place-statement.ts'
export { fillPlaceholders, placeholdersOf } from './placeholders.ts'
export { asCell, type ModelQuery, queryForModel } from './query-for-model.ts'
export { toldColumns } from './reading/answer-columns.ts'
export { findValues, valuesAsText } from './reading/values-found.ts'
export { sameRows } from './same-rows.ts'
export type { Cell, DescribedSource, RunSqlOutput } from './tool-contract.ts'
export {
  type AnalystSource,
  createWorkbench,
  type DashboardAbilities,
  type DashboardOutcome,
  describedSources,
  type KeptTable,
  type LinkedPart,
  notTogether,
  type OfferOutcome,
  schemaNamesOf,
  sourceReading,
  strictest,
  type Workbench,
} from './workbench.ts'
