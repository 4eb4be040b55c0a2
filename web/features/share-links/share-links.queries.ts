import { queryOptions } from '@tanstack/react-query'
import type { ShareLink, ShareLinkChange, ShareLinkInput } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { ShareLink }
export type ShareLinkFields = ShareLinkInput

export const shareLinksQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['share-links', spaceId],
    queryFn: ({ signal }) =>
      client.get('/spaces/{id}/share-links', { path: { id: spaceId }, signal, query: { limit: 100 } }),
  })

export const visitorChatsQuery = (spaceId: string, shareLinkId: string) =>
  queryOptions({
    queryKey: ['share-links', spaceId, shareLinkId, 'sessions'],
    queryFn: ({ signal }) =>
      client.get('/spaces/{id}/sessions', { path: { id: spaceId }, signal, query: { shareLinkId, limit: 100 } }),
  })

const changed = (spaceId: string) => queryClient.invalidateQueries({ queryKey: shareLinksQuery(spaceId).queryKey })

export async function createShareLink(spaceId: string, fields: ShareLinkFields): Promise<ShareLink> {
  const made = await client.post('/spaces/{id}/share-links', { path: { id: spaceId }, body: fields })
  await changed(spaceId)
  return made
}

export async function changeShareLink(link: ShareLink, change: ShareLinkChange): Promise<ShareLink> {
  const after = await client.patch('/share-links/{id}', { path: { id: link.id }, body: change })
  await changed(link.spaceId)
  return after
}

/** Ends at once; only when it can no longer be undone is the link itself forgotten. */
export function revokeShareLink(link: ShareLink): Promise<void> {
  return undoable({
    do: () => changeShareLink(link, { expiresAt: new Date(0).toISOString() }),
    undo: () => changeShareLink(link, { expiresAt: link.expiresAt }),
    settle: async () => {
      await client.delete('/share-links/{id}', { path: { id: link.id }, keepalive: true })
      await changed(link.spaceId)
    },
    message: t.shares.revoked,
  })
}
