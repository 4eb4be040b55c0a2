import type { FastifyRequest } from 'fastify'
import { type Clock, madeAt } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { newId, sha256 } from '../../platform/ids.ts'
import { type AccessCache, accessErrors, type Principal, resources } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import type { ApiKey, ApiKeyFields } from './api-keys.contract.ts'
import { apiKeyErrors } from './api-keys.errors.ts'
import type { ApiKeyStore } from './api-keys.store.ts'
import { keyPrefix, makeKey } from './key-text.ts'

export type ApiKeyDeps = { database: Database; store: ApiKeyStore; cache: AccessCache; clock: Clock }
type Caller = Pick<Principal, 'userId' | 'teamId' | 'via' | 'role' | 'permissions' | 'credentialId'>
type Request = Pick<FastifyRequest, 'ip'>
type Permissions = ApiKey['permissions']

/** Writes a key with the given handle, so that it can be part of a larger change, such as the first run. */
export async function insertApiKey(
  store: ApiKeyStore,
  queries: Queries,
  owner: { teamId: string; userId: string },
  fields: ApiKeyFields,
  now: string,
): Promise<ApiKey & { key: string }> {
  const { key, start } = makeKey()
  const row: ApiKey = {
    name: null,
    enabled: true,
    rateLimitEnabled: false,
    rateLimitMax: null,
    rateLimitTimeWindow: null,
    refillAmount: null,
    refillInterval: null,
    remaining: null,
    expiresAt: null,
    metadata: null,
    permissions: null,
    ...fields,
    id: newId(),
    userId: owner.userId,
    prefix: keyPrefix,
    start,
    lastRefillAt: null,
    requestCount: 0,
    lastRequest: null,
    ...madeAt(now),
  }
  checkMeaning(row)
  await store.insert(queries, owner.teamId, sha256(key), row)
  return { ...row, key }
}

export async function createApiKey(deps: ApiKeyDeps, caller: Caller, fields: ApiKeyFields, request: Request) {
  const now = deps.clock.now().toISOString()
  const narrowed = await withinCaller(deps, caller, fields)
  return deps.database.transaction(async (queries) => {
    const made = await insertApiKey(deps.store, queries, caller, narrowed, now)
    const detail = { name: made.name, permissions: made.permissions }
    await record(queries, { ...by(caller, request), action: 'api-key.created', targetId: made.id, detail }, now)
    return made
  })
}

export async function changeApiKey(
  deps: ApiKeyDeps,
  caller: Caller,
  keyId: string,
  change: ApiKeyFields,
  request: Request,
): Promise<ApiKey> {
  const now = deps.clock.now().toISOString()
  const changed = await deps.database.transaction(async (queries) => {
    const before = await findOrThrow(deps.store.find(caller.teamId, keyId, queries), apiKeyErrors.notFound)
    assertMayTouch(caller, before)
    const after: ApiKey = { ...before, ...change, updatedAt: now }
    const changed: (keyof ApiKey)[] = [...(Object.keys(change) as (keyof ApiKeyFields)[]), 'updatedAt']
    if (change.refillInterval) {
      after.lastRefillAt = now
      changed.push('lastRefillAt')
    }
    checkMeaning(after)
    await withinCaller(deps, caller, after, queries)
    await deps.store.update(queries, caller.teamId, after, changed)
    const detail = { changed: Object.keys(change) }
    await record(queries, { ...by(caller, request), action: 'api-key.updated', targetId: keyId, detail }, now)
    return after
  })
  await deps.cache.changed()
  return changed
}

export async function deleteApiKey(deps: ApiKeyDeps, caller: Caller, keyId: string, request: Request): Promise<void> {
  const now = deps.clock.now().toISOString()
  await deps.database.transaction(async (queries) => {
    const key = await findOrThrow(deps.store.find(caller.teamId, keyId, queries), apiKeyErrors.notFound)
    assertMayTouch(caller, key)
    await deps.store.delete(queries, caller.teamId, keyId)
    const entry = {
      action: 'api-key.deleted',
      targetId: keyId,
      detail: { name: key.name, userId: key.userId },
    } as const
    await record(queries, { ...by(caller, request), ...entry }, now)
  })
  await deps.cache.changed()
}

/** A key is its user's; administrators look after all of the team's. */
function assertMayTouch(caller: Caller, key: ApiKey): void {
  if (key.userId !== caller.userId && caller.role !== 'admin')
    throw accessErrors.forbidden("this is another member's key")
}

/** No key makes, or turns into, one that may do more or lives longer than itself. */
async function withinCaller(
  { store }: ApiKeyDeps,
  caller: Caller,
  fields: ApiKeyFields,
  queries?: Queries,
): Promise<ApiKeyFields> {
  if (caller.via !== 'api-key') return fields
  const own = await store.find(caller.teamId, caller.credentialId, queries)
  if (!own) throw accessErrors.forbidden('the key that asks is gone')
  if (own.remaining !== null || own.rateLimitEnabled)
    throw accessErrors.forbidden('a key with a limit cannot make or change keys')
  const permissions = fields.permissions ?? own.permissions
  const expiresAt = fields.expiresAt ?? own.expiresAt
  if (fields.permissions === null && own.permissions !== null)
    throw accessErrors.forbidden('a key cannot grant what it may not do itself')
  if (!within(permissions, own.permissions))
    throw accessErrors.forbidden('a key cannot grant what it may not do itself')
  if (own.expiresAt !== null && (fields.expiresAt === null || expiresAt! > own.expiresAt))
    throw accessErrors.forbidden('a key cannot make one that outlives it')
  return { ...fields, permissions, expiresAt }
}

function within(inner: Permissions, outer: Permissions): boolean {
  if (outer === null) return true
  if (inner === null) return false
  return Object.entries(inner).every(([resource, verbs]) => verbs.every((verb) => outer[resource]?.includes(verb)))
}

const invalid = (field: string, why: string) => httpErrors.invalidRequest(`body.${field}: ${why}`)

/** What no single field can say: which of them need each other. */
function checkMeaning(key: ApiKey): void {
  for (const resource of Object.keys(key.permissions ?? {}))
    if (!resources.includes(resource)) throw invalid(`permissions.${resource}`, 'there is no such resource')
  if (key.rateLimitEnabled && key.rateLimitMax === null) throw invalid('rateLimitMax', 'a rate limit needs it')
  if (key.rateLimitEnabled && key.rateLimitTimeWindow === null)
    throw invalid('rateLimitTimeWindow', 'a rate limit needs it')
  if ((key.refillAmount === null) !== (key.refillInterval === null))
    throw invalid(key.refillAmount === null ? 'refillAmount' : 'refillInterval', 'a refill needs both')
  if (key.refillAmount !== null && key.remaining === null) throw invalid('remaining', 'a refill needs a quota')
}
