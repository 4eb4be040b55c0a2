import type { FastifyRequest } from 'fastify'
import {
  type AppRoute,
  createAccessCache,
  createAuthenticate,
  createBearerCheck,
  type Person,
} from '../features/access/index.ts'
import { createApiKeys } from '../features/api-keys/index.ts'
import { auditLogRoutes } from '../features/audit-log/index.ts'
import {
  createExternalTokenCheck,
  createKeySets,
  identityProviderRoutes,
} from '../features/identity-providers/index.ts'
import { invitationRoutes, isInvited, joinInvited } from '../features/invitations/index.ts'
import { logRoutes } from '../features/logs/index.ts'
import { meRoutes } from '../features/me/index.ts'
import { setupRoutes, setupToken } from '../features/setup/index.ts'
import { createSessionCookie, createSignIn, setActiveTeam } from '../features/sign-in/index.ts'
import { teamRoutes } from '../features/teams/index.ts'
import { findMember, userRoutes } from '../features/users/index.ts'
import { isoNow } from '../platform/clock.ts'
import type { Foundation } from './foundation.ts'

export type People = ReturnType<typeof createPeople>

/** Who gets in, by which credential, and the pages about people, teams and keys. */
export function createPeople(foundation: Foundation) {
  const { config, database, clock, log, secrets, bus, guard, baseUrl, isOwnOrigin, address, mailer, settings } =
    foundation
  const cache = createAccessCache(bus)
  const secret = secrets.derive('session')
  const cookie = createSessionCookie({ secret, secure: () => settings.publicUrl()?.startsWith('https:') ?? false })
  const apiKeys = createApiKeys({ database, cache, clock, log })
  const signIn = createSignIn({
    database,
    clock,
    cache,
    log,
    cookie,
    secret,
    providers: config.signInWith,
    isOwnOrigin,
    address,
    baseUrl,
    isInvited: (email) => isInvited(database.queries, email, isoNow(clock)),
    joinInvited: (user) => joinInvited({ database, clock, cache }, user),
  })
  const keySets = createKeySets({ guard, clock, log })
  const byBearer = createBearerCheck({
    byExternalToken: createExternalTokenCheck({ database, cache, clock, keySets }),
    bySessionToken: signIn.byToken,
  })
  const authenticate = createAuthenticate({ byApiKey: apiKeys.byApiKey, byBearer, bySession: signIn.bySession })
  const setup = setupToken(config, secrets)
  const routes: AppRoute[] = [
    ...setupRoutes({ database, clock, apiKeys: apiKeys.store, cookie, ...setup }),
    ...apiKeys.routes,
    ...signIn.routes,
    ...meRoutes({ database, clock, mailer }),
    ...teamRoutes({ database, bus, clock, cache, setActiveTeam }),
    ...userRoutes({ database, clock, cache, apiKeys: apiKeys.store }),
    ...invitationRoutes({ database, clock, cache, secrets, cookie, baseUrl, mailer }),
    ...identityProviderRoutes({ database, clock, cache, guard }),
    ...auditLogRoutes({ database }),
    ...logRoutes({ database, clock, isOwnOrigin, bySession: signIn.bySession }),
  ]
  return {
    routes,
    cache,
    setup,
    byApiKey: apiKeys.byApiKey,
    byBearer,
    authenticate,
    /** The session may have ended. */
    hasSession: (header: string | undefined) => typeof cookie.read(header) === 'string',
    /** Who is calling; throws when a credential was given and is bad. */
    identify: (request: FastifyRequest) => authenticate(request, { kind: 'optional' }) as Promise<Person | null>,
    isMember: async (teamId: string, userId: string) =>
      (await findMember(database.queries, teamId, userId)) !== undefined,
    hasApiKey: async (teamId: string, keyId: string) => (await apiKeys.store.find(teamId, keyId)) !== undefined,
    async close() {
      await apiKeys.close()
      await cache.close()
    },
  }
}
