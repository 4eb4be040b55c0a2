import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { sha256 } from '../../platform/ids.ts'
import type { AccessCache, Person } from '../access/index.ts'
import { record } from '../audit-log/index.ts'
import { hashPassword, insertPassword, insertSession, setActiveTeam } from '../sign-in/index.ts'
import { findMembership, findTeam, insertMembership, lockTeam } from '../teams/index.ts'
import { findUser, findUserByEmail, insertUser, releaseEmail, userErrors } from '../users/index.ts'
import type { acceptance, accepted } from './invitations.contract.ts'
import { invitationErrors } from './invitations.errors.ts'
import { claimInvitation, findOpenInvitation, type InvitationRow } from './invitations.store.ts'

export type AcceptDeps = { database: Database; clock: Clock; cache: AccessCache }
type Accepted = z.input<typeof accepted>

/**
 * A signed-in person with the invited address joins. Anyone else who holds the link makes a new user with it;
 * the link never opens a user that exists. Answers the token of the new session, if there is one.
 */
export async function acceptInvitation(
  deps: AcceptDeps,
  caller: Person | null,
  token: string,
  body: z.output<typeof acceptance>,
  request: FastifyRequest,
): Promise<{ answer: Accepted; session: string | null }> {
  const { database, clock } = deps
  const invitation = await findOrThrow(
    findOpenInvitation(database.queries, sha256(token), clock.now().toISOString()),
    invitationErrors.notFound,
  )
  const signedIn = caller?.via === 'session' ? await findUser(database.queries, caller.userId) : undefined
  const result =
    caller && signedIn?.email === invitation.email
      ? { answer: await join(deps, invitation, caller, signedIn, request), session: null }
      : await makeUser(deps, invitation, body, request)
  await deps.cache.changed()
  return result
}

function join(
  { database, clock }: AcceptDeps,
  invitation: InvitationRow,
  caller: Person,
  person: { id: string; name: string; email: string | null },
  request: FastifyRequest,
): Promise<Accepted> {
  const now = clock.now().toISOString()
  return database.transaction(async (queries) => {
    const answer = await joinTeam(queries, invitation, person, request.ip, now)
    await setActiveTeam(queries, invitation.teamId, caller.credentialId, now)
    return answer
  })
}

async function makeUser(
  { database, clock }: AcceptDeps,
  invitation: InvitationRow,
  body: z.output<typeof acceptance>,
  request: FastifyRequest,
): Promise<{ answer: Accepted; session: string }> {
  const { name, password } = body
  if (name === undefined) throw httpErrors.invalidRequest('body.name: a new user needs a name')
  if (password === undefined) throw httpErrors.invalidRequest('body.password: a new user needs a password')
  await assertFree(database.queries, invitation.email)
  const hash = await hashPassword(password, invitation.id)
  return database.transaction(async (queries) => {
    const at = clock.now()
    const now = at.toISOString()
    const claimed = await assertFree(queries, invitation.email)
    if (claimed) await releaseEmail(queries, claimed.id, now)
    // Whoever holds the link has it from an administrator or from that very mailbox.
    const user = await insertUser(queries, { name, email: invitation.email, emailVerified: true }, now)
    await insertPassword(queries, user.id, hash, now)
    const answer = await joinTeam(queries, invitation, user, request.ip, now)
    const userAgent = request.headers['user-agent'] ?? null
    const session = await insertSession(
      queries,
      { userId: user.id, activeTeamId: invitation.teamId, ipAddress: request.ip, userAgent },
      at,
    )
    return { answer, session }
  })
}

/** An identity provider can claim any address for its people; whoever is invited with it is not kept out by that. */
async function assertFree(queries: Queries, email: string) {
  const holder = await findUserByEmail(queries, email)
  if (holder?.emailVerified)
    throw userErrors.emailTaken('somebody with this address exists: sign in, then open the link again')
  return holder
}

/** Claims the invitation and makes the membership; used once, whoever else tries at the same time. */
export async function joinTeam(
  queries: Queries,
  invitation: InvitationRow,
  person: { id: string; name: string; email: string | null },
  ipAddress: string | null,
  now: string,
): Promise<Accepted> {
  await lockTeam(queries, invitation.teamId)
  await findOrThrow(claimInvitation(queries, invitation.id, now), invitationErrors.notFound)
  await insertMembership(queries, invitation.teamId, person.id, invitation.role, now)
  const who = { teamId: invitation.teamId, userId: person.id, via: 'session', ipAddress }
  await record(queries, { ...who, action: 'invitation.accepted', targetId: invitation.id }, now)
  const detail = { role: invitation.role }
  await record(queries, { ...who, action: 'member.joined', targetId: person.id, detail }, now)
  const team = (await findTeam(queries, invitation.teamId))!
  // Someone who was a member before keeps the role they had.
  const { role } = (await findMembership(queries, invitation.teamId, person.id))!
  return { user: { id: person.id, name: person.name, email: person.email, role }, team }
}
