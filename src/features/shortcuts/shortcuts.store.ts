import { sql } from 'kysely'
import type { Database, Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import { longRows, teamRows } from '../../platform/database/team-rows.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import type { AgentShortcut, SpaceShortcut } from './shortcuts.contract.ts'
import { shortcutErrors } from './shortcuts.errors.ts'

type Kept<T> = Omit<T, 'disableModelInvocation' | 'userInvokable' | 'immediate'> & {
  teamId: string
  createdByUserId: string
  prefixKey: string
  disableModelInvocation: number
  userInvokable: number
}
type SpaceShortcutTable = Kept<SpaceShortcut>
type AgentShortcutTable = Kept<AgentShortcut> & { immediate: number }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    space_shortcuts: SpaceShortcutTable
    agent_shortcuts: AgentShortcutTable
  }
}

type Kind = 'space' | 'agent'
type Owned = { visibility: string; createdByUserId: string }
type Row = Record<string, unknown> & Omit<SpaceShortcut, 'spaceId'> & { createdByUserId: string }
/** One of a space or of its agent as it is looked for; its prompt is read when it is called. */
export type CallableShortcut = Pick<
  SpaceShortcut,
  'id' | 'name' | 'prefix' | 'description' | 'integrations' | 'visibility' | 'disableModelInvocation' | 'userInvokable'
> & { prompt(): Promise<string> }

/** Of a space, or an agent: those of the team and the private ones of each person, which are answered together. */
const most = { team: 200, private: 100 }

const flags = ['disableModelInvocation', 'userInvokable', 'immediate'] as const

function asAnswer<T>(row: Record<string, unknown>): T {
  const answer = { ...row }
  for (const flag of flags) if (flag in answer) answer[flag] = answer[flag] === 1
  return answer as T
}
function asRow(fields: Record<string, unknown>): Record<string, unknown> {
  const row = { ...fields }
  for (const flag of flags) if (typeof row[flag] === 'boolean') row[flag] = row[flag] ? 1 : 0
  return row
}

/** A prefix is used once for the team and once in each person's private ones. */
export const prefixKey = (prefix: string, visibility: string, userId: string) =>
  `${visibility === 'private' ? userId : ''} ${prefix.normalize('NFC').toLowerCase()}`

const taken = whenTaken(shortcutErrors.prefixTaken)

export type ShortcutStore<T extends SpaceShortcut | AgentShortcut> = ReturnType<typeof createStore<T>>
export const createSpaceShortcutStore = (database: Pick<Database, 'queries' | 'transaction'>) =>
  createStore<SpaceShortcut>(database, 'space')
export const createAgentShortcutStore = (database: Pick<Database, 'queries' | 'transaction'>) =>
  createStore<AgentShortcut>(database, 'agent')

/** Space and agent shortcuts are kept alike, each below its parent. */
function createStore<T extends SpaceShortcut | AgentShortcut>(
  { queries: database, transaction }: Pick<Database, 'queries' | 'transaction'>,
  kind: Kind,
) {
  const table = kind === 'space' ? ('space_shortcuts' as 'agent_shortcuts') : 'agent_shortcuts'
  const parent = kind === 'space' ? ('spaceId' as 'agentId') : 'agentId'

  const kept = teamRows(database, table)
  const parentOf = (row: object) => (row as Record<string, string>)[parent] as string
  const visible = (queries: Queries, teamId: string, parentId: string, userId: string | null) =>
    queries
      .selectFrom(table)
      .where('teamId', '=', teamId)
      .where(parent, '=', parentId)
      .where((where) =>
        where.or([
          where('visibility', '=', 'team'),
          ...(userId === null ? [] : [where('createdByUserId', '=', userId)]),
        ]),
      )
      .orderBy('sortOrder')
      .orderBy('id')

  /** For one more of the team, or of its maker's private ones. */
  async function assertRoom(queries: Queries, teamId: string, row: Owned): Promise<void> {
    const visibility = row.visibility === 'private' ? 'private' : 'team'
    const { count } = await queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((where) => equal(where, { teamId, visibility }))
      .where(parent, '=', parentOf(row))
      .$if(visibility === 'private', (query) => query.where('createdByUserId', '=', row.createdByUserId))
      .executeTakeFirstOrThrow()
    if (Number(count) >= most[visibility]) throw shortcutErrors.tooMany()
  }

  /** Those of the team and the caller's own. `userId` null: the team's alone; `ids`: of these, the ones that are named. */
  async function list(
    teamId: string,
    parentId: string,
    userId: string | null,
    ids?: string[],
  ): Promise<(T & { createdByUserId: string })[]> {
    if (ids?.length === 0) return []
    const all = visible(database, teamId, parentId, userId)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
      .limit(1000)
    const rows = await longRows(all, ['prompt', 'description'], (some) => some.selectAll())
    return rows.map((row) => asAnswer(row))
  }

  return {
    list,

    /** The same as they are looked for. */
    async callable(teamId: string, parentId: string, userId: string | null): Promise<CallableShortcut[]> {
      const rows = await visible(database, teamId, parentId, userId)
        .select(['id', 'name', 'prefix', 'description', 'integrations', 'visibility'])
        .select(['disableModelInvocation', 'userInvokable'])
        .limit(1000)
        .execute()
      return rows.map((row) => ({
        ...asAnswer<Omit<CallableShortcut, 'prompt'>>(row),
        prompt: async () => (await kept.find(teamId, row.id))?.prompt ?? '',
      }))
    },

    async find(teamId: string, parentId: string, id: string, userId: string): Promise<(T & Row) | undefined> {
      const row = await visible(database, teamId, parentId, userId).selectAll().where('id', '=', id).executeTakeFirst()
      return row && asAnswer(row)
    },

    /** Goes to the end when no place is given. */
    async insert(
      teamId: string,
      row: Omit<T, 'sortOrder'> & { sortOrder?: number | undefined; createdByUserId: string; prefixKey: string },
    ): Promise<T> {
      return transaction(async (queries) => {
        await assertRoom(queries, teamId, row)
        const { last } = await queries
          .selectFrom(table)
          .select(({ fn }) => fn.max('sortOrder').as('last'))
          .where('teamId', '=', teamId)
          .where(parent, '=', parentOf(row))
          .executeTakeFirstOrThrow()
        const sortOrder = row.sortOrder ?? (last === null ? 0 : Number(last) + 1)
        const inserted = await queries
          .insertInto(table)
          .values({ ...asRow(row), sortOrder, teamId } as never)
          .returningAll()
          .executeTakeFirstOrThrow()
          .catch(taken)
        return asAnswer<T>(inserted as Record<string, unknown>)
      })
    },

    async update(
      teamId: string,
      before: Owned & { id: string },
      change: Record<string, unknown> & { visibility: string },
    ): Promise<T | undefined> {
      return transaction(async (queries) => {
        if (change.visibility !== before.visibility) await assertRoom(queries, teamId, { ...before, ...change })
        const row = await queries
          .updateTable(table)
          .set(asRow(change) as never)
          .where((where) => equal(where, { teamId, id: before.id }))
          .returningAll()
          .executeTakeFirst()
          .catch(taken)
        return row ? asAnswer<T>(row as Record<string, unknown>) : undefined
      })
    },

    remove: kept.remove,

    /** Null, and nothing moves, when these are not exactly the shortcuts that the caller sees. */
    async reorder(
      teamId: string,
      parentId: string,
      userId: string,
      ids: string[],
      updatedAt: string,
    ): Promise<T[] | null> {
      const isDone = await transaction(async (queries) => {
        const seen = await visible(queries, teamId, parentId, userId).select('id').execute()
        const known = new Set(seen.map(({ id }) => id))
        if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
          return false
        if (ids.length > 0) {
          const place = sql.join(
            ids.map((id, index) => sql`when ${id} then ${sql.lit(index)}`),
            sql` `,
          )
          await queries
            .updateTable(table)
            .set({ sortOrder: sql<number>`case id ${place} end`, updatedAt } as never)
            .where('teamId', '=', teamId)
            .where('id', 'in', ids)
            .execute()
        }
        return true
      })
      return isDone ? list(teamId, parentId, userId) : null
    },
  }
}
