export { setupRoutes } from './setup.routes.ts'
export { installationTeam, isSetUp } from './setup.store.ts'
export { setupToken } from './setup-token.ts'
