import type { Row } from '../row.ts'
import type { World } from '../world.ts'
import { shownSpace } from './dashboards.ts'

const make = async (world: World) => {
  const json = { templateId: 'data-profile', spaceId: await shownSpace(world) }
  const { id } = (await world.admin('POST', '/reports', { json })).body
  for (let i = 0; i < 300; i++) {
    if ((await world.admin('GET', `/reports/${id}`)).body.status === 'done') return `/reports/${id}`
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the report was not made')
}
const kept = (world: World) => world.once('report', () => make(world))
const template = { name: 'Template', markup: 'Words.' }
const makeTemplate = async (world: World) =>
  `/report-templates/${(await world.admin('POST', '/report-templates', { json: template })).body.id}`

/** The administrator's own: to everyone else it does not exist. */
const hidden = { status: 404, code: 'reports/not-found' }
const others = { member: hidden, 'good external token': hidden }
const team = { access: 'team' as const, notFound: 'reports/not-found' }
const read = { ...team, ok: 200, cells: { ...others, viewer: hidden } }
const write = { ...team, least: 'member' as const, cells: others }
const templates = { access: 'team' as const, least: 'member' as const, notFound: 'report-templates/not-found' }

export const rows: Row[] = [
  { ...team, operation: 'GET /reports', ok: 200, foreign: 'ok', request: () => ({ address: '/reports' }) },
  {
    ...team,
    operation: 'POST /reports',
    least: 'member',
    ok: 201,
    notFound: 'spaces/not-found',
    request: async (world) => ({
      address: '/reports',
      json: { templateId: 'data-profile', spaceId: await shownSpace(world) },
    }),
  },
  { ...read, operation: 'GET /reports/{id}', request: async (world) => ({ address: await kept(world) }) },
  {
    ...write,
    operation: 'PATCH /reports/{id}',
    ok: 200,
    request: async (world) => ({ address: await kept(world), json: { title: 'changed' } }),
  },
  { ...write, operation: 'DELETE /reports/{id}', ok: 204, request: async (world) => ({ address: await make(world) }) },
  {
    ...write,
    operation: 'POST /reports/{id}/regenerate',
    ok: 200,
    request: async (world) => ({ address: `${await make(world)}/regenerate` }),
  },
  {
    ...read,
    operation: 'GET /reports/{id}/deliveries',
    request: async (world) => ({ address: `${await kept(world)}/deliveries` }),
  },
  {
    ...write,
    operation: 'POST /reports/{id}/send',
    ok: 202,
    request: async (world) => ({
      address: `${await kept(world)}/send`,
      json: { to: [{ kind: 'webhook', url: 'http://127.0.0.1:9/' }], attach: 'none' },
    }),
  },
  {
    ...read,
    operation: 'GET /reports/{id}/export',
    request: async (world) => ({ address: `${await kept(world)}/export?format=md` }),
  },
  {
    access: 'team',
    operation: 'GET /report-templates',
    ok: 200,
    foreign: 'ok',
    request: () => ({ address: '/report-templates' }),
  },
  {
    ...templates,
    operation: 'POST /report-templates',
    ok: 201,
    foreign: 'ok',
    request: () => ({ address: '/report-templates', json: template }),
  },
  {
    ...templates,
    operation: 'PATCH /report-templates/{id}',
    ok: 200,
    request: async (world) => ({ address: await makeTemplate(world), json: { name: 'changed' } }),
  },
  {
    ...templates,
    operation: 'DELETE /report-templates/{id}',
    ok: 204,
    request: async (world) => ({ address: await makeTemplate(world) }),
  },
]
