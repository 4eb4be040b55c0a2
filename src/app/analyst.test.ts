import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { forEachEngine } from '../../test/databases.ts'
import type { Turn } from '../../test/servers/model-script.ts'
import { startOpenAI } from '../../test/servers/openai.ts'
import { makeTeam } from '../../test/teams.ts'
import { until } from '../../test/until.ts'
import { type Asker, askQuestion, draftChat } from '../features/chats/index.ts'
import { createLocalBus } from '../platform/bus/bus.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open.ts'
import { createNetworkGuard } from '../platform/network/network.ts'
import { createSecrets } from '../platform/secrets.ts'
import { createAnalyst } from './analyst.ts'
import { createSpaces } from './spaces.ts'

const providerSecret = 'sk-very-secret'

/** The analyst on a model that plays the given turns, over a sandbox that is broken. */
async function start(database: Database, turns: Turn[]) {
  const server = await startOpenAI(() => turns.shift() ?? { text: ['Done.'] })
  const lines: string[] = []
  const unset = { apiKey: undefined, models: [] }
  const sandbox = {
    query: () => Promise.reject(new TypeError('the sandbox is broken')),
    prepare: () => assert.fail(),
  }
  const sources = {
    findMany: async () => [],
    schemaOf: async () => null,
    resolveTarget: () => assert.fail(),
    onSchemaRead() {},
    onSourceChanged: () => () => {},
    onReplacing() {},
  }
  const spaces = createSpaces({
    database,
    clock: systemClock,
    bus: createLocalBus(),
    log: pino({ level: 'silent' }),
    workers: null as never,
    sandbox,
    sources: sources as never,
    keptTables: async () => new Map(),
  })
  const analyst = () =>
    createAnalyst({
      config: {
        models: {
          openai: unset,
          anthropic: unset,
          google: unset,
          compatible: { url: server.url, apiKey: providerSecret, models: ['m'] },
          transcription: [],
          prices: {},
          small: [],
        },
        answers: { atOnce: 10, steps: 8, tokens: 100_000, totalMs: 60_000, firstByteMs: 30_000, idleMs: 30_000 },
      } as never,
      defaultModel: () => 'openai-compatible/m',
      room: { admit: async () => {} },
      definitions: {
        catalogOf: async () => ({
          datasets: [],
          relationships: [],
          metrics: [],
          timeZone: 'UTC',
          fiscalYearStart: 1,
          today: '2026-01-15',
        }),
      },
      database,
      bus: createLocalBus(),
      clock: systemClock,
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) as never,
      secrets: createSecrets('a secret of the test that is long enough'),
      guard: createNetworkGuard({ allowPrivate: true }),
      workers: null as never,
      sandbox,
      sources,
      spaces,
      stopping: new AbortController().signal,
    })
  const { teamId, spaceId } = await makeTeam(database)
  const asker: Asker = {
    teamId,
    userId: 'u1',
    apiKeyId: 'k1',
    shareLinkId: null,
    maySaveDatasets: false,
    mayMakeDashboards: false,
  }
  const one = analyst()
  const chat = draftChat(asker, { spaceId, chatId: `c-${teamId}` }, new Date().toISOString())
  await spaces.chats.insert(chat)
  const ask = (id: string) => askQuestion(one.ask, asker, chat, { id, text: 'Well?' })
  return { one, spaces, analyst, server, lines, teamId, chat, ask }
}

forEachEngine((_engine, open) => {
  test('a fault of our own is logged with its run and stack, and without secrets', async () => {
    const { database, end } = await open()
    const input = { source: 'results', sql: 'select 1', tables: [] }
    const { one, server, lines, teamId, ask } = await start(database, [
      { calls: [{ name: 'run_sql', input }] },
      { text: ['It did not work.'] },
    ])
    try {
      const run = await ask('q1')
      await until(async () => (await one.runs.store.find(teamId, run.id))?.status === 'completed')
      const faults = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
      assert.equal(faults.length, 1, lines.join(''))
      const [{ msg, err, run: of }] = faults as [{ msg: string; err: { message: string; stack: string }; run: string }]
      assert.deepEqual([msg, err.message, of], ['the tool run_sql failed', 'the sandbox is broken', run.id])
      assert.match(err.stack, /analyst\.test\.ts/)
      assert.ok(!lines.join('').includes(providerSecret))
    } finally {
      await one.runs.close(0)
      await server.close()
      await end()
    }
  })

  test('what an answer had used when its process died is booked, estimated and marked, to whom it belongs', async () => {
    const { database, end } = await open()
    const { one, spaces, analyst, server, teamId, chat, ask } = await start(database, [
      { text: ['Twelve letters and more, '], pauseMs: 1, ending: 'hang' },
    ])
    const other = analyst()
    try {
      const run = await ask('q1')
      const entry = () =>
        database.queries.selectFrom('usage_entries').selectAll().where('runId', '=', run.id).executeTakeFirstOrThrow()
      assert.equal((await entry()).purpose, 'chat-under-way')
      await until(async () =>
        (await one.runs.store.chunks(run.id, -1, 100)).some(({ body }) => body.includes('Twelve')),
      )
      await other.runs.endLeftovers()
      const booked = await entry()
      assert.deepEqual([booked.purpose, booked.userId, booked.apiKeyId], ['chat-interrupted', 'u1', 'k1'])
      assert.ok(Number(booked.inputTokens) > 100, `${booked.inputTokens} tokens of the prompt`)
      assert.equal(Number(booked.outputTokens), Math.ceil('Twelve letters and more, '.length / 4))
      const used = await spaces.usage.used(teamId, 'api-key', 'k1', '0000')
      assert.equal(used.tokens, Number(booked.inputTokens) + Number(booked.outputTokens))
      assert.equal((await spaces.chats.findWithCounts(teamId, chat.chatId))?.activeStreamId, null)
    } finally {
      await one.runs.close(0)
      await other.runs.close(0)
      await server.close()
      await end()
    }
  })
})
