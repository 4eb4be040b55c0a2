export { createRecall } from './recall.ts'
export { verifiedAnswerRoutes } from './verified-answers.routes.ts'
export { createVerifiedStore, type VerifiedRow, type VerifiedStore } from './verified-answers.store.ts'
