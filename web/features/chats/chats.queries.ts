import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ChatChange } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'

export type { ChatSession, ChatWithMessages, Comment as ChatComment, Pin } from '../../../src/client/index.ts'

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
  getQuery(['space', spaceId, 'chat', chatId], '/spaces/{id}/chats/{chatId}', {
    path: { id: spaceId, chatId },
    // The conversation itself follows its answers; what is asked here is where it begins.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const commentsQuery = (spaceId: string, chatId: string) =>
  listQuery(['space', spaceId, 'comments', chatId], '/spaces/{id}/chats/{chatId}/comments', {
    path: { id: spaceId, chatId },
    query: { limit: 1000 },
  })

export const pinsQuery = (spaceId: string) =>
  getQuery(['space', spaceId, 'pins'], '/spaces/{id}/pins', { path: { id: spaceId } })

/** About what the next answer takes. */
export const estimateQuery = (spaceId: string) =>
  getQuery(['space', spaceId, 'estimate'], '/spaces/{id}/estimate', { path: { id: spaceId }, staleTime: 60_000 })

export const verifiedQuery = (spaceId: string) =>
  listQuery(['space', spaceId, 'verified'], '/spaces/{id}/verified-answers', {
    path: { id: spaceId },
    query: { limit: 1000 },
  })

export const chatsChanged = (spaceId: string) =>
  queryClient.invalidateQueries({ queryKey: chatsQuery(spaceId).queryKey })

export const changeChat = (spaceId: string, chatId: string, change: ChatChange) =>
  client
    .patch('/spaces/{id}/chats/{chatId}', { path: { id: spaceId, chatId }, body: change })
    .then(afterwards(() => chatsChanged(spaceId)))
