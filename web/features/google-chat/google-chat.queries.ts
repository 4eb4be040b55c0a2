import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Outcome } from '../../../src/client/index.ts'
import type {
  GoogleChatSetup,
  GoogleChatSpace,
  spaceChange,
} from '../../../src/features/google-chat/google-chat.contract.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { deleteSoon } from '../spaces/going.ts'

export type { GoogleChatSetup, GoogleChatSpace }

export const googleSetupQuery = queryOptions({
  queryKey: ['google-chat', 'setup'],
  queryFn: ({ signal }) => api.get<GoogleChatSetup>('/team-chat-a/setup', { signal }),
  // A code is said elsewhere: the page shows when it was.
  refetchInterval: ({ state }) => (state.data?.spaces.some(({ code }) => code !== null) ? 5_000 : false),
})
const reload = () => queryClient.invalidateQueries({ queryKey: googleSetupQuery.queryKey })

export const storeKey = (key: string) => api.post<Outcome>('/team-chat-a/setup/key', { key }).finally(reload)

export const makeConnection = (spaceId: string) =>
  api.post<GoogleChatSpace>('/team-chat-a/setup/spaces', { spaceId }).finally(reload)

export const changeConnection = (id: string, change: z.input<typeof spaceChange>) =>
  api.patch(`/team-chat-a/setup/spaces/${id}`, change).finally(reload)

export const testConnection = (id: string) => api.post<Outcome>(`/team-chat-a/setup/spaces/${id}/test`).finally(reload)

export const nameOf = ({ displayName, googleSpace }: GoogleChatSpace): string =>
  displayName ?? googleSpace ?? t.googleChat.unnamed

export const disconnect = (space: GoogleChatSpace): void =>
  deleteSoon({
    id: space.id,
    message: t.teamChats.disconnected(nameOf(space)),
    remove: () => api.delete(`/team-chat-a/setup/spaces/${space.id}`, { keepalive: true }).finally(reload),
  })
