import type { Database } from '../../platform/database/open.ts'
import { oldestFirst } from '../../platform/database/page-by-id.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { longRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import type { SpaceDataSource } from './space-data-sources.contract.ts'

export type LinkRow = Omit<SpaceDataSource, 'dataSource'> & { teamId: string; groundingGenerated: number }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    space_data_sources: LinkRow
  }
}

export type LinkStore = ReturnType<typeof createLinkStore>

/** All but what is said of it to the analyst. */
export type AttachedSource = Omit<LinkRow, 'grounding'>
const most = 1000

export function createLinkStore({ queries }: Pick<Database, 'queries'>) {
  const ofSpace = (teamId: string, spaceId: string) =>
    queries
      .selectFrom('space_data_sources')
      .where((where) => equal(where, { teamId, spaceId }))
      .orderBy('id')
      .limit(most)
  return {
    /** Oldest first: the order in which they were added. */
    ...teamRowsIn(queries, 'space_data_sources', 'spaceId', { order: oldestFirst, long: ['grounding'] }),

    attached: (teamId: string, spaceId: string): Promise<AttachedSource[]> =>
      ofSpace(teamId, spaceId)
        .select(['id', 'teamId', 'spaceId', 'dataSourceId', 'privacy', 'groundingGenerated', 'createdAt'])
        .execute(),

    /** By the ids of the links: what is said of each to the analyst. */
    async groundings(teamId: string, spaceId: string): Promise<Map<string, string>> {
      const links = await longRows(ofSpace(teamId, spaceId), ['grounding'], (some) => some.select(['id', 'grounding']))
      return new Map(links.map(({ id, grounding }) => [id, grounding]))
    },

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
