import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { createTeamChatStore, type QuestionRow } from './team-chats.store.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let teamId: string
  before(async () => {
    ;({ database, end } = await open())
    ;({ teamId } = await makeTeam(database))
  })
  after(() => end())

  const question = (messageKey: string): QuestionRow => ({
    id: newId(),
    teamId,
    kind: 'slack',
    linkId: 'workspace',
    messageKey,
    threadKey: 'C1:1',
    place: '{}',
    sender: 'U1',
    text: 'How many?',
    replyKey: null,
    state: 'waiting',
    createdAt: now,
  })

  test('of one message that is delivered 20 times at once, one question is kept', async () => {
    const store = createTeamChatStore(database)
    const rows = Array.from({ length: 20 }, () => question('C1:7'))
    const taken = await Promise.all(
      rows.map((row) => database.transaction((queries) => store.insertQuestion(row, queries))),
    )
    assert.equal(taken.filter(Boolean).length, 1)
    assert.equal((await store.question(rows[taken.indexOf(true)]!.id))?.state, 'waiting')
    assert.equal(await store.insertQuestion({ ...question('C1:7'), linkId: 'another' }, database.queries), true)
  })

  test('what was answered long ago and files that have ended are removed, what waits stays', async () => {
    const store = createTeamChatStore(database)
    const [old, waiting] = [question('old'), question('waiting')]
    for (const row of [old, waiting]) await store.insertQuestion(row, database.queries)
    await store.updateQuestion(old.id, { state: 'answered' })
    const file = { teamId, name: 'chart.png', contentType: 'image/png', body: 'AA==' }
    await store.insertFile({ ...file, tokenHash: 'ended', expiresAt: '2026-01-02T00:00:00.000Z' })
    await store.insertFile({ ...file, tokenHash: 'open', expiresAt: '2026-03-01T00:00:00.000Z' })
    assert.equal(await store.file('ended', '2026-01-03T00:00:00.000Z'), undefined)
    await store.prune('2026-01-02T00:00:00.000Z', '2026-02-01T00:00:00.000Z')
    assert.equal(await store.question(old.id), undefined)
    assert.ok(await store.question(waiting.id))
    assert.ok(await store.file('open', now))
    assert.equal(await store.file('ended', now), undefined)
  })
})
