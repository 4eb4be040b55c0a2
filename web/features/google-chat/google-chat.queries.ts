import type { GoogleChatSetup, GoogleChatSpace, GoogleChatSpaceChange } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { getQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'

export type { GoogleChatSetup, GoogleChatSpace }

export const googleSetupQuery = getQuery(['google-chat', 'setup'], '/team-chat-a/setup', {
  // A code is said elsewhere: the page shows when it was.
  refetchInterval: ({ state }) => (state.data?.spaces.some(({ code }) => code !== null) ? 5_000 : false),
})
const reload = () => queryClient.invalidateQueries({ queryKey: googleSetupQuery.queryKey })

export const storeKey = (key: string) => client.post('/team-chat-a/setup/key', { body: { key } }).finally(reload)

export const makeConnection = (spaceId: string) =>
  client.post('/team-chat-a/setup/spaces', { body: { spaceId } }).finally(reload)

export const changeConnection = (id: string, change: GoogleChatSpaceChange) =>
  client.patch('/team-chat-a/setup/spaces/{id}', { path: { id }, body: change }).finally(reload)

export const testConnection = (id: string) =>
  client.post('/team-chat-a/setup/spaces/{id}/test', { path: { id } }).finally(reload)

export const nameOf = ({ displayName, googleSpace }: GoogleChatSpace): string =>
  displayName ?? googleSpace ?? t.googleChat.unnamed

export const disconnect = (space: GoogleChatSpace): void =>
  deleteSoon({
    id: space.id,
    message: t.teamChats.disconnected(nameOf(space)),
    remove: () =>
      client.delete('/team-chat-a/setup/spaces/{id}', { path: { id: space.id }, keepalive: true }).finally(reload),
  })
