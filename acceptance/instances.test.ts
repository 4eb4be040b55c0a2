import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makePostgresDatabase } from '../test/databases.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { slackEvent, slackRequest, startSlack } from '../test/servers/slack.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { assertForbidden, assertRefused } from './envelope.ts'
import { addMember, call, cookieOf, type Owner, type Service, setUp, startService } from './harness.ts'
import { makeShop } from './shop.ts'
import { endless } from './source-calls.ts'
import { useModel } from './streams.ts'

const skip = !(await serviceAnswers('PostgreSQL'))

describe('two instances on one PostgreSQL database', { skip }, () => {
  let one: Service
  let two: Service
  let owner: Owner
  let drop: () => Promise<void>
  let slack: Awaited<ReturnType<typeof startSlack>>
  const make = async (json: unknown) => (await call(one, 'POST', '/api-keys', { key: owner.key, json })).body
  const rush = async (key: string) => {
    const asked = Array.from({ length: 300 }, (_, i) => call(i % 2 ? one : two, 'GET', '/api-keys?limit=1', { key }))
    return (await Promise.all(asked)).filter(({ status }) => status === 200).length
  }

  before(async () => {
    const database = await makePostgresDatabase()
    drop = database.drop
    slack = await startSlack({ 'xoxb-1': { id: 'T1', name: 'Shop', channels: ['C1'] } })
    const env = {
      DATABASE_URL: database.url,
      TALLYROOM_SECRET: 'one secret that both of the instances share',
      TALLYROOM_SLACK_API_URL: slack.apiUrl,
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
      TALLYROOM_QUERY_TIMEOUT_MS: '300000',
    }
    ;[one, two] = await Promise.all([startService({ env }), startService({ env })])
    owner = await setUp(one)
  })
  after(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await slack?.close()
    await drop?.()
  })

  test('a session of one is a session of the other', async () => {
    assert.equal((await call(two, 'GET', '/me', { headers: { cookie: owner.cookie } })).body.user.id, owner.userId)
    const { email, password } = owner
    const signedIn = await call(two, 'POST', '/auth/sign-in/email', { json: { email, password } })
    assert.equal((await call(one, 'GET', '/me', { headers: { cookie: cookieOf(signedIn) } })).status, 200)
  })

  test('a key that is deleted or disabled on one stops at once on the other', async () => {
    for (let round = 0; round < 20; round++) {
      const [gone, off] = [await make({}), await make({})]
      for (const { key } of [gone, off]) assert.equal((await call(two, 'GET', '/me', { key })).status, 200)
      await call(one, 'DELETE', `/api-keys/${gone.id}`, { key: owner.key })
      assertRefused(await call(two, 'GET', '/me', { key: gone.key }), 'unknown-key')
      await call(one, 'PATCH', `/api-keys/${off.id}`, { key: owner.key, json: { enabled: false } })
      assertRefused(await call(two, 'GET', '/me', { key: off.key }), 'disabled')
    }
  })

  test('a role that is taken on one is gone at once on the other', async () => {
    const member = await addMember(one, owner, 'admin', 'Abe Admin')
    assert.equal((await call(two, 'GET', '/audit-log', { key: member.key })).status, 200)
    await call(one, 'PATCH', `/users/${member.userId}/role`, { key: owner.key, json: { role: 'viewer' } })
    const refused = await call(two, 'GET', '/audit-log', { key: member.key })
    assertForbidden(refused, 'this needs the right audit-log:read')
  })

  test('a quota and a rate limit of 50 admit exactly 50 of 300 requests at once', async () => {
    assert.equal(await rush((await make({ remaining: 50 })).key), 50)
    const limit = { rateLimitEnabled: true, rateLimitMax: 50, rateLimitTimeWindow: 600_000 }
    assert.equal(await rush((await make(limit)).key), 50)
  })

  test('a question that Slack delivers to both is asked and answered once', async () => {
    const space = await call(one, 'POST', '/spaces', { key: owner.key, json: { name: 'Asked from Slack' } })
    const json = {
      workspaceId: 'T1',
      workspaceName: 'Shop',
      botToken: 'xoxb-1',
      signingSecret: 's',
      spaceId: space.body.id,
    }
    assert.equal((await call(two, 'POST', '/team-chat-b/workspaces', { key: owner.key, json })).status, 201)
    const events = Array.from({ length: 5 }, (_, n) =>
      slackEvent('T1', { channel: 'C1', text: `<@U0BOT> Question ${n}` }),
    )
    const deliveries = events.flatMap((event) =>
      [one, two, one, two].map((to, retry) => call(to, 'POST', '/slack/events', slackRequest('s', event, { retry }))),
    )
    for (const { status } of await Promise.all(deliveries)) assert.equal(status, 200)
    await slack.until(() => slack.messages.filter(({ before }) => before.length > 0).length >= 5, 'five answers')
    assert.equal(slack.messages.length, 5)
    const { body } = await call(one, 'GET', `/spaces/${space.body.id}/sessions`, { key: owner.key })
    assert.deepEqual(
      body.map(({ messageCount }: { messageCount: number }) => messageCount),
      [2, 2, 2, 2, 2],
    )
  })

  test('an MCP call on one ends when its cancel reaches the other, and no other call does', async () => {
    const { spaceId } = await makeShop(one, owner)
    const send = (to: Service, session: string | null, message: object) =>
      fetch(`${to.url}/mcp`, {
        method: 'POST',
        headers: {
          'x-api-key': owner.key,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...(session && { 'mcp-session-id': session }),
        },
        body: JSON.stringify({ jsonrpc: '2.0', ...message }),
      })
    const shakeHands = async () => {
      const clientInfo = { name: 'acceptance', version: '1.0.0' }
      const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }
      return (await send(one, null, { id: 0, method: 'initialize', params })).headers.get('mcp-session-id')!
    }
    const [mine, another] = [await shakeHands(), await shakeHands()]
    /** Answers once the call is under way; its text comes when it has ended. */
    const begin = async (session: string, id: number, name: string, fields: object) => {
      const params = { name, arguments: { spaceId, ...fields } }
      const response = await send(one, session, { id, method: 'tools/call', params })
      let ended = false
      const text = response.text().finally(() => {
        ended = true
      })
      return { text, ended: () => ended }
    }
    const cancel = (session: string, requestId: number) =>
      send(two, session, { method: 'notifications/cancelled', params: { requestId } })

    // More than run at once: while they went on, the last statement would wait for longer than any may.
    const calls = await Promise.all(
      Array.from({ length: 12 }, (_, i) => begin(mine, i + 1, 'run_sql', { source: 'sqlite', sql: endless })),
    )
    for (let i = 0; i < 12; i++) await cancel(another, i + 1)
    await cancel(mine, 99)
    await sleep(300)
    assert.ok(
      calls.every(({ ended }) => !ended()),
      'a call of another session was cancelled',
    )
    for (let i = 0; i < 12; i++) assert.equal((await cancel(mine, i + 1)).status, 202)
    const next = await begin(mine, 20, 'run_sql', { source: 'sqlite', sql: 'select 6 * 7 as n' })
    assert.match(await next.text, /"rows":\[\[42\]\]/)
    await Promise.all(calls.map(({ text }) => text))

    const model = await startOpenAI(() => ({ text: ['So far, '], ending: 'hang' }))
    await useModel(one, owner.key, spaceId, 'openai', 'slow-model', model.url)
    try {
      const asked = await begin(mine, 30, 'ask_analyst', { question: 'Slowly.' })
      await until(() => model.requests.length > 0)
      await cancel(mine, 30)
      await asked.text
      await until(() => model.abandoned() > 0)
      const [{ chatId }] = (await call(two, 'GET', `/spaces/${spaceId}/sessions`, { key: owner.key })).body
      const chat = () => call(two, 'GET', `/spaces/${spaceId}/chats/${chatId}`, { key: owner.key })
      await until(async () => (await chat()).body.lastRun.status === 'cancelled')
    } finally {
      await model.close()
    }
  })
})
