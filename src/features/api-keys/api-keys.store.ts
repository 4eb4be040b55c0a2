import { type CompiledQuery, sql } from 'kysely'
import type { Database, Queries } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { type Stored, stored } from '../../platform/database/stored.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { parseExactJson } from '../../platform/exact-json.ts'
import type { Role } from '../access/index.ts'
import type { ApiKey } from './api-keys.contract.ts'

type ApiKeyTable = Stored<ApiKey> & { teamId: string; keyHash: string }
type SlotTable = { keyId: string; slot: number; usedAt: number }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    api_keys: ApiKeyTable
    api_key_slots: SlotTable
  }
}

const shown = ({ teamId: _, keyHash: __, ...row }: ApiKeyTable): ApiKey => ({
  ...row,
  enabled: row.enabled === 1,
  rateLimitEnabled: row.rateLimitEnabled === 1,
  metadata: row.metadata === null ? null : (parseExactJson(row.metadata) as ApiKey['metadata']),
  permissions: row.permissions === null ? null : JSON.parse(row.permissions),
})

const maxRemembered = 100

/** What checking a key needs: the key, and its user's place in its team. */
export type KeyRecord = {
  id: string
  userId: string
  teamId: string
  organizationId: string
  role: Role | null
  enabled: boolean
  expiresAt: number | null
  permissions: Record<string, ('read' | 'write')[]> | null
  rateLimit: { max: number; windowMs: number } | null
  quota: boolean
  refillInterval: number | null
}

export function createApiKeyStore({ queries, engine, transaction }: Database) {
  const keys = teamRows(queries, 'api_keys')
  // The one process of a SQLite folder makes every change itself, so it may remember a list until the next one.
  const remembered = engine === 'sqlite' ? new Map<string, { keys: ApiKey[]; at: number }>() : null
  let changes = 0

  // The list is asked for often: its text is made once, and only the values change.
  const list: CompiledQuery<ApiKeyTable> = queries
    .selectFrom('api_keys')
    .selectAll()
    .where('teamId', '=', 'team')
    .orderBy('id', 'desc')
    .limit(sql.lit(1001))
    .compile()

  return {
    /** Not to be changed by whoever asks: the same list may be answered again. */
    async list(teamId: string, { limit, cursor }: { limit: number; cursor?: string }): Promise<ApiKey[]> {
      if (limit === 1000 && cursor === undefined) {
        const known = remembered?.get(teamId)
        if (known?.at === changes) return known.keys
        const at = changes
        const { rows } = await queries.executeQuery<ApiKeyTable>({ ...list, parameters: [teamId] })
        const all = rows.map(shown)
        if (remembered && remembered.size >= maxRemembered) remembered.clear()
        remembered?.set(teamId, { keys: all, at })
        return all
      }
      return (await keys.list(teamId, { limit, cursor })).map(shown)
    },

    async find(teamId: string, keyId: string, handle?: Queries): Promise<ApiKey | undefined> {
      const row = await keys.find(teamId, keyId, handle)
      return row && shown(row)
    },

    /** `teamId` and the key's hash are all that a key has beyond what is shown. */
    async insert(handle: Queries, teamId: string, keyHash: string, key: ApiKey): Promise<void> {
      changes += 1
      await keys.insert({ ...stored(key), teamId, keyHash }, handle)
      await setSlots(handle, key)
    },

    /** Writes the named fields alone: `remaining` may be spent by others between reading and writing. */
    async update(handle: Queries, teamId: string, after: ApiKey, changed: (keyof ApiKey)[]): Promise<void> {
      changes += 1
      const values = stored(after)
      await handle
        .updateTable('api_keys')
        .set(Object.fromEntries(changed.map((name) => [name, values[name]])))
        .where((where) => equal(where, { teamId, id: after.id }))
        .execute()
      await setSlots(handle, after)
    },

    delete(handle: Queries, teamId: string, keyId: string): Promise<boolean> {
      changes += 1
      return keys.remove(teamId, keyId, handle)
    },

    async findByHash(keyHash: string): Promise<KeyRecord | null> {
      const row = await queries
        .selectFrom('api_keys')
        .innerJoin('teams', 'teams.id', 'api_keys.teamId')
        .leftJoin('memberships', (join) =>
          join.onRef('memberships.teamId', '=', 'api_keys.teamId').onRef('memberships.userId', '=', 'api_keys.userId'),
        )
        .selectAll('api_keys')
        .select(['teams.organizationId', 'memberships.role'])
        .where('api_keys.keyHash', '=', keyHash)
        .executeTakeFirst()
      if (!row) return null
      return {
        id: row.id,
        userId: row.userId,
        teamId: row.teamId,
        organizationId: row.organizationId,
        role: row.role,
        enabled: row.enabled === 1,
        expiresAt: row.expiresAt === null ? null : Date.parse(row.expiresAt),
        permissions: row.permissions === null ? null : JSON.parse(row.permissions),
        rateLimit:
          row.rateLimitEnabled === 1 && row.rateLimitMax !== null && row.rateLimitTimeWindow !== null
            ? { max: row.rateLimitMax, windowMs: row.rateLimitTimeWindow }
            : null,
        quota: row.remaining !== null,
        refillInterval: row.refillInterval,
      }
    },

    /** Spends one use in one statement, refilling first when that is due. False when there is none left. */
    async spend(keyId: string, refillInterval: number | null, now: Date): Promise<boolean> {
      changes += 1
      const cut = refillInterval === null ? '' : new Date(now.getTime() - refillInterval).toISOString()
      const due = sql<boolean>`("refillInterval" is not null and "refillAmount" is not null and coalesce("lastRefillAt", "createdAt") <= ${cut})`
      return queries
        .updateTable('api_keys')
        .set({
          remaining: sql`case when ${due} and "refillAmount" > remaining then "refillAmount" else remaining end - 1`,
          lastRefillAt: sql`case when ${due} then ${now.toISOString()} else "lastRefillAt" end`,
        })
        .where((where) => equal(where, { id: keyId, enabled: 1 }))
        .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>', 0), due]))
        .$call(changesAny)
    },

    async nextRefill(keyId: string): Promise<number | null> {
      const row = await queries
        .selectFrom('api_keys')
        .select(['lastRefillAt', 'createdAt', 'refillInterval', 'refillAmount'])
        .where('id', '=', keyId)
        .executeTakeFirst()
      if (!row || row.refillInterval === null || row.refillAmount === null) return null
      return Date.parse(row.lastRefillAt ?? row.createdAt) + row.refillInterval
    },

    /** Takes a slot that was last used before the window. False when all are taken. */
    async takeSlot(keyId: string, windowMs: number, now: number): Promise<boolean> {
      const free = queries
        .selectFrom('api_key_slots')
        .select('slot')
        .where('keyId', '=', keyId)
        .where('usedAt', '<=', now - windowMs)
        .orderBy('usedAt')
        .limit(1)
      return queries
        .updateTable('api_key_slots')
        .set({ usedAt: now })
        .where('keyId', '=', keyId)
        .where('slot', '=', engine === 'postgres' ? free.forUpdate().skipLocked() : free)
        .$call(changesAny)
    },

    async oldestSlot(keyId: string): Promise<number> {
      const row = await queries
        .selectFrom('api_key_slots')
        .select((select) => select.fn.min('usedAt').as('usedAt'))
        .where('keyId', '=', keyId)
        .executeTakeFirst()
      return row?.usedAt ?? 0
    },

    /** One commit for all. In the order of ids, so that two instances never wait for each other's rows. */
    async addUses(uses: { keyId: string; count: number; last: string }[]): Promise<void> {
      changes += 1
      await transaction(async (handle) => {
        for (const { keyId, count, last } of uses.toSorted((a, b) => (a.keyId < b.keyId ? -1 : 1)))
          await handle
            .updateTable('api_keys')
            .set((set) => ({
              requestCount: set('requestCount', '+', count),
              lastRequest: sql`case when "lastRequest" > ${last} then "lastRequest" else ${last} end`,
            }))
            .where('id', '=', keyId)
            .execute()
      })
    },

    /** Answers how many there were. */
    async deleteAllOf(handle: Queries, teamId: string, userId: string): Promise<number> {
      changes += 1
      const { numDeletedRows } = await handle
        .deleteFrom('api_keys')
        .where((where) => equal(where, { teamId, userId }))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }

  /** Slots are shared between instances; the one process of a SQLite folder counts in memory. */
  async function setSlots(handle: Queries, key: ApiKey): Promise<void> {
    if (engine !== 'postgres') return
    const wanted = key.rateLimitEnabled ? (key.rateLimitMax ?? 0) : 0
    await handle.deleteFrom('api_key_slots').where('keyId', '=', key.id).where('slot', '>', wanted).execute()
    await sql`insert into api_key_slots ("keyId", slot, "usedAt") select ${key.id}, n, 0 from generate_series(1, ${sql.lit(wanted)}) n on conflict do nothing`.execute(
      handle,
    )
  }
}

export type ApiKeyStore = ReturnType<typeof createApiKeyStore>
