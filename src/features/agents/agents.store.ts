import { madeAt } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { oldestFirst } from '../../platform/database/page-by-id.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import { newId } from '../../platform/ids.ts'
import type { Agent } from './agents.contract.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    agents: Agent & { teamId: string }
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
    list: teamRowsIn(database, 'agents', 'spaceId', { order: oldestFirst }).list,

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
