export type { ApiKeyStore } from './api-keys.store.ts'
export { createApiKeys } from './api-keys.ts'
export { insertApiKey } from './change-api-keys.ts'
