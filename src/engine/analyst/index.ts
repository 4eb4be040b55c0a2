export { answerFromQuestion, answerFromVerified, answerQuestion } from './answer-lazily.ts'
export * from './answer-parts.contract.ts'
export type { AskedAgain } from './answering/answer-from-question.ts'
export type { VerifiedAnswer } from './answering/answer-from-verified.ts'
export { type AnswerLimits, defaultLimits } from './answering/answer-limits.ts'
export { estimateTokens, newOutcome, type UsedMetadata, usedSoFar } from './answering/answer-outcome.ts'
export { endlessName, explainModelError } from './answering/explain-model-error.ts'
export { askDescription } from './ask-description.ts'
export { auditAnswer } from './audit/index.ts'
export { definitionsAsText, prepareToTell, searchTablesAsText, sourcesAsText } from './describe-for-model.ts'
export type { VerifiedExample } from './instructions.ts'
export type { Judgement, VerifiedResult } from './judging/index.ts'
export { fillPlaceholders, placeholdersOf } from './placeholders.ts'
export { toldColumns } from './reading/answer-columns.ts'
export { findValues, valuesAsText } from './reading/values-found.ts'
export { fitTable, type ModelLimits, rowsThatFit } from './statements/fit-table.ts'
export { placeQuestion } from './statements/place-question.ts'
export { type PlacedStatement, placeStatement } from './statements/place-statement.ts'
export { asCell, type ModelQuery, queryForModel } from './statements/query-for-model.ts'
export { sameRows } from './statements/same-rows.ts'
export type { Cell, DescribedSource, RunSqlOutput } from './tool-contract.ts'
export {
  type AnalystSource,
  createWorkbench,
  type DashboardAbilities,
  type DashboardOutcome,
  describedSources,
  type KeptTable,
  type LinkedPart,
  type OfferOutcome,
  schemaNamesOf,
  strictest,
  type Workbench,
} from './workbench.ts'
