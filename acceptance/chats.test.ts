import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai'
import { startAnthropic } from '../test/servers/anthropic.ts'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { assertCode, assertError, assertInvalid, dateTime, uuid } from './envelope.ts'
import { addMember, call, type Member, type Owner, type Service, setUp, startService } from './harness.ts'
import { makeChat, makeSpace, openStream, question, sales, spoken, useModel } from './streams.ts'

describe('chats', () => {
  let service: Service
  let owner: Owner
  let member: Member
  let key: string
  let openai: ModelServer
  let anthropic: ModelServer
  /** What the scripted model does next; by default it answers in a sentence. */
  let turns: Turn[] = []
  const plain: Turn = { text: ['It is ', 'so.'] }
  const ask = (chat: string, id: string, text: string, as = key) =>
    openStream(service, as, 'POST', `${chat}/messages`, question(id, text))
  const sessions = async (spaceId: string, query = '') =>
    (await call(service, 'GET', `/spaces/${spaceId}/sessions${query}`, { key })).body

  before(async () => {
    const script = () => turns.shift() ?? plain
    ;[openai, anthropic] = await Promise.all([startOpenAI(script), startAnthropic(script)])
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    key = owner.key
    member = await addMember(service, owner, 'member', 'Mia Member')
  })
  after(async () => {
    await service?.stop()
    await Promise.all([openai?.close(), anthropic?.close()])
  })

  test('a question is answered as an AI SDK stream that says its id first and ends with [DONE]', async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'Built in', sales)
    const stream = await ask(chat, 'q1', 'What is the total amount by region?')
    const raw = await stream.whole()
    assert.equal(stream.status, 200)
    assert.equal(stream.headers.get('content-type'), 'text/event-stream')
    assert.equal(stream.headers.get('x-vercel-ai-ui-message-stream'), 'v1')
    assert.ok(raw.endsWith('data: [DONE]\n\n'))
    const [first] = stream.chunks
    assert.equal(first?.type, 'start')
    assert.equal(first?.messageMetadata.streamId, stream.streamId)
    assert.match(stream.streamId, uuid)
    const answer = stream.chunks.find(({ type }) => type === 'data-answer')?.data
    assert.deepEqual(answer.rows.map((row: unknown[]) => row.at(-1)).sort(), [100, 250])
    assert.ok(stream.chunks.some(({ type }) => type === 'data-audit'))
    assert.ok(stream.chunks.some(({ type }) => type === 'data-usage'))
    const kept = await call(service, 'GET', chat, { key })
    assert.equal(kept.body.messages.length, 2)
    assert.equal(kept.body.messages[1].id, first?.messageId)
    assert.equal(kept.body.title, 'What is the total amount by region?')
    const [session] = await sessions(spaceId)
    const { id, createdAt, chat: about, ...rest } = session
    assert.match(id, uuid)
    assert.match(createdAt, dateTime)
    assert.deepEqual([about.id, about.title], [chatId, 'What is the total amount by region?'])
    assert.deepEqual(rest, {
      chatId,
      spaceId,
      _count: { comments: 0 },
      messageCount: 2,
      needsReply: false,
      activeStreamId: null,
      archivedAt: null,
      automationId: null,
      dashboardId: null,
      parentChatId: null,
      pinnedAt: null,
      reportId: null,
      shareLink: null,
      shareLinkId: null,
    })
  })

  test("the AI SDK's own client sends, reads and resumes", async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'With its client', sales)
    await useModel(service, key, spaceId, 'openai', 'client-model', openai.url)
    turns = [{ text: ['One ', 'two ', 'three.'], pauseMs: 60 }]
    const transport = new DefaultChatTransport<UIMessage>({
      api: `${service.url}/api${chat}/messages`,
      headers: { 'x-api-key': key },
      prepareSendMessagesRequest: ({ id, messages, trigger }) => ({
        body: { chatId: id, message: messages.at(-1), trigger },
      }),
      prepareReconnectToStreamRequest: () => ({
        api: `${service.url}/api${chat}/stream`,
        headers: { 'x-api-key': key },
      }),
    })
    const messages: UIMessage[] = [{ id: 'q1', role: 'user', parts: [{ type: 'text', text: 'Count.' }] }]
    const read = async (stream: ReadableStream) => {
      let last: UIMessage | undefined
      for await (const message of readUIMessageStream({ stream })) last = message
      return last!
    }
    const sent = await transport.sendMessages({
      chatId,
      messages,
      trigger: 'submit-message',
      messageId: undefined,
      abortSignal: undefined,
    })
    const resumed = await transport.reconnectToStream({ chatId })
    assert.ok(resumed, 'there is an answer under way to come back to')
    const [first, second] = await Promise.all([read(sent), read(resumed)])
    const texts = (message: UIMessage) =>
      message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
    assert.equal(texts(first), 'One two three.')
    assert.equal(texts(second), 'One two three.')
    assert.equal(await transport.reconnectToStream({ chatId }), null)
    const kept = (await call(service, 'GET', chat, { key })).body.messages[1]
    assert.deepEqual(kept.parts, JSON.parse(JSON.stringify(first.parts)))
  })

  test('while it is being answered a chat has an active stream, is busy, and goes on without readers', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Busy')
    await useModel(service, key, spaceId, 'anthropic', 'slow-model', anthropic.url)
    turns = [{ text: ['a', 'b', 'c', 'd', 'e', 'f'], pauseMs: 120 }]
    const stream = await ask(chat, 'q1', 'Slowly.')
    await stream.until((chunks) => spoken(chunks) !== '')
    const [session] = await sessions(spaceId)
    assert.deepEqual([session.activeStreamId, session.needsReply, session.messageCount], [stream.streamId, false, 1])
    assertError(
      await call(service, 'POST', `${chat}/messages`, { key, json: question('q2', 'Another.') }),
      409,
      'An answer is under way',
      'chat/busy',
      'the chat is being answered: wait for it, or cancel it',
    )
    assertCode(await call(service, 'POST', `${chat}/regenerate`, { key }), 409, 'chat/busy')
    stream.leave()
    const back = await openStream(service, key, 'GET', `${chat}/stream`)
    assert.equal(back.streamId, stream.streamId)
    await back.whole()
    assert.equal(back.text(), 'abcdef')
    assert.equal((await call(service, 'GET', chat, { key })).body.messages.length, 2)
    assert.equal((await call(service, 'GET', `${chat}/stream`, { key })).status, 204)
    const later = await openStream(
      service,
      key,
      'GET',
      `/runs/${spaceId}/chats/${chat.split('/').at(-1)}/streams/${stream.streamId}`,
    )
    assert.equal(await later.whole(), await back.whole())
  })

  test('the same message id twice is one answer', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Twice')
    await useModel(service, key, spaceId, 'openai', 'twice-model', openai.url)
    const before = openai.requests.length
    turns = [{ text: ['once'], pauseMs: 150 }]
    const all = await Promise.all([1, 2, 3].map(() => ask(chat, 'same', 'Same?')))
    for (const stream of all) await stream.whole()
    assert.deepEqual(
      all.map((stream) => stream.text()),
      ['once', 'once', 'once'],
    )
    assert.equal(new Set(all.map(({ streamId }) => streamId)).size, 1)
    assert.equal((await ask(chat, 'same', 'Same?')).streamId, all[0]?.streamId)
    assert.equal(openai.requests.length - before, 1)
    assert.equal((await call(service, 'GET', chat, { key })).body.messages.length, 2)
  })

  test('a failure of the model is told, the question stays, and it can be asked anew', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Fails')
    await useModel(service, key, spaceId, 'openai', 'failing-model', openai.url)
    turns = [{ error: { status: 401, body: { error: { message: 'bad key' } } } }]
    const stream = await ask(chat, 'q1', 'Will you?')
    await stream.whole()
    assert.equal(stream.chunks.find(({ type }) => type === 'error')?.errorText, 'The provider refused the key (401).')
    const [session] = await sessions(spaceId)
    assert.deepEqual([session.needsReply, session.activeStreamId, session.messageCount], [true, null, 1])
    const { lastRun } = (await call(service, 'GET', chat, { key })).body
    assert.deepEqual([lastRun.status, lastRun.error], ['failed', 'The provider refused the key (401).'])
    const again = await openStream(service, key, 'POST', `${chat}/regenerate`)
    await again.whole()
    assert.equal(again.text(), 'It is so.')
    assert.deepEqual(
      (await call(service, 'GET', chat, { key })).body.messages.map(({ role }: { role: string }) => role),
      ['user', 'assistant'],
    )
  })

  test('half an answer is kept and marked', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Half')
    await useModel(service, key, spaceId, 'openai', 'half-model', openai.url)
    turns = [{ text: ['Half ', 'of it'], pauseMs: 30, ending: 'cut' }]
    await (await ask(chat, 'q1', 'All of it?')).whole()
    const [, answer] = (await call(service, 'GET', chat, { key })).body.messages
    assert.equal(answer.metadata.status, 'failed')
    assert.ok(answer.metadata.error)
    assert.equal(answer.parts.find(({ type }: { type: string }) => type === 'text').text, 'Half of it')
    assert.equal(answer.parts.find(({ type }: { type: string }) => type === 'text').state, 'done')
  })

  test('the last question is edited, an earlier one is branched from', async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'Edited')
    await useModel(service, key, spaceId, 'openai', 'edit-model', openai.url)
    for (const id of ['q1', 'q2']) await (await ask(chat, id, `Question ${id}`)).whole()
    assertCode(
      await call(service, 'POST', `${chat}/messages/q1/edit`, { key, json: question('q3', 'x') }),
      409,
      'messages/not-last-question',
    )
    assertCode(
      await call(service, 'POST', `${chat}/messages/none/edit`, { key, json: question('q3', 'x') }),
      404,
      'messages/not-found',
    )
    await (await openStream(service, key, 'POST', `${chat}/messages/q2/edit`, question('q3', 'Instead'))).whole()
    const { messages } = (await call(service, 'GET', chat, { key })).body
    assert.deepEqual(
      messages.filter(({ role }: { role: string }) => role === 'user').map(({ id }: { id: string }) => id),
      ['q1', 'q3'],
    )
    const branch = await call(service, 'POST', `${chat}/branch`, { key, json: { messageId: messages[1].id } })
    assert.deepEqual([branch.status, branch.body.parentChatId, branch.body.messageCount], [201, chatId, 2])
    assertCode(
      await call(service, 'POST', `${chat}/branch`, { key, json: { messageId: 'none' } }),
      404,
      'messages/not-found',
    )
    const session = (await sessions(spaceId)).find((row: { chatId: string }) => row.chatId === branch.body.id)
    assert.equal(session.parentChatId, chatId)
  })

  test('what a session says of its chat is true in every state', async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'States')
    await useModel(service, key, spaceId, 'openai', 'states-model', openai.url)
    const state = async (id = chatId) => {
      const session = (await sessions(spaceId)).find((row: { chatId: string }) => row.chatId === id)
      return session && [session.messageCount, session.needsReply, session.activeStreamId]
    }
    const speaks: Turn = { text: ['Well, '], ending: 'hang' }
    const refuses: Turn = { error: { status: 401 } }
    /** Begins, and goes on until it is cancelled. */
    const begin = async (address: string, json?: unknown, turn = speaks) => {
      turns = [turn]
      const stream = await openStream(service, key, 'POST', address, json)
      assert.equal(stream.status, 200)
      if (turn.text) await stream.until((chunks) => spoken(chunks) !== '')
      return stream
    }
    const cancel = async (stream: { streamId: string; whole(): Promise<string> }) => {
      await call(service, 'POST', `/runs/${spaceId}/chats/${chatId}/streams/${stream.streamId}/cancel`, { key })
      await stream.whole()
    }
    assert.deepEqual(await state(), [0, false, null], 'empty')
    const asked = await begin(`${chat}/messages`, question('q1', 'First?'))
    assert.deepEqual(await state(), [1, false, asked.streamId], 'asked')
    const early = await call(service, 'POST', `${chat}/branch`, { key, json: { messageId: 'q1' } })
    assert.deepEqual(await state(early.body.id), [1, true, null], 'branched while the other is being answered')
    await cancel(asked)
    assert.deepEqual(await state(), [2, false, null], 'cancelled after it said something')
    const anew = await begin(`${chat}/regenerate`)
    assert.deepEqual(await state(), [1, false, anew.streamId], 'being regenerated')
    await cancel(anew)
    const silent = await begin(`${chat}/regenerate`, undefined, { silent: true })
    assert.deepEqual(await state(), [1, false, silent.streamId], 'nothing said yet')
    await cancel(silent)
    assert.deepEqual(await state(), [1, true, null], 'cancelled before it said anything')
    await (await begin(`${chat}/regenerate`, undefined, refuses)).whole()
    assert.deepEqual(await state(), [1, true, null], 'failed before it said anything')
    const edited = await begin(`${chat}/messages/q1/edit`, question('q2', 'Instead?'))
    assert.deepEqual(await state(), [1, false, edited.streamId], 'edited')
    await cancel(edited)
    await (await begin(`${chat}/messages`, question('q3', 'And?'), { text: ['Half'], ending: 'cut' })).whole()
    assert.deepEqual(await state(), [4, false, null], 'failed in the middle')
    await (await begin(`${chat}/messages`, question('q4', 'And?'), plain)).whole()
    assert.deepEqual(await state(), [6, false, null], 'answered')
    const { messages } = (await call(service, 'GET', chat, { key })).body
    const late = await call(service, 'POST', `${chat}/branch`, { key, json: { messageId: messages[3].id } })
    assert.deepEqual(await state(late.body.id), [4, false, null], 'branched from an answer')
    await (await ask(`/spaces/${spaceId}/chats/${early.body.id}`, 'q1', 'First?')).whole()
    assert.deepEqual(await state(early.body.id), [2, false, null], 'the question that was copied is asked there')
    assert.deepEqual(await state(), [6, false, null], 'and only there')
    await call(service, 'DELETE', chat, { key })
    assert.equal(await state(), undefined, 'deleted')
    assert.deepEqual(await state(late.body.id), [4, false, null], 'its branch stays')
  })

  test('pins and notes are the caller’s own', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Pins', sales)
    await (await ask(chat, 'q1', 'How many rows are there?')).whole()
    const meta = (json: unknown, as = key, id = 'q1') =>
      call(service, 'PATCH', `${chat}/messages/${id}`, { key: as, json })
    const pinned = await meta({ pinnedAt: true, note: 'mine' })
    assert.equal(pinned.status, 200)
    assert.deepEqual(Object.keys(pinned.body).sort(), ['messageId', 'note', 'pinnedAt'])
    assert.deepEqual([pinned.body.messageId, pinned.body.note], ['q1', 'mine'])
    assert.match(pinned.body.pinnedAt, dateTime)
    assert.deepEqual((await meta({ note: 'theirs' }, member.key)).body, {
      messageId: 'q1',
      note: 'theirs',
      pinnedAt: null,
    })
    assert.deepEqual((await meta({ pinnedAt: '2024-05-01T10:00:00+02:00' })).body, {
      messageId: 'q1',
      note: 'mine',
      pinnedAt: '2024-05-01T08:00:00.000Z',
    })
    const pins = (await call(service, 'GET', `/spaces/${spaceId}/pins`, { key })).body
    assert.deepEqual(
      pins.map(({ messageId, note, text }: { messageId: string; note: string; text: string }) => [
        messageId,
        note,
        text,
      ]),
      [['q1', 'mine', 'How many rows are there?']],
    )
    assert.deepEqual((await meta({ pinnedAt: false })).body, { messageId: 'q1', note: 'mine', pinnedAt: null })
    assert.match((await meta({ pinnedAt: true })).body.pinnedAt, dateTime)
    assert.deepEqual((await meta({ pinnedAt: null, note: null })).body, { messageId: 'q1', note: null, pinnedAt: null })
    assert.deepEqual((await call(service, 'GET', `/spaces/${spaceId}/pins`, { key })).body, [])
    assert.equal((await call(service, 'GET', `/spaces/${spaceId}/pins`, { key: member.key })).body.length, 1)
    assertInvalid(await meta({}), 'body: pinnedAt or note is needed')
    for (const wrong of [
      { note: 'x'.repeat(10_001) },
      { pinnedAt: 'yesterday' },
      { note: 1 },
      { note: 'x', userId: 'u' },
    ])
      assertCode(await meta(wrong), 400, 'api/invalid-request')
    assert.equal((await meta({ note: 'x'.repeat(10_000) })).status, 200)
    assertError(
      await meta({ note: 'x' }, key, 'none'),
      404,
      'Message not found',
      'messages/not-found',
      'the chat has no such message',
    )
    assertCode(
      await call(service, 'PATCH', `/spaces/${spaceId}/chats/none/messages/q1`, { key, json: { note: 'x' } }),
      404,
      'messages/not-found',
    )
    const elsewhere = await makeSpace(service, key, 'No pins')
    assertCode(
      await call(service, 'PATCH', `${chat.replace(spaceId, elsewhere)}/messages/q1`, { key, json: { note: 'x' } }),
      409,
      'chat/space-mismatch',
    )
    assertCode(
      await call(service, 'PATCH', '/spaces/none/chats/none/messages/none', { key, json: { note: 'x' } }),
      404,
      'messages/not-found',
    )
  })

  test('a chart of an answer is changed for everyone; its data and the other parts stay', async () => {
    const { chat } = await makeChat(service, key, 'Charted', sales)
    await (await ask(chat, 'q1', 'Draw the total amount by region as a bar chart')).whole()
    const answer = async (as = key) => (await call(service, 'GET', chat, { key: as })).body.messages[1]
    const before = await answer()
    const chart = before.parts.find(({ type }: { type: string }) => type === 'data-chart')
    const put = (address: string, json: object, as = key) =>
      call(service, 'PUT', `${chat}/messages/${address}`, { key: as, json })
    const pie = { ...chart.data.chart, type: 'pie' }
    const changed = await put(`${before.id}/charts/${chart.id}`, pie, member.key)
    assert.deepEqual([changed.status, changed.body], [200, pie])
    const expected = before.parts.map((part: { id?: string }) =>
      part.id === chart.id ? { ...chart, data: { ...chart.data, chart: pie } } : part,
    )
    assert.deepEqual((await answer()).parts, expected)
    assertCode(await put(`${before.id}/charts/none`, pie), 404, 'messages/not-found')
    assertCode(await put(`none/charts/${chart.id}`, pie), 404, 'messages/not-found')
    assertCode(await put(`${before.id}/charts/${chart.id}`, { type: 'cake' }), 400, 'api/invalid-request')
    const viewer = await addMember(service, owner, 'viewer', 'Vic Chart')
    const asViewer = await call(service, 'PUT', `${chat}/messages/${before.id}/charts/${chart.id}`, {
      headers: { cookie: viewer.cookie, origin: service.url },
      json: chart.data.chart,
    })
    assertCode(asViewer, 403, 'auth/forbidden')
    assert.deepEqual((await answer()).parts, expected)
  })

  test('sessions are listed pinned first, then by activity; a chat is renamed, archived and deleted', async () => {
    const spaceId = await makeSpace(service, key, 'Order')
    const make = async (title: string) =>
      (await call(service, 'POST', `/spaces/${spaceId}/chats`, { key, json: { title } })).body.id
    const [a, b, c] = [await make('a'), await make('b'), await make('c')]
    const chat = (id: string) => `/spaces/${spaceId}/chats/${id}`
    const pinned = await call(service, 'PATCH', chat(a), { key, json: { pinnedAt: true, title: 'A' } })
    assert.deepEqual([pinned.body.title, typeof pinned.body.pinnedAt], ['A', 'string'])
    const order = async () => (await sessions(spaceId)).map((row: { chatId: string }) => row.chatId)
    assert.deepEqual(await order(), [a, c, b])
    const paged = await call(service, 'GET', `/spaces/${spaceId}/sessions?limit=1`, { key })
    const next = /<\/api(.*?)>; rel="next"/.exec(paged.headers.get('link') ?? '')![1]!
    assert.equal((await call(service, 'GET', next, { key })).body[0].chatId, c)
    assert.equal(
      (await call(service, 'PATCH', chat(b), { key, json: { archivedAt: true } })).body.archivedAt !== null,
      true,
    )
    assert.equal((await call(service, 'DELETE', chat(b), { key })).status, 204)
    assertCode(await call(service, 'GET', chat(b), { key }), 404, 'chats/not-found')
    assert.deepEqual(await sessions(spaceId, '?shareLinkId=none'), [])
    assertError(
      await call(service, 'GET', '/spaces/none/sessions', { key }),
      404,
      'Space not found',
      'spaces/not-found',
      'the space does not exist',
    )
  })

  test('a chat of another space is told apart; an id is used once in a team', async () => {
    const first = await makeChat(service, key, 'Here')
    const elsewhere = await makeSpace(service, key, 'Elsewhere')
    assertError(
      await call(service, 'GET', `/spaces/${elsewhere}/chats/${first.chatId}`, { key }),
      409,
      'Chat belongs to another Space',
      'chat/space-mismatch',
      'the chat is not in this space',
    )
    assertCode(
      await call(service, 'POST', `/spaces/${elsewhere}/chats/${first.chatId}/messages`, {
        key,
        json: question('q', 'x'),
      }),
      409,
      'chat/space-mismatch',
    )
    assertCode(
      await call(service, 'POST', `/spaces/${elsewhere}/chats`, { key, json: { id: first.chatId } }),
      409,
      'chats/id-taken',
    )
    assertCode(
      await call(service, 'POST', `/spaces/${elsewhere}/chats/none/messages`, { key, json: question('q', 'x') }),
      404,
      'chats/not-found',
    )
    assertInvalid(
      await call(service, 'POST', `${first.chat}/messages`, { key, json: {} }),
      'body.message: a message is needed',
    )
    assertInvalid(
      await call(service, 'POST', `${first.chat}/messages`, { key, json: question('q', '  ') }),
      'body.message.parts: the message has no text',
    )
    assertInvalid(
      await call(service, 'POST', `${first.chat}/messages`, { key, json: { message: { id: '' } } }),
      'body.message.id: Too small: expected string to have >=1 characters',
    )
  })

  test('comments are listed, counted, and deleted by their writer', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Comments')
    const made = await call(service, 'POST', `${chat}/comments`, { key: member.key, json: { text: 'Look here' } })
    assert.deepEqual([made.status, made.body.text, made.body.userId], [201, 'Look here', member.userId])
    assert.equal((await sessions(spaceId))[0]._count.comments, 1)
    assertCode(
      await call(service, 'POST', `${chat}/comments`, { key, json: { text: 'x', messageId: 'none' } }),
      404,
      'messages/not-found',
    )
    const mine = await call(service, 'POST', `${chat}/comments`, { key, json: { text: 'Mine' } })
    assertCode(
      await call(service, 'DELETE', `${chat}/comments/${mine.body.id}`, { key: member.key }),
      403,
      'auth/forbidden',
    )
    assert.equal((await call(service, 'DELETE', `${chat}/comments/${made.body.id}`, { key: member.key })).status, 204)
    assertCode(await call(service, 'DELETE', `${chat}/comments/${made.body.id}`, { key }), 404, 'comments/not-found')
    assert.equal((await call(service, 'GET', `${chat}/comments`, { key })).body.length, 1)
  })

  test('a verified answer is given again to the same question, and compared when the data changes', async () => {
    const { spaceId, chat, chatId } = await makeChat(service, key, 'Verified', sales)
    await useModel(service, key, spaceId, 'openai', 'verified-model', openai.url)
    turns = [
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: 'select sum(amount) as total from sales' } }] },
      { text: ['The total is 350.'] },
    ]
    await (await ask(chat, 'q1', 'What is the total?')).whole()
    const answerId = (await call(service, 'GET', chat, { key })).body.messages[1].id
    const verified = await call(service, 'POST', `/spaces/${spaceId}/verified-answers`, {
      key,
      json: { chatId, messageId: answerId },
    })
    assert.equal(verified.status, 201, verified.text)
    assert.deepEqual([verified.body.question, verified.body.rows], ['What is the total?', [[350]]])
    assertCode(
      await call(service, 'POST', `/spaces/${spaceId}/verified-answers`, { key, json: { chatId, messageId: 'q1' } }),
      409,
      'verified-answers/not-verifiable',
    )
    const before = openai.requests.length
    const again = await ask(chat, 'q2', ' what is the TOTAL ')
    await again.whole()
    assert.equal(again.text(), 'The total is 350.')
    assert.equal(again.chunks.find(({ type }) => type === 'data-verified')?.data.verifiedAnswerId, verified.body.id)
    assert.equal(openai.requests.length, before, 'no model was asked')
    await (await ask(chat, 'q3', 'And the total of the North?')).whole()
    assert.match(JSON.stringify(openai.requests.at(-1)?.body.messages[0]), /select sum\(amount\) as total from sales/)
    const evals = await call(service, 'POST', `/spaces/${spaceId}/evals`, { key })
    assert.deepEqual([evals.status, evals.body.total, evals.body.same], [201, 1, 1])
    const [link] = (await call(service, 'GET', `/spaces/${spaceId}/data-sources`, { key })).body
    const body = new FormData()
    body.append('file', new Blob([`${sales}South,1,2024-03-02\n`]), 'sales.csv')
    const replaced = await call(service, 'PUT', `/data-sources/${link.dataSourceId}/file`, { key, body })
    assert.equal(replaced.status, 200, replaced.text)
    const now = await ask(chat, 'q4', 'What is the total?')
    await now.whole()
    assert.match(now.text(), /a different result than when it was verified/)
    assert.deepEqual(now.chunks.find(({ type }) => type === 'data-answer')?.data.rows, [[351]])
    const later = await call(service, 'POST', `/spaces/${spaceId}/evals`, { key })
    assert.deepEqual([later.body.total, later.body.same, later.body.different], [1, 0, 1])
    const history = (await call(service, 'GET', `/spaces/${spaceId}/evals`, { key })).body
    assert.deepEqual(
      history.map(({ id }: { id: string }) => id),
      [later.body.id, evals.body.id],
    )
    assert.equal(
      (await call(service, 'DELETE', `/spaces/${spaceId}/verified-answers/${verified.body.id}`, { key })).status,
      204,
    )
  })

  test('a private source is queried, and a model elsewhere is told only what its link allows', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Private', sales)
    await useModel(service, key, spaceId, 'openai', 'private-model', openai.url)
    const [link] = (await call(service, 'GET', `/spaces/${spaceId}/data-sources`, { key })).body
    await call(service, 'PATCH', `/spaces/${spaceId}/data-sources/${link.id}`, { key, json: { privacy: 'schema' } })
    const sql = 'select region, sum(amount) as total from sales group by region order by region'
    turns = [{ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] }, { text: ['See the table.'] }]
    const before = openai.requests.length
    const stream = await ask(chat, 'q1', 'What is the total by region?')
    await stream.whole()
    const told = JSON.stringify(openai.requests.slice(before).map(({ body }) => body))
    assert.match(told, /region/)
    assert.doesNotMatch(told, /North|South|2024-01-05|250/)
    assert.deepEqual(stream.chunks.find(({ type }) => type === 'tool-output-available')?.output.rows, [
      ['North', 250],
      ['South', 100],
    ])
    const shown = stream.chunks.find(({ type }) => type === 'data-privacy')?.data
    assert.deepEqual(
      [shown.leaves, shown.sources[0].privacy, shown.results[0].rows, shown.results[0].rowsSeen],
      [true, 'schema', 2, 0],
    )
  })

  test('the agent may call the shortcuts that are open to it, and saves a result as a dataset when asked to', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Tools', sales)
    await useModel(service, key, spaceId, 'openai', 'tools-model', openai.url)
    const prompt = 'What is the total amount of {region}?'
    for (const fields of [
      { prefix: '/total', visibility: 'team' },
      { prefix: '/closed', disableModelInvocation: true },
      { prefix: '/private', visibility: 'private' },
    ])
      await call(service, 'POST', `/spaces/${spaceId}/shortcuts`, {
        key,
        json: { name: fields.prefix, prompt, ...fields },
      })
    const sql = "select sum(amount) as total from sales where region = 'North'"
    turns = [
      { calls: [{ name: 'run_shortcut', input: { prefix: '/total', values: { region: 'North' } } }] },
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] },
      { calls: [{ name: 'save_dataset', input: { resultId: 'r1', name: 'Total of the North' } }] },
      { text: ['It is 250.'] },
    ]
    const before = openai.requests.length
    const stream = await ask(chat, 'q1', 'Save the total of the North.', member.key)
    await stream.whole()
    const outputs = stream.chunks.filter(({ type }) => type === 'tool-output-available').map(({ output }) => output)
    assert.deepEqual(outputs[0], { ok: true, prompt: 'What is the total amount of North?' })
    const offered = openai.requests[before]!.body.tools as { function: { name: string; description: string } }[]
    const { description } = offered.find((tool) => tool.function.name === 'run_shortcut')!.function
    assert.match(description, /\/total/)
    assert.doesNotMatch(description, /\/closed|\/private/)
    assert.deepEqual(offered.map((tool) => tool.function.name).sort(), [
      'ask_person',
      'create_dashboard',
      'describe_tables',
      'edit_dashboard',
      'find_values',
      'give_answer',
      'list_tables',
      'make_chart',
      'run_shortcut',
      'run_sql',
      'save_dataset',
      'statistics',
    ])
    const dataset = (await call(service, 'GET', '/datasets', { key })).body.find(
      ({ id }: { id: string }) => id === outputs[2].datasetId,
    )
    assert.deepEqual([dataset.name, dataset.spaceId, dataset._count], ['Total of the North', spaceId, { entries: 1 }])
    assert.ok(!stream.chunks.some(({ type }) => type === 'data-answer'), 'the model gave no cells that answer it')
  })

  test('all SQLite sources of a space are joined in one statement', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Joined', sales)
    const body = new FormData()
    body.append('file', new Blob(['region,head\nNorth,Ann\nSouth,Bob\n']), 'heads.csv')
    body.append('name', 'Heads 2024')
    const source = await call(service, 'POST', '/data-sources/upload', { key, body })
    await call(service, 'POST', `/spaces/${spaceId}/data-sources`, { key, json: { dataSourceId: source.body.id } })
    await useModel(service, key, spaceId, 'openai', 'join-model', openai.url)
    const sql =
      'select head, sum(amount) as total from joined_sales.sales join heads_2024.heads using (region) group by head order by head'
    turns = [{ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql } }] }, { text: ['Done.'] }]
    const stream = await ask(chat, 'q1', 'By head?')
    await stream.whole()
    const output = stream.chunks.find(({ type }) => type === 'tool-output-available')?.output
    assert.deepEqual(
      output.rows,
      [
        ['Ann', 250],
        ['Bob', 100],
      ],
      JSON.stringify(output),
    )
  })

  test('all DuckDB sources of a space are joined in one statement, and with a result of a SQLite one', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Ducks', sales)
    for (const [name, csv] of Object.entries({
      heads: 'region,head\nNorth,Ann\nSouth,Bob\n',
      bonus: 'head,bonus\nAnn,5\nBob,7\n',
    })) {
      const body = new FormData()
      body.append('file', new Blob([csv]), `${name}.csv`)
      body.append('name', `${name} 2025`)
      body.append('engine', 'duckdb')
      const source = await call(service, 'POST', '/data-sources/upload', { key, body })
      assert.equal(source.status, 201, source.text)
      const link = { dataSourceId: source.body.id }
      assert.equal((await call(service, 'POST', `/spaces/${spaceId}/data-sources`, { key, json: link })).status, 201)
    }
    await useModel(service, key, spaceId, 'openai', 'duck-model', openai.url)
    const join = `select region, bonus * total as paid from heads_2025.heads join bonus_2025.bonus using (head)
      join totals using (region) order by region`
    const bySum = 'select region, sum(amount) as total from sales group by region'
    turns = [
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: bySum } }] },
      {
        calls: [
          {
            name: 'run_sql',
            input: { source: 'duckdb', sql: join, tables: [{ resultId: 'r1', name: 'totals' }] },
          },
        ],
      },
      { text: ['Done.'] },
    ]
    const stream = await ask(chat, 'q1', 'What was paid?')
    await stream.whole()
    const outputs = stream.chunks.filter(({ type }) => type === 'tool-output-available').map(({ output }) => output)
    assert.deepEqual(
      outputs[1]?.rows,
      [
        ['North', 1250],
        ['South', 700],
      ],
      JSON.stringify(outputs),
    )
  })
})
