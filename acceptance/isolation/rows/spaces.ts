import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const newSpace = async (world: World) =>
  (await world.admin('POST', '/spaces', { json: { name: world.fresh('space') } })).body.id as string
/** One space that nobody deletes. */
const kept = (world: World) => world.once('kept space', () => newSpace(world))

const newSource = async (world: World) => {
  const body = new FormData()
  body.append('file', new Blob(['day,amount\n2024-01-01,10\n2024-01-02,12\n']), 'sales.csv')
  return (await world.admin('POST', '/data-sources/upload', { body })).body.id as string
}
const savedQuestion = async (world: World) => {
  const list = `/spaces/${await kept(world)}/saved-questions`
  const json = { name: world.fresh('question'), question: { measures: [{ count: 'sales' }], by: [] } }
  return `${list}/${(await world.admin('POST', list, { json })).body.id}`
}
const source = (world: World) => world.once('source of the space', () => newSource(world))
const link = async (world: World) => {
  const space = await newSpace(world)
  const json = { dataSourceId: await source(world) }
  const { body } = await world.admin('POST', `/spaces/${space}/data-sources`, { json })
  return `/spaces/${space}/data-sources/${body.id}`
}
const firstAgent = async (world: World) =>
  (await world.admin('GET', `/spaces/${await kept(world)}/agents`)).body[0].id as string
const newAgent = async (world: World) =>
  (await world.admin('POST', `/spaces/${await kept(world)}/agents`, { json: { name: 'Second' } })).body.id as string

let prefixes = 0
const shortcut = () => ({ name: 'Weekly', prefix: `/w${++prefixes}`, prompt: 'What happened this week?' })
const spaceShortcut = async (world: World) => {
  const address = `/spaces/${await kept(world)}/shortcuts`
  return `${address}/${(await world.admin('POST', address, { json: shortcut() })).body.id}`
}
const agentShortcut = async (world: World) => {
  const address = `/shortcuts/${await firstAgent(world)}`
  return `${address}/${(await world.admin('POST', address, { json: shortcut() })).body.id}`
}
const reordered = async (world: World) => {
  const agent = await newAgent(world)
  const ids: string[] = []
  for (let i = 0; i < 2; i++) ids.push((await world.admin('POST', `/shortcuts/${agent}`, { json: shortcut() })).body.id)
  return { address: `/shortcuts/${agent}/reorder`, json: { shortcutIds: ids.reverse() } }
}

const notFound = 'spaces/not-found'
const team = { access: 'team' as const }
const read = (operation: string, below: string): Row => ({
  ...team,
  operation,
  ok: 200,
  notFound,
  request: async (world) => ({ address: `/spaces/${await kept(world)}${below}` }),
})

export const rows: Row[] = [
  { operation: 'GET /things', access: 'team', ok: 200, foreign: 'ok', request: () => ({ address: '/things?text=a' }) },
  { ...team, operation: 'GET /spaces', ok: 200, foreign: 'ok', request: () => ({ address: '/spaces' }) },
  {
    ...team,
    operation: 'POST /spaces',
    least: 'member',
    ok: 201,
    foreign: 'ok',
    watch: ['/spaces'],
    request: (world) => ({ address: '/spaces', json: { name: world.fresh('space') } }),
  },
  read('GET /spaces/{id}', ''),
  {
    ...team,
    operation: 'PATCH /spaces/{id}',
    least: 'member',
    ok: 200,
    notFound,
    watch: ['/spaces'],
    request: async (world) => ({ address: `/spaces/${await newSpace(world)}`, json: { name: world.fresh('renamed') } }),
  },
  {
    ...team,
    operation: 'DELETE /spaces/{id}',
    least: 'member',
    ok: 204,
    notFound,
    watch: ['/spaces'],
    request: async (world) => ({ address: `/spaces/${await newSpace(world)}` }),
  },
  read('GET /spaces/{id}/data-sources', '/data-sources'),
  {
    ...team,
    operation: 'POST /spaces/{id}/data-sources',
    least: 'member',
    ok: 201,
    notFound,
    request: async (world) => ({
      address: `/spaces/${await kept(world)}/data-sources`,
      // A repeat is answered with what is there, and 200.
      json: { dataSourceId: await newSource(world) },
    }),
  },
  {
    ...team,
    operation: 'PATCH /spaces/{id}/data-sources/{linkId}',
    least: 'member',
    ok: 200,
    notFound,
    request: async (world) => ({ address: await link(world), json: { privacy: 'schema' } }),
  },
  {
    ...team,
    operation: 'DELETE /spaces/{id}/data-sources/{linkId}',
    least: 'member',
    ok: 204,
    notFound,
    request: async (world) => ({ address: await link(world) }),
  },
  read('GET /spaces/{id}/suggestions', '/suggestions'),
  read('GET /spaces/{id}/catalog', '/catalog'),
  read('GET /spaces/{id}/saved-questions', '/saved-questions'),
  {
    ...team,
    operation: 'POST /spaces/{id}/saved-questions',
    least: 'member',
    ok: 201,
    notFound,
    request: async (world) => ({
      address: `/spaces/${await kept(world)}/saved-questions`,
      json: { name: world.fresh('question'), question: { measures: [{ count: 'sales' }], by: [] } },
    }),
  },
  {
    ...team,
    operation: 'PATCH /spaces/{id}/saved-questions/{questionId}',
    least: 'member',
    ok: 200,
    notFound,
    request: async (world) => ({ address: await savedQuestion(world), json: { description: 'All' } }),
  },
  {
    ...team,
    operation: 'PUT /spaces/{id}/saved-questions/{questionId}/favourite',
    ok: 200,
    notFound,
    request: async (world) => ({ address: `${await savedQuestion(world)}/favourite`, json: { favourite: true } }),
  },
  {
    ...team,
    operation: 'DELETE /spaces/{id}/saved-questions/{questionId}',
    least: 'member',
    ok: 204,
    notFound,
    request: async (world) => ({ address: await savedQuestion(world) }),
  },
  ...['/query', '/query/export'].map(
    (below): Row => ({
      ...team,
      operation: `POST /spaces/{id}${below}`,
      onlyReads: true,
      ok: 200,
      notFound,
      request: async (world) => ({
        address: (await link(world)).replace(/\/data-sources\/[^/]+$/, below),
        json: { source: 'sqlite', sql: 'select 1 as one' },
      }),
    }),
  ),
  ...['/questions', '/questions/check'].map(
    (below): Row => ({
      ...team,
      operation: `POST /spaces/{id}${below}`,
      onlyReads: true,
      ok: 200,
      notFound,
      request: async (world) => ({
        address: (await link(world)).replace(/\/data-sources\/[^/]+$/, below),
        json: { question: { measures: [{ count: 'sales' }], by: [] } },
      }),
    }),
  ),
  {
    ...team,
    operation: 'POST /spaces/{id}/questions/changes',
    onlyReads: true,
    ok: 200,
    notFound,
    request: async (world) => ({
      address: (await link(world)).replace(/\/data-sources\/[^/]+$/, '/questions/changes'),
      json: {
        question: {
          measures: [{ count: 'sales' }],
          by: [{ of: { field: { dataset: 'sales', field: 'day' } }, grain: 'day' }],
        },
        mark: { at: [{ by: 0, value: '2024-01-02' }] },
      },
    }),
  },
  {
    ...team,
    operation: 'POST /spaces/{id}/readings',
    onlyReads: true,
    ok: 200,
    notFound,
    request: async (world) => ({
      address: (await link(world)).replace(/\/data-sources\/[^/]+$/, '/readings'),
      json: { text: 'how many sales are there?' },
    }),
  },
  {
    ...team,
    operation: 'POST /samples',
    least: 'member',
    ok: 201,
    foreign: 'ok',
    watch: ['/spaces', '/data-sources'],
    request: () => ({ address: '/samples' }),
  },
  read('GET /spaces/{id}/agents', '/agents'),
  {
    ...team,
    operation: 'POST /spaces/{id}/agents',
    least: 'member',
    ok: 201,
    notFound,
    request: async (world) => ({ address: `/spaces/${await kept(world)}/agents`, json: { name: 'Another' } }),
  },
  {
    ...team,
    operation: 'GET /agents/{id}',
    ok: 200,
    notFound: 'agents/not-found',
    request: async (world) => ({ address: `/agents/${await firstAgent(world)}` }),
  },
  {
    ...team,
    operation: 'PATCH /agents/{id}',
    least: 'member',
    ok: 200,
    notFound: 'agents/not-found',
    request: async (world) => ({ address: `/agents/${await newAgent(world)}`, json: { instructions: 'Be brief.' } }),
  },
  {
    ...team,
    operation: 'DELETE /agents/{id}',
    least: 'member',
    ok: 204,
    notFound: 'agents/not-found',
    request: async (world) => ({ address: `/agents/${await newAgent(world)}` }),
  },
  read('GET /spaces/{id}/shortcuts', '/shortcuts'),
  {
    ...team,
    operation: 'POST /spaces/{id}/shortcuts',
    least: 'member',
    ok: 201,
    notFound,
    request: async (world) => ({ address: `/spaces/${await kept(world)}/shortcuts`, json: shortcut() }),
  },
  {
    ...team,
    operation: 'PATCH /spaces/{id}/shortcuts/{shortcutId}',
    least: 'member',
    ok: 200,
    notFound: 'shortcuts/not-found',
    request: async (world) => ({ address: await spaceShortcut(world), json: { name: 'Renamed' } }),
  },
  {
    ...team,
    operation: 'DELETE /spaces/{id}/shortcuts/{shortcutId}',
    least: 'member',
    ok: 204,
    notFound: 'shortcuts/not-found',
    request: async (world) => ({ address: await spaceShortcut(world) }),
  },
  {
    ...team,
    operation: 'GET /shortcuts/{agentId}',
    ok: 200,
    notFound: 'agents/not-found',
    request: async (world) => ({ address: `/shortcuts/${await firstAgent(world)}` }),
  },
  {
    ...team,
    operation: 'POST /shortcuts/{agentId}',
    least: 'member',
    ok: 201,
    notFound: 'agents/not-found',
    request: async (world) => ({ address: `/shortcuts/${await firstAgent(world)}`, json: shortcut() }),
  },
  {
    ...team,
    operation: 'PATCH /shortcuts/{agentId}/reorder',
    least: 'member',
    ok: 200,
    notFound: 'agents/not-found',
    request: reordered,
  },
  {
    ...team,
    operation: 'PATCH /shortcuts/{agentId}/{shortcutId}',
    least: 'member',
    ok: 200,
    notFound: 'shortcuts/not-found',
    request: async (world) => ({ address: await agentShortcut(world), json: { immediate: true } }),
  },
  {
    ...team,
    operation: 'DELETE /shortcuts/{agentId}/{shortcutId}',
    least: 'member',
    ok: 204,
    notFound: 'shortcuts/not-found',
    request: async (world) => ({ address: await agentShortcut(world) }),
  },
]
