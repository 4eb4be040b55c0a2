import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { makePostgresDatabase } from '../test/databases.ts'
import type { ModelServer, Turn } from '../test/servers/model-script.ts'
import { startOpenAI } from '../test/servers/openai.ts'
import { serviceAnswers } from '../test/services.ts'
import { until } from '../test/until.ts'
import { assertCode, assertError, assertUnsupported, dateTime, noBodyType } from './envelope.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'
import { endless } from './source-calls.ts'
import { makeChat, makeSpace, manyWords, openStream, question, sales, spoken, useModel } from './streams.ts'

const slow: Turn = { text: manyWords(200), pauseMs: 50 }

describe('runs', () => {
  let service: Service
  let owner: Owner
  let key: string
  let server: ModelServer
  let turns: Turn[] = []
  const streams = (spaceId: string, chatId: string, streamId: string) =>
    `/runs/${spaceId}/chats/${chatId}/streams/${streamId}`

  before(async () => {
    server = await startOpenAI(() => turns.shift() ?? { text: ['Done.'] })
    service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    owner = await setUp(service)
    key = owner.key
  })
  after(async () => {
    await service?.stop()
    await server?.close()
  })

  test("cancel stops the provider's call at once, keeps what was said, and can be said twice", async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'Cancelled')
    await useModel(service, key, spaceId, 'openai', 'slow', server.url)
    turns = [slow]
    const abandoned = server.abandoned()
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question('q1', 'Slowly'))
    await stream.until((chunks) => spoken(chunks).length > 5)
    const cancelled = await call(service, 'POST', `${streams(spaceId, chatId, stream.streamId)}/cancel`, { key })
    assert.equal(cancelled.status, 200)
    assert.match(cancelled.body.cancelRequestedAt, dateTime)
    assert.ok(['running', 'cancelled'].includes(cancelled.body.status))
    await stream.whole()
    assert.ok(stream.chunks.some(({ type }) => type === 'abort'))
    await until(async () => server.abandoned() > abandoned)
    const { messages } = (await call(service, 'GET', chat, { key })).body
    assert.equal(messages[1].metadata.status, 'cancelled')
    assert.equal(messages[1].parts.find(({ type }: { type: string }) => type === 'text').text, stream.text())
    const again = await call(service, 'POST', `${streams(spaceId, chatId, stream.streamId)}/cancel`, { key })
    assert.deepEqual(Object.keys(again.body).sort(), [
      'cancelRequestedAt',
      'error',
      'finishedAt',
      'id',
      'startedAt',
      'status',
    ])
    assert.deepEqual([again.body.status, again.body.cancelRequestedAt], ['cancelled', cancelled.body.cancelRequestedAt])
    assert.match(again.body.finishedAt, dateTime)
  })

  test('cancel stops SQL that is running', async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'Runaway', sales)
    await useModel(service, key, spaceId, 'openai', 'endless', server.url)
    turns = [{ calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: endless } }] }]
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question('q1', 'For ever'))
    await stream.until((chunks) => chunks.some(({ type }) => type === 'tool-input-available'))
    await call(service, 'POST', `${streams(spaceId, chatId, stream.streamId)}/cancel`, { key })
    await stream.whole()
    assert.equal((await call(service, 'GET', chat, { key })).body.lastRun.status, 'cancelled')
    turns = [
      { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: 'select count(*) as n from sales' } }] },
      { text: ['There are 4.'] },
    ]
    const next = await openStream(service, key, 'POST', `${chat}/messages`, question('q2', 'Now?'))
    await next.whole()
    assert.equal(next.text(), 'There are 4.')
  })

  test('a finished run is returned as it is; what does not exist and what is elsewhere is told apart', async () => {
    const { spaceId, chatId, chat } = await makeChat(service, key, 'Finished')
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question('q1', 'Hello'))
    await stream.whole()
    const cancel = (space: string, chat: string, id: string) =>
      call(service, 'POST', `${streams(space, chat, id)}/cancel`, { key })
    const finished = await cancel(spaceId, chatId, stream.streamId)
    assert.deepEqual([finished.status, finished.body.status, finished.body.cancelRequestedAt], [200, 'completed', null])
    assertError(
      await cancel(spaceId, chatId, 'none'),
      404,
      'Stream not found',
      'chat/stream-not-found',
      'the chat has no such stream',
    )
    assertCode(await cancel(spaceId, 'none', stream.streamId), 404, 'chat/stream-not-found')
    assertCode(await cancel('none', 'none', 'none'), 404, 'chat/stream-not-found')
    const elsewhere = await makeSpace(service, key, 'Not here')
    assertError(
      await cancel(elsewhere, chatId, stream.streamId),
      409,
      'Chat belongs to another Space',
      'chat/space-mismatch',
      'the chat is not in this space',
    )
    const withType = await call(service, 'POST', `${streams(spaceId, chatId, stream.streamId)}/cancel`, {
      key,
      headers: { 'content-type': 'application/json' },
    })
    assertUnsupported(withType, noBodyType)
  })

  test('deleting a chat stops its answer', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Deleted')
    await useModel(service, key, spaceId, 'openai', 'deleted', server.url)
    turns = [slow]
    const abandoned = server.abandoned()
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question('q1', 'Slowly'))
    await stream.until((chunks) => spoken(chunks).length > 5)
    assert.equal((await call(service, 'DELETE', chat, { key })).status, 204)
    await stream.whole()
    await until(async () => server.abandoned() > abandoned)
  })

  test('deleting a space stops its answers', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Deleted whole')
    await useModel(service, key, spaceId, 'openai', 'deleted-whole', server.url)
    turns = [slow]
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question('q1', 'Slowly'))
    await stream.until((chunks) => spoken(chunks).length > 5)
    assert.equal((await call(service, 'DELETE', `/spaces/${spaceId}`, { key })).status, 204)
    await stream.whole()
    assertCode(await call(service, 'GET', chat, { key }), 404, 'spaces/not-found')
  })

  test('a reader that stalls does not hold up the answer or the others', async () => {
    const { spaceId, chat } = await makeChat(service, key, 'Stalled')
    await useModel(service, key, spaceId, 'openai', 'stalled', server.url)
    turns = [{ text: Array.from({ length: 60 }, () => 'x'.repeat(3_000)), pauseMs: 5 }]
    const { port } = new URL(service.url)
    const stalled = connect(Number(port), '127.0.0.1')
    stalled.pause()
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question('q1', 'Much'))
    stalled.write(`GET /api${chat}/stream HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`)
    await stream.whole()
    assert.equal(stream.text().length, 60 * 3_000)
    stalled.destroy()
  })

  test('killed in the middle, the service keeps what was said and the chat is not stuck', async () => {
    const env = { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true', TALLYROOM_RUNS_AT_ONCE: '1' }
    const doomed = await startService({ env, keepFolder: true })
    const { key } = await setUp(doomed)
    const { spaceId, chat } = await makeChat(doomed, key, 'Doomed')
    await useModel(doomed, key, spaceId, 'openai', 'doomed', server.url)
    turns = [slow]
    const stream = await openStream(doomed, key, 'POST', `${chat}/messages`, question('q1', 'Slowly'))
    await stream.until((chunks) => spoken(chunks).length > 30)
    // There is one place: another waits, and is cancelled before it has begun.
    const waits = (await call(doomed, 'POST', `/spaces/${spaceId}/chats`, { key, json: {} })).body.id
    const queued = await openStream(
      doomed,
      key,
      'POST',
      `/spaces/${spaceId}/chats/${waits}/messages`,
      question('q', 'x'),
    )
    const { status, startedAt, cancelRequestedAt, finishedAt } = (
      await call(doomed, 'POST', `${streams(spaceId, waits, queued.streamId)}/cancel`, { key })
    ).body
    assert.deepEqual([status, startedAt, finishedAt], ['cancelled', null, cancelRequestedAt])
    await queued.whole()
    const { messages: asked, activeStreamId: none } = (
      await call(doomed, 'GET', `/spaces/${spaceId}/chats/${waits}`, { key })
    ).body
    assert.deepEqual([asked.length, none], [1, null])
    await doomed.stop('SIGKILL')
    await stream.whole().catch(() => {})
    const read = stream.text()
    const next = await startService({ folder: doomed.folder, env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
    try {
      const { messages, lastRun, activeStreamId } = (await call(next, 'GET', chat, { key })).body
      assert.deepEqual([lastRun.status, lastRun.error, activeStreamId], ['failed', 'interrupted', null])
      const kept = messages[1].parts.find(({ type }: { type: string }) => type === 'text').text as string
      assert.ok(kept.startsWith(read), `what was read (${read.length}) is not part of what was kept (${kept.length})`)
      const { totals } = (await call(next, 'GET', '/usage', { key })).body
      assert.ok(totals.inputTokens > 100 && totals.outputTokens >= read.length / 4, JSON.stringify(totals))
      assert.ok(totals.cost > 0)
      const again = await openStream(next, key, 'POST', `${chat}/messages`, question('q2', 'Again'))
      await again.whole()
      assert.equal(again.text(), 'Done.')
    } finally {
      await next.stop()
    }
  })
})

describe('runs on two instances of one PostgreSQL database', { skip: !(await serviceAnswers('PostgreSQL')) }, () => {
  let one: Service
  let two: Service
  let owner: Owner
  let key: string
  let server: ModelServer
  let turns: Turn[] = []
  let drop: () => Promise<void>

  before(async () => {
    server = await startOpenAI(() => turns.shift() ?? { text: ['Done.'] })
    const database = await makePostgresDatabase()
    drop = database.drop
    const env = {
      DATABASE_URL: database.url,
      TALLYROOM_SECRET: 'one secret that both of the instances share',
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
    }
    ;[one, two] = await Promise.all([startService({ env }), startService({ env })])
    owner = await setUp(one)
    key = owner.key
  })
  after(async () => {
    await Promise.all([one?.stop('SIGKILL'), two?.stop()])
    await server?.close()
    await drop?.()
  })

  test('asked on one, read on the other as it comes, without a gap or a double', async () => {
    const { spaceId, chat } = await makeChat(one, key, 'Across')
    await useModel(one, key, spaceId, 'openai', 'across', server.url)
    turns = [{ text: manyWords(60), pauseMs: 30 }]
    const asked = await openStream(one, key, 'POST', `${chat}/messages`, question('q1', 'Count'))
    await asked.until((chunks) => spoken(chunks).length > 3)
    const read = await openStream(two, key, 'GET', `${chat}/stream`)
    await read.until((chunks) => spoken(chunks).length > 3)
    assert.ok(
      !asked.chunks.some(({ type }) => type === 'finish'),
      'the other instance reads while the answer is under way',
    )
    assert.equal(await read.whole(), await asked.whole())
    assert.equal(read.text(), manyWords(60).join(''))
    assertCode(await call(two, 'GET', '/spaces/none', { key }), 404, 'spaces/not-found')
  })

  test('cancelled from the other', async () => {
    const { spaceId, chatId, chat } = await makeChat(one, key, 'Cancelled across')
    await useModel(one, key, spaceId, 'openai', 'cancelled', server.url)
    turns = [slow]
    const abandoned = server.abandoned()
    const asked = await openStream(one, key, 'POST', `${chat}/messages`, question('q1', 'Slowly'))
    await asked.until((chunks) => spoken(chunks).length > 5)
    const cancelled = await call(two, 'POST', `/runs/${spaceId}/chats/${chatId}/streams/${asked.streamId}/cancel`, {
      key,
    })
    assert.equal(cancelled.status, 200)
    await asked.whole()
    await until(async () => server.abandoned() > abandoned)
    assert.equal((await call(two, 'GET', chat, { key })).body.lastRun.status, 'cancelled')
    assertCode(await call(two, 'POST', `${chat}/messages`, { key, json: {} }), 400, 'api/invalid-request')
  })

  test('when one is killed, the other ends its answers as interrupted with what they had said', async () => {
    const { spaceId, chat } = await makeChat(two, key, 'Killed')
    await useModel(two, key, spaceId, 'openai', 'killed', server.url)
    turns = [slow]
    const asked = await openStream(one, key, 'POST', `${chat}/messages`, question('q1', 'Slowly'))
    await asked.until((chunks) => spoken(chunks).length > 30)
    const reader = await openStream(two, key, 'GET', `${chat}/stream`)
    await one.stop('SIGKILL')
    await asked.whole().catch(() => {})
    await reader.whole()
    assert.equal(reader.chunks.find(({ type }) => type === 'error')?.errorText, 'interrupted')
    const { messages, lastRun } = (await call(two, 'GET', chat, { key })).body
    assert.deepEqual([lastRun.status, lastRun.error], ['failed', 'interrupted'])
    assert.ok(messages[1].parts.find(({ type }: { type: string }) => type === 'text').text.startsWith(asked.text()))
    const again = await openStream(two, key, 'POST', `${chat}/messages`, question('q2', 'Again'))
    await again.whole()
    assert.equal(again.text(), 'Done.')
  })
})
