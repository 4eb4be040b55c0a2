import type { Database, Queries } from '../../platform/database/open.ts'
import { oldestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { newId } from '../../platform/ids.ts'
import type { Agent, AgentChange } from './agents.contract.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    agents: Agent & { teamId: string }
  }
}

const fields = ['id', 'spaceId', 'name', 'instructions', 'createdAt', 'updatedAt'] as const

export type AgentStore = ReturnType<typeof createAgentStore>

export function createAgentStore({ queries: database, transaction }: Pick<Database, 'queries' | 'transaction'>) {
  return {
    /** Oldest first: the first is the one the space was born with. */
    list: (teamId: string, spaceId: string, page: PageWanted = { limit: 1000 }): Promise<Agent[]> =>
      database
        .selectFrom('agents')
        .select(fields)
        .where('teamId', '=', teamId)
        .where('spaceId', '=', spaceId)
        .$call(oldestFirst(page))
        .execute(),

    find: (teamId: string, id: string, queries: Queries = database): Promise<Agent | undefined> =>
      queries.selectFrom('agents').select(fields).where('teamId', '=', teamId).where('id', '=', id).executeTakeFirst(),

    async insert(teamId: string, row: Agent, queries: Queries = database): Promise<void> {
      await queries
        .insertInto('agents')
        .values({ ...row, teamId })
        .execute()
    },

    /** The one that a space is born with. */
    async insertFirst(teamId: string, spaceId: string, now: string, queries: Queries): Promise<void> {
      const row = { id: newId(), spaceId, name: 'Analyst', instructions: '', createdAt: now, updatedAt: now }
      await queries
        .insertInto('agents')
        .values({ ...row, teamId })
        .execute()
    },

    update: (teamId: string, id: string, change: AgentChange & { updatedAt: string }): Promise<Agent | undefined> =>
      database
        .updateTable('agents')
        .set(change)
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .returning(fields)
        .executeTakeFirst(),

    /** Locks the space, so that two callers cannot delete its last two agents at once. */
    remove: (teamId: string, id: string): Promise<'removed' | 'not-found' | 'last'> =>
      transaction(async (queries) => {
        const found = await queries
          .selectFrom('agents')
          .select('spaceId')
          .where('teamId', '=', teamId)
          .where('id', '=', id)
          .executeTakeFirst()
        if (!found) return 'not-found'
        await queries
          .updateTable('spaces')
          .set((set) => ({ updatedAt: set.ref('updatedAt') }))
          .where('id', '=', found.spaceId)
          .execute()
        const all = await queries.selectFrom('agents').select('id').where('spaceId', '=', found.spaceId).execute()
        if (!all.some((row) => row.id === id)) return 'not-found'
        if (all.length === 1) return 'last'
        await queries.deleteFrom('agents').where('id', '=', id).execute()
        return 'removed'
      }),
  }
}
