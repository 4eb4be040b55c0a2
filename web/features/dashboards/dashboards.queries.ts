import type { Dashboard, DashboardCheckAnswer, DashboardSummary, DashboardVersion } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'

export type { Dashboard, DashboardSummary, DashboardVersion }
export type Checked = DashboardCheckAnswer

export const dashboardsQuery = (spaceId: string) =>
  listQuery(['dashboards', spaceId], '/spaces/{id}/dashboards', { path: { id: spaceId }, query: { limit: 1000 } })

export const dashboardQuery = (id: string) => getQuery(['dashboard', id], '/dashboards/{id}', { path: { id } })

export const versionsQuery = (id: string) =>
  getQuery(['dashboard', id, 'versions'], '/dashboards/{id}/versions', { path: { id }, query: { limit: 100 } })

export const versionQuery = (id: string, version: number) =>
  getQuery(['dashboard', id, 'versions', version], '/dashboards/{id}/versions/{version}', {
    path: { id, version },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Every save answers the dashboard as it is now. */
export async function dashboardSaved(after: Dashboard): Promise<void> {
  queryClient.setQueryData(dashboardQuery(after.id).queryKey, after)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['dashboards', after.spaceId] }),
    queryClient.invalidateQueries({ queryKey: versionsQuery(after.id).queryKey }),
  ])
}

export function deleteDashboard({ id, title, spaceId }: DashboardSummary, onUndo?: () => void): void {
  deleteSoon({
    id,
    message: t.dashboards.deleted(title),
    ...(onUndo ? { onUndo } : {}),
    remove: () =>
      client
        .delete('/dashboards/{id}', { path: { id }, keepalive: true })
        .then(afterwards(() => queryClient.invalidateQueries({ queryKey: ['dashboards', spaceId] }))),
  })
}
