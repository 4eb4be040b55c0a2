export { setupRoutes } from './setup.routes.ts'
export { isSetUp } from './setup.store.ts'
export { setupToken } from './setup-token.ts'
