import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { sha256 } from '../../platform/ids.ts'
import { type AccessCache, accessErrors, credentialFault, type Person } from '../access/index.ts'
import type { SessionCookie } from './session-cookie.ts'
import { findSession } from './sign-in.store.ts'

export type SessionCheckDeps = {
  database: Database
  cache: AccessCache
  clock: Clock
  cookie: SessionCookie
  /** Origins whose pages may act with the browser's session. */
  isOwnOrigin(origin: string, request: FastifyRequest): boolean
}

export function createSessionCheck({ database, cache, clock, cookie, isOwnOrigin }: SessionCheckDeps) {
  async function byToken(token: string): Promise<Person> {
    const session = await cache.get('session', sha256(token), () => findSession(database.queries, token))
    if (!session) throw credentialFault('unknown-key')
    if (session.expiresAt <= clock.now().getTime()) throw credentialFault('expired')
    const { expiresAt: _, ...person } = session
    return person
  }

  async function bySession(request: FastifyRequest): Promise<Person | null> {
    const token = cookie.read(request.headers.cookie)
    if (token === null) return null
    if (token === undefined) throw credentialFault('signature')
    assertSameSite(request)
    return byToken(token)
  }

  /** A browser sends its cookie whoever asks it to; what changes something must come from our own pages. */
  function assertSameSite(request: FastifyRequest): void {
    if (request.method === 'GET' || request.method === 'HEAD') return
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && !isOwnOrigin(origin, request))
    if (foreign) throw accessErrors.forbidden('a signed-in browser may only be asked by the pages of this service')
  }

  return { byToken, bySession, assertSameSite }
}
