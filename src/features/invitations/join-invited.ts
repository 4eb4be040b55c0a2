import type { Queries } from '../../platform/database/open.ts'
import { type AcceptDeps, joinTeam } from './accept-invitation.ts'
import { openInvitationsFor } from './invitations.store.ts'

export async function isInvited(queries: Queries, email: string, now: string): Promise<boolean> {
  return (await openInvitationsFor(queries, email, now)).length > 0
}

/** Somebody whose address a provider has vouched for joins every team that invited it. */
export async function joinInvited(
  { database, clock, cache }: AcceptDeps,
  user: { id: string; name: string; email: string },
): Promise<void> {
  const now = clock.now().toISOString()
  for (const invitation of await openInvitationsFor(database.queries, user.email.toLowerCase(), now)) {
    await database.transaction(async (queries) => {
      await joinTeam(queries, invitation, user, null, now)
    })
  }
  await cache.changed()
}
