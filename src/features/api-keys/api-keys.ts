import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Log } from '../../platform/log.ts'
import type { AccessCache } from '../access/index.ts'
import { apiKeyRoutes } from './api-keys.routes.ts'
import { createApiKeyStore } from './api-keys.store.ts'
import { createApiKeyCheck } from './check-api-key.ts'
import { createKeyUses } from './key-uses.ts'

export function createApiKeys(deps: { database: Database; cache: AccessCache; clock: Clock; log: Log }) {
  const { database, cache, clock, log } = deps
  const store = createApiKeyStore(database)
  const uses = createKeyUses(store, log)
  return {
    store,
    routes: apiKeyRoutes({ database, store, uses, cache, clock }),
    byApiKey: createApiKeyCheck({ store, uses, cache, clock, engine: database.engine }),
    close: () => uses.close(),
  }
}
