import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import type { ServiceError } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { readCookies } from '../../platform/http/read-cookie.ts'
import { retryAfter } from '../../platform/sliding-window.ts'
import { type AppRoute, accessErrors, type Person, personRoute, publicRoute, tagged } from '../access/index.ts'
import { type AuditAction, record } from '../audit-log/index.ts'
import type { AskEngine, EngineAnswer } from './ask-engine.ts'
import type { SessionCookie } from './session-cookie.ts'
import { backupCode, passwordProof, signInAnswer, twoFactorCode, twoFactorSecret } from './sign-in.contract.ts'
import { signInErrors } from './sign-in.errors.ts'
import { signInTag } from './sign-in.routes.ts'
import { halfSignedIn } from './sign-in.store.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'

export type TwoFactorDeps = {
  database: Database
  clock: Clock
  ask: AskEngine
  cookie: SessionCookie
  attempts: SignInAttempts
  assertSameSite(request: FastifyRequest): void
}

/** better-auth's cookie of a sign-in that waits for its second factor: a name that it signed. */
const halfCookies = ['tallyroom.two_factor', '__Secure-tallyroom.two_factor']
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function assertSignedIn({ via }: Person): void {
  if (via !== 'session') throw accessErrors.forbidden('only a signed-in person can change their second factor')
}

const engineUser = z.object({ id: z.string(), name: z.string(), email: z.string() })

export function twoFactorRoutes(deps: TwoFactorDeps): AppRoute[] {
  const { database, clock, ask, cookie, attempts, assertSameSite } = deps

  /** For a person who is signed in; what the engine says when it did as asked. */
  async function change(caller: Person, request: FastifyRequest, reply: FastifyReply, path: string, body: unknown) {
    assertSignedIn(caller)
    return agreed(await ask(request, reply, { method: 'POST', path, body, as: caller }))
  }

  /** The same where a password or a code must be given: guesses at it count as those at the door do. */
  async function changeWithProof(
    caller: Person,
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    body: unknown,
  ) {
    assertSignedIn(caller)
    const attempt = await attempts.begin(caller.userId, request.ip)
    const answer = await change(caller, request, reply, path, body)
    await attempt.succeeded()
    return answer
  }

  const note = (caller: Person, request: FastifyRequest, action: AuditAction) =>
    record(
      database.queries,
      { teamId: null, userId: caller.userId, via: caller.via, action, ipAddress: request.ip },
      clock.now().toISOString(),
    )

  /**
   * The second half of a sign-in: whoever has no session yet is known by the cookie of the first half. Guesses are counted before they
   * are looked at, so that many at once, from many first halves, are no more than one after the other.
   */
  async function verify(request: FastifyRequest, reply: FastifyReply, path: string, body: unknown) {
    const attempt = await attempts.begin(`second factor of ${await whoseHalf(request)}`, request.ip)
    const answer = agreed(await ask(request, reply, { method: 'POST', path, body }))
    await attempt.succeeded()
    const user = engineUser.parse(answer.user)
    return { user, token: z.string().parse(answer.token), twoFactorRedirect: false }
  }

  /** By every such cookie that was sent, so that a guess cannot count for another than better-auth looks at. */
  async function whoseHalf({ headers }: FastifyRequest): Promise<string> {
    const now = clock.now().toISOString()
    const halves = readCookies(headers.cookie, ...halfCookies).map((value) => decoded(value).split('.', 1)[0]!)
    const users = new Set<string | null>()
    for (const half of halves)
      users.add(half.startsWith('2fa-') ? await halfSignedIn(database.queries, half, now) : null)
    const [userId = null] = users
    if (userId === null || users.size > 1) throw signInErrors.codeRefused()
    return userId
  }

  return tagged(signInTag, [
    personRoute('POST', '/auth/two-factor/enable', {
      summary: 'Begins to set a second factor up; it is on once a first code was checked',
      body: passwordProof,
      answer: twoFactorSecret,
      errors: [signInErrors.passwordWrong, signInErrors.twoFactorState],
      async handle({ caller, body, request, reply }) {
        return twoFactorSecret.parse(await changeWithProof(caller, request, reply, '/two-factor/enable', body))
      },
    }),
    personRoute('POST', '/auth/two-factor/confirm', {
      summary: 'Turns the second factor on with a first code from the app',
      body: backupCode,
      answer: { kind: 'empty' },
      errors: [signInErrors.codeRefused],
      async handle({ caller, body, request, reply }) {
        await changeWithProof(caller, request, reply, '/two-factor/verify-totp', body)
        await note(caller, request, 'two-factor.enabled')
      },
    }),
    personRoute('POST', '/auth/two-factor/disable', {
      summary: 'Turns the second factor off',
      body: passwordProof,
      answer: { kind: 'empty' },
      errors: [signInErrors.passwordWrong],
      async handle({ caller, body, request, reply }) {
        await changeWithProof(caller, request, reply, '/two-factor/disable', body)
        await note(caller, request, 'two-factor.disabled')
      },
    }),
    publicRoute('POST', '/auth/two-factor/verify-totp', {
      summary: 'Completes a sign-in with a code from the app',
      guard: (request) => assertHalfSignedIn(request),
      body: twoFactorCode,
      answer: signInAnswer,
      errors: [signInErrors.codeRefused, accessErrors.forbidden],
      handle: ({ body, request, reply }) => verify(request, reply, '/two-factor/verify-totp', body),
    }),
    publicRoute('POST', '/auth/two-factor/verify-backup-code', {
      summary: 'Completes a sign-in with a backup code',
      guard: (request) => assertHalfSignedIn(request),
      body: backupCode,
      answer: signInAnswer,
      errors: [signInErrors.codeRefused, accessErrors.forbidden],
      handle: ({ body, request, reply }) => verify(request, reply, '/two-factor/verify-backup-code', body),
    }),
  ])

  /** A browser that is signed in already has nothing to complete. */
  function assertHalfSignedIn(request: FastifyRequest): void {
    assertSameSite(request)
    if (cookie.read(request.headers.cookie)) throw accessErrors.forbidden('this browser is signed in already')
  }
}

function agreed(answer: EngineAnswer): EngineAnswer['body'] {
  if (answer.status !== 200) throw faultOf(answer)
  return answer.body
}

function faultOf({ status, body }: EngineAnswer): ServiceError | Error {
  const code = String(body.code ?? '')
  if (status === 429)
    return httpErrors.rateLimited('too many wrong codes: wait a quarter of an hour', retryAfter(15 * 60_000))
  if (code === 'INVALID_PASSWORD') return signInErrors.passwordWrong()
  if (code === 'TOTP_ALREADY_ENABLED' || code === 'TOTP_NOT_ENABLED' || code === 'BACKUP_CODES_NOT_ENABLED')
    return signInErrors.twoFactorState()
  if (status === 400 || status === 401) return signInErrors.codeRefused()
  return new Error(`sign-in answered ${status} ${code}`)
}
