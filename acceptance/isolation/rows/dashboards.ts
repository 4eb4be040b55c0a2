import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const markup = '```sql days\nselect day, amount from sales\n```\n\n{% table query="days" /%}\n'
const sql = 'select day, amount from sales'

/** A space with data; nobody deletes it. */
export const shownSpace = (world: World) =>
  world.once('space with data', async () => {
    const space = (await world.admin('POST', '/spaces', { json: { name: world.fresh('shown') } })).body.id as string
    const body = new FormData()
    body.append('file', new Blob(['day,amount\n2024-01-01,10\n2024-01-02,12\n']), 'sales.csv')
    const dataSourceId = (await world.admin('POST', '/data-sources/upload', { body })).body.id
    await world.admin('POST', `/spaces/${space}/data-sources`, { json: { dataSourceId } })
    return space
  })
const make = async (world: World) =>
  (
    await world.admin('POST', `/spaces/${await shownSpace(world)}/dashboards`, {
      json: { title: world.fresh('dashboard'), markup },
    })
  ).body.id as string
const kept = (world: World) => world.once('dashboard', () => make(world))
const share = async (world: World, fields: object = {}) => {
  const id = await kept(world)
  const { body } = await world.admin('POST', `/dashboards/${id}/shares`, { json: fields })
  return { address: `/dashboards/${id}/shares/${body.id}`, token: body.token as string }
}
const forTeam = (world: World) => world.once('share for the team', () => share(world, { access: 'team' }))

const team = { access: 'team' as const, notFound: 'dashboards/not-found' }
const member = { ...team, least: 'member' as const }
const inSpace = { notFound: 'spaces/not-found' }
const auth = { status: 401, code: 'dashboard-share/auth-required' }
const stranger = { status: 403, code: 'dashboard-share/not-team-member' }
/** Whoever is not known, and whoever belongs to another team. */
const teamOnly = {
  none: auth,
  'garbage key': auth,
  'wrong checksum': auth,
  'deleted key': auth,
  'disabled key': auth,
  'expired key': auth,
  'bad external token': auth,
  'user without a team': stranger,
  'key of another team': stranger,
  // A member's key, but not one for dashboards.
  'key that only writes': { status: 403, code: 'auth/forbidden' },
  'key that may nothing': { status: 403, code: 'auth/forbidden' },
}

export const rows: Row[] = [
  {
    ...team,
    ...inSpace,
    operation: 'GET /spaces/{id}/dashboards',
    ok: 200,
    request: async (world) => ({ address: `/spaces/${await shownSpace(world)}/dashboards` }),
  },
  {
    ...member,
    ...inSpace,
    operation: 'POST /spaces/{id}/dashboards',
    ok: 201,
    request: async (world) => ({
      address: `/spaces/${await shownSpace(world)}/dashboards`,
      json: { title: 'x', markup },
    }),
  },
  {
    ...member,
    ...inSpace,
    operation: 'POST /spaces/{id}/dashboards/suggest',
    ok: 201,
    request: async (world) => ({ address: `/spaces/${await shownSpace(world)}/dashboards/suggest`, json: {} }),
  },
  {
    ...member,
    ...inSpace,
    operation: 'POST /spaces/{id}/dashboards/check',
    ok: 200,
    request: async (world) => ({ address: `/spaces/${await shownSpace(world)}/dashboards/check`, json: { markup } }),
  },
  {
    ...member,
    ...inSpace,
    operation: 'POST /spaces/{id}/dashboards/preview',
    ok: 200,
    request: async (world) => ({
      address: `/spaces/${await shownSpace(world)}/dashboards/preview`,
      json: { markup, sql },
    }),
  },
  {
    ...team,
    operation: 'GET /dashboards/{id}',
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await kept(world)}` }),
  },
  {
    ...team,
    operation: 'GET /dashboards/{id}/export',
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await kept(world)}/export?format=md` }),
  },
  {
    ...member,
    operation: 'PATCH /dashboards/{id}',
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await make(world)}`, json: { title: 'changed' } }),
  },
  {
    ...member,
    operation: 'DELETE /dashboards/{id}',
    ok: 204,
    request: async (world) => ({ address: `/dashboards/${await make(world)}` }),
  },
  {
    ...team,
    operation: 'GET /dashboards/{id}/versions',
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await kept(world)}/versions` }),
  },
  {
    ...team,
    operation: 'GET /dashboards/{id}/versions/{version}',
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await kept(world)}/versions/1` }),
  },
  {
    ...member,
    operation: 'POST /dashboards/{id}/restore',
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await make(world)}/restore`, json: { version: 1 } }),
  },
  {
    ...member,
    operation: 'POST /dashboards/{id}/items',
    ok: 201,
    request: async (world) => ({
      address: `/dashboards/${await make(world)}/items`,
      json: { sql: 'select max(amount) as most from sales' },
    }),
  },
  {
    ...team,
    operation: 'POST /dashboards/{id}/query',
    onlyReads: true,
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await kept(world)}/query`, json: { sql } }),
  },
  {
    ...member,
    operation: 'GET /dashboards/{id}/shares',
    ok: 200,
    request: async (world) => ({ address: `/dashboards/${await kept(world)}/shares` }),
  },
  {
    ...member,
    operation: 'POST /dashboards/{id}/shares',
    ok: 201,
    request: async (world) => ({ address: `/dashboards/${await kept(world)}/shares`, json: {} }),
  },
  {
    ...member,
    operation: 'PATCH /dashboards/{id}/shares/{shareId}',
    ok: 200,
    request: async (world) => ({ address: (await share(world)).address, json: { maxRows: 7 } }),
  },
  {
    ...member,
    operation: 'DELETE /dashboards/{id}/shares/{shareId}',
    ok: 204,
    request: async (world) => ({ address: (await share(world)).address }),
  },
  {
    operation: 'GET /share/dashboards/{token}',
    access: 'public',
    ok: 200,
    cells: teamOnly,
    request: async (world) => ({ address: `/share/dashboards/${(await forTeam(world)).token}` }),
  },
  {
    operation: 'POST /share/dashboards/{token}/query',
    access: 'public',
    ok: 200,
    cells: teamOnly,
    request: async (world) => ({ address: `/share/dashboards/${(await forTeam(world)).token}/query`, json: { sql } }),
  },
  {
    operation: 'POST /share/dashboards/{token}/unlock',
    access: 'public',
    ok: 200,
    request: async (world) => ({
      address: `/share/dashboards/${(await share(world)).token}/unlock`,
      json: { password: 'x' },
    }),
  },
]
