import type { Row } from '../row.ts'
import type { World } from '../world.ts'
import { shownSpace } from './dashboards.ts'

let made = 0
const workspaceOf = async (world: World) => ({
  workspaceId: `T${++made}`,
  workspaceName: 'Slack',
  spaceId: await shownSpace(world),
  botToken: 'xoxb-1',
  signingSecret: 'secret',
})
const workspace = async (world: World): Promise<string> =>
  `/team-chat-b/workspaces/${(await world.admin('POST', '/team-chat-b/workspaces', { json: await workspaceOf(world) })).body.id}`
const connection = async (world: World): Promise<string> => {
  const json = { spaceId: await shownSpace(world) }
  return `/team-chat-a/setup/spaces/${(await world.admin('POST', '/team-chat-a/setup/spaces', { json })).body.id}`
}

const read = { access: 'team' as const, least: 'member' as const, foreign: 'ok' as const, ok: 200 }
const write = { access: 'team' as const, least: 'admin' as const }
const slack = { ...write, notFound: 'team-chat-b/not-found', watch: ['/team-chat-b/workspaces'] }
const google = { ...write, notFound: 'team-chat-a/not-found', watch: ['/team-chat-a/setup'] }

export const rows: Row[] = [
  {
    ...read,
    operation: 'GET /team-chat-b/workspaces',
    request: () => ({ address: '/team-chat-b/workspaces' }),
  },
  {
    ...slack,
    operation: 'POST /team-chat-b/workspaces',
    ok: 201,
    notFound: 'spaces/not-found',
    request: async (world) => ({ address: '/team-chat-b/workspaces', json: await workspaceOf(world) }),
  },
  {
    ...slack,
    operation: 'PATCH /team-chat-b/workspaces/{id}',
    ok: 200,
    request: async (world) => ({ address: await workspace(world), json: { enabled: false } }),
  },
  {
    ...slack,
    operation: 'DELETE /team-chat-b/workspaces/{id}',
    ok: 204,
    request: async (world) => ({ address: await workspace(world) }),
  },
  {
    ...slack,
    operation: 'POST /team-chat-b/workspaces/{id}/test',
    ok: 200,
    request: async (world) => ({ address: `${await workspace(world)}/test`, json: { channel: 'C1' } }),
  },
  {
    // Whoever calls: what Slack has not signed is refused.
    operation: 'POST /team-chat-b/events',
    access: 'public',
    ok: 401,
    watch: ['/team-chat-b/workspaces'],
    request: () => ({ address: '/team-chat-b/events', json: { type: 'event_callback', team_id: 'T1' } }),
  },
  {
    ...read,
    operation: 'GET /team-chat-a/setup',
    request: () => ({ address: '/team-chat-a/setup' }),
  },
  {
    ...google,
    operation: 'POST /team-chat-a/setup/key',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/team-chat-a/setup/key', json: { key: '{}' } }),
  },
  {
    ...google,
    operation: 'POST /team-chat-a/setup/spaces',
    ok: 201,
    notFound: 'spaces/not-found',
    request: async (world) => ({ address: '/team-chat-a/setup/spaces', json: { spaceId: await shownSpace(world) } }),
  },
  {
    ...google,
    operation: 'PATCH /team-chat-a/setup/spaces/{id}',
    ok: 200,
    request: async (world) => ({ address: await connection(world), json: { enabled: false } }),
  },
  {
    ...google,
    operation: 'DELETE /team-chat-a/setup/spaces/{id}',
    ok: 204,
    request: async (world) => ({ address: await connection(world) }),
  },
  {
    ...google,
    operation: 'POST /team-chat-a/setup/spaces/{id}/test',
    ok: 200,
    request: async (world) => ({ address: `${await connection(world)}/test` }),
  },
  {
    // Whoever calls: what Google has not signed is refused.
    operation: 'POST /team-chat-a/events',
    access: 'public',
    ok: 401,
    watch: ['/team-chat-a/setup'],
    request: () => ({ address: '/team-chat-a/events', json: { type: 'MESSAGE' } }),
  },
  {
    operation: 'GET /team-chat-files/{token}',
    access: 'public',
    ok: 404,
    request: () => ({ address: '/team-chat-files/nothing' }),
  },
]
