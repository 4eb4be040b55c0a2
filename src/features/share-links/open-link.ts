import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { hashOfToken, isExpired, type ShareGrants } from '../sharing/index.ts'
import { shareErrors } from './share-links.errors.ts'
import type { ShareLinkRow, ShareLinkStore } from './share-links.store.ts'

export type OpenLinkDeps = { shareLinks: ShareLinkStore; grants: ShareGrants; clock: Clock }

/** A link that was never made, has ended or was taken back is the same: the same look-up, the same answer. */
export async function findLink({ shareLinks, clock }: OpenLinkDeps, token: string): Promise<ShareLinkRow> {
  const link = await shareLinks.byTokenHash(hashOfToken(token))
  if (!link || isExpired(link.expiresAt, isoNow(clock))) throw shareErrors.notFound()
  return link
}

export async function openLink(deps: OpenLinkDeps, token: string, request: FastifyRequest): Promise<ShareLinkRow> {
  const link = await findLink(deps, token)
  if (!deps.grants.opened(request, link)) throw shareErrors.passwordRequired()
  return link
}
