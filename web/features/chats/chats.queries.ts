import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Comment as ChatComment, ChatWithMessages, Pin, VerifiedAnswer } from '../../../src/client/index.ts'
import type { ChatSession, chatChange } from '../../../src/features/chats/chats.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

export type { ChatComment, ChatSession, ChatWithMessages, Pin, VerifiedAnswer }

const pageSize = 100
const whileAnswering = 4_000

export const sessionsQuery = (spaceId: string) =>
  infiniteQueryOptions({
    queryKey: ['space', spaceId, 'sessions'],
    queryFn: ({ pageParam, signal }) =>
      api.page<ChatSession>(`/spaces/${spaceId}/sessions`, { signal, query: { limit: pageSize, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // Answers go on when one looks at another chat; the list says when they have ended.
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.rows.some((row) => row.activeStreamId !== null)) ? whileAnswering : false,
  })

export const chatQuery = (spaceId: string, chatId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'chat', chatId],
    queryFn: ({ signal }) => api.get<ChatWithMessages>(`/spaces/${spaceId}/chats/${chatId}`, { signal }),
    // The conversation itself follows its answers; what is asked here is where it begins.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const commentsQuery = (spaceId: string, chatId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'comments', chatId],
    queryFn: ({ signal }) =>
      api.get<ChatComment[]>(`/spaces/${spaceId}/chats/${chatId}/comments`, { signal, query: { limit: 1000 } }),
  })

export const pinsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'pins'],
    queryFn: ({ signal }) => api.get<Pin[]>(`/spaces/${spaceId}/pins`, { signal }),
  })

export const verifiedQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'verified'],
    queryFn: ({ signal }) =>
      api.get<VerifiedAnswer[]>(`/spaces/${spaceId}/verified-answers`, { signal, query: { limit: 1000 } }),
  })

export const sessionsChanged = (spaceId: string) =>
  queryClient.invalidateQueries({ queryKey: sessionsQuery(spaceId).queryKey })

export async function changeChat(spaceId: string, chatId: string, change: z.input<typeof chatChange>): Promise<void> {
  await api.patch(`/spaces/${spaceId}/chats/${chatId}`, change)
  await sessionsChanged(spaceId)
}
