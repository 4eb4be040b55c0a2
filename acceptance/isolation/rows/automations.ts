import type { Row } from '../row.ts'
import type { World } from '../world.ts'
import { shownSpace } from './dashboards.ts'

const input = {
  name: 'Automation',
  action: { kind: 'prompt', prompt: 'How many orders are there?' },
  trigger: { kind: 'schedule', cron: '0 0 1 1 *', timezone: 'UTC' },
}
const make = async (world: World) =>
  `/automations/${(await world.admin('POST', `/spaces/${await shownSpace(world)}/automations`, { json: input })).body.id}`
const kept = (world: World) => world.once('automation', () => make(world))
const team = { access: 'team' as const, notFound: 'automations/not-found' }
const write = { ...team, least: 'member' as const }

export const rows: Row[] = [
  { ...team, operation: 'GET /automations', ok: 200, foreign: 'ok', request: () => ({ address: '/automations' }) },
  {
    ...team,
    operation: 'GET /spaces/{id}/automations',
    ok: 200,
    notFound: 'spaces/not-found',
    request: async (world) => ({ address: `/spaces/${await shownSpace(world)}/automations` }),
  },
  {
    ...write,
    operation: 'POST /spaces/{id}/automations',
    ok: 201,
    notFound: 'spaces/not-found',
    watch: ['/automations'],
    request: async (world) => ({ address: `/spaces/${await shownSpace(world)}/automations`, json: input }),
  },
  { ...team, operation: 'GET /automations/{id}', ok: 200, request: async (world) => ({ address: await kept(world) }) },
  {
    ...write,
    operation: 'PATCH /automations/{id}',
    ok: 200,
    watch: ['/automations'],
    request: async (world) => ({ address: await kept(world), json: { name: 'changed' } }),
  },
  {
    ...write,
    operation: 'DELETE /automations/{id}',
    ok: 204,
    request: async (world) => ({ address: await make(world) }),
  },
  {
    ...write,
    operation: 'POST /automations/{id}/run',
    ok: 202,
    request: async (world) => ({ address: `${await make(world)}/run` }),
  },
  {
    ...team,
    operation: 'GET /automations/{id}/runs',
    ok: 200,
    request: async (world) => ({ address: `${await kept(world)}/runs` }),
  },
]
