import { call } from '../../harness.ts'
import { principals, type Row } from '../row.ts'
import type { World } from '../world.ts'
import { shownSpace } from './dashboards.ts'

const make = async (world: World): Promise<{ id: string; token: string }> =>
  (await world.admin('POST', `/spaces/${await shownSpace(world)}/share-links`, { json: { name: world.fresh('link') } }))
    .body
const kept = (world: World) => world.once('share link', () => make(world))

let messages = 0
const message = () => ({ id: `m${++messages}`, parts: [{ type: 'text', text: 'How many sales are there?' }] })
/** A chat that the visitor has begun: whoever else has the link, or a key of the team, does not read it here. */
const chat = (world: World) =>
  world.once('chat of a visitor', async () => {
    const { token } = await kept(world)
    const request = { json: { chatId: 'visitors-chat', message: message() }, headers: world.headers.visitor }
    await call(world.service, 'POST', `/share/${token}/ai`, request)
    return `/share/${token}/chats/visitors-chat`
  })

const team = { access: 'team' as const, least: 'member' as const, notFound: 'share-links/not-found' }
const inSpace = { notFound: 'spaces/not-found' }
const onlyTheVisitor: NonNullable<Row['cells']> = Object.fromEntries(
  principals
    .filter((principal) => principal !== 'visitor')
    .map((principal) => [principal, { status: 409, code: 'chat/agent-mismatch' }]),
)
const anyone = { access: 'public' as const, ok: 200 }

export const rows: Row[] = [
  {
    ...team,
    ...inSpace,
    operation: 'GET /spaces/{id}/share-links',
    ok: 200,
    request: async (world) => ({ address: `/spaces/${await shownSpace(world)}/share-links` }),
  },
  {
    ...team,
    ...inSpace,
    operation: 'POST /spaces/{id}/share-links',
    ok: 201,
    request: async (world) => ({ address: `/spaces/${await shownSpace(world)}/share-links`, json: { name: 'x' } }),
  },
  {
    ...team,
    operation: 'PATCH /share-links/{id}',
    ok: 200,
    request: async (world) => ({ address: `/share-links/${(await make(world)).id}`, json: { name: 'renamed' } }),
  },
  {
    ...team,
    operation: 'DELETE /share-links/{id}',
    ok: 204,
    request: async (world) => ({ address: `/share-links/${(await make(world)).id}` }),
  },
  {
    ...anyone,
    operation: 'GET /share/{token}',
    request: async (world) => ({ address: `/share/${(await kept(world)).token}` }),
  },
  {
    ...anyone,
    operation: 'POST /share/{token}/unlock',
    request: async (world) => ({ address: `/share/${(await make(world)).token}/unlock`, json: { password: 'x' } }),
  },
  {
    ...anyone,
    operation: 'POST /share/{token}/ai',
    request: async (world) => ({
      address: `/share/${(await make(world)).token}/ai`,
      json: { chatId: world.fresh('chat').replace(' ', '-'), message: message() },
    }),
  },
  {
    ...anyone,
    operation: 'GET /share/{token}/chats',
    request: async (world) => ({ address: `/share/${(await kept(world)).token}/chats` }),
  },
  {
    ...anyone,
    operation: 'GET /share/{token}/chats/{chatId}',
    cells: { ...onlyTheVisitor, visitor: { status: 200 } },
    request: async (world) => ({ address: await chat(world) }),
  },
  {
    ...anyone,
    operation: 'GET /share/{token}/chats/{chatId}/stream',
    ok: 204,
    cells: { ...onlyTheVisitor, visitor: { status: 204 } },
    request: async (world) => ({ address: `${await chat(world)}/stream` }),
  },
]
