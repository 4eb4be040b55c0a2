import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { pino } from 'pino'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import type { JobHandler, Jobs } from '../../platform/jobs/jobs.ts'
import { createChatStore, createMessageStore } from '../chats/index.ts'
import { usageErrors } from '../usage/index.ts'
import { createConversations, type Messenger } from './conversations.ts'
import type { TeamChatMessage } from './team-chat-message.ts'
import { createTeamChatStore } from './team-chats.store.ts'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let place: { teamId: string; spaceId: string }
  before(async () => {
    ;({ database, end } = await open())
    place = await makeTeam(database)
  })
  after(() => end())

  /** Conversations whose team chat does as the test says, and the job that answers them. */
  function begin(chat: { think?(): void; passing?: boolean; enabled?: boolean }) {
    const said: TeamChatMessage[] = []
    const reported: unknown[] = []
    const askers: unknown[] = []
    const asked: string[] = []
    const messenger: Messenger = {
      open: async () =>
        chat.enabled === false
          ? undefined
          : {
              spaceId: place.spaceId,
              connectedBy: 'connector',
              async think() {
                chat.think?.()
                return { replyKey: 'reply', threadKey: 'thread' }
              },
              async answer(_replyKey, message) {
                said.push(message)
              },
            },
      isPassing: () => chat.passing ?? false,
      report: async (_question, error) => void reported.push(error),
    }
    let handler: JobHandler<{ id: string }> | undefined
    const jobs = {
      define: (_kind: string, given: JobHandler<{ id: string }>) => {
        handler = given
      },
      enqueue: async (_kind: string, { id }: { id: string }) => void asked.push(id),
      wake() {},
    } as unknown as Jobs
    const store = createTeamChatStore(database)
    const conversations = createConversations({
      database,
      store,
      jobs,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      drawChart: async () => assert.fail('there is no chart'),
      address: () => 'https://tally.example',
      messengers: { slack: messenger, 'google-chat': messenger },
      ask: {
        database,
        clock: systemClock,
        chats: createChatStore(database),
        messages: createMessageStore(database),
        runs: null as never,
        prepare: async (asker) => {
          askers.push([asker.userId, asker.inTurnOf])
          throw usageErrors.budgetUsedUp('the team budget is used up')
        },
      },
    })
    const ask = async (messageKey: string, text = 'How many?') => {
      const question = { teamId: place.teamId, kind: 'slack', linkId: 'w', messageKey, threadKey: 't' } as const
      assert.equal(await conversations.receive({ ...question, sender: 'U1', text, place: {} }), true)
      const id = asked.at(-1)!
      return { id, run: () => handler!.run({ id }, new AbortController().signal) }
    }
    const stateOf = async (id: string) => (await store.question(id))?.state
    return {
      ask,
      said,
      askers,
      reported,
      stateOf,
      failed: (id: string) => handler!.failed!({ id }, new Error('at last')),
      conversations,
    }
  }

  test('what the analyst refuses is told in the thread, and not tried again', async () => {
    const { ask, said, askers, reported, stateOf, conversations } = begin({})
    const { id, run } = await ask('budget')
    await run()
    assert.deepEqual(askers, [[null, 'connector']], 'nobody with an account asks, in the turn of who connected it')
    assert.match(said[0]!.markdown, /^I cannot answer: .*the team budget is used up/)
    assert.match(said[0]!.link!.url, /^https:\/\/tally\.example\/spaces\/[\w-]+\/chats\/[\w-]+$/)
    assert.deepEqual([await stateOf(id), reported], ['answered', [null]])
    await run()
    assert.equal(said.length, 1)
    conversations.close()
  })

  test('a fault that lasts ends the question and is shown at the connection; one that passes is tried again', async () => {
    const fault = new Error('invalid_auth')
    const think = () => {
      throw fault
    }
    const lasting = begin({ think })
    const ended = await lasting.ask('lasting')
    await ended.run()
    assert.deepEqual([await lasting.stateOf(ended.id), lasting.reported], ['failed', [fault]])
    const passing = begin({ think, passing: true })
    const again = await passing.ask('passing')
    await assert.rejects(again.run(), fault)
    assert.deepEqual([await passing.stateOf(again.id), passing.reported], ['waiting', []])
    for (const { conversations } of [lasting, passing]) conversations.close()
  })

  test('after the last try the thread is told, and a connection that was switched off stays silent', async () => {
    const { ask, said, reported, stateOf, failed, conversations } = begin({})
    const { id } = await ask('given up')
    await createTeamChatStore(database).updateQuestion(id, { replyKey: 'reply' })
    await failed(id)
    assert.deepEqual([await stateOf(id), reported.length], ['failed', 1])
    assert.match(said[0]!.markdown, /could not answer/)
    await failed(id)
    assert.equal(said.length, 1)
    const off = begin({ enabled: false })
    const quiet = await off.ask('off')
    await quiet.run()
    assert.deepEqual([await off.stateOf(quiet.id), off.said, off.reported], ['silent', [], []])
    for (const each of [conversations, off.conversations]) each.close()
  })
})
