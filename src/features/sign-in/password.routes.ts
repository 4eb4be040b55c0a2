import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { newToken, sha256 } from '../../platform/ids.ts'
import { networkOf } from '../../platform/network/addresses.ts'
import { createSlidingWindow, retryAfter } from '../../platform/sliding-window.ts'
import {
  type AccessCache,
  type AppRoute,
  accessErrors,
  personRoute,
  publicRoute,
  tagged,
  teamRoute,
} from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { findMember, userErrors } from '../users/index.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { passwordChange, passwordReset, passwordResetLink } from './sign-in.contract.ts'
import { signInErrors } from './sign-in.errors.ts'
import { signInTag } from './sign-in.routes.ts'
import {
  deleteSessionsOf,
  findPassword,
  insertReset,
  isReset,
  setPassword,
  takeReset,
  teamsBeyond,
} from './sign-in.store.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'

const validMs = 24 * 60 * 60_000
const resetsPerMinute = 20

export type PasswordDeps = {
  database: Database
  clock: Clock
  cache: AccessCache
  attempts: SignInAttempts
  baseUrl(request: FastifyRequest): string
}

export function passwordRoutes({ database, clock, cache, attempts, baseUrl }: PasswordDeps): AppRoute[] {
  const resets = createSlidingWindow(100_000)
  return tagged(signInTag, [
    personRoute('POST', '/auth/change-password', {
      summary: "Changes the caller's password and ends their other sessions",
      body: passwordChange,
      answer: { kind: 'empty' },
      errors: [signInErrors.passwordWrong],
      async handle({ caller, body, request }) {
        if (caller.via !== 'session') throw accessErrors.forbidden('only a signed-in person can change their password')
        const attempt = await attempts.begin(caller.userId, request.ip)
        const known = await findPassword(database.queries, caller.userId)
        if (known === null || !(await verifyPassword(body.currentPassword, known, caller.userId)))
          throw signInErrors.passwordWrong()
        await attempt.succeeded()
        const hash = await hashPassword(body.newPassword, caller.userId)
        const now = clock.now().toISOString()
        await database.transaction(async (queries) => {
          await setPassword(queries, caller.userId, hash, now)
          await deleteSessionsOf(queries, caller.userId, caller.credentialId)
          const who = { teamId: null, userId: caller.userId, via: caller.via, ipAddress: request.ip }
          await record(queries, { ...who, action: 'password.changed', targetId: caller.userId }, now)
        })
        await cache.changed()
      },
    }),
    teamRoute('POST', '/users/:id/password-reset', {
      summary: 'Makes a link with which a member can set a new password; it works once, for a day',
      description:
        'Only for somebody all of whose teams the caller administers: the link opens their account. By a key, only where that is no more than the key may: one that is not narrowed, for somebody of its team alone.',
      tag: 'Users',
      may: 'users:write',
      status: 201,
      answer: passwordResetLink,
      errors: [userErrors.notFound],
      async handle({ caller, params, request }) {
        if (caller.permissions !== null)
          throw accessErrors.forbidden('a narrowed key cannot make a link that opens an account')
        const at = clock.now()
        const now = at.toISOString()
        const token = newToken()
        const expiresAt = new Date(at.getTime() + validMs).toISOString()
        await database.transaction(async (queries) => {
          const member = await findOrThrow(findMember(queries, caller.teamId, params.id), userErrors.notFound)
          if ((await teamsBeyond(queries, member.id, caller)) > 0)
            throw accessErrors.forbidden('this person also belongs to a team that you do not administer')
          await insertReset(queries, member.id, sha256(token), expiresAt, now)
          const entry = { action: 'password.reset-link-created', targetId: member.id } as const
          await record(queries, { ...by(caller, request), ...entry }, now)
        })
        return { token, url: `${baseUrl(request)}/reset-password/${token}`, expiresAt }
      },
    }),
    publicRoute('POST', '/auth/reset-password', {
      summary: "Sets a new password with an administrator's link and ends all sessions of that person",
      body: passwordReset,
      answer: { kind: 'empty' },
      errors: [signInErrors.resetNotFound],
      async handle({ body, request }) {
        const wait = resets.take(networkOf(request.ip), { max: resetsPerMinute, windowMs: 60_000 })
        if (wait > 0) throw httpErrors.rateLimited('too many tries to set a new password', retryAfter(wait))
        const link = sha256(body.token)
        // Whoever has no link costs a look into a table, not the work of a hash.
        if (!(await isReset(database.queries, link, clock.now().toISOString()))) throw signInErrors.resetNotFound()
        const hash = await hashPassword(body.password, link)
        const now = clock.now().toISOString()
        await database.transaction(async (queries) => {
          const userId = await takeReset(queries, link, now)
          if (userId === undefined) throw signInErrors.resetNotFound()
          await setPassword(queries, userId, hash, now)
          await deleteSessionsOf(queries, userId)
          const who = { teamId: null, userId, via: null, ipAddress: request.ip }
          await record(queries, { ...who, action: 'password.reset', targetId: userId }, now)
        })
        await cache.changed()
      },
    }),
  ])
}
