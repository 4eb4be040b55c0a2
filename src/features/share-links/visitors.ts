import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../../platform/http/read-cookie.ts'
import { newToken, sha256 } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type BaseUrl, setCookie } from '../sharing/index.ts'
import type { ShareLinkStore } from './share-links.store.ts'

const cookie = 'tallyroom_visitor'
export const visitorHeader = 'X-Share-Visitor'
const cookieSeconds = 400 * 86_400

/**
 * Who a visitor is across requests: a random token that we signed, in a cookie for browsers and in a header for those that send it back
 * themselves (a frame on another site gets no cookies). One that somebody made up is none at all.
 */
export type Visitors = {
  /** The hash of the token; null without a genuine one. */
  of(request: FastifyRequest): string | null
  /** A browser gets its identity with the page, before its first question, or with that. Answers the hash of the token, as it is from now on. */
  greet(link: { id: string }, request: FastifyRequest, reply: FastifyReply): Promise<string>
}

export function createVisitors(
  secrets: Secrets,
  shareLinks: Pick<ShareLinkStore, 'knowsVisitor'>,
  baseUrl: BaseUrl,
): Visitors {
  const key = secrets.derive('share-visitor')
  const signed = (token: string) => `${token}.${createHmac('sha256', key).update(token).digest('base64url')}`

  function genuine(given: string | string[] | undefined): string | null {
    if (typeof given !== 'string') return null
    const token = given.split('.', 1)[0]!
    const [wanted, said] = [Buffer.from(signed(token)), Buffer.from(given)]
    return wanted.length === said.length && timingSafeEqual(wanted, said) ? sha256(token) : null
  }

  const of = (request: FastifyRequest) =>
    genuine(readCookie(request.headers.cookie, cookie)) ?? genuine(request.headers[visitorHeader.toLowerCase()])

  return {
    of,
    async greet(link, request, reply) {
      const known = of(request)
      if (known !== null) return known
      const before = readCookie(request.headers.cookie, cookie)
      // Cookies of versions before this one were not signed: whoever asked something under one keeps it.
      const kept =
        before && /^[0-9A-Za-z]{43}$/.test(before) && (await shareLinks.knowsVisitor(link.id, sha256(before)))
      const token = kept ? before : newToken()
      const value = signed(token)
      setCookie(baseUrl(request), reply, cookie, value, cookieSeconds)
      reply.header(visitorHeader, value)
      return sha256(token)
    },
  }
}
