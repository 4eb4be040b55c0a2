import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { type SlackMessage, slackEvent, slackRequest, startSlack } from '../test/servers/slack.ts'
import { assertCode, assertError, uuid } from './envelope.ts'
import { addMember, type Call, call, type Owner, otherTeam, type Service, setUp, startService } from './harness.ts'
import { makeShop, type Shop } from './shop.ts'
import { makeSpace, useModel } from './streams.ts'

type Slack = Awaited<ReturnType<typeof startSlack>>

const secret = 'signing-secret-of-the-shop'
const workspace = { workspaceId: 'T01SHOP', workspaceName: 'Shop', botToken: 'xoxb-shop', signingSecret: secret }

describe('Slack', () => {
  let service: Service
  let owner: Owner
  let other: { key: string }
  let shop: Shop
  let slack: Slack
  let id: string
  let model: ModelServer
  const turns: Turn[] = []
  const ask = (method: string, address: string, request: Omit<Call, 'key'> = {}) =>
    call(service, method, address, { ...request, key: owner.key })
  const deliver = (
    content: object | URLSearchParams,
    options: Parameters<typeof slackRequest>[2] = {},
    by = secret,
    address = '/team-chat-b/events',
  ) => call(service, 'POST', address, slackRequest(by, content, options))
  const mention = (text: string, rest: object = {}) =>
    slackEvent(workspace.workspaceId, { channel: 'C1', text: `<@U0BOT> ${text}`, ...rest })
  const repliesIn = (threadTs: unknown) => slack.messages.filter((message) => message.threadTs === threadTs)
  /** The reply in a thread that has become an answer; `nth` counts from one. */
  const answerIn = (threadTs: unknown, nth = 1): Promise<SlackMessage> =>
    slack.until(() => {
      const reply = repliesIn(threadTs)[nth - 1]
      return reply && reply.before.length > 0 && reply
    }, `answer ${nth} in the thread ${threadTs}`)
  const said = ({ blocks }: SlackMessage) => String(blocks.find(({ type }) => type === 'markdown')?.text ?? '')
  const chatIn = ({ blocks }: SlackMessage) =>
    /<(\S+\/spaces\/(\S+)\/chats\/([^|]+))\|/.exec(String(blocks.at(-1)?.elements?.[0]?.text)) ?? []
  const sessions = async () => (await ask('GET', `/spaces/${shop.spaceId}/sessions`)).body
  const channels = ['C1', 'C2', 'D1', '#general']
  const workspaces = {
    'xoxb-shop': { id: 'T01SHOP', name: 'Shop', channels },
    'xoxb-second': { id: 'T02', name: 'Second', channels },
    'xoxb-other': { id: 'T01SHOP', name: 'Shop', channels: ['C9'] },
  }
  const env = () => ({ TALLYROOM_SLACK_API_URL: slack.apiUrl, TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' })

  before(async () => {
    slack = await startSlack(workspaces)
    model = await startOpenAI(() => turns.shift() ?? { text: ['Done.'] })
    service = await startService({ env: env(), keepFolder: true })
    owner = await setUp(service)
    other = await otherTeam(service, owner)
    shop = await makeShop(service, owner)
    const made = await ask('POST', '/team-chat-b/workspaces', { json: { ...workspace, spaceId: shop.spaceId } })
    assert.equal(made.status, 201, made.text)
    id = made.body.id
    const { botToken: _, signingSecret: __, ...fields } = workspace
    assert.match(id, uuid)
    assert.deepEqual(made.body, { id, ...fields, spaceId: shop.spaceId, enabled: true })
  })
  after(async () => {
    await service?.stop()
    await slack?.close()
    await model?.close()
  })

  test('workspaces are listed, changed and removed by administrators, and their tokens never shown', async () => {
    const list = await ask('GET', '/slack/workspaces')
    const { id: _, ...fields } = list.body[0]
    assert.deepEqual(Object.keys(fields).sort(), [
      'createdAt',
      'enabled',
      'lastError',
      'lastEventAt',
      'spaceId',
      'workspaceId',
      'workspaceName',
    ])
    const json = { ...workspace, spaceId: shop.spaceId }
    assertCode(await ask('POST', '/team-chat-b/workspaces', { json }), 409, 'team-chat-b/taken')
    const foreign = await call(service, 'POST', '/team-chat-b/workspaces', { key: other.key, json })
    assertCode(foreign, 404, 'spaces/not-found')
    for (const bad of [{ ...json, workspaceId: '' }, { ...json, botToken: '' }, { ...json, teamId: 'x' }, {}])
      assertCode(await ask('POST', '/team-chat-b/workspaces', { json: bad }), 400, 'api/invalid-request')

    const patch = (json: object, key = owner.key, address = `/team-chat-b/workspaces/${id}`) =>
      call(service, 'PATCH', address, { key, json })
    const expected = { id, spaceId: shop.spaceId, workspaceId: 'T01SHOP', workspaceName: 'Shop' }
    assert.deepEqual((await patch({ enabled: false })).body, {
      success: true,
      workspace: { ...expected, enabled: false },
    })
    const back = await patch(
      { enabled: true, botToken: 'xoxb-shop', signingSecret: secret },
      owner.key,
      `/slack/workspaces/${id}`,
    )
    assert.deepEqual(back.body, { success: true, workspace: { ...expected, enabled: true } })
    for (const bad of [{}, { enabled: 'yes' }, { spaceId: shop.spaceId }, { botToken: '' }])
      assertCode(await patch(bad), 400, 'api/invalid-request')
    const detail = 'the workspace does not exist or the caller has no access'
    for (const [key, address] of [
      [owner.key, '/team-chat-b/workspaces/nowhere'],
      [other.key, `/team-chat-b/workspaces/${id}`],
    ] as const) {
      const message = `Slack workspace not found: ${address.split('/').at(-1)}`
      assertError(await patch({ enabled: false }, key, address), 404, message, 'team-chat-b/not-found', detail)
    }
    const member = await addMember(service, owner, 'member', 'Mia Member')
    assertCode(await patch({ enabled: false }, member.key), 403, 'auth/forbidden')
    assert.equal((await ask('GET', '/team-chat-b/workspaces')).body[0].enabled, true)

    const log = (await ask('GET', '/audit-log')).text
    assert.match(log, /team-chat\.created/)
    assert.match(log, /team-chat\.updated/)
    for (const shown of [list.text, back.text, log]) assert.doesNotMatch(shown, /xoxb|signing-secret/)
  })

  test('what Slack did not sign, or signed more than five minutes ago, is refused and asks nothing', async () => {
    const before = (await sessions()).length
    const event = mention('How many orders are there?')
    const refused = async (answer: Promise<Awaited<ReturnType<typeof deliver>>>) =>
      assertCode(await answer, 401, 'team-chat-b/bad-signature')
    await refused(deliver(event, {}, 'another secret'))
    await refused(deliver(event, { at: Date.now() - 301_000 }))
    await refused(deliver(event, { at: Date.now() + 301_000 }))
    await refused(deliver({ ...event, team_id: 'T0NOBODY' }))
    await refused(deliver({ type: 'url_verification', challenge: 'c' }, {}, 'another secret'))
    const { body, headers } = slackRequest(secret, event)
    const post = (changed: { body?: string; headers?: Record<string, string> }) =>
      call(service, 'POST', '/team-chat-b/events', { body, headers, ...changed })
    await refused(post({ body: body.replace('orders', 'Orders') }))
    await refused(post({ body: body.replace(':', ': ') }))
    await refused(post({ headers: { 'content-type': 'application/json' } }))
    await refused(post({ body: '{' }))
    assertCode(await post({ headers: { ...headers, 'content-type': 'text/plain' } }), 415, 'api/unsupported-media-type')
    assert.equal((await sessions()).length, before)
    assert.deepEqual(slack.messages, [])
    const challenge = await deliver({ type: 'url_verification', challenge: 'abc' })
    assert.deepEqual([challenge.status, challenge.body], [200, { challenge: 'abc' }])
  })

  test('what is signed and has more than Slack sends is refused', async () => {
    const form = (fields: number) =>
      new URLSearchParams([
        ['team_id', 'T01SHOP'],
        ...Array.from({ length: fields - 1 }, (_, i): [string, string] => [`a${i}`, '']),
      ])
    assert.equal((await deliver(form(100))).status, 200)
    assertCode(await deliver(form(101)), 413, 'api/payload-too-large')
    const long = new URLSearchParams({ team_id: 'T01SHOP', text: 'x'.repeat(128 * 1024) })
    assertCode(await deliver(long), 413, 'api/payload-too-large')
    const json = (rest: object) => ({ type: 'event_callback', team_id: 'T01SHOP', ...rest })
    assertCode(await deliver(json({ text: 'x'.repeat(512 * 1024) })), 413, 'api/payload-too-large')
    const names = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`long-${i}`.padEnd(15, '-'), 0]))
    assertCode(await deliver(json(names)), 400, 'api/invalid-request')
  })

  test('a mention is answered in its thread: thinking first, then text, table, chart as a picture, and a link to the chat', async () => {
    const event = mention('Show the total amount by region as a bar chart &lt;please&gt;')
    const taken = await deliver(event)
    assert.deepEqual([taken.status, taken.text], [200, ''])
    const answer = await answerIn(event.event.ts)
    assert.deepEqual([answer.channel, answer.before], ['C1', ['Thinking…']])
    assert.match(said(answer), /North|South|East|West/)
    const table = answer.blocks.find(({ type }) => type === 'table')!.rows!
    assert.equal(table.length, 5)
    assert.ok(table.flat().some(({ text }) => text === 'North'))
    const file = await slack.until(() => slack.files.at(-1), 'a chart')
    assert.deepEqual([file.name, file.channel, file.threadTs], ['chart.png', 'C1', event.event.ts])
    assert.equal(file.bytes.subarray(1, 4).toString(), 'PNG')
    assert.ok(file.altText)

    const [, url, spaceId, chatId] = chatIn(answer)
    assert.deepEqual([url, spaceId], [`${service.url}/spaces/${shop.spaceId}/chats/${chatId}`, shop.spaceId])
    const chat = (await ask('GET', `/spaces/${shop.spaceId}/chats/${chatId}`)).body
    assert.equal(chat.messages[0].parts[0].text, 'Show the total amount by region as a bar chart <please>')
    assert.deepEqual([chat.createdByUserId, chat.messages[0].userId], [null, null])
    const asked = (await ask('GET', '/audit-log')).body.find(
      (entry: { action: string }) => entry.action === 'team-chat.asked',
    )
    assert.deepEqual([asked.via, asked.targetId, asked.detail], ['slack', id, { sender: 'U1' }])
    assert.ok((await ask('GET', '/team-chat-b/workspaces')).body[0].lastEventAt)

    const again = mention('And how many are there?', { thread_ts: event.event.ts })
    await deliver(again)
    assert.equal(chatIn(await answerIn(event.event.ts, 2))[3], chatId)
    const follow = (await ask('GET', `/spaces/${shop.spaceId}/chats/${chatId}`)).body
    assert.equal(follow.messages.length, 4)
  })

  test('only shortcuts that are offered in Slack can be called there', async () => {
    const offered = async (prefix: string, integrations: string) => {
      const json = { name: prefix, prefix, prompt: 'How many orders are there?', integrations }
      assert.equal((await ask('POST', `/spaces/${shop.spaceId}/shortcuts`, { json })).status, 201)
      const event = mention(prefix)
      await deliver(event)
      const [, , , chatId] = chatIn(await answerIn(event.event.ts))
      const chat = (await ask('GET', `/spaces/${shop.spaceId}/chats/${chatId}`)).body
      return chat.messages[0].metadata.prompt
    }
    assert.equal(await offered('/here', 'app, team-chat-b'), 'How many orders are there?')
    assert.equal(await offered('/elsewhere', 'app,share,team-chat-a'), undefined)
  })

  test("Slack's retries and a replayed request never ask twice, also while the first is being answered", async () => {
    const before = (await sessions()).length
    const event = mention('How many orders are there?')
    const request = slackRequest(secret, event)
    const all = await Promise.all([
      call(service, 'POST', '/slack/events', request),
      call(service, 'POST', '/team-chat-b/events', request),
      deliver(event, { retry: 1 }),
      deliver(event, { retry: 2, at: Date.now() + 1000 }),
    ])
    assert.deepEqual(
      all.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    const answer = await answerIn(event.event.ts)
    assert.match(said(answer), /240/)
    assert.equal((await deliver(event, { retry: 3 })).status, 200)
    const next = mention('How many orders are there?')
    await deliver(next)
    await answerIn(next.event.ts)
    assert.equal(repliesIn(event.event.ts).length, 1)
    assert.equal((await sessions()).length, before + 2)
  })

  test('direct messages are asked, what apps say and what is edited is not', async () => {
    const before = (await sessions()).length
    const im = (rest: object) =>
      slackEvent('T01SHOP', { channel: 'D1', text: 'How many orders are there?', im: true, ...rest })
    const quiet = [im({ bot_id: 'B1' }), im({ subtype: 'message_changed' }), im({ user: undefined })]
    for (const event of quiet) assert.equal((await deliver(event)).status, 200)
    assert.equal((await deliver({ ...im({}), event: { type: 'reaction_added', user: 'U1' } })).status, 200)
    const question = im({})
    await deliver(question)
    assert.match(said(await answerIn(question.event.ts)), /240/)
    assert.equal((await sessions()).length, before + 1)
    const empty = mention('')
    await deliver(empty)
    assert.match(said(await answerIn(empty.event.ts)), /Ask me a question/)
    assert.equal((await sessions()).length, before + 1)
  })

  test('/ask posts the question and answers in its thread; where the app is not, only the sender is told', async () => {
    const command = (fields: Record<string, string>) =>
      new URLSearchParams({
        team_id: 'T01SHOP',
        channel_id: 'C2',
        user_id: 'U7',
        command: '/ask',
        text: 'How many orders are there?',
        trigger_id: `tr.${Math.random()}`,
        response_url: slack.responseUrl,
        ...fields,
      })
    const sent = command({})
    assert.equal((await deliver(sent)).text, '')
    assert.equal((await deliver(sent, { retry: 1 })).status, 200)
    const root = await slack.until(() => slack.messages.find(({ channel }) => channel === 'C2'), 'the question')
    assert.equal(root.text, '<@U7> asks: How many orders are there?')
    assert.match(said(await answerIn(root.ts)), /240/)
    assert.equal(slack.messages.filter(({ channel }) => channel === 'C2').length, 2)
    assert.match((await deliver(command({ text: ' ' }))).body.text, /Write a question behind \/ask/)

    await deliver(command({ channel_id: 'C-elsewhere' }))
    const whisper = await slack.until(() => slack.whispers[0], 'a word to the sender')
    assert.match(whisper.text, /invite me to this channel/)
    const state = async () => (await ask('GET', '/team-chat-b/workspaces')).body[0].lastError
    while ((await state()) === null) await new Promise((resolve) => setTimeout(resolve, 50))
    assert.match(await state(), /invite it there first/)
  })

  test('a disabled workspace is silent', async () => {
    const set = (enabled: boolean) => ask('PATCH', `/team-chat-b/workspaces/${id}`, { json: { enabled } })
    await set(false)
    const before = [slack.messages.length, (await sessions()).length]
    const event = mention('How many orders are there?')
    const answer = await deliver(event)
    assert.deepEqual([answer.status, answer.text], [200, ''])
    assert.deepEqual((await deliver({ type: 'url_verification', challenge: 'x' })).body, { challenge: 'x' })
    await set(true)
    const next = mention('How many orders are there?')
    await deliver(next)
    await answerIn(next.event.ts)
    assert.deepEqual(repliesIn(event.event.ts), [])
    assert.deepEqual([slack.messages.length, (await sessions()).length], [before[0]! + 1, before[1] + 1])
  })

  test('two teams with apps of their own in one workspace are told apart by who signed', async () => {
    const space = await call(service, 'POST', '/spaces', { key: other.key, json: { name: 'Theirs' } })
    const json = { ...workspace, spaceId: space.body.id, botToken: 'xoxb-other', signingSecret: 'their secret' }
    const made = await call(service, 'POST', '/team-chat-b/workspaces', { key: other.key, json })
    assert.equal(made.status, 201, made.text)
    const theirs = slackEvent('T01SHOP', { channel: 'C9', text: '<@U0BOT> How many orders are there?' })
    await deliver(theirs, {}, 'their secret')
    const answer = await answerIn(theirs.event.ts)
    assert.equal(answer.token, 'xoxb-other')
    assert.equal(chatIn(answer)[2], space.body.id)
    assert.doesNotMatch(said(answer), /240/)
    const removed = await call(service, 'DELETE', `/slack/workspaces/${made.body.id}`, { key: other.key })
    assert.equal(removed.status, 204)
    assertCode(await deliver(theirs, {}, 'their secret'), 401, 'team-chat-b/bad-signature')
  })

  test('the workspace is found also where people of another are named first', async () => {
    const asked = mention('How many orders are there?')
    const { team_id, ...rest } = asked
    const elsewhere = [{ type: 'rich_text', elements: [{ type: 'user', user_id: 'U9', team_id: 'T0THEIRS' }] }]
    await deliver({ ...rest, event: { ...rest.event, blocks: elsewhere }, team_id })
    assert.match(said(await answerIn(asked.event.ts)), /240/)
  })

  test('a test message says what is wrong, or is posted', async () => {
    const tryOut = async (channel: string) =>
      (await ask('POST', `/team-chat-b/workspaces/${id}/test`, { json: { channel } })).body
    assert.deepEqual(await tryOut('#general'), {
      success: true,
      message: 'The message was posted to #general in Shop.',
    })
    assert.match(slack.messages.at(-1)!.text, /test message from Tallyroom/)
    assert.deepEqual(await tryOut('C-elsewhere'), {
      success: false,
      message: 'Slack knows no such channel, or the app is not in it: invite it there first.',
    })
    await ask('PATCH', `/team-chat-b/workspaces/${id}`, { json: { botToken: 'xoxb-wrong' } })
    assert.match((await tryOut('#general')).message, /does not accept the bot token/)
    assert.match((await ask('GET', '/team-chat-b/workspaces')).body[0].lastError, /does not accept the bot token/)
    await ask('PATCH', `/team-chat-b/workspaces/${id}`, { json: { botToken: 'xoxb-shop' } })
    assert.equal((await tryOut('C1')).success, true)
    assert.equal((await ask('GET', '/team-chat-b/workspaces')).body[0].lastError, null)
  })

  test('a long answer is cut with a link, questions of one thread wait for each other, and one that a kill interrupts is answered anew', async () => {
    turns.push({ text: ['North leads. '.repeat(2_000)] })
    const spaceId = await makeSpace(service, owner.key, 'Scripted')
    await useModel(service, owner.key, spaceId, 'openai', 'scripted', model.url)
    const json = { ...workspace, spaceId, workspaceId: 'T02', botToken: 'xoxb-second', signingSecret: 'second' }
    assert.equal((await ask('POST', '/team-chat-b/workspaces', { json })).status, 201)
    const say = (text: string, rest: object = {}) =>
      slackEvent('T02', { channel: 'C1', text: `<@U0BOT> ${text}`, ...rest })
    const messagesOf = async (answer: SlackMessage) => {
      const { messages } = (await ask('GET', `/spaces/${spaceId}/chats/${chatIn(answer)[3]}`)).body
      return messages.map(({ role, parts }: { role: string; parts: { text?: string }[] }) =>
        role === 'user' ? parts[0]?.text : role,
      )
    }
    const long = say('Tell me everything')
    await deliver(long, {}, 'second')
    const cut = await answerIn(long.event.ts)
    assert.ok(said(cut).length <= 11_000 && /(North|leads\.) …$/.test(said(cut)))
    assert.match(cut.blocks.at(-1)!.elements![0]!.text, /only the beginning.*Read it whole in Tallyroom/)

    turns.push({ text: ['One.'], pauseMs: 500 })
    const [first, second] = [say('First'), say('Second')]
    const inThread = { ...second, event: { ...second.event, thread_ts: first.event.ts } }
    await deliver(first, {}, 'second')
    await slack.until(() => repliesIn(first.event.ts).length === 1, 'thinking of the first')
    await deliver(inThread, {}, 'second')
    await answerIn(first.event.ts, 2)
    assert.deepEqual(await messagesOf(await answerIn(first.event.ts)), ['First', 'assistant', 'Second', 'assistant'])

    turns.push({ text: ['Half an '], ending: 'hang' })
    const asked = model.requests.length
    const event = say('Interrupted?')
    await deliver(event, {}, 'second')
    while (model.requests.length === asked) await new Promise((resolve) => setTimeout(resolve, 50))
    await service.stop('SIGKILL')
    service = await startService({
      env: { ...env(), PORT: new URL(service.url).port },
      folder: service.folder,
      keepFolder: true,
    })
    assert.equal((await deliver(event, { retry: 1 }, 'second')).status, 200)
    const answer = await answerIn(event.event.ts)
    assert.equal(said(answer), 'Done.')
    assert.deepEqual(await messagesOf(answer), ['Interrupted?', 'assistant'])
    assert.equal(repliesIn(event.event.ts).length, 1)
  })

  test('a question outlives a kill: it is answered once when the service is back, and what Slack refuses for a moment is tried again', async () => {
    const event = mention('How many orders are there?')
    slack.fail('chat.update', 500, 'internal_error')
    const updates = () => slack.calls.filter((method) => method === 'chat.update').length
    const first = updates()
    await deliver(event)
    await slack.until(() => updates() > first, 'the first try')
    await service.stop('SIGKILL')
    service = await startService({ env: { ...env(), PORT: new URL(service.url).port }, folder: service.folder })
    assert.equal((await deliver(event, { retry: 1 })).status, 200)
    const answer = await answerIn(event.event.ts)
    assert.match(said(answer), /240/)
    assert.equal(repliesIn(event.event.ts).length, 1)
    const chat = (await ask('GET', `/spaces/${shop.spaceId}/chats/${chatIn(answer)[3]}`)).body
    assert.deepEqual(
      chat.messages.map(({ role }: { role: string }) => role),
      ['user', 'assistant'],
    )
  })
})
