import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type {
  ChatChange,
  Comment as ChatComment,
  ChatSession,
  ChatWithMessages,
  Pin,
} from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

export type { ChatComment, ChatSession, ChatWithMessages, Pin }

const pageSize = 100
const whileAnswering = 4_000

export const chatsQuery = (spaceId: string) =>
  infiniteQueryOptions({
    queryKey: ['space', spaceId, 'sessions'],
    queryFn: ({ pageParam, signal }) =>
      client.page('/spaces/{id}/sessions', {
        path: { id: spaceId },
        signal,
        query: { limit: pageSize, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    // Answers go on when one looks at another chat; the list says when they have ended.
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.rows.some((row) => row.activeStreamId !== null)) ? whileAnswering : false,
  })

export const chatQuery = (spaceId: string, chatId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'chat', chatId],
    queryFn: ({ signal }) => client.get('/spaces/{id}/chats/{chatId}', { path: { id: spaceId, chatId }, signal }),
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
      client.get('/spaces/{id}/chats/{chatId}/comments', {
        path: { id: spaceId, chatId },
        signal,
        query: { limit: 1000 },
      }),
  })

export const pinsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'pins'],
    queryFn: ({ signal }) => client.get('/spaces/{id}/pins', { path: { id: spaceId }, signal }),
  })

/** About what the next answer takes. */
export const estimateQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'estimate'],
    queryFn: ({ signal }) => client.get('/spaces/{id}/estimate', { path: { id: spaceId }, signal }),
    staleTime: 60_000,
  })

export const verifiedQuery = (spaceId: string) =>
  queryOptions({
    queryKey: ['space', spaceId, 'verified'],
    queryFn: ({ signal }) =>
      client.get('/spaces/{id}/verified-answers', { path: { id: spaceId }, signal, query: { limit: 1000 } }),
  })

export const chatsChanged = (spaceId: string) =>
  queryClient.invalidateQueries({ queryKey: chatsQuery(spaceId).queryKey })

export async function changeChat(spaceId: string, chatId: string, change: ChatChange): Promise<void> {
  await client.patch('/spaces/{id}/chats/{chatId}', { path: { id: spaceId, chatId }, body: change })
  await chatsChanged(spaceId)
}
