import type { Database } from '../../platform/database/open.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { teamRowsIn } from '../../platform/database/team-rows.ts'
import type { DashboardShare } from './dashboard-shares.contract.ts'

export type ShareRow = Stored<Omit<DashboardShare, 'token' | 'url' | 'hasPassword'>> & {
  teamId: string
  tokenHash: string
  sealedToken: string
  passwordHash: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    dashboard_shares: ShareRow
  }
}

export type ShareStore = ReturnType<typeof createShareStore>

export function createShareStore({ queries }: Pick<Database, 'queries'>) {
  return {
    ...teamRowsIn(queries, 'dashboard_shares', 'dashboardId'),

    /** The only look-up without a team: the token says which. */
    byTokenHash: (tokenHash: string): Promise<ShareRow | undefined> =>
      queries.selectFrom('dashboard_shares').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),
  }
}
