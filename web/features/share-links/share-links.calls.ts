import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ChatSession } from '../../../src/features/chats/chats.contract.ts'
import type {
  ShareLink,
  shareLinkChange,
  shareLinkInput,
} from '../../../src/features/share-links/share-links.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { ShareLink }
export type ShareLinkFields = z.input<typeof shareLinkInput>

export const shareLinksQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['share-links', spaceId],
    queryFn: ({ signal }) => api.get<ShareLink[]>(`/spaces/${spaceId}/share-links`, { signal, query: { limit: 100 } }),
  })

export const visitorSessionsQuery = (spaceId: string, shareLinkId: string) =>
  queryOptions({
    queryKey: ['share-links', spaceId, shareLinkId, 'sessions'],
    queryFn: ({ signal }) =>
      api.get<ChatSession[]>(`/spaces/${spaceId}/sessions`, { signal, query: { shareLinkId, limit: 100 } }),
  })

const changed = (spaceId: string) => queryClient.invalidateQueries({ queryKey: shareLinksQuery(spaceId).queryKey })

export async function createShareLink(spaceId: string, fields: ShareLinkFields): Promise<ShareLink> {
  const made = await api.post<ShareLink>(`/spaces/${spaceId}/share-links`, fields)
  await changed(spaceId)
  return made
}

export async function changeShareLink(link: ShareLink, change: z.input<typeof shareLinkChange>): Promise<ShareLink> {
  const after = await api.patch<ShareLink>(`/share-links/${link.id}`, change)
  await changed(link.spaceId)
  return after
}

/** Ends at once; only when it can no longer be undone is the link itself forgotten. */
export function revokeShareLink(link: ShareLink): Promise<void> {
  return undoable({
    do: () => changeShareLink(link, { expiresAt: new Date(0).toISOString() }),
    undo: () => changeShareLink(link, { expiresAt: link.expiresAt }),
    settle: async () => {
      await api.delete(`/share-links/${link.id}`, { keepalive: true })
      await changed(link.spaceId)
    },
    message: t.shares.revoked,
  })
}
