import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { insertLogs, listLogs, maxKept, pruneLogs } from './logs.store.ts'

forEachEngine((_engine, open) => {
  describe('client logs', () => {
    test('only the newest are kept, and long ones are shortened', async () => {
      const { database, end } = await open()
      try {
        const now = new Date().toISOString()
        const items = Array.from({ length: maxKept + 5 }, (_, i) => ({
          event: { level: 'info' as const, event: `e${i}` },
        }))
        await insertLogs(database.queries, null, 'app', items, now)
        await pruneLogs(database.queries)
        const { count } = await database.queries
          .selectFrom('client_logs')
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        assert.equal(Number(count), maxKept)
        const [newest] = await listLogs(database.queries, 't', { limit: 1 })
        assert.equal(newest?.event, `e${maxKept + 4}`)
        await insertLogs(
          database.queries,
          null,
          'app',
          [{ event: { level: 'error', event: 'long', text: '😀'.repeat(4500) } }],
          now,
        )
        const [long] = await listLogs(database.queries, 't', { limit: 1, level: 'error' })
        assert.ok(JSON.stringify(long?.detail).length < 5000)
        assert.ok(String(long?.detail.shortened).isWellFormed(), 'no letter is cut in two')
      } finally {
        await end()
      }
    })
  })
})
