export { createExternalTokenCheck } from './check-external-token.ts'
export { identityProviderRoutes } from './identity-providers.routes.ts'
export { createKeySets } from './key-sets.ts'
