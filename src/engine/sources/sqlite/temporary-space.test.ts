import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { createNetworkGuard } from '../../../platform/network/network.ts'
import { createSandbox, QueryError } from '../../sandbox/index.ts'
import { programs } from '../registry.ts'
import { sqlite } from './engine.ts'

test('a query that needs more temporary space than it may have is told so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-space-'))
  const file = path.join(folder, 'rows.db')
  const database = new DatabaseSync(file)
  database.exec(`create table rows as
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)
    select i, hex(randomblob(400)) as text from n`)
  database.close()
  const limits = { ...sqlite.program.limits, fileSize: 4 * 1024 ** 2 }
  const sandbox = createSandbox({
    programs: { ...programs, SQLITE: { ...sqlite.program, limits } },
    tempDir: path.join(folder, 'temp'),
    guard: createNetworkGuard({ allowPrivate: false }),
  })
  try {
    const ask = (sql: string) =>
      sandbox.query({ teamId: 't', target: { kind: 'SQLITE', databases: [{ path: file, schema: null }] }, sql })
    await assert.rejects(ask('select text from rows order by text'), (error) => {
      assert.ok(error instanceof QueryError)
      assert.deepEqual(
        [error.kind, error.message],
        ['too-large', 'The statement needs more temporary space than a query may have.'],
      )
      return true
    })
    assert.equal((await ask('select count(*) as n from rows')).columns[0], 'n')
  } finally {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
