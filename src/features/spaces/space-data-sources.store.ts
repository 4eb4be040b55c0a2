import type { Privacy } from '../../engine/analyst/index.ts'
import type { Database } from '../../platform/database/open.ts'
import { oldestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'

export type LinkRow = {
  id: string
  teamId: string
  spaceId: string
  dataSourceId: string
  grounding: string
  groundingGenerated: number
  privacy: Privacy
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    space_data_sources: LinkRow
  }
}

export type LinkStore = ReturnType<typeof createLinkStore>

export function createLinkStore({ queries }: Pick<Database, 'queries'>) {
  return {
    /** Oldest first: the order in which they were added. */
    list: (teamId: string, spaceId: string, page: PageWanted = { limit: 1000 }): Promise<LinkRow[]> =>
      queries
        .selectFrom('space_data_sources')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('spaceId', '=', spaceId)
        .$call(oldestFirst(page))
        .execute(),

    find: (teamId: string, spaceId: string, id: string): Promise<LinkRow | undefined> =>
      queries
        .selectFrom('space_data_sources')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('spaceId', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst(),

    ofSource: (teamId: string, spaceId: string, dataSourceId: string): Promise<LinkRow | undefined> =>
      queries
        .selectFrom('space_data_sources')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('spaceId', '=', spaceId)
        .where('dataSourceId', '=', dataSourceId)
        .executeTakeFirst(),

    /** False when the link was there already. */
    async insert(row: LinkRow): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await queries
        .insertInto('space_data_sources')
        .values(row)
        .onConflict((conflict) => conflict.columns(['spaceId', 'dataSourceId']).doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    update: (
      teamId: string,
      spaceId: string,
      id: string,
      change: Partial<Pick<LinkRow, 'grounding' | 'groundingGenerated' | 'privacy'>>,
    ): Promise<LinkRow | undefined> =>
      queries
        .updateTable('space_data_sources')
        .set(change)
        .where('teamId', '=', teamId)
        .where('spaceId', '=', spaceId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** Where a description was to be made and could not be yet. */
    async fillGrounding(teamId: string, dataSourceId: string, grounding: string): Promise<void> {
      await queries
        .updateTable('space_data_sources')
        .set({ grounding })
        .where('teamId', '=', teamId)
        .where('dataSourceId', '=', dataSourceId)
        .where('groundingGenerated', '=', 1)
        .where('grounding', '=', '')
        .execute()
    },

    async remove(teamId: string, spaceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await queries
        .deleteFrom('space_data_sources')
        .where('teamId', '=', teamId)
        .where('spaceId', '=', spaceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
