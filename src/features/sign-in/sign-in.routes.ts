import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { type AccessCache, type AppRoute, accessErrors, personRoute, publicRoute, tagged } from '../access/index.ts'
import { record } from '../audit-log/index.ts'
import { findUserByEmail, shownEmail } from '../users/index.ts'
import type { AskEngine } from './ask-engine.ts'
import type { ProviderSettings } from './better-auth.ts'
import type { SessionCookie } from './session-cookie.ts'
import { providerAnswer, providerRequest, signInAnswer, signInOptions, signInRequest } from './sign-in.contract.ts'
import { signInErrors } from './sign-in.errors.ts'
import { deleteExpired, deleteSession } from './sign-in.store.ts'
import type { SignInAttempts } from './sign-in-attempts.ts'

export const signInTag = 'Sign-in'

export type SignInDeps = {
  database: Database
  clock: Clock
  cache: AccessCache
  cookie: SessionCookie
  attempts: SignInAttempts
  ask: AskEngine
  providers: ProviderSettings
  /** A page elsewhere must not sign somebody in as somebody else. */
  assertSameSite(request: FastifyRequest): void
}

const engineUser = z.object({ id: z.string(), name: z.string(), email: z.string() })

export function signInRoutes(deps: SignInDeps): AppRoute[] {
  const { database, clock, cache, cookie, attempts, ask, providers, assertSameSite } = deps
  const names = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft', oidc: providers.oidc?.name ?? '' }
  const offered = (Object.keys(names) as (keyof typeof names)[])
    .filter((id) => providers[id] !== null)
    .map((id) => ({ id: id as string, name: names[id] }))

  async function noteRefusal(request: FastifyRequest, email: string): Promise<void> {
    const user = await findUserByEmail(database.queries, email)
    const who = { teamId: null, userId: user?.id ?? null, via: null, ipAddress: request.ip }
    await record(database.queries, { ...who, action: 'session.refused', detail: { email } }, clock.now().toISOString())
  }

  return tagged(signInTag, [
    publicRoute('GET', '/auth/options', {
      summary: 'Tells which providers can be signed in with, besides e-mail and password',
      answer: signInOptions,
      handle: () => ({ providers: offered }),
    }),
    publicRoute('POST', '/auth/sign-in/email', {
      summary: 'Signs a person in with e-mail and password',
      description: 'The answer does not tell whether the address exists. Too many failures are refused for a while.',
      guard: assertSameSite,
      body: signInRequest,
      answer: signInAnswer,
      answerHeaders: { 'Set-Cookie': 'The session, or the wait for the second factor' },
      errors: [signInErrors.signInRefused, accessErrors.forbidden],
      async handle({ body, request, reply }) {
        const attempt = await attempts.begin(body.email, request.ip)
        const { status, body: answer } = await ask(request, reply, { method: 'POST', path: '/sign-in/email', body })
        if (status !== 200) {
          await noteRefusal(request, body.email)
          throw signInErrors.signInRefused()
        }
        await attempt.succeeded()
        await deleteExpired(database.queries, clock.now().toISOString())
        if (answer.twoFactorRedirect) return { user: null, token: null, twoFactorRedirect: true }
        const { id, name, email } = engineUser.parse(answer.user)
        const token = z.string().parse(answer.token)
        return { user: { id, name, email: shownEmail(email) }, token, twoFactorRedirect: false }
      },
    }),
    publicRoute('POST', '/auth/sign-in/social', {
      summary: 'Begins to sign a person in with a provider',
      description:
        'Only people who are known by the address that the provider has verified, or invited with it, get in.',
      guard: assertSameSite,
      body: providerRequest,
      answer: providerAnswer,
      errors: [signInErrors.providerUnknown, accessErrors.forbidden],
      async handle({ body, request, reply }) {
        if (!offered.some(({ id }) => id === body.provider)) throw signInErrors.providerUnknown()
        const question = { ...body, errorCallbackURL: '/sign-in', disableRedirect: true }
        const answer = await ask(request, reply, { method: 'POST', path: '/sign-in/social', body: question })
        if (answer.status !== 200) throw signInErrors.providerUnknown()
        return { url: z.string().parse(answer.body.url) }
      },
    }),
    publicRoute('GET', '/auth/callback/:provider', {
      summary: 'Where a provider sends the browser back to',
      query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      status: 302,
      answer: { kind: 'raw', contentType: 'text/plain', description: 'Sends the browser on' },
      errors: [httpErrors.notFound],
      async handle({ params, query, request, reply }) {
        if (!offered.some(({ id }) => id === params.provider)) throw httpErrors.notFound()
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']),
        )
        const path = `/callback/${params.provider}?${search}`
        const { location } = await ask(request, reply, { method: 'GET', path })
        return reply
          .code(302)
          .header('location', location ?? '/sign-in?error=failed')
          .type('text/plain')
          .send('')
      },
    }),
    personRoute('POST', '/auth/sign-out', {
      summary: 'Ends this session',
      answer: { kind: 'empty' },
      async handle({ caller, request, reply }) {
        if (caller.via !== 'session') throw accessErrors.forbidden('only a session can be ended')
        await deleteSession(database.queries, caller.credentialId)
        await cache.changed()
        const who = { teamId: null, userId: caller.userId, via: caller.via, ipAddress: request.ip }
        await record(database.queries, { ...who, action: 'session.signed-out' }, clock.now().toISOString())
        reply.header('set-cookie', cookie.clear())
      },
    }),
  ])
}
