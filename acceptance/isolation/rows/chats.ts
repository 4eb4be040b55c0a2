import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const space = (world: World) =>
  world.once(
    'space of chats',
    async () => (await world.admin('POST', '/spaces', { json: { name: world.fresh('chats') } })).body.id as string,
  )

const question = (id: string) => ({
  message: { id, role: 'user', parts: [{ type: 'text', text: 'How many are there?' }] },
})
const newChat = async (world: World) => {
  const chats = `/spaces/${await space(world)}/chats`
  const chatId = (await world.admin('POST', chats, { json: {} })).body.id as string
  return { chatId, address: `${chats}/${chatId}` }
}
/** A chat that has been asked a question and has its answer. */
const asked = async (world: World) => {
  const chat = await newChat(world)
  const answer = await world.admin('POST', `${chat.address}/messages`, { json: question('q1') })
  return { ...chat, streamId: answer.headers.get('x-stream-id')! }
}
const keptAsked = (world: World) => world.once('asked chat', () => asked(world))
const comment = async (world: World) => {
  const { address } = await newChat(world)
  const { body } = await world.admin('POST', `${address}/comments`, { json: { text: 'Look.' } })
  return `${address}/comments/${body.id}`
}
const stream = async (world: World) => {
  const { chatId, streamId } = await keptAsked(world)
  return `/runs/${await space(world)}/chats/${chatId}/streams/${streamId}`
}
const verifiedMissing = async (world: World) => `/spaces/${await space(world)}/verified-answers`

const team = { access: 'team' as const }
const notFound = 'spaces/not-found'
const forbidden = { status: 403, code: 'auth/forbidden' }
const speech = () => {
  const body = new FormData()
  body.append('file', new Blob(['sound']), 'speech.wav')
  return body
}

const inSpace = (operation: string, below: string, ok = 200): Row => ({
  ...team,
  operation,
  ok,
  notFound,
  request: async (world) => ({ address: `/spaces/${await space(world)}${below}` }),
})
const ofChat = (operation: string, below: string, more: Partial<Row> = {}): Row => ({
  ...team,
  operation,
  ok: 200,
  notFound,
  request: async (world) => ({ address: `${(await keptAsked(world)).address}${below}` }),
  ...more,
})

export const rows: Row[] = [
  inSpace('GET /spaces/{id}/sessions', '/sessions'),
  inSpace('GET /spaces/{id}/chats', '/chats'),
  inSpace('GET /spaces/{id}/pins', '/pins'),
  {
    ...team,
    operation: 'POST /spaces/{id}/chats',
    ok: 201,
    notFound,
    request: async (world) => ({ address: `/spaces/${await space(world)}/chats`, json: {} }),
  },
  ofChat('GET /spaces/{id}/chats/{chatId}', ''),
  ofChat('GET /spaces/{id}/chats/{chatId}/stream', '/stream', { ok: 204 }),
  ofChat('GET /spaces/{id}/chats/{chatId}/comments', '/comments'),
  ofChat('PATCH /spaces/{id}/chats/{chatId}', '', {
    // A viewer changes only chats of their own.
    cells: { viewer: forbidden },
    request: async (world) => ({ address: (await keptAsked(world)).address, json: { pinnedAt: true } }),
  }),
  ofChat('DELETE /spaces/{id}/chats/{chatId}', '', {
    ok: 204,
    cells: { viewer: forbidden },
    request: async (world) => ({ address: (await newChat(world)).address }),
  }),
  ofChat('POST /spaces/{id}/chats/{chatId}/branch', '', {
    ok: 201,
    request: async (world) => ({ address: `${(await keptAsked(world)).address}/branch`, json: { messageId: 'q1' } }),
  }),
  ofChat('POST /spaces/{id}/chats/{chatId}/messages', '', {
    request: async (world) => ({ address: `${(await newChat(world)).address}/messages`, json: question('q1') }),
  }),
  ofChat('POST /spaces/{id}/chats/{chatId}/regenerate', '', {
    // Somebody else asked the question.
    cells: { viewer: forbidden },
    request: async (world) => ({ address: `${(await asked(world)).address}/regenerate` }),
  }),
  ofChat('POST /spaces/{id}/chats/{chatId}/messages/{messageId}/edit', '', {
    cells: { viewer: forbidden },
    request: async (world) => ({ address: `${(await asked(world)).address}/messages/q1/edit`, json: question('q2') }),
  }),
  ofChat('PATCH /spaces/{id}/chats/{chatId}/messages/{messageId}', '', {
    notFound: 'messages/not-found',
    request: async (world) => ({ address: `${(await keptAsked(world)).address}/messages/q1`, json: { note: 'mine' } }),
  }),
  ofChat('PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/charts/{chartId}', '', {
    // Nobody's data is in this space, so no answer has a chart.
    ok: 404,
    cells: { viewer: forbidden },
    request: async (world) => ({
      address: `${(await keptAsked(world)).address}/messages/q1/charts/chart-1`,
      json: { type: 'bar' },
    }),
  }),
  ofChat('PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/statements/{resultId}', '', {
    // Nobody's data is in this space, so no answer has a result.
    ok: 404,
    cells: { viewer: forbidden },
    request: async (world) => ({
      address: `${(await keptAsked(world)).address}/messages/q1/statements/r1`,
      json: { sql: 'select 1' },
    }),
  }),
  ofChat('PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/question', '', {
    // Nobody's data is in this space, so no answer came from a question.
    ok: 409,
    cells: { viewer: forbidden },
    request: async (world) => ({
      address: `${(await keptAsked(world)).address}/messages/q1/question`,
      json: { question: { measures: [{ count: 'sales' }], by: [] } },
    }),
  }),
  ofChat('GET /spaces/{id}/chats/{chatId}/messages/{messageId}/definitions/{definitionId}', '', {
    ok: 404,
    request: async (world) => ({ address: `${(await keptAsked(world)).address}/messages/q1/definitions/d1` }),
  }),
  ofChat('PUT /spaces/{id}/chats/{chatId}/messages/{messageId}/definitions/{definitionId}', '', {
    least: 'member',
    // Nobody said what a word means, so no answer offers to keep it.
    ok: 404,
    request: async (world) => ({
      address: `${(await keptAsked(world)).address}/messages/q1/definitions/d1`,
      json: { state: 'accepted' },
    }),
  }),
  ofChat('POST /spaces/{id}/chats/{chatId}/comments', '', {
    ok: 201,
    request: async (world) => ({ address: `${(await keptAsked(world)).address}/comments`, json: { text: 'Look.' } }),
  }),
  ofChat('DELETE /spaces/{id}/chats/{chatId}/comments/{commentId}', '', {
    ok: 204,
    // Somebody else's comment is an administrator's to delete.
    cells: { viewer: forbidden, member: forbidden, 'good external token': forbidden },
    request: async (world) => ({ address: await comment(world) }),
  }),
  {
    ...team,
    operation: 'GET /runs/{spaceId}/chats/{chatId}/streams/{streamId}',
    ok: 200,
    notFound: 'chat/stream-not-found',
    request: async (world) => ({ address: await stream(world) }),
  },
  {
    ...team,
    operation: 'POST /runs/{spaceId}/chats/{chatId}/streams/{streamId}/cancel',
    ok: 200,
    cells: { viewer: forbidden },
    notFound: 'chat/stream-not-found',
    request: async (world) => ({ address: `${await stream(world)}/cancel` }),
  },
  {
    ...team,
    operation: 'POST /spaces/{id}/transcriptions',
    // The space has no transcription model.
    ok: 409,
    notFound,
    request: async (world) => ({ address: `/spaces/${await space(world)}/transcriptions`, body: speech() }),
  },
  inSpace('GET /spaces/{id}/verified-answers', '/verified-answers'),
  inSpace('GET /spaces/{id}/estimate', '/estimate'),
  inSpace('GET /spaces/{id}/evals', '/evals'),
  {
    ...team,
    operation: 'POST /spaces/{id}/verified-answers',
    least: 'member',
    // No query gave this answer.
    ok: 409,
    notFound,
    request: async (world) => {
      const { chatId } = await keptAsked(world)
      return { address: await verifiedMissing(world), json: { chatId, messageId: 'q1' } }
    },
  },
  {
    ...team,
    operation: 'DELETE /spaces/{id}/verified-answers/{answerId}',
    least: 'member',
    ok: 404,
    notFound,
    request: async (world) => ({ address: `${await verifiedMissing(world)}/none` }),
  },
  {
    ...team,
    operation: 'POST /spaces/{id}/evals',
    least: 'member',
    // Nothing is verified there.
    ok: 409,
    notFound,
    request: async (world) => ({ address: `/spaces/${await space(world)}/evals` }),
  },
  {
    ...inSpace('GET /spaces/{id}/evals/{evalId}', '/evals/none', 404),
  },
  {
    ...inSpace('POST /spaces/{id}/evals/{evalId}/cancel', '/evals/none/cancel', 404),
    least: 'member',
  },
  {
    ...inSpace('DELETE /spaces/{id}/evals/{evalId}', '/evals/none', 404),
    least: 'member',
  },
]
