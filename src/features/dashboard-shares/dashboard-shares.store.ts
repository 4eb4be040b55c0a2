import type { Database } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'

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
  createdAt: string
  updatedAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    dashboard_shares: ShareRow
  }
}

export type ShareStore = ReturnType<typeof createShareStore>

export function createShareStore({ queries }: Pick<Database, 'queries'>) {
  return {
    list: (teamId: string, dashboardId: string, page: PageWanted): Promise<ShareRow[]> =>
      queries
        .selectFrom('dashboard_shares')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('dashboardId', '=', dashboardId)
        .$call(newestFirst(page))
        .execute(),

    find: (teamId: string, dashboardId: string, id: string): Promise<ShareRow | undefined> =>
      queries
        .selectFrom('dashboard_shares')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('dashboardId', '=', dashboardId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** The only look-up without a team: the token says which. */
    byTokenHash: (tokenHash: string): Promise<ShareRow | undefined> =>
      queries.selectFrom('dashboard_shares').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    async insert(row: ShareRow): Promise<void> {
      await queries.insertInto('dashboard_shares').values(row).execute()
    },

    update: (
      teamId: string,
      dashboardId: string,
      id: string,
      change: Partial<ShareRow>,
    ): Promise<ShareRow | undefined> =>
      queries
        .updateTable('dashboard_shares')
        .set(change)
        .where('teamId', '=', teamId)
        .where('dashboardId', '=', dashboardId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    async remove(teamId: string, dashboardId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await queries
        .deleteFrom('dashboard_shares')
        .where('teamId', '=', teamId)
        .where('dashboardId', '=', dashboardId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
