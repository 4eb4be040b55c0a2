import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UIMessage } from 'ai'
import type { Query } from '../../engine/sandbox/query.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Asker } from './ask-question.ts'
import { prepareAnswer } from './prepare-answer.ts'

const messages = [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'how many' }] }] as UIMessage[]

/** What runs when somebody asks what has a verified answer: its statement. */
async function answered(asker: Pick<Asker, 'userId' | 'inTurnOf' | 'shareLinkId'>, named = 'Sales') {
  const owners: unknown[] = []
  const said: unknown[] = []
  const info = { id: 'builtin/analyst', providerId: 'builtin', modelId: 'analyst', inputPrice: null, outputPrice: null }
  const model = {
    info,
    answering: () => info,
    candidates: [info],
    whyNotChosen: () => null,
    model: {},
    isRemote: false,
  }
  const source = { source: 'Sales', engine: 'sqlite', target: { kind: 'SQLITE', databases: [] }, parts: [] }
  const verified = { verifiedAnswerId: 'v', question: 'how many', source: named, sql: 'select 1 as n', text: '1' }
  const prepare = prepareAnswer({
    spaces: { find: async () => ({ id: 'space', description: '' }) },
    agents: { findOrFirst: async () => undefined },
    spaceShortcuts: { callable: async () => [] },
    models: { ready: async () => model },
    usage: { settle: async () => {} },
    clock: systemClock,
    log: { error: (...said: unknown[]) => assert.fail(JSON.stringify(said)) },
    limits: { tokens: 1000 },
    analystSources: async () => [source],
    catalogOf: async () => ({ today: '2026-01-01', locale: 'en' }),
    localeOf: async () => null,
    whyClosed: async (_teamId: string, _spaceId: string, name: string) => `${name} cannot be asked: root may write`,
    runQuery: async ({ teamId, userId, shareLinkId }: Query) => {
      owners.push([teamId, userId, shareLinkId])
      const json = Buffer.from('[{"n":1}]')
      return { columns: ['n'], types: ['integer'], json, rowCount: 1, truncated: false, elapsedMs: 1, engine: 'sqlite' }
    },
    workers: {},
    verified: {
      same: async () => ({ ...verified, verifiedAt: '2026-01-01', columns: ['n'], rows: [[1]], answer: null }),
    },
  } as never)
  const chat = { teamId: 'team', spaceId: 'space', agentId: null, chatId: null }
  const { work } = await prepare({ teamId: 'team', apiKeyId: null, ...asker } as Asker, chat, 'how many')
  for await (const chunk of work(messages, { id: 'run' } as never)(new AbortController().signal)) said.push(chunk)
  return { owners, said: JSON.stringify(said) }
}

test('what an answer asks of the data is asked in the turn of whoever asks', async () => {
  const asked = async (asker: Parameters<typeof answered>[0]) => (await answered(asker)).owners
  assert.deepEqual(await asked({ userId: 'person', shareLinkId: null }), [['team', 'person', null]])
  assert.deepEqual(await asked({ userId: null, shareLinkId: 'link' }), [['team', null, 'link']])
  const inTeamChat = { userId: null, inTurnOf: 'connector', shareLinkId: null }
  assert.deepEqual(await asked(inTeamChat), [['team', 'connector', null]])
})

test('why a source of the space cannot be asked is told to people of the team, and to nobody else', async () => {
  const told = async (asker: Parameters<typeof answered>[0]) => (await answered(asker, 'Gone')).said
  assert.match(await told({ userId: 'person', shareLinkId: null }), /Gone cannot be asked: root may write/)
  for (const asker of [
    { userId: null, shareLinkId: 'link' },
    { userId: null, inTurnOf: 'connector', shareLinkId: null },
  ]) {
    assert.match(await told(asker), /There is no source/)
    assert.doesNotMatch(await told(asker), /root may write/)
  }
})
