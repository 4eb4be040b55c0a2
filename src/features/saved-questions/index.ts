export { keepResult } from './keep-result.ts'
export { savedQuestionErrors } from './saved-questions.errors.ts'
export { savedQuestionRoutes } from './saved-questions.routes.ts'
export { createSavedQuestionStore, type SavedQuestionStore } from './saved-questions.store.ts'
