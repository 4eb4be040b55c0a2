import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Turn } from '../test/servers/model-script.ts'
import { assertCode, assertError, assertInvalid, dateTime } from './envelope.ts'
import { addMember, call } from './harness.ts'
import { plain, startScriptedChats } from './scripted-chats.ts'
import { makeChat, makeSpace, openStream, question, sales, spoken, useModel } from './streams.ts'

const chats = await startScriptedChats()
const { service, owner, member, key, openai, play, ask, sessions } = chats
after(() => chats.stop())

describe('sessions of chats', () => {
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
      play(turn)
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
      { pinnedAt: '9999-12-31T23:59:59-01:00' },
      { pinnedAt: '0000-01-01T00:00:00+01:00' },
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
      404,
      'messages/not-found',
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

  test("a viewer stops and repeats answers to their own questions, and nobody else's", async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'Viewed')
    await useModel(service, key, spaceId, 'openai', 'viewed-model', openai.url)
    const viewer = await addMember(service, owner, 'viewer', 'Vic Asks')
    const asViewer = { headers: { cookie: viewer.cookie, origin: service.url } }
    const cancel = (streamId: string) =>
      call(service, 'POST', `/runs/${spaceId}/chats/${chatId}/streams/${streamId}/cancel`, asViewer)
    const regenerate = (address = chat) => call(service, 'POST', `${address}/regenerate`, asViewer)
    play({ text: ['Well, '], ending: 'hang' })
    const stream = await ask(chat, 'q1', 'How is it?')
    await stream.until((chunks) => spoken(chunks) !== '')
    assertCode(await cancel(stream.streamId), 403, 'auth/forbidden')
    const [session] = await sessions(spaceId)
    assert.equal(session.activeStreamId, stream.streamId, 'it goes on')
    await call(service, 'POST', `/runs/${spaceId}/chats/${chatId}/streams/${stream.streamId}/cancel`, { key })
    await stream.whole()

    const said = async (address = chat) => (await call(service, 'GET', address, { key })).body.messages
    const before = await said()
    assertCode(await regenerate(), 403, 'auth/forbidden')
    const trigger = { trigger: 'regenerate-message' }
    assertCode(await call(service, 'POST', `${chat}/messages`, { ...asViewer, json: trigger }), 403, 'auth/forbidden')
    assert.deepEqual(await said(), before)
    // In a branch the question has no answer of its own yet: sending its id again would make one, and drop the copy.
    const branch = await call(service, 'POST', `${chat}/branch`, { key, json: { messageId: before[1].id } })
    const branched = `/spaces/${spaceId}/chats/${branch.body.id}`
    const copied = await said(branched)
    const repeated = await call(service, 'POST', `${branched}/messages`, { ...asViewer, json: question('q1', 'x') })
    assertCode(repeated, 403, 'auth/forbidden')
    assert.deepEqual(await said(branched), copied)

    const own = await call(service, 'POST', `${chat}/messages`, { ...asViewer, json: question('q2', 'And now?') })
    assert.equal(own.status, 200)
    assert.equal((await cancel(own.headers.get('x-stream-id')!)).status, 200)
    assert.equal((await regenerate()).status, 200, 'their own question')
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

  test('pins, notes and comments on an answer stay beside the one that takes its place, also when one fails in between', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Anew')
    await useModel(service, key, spaceId, 'openai', 'anew-model', openai.url)
    await (await ask(chat, 'q1', 'Well?')).whole()
    const answer = async () => (await call(service, 'GET', chat, { key })).body.messages[1]
    const first = await answer()
    await call(service, 'PATCH', `${chat}/messages/${first.id}`, { key, json: { pinnedAt: true, note: 'mine' } })
    await call(service, 'PATCH', `${chat}/messages/${first.id}`, { key: member.key, json: { note: 'theirs' } })
    await call(service, 'POST', `${chat}/comments`, { key, json: { text: 'Look', messageId: first.id } })
    play({ error: { status: 401, body: { error: { message: 'bad key' } } } })
    await (await openStream(service, key, 'POST', `${chat}/regenerate`)).whole()
    assert.equal(await answer(), undefined)
    await (await openStream(service, key, 'POST', `${chat}/regenerate`)).whole()
    const second = await answer()
    assert.notEqual(second.id, first.id)
    assert.equal(second.note, 'mine')
    assert.match(second.pinnedAt, dateTime)
    assert.equal((await call(service, 'GET', chat, { key: member.key })).body.messages[1].note, 'theirs')
    assert.equal((await call(service, 'GET', `${chat}/comments`, { key })).body[0].messageId, second.id)
    assert.equal((await call(service, 'GET', `/spaces/${spaceId}/pins`, { key })).body.length, 1)
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
})
