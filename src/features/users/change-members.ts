import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { type AccessCache, assertMay, assertMayMakeAdmins, type Principal, type Role } from '../access/index.ts'
import type { ApiKeyStore } from '../api-keys/index.ts'
import { by, record } from '../audit-log/index.ts'
import { lockTeam } from '../teams/index.ts'
import type { User } from './users.contract.ts'
import { userErrors } from './users.errors.ts'
import { countAdmins, deleteMembership, findMember, updateRole } from './users.store.ts'

export type MemberDeps = {
  database: Database
  clock: Clock
  cache: AccessCache
  apiKeys: Pick<ApiKeyStore, 'deleteAllOf'>
}
type Request = Pick<FastifyRequest, 'ip'>

export async function changeRole(
  { database, clock, cache }: MemberDeps,
  caller: Principal,
  userId: string,
  role: Role,
  request: Request,
): Promise<User> {
  if (role === 'admin') assertMayMakeAdmins(caller)
  const now = clock.now().toISOString()
  const changed = await database.transaction(async (queries) => {
    const member = await lockedMember(queries, caller.teamId, userId)
    if (member.role === role) return member
    if (role !== 'admin') await assertNotLastAdmin(queries, caller.teamId, member)
    await updateRole(queries, caller.teamId, userId, role, now)
    const detail = { from: member.role, to: role }
    await record(queries, { ...by(caller, request), action: 'member.role-changed', targetId: userId, detail }, now)
    return { ...member, role }
  })
  await cache.changed()
  return changed
}

/** Everyone may leave; to send somebody else away takes an administrator. The keys they made for the team go with them. */
export async function leaveTeam(
  { database, clock, cache, apiKeys }: MemberDeps,
  caller: Principal,
  userId: string,
  request: Request,
): Promise<void> {
  if (userId !== caller.userId) assertMay(caller, 'users:write')
  const now = clock.now().toISOString()
  await database.transaction(async (queries) => {
    const member = await lockedMember(queries, caller.teamId, userId)
    await assertNotLastAdmin(queries, caller.teamId, member)
    await deleteMembership(queries, caller.teamId, userId)
    const deletedKeys = await apiKeys.deleteAllOf(queries, caller.teamId, userId)
    const detail = { role: member.role, deletedKeys }
    await record(queries, { ...by(caller, request), action: 'member.left', targetId: userId, detail }, now)
  })
  await cache.changed()
}

async function lockedMember(queries: Queries, teamId: string, userId: string): Promise<User> {
  await lockTeam(queries, teamId)
  return findOrThrow(findMember(queries, teamId, userId), userErrors.notFound)
}

async function assertNotLastAdmin(queries: Queries, teamId: string, member: User): Promise<void> {
  if (member.role === 'admin' && (await countAdmins(queries, teamId)) === 1) throw userErrors.lastAdmin()
}
