export { questionErrors, toRefusal } from './questions.errors.ts'
export { questionRoutes } from './questions.routes.ts'
