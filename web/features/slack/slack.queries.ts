import type { WorkspaceChange, WorkspaceInput, WorkspaceState } from '../../../src/client/index.ts'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'

export type { WorkspaceState }
export type WorkspaceFields = WorkspaceInput

export const workspacesQuery = listQuery(['slack', 'workspaces'], '/team-chat-b/workspaces')
const reload = () => queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey })

export const connectWorkspace = (fields: WorkspaceFields) =>
  client.post('/team-chat-b/workspaces', { body: fields }).then(() => reload())

export const changeWorkspace = (id: string, change: WorkspaceChange) =>
  client.patch('/team-chat-b/workspaces/{id}', { path: { id }, body: change }).finally(reload)

export const testWorkspace = (id: string, channel: string) =>
  client.post('/team-chat-b/workspaces/{id}/test', { path: { id }, body: { channel } }).finally(reload)

/** Its tokens are not known here, so it cannot be made again: it goes when the time to undo is over. */
export const disconnectWorkspace = ({ id, workspaceName }: WorkspaceState): void =>
  deleteSoon({
    id,
    message: t.teamChats.disconnected(workspaceName),
    remove: () => client.delete('/team-chat-b/workspaces/{id}', { path: { id }, keepalive: true }).finally(reload),
  })

export const slackManifest = (eventsUrl: string): string =>
  `display_information:
  name: Tallyroom
  description: Ask questions about your data
features:
  app_home:
    messages_tab_enabled: true
    messages_tab_read_only_enabled: false
  bot_user:
    display_name: Tallyroom
    always_online: true
  slash_commands:
    - command: /ask
      url: ${eventsUrl}
      description: Ask a question about your data
      usage_hint: How many orders were there last month?
oauth_config:
  scopes:
    bot:
      - app_mentions:read
      - chat:write
      - commands
      - files:write
      - im:history
settings:
  event_subscriptions:
    request_url: ${eventsUrl}
    bot_events:
      - app_mention
      - message.im
`
