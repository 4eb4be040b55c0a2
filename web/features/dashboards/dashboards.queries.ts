import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { DashboardVersion, DashboardVersionWithMarkup } from '../../../src/client/index.ts'
import type { checkAnswer, Dashboard, DashboardSummary } from '../../../src/features/dashboards/dashboards.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { deleteSoon } from '../spaces/going.ts'

export type { Dashboard, DashboardSummary, DashboardVersion }
export type Checked = z.infer<typeof checkAnswer>

export const dashboardsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['dashboards', spaceId],
    queryFn: ({ signal }) =>
      api.get<DashboardSummary[]>(`/spaces/${spaceId}/dashboards`, { signal, query: { limit: 1000 } }),
  })

export const dashboardQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', id],
    queryFn: ({ signal }) => api.get<Dashboard>(`/dashboards/${id}`, { signal }),
  })

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', id, 'versions'],
    queryFn: ({ signal }) =>
      api.get<DashboardVersion[]>(`/dashboards/${id}/versions`, { signal, query: { limit: 100 } }),
  })

export const versionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['dashboard', id, 'versions', version],
    queryFn: ({ signal }) => api.get<DashboardVersionWithMarkup>(`/dashboards/${id}/versions/${version}`, { signal }),
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
      await api.delete(`/dashboards/${id}`, { keepalive: true })
      await queryClient.invalidateQueries({ queryKey: ['dashboards', spaceId] })
    },
  })
}
