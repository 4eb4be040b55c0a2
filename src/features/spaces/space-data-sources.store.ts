import type { Database } from '../../platform/database/open.ts'
import { oldestFirst } from '../../platform/database/page-by-id.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { teamRowsIn } from '../../platform/database/team-rows.ts'
import type { SpaceDataSource } from './space-data-sources.contract.ts'

export type LinkRow = Omit<SpaceDataSource, 'dataSource'> & { teamId: string; groundingGenerated: number }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    space_data_sources: LinkRow
  }
}

export type LinkStore = ReturnType<typeof createLinkStore>

export function createLinkStore({ queries }: Pick<Database, 'queries'>) {
  return {
    /** Oldest first: the order in which they were added. */
    ...teamRowsIn(queries, 'space_data_sources', 'spaceId', { order: oldestFirst }),

    ofSource: (teamId: string, spaceId: string, dataSourceId: string): Promise<LinkRow | undefined> =>
      queries
        .selectFrom('space_data_sources')
        .selectAll()
        .where((where) => equal(where, { teamId, spaceId, dataSourceId }))
        .executeTakeFirst(),

    /** False when the link was there already. */
    async insert(row: LinkRow): Promise<boolean> {
      return queries
        .insertInto('space_data_sources')
        .values(row)
        .onConflict((conflict) => conflict.columns(['spaceId', 'dataSourceId']).doNothing())
        .$call(changesAny)
    },

    /** Where a description was to be made and could not be yet. */
    async fillGrounding(teamId: string, dataSourceId: string, grounding: string): Promise<void> {
      await queries
        .updateTable('space_data_sources')
        .set({ grounding })
        .where((where) => equal(where, { teamId, dataSourceId, groundingGenerated: 1, grounding: '' }))
        .execute()
    },
  }
}
