import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { Database } from '../../platform/database/open.ts'
import { isOfWhatIsGone } from '../../platform/database/unique.ts'
import { newId } from '../../platform/ids.ts'
import { draftChat } from './chats.routes.ts'
import { createChatStore } from './chats.store.ts'
import { createMessageStore } from './messages.store.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  before(async () => {
    ;({ database, end } = await open())
  })
  after(() => end())

  test('all messages of a long chat are listed in order, and an answer goes back as far as it may', async () => {
    const place = await makeTeam(database)
    const messages = createMessageStore(database)
    const chat = draftChat(
      { ...place, userId: null },
      { spaceId: place.spaceId, chatId: newId(), title: null, agentId: null },
      now,
    )
    await createChatStore(database).insert(chat)
    const ids = Array.from({ length: 40 }, (_, i) => `m${i}`)
    await database.transaction(async (queries) => {
      for (const id of ids) {
        const parts = JSON.stringify([{ type: 'text', text: id.padEnd(100) }])
        const fixed = {
          sessionId: chat.id,
          teamId: place.teamId,
          metadata: '{}',
          userId: null,
          runId: null,
          createdAt: now,
        }
        await messages.append({ ...fixed, id, role: 'user', parts }, queries)
      }
    })
    assert.deepEqual(
      (await messages.list(place.teamId, chat.id)).map(({ id }) => id),
      ids,
    )
    const newest = async (most: number) =>
      (await messages.newest(place.teamId, chat.id, most, database.queries)).map(({ id }) => id)
    assert.deepEqual(await newest(1_000_000), ids)
    assert.deepEqual(await newest(500), ids.slice(-3))
    assert.deepEqual(await newest(1), ids.slice(-1))
    assert.deepEqual(await messages.newest(newId(), chat.id, 1_000, database.queries), [])
  })

  test('what is kept of a chat whose space is gone is refused as that', async () => {
    const { teamId } = await makeTeam(database)
    const chat = draftChat({ teamId, userId: null }, { spaceId: newId(), chatId: newId() }, now)
    await assert.rejects(createChatStore(database).insert(chat), isOfWhatIsGone)
  })

  test('pins are told in their order, and of long messages no more than half a megabyte is read at once', async () => {
    const place = await makeTeam(database)
    const messages = createMessageStore(database)
    const drafts = ['One', 'Its branch'].map((title) =>
      draftChat({ ...place, userId: null }, { spaceId: place.spaceId, chatId: newId(), title, agentId: null }, now),
    )
    const ids = Array.from({ length: 300 }, (_, i) => `m${String(i).padStart(3, '0')}`)
    for (const chat of drafts) {
      await createChatStore(database).insert(chat)
      const rows = ids.map((id, position) => ({
        sessionId: chat.id,
        id,
        position,
        teamId: place.teamId,
        role: 'user' as const,
        // The newest are long ones.
        parts: JSON.stringify([{ type: 'text', text: `${chat.title} ${id}`.padEnd(position < 290 ? 50 : 200_000) }]),
        metadata: '{}',
        userId: null,
        runId: null,
        createdAt: now,
      }))
      for (let from = 0; from < rows.length; from += 50)
        await database.queries
          .insertInto('chat_messages')
          .values(rows.slice(from, from + 50))
          .execute()
      for (const [at, messageId] of ids.entries())
        await messages.putMeta(
          place.teamId,
          { userId: 'u', sessionId: chat.id, messageId },
          { pinnedAt: new Date(2e12 + at * 2_000 + drafts.indexOf(chat)).toISOString() },
        )
    }
    const read: number[] = []
    const watched = database.queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read.push(result.rows.reduce((sum: number, { parts }) => sum + String(parts ?? '').length, 0))
        return result
      },
    })
    const pins = await createMessageStore({ queries: watched, engine: database.engine }).pins(
      place.teamId,
      { userId: 'u', spaceId: place.spaceId, limit: 1000 },
      ({ parts }) => JSON.parse(parts)[0].text.trim(),
    )
    assert.ok(Math.max(...read) <= 512 * 1024, `${read}`)
    const expected = ids.toReversed().flatMap((id) => drafts.toReversed().map(({ title }) => `${title} ${id}`))
    assert.deepEqual(
      pins.map(({ text }) => text),
      expected,
    )
    assert.deepEqual(Object.keys(pins[0]!).sort(), [
      'chatId',
      'chatTitle',
      'createdAt',
      'messageId',
      'note',
      'pinnedAt',
      'role',
      'text',
    ])
  })
})
