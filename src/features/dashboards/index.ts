export { type AnswerDeps, type AnswerQuery, findAnswer } from './answer-queries.ts'
export { shownMarks, strangeFilter } from './bind-question.ts'
export { errorsOf, problemText } from './check-document.ts'
export { dashboardTools } from './dashboard-tools.ts'
export { type DashboardQueryInput, dashboardQueryInput, dashboardQueryResult } from './dashboards.contract.ts'
export { dashboardErrors } from './dashboards.errors.ts'
export { dashboardRoutes, queryAnswerHeaders, sendResult } from './dashboards.routes.ts'
export { createDashboardStore, type DashboardStore } from './dashboards.store.ts'
export { dashboardExportRoutes } from './export.routes.ts'
export { createRoom, freezeDocument, keptInAll, keptOfQuery } from './freeze-document.ts'
export { createDocumentReader, type DocumentReader } from './published.ts'
export { createResultCache } from './result-cache.ts'
export {
  bindDocumentQuery,
  type DocumentOutcome,
  type DocumentRunner,
  findQuery,
  isBlindLock,
  runDocumentQuery,
  showsWhole,
} from './run-document-query.ts'
