import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai'
import { sql } from 'kysely'
import { pino } from 'pino'
import { forEachEngine } from '../../../test/databases.ts'
import { until } from '../../../test/until.ts'
import { createLocalBus } from '../../platform/bus/bus.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { assembleMessage } from './assemble-message.ts'
import { createRuns, type RunWork } from './create-runs.ts'
import type { RunRow } from './runs.store.ts'
import { chunksOfFrames, chunksOfMessage } from './sse.ts'

const log = pino({ level: 'silent' })
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** A team, a space and a chat to run in. */
async function makeChat({ queries }: Database): Promise<{ teamId: string; sessionId: string }> {
  const now = new Date().toISOString()
  const [organizationId, teamId, spaceId, sessionId] = [newId(), newId(), newId(), newId()]
  const times = { createdAt: now, updatedAt: now }
  await queries
    .insertInto('organizations')
    .values({ id: organizationId, name: 'O', ...times } as never)
    .execute()
  await queries
    .insertInto('teams')
    .values({ id: teamId, organizationId, name: 'T', ...times } as never)
    .execute()
  await queries
    .insertInto('spaces')
    .values({ id: spaceId, teamId, ownerId: 'u', name: 'S', nameKey: 's', ...times } as never)
    .execute()
  await queries
    .insertInto('chat_sessions')
    .values({ id: sessionId, teamId, spaceId, chatId: 'c', lastActivityAt: now, ...times } as never)
    .execute()
  return { teamId, sessionId }
}

function instance(
  database: Database,
  kept: Map<string, UIMessage | null>,
  options: { leaseMs?: number; atOnce?: number; makeRoom?: () => Promise<void> } = {},
  bus = createLocalBus(),
) {
  return createRuns({
    database,
    bus,
    clock: systemClock,
    log,
    async keepMessage(run, message) {
      kept.set(run.id, message)
    },
    ...options,
  })
}

async function begin(
  runs: ReturnType<typeof instance>,
  chat: { teamId: string; sessionId: string },
  work: RunWork,
  database: Database,
  owner: WorkOwner = chat,
): Promise<RunRow> {
  const run = runs.draft({ ...chat, chatId: 'c', questionId: newId() }, owner)
  await database.transaction((queries) => runs.insert(run, queries))
  runs.launch(run, work)
  return run
}

const says = (text: string[], pauseMs = 0): RunWork =>
  async function* (signal) {
    yield { type: 'text-start', id: 't' }
    for (const delta of text) {
      yield { type: 'text-delta', id: 't', delta }
      if (pauseMs > 0) await wait(pauseMs)
      if (signal.aborted) return { status: 'cancelled', error: null }
    }
    yield { type: 'text-end', id: 't' }
    return { status: 'completed', error: null }
  }
const hangs: RunWork = async function* () {
  yield { type: 'text-start', id: 't' }
  yield { type: 'text-delta', id: 't', delta: 'so far' }
  await new Promise(() => {})
  return { status: 'completed', error: null }
}

async function logOf(runs: ReturnType<typeof instance>, id: string): Promise<UIMessageChunk[]> {
  return (await runs.store.chunks(id, -1, 10_000)).flatMap(({ body }) => [...chunksOfFrames(body)])
}
const textOf = (message: UIMessage | null | undefined) =>
  message?.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')

forEachEngine((_engine, open) => {
  test('answers whose words cannot be kept look for room, and do not keep the service from ending', async () => {
    const { database, end } = await open()
    let looked = 0
    const makeRoom = async () => {
      looked++
    }
    const runs = instance(database, new Map(), { makeRoom })
    try {
      const chat = await makeChat(database)
      await begin(runs, chat, says(['one '], 200), database)
      await sql`alter table run_chunks rename to run_chunks_gone`.execute(database.queries)
      await until(async () => looked > 0)
      const closed = runs.close(50).then(() => 'closed')
      assert.equal(await Promise.race([closed, wait(10_000)]), 'closed')
      await sql`alter table run_chunks_gone rename to run_chunks`.execute(database.queries)
    } finally {
      await end()
    }
  })

  test('a run writes every chunk in order, ends, and its message is kept', async () => {
    const { database, end } = await open()
    const kept = new Map<string, UIMessage | null>()
    const runs = instance(database, kept)
    try {
      const chat = await makeChat(database)
      const words = Array.from({ length: 300 }, (_, i) => `w${i} `)
      const run = await begin(runs, chat, says(words), database)
      await until(async () => (await runs.store.find(chat.teamId, run.id))?.finishedAt !== null)
      const chunks = await logOf(runs, run.id)
      assert.equal(chunks[0]?.type, 'start')
      assert.deepEqual((chunks[0] as { messageMetadata: { streamId: string } }).messageMetadata.streamId, run.id)
      assert.equal(
        chunks.flatMap((chunk) => (chunk.type === 'text-delta' ? [chunk.delta] : [])).join(''),
        words.join(''),
      )
      assert.equal(chunks.at(-1)?.type, 'finish')
      assert.equal(textOf(kept.get(run.id)), words.join(''))
      const row = await runs.store.find(chat.teamId, run.id)
      assert.deepEqual([row?.status, row?.error], ['completed', null])
      assert.ok(row?.startedAt && row.finishedAt)
    } finally {
      await runs.close(0)
      await end()
    }
  })

  test('a chat is answered once at a time, also when two ask at the same moment', async () => {
    const { database, end } = await open()
    const runs = instance(database, new Map())
    try {
      const chat = await makeChat(database)
      const results = await Promise.allSettled([1, 2, 3, 4].map(() => begin(runs, chat, says(['x'], 200), database)))
      const refused = results.filter((result) => result.status === 'rejected')
      assert.equal(refused.length, 3)
      for (const { reason } of refused) assert.equal(reason.code, 'chat/busy')
    } finally {
      await runs.close(2000)
      await end()
    }
  })

  test('cancel ends a run, also one that does not listen and would never end, and keeps what was said', async () => {
    const { database, end } = await open()
    const kept = new Map<string, UIMessage | null>()
    const runs = instance(database, kept)
    try {
      const chat = await makeChat(database)
      const run = await begin(runs, chat, hangs, database)
      await until(async () => (await logOf(runs, run.id)).some((chunk) => chunk.type === 'text-delta'))
      const answer = await runs.cancel(chat.teamId, run.id)
      assert.ok(answer?.cancelRequestedAt)
      await until(async () => (await runs.store.find(chat.teamId, run.id))?.finishedAt !== null)
      const row = await runs.store.find(chat.teamId, run.id)
      assert.equal(row?.status, 'cancelled')
      assert.equal(textOf(kept.get(run.id)), 'so far')
      const again = await runs.cancel(chat.teamId, run.id)
      assert.deepEqual([again?.status, again?.cancelRequestedAt], ['cancelled', row?.cancelRequestedAt])
    } finally {
      await runs.close(0)
      await end()
    }
  })

  test('a run that waits for its turn is cancelled at once and never begins', async () => {
    const { database, end } = await open()
    const runs = instance(database, new Map(), { atOnce: 1 })
    try {
      const [first, second] = [await makeChat(database), await makeChat(database)]
      let began = false
      const busy = await begin(runs, first, hangs, database)
      const waiting = await begin(
        runs,
        second,
        async function* (signal) {
          began = true
          return yield* says(['no'])(signal)
        },
        database,
      )
      const row = await runs.cancel(second.teamId, waiting.id)
      assert.deepEqual([row?.status, row?.startedAt], ['cancelled', null])
      await runs.cancel(first.teamId, busy.id)
      await until(() => runs.activeCount() === 0)
      assert.equal(began, false)
    } finally {
      await runs.close(0)
      await end()
    }
  })

  test('answers to visitors, however many at once and however long, leave half of the places to people', async () => {
    const { database, end } = await open()
    const kept = new Map<string, UIMessage | null>()
    const runs = instance(database, kept, { atOnce: 4 })
    try {
      const chats = await Promise.all(Array.from({ length: 8 }, () => makeChat(database)))
      const visitors = chats.slice(0, 6)
      const visitorOf = ({ teamId }: { teamId: string }) => ({ teamId, userId: null, shareLinkId: `link of ${teamId}` })
      const begun = await Promise.all(visitors.map((chat) => begin(runs, chat, hangs, database, visitorOf(chat))))
      const two = ['running', 'running']
      assert.deepEqual(
        begun.map(({ status }) => status),
        [...two, ...Array(4).fill('queued')],
      )
      for (const chat of chats.slice(6)) {
        const { status } = await begin(runs, chat, says(['fine']), database, { teamId: chat.teamId, userId: 'p' })
        assert.equal(status, 'running')
      }
      await until(async () => kept.size === 2)
      for (const [i, run] of begun.entries()) await runs.cancel(visitors[i]!.teamId, run.id)
      await until(() => runs.activeCount() === 0)
    } finally {
      await runs.close(0)
      await end()
    }
  })

  test('a run of an instance that is gone is ended by another, once, with what it had said', async () => {
    const { database, end } = await open()
    const kept = new Map<string, UIMessage | null>()
    const bus = createLocalBus()
    const [dead, alive, third] = [
      instance(database, new Map(), { leaseMs: 60_000 }, bus),
      instance(database, kept, {}, bus),
      instance(database, kept, {}, bus),
    ]
    try {
      const chat = await makeChat(database)
      const run = await begin(dead, chat, hangs, database)
      await until(async () => (await logOf(alive, run.id)).some((chunk) => chunk.type === 'text-delta'))
      // As if it had been killed: nobody renews its lease any more.
      await database.queries.updateTable('runs').set({ leaseExpiresAt: '2000' }).where('id', '=', run.id).execute()
      await Promise.all([alive.sweep(), third.sweep()])
      const row = await alive.store.find(chat.teamId, run.id)
      assert.deepEqual([row?.status, row?.error], ['failed', 'interrupted'])
      assert.equal(textOf(kept.get(run.id)), 'so far')
      const chunks = await logOf(alive, run.id)
      assert.equal(chunks.filter((chunk) => chunk.type === 'finish').length, 1)
      // The chat is not stuck.
      const next = await begin(alive, chat, says(['again']), database)
      await until(() => kept.has(next.id))
    } finally {
      await dead.close(0)
      await alive.close(0)
      await third.close(0)
      await end()
    }
  })

  test('stopping the service ends what does not finish as interrupted', async () => {
    const { database, end } = await open()
    const kept = new Map<string, UIMessage | null>()
    const runs = instance(database, kept)
    try {
      const chat = await makeChat(database)
      const run = await begin(runs, chat, hangs, database)
      await until(async () => (await logOf(runs, run.id)).some((chunk) => chunk.type === 'text-delta'))
      await runs.close(50)
      const row = await runs.store.find(chat.teamId, run.id)
      assert.deepEqual([row?.status, row?.error, textOf(kept.get(run.id))], ['failed', 'interrupted', 'so far'])
    } finally {
      await end()
    }
  })

  test('two hundred runs at once share commits and lose nothing', async () => {
    const { database, end } = await open()
    const kept = new Map<string, UIMessage | null>()
    const runs = instance(database, kept)
    try {
      const chats = await Promise.all(Array.from({ length: 200 }, () => makeChat(database)))
      const words = Array.from({ length: 30 }, (_, i) => `${i},`)
      const started = await Promise.all(chats.map((chat) => begin(runs, chat, says(words, 1), database)))
      await until(() => kept.size === 200)
      for (const run of started) assert.equal(textOf(kept.get(run.id)), words.join(''))
      const { n } = await database.queries
        .selectFrom('run_chunks')
        .select((select) => select.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      assert.ok(Number(n) < 200 * 30, `${n} rows for ${200 * 34} chunks: commits are not shared`)
    } finally {
      await runs.close(0)
      await end()
    }
  })
})

const sample: UIMessageChunk[] = [
  { type: 'start', messageId: 'm', messageMetadata: { streamId: 's' } },
  { type: 'start-step' },
  { type: 'reasoning-start', id: 'r' },
  { type: 'reasoning-delta', id: 'r', delta: 'Hm.' },
  { type: 'reasoning-end', id: 'r' },
  { type: 'tool-input-start', toolCallId: 'a', toolName: 'run_sql' },
  { type: 'tool-input-delta', toolCallId: 'a', inputTextDelta: '{"sql":"x"}' },
  { type: 'tool-input-available', toolCallId: 'a', toolName: 'run_sql', input: { sql: 'x' } },
  { type: 'tool-input-available', toolCallId: 'b', toolName: 'run_sql', input: { sql: 'y' } },
  { type: 'tool-output-available', toolCallId: 'a', output: { ok: true, rows: [[1]] } },
  { type: 'tool-output-error', toolCallId: 'b', errorText: 'no' },
  { type: 'finish-step' },
  { type: 'start-step' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'One ' },
  { type: 'data-chart', id: 'c', data: { n: 1 } },
  { type: 'text-delta', id: 't', delta: 'two.' },
  { type: 'text-end', id: 't' },
  { type: 'data-chart', id: 'c', data: { n: 2 } },
  { type: 'finish-step' },
  { type: 'finish', messageMetadata: { status: 'completed' } },
]

async function bySdk(chunks: UIMessageChunk[]): Promise<UIMessage> {
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  let last: UIMessage | undefined
  for await (const message of readUIMessageStream({ stream })) last = message
  return JSON.parse(JSON.stringify(last))
}

test("a message is put together as the AI SDK's own client does", async () => {
  const assembly = assembleMessage('m')
  for (const chunk of sample) assembly.add(chunk)
  assert.deepEqual(JSON.parse(JSON.stringify(assembly.close())), await bySdk(sample))
})

test('a kept message streams to the same message again', async () => {
  const assembly = assembleMessage('m')
  for (const chunk of sample) assembly.add(chunk)
  const message = JSON.parse(JSON.stringify(assembly.close()))
  assert.deepEqual(await bySdk([...chunksOfMessage(message)]), message)
})

test('what was taken back is not kept, nor a text of which nothing is left', () => {
  const assembly = assembleMessage('m')
  const say = (id: string, ...deltas: string[]): UIMessageChunk[] => [
    { type: 'text-start', id },
    ...deltas.map((delta): UIMessageChunk => ({ type: 'text-delta', id, delta })),
  ]
  const chunks: UIMessageChunk[] = [
    ...say('1', 'Here it is. ', 'There ', 'are '),
    { type: 'data-withdrawn', data: { characters: 10 } },
    { type: 'text-end', id: '1' },
    ...say('2', 'There'),
    { type: 'text-end', id: '2' },
    ...say('3', ' are '),
    { type: 'data-withdrawn', data: { characters: 10 } },
    { type: 'text-end', id: '3' },
    ...say('4', 'There are 7.'),
    { type: 'text-end', id: '4' },
  ]
  for (const chunk of chunks) assembly.add(chunk)
  assert.deepEqual(assembly.close().parts, [
    { type: 'text', text: 'Here it is. ', state: 'done' },
    { type: 'text', text: 'There are 7.', state: 'done' },
  ])
})

test('what was cut off is closed: no part is left streaming, no tool left waiting', () => {
  for (let at = 1; at < sample.length; at++) {
    const assembly = assembleMessage('m')
    for (const chunk of sample.slice(0, at)) assembly.add(chunk)
    const open = assembly
      .close()
      .parts.filter(
        (part) => 'state' in part && ['streaming', 'input-streaming', 'input-available'].includes(part.state ?? ''),
      )
    assert.deepEqual(open, [])
  }
})
