import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const space = (world: World) =>
  world.once(
    'space of datasets',
    async () => (await world.admin('POST', '/spaces', { json: { name: world.fresh('space') } })).body.id as string,
  )

const made = async (world: World) => {
  const json = { name: world.fresh('dataset'), spaceId: await space(world) }
  return (await world.admin('POST', '/datasets', { json })).body.id as string
}

/** One dataset that nobody deletes, with entries. */
const dataset = (world: World) =>
  world.once('dataset', async () => {
    const id = await made(world)
    await world.admin('POST', `/datasets/${id}/entries`, { json: { entries: [{ a: 1 }, { a: 1 }, { a: 2 }] } })
    return id
  })

const entry = async (world: World) => {
  const id = await dataset(world)
  await world.admin('POST', `/datasets/${id}/entries`, { json: { entries: [{ word: world.fresh('entry') }] } })
  const { body } = await world.admin('GET', `/datasets/${id}/entries?limit=1000`)
  return `/datasets/${id}/entries/${body.at(-1).id}`
}

const notFound = 'datasets/not-found'
const read: Pick<Row, 'access' | 'ok' | 'notFound'> = { access: 'team', ok: 200, notFound }
const write: Pick<Row, 'access' | 'ok' | 'notFound' | 'least' | 'watch'> = {
  ...read,
  least: 'member',
  watch: ['/datasets'],
}

export const rows: Row[] = [
  { ...read, operation: 'GET /datasets', foreign: 'ok', request: () => ({ address: '/datasets' }) },
  {
    ...write,
    operation: 'POST /datasets',
    ok: 201,
    notFound: 'spaces/not-found',
    request: async (world) => ({
      address: '/datasets',
      json: { name: world.fresh('dataset'), spaceId: await space(world) },
    }),
  },
  {
    ...read,
    operation: 'GET /datasets/{id}',
    request: async (world) => ({ address: `/datasets/${await dataset(world)}` }),
  },
  {
    ...write,
    operation: 'PATCH /datasets/{id}',
    request: async (world) => ({
      address: `/datasets/${await dataset(world)}`,
      json: { name: world.fresh('renamed') },
    }),
  },
  {
    ...write,
    operation: 'DELETE /datasets/{id}',
    ok: 204,
    request: async (world) => ({ address: `/datasets/${await made(world)}` }),
  },
  {
    ...write,
    operation: 'POST /datasets/{datasetId}/deduplicate',
    request: async (world) => ({ address: `/datasets/${await dataset(world)}/deduplicate`, json: { dryRun: true } }),
  },
  {
    ...write,
    operation: 'POST /datasets/{id}/deduplicate/undo',
    request: async (world) => {
      const id = await made(world)
      await world.admin('POST', `/datasets/${id}/entries`, { json: { entries: [{ a: 1 }, { a: 1 }] } })
      await world.admin('POST', `/datasets/${id}/deduplicate`)
      return { address: `/datasets/${id}/deduplicate/undo` }
    },
  },
  {
    ...read,
    onlyReads: true,
    operation: 'POST /datasets/{id}/duplicates',
    request: async (world) => ({ address: `/datasets/${await dataset(world)}/duplicates`, json: {} }),
  },
  {
    ...read,
    onlyReads: true,
    operation: 'POST /datasets/{id}/similar-values',
    request: async (world) => ({ address: `/datasets/${await dataset(world)}/similar-values`, json: {} }),
  },
  {
    ...write,
    operation: 'POST /datasets/{id}/import',
    request: async (world) => ({ address: `/datasets/${await dataset(world)}/import`, json: { csv: 'a,b\n1,2\n' } }),
  },
  {
    ...write,
    operation: 'POST /datasets/{id}/import-file',
    request: async (world) => {
      const body = new FormData()
      body.append('file', new Blob(['a,b\n1,2\n']), 'rows.csv')
      return { address: `/datasets/${await dataset(world)}/import-file`, body }
    },
  },
  {
    ...read,
    operation: 'GET /datasets/{id}/export',
    request: async (world) => ({ address: `/datasets/${await dataset(world)}/export?format=xlsx` }),
  },
  {
    ...read,
    operation: 'POST /datasets/{id}/query',
    onlyReads: true,
    request: async (world) => ({
      address: `/datasets/${await dataset(world)}/query`,
      json: { sql: 'select count(*) n from entries' },
    }),
  },
  {
    ...read,
    operation: 'GET /datasets/{id}/entries',
    request: async (world) => ({ address: `/datasets/${await dataset(world)}/entries` }),
  },
  {
    ...write,
    operation: 'POST /datasets/{id}/entries',
    ok: 201,
    request: async (world) => ({
      address: `/datasets/${await dataset(world)}/entries`,
      json: { entries: [{ a: 3 }] },
    }),
  },
  {
    ...write,
    operation: 'PATCH /datasets/{id}/entries/{entryId}',
    request: async (world) => ({ address: await entry(world), json: { data: { word: 'changed' } } }),
  },
  {
    ...write,
    operation: 'DELETE /datasets/{id}/entries/{entryId}',
    ok: 204,
    request: async (world) => ({ address: await entry(world) }),
  },
]
