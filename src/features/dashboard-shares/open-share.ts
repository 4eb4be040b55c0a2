import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { retryAfter, type SlidingWindow } from '../../platform/sliding-window.ts'
import { assertOwn, orNobody, type Person } from '../access/index.ts'
import { hashOfToken, isExpired, type ShareGrants } from '../sharing/index.ts'
import { dashboardShareErrors as errors } from './dashboard-shares.errors.ts'
import type { ShareRow, ShareStore } from './dashboard-shares.store.ts'

export type OpenShareDeps = {
  shares: ShareStore
  grants: ShareGrants
  windows: SlidingWindow
  clock: Clock
  /** Who is calling; throws when a credential was given and is bad. */
  identify(request: FastifyRequest): Promise<Person | null>
  isMember(teamId: string, userId: string): Promise<boolean>
}

/** A link that was never made, has ended or was taken back is the same: the same look-up, the same answer. */
export async function findShare(
  { shares, clock }: Pick<OpenShareDeps, 'shares' | 'clock'>,
  token: string,
): Promise<ShareRow> {
  const share = await shares.byTokenHash(hashOfToken(token))
  if (!share || isExpired(share.expiresAt, isoNow(clock))) throw errors.notFound()
  return share
}

/** Who may look at it. A public link asks for no credential and looks at none: an old session must not close it. */
export async function openShare(deps: OpenShareDeps, token: string, request: FastifyRequest): Promise<ShareRow> {
  const share = await findShare(deps, token)
  if (share.access === 'team') {
    const person = await deps.identify(request).catch(orNobody)
    if (!person) throw errors.authRequired()
    if (!(await belongs(deps, person, share.teamId))) throw errors.notTeamMember()
    assertOwn(person, 'dashboards:read')
  }
  if (!deps.grants.opened(request, share)) throw errors.passwordRequired()
  const wait = deps.windows.take(share.id, { max: share.rateLimit, windowMs: 60_000 })
  if (wait > 0) throw errors.rateLimited(undefined, retryAfter(wait))
  return share
}

/** A key or token speaks for one team; a person who is signed in belongs to all of theirs. */
async function belongs({ isMember }: OpenShareDeps, person: Person, teamId: string): Promise<boolean> {
  return person.team?.id === teamId || (person.via === 'session' && (await isMember(teamId, person.userId)))
}
