import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../../platform/database/open.ts'
import { newId, newToken } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
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

export type SignInEngineParts = {
  database: Database
  log: Log
  secret: string
  baseUrl: string
  providers: ProviderSettings
  /** Whether somebody new with this address may come in by a provider. */
  isInvited(email: string): Promise<boolean>
  /** Lets somebody who came in by a provider into the teams that invited them. */
  joinInvited(user: { id: string; name: string; email: string }): Promise<void>
}

export type SignInEngine = { handle(request: Request): Promise<Response> }

/** better-auth over our tables. Loaded when somebody signs in: it costs a third of a second and 40 MB. */
export function createSignInEngine(parts: SignInEngineParts): SignInEngine {
  const { database, log, providers } = parts
  const { google, github, microsoft, oidc } = providers
  const auth = betterAuth({
    appName: 'Tallyroom',
    baseURL: parts.baseUrl,
    basePath: '/api/auth',
    secret: parts.secret,
    // Told that it is SQLite on both engines: dates are then text and booleans numbers, as in all our tables.
    database: { db: database.queries, type: 'sqlite', transaction: false },
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
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(password, hash) },
    },
    socialProviders: {
      ...(google && { google }),
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
          before: async (user) =>
            user.emailVerified && (await parts.isInvited(user.email.toLowerCase())) ? undefined : false,
          after: (user) => parts.joinInvited(user),
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
      useSecureCookies: parts.baseUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Where a request comes from is checked before it gets here, with the same rule as everywhere.
      disableCSRFCheck: true,
      database: { generateId: () => newId(), validateSchema: false },
    },
    onAPIError: { errorURL: `${parts.baseUrl}/sign-in` },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ from: 'better-auth' }, message),
    },
  } satisfies BetterAuthOptions)
  return { handle: (request) => auth.handler(request) }
}
