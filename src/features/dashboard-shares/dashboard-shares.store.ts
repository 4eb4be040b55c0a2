import type { Timestamps } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { teamRowsIn } from '../../platform/database/team-rows.ts'

export type ShareRow = {
  id: string
  teamId: string
  dashboardId: string
  access: 'public' | 'team'
  tokenHash: string
  sealedToken: string
  passwordHash: string | null
  expiresAt: string | null
  /** JSON. */
  lockedParams: string
  /** JSON: fields by which a visitor's click may filter. */
  crossFilters: string
  /** JSON: sites that may show it in a frame. */
  allowedOrigins: string
  /** JSON. */
  theme: string
  maxRows: number
  rateLimit: number
  createdByUserId: string
} & Timestamps

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
