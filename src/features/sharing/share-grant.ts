import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../../platform/http/read-cookie.ts'
import type { Secrets } from '../../platform/secrets.ts'

const lifeMs = 12 * 3_600_000

/** A link with a password, as far as opening it goes. */
export type Locked = { id: string; passwordHash: string | null }

/**
 * Who gave the right password gets a grant for that link and that password: in a cookie for browsers, in the answer for those
 * that send it as `X-Share-Grant` (a frame on another site gets no cookies back). A changed password ends every grant.
 */
export type ShareGrants = {
  opened(request: FastifyRequest, link: Locked): boolean
  give(request: FastifyRequest, reply: FastifyReply, link: Locked): { grant: string; expiresAt: string }
}

/** Where people reach the service: a proxy in front of it may speak https, and it plain http. */
export type BaseUrl = (request: FastifyRequest) => string

export function createShareGrants(secrets: Secrets, baseUrl: BaseUrl, now: () => number = Date.now): ShareGrants {
  const key = secrets.derive('share-grant')
  const sign = ({ id, passwordHash }: Locked, until: number) =>
    createHmac('sha256', key).update(`${id}\n${passwordHash}\n${until}`).digest('base64url')
  const cookieName = (id: string) => `tallyroom_share_${id.replaceAll('-', '')}`

  function valid(grant: string | undefined, link: Locked): boolean {
    const [until, signature] = grant?.split('.') ?? []
    const time = Number(until)
    if (!signature || !Number.isSafeInteger(time) || time <= now()) return false
    const expected = Buffer.from(sign(link, time))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  return {
    opened(request, link) {
      if (link.passwordHash === null) return true
      const header = request.headers['x-share-grant']
      return (
        valid(typeof header === 'string' ? header : undefined, link) ||
        valid(readCookie(request.headers.cookie, cookieName(link.id)), link)
      )
    },
    give(request, reply, link) {
      const until = now() + lifeMs
      const grant = `${until}.${sign(link, until)}`
      setCookie(baseUrl(request), reply, cookieName(link.id), grant, lifeMs / 1000)
      return { grant, expiresAt: new Date(until).toISOString() }
    },
  }
}

/** Sent to share addresses alone. Over https also within frames of other sites, where a shared page may be embedded. */
export function setCookie(url: string, reply: FastifyReply, name: string, value: string, seconds: number): void {
  const where = url.startsWith('https:') ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax'
  reply.header('set-cookie', `${name}=${value}; Path=/api/share; Max-Age=${Math.round(seconds)}; HttpOnly; ${where}`)
}
