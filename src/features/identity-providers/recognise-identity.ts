import type { Clock } from '../../platform/clock.ts'
import { beginning } from '../../platform/cut-text.ts'
import type { Database } from '../../platform/database/open.ts'
import { record } from '../audit-log/index.ts'
import { insertMembership } from '../teams/index.ts'
import { findUserByEmail, insertUser } from '../users/index.ts'
import { emailAddress, personName } from '../users/users.contract.ts'
import type { IdentityProvider } from './identity-providers.contract.ts'
import { findIdentity, insertIdentity, moveIdentity } from './identity-providers.store.ts'

type Claims = { sub: string; name?: unknown; email?: unknown }

class SeenMeanwhile extends Error {}

/** The user that a provider's subject stands for; made on first sight, as a member of the provider's team. */
export async function recogniseIdentity(
  deps: { database: Database; clock: Clock },
  provider: IdentityProvider,
  claims: Claims,
): Promise<string> {
  const { database, clock } = deps
  const known = await findIdentity(database.queries, provider.id, claims.sub)
  if (known?.teamId === provider.teamId) return known.userId
  const now = clock.now().toISOString()
  const joined = { teamId: provider.teamId, via: 'token', action: 'member.joined', ipAddress: null } as const
  const detail = { role: 'member', providerId: provider.id }
  if (known) {
    // The provider now belongs to another team: its people follow, once.
    await database.transaction(async (queries) => {
      if (!(await moveIdentity(queries, provider.id, claims.sub, known.teamId, provider.teamId))) return
      await insertMembership(queries, provider.teamId, known.userId, 'member', now)
      await record(queries, { ...joined, userId: known.userId, targetId: known.userId, detail }, now)
    })
    return known.userId
  }
  try {
    return await database.transaction(async (queries) => {
      const address = emailAddress.safeParse(claims.email)
      // An address that somebody has already is theirs: a provider's word does not open their account.
      const email = address.success && !(await findUserByEmail(queries, address.data)) ? address.data : null
      const named = personName.safeParse(claims.name)
      const name = named.success ? named.data : (email ?? beginning(claims.sub, 120))
      const user = await insertUser(queries, { name, email, emailVerified: false }, now)
      const row = { providerId: provider.id, subject: claims.sub, userId: user.id, teamId: provider.teamId }
      if (!(await insertIdentity(queries, { ...row, createdAt: now }))) throw new SeenMeanwhile()
      await insertMembership(queries, provider.teamId, user.id, 'member', now)
      await record(queries, { ...joined, userId: user.id, targetId: user.id, detail }, now)
      return user.id
    })
  } catch (error) {
    // Two first requests at once: the other one made the user.
    const made = await findIdentity(database.queries, provider.id, claims.sub)
    if (made) return made.userId
    throw error
  }
}
