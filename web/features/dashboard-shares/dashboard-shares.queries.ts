import type { DashboardShare, ShareChange, ShareInput } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { afterwards, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { DashboardShare }
export type ShareFields = ShareInput

export const sharesQuery = (dashboardId: string) =>
  listQuery(['dashboard', dashboardId, 'shares'], '/dashboards/{id}/shares', {
    path: { id: dashboardId },
  })

const changed = (dashboardId: string) => queryClient.invalidateQueries({ queryKey: sharesQuery(dashboardId).queryKey })

export const createShare = (dashboardId: string, fields: ShareFields) =>
  client
    .post('/dashboards/{id}/shares', { path: { id: dashboardId }, body: fields })
    .then(afterwards(() => changed(dashboardId)))

export const changeShare = (share: DashboardShare, change: ShareChange) =>
  client
    .patch('/dashboards/{id}/shares/{shareId}', { path: { id: share.dashboardId, shareId: share.id }, body: change })
    .then(afterwards(() => changed(share.dashboardId)))

/** Ends at once; only when it can no longer be undone is the link itself forgotten. */
export function revokeShare(share: DashboardShare): Promise<void> {
  const { dashboardId, id, expiresAt } = share
  return undoable({
    do: () => changeShare(share, { expiresAt: new Date(0).toISOString() }),
    undo: () => changeShare(share, { expiresAt }),
    settle: () =>
      client
        .delete('/dashboards/{id}/shares/{shareId}', { path: { id: dashboardId, shareId: id }, keepalive: true })
        .then(afterwards(() => changed(dashboardId))),
    message: t.shares.revoked,
  })
}
