export { savedQuestionRoutes } from './saved-questions.routes.ts'
export { createSavedQuestionStore } from './saved-questions.store.ts'
