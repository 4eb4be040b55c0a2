import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { loadFetch, loadInPieces } from '../../platform/load-in-pieces.ts'
import { type AccessCache, bearerToken, type Person } from '../access/index.ts'
import { record } from '../audit-log/index.ts'
import type { SignInEngine, SignInEngineDeps } from './better-auth.ts'
import { clientAddressHeader } from './client-address.ts'
import type { SessionCookie } from './session-cookie.ts'
import { findSession } from './sign-in.store.ts'

export type AskDeps = {
  database: Database
  clock: Clock
  cache: AccessCache
  cookie: SessionCookie
  engine: Omit<SignInEngineDeps, 'baseUrl'>
  baseUrl(): string
}

export type EngineAnswer = { status: number; body: Record<string, unknown>; location: string | null }
export type AskEngine = (
  request: FastifyRequest,
  reply: FastifyReply,
  question: { method: 'GET' | 'POST'; path: string; body?: unknown; as?: Person },
) => Promise<EngineAnswer>

const parts = [
  loadFetch,
  () => import('jose'),
  () => import('better-auth/crypto'),
  () => import('better-auth/social-providers'),
  () => import('better-auth/cookies'),
  () => import('better-auth/oauth2'),
  () => import('better-auth/api'),
  () => import('better-auth/plugins/two-factor'),
  () => import('better-auth/plugins/generic-oauth'),
  () => import('better-auth'),
  () => import('./better-auth.ts'),
]

/** Asks better-auth as if the browser had, and passes on the cookies it sets. */
export function createAskEngine(deps: AskDeps): AskEngine {
  const { database, clock, cache, cookie } = deps
  let made: { address: string; engine: Promise<SignInEngine> } | undefined
  /** One for each address: it can be changed while the service runs. */
  const engineOf = (address: string) => {
    if (made?.address !== address)
      made = {
        address,
        engine: loadInPieces(parts, async () => {
          const { createSignInEngine } = await import('./better-auth.ts')
          return createSignInEngine({ ...deps.engine, baseUrl: address })
        }),
      }
    return made.engine
  }

  return async function ask(request, reply, { method, path, body, as }) {
    // A path in front of the service is the proxy's: what comes here has none.
    const address = new URL(deps.baseUrl()).origin
    const engine = await engineOf(address)
    const headers = new Headers({ [clientAddressHeader]: request.ip, origin: address })
    headers.set('user-agent', request.headers['user-agent'] ?? '')
    // Whoever is signed in came with the token itself, or with a cookie, which may be of another address of ours.
    const own = as && (bearerToken(request) ?? cookie.read(request.headers.cookie))
    const cookies = [own ? cookie.set(own).split(';', 1)[0] : undefined, request.headers.cookie].filter(Boolean)
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
    if (body !== undefined) headers.set('content-type', 'application/json')
    const answer = await engine.handle(
      new Request(`${address}/api/auth${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const set = answer.headers.getSetCookie()
    if (set.length > 0) reply.header('set-cookie', set)
    // A change of the second factor gives a signed-in browser a new session, which is no new sign-in.
    if (as) await cache.changed()
    else await noteSignIn(set, request)
    const text = await answer.text()
    return { status: answer.status, body: toObject(text), location: answer.headers.get('location') }
  }

  /** Every way of signing in ends with this cookie, so this is where it is written down. */
  async function noteSignIn(set: string[], request: FastifyRequest): Promise<void> {
    const token = cookie.read(set.map((line) => line.split(';', 1)[0]).join('; '))
    if (!token) return
    const session = await findSession(database.queries, token)
    if (!session) return
    const who = { teamId: null, userId: session.userId, via: 'session', ipAddress: request.ip }
    await record(database.queries, { ...who, action: 'session.signed-in' }, clock.now().toISOString())
  }
}

function toObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
