import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const csv = () => new Blob(['day,amount\n2024-01-01,10\n2024-01-02,12\n'])

const form = (fields: Record<string, string> = {}) => {
  const data = new FormData()
  data.append('file', csv(), 'sales.csv')
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** One uploaded source that nobody deletes. */
const uploaded = (world: World) =>
  world.once('uploaded source', async () => {
    const fields = { name: 'Sales', uploadId: 'upload-of-the-matrix' }
    return (await world.admin('POST', '/data-sources/upload', { body: form(fields) })).body.id as string
  })

/** One to which no rows are added. */
const untouched = (world: World) =>
  world.once(
    'untouched source',
    async () => (await world.admin('POST', '/data-sources/upload', { body: form() })).body.id as string,
  )

const connection = { type: 'BIGQUERY', projectId: 'project', endpoint: 'http://127.0.0.1:1', key: '{}' }

const connected = async (world: World) =>
  (await world.admin('POST', '/data-sources', { json: { name: world.fresh('source'), ...connection } })).body
    .id as string

const profile = (world: World) =>
  world.once('search analytics', async () => {
    const source = await connected(world)
    const json = { siteUrl: 'sc-domain:example.com' }
    const { body } = await world.admin('POST', `/data-sources/${source}/search-analytics`, { json })
    return { source, profile: body.id as string }
  })

const notFound = 'data-sources/not-found'
const list = ['/data-sources']

const read = (operation: string, address: (id: string) => string, json?: unknown): Row => ({
  operation,
  access: 'team',
  ok: 200,
  notFound,
  // What carries SQL is a query.
  ...(json !== undefined && { onlyReads: true }),
  request: async (world) => ({ address: address(await uploaded(world)), ...(json !== undefined && { json }) }),
})

/** Of one that is not there: who may is told so, who may not is not. acceptance/extracts.test.ts has real ones. */
const ofExtract = (method: string, below: string, json?: unknown): Row => ({
  operation: `${method} /data-sources/{id}/extracts/{extractId}${below}`,
  access: 'team',
  least: 'member',
  ok: 404,
  notFound,
  watch: list,
  request: async (world) => ({
    address: `/data-sources/${await uploaded(world)}/extracts/none${below}`,
    ...(json !== undefined && { json }),
  }),
})

export const rows: Row[] = [
  {
    operation: 'GET /data-sources',
    access: 'team',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/data-sources' }),
  },
  {
    operation: 'POST /data-sources',
    access: 'team',
    least: 'member',
    ok: 201,
    foreign: 'ok',
    watch: list,
    request: (world) => ({ address: '/data-sources', json: { name: world.fresh('source'), ...connection } }),
  },
  {
    operation: 'POST /data-sources/test',
    access: 'team',
    least: 'member',
    ok: 200,
    foreign: 'ok',
    watch: list,
    request: () => ({
      address: '/data-sources/test',
      json: { name: 'Tried', type: 'POSTGRES', host: '127.0.0.1', port: 1, database: 'd' },
    }),
  },
  {
    operation: 'POST /data-sources/upload',
    access: 'team',
    least: 'member',
    ok: 201,
    foreign: 'ok',
    watch: list,
    request: () => ({ address: '/data-sources/upload', body: form() }),
  },
  {
    operation: 'PUT /data-sources/{id}/file',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound,
    watch: list,
    request: async (world) => ({ address: `/data-sources/${await uploaded(world)}/file`, body: form() }),
  },
  {
    operation: 'POST /data-sources/{id}/file',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound,
    watch: list,
    request: async (world) => ({ address: `/data-sources/${await uploaded(world)}/file`, body: form() }),
  },
  {
    operation: 'PATCH /data-sources/{id}',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound,
    watch: list,
    request: async (world) => ({
      address: `/data-sources/${await uploaded(world)}`,
      json: { name: world.fresh('renamed') },
    }),
  },
  {
    operation: 'DELETE /data-sources/{id}',
    access: 'team',
    least: 'member',
    ok: 204,
    notFound,
    watch: list,
    request: async (world) => ({ address: `/data-sources/${await connected(world)}` }),
  },
  read('GET /data-sources/{id}', (id) => `/data-sources/${id}`),
  read('GET /data-sources/{id}/schema', (id) => `/data-sources/${id}/schema`),
  read('GET /data-sources/{id}/preview', (id) => `/data-sources/${id}/preview?table=sales`),
  read('GET /data-sources/{id}/download', (id) => `/data-sources/${id}/download`),
  read('GET /data-sources/{id}/import-report', (id) => `/data-sources/${id}/import-report`),
  {
    operation: 'POST /data-sources/{id}/import/preview',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound,
    watch: list,
    request: async (world) => ({
      address: `/data-sources/${await untouched(world)}/import/preview`,
      json: { choices: {} },
    }),
  },
  {
    operation: 'POST /data-sources/{id}/import',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound,
    watch: list,
    request: async (world) => ({ address: `/data-sources/${await untouched(world)}/import`, json: { choices: {} } }),
  },
  read('POST /data-sources/{id}/rows', (id) => `/data-sources/${id}/rows`, { table: 'sales' }),
  read('POST /data-sources/{id}/rows/count', (id) => `/data-sources/${id}/rows/count`, { table: 'sales' }),
  read('POST /data-sources/{id}/query', (id) => `/data-sources/${id}/query`, { sql: 'select 1' }),
  read('POST /data-sources/{id}/query/export', (id) => `/data-sources/${id}/query/export?format=csv`, {
    sql: 'select 1',
  }),
  read('POST /data-sources/{id}/explain', (id) => `/data-sources/${id}/explain`, { sql: 'select 1' }),
  { ...read('POST /data-sources/{id}/test', (id) => `/data-sources/${id}/test`), least: 'member', watch: list },
  read('GET /data-sources/{id}/extracts', (id) => `/data-sources/${id}/extracts`),
  {
    operation: 'POST /data-sources/{id}/extracts',
    access: 'team',
    least: 'member',
    // A file is kept already: who may is told so.
    ok: 409,
    notFound,
    watch: list,
    request: async (world) => ({
      address: `/data-sources/${await uploaded(world)}/extracts`,
      json: { table: 'sales' },
    }),
  },
  ofExtract('PATCH', '', { maxAgeMinutes: 5 }),
  ofExtract('DELETE', ''),
  ofExtract('POST', '/refresh'),
  {
    operation: 'GET /uploads/{uploadId}',
    access: 'team',
    ok: 200,
    notFound: 'uploads/not-found',
    request: async (world) => {
      await uploaded(world)
      return { address: '/uploads/upload-of-the-matrix' }
    },
  },
  {
    operation: 'GET /data-sources/{id}/search-analytics',
    access: 'team',
    ok: 200,
    notFound,
    request: async (world) => ({ address: `/data-sources/${(await profile(world)).source}/search-analytics` }),
  },
  {
    operation: 'POST /data-sources/{id}/search-analytics',
    access: 'team',
    least: 'member',
    ok: 201,
    notFound,
    request: async (world) => ({
      address: `/data-sources/${(await profile(world)).source}/search-analytics`,
      json: { siteUrl: 'https://example.com/' },
    }),
  },
  {
    operation: 'DELETE /data-sources/{id}/search-analytics/{profileId}',
    access: 'team',
    least: 'member',
    ok: 204,
    notFound,
    request: async (world) => {
      const { source } = await profile(world)
      const json = { siteUrl: 'https://example.com/' }
      const { body } = await world.admin('POST', `/data-sources/${source}/search-analytics`, { json })
      return { address: `/data-sources/${source}/search-analytics/${body.id}` }
    },
  },
  {
    operation: 'POST /data-sources/{id}/search-analytics/{profileId}/check',
    access: 'team',
    least: 'member',
    ok: 200,
    notFound,
    request: async (world) => {
      const { source, profile: id } = await profile(world)
      return { address: `/data-sources/${source}/search-analytics/${id}/check` }
    },
  },
]
