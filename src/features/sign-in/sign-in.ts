import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Log } from '../../platform/log.ts'
import type { AccessCache, AppRoute } from '../access/index.ts'
import { createAskEngine } from './ask-engine.ts'
import type { ProviderSettings, SignInEngineDeps } from './better-auth.ts'
import { createSessionCheck } from './check-session.ts'
import { passwordRoutes } from './password.routes.ts'
import type { SessionCookie } from './session-cookie.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { createSignInAttempts } from './sign-in-attempts.ts'
import { twoFactorRoutes } from './two-factor.routes.ts'

export type SignInSettings = {
  database: Database
  clock: Clock
  cache: AccessCache
  log: Log
  cookie: SessionCookie
  /** Signs the cookie. */
  secret: string
  providers: ProviderSettings
  isOwnOrigin(origin: string, request: FastifyRequest): boolean
  /** Where people reach the service; known once it listens. */
  address(): string
  baseUrl(request: FastifyRequest): string
  isInvited: SignInEngineDeps['isInvited']
  joinInvited: SignInEngineDeps['joinInvited']
}

export function createSignIn(settings: SignInSettings) {
  const { database, clock, cache, log, cookie, secret, providers, isOwnOrigin, isInvited, joinInvited } = settings
  const { byToken, bySession, assertSameSite } = createSessionCheck({ database, cache, clock, cookie, isOwnOrigin })
  const attempts = createSignInAttempts({ database, clock })
  const ask = createAskEngine({
    database,
    clock,
    cache,
    cookie,
    baseUrl: settings.address,
    engine: { database, clock, log, secret, providers, isInvited, joinInvited },
  })
  const routes: AppRoute[] = [
    ...signInRoutes({ database, clock, cache, cookie, attempts, ask, providers, assertSameSite }),
    ...twoFactorRoutes({ database, clock, ask, cookie, attempts, assertSameSite }),
    ...passwordRoutes({ database, clock, cache, attempts, baseUrl: settings.baseUrl }),
  ]
  return { routes, byToken, bySession }
}
