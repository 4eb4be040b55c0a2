import { madeAt, type Timestamps } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import { newId } from '../../platform/ids.ts'
import type { Role } from '../access/index.ts'
import { findTeamSettings } from '../teams/index.ts'
import type { User } from './users.contract.ts'

type UserTable = {
  id: string
  name: string
  email: string
  emailVerified: number
  image: string | null
  twoFactorEnabled: number | null
  locale: string | null
} & Timestamps

declare module '../../platform/database/tables.ts' {
  interface Tables {
    users: UserTable
  }
}

// Sign-in wants an address in every row; a person known by an external token alone may have none.
const placeholderDomain = '@no-address.invalid'
export const shownEmail = (email: string): string | null => (email.endsWith(placeholderDomain) ? null : email)

export async function insertUser(
  queries: Queries,
  person: { name: string; email: string | null; emailVerified: boolean },
  now: string,
): Promise<{ id: string; name: string; email: string | null }> {
  const id = newId()
  await queries
    .insertInto('users')
    .values({
      id,
      name: person.name,
      email: person.email ?? `${id}${placeholderDomain}`,
      emailVerified: Number(person.emailVerified),
      twoFactorEnabled: 0,
      ...madeAt(now),
    })
    .execute()
  return { id, name: person.name, email: person.email }
}

export async function findUser(queries: Queries, userId: string) {
  const row = await queries.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  return row && { ...row, email: shownEmail(row.email) }
}

export async function findUserByEmail(queries: Queries, email: string) {
  return queries.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
}

export async function changeUser(
  queries: Queries,
  userId: string,
  change: { name?: string | undefined; locale?: string | null | undefined },
  now: string,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({ ...change, updatedAt: now })
    .where('id', '=', userId)
    .execute()
}

/** How numbers and dates are written for somebody: as they chose, else as their team did; null: nobody chose. */
export async function chosenLocale(queries: Queries, teamId: string, userId: string | null): Promise<string | null> {
  const own = userId === null ? undefined : await findUser(queries, userId)
  return own?.locale ?? (await findTeamSettings(queries, teamId)).locale
}

/** The same where the service itself writes: English when nobody chose. */
export const writtenLocale = async (queries: Queries, teamId: string, userId: string | null): Promise<string> =>
  (await chosenLocale(queries, teamId, userId)) ?? 'en'

/** Takes an address from somebody who never proved that it is theirs. */
export async function releaseEmail(queries: Queries, userId: string, now: string): Promise<void> {
  await queries
    .updateTable('users')
    .set({ email: `${userId}${placeholderDomain}`, updatedAt: now })
    .where((where) => equal(where, { id: userId, emailVerified: 0 }))
    .execute()
}

const members = (queries: Queries, teamId: string) =>
  queries
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name', 'users.email', 'memberships.role'])
    .where('memberships.teamId', '=', teamId)

const shown = (row: { id: string; name: string; email: string; role: Role }): User => ({
  ...row,
  email: shownEmail(row.email),
})

export async function listMembers(
  queries: Queries,
  teamId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<User[]> {
  let query = members(queries, teamId)
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
  if (cursor) query = query.where('users.id', '<', cursor)
  return (await query.execute()).map(shown)
}

export async function findMember(queries: Queries, teamId: string, userId: string): Promise<User | undefined> {
  const row = await members(queries, teamId).where('users.id', '=', userId).executeTakeFirst()
  return row && shown(row)
}

export async function countAdmins(queries: Queries, teamId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('memberships')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) => equal(where, { teamId, role: 'admin' }))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function updateRole(
  queries: Queries,
  teamId: string,
  userId: string,
  role: Role,
  now: string,
): Promise<void> {
  await queries
    .updateTable('memberships')
    .set({ role, updatedAt: now })
    .where((where) => equal(where, { teamId, userId }))
    .execute()
}

export async function deleteMembership(queries: Queries, teamId: string, userId: string): Promise<void> {
  await queries.deleteFrom('memberships').where('teamId', '=', teamId).where('userId', '=', userId).execute()
}
