import type { ShareLink, ShareLinkChange, ShareLinkInput } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { ShareLink }
export type ShareLinkFields = ShareLinkInput

export const shareLinksQuery = (spaceId: string) =>
  listQuery(['share-links', spaceId], '/spaces/{id}/share-links', { path: { id: spaceId } })

export const visitorChatsQuery = (spaceId: string, shareLinkId: string) =>
  getQuery(['share-links', spaceId, shareLinkId, 'sessions'], '/spaces/{id}/sessions', {
    path: { id: spaceId },
    query: { shareLinkId, limit: 100 },
  })

const changed = (spaceId: string) => queryClient.invalidateQueries({ queryKey: shareLinksQuery(spaceId).queryKey })

export const createShareLink = (spaceId: string, fields: ShareLinkFields) =>
  client
    .post('/spaces/{id}/share-links', { path: { id: spaceId }, body: fields })
    .then(afterwards(() => changed(spaceId)))

export const changeShareLink = (link: ShareLink, change: ShareLinkChange) =>
  client
    .patch('/share-links/{id}', { path: { id: link.id }, body: change })
    .then(afterwards(() => changed(link.spaceId)))

/** Ends at once; only when it can no longer be undone is the link itself forgotten. */
export function revokeShareLink(link: ShareLink): Promise<void> {
  return undoable({
    do: () => changeShareLink(link, { expiresAt: new Date(0).toISOString() }),
    undo: () => changeShareLink(link, { expiresAt: link.expiresAt }),
    settle: () =>
      client
        .delete('/share-links/{id}', { path: { id: link.id }, keepalive: true })
        .then(afterwards(() => changed(link.spaceId))),
    message: t.shares.revoked,
  })
}
