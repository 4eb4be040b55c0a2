import type { Database } from '../../platform/database/open.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import type { SearchAnalyticsProfile } from './search-analytics.contract.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    search_analytics_profiles: SearchAnalyticsProfile
  }
}

export type SearchAnalyticsStore = ReturnType<typeof createSearchAnalyticsStore>

export function createSearchAnalyticsStore({ queries }: Pick<Database, 'queries'>) {
  return {
    ...teamRowsIn(queries, 'search_analytics_profiles', 'dataSourceId'),
    update: teamRows(queries, 'search_analytics_profiles').update,
  }
}
