import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { makeTeam } from '../../../test/teams.ts'
import { newId } from '../ids.ts'
import type { Database } from './open.ts'
import { pack } from './packed-text.ts'
import { readLongContent } from './read-long-content.ts'

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let teamId: string
  before(async () => {
    ;({ database, end } = await open())
    ;({ teamId } = await makeTeam(database))
  })
  after(() => end())

  async function keep(content: string) {
    const id = newId()
    const row = { id, teamId, content, createdAt: '2026-01-01T00:00:00.000Z' }
    await database.queries.insertInto('delivery_contents').values(row).execute()
    return { id, teamId }
  }
  const read = (key: { id: string; teamId: string }, from: Pick<Database, 'queries' | 'apart'> = database) =>
    readLongContent(from, 'delivery_contents', key)
  /** What happens to a content when its first statement has told how long it is. */
  function afterFirst(work: () => Promise<unknown>): Pick<Database, 'queries' | 'apart'> {
    let first = true
    const queries = database.queries.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (first) await work()
        first = false
        return result
      },
    })
    return { queries, apart: database.apart }
  }

  test('comes whole, however long it is and however it is kept', async () => {
    for (const text of ['é', 'é'.repeat(2_000_000), `${'é'.repeat(13_000_000)}x`])
      assert.ok(Buffer.from((await read(await keep(text)))!).equals(Buffer.from(text)), `${text.length}`)
    const text = randomBytes(10_000_000).toString('base64')
    const packed = await pack(text)
    assert.ok(packed.length > 12 * 1024 ** 2)
    assert.ok(Buffer.from((await read(await keep(packed)))!).equals(Buffer.from(text)), 'longer than one piece, packed')
  })

  test('that is deleted or made anew while it is read is never told in part', async () => {
    const gone = await keep('x'.repeat(2_000_000))
    const remove = () => database.queries.deleteFrom('delivery_contents').where('id', '=', gone.id).execute()
    assert.equal(await read(gone, afterFirst(remove)), null)
    const changed = await keep('x'.repeat(2_000_000))
    const content = 'y'.repeat(1_500_000)
    const change = () =>
      database.queries.updateTable('delivery_contents').set({ content }).where('id', '=', changed.id).execute()
    assert.equal(String(await read(changed, afterFirst(change))), content)
  })
})
