import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const empty = { version: '0.2.0.dev0', semantic_model: [] }
const headers = { 'if-match': '*' }

const source = (world: World) =>
  world.once('defined source', async () => {
    const body = new FormData()
    body.append('file', new Blob(['day,amount\n2024-01-01,10\n2024-01-02,12\n']), 'sales.csv')
    const { id } = (await world.admin('POST', '/data-sources/upload', { body })).body
    await world.admin('PUT', `/data-sources/${id}/definitions`, { json: empty, headers })
    return id as string
  })
const space = (world: World) =>
  world.once('defined space', async () => {
    const { id } = (await world.admin('POST', '/spaces', { json: { name: world.fresh('space') } })).body
    await world.admin('PUT', `/spaces/${id}/definitions`, { json: empty, headers })
    return id as string
  })

const rowsOf = (base: string, notFound: string, id: (world: World) => Promise<string>): Row[] => {
  const address = async (world: World, below = '') => `/${base}/${await id(world)}/definitions${below}`
  const team = { access: 'team' as const, ok: 200, notFound }
  const write = { ...team, least: 'member' as const }
  const read = (below: string, place = below): Row => ({
    ...team,
    operation: `GET /${base}/{id}/definitions${below}`,
    request: async (world) => ({ address: await address(world, place) }),
  })
  // Nothing is suggested under this id: those who may are told so.
  const answer = (verb: string): Row => ({
    ...write,
    ok: 404,
    operation: `POST /${base}/{id}/definitions/suggestions/{suggestionId}/${verb}`,
    request: async (world) => ({ address: await address(world, `/suggestions/none/${verb}`) }),
  })
  return [
    read(''),
    read('/history'),
    read('/versions/{version}', '/versions/1'),
    read('/faults'),
    {
      ...team,
      onlyReads: true,
      operation: `POST /${base}/{id}/definitions/suggestions`,
      request: async (world) => ({ address: await address(world, '/suggestions') }),
    },
    {
      ...write,
      operation: `PUT /${base}/{id}/definitions`,
      request: async (world) => ({ address: await address(world), json: empty, headers }),
    },
    {
      ...team,
      onlyReads: true,
      operation: `POST /${base}/{id}/definitions/check`,
      request: async (world) => ({ address: await address(world, '/check'), json: empty }),
    },
    {
      ...team,
      onlyReads: true,
      operation: `POST /${base}/{id}/definitions/preview`,
      request: async (world) => ({
        address: await address(world, '/preview'),
        json: { text: '{}', metric: 'revenue' },
      }),
    },
    answer('accept'),
    answer('dismiss'),
  ]
}

export const rows: Row[] = [
  ...rowsOf('data-sources', 'data-sources/not-found', source),
  ...rowsOf('spaces', 'spaces/not-found', space),
]
