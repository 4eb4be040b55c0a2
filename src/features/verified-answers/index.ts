export { createRecall } from './recall.ts'
export { verifiedAnswerRoutes } from './verified-answers.routes.ts'
export { createVerifiedStore } from './verified-answers.store.ts'
