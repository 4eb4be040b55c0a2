import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const anyKey = async (world: World) =>
  (await world.admin('POST', '/api-keys', { json: { name: world.fresh('key') } })).body.id as string

const forbidden = { status: 403, code: 'auth/forbidden' }

export const rows: Row[] = [
  { operation: 'GET /api-keys', access: 'team', ok: 200, foreign: 'ok', request: () => ({ address: '/api-keys' }) },
  {
    operation: 'POST /api-keys',
    access: 'team',
    least: 'member',
    ok: 201,
    foreign: 'ok',
    request: () => ({ address: '/api-keys', json: { name: 'made by the matrix' } }),
  },
  {
    operation: 'DELETE /api-keys/{keyId}',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound: 'api-keys/not-found',
    // A member deletes their own keys only; this one is the administrator's.
    cells: { member: forbidden, 'good external token': forbidden },
    request: async (world) => ({ address: `/api-keys/${await anyKey(world)}` }),
  },
  {
    operation: 'PATCH /api-keys/{keyId}',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound: 'api-keys/not-found',
    // The other key may more: one grants no more than it may itself.
    cells: { member: forbidden, 'good external token': forbidden, 'key that only writes': forbidden },
    request: async (world) => ({ address: `/api-keys/${await anyKey(world)}`, json: { name: world.fresh('renamed') } }),
  },
]
