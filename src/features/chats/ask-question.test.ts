import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UIMessageChunk } from 'ai'
import { pino } from 'pino'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import { until } from '../../../test/until.ts'
import { createLocalBus } from '../../platform/bus/bus.ts'
import { systemClock } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { createRuns, type RunOutcome } from '../runs/index.ts'
import { type AskDeps, type Asker, askQuestion } from './ask-question.ts'
import { type ChatRow, createChatStore } from './chats.store.ts'
import { createMessageStore } from './messages.store.ts'

async function* untilStopped(signal: AbortSignal): AsyncGenerator<UIMessageChunk, RunOutcome> {
  yield { type: 'text-start', id: 't' }
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  return { status: 'cancelled', error: null }
}

forEachEngine((_engine, open) => {
  test('questions that are refused, however many, take no place from those that are asked', async () => {
    const { database, end } = await open()
    const { teamId, spaceId } = await makeTeam(database)
    const [bus, clock, log] = [createLocalBus(), systemClock, pino({ level: 'silent' })]
    const runs = createRuns({ database, bus, clock, log, atOnce: 3, keepMessage: async () => {} })
    const chats = createChatStore(database)
    const prepare: AskDeps['prepare'] = async () => ({ metadata: {}, keep: async () => {}, work: () => untilStopped })
    const deps = { database, chats, messages: createMessageStore(database), runs, clock, prepare } as AskDeps
    const asker = { teamId, userId: 'person', apiKeyId: null, shareLinkId: null, onlyOwn: false } as Asker
    const makeChat = async () => {
      const now = clock.now().toISOString()
      const times = { lastActivityAt: now, createdAt: now, updatedAt: now }
      const nobodys = { agentId: null, parentChatId: null, shareLinkId: null, automationId: null, pinnedAt: null }
      const bare = { ...nobodys, dashboardId: null, reportId: null, archivedAt: null, title: null, ...times }
      const row: ChatRow = { id: newId(), teamId, spaceId, chatId: newId(), createdByUserId: 'person', ...bare }
      await chats.insert(row)
      return row
    }
    const ask = (chat: ChatRow) => askQuestion(deps, asker, chat, { id: newId(), text: 'how many' })
    try {
      const busy = await makeChat()
      const first = await ask(busy)
      for (let i = 0; i < 3; i++) await assert.rejects(ask(busy), { code: 'chat/busy' })
      const second = await ask(await makeChat())
      assert.deepEqual([first.status, second.status], ['running', 'running'])
      for (const { id } of [first, second]) await runs.cancel(teamId, id)
      await until(() => runs.activeCount() === 0)
    } finally {
      await runs.close(0)
      await end()
    }
  })
})
