import { madeAt } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { oldestFirst } from '../../platform/database/page-by-id.ts'
import { equal } from '../../platform/database/statements.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import { newId } from '../../platform/ids.ts'
import type { Agent } from './agents.contract.ts'

type AgentRow = Agent & { teamId: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    agents: AgentRow
  }
}

export type AgentStore = ReturnType<typeof createAgentStore>

export function createAgentStore({ queries: database, transaction }: Pick<Database, 'queries' | 'transaction'>) {
  const { find, insert, update } = teamRows(database, 'agents')
  return {
    find,
    insert,
    update,
    /** Oldest first: the first is the one the space was born with. */
    list: teamRowsIn(database, 'agents', 'spaceId', { order: oldestFirst, long: ['instructions'] }).list,

    /** This one of the space, or its first. */
    findOrFirst: (teamId: string, spaceId: string, id: string | null): Promise<AgentRow | undefined> =>
      database
        .selectFrom('agents')
        .selectAll()
        .where((where) => equal(where, { teamId, spaceId }))
        .orderBy((order) => order.case().when('id', '=', id).then(0).else(1).end())
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    /** The one that a space is born with. */
    insertFirst(teamId: string, spaceId: string, now: string, queries: Queries): Promise<void> {
      const row = { id: newId(), teamId, spaceId, name: 'Analyst', instructions: '', ...madeAt(now) }
      return insert(row, queries)
    },

    /** Locks the space, so that two callers cannot delete its last two agents at once. */
    remove: (teamId: string, id: string): Promise<'removed' | 'not-found' | 'last'> =>
      transaction(async (queries) => {
        const found = await find(teamId, id, queries)
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
