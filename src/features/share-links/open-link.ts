import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { newToken, sha256 } from '../../platform/ids.ts'
import { hashOfToken, isExpired, readCookie, type ShareGrants, setCookie } from '../sharing/index.ts'
import { shareErrors } from './share-links.errors.ts'
import type { ShareLinkRow, ShareLinkStore } from './share-links.store.ts'

export type OpenLinkParts = { shareLinks: ShareLinkStore; grants: ShareGrants; clock: Clock }

/** A link that was never made, has ended or was taken back is the same: the same look-up, the same answer. */
export async function findLink({ shareLinks, clock }: OpenLinkParts, token: string): Promise<ShareLinkRow> {
  const link = await shareLinks.byTokenHash(hashOfToken(token))
  if (!link || isExpired(link.expiresAt, isoNow(clock))) throw shareErrors.notFound()
  return link
}

export async function openLink(parts: OpenLinkParts, token: string, request: FastifyRequest): Promise<ShareLinkRow> {
  const link = await findLink(parts, token)
  if (!parts.grants.opened(request, link)) throw shareErrors.passwordRequired()
  return link
}

const cookie = 'tallyroom_visitor'
const cookieSeconds = 400 * 86_400

/** Who a visitor is across requests: the hash of a random cookie, or null without one. */
export function visitorOf(request: FastifyRequest): string | null {
  const token = readCookie(request, cookie)
  return token && /^[0-9A-Za-z]{43}$/.test(token) ? sha256(token) : null
}

/** A browser gets its identity with the page, before its first question. */
export function greetVisitor(request: FastifyRequest, reply: FastifyReply): void {
  if (visitorOf(request) === null) setCookie(request, reply, cookie, newToken(), cookieSeconds)
}

/** For counting: those without a cookie are told apart by their address. */
export const countedAs = (request: FastifyRequest): string => visitorOf(request) ?? `address ${sha256(request.ip)}`
