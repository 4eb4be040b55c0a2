import { queryOptions } from '@tanstack/react-query'
import type { DashboardShare, ShareChange, ShareInput } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { DashboardShare }
export type ShareFields = ShareInput

export const sharesQuery = (dashboardId: string) =>
  queryOptions({
    queryKey: ['dashboard', dashboardId, 'shares'],
    queryFn: ({ signal }) =>
      client.get('/dashboards/{id}/shares', { path: { id: dashboardId }, signal, query: { limit: 100 } }),
  })

const changed = (dashboardId: string) => queryClient.invalidateQueries({ queryKey: sharesQuery(dashboardId).queryKey })

export async function createShare(dashboardId: string, fields: ShareFields): Promise<DashboardShare> {
  const made = await client.post('/dashboards/{id}/shares', { path: { id: dashboardId }, body: fields })
  await changed(dashboardId)
  return made
}

export async function changeShare(share: DashboardShare, change: ShareChange): Promise<DashboardShare> {
  const after = await client.patch('/dashboards/{id}/shares/{shareId}', {
    path: { id: share.dashboardId, shareId: share.id },
    body: change,
  })
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
      await client.delete('/dashboards/{id}/shares/{shareId}', {
        path: { id: dashboardId, shareId: id },
        keepalive: true,
      })
      await changed(dashboardId)
    },
    message: t.shares.revoked,
  })
}
