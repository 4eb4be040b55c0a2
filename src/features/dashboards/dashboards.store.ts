import type { Database } from '../../platform/database/open.ts'
import type { PageWanted } from '../../platform/database/page-by-id.ts'
import { equal } from '../../platform/database/statements.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import type { DashboardSummary } from './dashboards.contract.ts'

type DashboardTable = DashboardSummary & { teamId: string }
export type VersionRow = {
  dashboardId: string
  version: number
  teamId: string
  title: string
  markup: string
  createdByUserId: string
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    dashboards: DashboardTable
    dashboard_versions: VersionRow
  }
}

export type DashboardStore = ReturnType<typeof createDashboardStore>

export function createDashboardStore({ queries: database, transaction }: Pick<Database, 'queries' | 'transaction'>) {
  const { find, insert, remove } = teamRows(database, 'dashboards')
  return {
    find,
    list: teamRowsIn(database, 'dashboards', 'spaceId').list,

    version: (teamId: string, dashboardId: string, version: number): Promise<VersionRow | undefined> =>
      database
        .selectFrom('dashboard_versions')
        .selectAll()
        .where((where) => equal(where, { teamId, dashboardId, version }))
        .executeTakeFirst(),

    /** Newest first, without their markup. */
    versions: (teamId: string, dashboardId: string, page: PageWanted): Promise<Omit<VersionRow, 'markup'>[]> =>
      database
        .selectFrom('dashboard_versions')
        .select(['dashboardId', 'version', 'teamId', 'title', 'createdByUserId', 'createdAt'])
        .where((where) => equal(where, { teamId, dashboardId }))
        .$if(page.cursor !== undefined, (query) => query.where('version', '<', Number(page.cursor) || 0))
        .orderBy('version', 'desc')
        .limit(page.limit + 1)
        .execute(),

    insert: (row: DashboardTable, version: VersionRow): Promise<void> =>
      transaction(async (queries) => {
        await insert(row, queries)
        await queries.insertInto('dashboard_versions').values(version).execute()
      }),

    /** A new version on top of the one that was read; false when somebody else was first. */
    save: (
      before: DashboardSummary,
      after: DashboardTable,
      content: Pick<VersionRow, 'title' | 'markup'> | null,
    ): Promise<boolean> =>
      transaction(async (queries) => {
        const { numUpdatedRows } = await queries
          .updateTable('dashboards')
          .set(after)
          .where((where) => equal(where, { teamId: after.teamId, id: before.id, version: before.version }))
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return false
        if (content)
          await queries
            .insertInto('dashboard_versions')
            .values({
              ...content,
              dashboardId: before.id,
              version: after.version,
              teamId: after.teamId,
              createdByUserId: after.updatedByUserId,
              createdAt: after.updatedAt,
            })
            .execute()
        return true
      }),

    remove,
  }
}
