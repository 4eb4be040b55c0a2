import { queryOptions } from '@tanstack/react-query'
import type { Dashboard, DashboardCheckAnswer, DashboardSummary, DashboardVersion } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'

export type { Dashboard, DashboardSummary, DashboardVersion }
export type Checked = DashboardCheckAnswer

export const dashboardsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['dashboards', spaceId],
    queryFn: ({ signal }) =>
      client.get('/spaces/{id}/dashboards', { path: { id: spaceId }, signal, query: { limit: 1000 } }),
  })

export const dashboardQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', id],
    queryFn: ({ signal }) => client.get('/dashboards/{id}', { path: { id }, signal }),
  })

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', id, 'versions'],
    queryFn: ({ signal }) => client.get('/dashboards/{id}/versions', { path: { id }, signal, query: { limit: 100 } }),
  })

export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['dashboard', id, 'versions', version],
    queryFn: ({ signal }) => client.get('/dashboards/{id}/versions/{version}', { path: { id, version }, signal }),
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
    remove: async () => {
      await client.delete('/dashboards/{id}', { path: { id }, keepalive: true })
      await queryClient.invalidateQueries({ queryKey: ['dashboards', spaceId] })
    },
  })
}
