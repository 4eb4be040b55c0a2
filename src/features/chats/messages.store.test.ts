import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { Database } from '../../platform/database/open.ts'
import { isOfWhatIsGone } from '../../platform/database/unique.ts'
import { newId } from '../../platform/ids.ts'
import { draftChat } from './chats.routes.ts'
import { createChatStore } from './chats.store.ts'
import { createMessageStore, type MessageRow } from './messages.store.ts'

const now = '2026-01-01T00:00:00.000Z'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  before(async () => {
    ;({ database, end } = await open())
  })
  after(() => end())

  async function chatOf(place: { teamId: string; spaceId: string }, title: string | null = null) {
    const fields = { spaceId: place.spaceId, chatId: newId(), title }
    const chat = draftChat({ ...place, userId: null }, fields, now)
    await createChatStore(database).insert(chat)
    return chat
  }
  const said = (
    chat: { teamId: string; id: string },
    id: string,
    characters = 0,
    role: MessageRow['role'] = 'user',
  ) => ({
    ...{ sessionId: chat.id, teamId: chat.teamId, id, role, metadata: '{}', userId: null, runId: null, createdAt: now },
    parts: JSON.stringify([{ type: 'text', text: id.padEnd(characters, 'é') }]),
  })
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

  /** How many characters of messages each statement reads; `first` is done when the first one has answered. */
  function watchReading(first = async () => {}) {
    const read: number[] = []
    const queries = database.queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (read.length === 0) await first()
        read.push(result.rows.reduce((sum: number, { parts }) => sum + String(parts ?? '').length, 0))
        return result
      },
    })
    return { read, messages: createMessageStore({ queries, engine: database.engine }) }
  }

  test('a long chat is listed in order, and half a megabyte of it is read at once', async () => {
    const chat = await chatOf(await makeTeam(database))
    const ids = Array.from({ length: 40 }, (_, i) => `m${i}`)
    const { read, messages } = watchReading()
    await database.transaction(async (queries) => {
      for (const id of ids) await messages.append(said(chat, id, 100_000), queries)
    })
    read.length = 0
    assert.deepEqual(idsOf(await messages.list(chat.teamId, chat.id)), ids)
    assert.ok(Math.max(...read) <= 512 * 1024, `${read}`)
    assert.deepEqual(await messages.list(newId(), chat.id), [])
  })

  test('what takes the place of a question while a chat is listed does not stand beside what was before it', async () => {
    const chat = await chatOf(await makeTeam(database))
    const { append, removeFrom } = createMessageStore(database)
    await append(said(chat, 'asked'), database.queries)
    await append(said(chat, 'answered', 0, 'assistant'), database.queries)
    const edit = async () => {
      await removeFrom(chat.teamId, chat.id, 0, database.queries)
      await append(said(chat, 'asked otherwise'), database.queries)
      await append(said(chat, 'answered otherwise', 0, 'assistant'), database.queries)
    }
    const { messages } = watchReading(edit)
    assert.deepEqual(idsOf(await messages.list(chat.teamId, chat.id)), [])
    assert.deepEqual(idsOf(await messages.list(chat.teamId, chat.id)), ['asked otherwise', 'answered otherwise'])
  })

  test('an answer goes back as many bytes as it may, and reads no more than that', async () => {
    const chat = await chatOf(await makeTeam(database))
    const { read, messages } = watchReading()
    const { teamId, id } = chat
    assert.deepEqual(await messages.newest(teamId, id), [])
    await database.transaction(async (queries) => {
      for (const [at, role] of (['user', 'assistant', 'user', 'assistant'] as const).entries())
        await messages.append(said(chat, `m${at}`, 200_000, role), queries)
    })
    read.length = 0
    // Each has 200,000 letters of two bytes.
    assert.deepEqual(idsOf(await messages.newest(teamId, id)), ['m2', 'm3'])
    assert.deepEqual(idsOf(await messages.newest(teamId, id, { before: 2 })), ['m0', 'm1'])
    assert.deepEqual(idsOf(await messages.newest(teamId, id, { role: 'user' })), ['m0', 'm2'])
    assert.ok(Math.max(...read) <= 500_000, `${read}`)
    assert.deepEqual(idsOf(await messages.newest(newId(), id)), [])
    assert.equal((await messages.last(teamId, id, { role: 'user', before: 2 }))?.id, 'm0')
    await messages.append(said(chat, 'long', 900_000), database.queries)
    assert.deepEqual(idsOf(await messages.newest(teamId, id)), ['long'])
  })

  test('what is kept of a chat whose space is gone is refused as that', async () => {
    const { teamId } = await makeTeam(database)
    const chat = draftChat({ teamId, userId: null }, { spaceId: newId(), chatId: newId() }, now)
    await assert.rejects(createChatStore(database).insert(chat), isOfWhatIsGone)
  })

  test('pins are told in their order, and of long messages no more than half a megabyte is read at once', async () => {
    const place = await makeTeam(database)
    const messages = createMessageStore(database)
    const drafts = [await chatOf(place, 'One'), await chatOf(place, 'Its branch')]
    const ids = Array.from({ length: 300 }, (_, i) => `m${String(i).padStart(3, '0')}`)
    for (const chat of drafts) {
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
    const { read, messages: watched } = watchReading()
    const pins = await watched.pins(place.teamId, { userId: 'u', spaceId: place.spaceId, limit: 1000 }, ({ parts }) =>
      JSON.parse(parts)[0].text.trim(),
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
