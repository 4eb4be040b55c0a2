import type { Queries } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import type { Role } from '../access/index.ts'

type InvitationTable = {
  id: string
  teamId: string
  email: string
  role: Role
  tokenHash: string
  sealedToken: string
  invitedByUserId: string | null
  acceptedAt: string | null
  expiresAt: string
  createdAt: string
}
export type InvitationRow = InvitationTable

declare module '../../platform/database/tables.ts' {
  interface Tables {
    invitations: InvitationTable
  }
}

export async function insertInvitation(queries: Queries, row: InvitationRow): Promise<void> {
  await queries.insertInto('invitations').values(row).execute()
}

/** Those that can still be accepted, newest first. */
export const listInvitations = (
  queries: Queries,
  teamId: string,
  page: PageWanted,
  now: string,
): Promise<InvitationRow[]> =>
  queries
    .selectFrom('invitations')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$call(newestFirst(page))
    .execute()

export async function deleteInvitation(queries: Queries, teamId: string, id: string): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('invitations')
    .where((where) => equal(where, { teamId, id }))
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Those that could still be accepted with an address. */
export async function deleteOpenInvitations(
  queries: Queries,
  { teamId, email }: Pick<InvitationRow, 'teamId' | 'email'>,
  now: string,
): Promise<string[]> {
  const rows = await queries
    .deleteFrom('invitations')
    .where((where) => equal(where, { teamId, email }))
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const open = (queries: Queries, now: string) =>
  queries
    .selectFrom('invitations')
    .innerJoin('teams', 'teams.id', 'invitations.teamId')
    .selectAll('invitations')
    .select('teams.name as teamName')
    .where('acceptedAt', 'is', null)
    .where('expiresAt', '>', now)

export const findOpenInvitation = (queries: Queries, tokenHash: string, now: string) =>
  open(queries, now).where('tokenHash', '=', tokenHash).executeTakeFirst()

export const openInvitationsFor = (queries: Queries, email: string, now: string) =>
  open(queries, now).where('email', '=', email).execute()

/** True for exactly one caller. */
export async function claimInvitation(queries: Queries, id: string, now: string): Promise<boolean> {
  return queries
    .updateTable('invitations')
    .set({ acceptedAt: now })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .$call(changesAny)
}
