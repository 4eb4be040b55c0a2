import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import { createSavedQuestionStore, type SavedQuestionRow, type SavedQuestionStore } from './saved-questions.store.ts'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let store: SavedQuestionStore
  let teamId: string
  let spaceId: string
  let other: { teamId: string; spaceId: string }
  before(async () => {
    ;({ database, end } = await open())
    store = createSavedQuestionStore(database)
    ;({ teamId, spaceId } = await makeTeam(database))
    other = await makeTeam(database)
  })
  after(() => end())

  const row = (fields: Partial<SavedQuestionRow> = {}): SavedQuestionRow => ({
    id: newId(),
    teamId,
    spaceId,
    name: 'Orders',
    description: null,
    folder: null,
    question: '{"measures":[],"by":[]}',
    statement: null,
    lastResult: null,
    createdByUserId: 'ann',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  })

  test('questions and statements are kept per space and team, and changed only there', async () => {
    const [first, second] = [row(), row({ name: 'By hand', question: 'null', statement: '{"sql":"select 1"}' })]
    for (const one of [first, second]) await store.insert(one)
    assert.deepEqual({ ...(await store.find(teamId, spaceId, second.id)) }, second)
    assert.deepEqual(
      new Set((await store.list(teamId, spaceId, { limit: 10 })).map(({ id }) => id)),
      new Set([first.id, second.id]),
    )
    for (const [theirs, where] of [
      [other.teamId, spaceId],
      [teamId, other.spaceId],
    ] as const) {
      assert.equal(await store.find(theirs, where, first.id), undefined)
      assert.equal(await store.update(theirs, where, first.id, { name: 'x' }), undefined)
      assert.equal(await store.remove(theirs, where, first.id), false)
    }
    assert.equal((await store.update(teamId, spaceId, first.id, { lastResult: '{}' }))?.lastResult, '{}')
    assert.equal(await store.remove(teamId, spaceId, first.id), true)
  })

  test('a favourite is one person’s, may be said twice, and goes with its question', async () => {
    const kept = row()
    await store.insert(kept)
    const mark = { teamId, questionId: kept.id, userId: 'ann' }
    await store.setFavourite(mark, true)
    await store.setFavourite(mark, true)
    assert.ok((await store.favourites(teamId, 'ann')).has(kept.id))
    assert.equal((await store.favourites(teamId, 'bob')).size, 0)
    assert.equal((await store.favourites(other.teamId, 'ann')).size, 0)
    await store.setFavourite(mark, false)
    assert.equal((await store.favourites(teamId, 'ann')).has(kept.id), false)
    await store.setFavourite(mark, true)
    await store.remove(teamId, spaceId, kept.id)
    assert.equal((await store.favourites(teamId, 'ann')).has(kept.id), false)
  })
})
