import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getAdapter } from 'better-auth/db/adapter'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { beginning } from '../../platform/cut-text.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId, newToken } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { findUserByEmail, releaseEmail } from '../users/index.ts'
import { overOurTables } from './auth-adapter.ts'
import { clientAddressHeader } from './client-address.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { sessionDays } from './session-cookie.ts'
import { firstTeamOf } from './sign-in.store.ts'

type Client = { clientId: string; clientSecret: string }
export type ProviderSettings = {
  google: Client | null
  github: Client | null
  microsoft: (Client & { tenantId: string }) | null
  oidc: (Client & { name: string; issuer: string }) | null
}

export type SignInEngineDeps = {
  database: Database
  clock: Clock
  log: Log
  secret: string
  baseUrl: string
  providers: ProviderSettings
  /** Whether somebody new with this address may come in by a provider. */
  isInvited(email: string): Promise<boolean>
  /** Lets somebody who came in by a provider into the teams that invited them. */
  joinInvited(user: { id: string; name: string; email: string }): Promise<void>
}

/**
 * What a provider says of a person, as far as it is believed. An address is proven by a plain yes alone: some providers say "false" in
 * words. And it is the one that was said: letters that only become plain ones in small (the Kelvin sign) make it another's.
 */
function believed({ email, email_verified, name }: { email?: unknown; email_verified?: unknown; name?: unknown }) {
  const isSame = typeof email === 'string' && email.toLowerCase() === email.replace(/[A-Z]/g, (c) => c.toLowerCase())
  const isProven = email_verified === true || email_verified === 'true'
  return {
    emailVerified: isSame && isProven,
    ...(typeof name === 'string' && { name: beginning(name.toWellFormed().replaceAll('\0', ''), 120) }),
  }
}

export type SignInEngine = { handle(request: Request): Promise<Response> }

/** better-auth over our tables. Loaded when somebody signs in: it costs a third of a second and 40 MB. */
export async function createSignInEngine(deps: SignInEngineDeps): Promise<SignInEngine> {
  const { database, log, providers } = deps
  const { google, github, microsoft, oidc } = providers
  const options = {
    appName: 'Tallyroom',
    baseURL: deps.baseUrl,
    basePath: '/api/auth',
    secret: deps.secret,
    user: { modelName: 'users' },
    session: {
      modelName: 'sessions',
      expiresIn: sessionDays * 86_400,
      disableSessionRefresh: true,
      freshAge: 0,
      additionalFields: { activeTeamId: { type: 'string', required: false, input: false } },
    },
    account: { modelName: 'accounts', encryptOAuthTokens: true },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 200,
      password: {
        hash: (password) => hashPassword(password, 'sign-in'),
        verify: ({ hash, password }) => verifyPassword(password, hash, 'sign-in'),
      },
    },
    socialProviders: {
      ...(google && { google: { ...google, mapProfileToUser: believed } }),
      ...(github && { github }),
      ...(microsoft && { microsoft }),
    },
    plugins: [
      twoFactor({ issuer: 'Tallyroom', twoFactorTable: 'two_factors' }),
      ...(oidc
        ? [
            genericOAuth({
              config: [
                {
                  providerId: 'oidc',
                  clientId: oidc.clientId,
                  clientSecret: oidc.clientSecret,
                  discoveryUrl: `${oidc.issuer}/.well-known/openid-configuration`,
                  scopes: ['openid', 'profile', 'email'],
                  pkce: true,
                  mapProfileToUser: believed,
                },
              ],
            }),
          ]
        : []),
    ],
    databaseHooks: {
      user: {
        create: {
          // People come by set-up, by invitation or by an administrator's identity provider; a provider's button opens nothing new.
          before: async (user) => {
            if (!user.emailVerified || !(await deps.isInvited(user.email.toLowerCase()))) return false
            const claimer = await findUserByEmail(database.queries, user.email)
            if (claimer) await releaseEmail(database.queries, claimer.id, isoNow(deps.clock))
          },
          after: (user) => deps.joinInvited(user),
        },
      },
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, token: newToken(), activeTeamId: await firstTeamOf(database.queries, session.userId) },
          }),
        },
      },
    },
    advanced: {
      cookiePrefix: 'tallyroom',
      useSecureCookies: deps.baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Where a request comes from is checked before it gets here, with the same rule as everywhere.
      disableCSRFCheck: true,
      database: { generateId: () => newId(), validateSchema: false },
    },
    onAPIError: { errorURL: `${deps.baseUrl}/sign-in` },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ from: 'better-auth' }, message),
    },
  } satisfies BetterAuthOptions
  // Told that it is SQLite on both engines: dates are then text and booleans numbers, as in all our tables.
  const tables = { db: database.queries, type: 'sqlite', transaction: false } as const
  const adapter = overOurTables(await getAdapter({ ...options, database: tables }))
  const auth = betterAuth({ ...options, database: () => adapter })
  return { handle: (request) => auth.handler(request) }
}
