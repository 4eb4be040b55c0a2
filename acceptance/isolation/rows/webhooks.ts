import type { Row } from '../row.ts'
import type { World } from '../world.ts'

// Nobody listens there: what is sent fails, and that is no matter of who may send it.
const input = { url: 'http://127.0.0.1:9/', events: ['report.ready'] }
const make = async (world: World) => `/webhooks/${(await world.admin('POST', '/webhooks', { json: input })).body.id}`
const kept = (world: World) => world.once('webhook', () => make(world))
const tested = (world: World) =>
  world.once('webhook delivery', async () => {
    const address = await kept(world)
    return `${address}/deliveries/${(await world.admin('POST', `${address}/test`)).body.id}`
  })
const read = { access: 'team' as const, least: 'member' as const, notFound: 'webhooks/not-found', ok: 200 }
const write = { ...read, least: 'admin' as const }

export const rows: Row[] = [
  { ...read, operation: 'GET /webhooks', foreign: 'ok', request: () => ({ address: '/webhooks' }) },
  {
    ...write,
    operation: 'POST /webhooks',
    ok: 201,
    foreign: 'ok',
    watch: ['/webhooks'],
    request: () => ({ address: '/webhooks', json: input }),
  },
  { ...read, operation: 'GET /webhooks/{id}', request: async (world) => ({ address: await kept(world) }) },
  {
    ...write,
    operation: 'PATCH /webhooks/{id}',
    watch: ['/webhooks'],
    request: async (world) => ({ address: await kept(world), json: { description: 'changed' } }),
  },
  { ...write, operation: 'DELETE /webhooks/{id}', ok: 204, request: async (world) => ({ address: await make(world) }) },
  {
    ...write,
    operation: 'POST /webhooks/{id}/rotate-secret',
    request: async (world) => ({ address: `${await kept(world)}/rotate-secret` }),
  },
  {
    ...read,
    operation: 'GET /webhooks/{id}/deliveries',
    request: async (world) => ({ address: `${await kept(world)}/deliveries` }),
  },
  {
    ...write,
    operation: 'POST /webhooks/{id}/deliveries/{deliveryId}/redeliver',
    ok: 202,
    request: async (world) => ({ address: `${await tested(world)}/redeliver` }),
  },
  {
    ...write,
    operation: 'POST /webhooks/{id}/test',
    request: async (world) => ({ address: `${await kept(world)}/test` }),
  },
]
