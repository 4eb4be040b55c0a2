import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startOpenAI } from '../test/servers/openai.ts'
import { assertCode, assertError, dateTime, uuid } from './envelope.ts'
import { type Answer, type Call, call, cookieOf } from './harness.ts'
import { makeShop, openShop, type Scene } from './shop.ts'
import { chunksOf, spoken, useModel } from './streams.ts'

describe('share links', () => {
  let { service, owner, other, viewer, shop, ask } = {} as Scene
  const share = async (fields: object = {}, spaceId = shop.spaceId) => {
    const answer = await ask('POST', `/spaces/${spaceId}/share-links`, { json: { name: 'For visitors', ...fields } })
    assert.equal(answer.status, 201, answer.text)
    return answer.body
  }
  let asked = 0
  const say = (token: string, chatId: string, text: string, rest: Call = {}, id = `m${++asked}`) =>
    call(service, 'POST', `/share/${token}/ai`, {
      json: { chatId, message: { id, role: 'user', parts: [{ type: 'text', text }] }, trigger: 'submit-message' },
      ...rest,
    })
  const textOf = (answer: Answer) => spoken(chunksOf(answer.text))
  const notFound = (answer: Answer) =>
    assertError(answer, 404, 'Share link not found', 'share/not-found', 'the share link does not exist or was removed')
  const question = 'How many orders are there?'

  before(async () => {
    ;({ service, owner, other, viewer, shop, ask } = await openShop({
      env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' },
    }))
  })
  after(() => service?.stop())

  test('are made, listed, changed and taken back', async () => {
    const made = await share({ messagesPerVisitor: 7, allowedOrigins: ['https://Shop.example'] })
    assert.match(made.id, uuid)
    assert.match(made.createdAt, dateTime)
    assert.equal(made.url, `${service.url}/share/${made.token}`)
    assert.deepEqual(
      [made.messagesPerVisitor, made.allowedOrigins, made.dataSourceIds, made.hasPassword],
      [7, ['https://shop.example'], null, false],
    )
    assert.deepEqual(made.used, { messagesToday: 0, tokens: 0, costMicros: 0 })
    assert.deepEqual((await ask('GET', `/spaces/${shop.spaceId}/share-links`)).body[0], made)
    const changed = await ask('PATCH', `/share-links/${made.id}`, { json: { name: 'Renamed', password: 'secret' } })
    assert.deepEqual([changed.body.name, changed.body.hasPassword, changed.body.token], ['Renamed', true, made.token])
    for (const json of [{ agentId: 'x' }, { agentId: '' }, { dataSourceIds: ['x'] }, { shortcutIds: ['x'] }])
      assertCode(await ask('PATCH', `/share-links/${made.id}`, { json }), 400, 'share-links/unknown-part')
    for (const json of [
      {},
      { name: '' },
      { allowedOrigins: ['javascript:x'] },
      { allowedOrigins: ["https://a.example'; script-src *"] },
      { teamId: 'x' },
    ])
      assertCode(await ask('PATCH', `/share-links/${made.id}`, { json }), 400, 'api/invalid-request')
    assertCode(
      await call(service, 'PATCH', `/share-links/${made.id}`, { key: other.key, json: { name: 'x' } }),
      404,
      'share-links/not-found',
    )
    assertCode(
      await call(service, 'GET', `/spaces/${shop.spaceId}/share-links`, { headers: { cookie: viewer.cookie } }),
      403,
      'auth/forbidden',
    )
    assert.equal((await ask('DELETE', `/share-links/${made.id}`)).status, 204)
    assertCode(await ask('DELETE', `/share-links/${made.id}`), 404, 'share-links/not-found')
    notFound(await call(service, 'GET', `/share/${made.token}`))
  })

  test('show of the space what a visitor may see, and no more', async () => {
    const space = await ask('GET', `/spaces/${shop.spaceId}`)
    const shortcut = { name: 'Weekly', prefix: '/weekly', prompt: 'What happened this week?' }
    const seen = await ask('POST', `/spaces/${shop.spaceId}/shortcuts`, { json: shortcut })
    const unseen = await ask('POST', `/spaces/${shop.spaceId}/shortcuts`, {
      json: { ...shortcut, prefix: '/inside', integrations: 'app' },
    })
    assert.equal(unseen.status, 201, unseen.text)
    const { id, token, name } = await share()
    const answer = await call(service, 'GET', `/share/${token}`)
    assert.equal(answer.status, 200, answer.text)
    const { shareLink, space: shown } = answer.body
    assert.deepEqual(shareLink, { id, name, token })
    const { dataSources, shortcuts, ...fields } = shown
    assert.deepEqual(fields, { ...space.body, modelId: null, providerId: null, transcriptionModelId: null })
    assert.equal(dataSources.length, 1)
    assert.deepEqual(Object.keys(dataSources[0]).sort(), [
      'createdAt',
      'dataSource',
      'dataSourceId',
      'grounding',
      'id',
      'spaceId',
    ])
    assert.deepEqual(dataSources[0].dataSource, { id: shop.dataSourceId, name: 'shop', type: 'SQLITE' })
    assert.deepEqual(
      shortcuts.map(({ id: each }: { id: string }) => each),
      [seen.body.id],
    )
    assert.deepEqual(Object.keys(shortcuts[0]).sort(), [
      'createdAt',
      'description',
      'disableModelInvocation',
      'id',
      'integrations',
      'name',
      'prefix',
      'prompt',
      'sortOrder',
      'spaceId',
      'updatedAt',
      'userInvokable',
      'visibility',
    ])
    for (const secret of [owner.teamId, 'orders.csv', 'filePath', 'host', 'createdByUserId'])
      assert.ok(!answer.text.includes(secret), secret)
    const none = await share({ dataSourceIds: [], shortcutIds: [] })
    const narrow = (await call(service, 'GET', `/share/${none.token}`)).body.space
    assert.deepEqual([narrow.dataSources, narrow.shortcuts], [[], []])

    // What is not offered is not called either, nor what belongs to the agent.
    const [agent] = (await ask('GET', `/spaces/${shop.spaceId}/agents`)).body
    const ofAgent = await ask('POST', `/shortcuts/${agent.id}`, { json: { ...shortcut, prefix: '/agent' } })
    assert.equal(ofAgent.status, 201, ofAgent.text)
    assert.ok((await say(token, 'offered', '/weekly')).text.includes(shortcut.prompt))
    for (const [each, prefix] of [
      [token, '/inside'],
      [token, '/agent'],
      [none.token, '/weekly'],
    ] as const) {
      const notOffered = await say(each, `not offered ${prefix}`.replaceAll(/\W/g, '-'), prefix)
      assert.equal(notOffered.status, 200, notOffered.text)
      assert.notEqual(textOf(notOffered), '')
      assert.ok(!notOffered.text.includes(shortcut.prompt))
    }
  })

  test('a visitor asks, is answered in a stream, and the owner sees the chat', async () => {
    const link = await share()
    const visitor = { headers: { cookie: cookieOf(await call(service, 'GET', `/share/${link.token}`)) } }
    const answer = await say(link.token, 'visitor-chat-1', question, visitor, 'first')
    assert.equal(answer.status, 200, answer.text)
    assert.match(answer.contentType, /^text\/event-stream/)
    assert.equal(answer.headers.get('x-vercel-ai-ui-message-stream'), 'v1')
    assert.ok(answer.text.endsWith('data: [DONE]\n\n'))
    assert.match(textOf(answer), /240/)
    assert.ok(!answer.text.includes('save_dataset'))
    const again = await say(link.token, 'visitor-chat-1', question, visitor, 'first')
    assert.equal(again.headers.get('x-stream-id'), answer.headers.get('x-stream-id'))
    const sessions = await ask('GET', `/spaces/${shop.spaceId}/sessions?shareLinkId=${link.id}`)
    assert.equal(sessions.body.length, 1)
    assert.deepEqual(
      [
        sessions.body[0].chatId,
        sessions.body[0].shareLinkId,
        sessions.body[0].shareLink,
        sessions.body[0].messageCount,
      ],
      ['visitor-chat-1', link.id, { id: link.id, name: 'For visitors' }, 2],
    )
    assert.equal((await ask('GET', `/spaces/${shop.spaceId}/share-links`)).body[0].used.messagesToday, 1)
    const read = await call(service, 'GET', `/share/${link.token}/chats/visitor-chat-1`, visitor)
    assert.equal(read.body.messages.length, 2)
    assert.equal((await call(service, 'GET', `/share/${link.token}/chats/visitor-chat-1/stream`, visitor)).status, 204)
    const plain = await call(service, 'POST', `/share/${link.token}/ai`, {
      json: { chatId: 'visitor-chat-2', message: { id: 'a', content: question } },
    })
    assert.match(textOf(plain), /240/)
  })

  test('chats are bound to the link and to the visitor', async () => {
    const link = await share()
    const second = await share({ name: 'Second' })
    const mismatch = (answer: Answer) => assertCode(answer, 409, 'chat/agent-mismatch')
    const visitor = async () => {
      const greeted = await call(service, 'GET', `/share/${link.token}`)
      assert.match(greeted.headers.get('set-cookie')!, /HttpOnly/)
      return { headers: { cookie: cookieOf(greeted) } }
    }
    const [ann, ben] = [await visitor(), await visitor()]
    assert.equal((await say(link.token, 'anns', question, ann)).status, 200)
    mismatch(await say(link.token, 'anns', question, ben))
    mismatch(await say(link.token, 'anns', question))
    mismatch(await say(second.token, 'anns', question, ann))
    mismatch(await call(service, 'GET', `/share/${link.token}/chats/anns`, ben))
    mismatch(await call(service, 'GET', `/share/${link.token}/chats/anns/stream`, ben))
    assert.deepEqual(
      (await call(service, 'GET', `/share/${link.token}/chats`, ann)).body.map(({ id }: { id: string }) => id),
      ['anns'],
    )
    assert.deepEqual((await call(service, 'GET', `/share/${link.token}/chats`, ben)).body, [])
    const inside = await ask('POST', `/spaces/${shop.spaceId}/chats`, { json: {} })
    mismatch(await say(link.token, inside.body.id, question, ann))
    notFoundChat(await call(service, 'GET', `/share/${link.token}/chats/nothing`, ann))
    // Programs that send no cookie ask on by the chat's id, which lets nobody read what was asked.
    for (const rest of [{}, {}, ben]) assert.equal((await say(link.token, 'nobodys', question, rest)).status, 200)
    for (const rest of [{}, ben]) {
      mismatch(await call(service, 'GET', `/share/${link.token}/chats/nobodys`, rest))
      mismatch(await call(service, 'GET', `/share/${link.token}/chats/nobodys/stream`, rest))
    }
    const agent = await ask('POST', `/spaces/${shop.spaceId}/agents`, { json: { name: 'Other agent' } })
    await ask('PATCH', `/share-links/${link.id}`, { json: { agentId: agent.body.id } })
    mismatch(await say(link.token, 'anns', question, ann))
  })
  const notFoundChat = (answer: Answer) => assertCode(answer, 404, 'share/not-found')

  test('the sources that a link leaves out cannot be asked', async () => {
    const link = await share({ dataSourceIds: [] })
    const answer = await say(link.token, 'empty-handed', question)
    assert.equal(answer.status, 200)
    assert.match(textOf(answer), /no data/i)
    assert.doesNotMatch(answer.text, /"orders"/)
  })

  test('nor does it give what was verified of them', async () => {
    const chat = (await ask('POST', `/spaces/${shop.spaceId}/chats`, { json: {} })).body.id
    const message = { id: 'to-verify', role: 'user', parts: [{ type: 'text', text: question }] }
    await ask('POST', `/spaces/${shop.spaceId}/chats/${chat}/messages`, { json: { message } })
    const { messages } = (await ask('GET', `/spaces/${shop.spaceId}/chats/${chat}`)).body
    const json = { chatId: chat, messageId: messages.at(-1).id }
    assert.equal((await ask('POST', `/spaces/${shop.spaceId}/verified-answers`, { json })).status, 201)
    assert.match((await say((await share()).token, 'all-of-it', question)).text, /data-verified/)
    const narrowed = await say((await share({ dataSourceIds: [] })).token, 'none-of-it', question)
    assert.match(textOf(narrowed), /no data/i)
    assert.doesNotMatch(narrowed.text, /data-verified|select/i)
  })

  test('a link that has ended, was taken back or never was is answered alike', async () => {
    const ended = await share({ expiresAt: '2999-01-01T00:00:00Z' })
    assert.equal((await call(service, 'GET', `/share/${ended.token}`)).status, 200)
    await ask('PATCH', `/share-links/${ended.id}`, { json: { expiresAt: new Date().toISOString() } })
    const revoked = await share()
    await ask('DELETE', `/share-links/${revoked.id}`)
    for (const token of [ended.token, revoked.token, 'never', 'x'.repeat(43), 'x'.repeat(201), 'x'.repeat(5000)]) {
      notFound(await call(service, 'GET', `/share/${token}`))
      notFound(await say(token, 'c', question))
      notFound(await call(service, 'GET', `/share/${token}/chats`))
      notFound(await call(service, 'GET', `/share/${token}/chats/c`))
      notFound(await call(service, 'GET', `/share/${token}/chats/c/stream`))
      notFound(await call(service, 'POST', `/share/${token}/unlock`, { json: { password: 'x' } }))
    }
  })

  test('a password opens it', async () => {
    const { token } = await share({ password: 'open sesame' })
    assertCode(await call(service, 'GET', `/share/${token}`), 401, 'share/password-required')
    assertCode(await say(token, 'locked', question), 401, 'share/password-required')
    assertCode(
      await call(service, 'POST', `/share/${token}/unlock`, { json: { password: 'no' } }),
      403,
      'share/wrong-password',
    )
    const opened = await call(service, 'POST', `/share/${token}/unlock`, { json: { password: 'open sesame' } })
    const headers = { cookie: cookieOf(opened) }
    assert.equal((await call(service, 'GET', `/share/${token}`, { headers })).status, 200)
    assert.equal((await say(token, 'locked', question, { headers })).status, 200)
    for (let i = 0; i < 10; i++) await call(service, 'POST', `/share/${token}/unlock`, { json: { password: 'guess' } })
    const limited = await call(service, 'POST', `/share/${token}/unlock`, { json: { password: 'guess' } })
    assertCode(limited, 429, 'share/rate-limited')
    assert.ok(Number(limited.headers.get('retry-after')) >= 1)
  })

  test('what a visitor and a day may ask is limited, and a question sent twice counts once', async () => {
    const link = await share({ messagesPerVisitor: 2 })
    const first = await say(link.token, 'limited', question, {}, 'same')
    assert.equal(first.status, 200)
    assert.equal((await say(link.token, 'limited', question, {}, 'same')).status, 200)
    assert.equal((await say(link.token, 'limited', question)).status, 200)
    assertCode(await say(link.token, 'limited', question), 429, 'share/limit-reached')
    const day = await share({ messagesPerDay: 1 })
    await say(day.token, 'day-1', question)
    assertCode(await say(day.token, 'day-2', question), 429, 'share/limit-reached')
    const spent = await share({ maxTokens: 0 })
    assertCode(await say(spent.token, 'spent', question), 429, 'share/limit-reached')
  })

  test('visitors are told apart by what we signed, without it by their chats, and one network has an end', async () => {
    const link = await share({ messagesPerVisitor: 1 })
    const limited = (answer: Answer) => assertCode(answer, 429, 'share/limit-reached')
    // Two people in one office whose programs send no cookie.
    assert.equal((await say(link.token, 'office-ann', question)).status, 200)
    assert.equal((await say(link.token, 'office-ben', question)).status, 200)
    limited(await say(link.token, 'office-ann', question))
    // A cookie of one's own making is none.
    for (const value of ['a'.repeat(43), 'b'.repeat(43), `${'c'.repeat(43)}.${'d'.repeat(43)}`])
      limited(await say(link.token, 'office-ann', question, { headers: { cookie: `tallyroom_visitor=${value}` } }))
    const greeted = await call(service, 'GET', `/share/${link.token}`)
    const visitor = greeted.headers.get('x-share-visitor')!
    assert.equal(cookieOf(greeted), `tallyroom_visitor=${visitor}`)
    for (const headers of [{ 'x-share-visitor': visitor }, { cookie: cookieOf(greeted) }] as Record<string, string>[])
      assert.equal((await call(service, 'GET', `/share/${link.token}`, { headers })).headers.get('set-cookie'), null)
    assert.equal((await say(link.token, 'carl', question, { headers: { 'x-share-visitor': visitor } })).status, 200)
    limited(await say(link.token, 'carl-2', question, { headers: { cookie: cookieOf(greeted) } }))
    for (let i = 3; i < 20; i++) assert.equal((await say(link.token, `office-${i}`, question)).status, 200, `${i}`)
    const last = await say(link.token, 'office-20', question)
    limited(last)
    assert.match(last.body.cause.detail, /one network/)
    const sessions = await ask('GET', `/spaces/${shop.spaceId}/sessions?shareLinkId=${link.id}`)
    assert.equal(sessions.body.length, 20, 'a question that was refused began no chat')
  })

  test('the first question of a visitor counts, also of one who had not opened the link before', async () => {
    const link = await share({ messagesPerVisitor: 2 })
    const first = await say(link.token, 'unopened', question)
    assert.equal(first.status, 200)
    const header = { 'x-share-visitor': first.headers.get('x-share-visitor')! }
    const cookie = { cookie: cookieOf(first) }
    assert.equal((await say(link.token, 'unopened', question, { headers: cookie })).status, 200)
    for (const headers of [cookie, header] as Record<string, string>[])
      for (const chat of ['unopened', 'unopened-2'])
        assertCode(await say(link.token, chat, question, { headers }), 429, 'share/limit-reached')
  })

  test('a link lets each visitor ask 50 questions a day, which its contract says', async () => {
    assert.equal((await share()).messagesPerVisitor, 50)
    const { body } = await call(service, 'GET', '/openapi.json')
    const { schema } = body.paths['/spaces/{id}/share-links'].post.requestBody.content['application/json']
    assert.equal(schema.properties.messagesPerVisitor.default, 50)
    assert.match(schema.properties.messagesPerVisitor.description, /50/)
  })

  test('with a model: nothing that writes is offered to it, an answer is resumed, a second question waits, money is limited', async (t) => {
    const place = await makeShop(service, owner, 'With a model')
    let going = () => {}
    const gone = new Promise<void>((resolve) => {
      going = resolve
    })
    const server = await startOpenAI(async ({ index }) => {
      if (index === 0) return { calls: [{ name: 'run_sql', input: { sql: 'select count(*) as n from orders' } }] }
      if (index === 1) await gone
      return { text: ['There are ', '240 orders.'], usage: { input: 1000, output: 100 } }
    })
    t.after(() => server.close())
    await useModel(service, owner.key, place.spaceId, 'openai-compatible', 'for-visitors', server.url)
    const link = await share({ maxCostMicros: 1, messagesPerVisitor: 2 }, place.spaceId)
    const visitor = { headers: { cookie: cookieOf(await call(service, 'GET', `/share/${link.token}`)) } }
    const first = say(link.token, 'slow', question, visitor, 'first')
    for (let i = 0; server.requests.length < 2 && i < 600; i++) await new Promise((resolve) => setTimeout(resolve, 50))
    assertCode(await say(link.token, 'slow', 'And the amount?', visitor), 409, 'chat/busy')
    // Once its head has come it is being read: only then the answer goes on.
    const resumed = await fetch(`${service.url}/api/share/${link.token}/chats/slow/stream`, visitor)
    going()
    const [answer, again] = await Promise.all([first, resumed.text()])
    assert.match(textOf(answer), /240 orders/)
    assert.equal(resumed.status, 200)
    assert.deepEqual(chunksOf(again), chunksOf(answer.text))
    const usedToday = (await ask('GET', `/spaces/${place.spaceId}/share-links`)).body[0].used.messagesToday
    assert.equal(usedToday, 1, 'what was refused as busy is not counted')
    const kept = await call(service, 'GET', `/share/${link.token}/chats/slow`, visitor)
    const replayed = await say(link.token, 'slow', question, visitor, 'first')
    for (const { text } of [answer, kept, replayed]) {
      assert.doesNotMatch(text, /for-visitors|openai|usage|[tT]okens|costMicros|"used"/)
    }
    const tools: string[] = server.requests[0]!.body.tools.map(
      (tool: { function: { name: string } }) => tool.function.name,
    )
    assert.ok(tools.includes('run_sql'), tools.join())
    assert.ok(!tools.some((name) => /save|create|edit|delete|update|send|write/.test(name)), tools.join())
    assertCode(await say(link.token, 'more', question, visitor), 429, 'share/limit-reached')
    const tokens = await share({ maxTokens: 100_000 }, place.spaceId)
    assert.equal((await say(tokens.token, 'counted', question)).status, 200)
    const [used] = (await ask('GET', `/spaces/${place.spaceId}/share-links`)).body
    assert.ok(used.used.tokens >= 1100 && used.used.costMicros > 0, JSON.stringify(used.used))
    await ask('PATCH', `/share-links/${tokens.id}`, { json: { maxTokens: 1000 } })
    assertCode(await say(tokens.token, 'counted', question), 429, 'share/limit-reached')
    // The model is taken away: what is wrong is the owner's to mend, and a visitor is told no more than that.
    assert.equal((await ask('DELETE', '/models/openai-compatible/for-visitors')).status, 204)
    const left = await share({}, place.spaceId)
    assertCode(await say(left.token, 'left', question), 409, 'share/unavailable')
  })

  test('the page for frames may be shown by the sites that the link names, and by no other', async () => {
    const policy = async (address: string) =>
      (await fetch(`${service.url}${address}`)).headers.get('content-security-policy')
    // Without a built web app there is no page.
    if ((await policy('/')) === null) return
    const origins = ['https://shop.example', 'https://blog.example:8443']
    const named = await share({ allowedOrigins: origins })
    assert.ok((await policy(`/embed/${named.token}`))!.includes(`frame-ancestors ${origins.join(' ')};`))
    const unnamed = await share()
    for (const address of [`/embed/${unnamed.token}`, '/embed/never', '/', `/share/${named.token}`])
      assert.match((await policy(address))!, /frame-ancestors 'none';/)
  })

  test('bodies that do not fit are refused', async () => {
    const { token } = await share()
    const send = (json: unknown) => call(service, 'POST', `/share/${token}/ai`, { json })
    for (const json of [
      {},
      { chatId: 'a' },
      { chatId: 'a', message: {} },
      { chatId: 'a', message: { id: 'x', parts: [] } },
      { chatId: '', message: { id: 'x', content: 'y' } },
      { chatId: 'a b', message: { id: 'x', content: 'y' } },
      { chatId: 5, message: { id: 'x', content: 'y' } },
    ])
      assertCode(await send(json), 400, 'api/invalid-request')
    assertCode(
      await call(service, 'POST', `/share/${token}/ai`, { body: '{', headers: { 'content-type': 'application/json' } }),
      400,
      'api/invalid-json',
    )
    assertCode(
      await call(service, 'POST', `/share/${token}/ai`, { body: 'x', headers: { 'content-type': 'text/plain' } }),
      415,
      'api/unsupported-media-type',
    )
    assertCode(
      await call(service, 'GET', `/share/${token}`, { headers: { 'content-type': 'application/json' } }),
      415,
      'api/unsupported-media-type',
    )
  })
})
