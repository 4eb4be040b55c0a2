import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openSqlite } from '../../platform/database/open.ts'
import { dropContents } from './change-contents.ts'
import { appendEntries, contentsOf, lockContents } from './entries.store.ts'
import { openEntries } from './open-entries.ts'

test('the room of a dataset that is deleted goes back to the disk, and others keep their entries', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallyroom-entries-'))
  const application = openSqlite(path.join(dataDir, 'tallyroom.db'))
  const entries = await openEntries(application, { dataDir, databaseUrl: undefined })
  try {
    const add = (datasetId: string, count: number) =>
      entries.write.transaction(async (queries) =>
        appendEntries(
          queries,
          await lockContents(queries, 'team', datasetId),
          Array.from({ length: count }, (_, n) => JSON.stringify({ n, text: 'x'.repeat(1_000) })),
          '2026-01-01T00:00:00.000Z',
        ),
      )
    const fileBytes = async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(entries.write.queries)
      return statSync(path.join(dataDir, 'datasets.db')).size
    }
    for (const id of ['kept', 'gone', 'kept']) await add(id, 3_000)
    const before = await fileBytes()
    await dropContents(entries.write, 'gone')
    const after = await fileBytes()
    assert.ok(after < before * 0.75, `${before} bytes before, ${after} after`)
    assert.equal((await contentsOf(entries.read.queries, ['kept'])).get('kept')?.entries, 6_000)
    assert.deepEqual((await sql`pragma integrity_check`.execute(entries.write.queries)).rows, [
      { integrity_check: 'ok' },
    ])
  } finally {
    await entries.close()
    await application.close()
    rmSync(dataDir, { recursive: true })
  }
})
