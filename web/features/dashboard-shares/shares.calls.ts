import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  DashboardShare,
  shareChange,
  shareInput,
} from '../../../src/features/dashboard-shares/dashboard-shares.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { DashboardShare }
export type ShareFields = z.input<typeof shareInput>

export const sharesQuery = (dashboardId: string) =>
  queryOptions({
    queryKey: ['dashboard', dashboardId, 'shares'],
    queryFn: ({ signal }) =>
      api.get<DashboardShare[]>(`/dashboards/${dashboardId}/shares`, { signal, query: { limit: 100 } }),
  })

const changed = (dashboardId: string) => queryClient.invalidateQueries({ queryKey: sharesQuery(dashboardId).queryKey })

export async function createShare(dashboardId: string, fields: ShareFields): Promise<DashboardShare> {
  const made = await api.post<DashboardShare>(`/dashboards/${dashboardId}/shares`, fields)
  await changed(dashboardId)
  return made
}

export async function changeShare(share: DashboardShare, change: z.input<typeof shareChange>): Promise<DashboardShare> {
  const after = await api.patch<DashboardShare>(`/dashboards/${share.dashboardId}/shares/${share.id}`, change)
  await changed(share.dashboardId)
  return after
}

/** Ends at once; only when it can no longer be undone is the link itself forgotten. */
export function revokeShare(share: DashboardShare): Promise<void> {
  const { dashboardId, id, expiresAt } = share
  return undoable({
    do: () => changeShare(share, { expiresAt: new Date(0).toISOString() }),
    undo: () => changeShare(share, { expiresAt }),
    settle: async () => {
      await api.delete(`/dashboards/${dashboardId}/shares/${id}`, { keepalive: true })
      await changed(dashboardId)
    },
    message: t.shares.revoked,
  })
}
