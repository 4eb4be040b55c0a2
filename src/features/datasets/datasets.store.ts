import type { Database, Queries } from '../../platform/database/open.ts'
import type { PageWanted } from '../../platform/database/page-by-id.ts'
import { equal } from '../../platform/database/statements.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import type { Dataset } from './datasets.contract.ts'

type DatasetTable = Dataset & { teamId: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    datasets: DatasetTable
  }
}

export type DatasetStore = ReturnType<typeof createDatasetStore>

export function createDatasetStore({ queries: database }: Pick<Database, 'queries'>) {
  const { list, find, insert, update, remove } = teamRows(database, 'datasets', ['description'])
  const inSpace = teamRowsIn(database, 'datasets', 'spaceId', { long: ['description'] })
  return {
    find,
    insert,
    update,
    remove,

    list: (teamId: string, page: PageWanted & { spaceId?: string | undefined }): Promise<Dataset[]> =>
      page.spaceId === undefined ? list(teamId, page) : inSpace.list(teamId, page.spaceId, page),

    /** Where its entries came from, when that was not said before. */
    async setSource(teamId: string, id: string, source: { id: string; name: string }, now: string): Promise<void> {
      await database
        .updateTable('datasets')
        .set({ dataSourceId: source.id, dataSourceName: source.name, updatedAt: now })
        .where((where) => equal(where, { teamId, id }))
        .where('dataSourceId', 'is', null)
        .execute()
    },

    /** Within the transaction that deletes the data source. */
    async sourceDeleted(
      queries: Queries,
      teamId: string,
      source: { id: string; name: string },
      now: string,
    ): Promise<void> {
      await queries
        .updateTable('datasets')
        .set({ unavailableAt: now, dataSourceName: source.name, updatedAt: now })
        .where((where) => equal(where, { teamId, dataSourceId: source.id }))
        .execute()
    },

    /** Of these, those that no longer are: their spaces or teams were deleted, and they with them. */
    async gone(ids: string[]): Promise<string[]> {
      const found = new Set<string>()
      for (let i = 0; i < ids.length; i += 5000) {
        const rows = await database
          .selectFrom('datasets')
          .select('id')
          .where('id', 'in', ids.slice(i, i + 5000))
          .execute()
        for (const { id } of rows) found.add(id)
      }
      return ids.filter((id) => !found.has(id))
    },
  }
}
