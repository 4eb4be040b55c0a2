import type { Generated } from 'kysely'
import { madeAt, type Timestamps } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { newId } from '../../platform/ids.ts'
import type { Role } from '../access/index.ts'
import type { Team, TeamSettings } from './teams.contract.ts'

type OrganizationTable = { id: string; name: string; createdAt: string; updatedAt: string }
type TeamTable = {
  id: string
  organizationId: string
  name: string
  timeZone: Generated<string>
  locale: string | null
  currency: string | null
} & Timestamps
type MembershipTable = { teamId: string; userId: string; role: Role; createdAt: string; updatedAt: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organizations: OrganizationTable
    teams: TeamTable
    memberships: MembershipTable
  }
}

export async function insertOrganization(queries: Queries, name: string, now: string): Promise<string> {
  const id = newId()
  await queries
    .insertInto('organizations')
    .values({ id, name, ...madeAt(now) })
    .execute()
  return id
}

export async function insertTeam(queries: Queries, organizationId: string, name: string, now: string): Promise<Team> {
  const row = { id: newId(), organizationId, name, ...madeAt(now) }
  await queries.insertInto('teams').values(row).execute()
  return row
}

/** True when the person was not a member before. */
export async function insertMembership(
  queries: Queries,
  teamId: string,
  userId: string,
  role: Role,
  now: string,
): Promise<boolean> {
  return queries
    .insertInto('memberships')
    .values({ teamId, userId, role, ...madeAt(now) })
    .onConflict((conflict) => conflict.columns(['teamId', 'userId']).doNothing())
    .$call(changesAny)
}

/** Makes those who change one team at the same moment wait for each other: what they then read of its members, or count, stays true. */
export async function lockTeam(queries: Queries, teamId: string): Promise<void> {
  await queries
    .updateTable('teams')
    .set((set) => ({ updatedAt: set.ref('updatedAt') }))
    .where('id', '=', teamId)
    .execute()
}

export function findTeam(queries: Queries, teamId: string): Promise<Team | undefined> {
  return queries.selectFrom('teams').selectAll().where('id', '=', teamId).executeTakeFirst()
}

const settingNames = ['timeZone', 'locale', 'currency'] as const

export async function findTeamSettings(queries: Queries, teamId: string): Promise<TeamSettings> {
  const found = await queries.selectFrom('teams').select(settingNames).where('id', '=', teamId).executeTakeFirst()
  return found ?? { timeZone: 'UTC', locale: null, currency: null }
}

export async function changeTeamSettings(
  queries: Queries,
  teamId: string,
  change: Partial<TeamSettings>,
  now: string,
): Promise<void> {
  await queries
    .updateTable('teams')
    .set({ ...change, updatedAt: now })
    .where('id', '=', teamId)
    .execute()
}

/** The teams a person belongs to, oldest first. */
export function teamsOf(queries: Queries, userId: string): Promise<(Team & { role: Role })[]> {
  return queries
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.teamId')
    .selectAll('teams')
    .select('memberships.role')
    .where('memberships.userId', '=', userId)
    .orderBy('teams.id')
    .execute()
}

export function findMembership(
  queries: Queries,
  teamId: string,
  userId: string,
): Promise<{ role: Role; organizationId: string } | undefined> {
  return queries
    .selectFrom('memberships')
    .innerJoin('teams', 'teams.id', 'memberships.teamId')
    .select(['memberships.role', 'teams.organizationId'])
    .where((where) => equal(where, { 'memberships.teamId': teamId, 'memberships.userId': userId }))
    .executeTakeFirst()
}
