import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const team = { access: 'team' as const }
let models = 0
const model = () => ({
  provider: 'openai-compatible',
  modelId: `m${++models}`,
  baseUrl: 'http://127.0.0.1:1/v1',
  apiKey: 'secret',
})
const newModel = async (world: World) => (await world.admin('POST', '/models', { json: model() })).body.id as string
const budget = { scope: 'user', period: 'day', tokens: 1_000_000_000 }
const newBudget = async (world: World) => (await world.admin('POST', '/budgets', { json: budget })).body.id as string

export const rows: Row[] = [
  { ...team, operation: 'GET /models', ok: 200, foreign: 'ok', request: () => ({ address: '/models' }) },
  {
    ...team,
    operation: 'POST /models',
    least: 'admin',
    ok: 201,
    foreign: 'ok',
    watch: ['/models'],
    request: () => ({ address: '/models', json: model() }),
  },
  {
    ...team,
    operation: 'POST /models/test',
    least: 'admin',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/models/test', json: { id: 'builtin/analyst' } }),
  },
  {
    ...team,
    operation: 'POST /models/offered',
    least: 'admin',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/models/offered', json: { id: 'builtin/analyst' } }),
  },
  {
    ...team,
    operation: 'PATCH /models/{providerId}/{modelId}',
    least: 'admin',
    ok: 200,
    notFound: 'models/not-found',
    watch: ['/models'],
    request: async (world) => ({
      address: `/models/${await newModel(world)}`,
      json: { name: 'Renamed', purpose: 'chat' },
    }),
  },
  {
    ...team,
    operation: 'DELETE /models/{providerId}/{modelId}',
    least: 'admin',
    ok: 204,
    notFound: 'models/not-found',
    watch: ['/models'],
    request: async (world) => ({ address: `/models/${await newModel(world)}` }),
  },
  { ...team, operation: 'GET /usage', ok: 200, foreign: 'ok', request: () => ({ address: '/usage' }) },
  { ...team, operation: 'GET /budgets', ok: 200, foreign: 'ok', request: () => ({ address: '/budgets' }) },
  {
    ...team,
    operation: 'POST /budgets',
    least: 'admin',
    ok: 201,
    foreign: 'ok',
    watch: ['/budgets'],
    request: () => ({ address: '/budgets', json: budget }),
  },
  {
    ...team,
    operation: 'DELETE /budgets/{id}',
    least: 'admin',
    ok: 204,
    notFound: 'budgets/not-found',
    watch: ['/budgets'],
    request: async (world) => ({ address: `/budgets/${await newBudget(world)}` }),
  },
]
