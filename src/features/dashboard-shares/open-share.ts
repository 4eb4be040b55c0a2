import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { retryAfter, type SlidingWindow } from '../../platform/sliding-window.ts'
import type { Person } from '../access/index.ts'
import { hashOfToken, isExpired, type ShareGrants } from '../sharing/index.ts'
import { dashboardShareErrors as errors } from './dashboard-shares.errors.ts'
import type { ShareRow, ShareStore } from './dashboard-shares.store.ts'

export type OpenShareParts = {
  shares: ShareStore
  grants: ShareGrants
  windows: SlidingWindow
  clock: Clock
  /** Who is calling; throws when a credential was given and is bad. */
  identify(request: FastifyRequest): Promise<Person | null>
  isMember(teamId: string, userId: string): Promise<boolean>
}

/** A link that was never made, has ended or was taken back is the same: the same look-up, the same answer. */
export async function findShare({ shares, clock }: OpenShareParts, token: string): Promise<ShareRow> {
  const share = await shares.byTokenHash(hashOfToken(token))
  if (!share || isExpired(share.expiresAt, isoNow(clock))) throw errors.notFound()
  return share
}

/** Who may look at it. A public link asks for no credential and looks at none: an old session must not close it. */
export async function openShare(parts: OpenShareParts, token: string, request: FastifyRequest): Promise<ShareRow> {
  const share = await findShare(parts, token)
  if (share.access === 'team') {
    const person = await parts.identify(request).catch(() => null)
    if (!person) throw errors.authRequired()
    if (!(await belongs(parts, person, share.teamId))) throw errors.notTeamMember()
  }
  if (!parts.grants.opened(request, share)) throw errors.passwordRequired()
  const wait = parts.windows.take(share.id, { max: share.rateLimit, windowMs: 60_000 })
  if (wait > 0) throw errors.rateLimited(undefined, retryAfter(wait))
  return share
}

/** A key or token speaks for one team; a person who is signed in belongs to all of theirs. */
async function belongs({ isMember }: OpenShareParts, person: Person, teamId: string): Promise<boolean> {
  const reads = person.permissions === null || (person.permissions.dashboards?.includes('read') ?? false)
  if (!reads) return false
  return person.team?.id === teamId || (person.via === 'session' && (await isMember(teamId, person.userId)))
}
