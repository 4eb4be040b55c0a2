import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai'
import { assertCode, assertError, dateTime, uuid } from './envelope.ts'
import { call } from './harness.ts'
import { startScriptedChats } from './scripted-chats.ts'
import { makeChat, openStream, question, sales, spoken, useModel } from './streams.ts'

const chats = await startScriptedChats()
const { service, key, openai, anthropic, play, ask, sessions } = chats
after(() => chats.stop())

describe('chats', () => {
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
    play({ text: ['One ', 'two ', 'three.'], pauseMs: 60 })
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
    play({ text: ['a', 'b', 'c', 'd', 'e', 'f'], pauseMs: 300 })
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
    play({ text: ['once'], pauseMs: 150 })
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
    play({ error: { status: 401, body: { error: { message: 'bad key' } } } })
    const refused = 'The provider refused the key (401). Check the API key, and that it may use this model.'
    const stream = await ask(chat, 'q1', 'Will you?')
    await stream.whole()
    assert.equal(stream.chunks.find(({ type }) => type === 'error')?.errorText, refused)
    const [session] = await sessions(spaceId)
    assert.deepEqual([session.needsReply, session.activeStreamId, session.messageCount], [true, null, 1])
    const { lastRun } = (await call(service, 'GET', chat, { key })).body
    assert.deepEqual([lastRun.status, lastRun.error], ['failed', refused])
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
    // It is asked to go on, twice; what it begins anew is taken back.
    const half = { text: ['Half ', 'of it'], pauseMs: 30, ending: 'cut' as const }
    play(half, half, half)
    await (await ask(chat, 'q1', 'All of it?')).whole()
    const [, answer] = (await call(service, 'GET', chat, { key })).body.messages
    assert.equal(answer.metadata.status, 'failed')
    assert.ok(answer.metadata.error)
    const texts = answer.parts.filter(({ type }: { type: string }) => type === 'text')
    assert.deepEqual(
      texts.map(({ text, state }: { text: string; state: string }) => [text, state]),
      [['Half of it', 'done']],
    )
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
})
