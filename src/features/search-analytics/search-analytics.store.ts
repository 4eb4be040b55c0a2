import type { Database } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import type { SearchAnalyticsProfile } from './search-analytics.contract.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    search_analytics_profiles: SearchAnalyticsProfile
  }
}

export type SearchAnalyticsStore = ReturnType<typeof createSearchAnalyticsStore>

export function createSearchAnalyticsStore({ queries }: Pick<Database, 'queries'>) {
  return {
    list: (teamId: string, dataSourceId: string, page: PageWanted): Promise<SearchAnalyticsProfile[]> =>
      queries
        .selectFrom('search_analytics_profiles')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('dataSourceId', '=', dataSourceId)
        .$call(newestFirst(page))
        .execute(),

    find: (teamId: string, dataSourceId: string, id: string): Promise<SearchAnalyticsProfile | undefined> =>
      queries
        .selectFrom('search_analytics_profiles')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('dataSourceId', '=', dataSourceId)
        .where('id', '=', id)
        .executeTakeFirst(),

    async insert(profile: SearchAnalyticsProfile): Promise<void> {
      await queries.insertInto('search_analytics_profiles').values(profile).execute()
    },

    update: (
      teamId: string,
      id: string,
      change: Pick<SearchAnalyticsProfile, 'status' | 'lastCheckedAt' | 'lastError' | 'latestDataDate' | 'updatedAt'>,
    ): Promise<SearchAnalyticsProfile | undefined> =>
      queries
        .updateTable('search_analytics_profiles')
        .set(change)
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    async remove(teamId: string, dataSourceId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await queries
        .deleteFrom('search_analytics_profiles')
        .where('teamId', '=', teamId)
        .where('dataSourceId', '=', dataSourceId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
