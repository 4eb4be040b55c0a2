import { madeAt, type Timestamps } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import { newId, newToken, sha256 } from '../../platform/ids.ts'
import type { Person } from '../access/index.ts'
import { sessionDays } from './session-cookie.ts'

type SessionTable = {
  id: string
  userId: string
  /** The hash of it. */
  token: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
  activeTeamId: string | null
} & Timestamps
type AccountTable = {
  id: string
  userId: string
  accountId: string
  providerId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: string | null
  refreshTokenExpiresAt: string | null
  scope: string | null
  password: string | null
} & Timestamps
type VerificationTable = {
  id: string
  identifier: string
  value: string
  expiresAt: string
} & Timestamps
type TwoFactorTable = {
  id: string
  userId: string
  secret: string
  backupCodes: string
  verified: number | null
  failedVerificationCount: number | null
  lockedUntil: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sessions: SessionTable
    accounts: AccountTable
    verifications: VerificationTable
    two_factors: TwoFactorTable
  }
}

/** The account that holds a password; the name is better-auth's. */
export async function insertPassword(queries: Queries, userId: string, hash: string, now: string): Promise<void> {
  await queries
    .insertInto('accounts')
    .values({
      id: newId(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: hash,
      ...madeAt(now),
    })
    .execute()
}

/** Answers the token of the new session. */
export async function insertSession(
  queries: Queries,
  session: { userId: string; activeTeamId: string; ipAddress: string | null; userAgent: string | null },
  now: Date,
): Promise<string> {
  const token = newToken()
  await queries
    .insertInto('sessions')
    .values({
      ...session,
      id: newId(),
      token: sha256(token),
      expiresAt: new Date(now.getTime() + sessionDays * 86_400_000).toISOString(),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .execute()
  return token
}

export type SessionRecord = Person & { expiresAt: number }

export async function findSession(queries: Queries, token: string): Promise<SessionRecord | null> {
  const row = await queries
    .selectFrom('sessions')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.teamId', '=', 'sessions.activeTeamId')
        .onRef('memberships.userId', '=', 'sessions.userId'),
    )
    .leftJoin('teams', 'teams.id', 'memberships.teamId')
    .select(['sessions.id', 'sessions.userId', 'sessions.expiresAt', 'memberships.role'])
    .select(['teams.id as teamId', 'teams.organizationId'])
    .where('sessions.token', '=', sha256(token))
    .executeTakeFirst()
  if (!row) return null
  const { teamId, organizationId, role } = row
  return {
    userId: row.userId,
    team: teamId && organizationId && role ? { id: teamId, organizationId, role } : null,
    via: 'session',
    permissions: null,
    credentialId: row.id,
    expiresAt: Date.parse(row.expiresAt),
  }
}

export async function setActiveTeam(queries: Queries, teamId: string, sessionId: string, now: string): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ activeTeamId: teamId, updatedAt: now })
    .where('id', '=', sessionId)
    .execute()
}

/** Where somebody was last, or else the first team they joined. */
export async function firstTeamOf(queries: Queries, userId: string): Promise<string | null> {
  const teams = await queries
    .selectFrom('memberships')
    .select('teamId')
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  const last = await queries
    .selectFrom('sessions')
    .select('activeTeamId')
    .where('userId', '=', userId)
    .where('activeTeamId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const found = teams.find(({ teamId }) => teamId === last?.activeTeamId) ?? teams[0]
  return found?.teamId ?? null
}

export async function deleteSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

export async function deleteSessionsOf(queries: Queries, userId: string, except?: string): Promise<void> {
  let query = queries.deleteFrom('sessions').where('userId', '=', userId)
  if (except) query = query.where('id', '<>', except)
  await query.execute()
}

export async function deleteExpired(queries: Queries, now: string): Promise<void> {
  await queries.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
  await queries.deleteFrom('verifications').where('expiresAt', '<=', now).execute()
}

export async function findPassword(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('accounts')
    .select('password')
    .where((where) => equal(where, { userId, providerId: 'credential' }))
    .executeTakeFirst()
  return row?.password ?? null
}

/** Also for somebody who had none. */
export async function setPassword(queries: Queries, userId: string, hash: string, now: string): Promise<void> {
  const { numUpdatedRows } = await queries
    .updateTable('accounts')
    .set({ password: hash, updatedAt: now })
    .where((where) => equal(where, { userId, providerId: 'credential' }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await insertPassword(queries, userId, hash, now)
}

const resetOf = (userId: string) => `reset of ${userId}`

/** One link at a time: a new one replaces the last. The hash of its token is kept, not the token. */
export async function insertReset(
  queries: Queries,
  userId: string,
  tokenHash: string,
  expiresAt: string,
  now: string,
): Promise<void> {
  await queries.deleteFrom('verifications').where('value', '=', resetOf(userId)).execute()
  await queries
    .insertInto('verifications')
    .values({
      id: newId(),
      identifier: `password-reset ${tokenHash}`,
      value: resetOf(userId),
      expiresAt,
      ...madeAt(now),
    })
    .execute()
}

export async function isReset(queries: Queries, tokenHash: string, now: string): Promise<boolean> {
  const row = await queries
    .selectFrom('verifications')
    .select('id')
    .where('identifier', '=', `password-reset ${tokenHash}`)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Who has given the password and not yet the second factor, by the name in the cookie of that first half. */
export async function halfSignedIn(queries: Queries, identifier: string, now: string): Promise<string | null> {
  const row = await queries
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Uses the link up; answers whose it was. */
export async function takeReset(queries: Queries, tokenHash: string, now: string): Promise<string | undefined> {
  const row = await queries
    .deleteFrom('verifications')
    .where('identifier', '=', `password-reset ${tokenHash}`)
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst()
  return row?.value.slice(resetOf('').length)
}

/** The teams of a person in which somebody else is not an administrator; of a key or token, those besides its own. */
export async function teamsBeyond(
  queries: Queries,
  userId: string,
  admin: { userId: string; teamId: string; via: string },
): Promise<number> {
  const rows = await queries
    .selectFrom('memberships')
    .select('teamId')
    .where('userId', '=', userId)
    .where(
      'teamId',
      'not in',
      queries
        .selectFrom('memberships')
        .select('teamId')
        .where('userId', '=', admin.userId)
        .where('role', '=', 'admin')
        .$if(admin.via !== 'session', (administered) => administered.where('teamId', '=', admin.teamId)),
    )
    .execute()
  return rows.length
}
