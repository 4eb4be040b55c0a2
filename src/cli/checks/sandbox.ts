import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../../config.ts'
import { createSandbox } from '../../engine/sandbox/index.ts'
import { programs } from '../../engine/sources/index.ts'
import { createNetworkGuard } from '../../platform/network/network.ts'
import { broken, type Check, ok, reasonOf } from './check.ts'

/** Runs a real query the way every query is run: in a process of its own, with limits. */
export async function checkSandbox({ queries, allowPrivateNetworks }: Config): Promise<Check> {
  const name = 'Queries'
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-doctor-'))
  const file = path.join(folder, 'data.db')
  const database = new DatabaseSync(file)
  database.exec('create table t (n integer); insert into t values (41), (1)')
  database.close()
  const sandbox = createSandbox({
    programs,
    tempDir: path.join(folder, 'temp'),
    guard: createNetworkGuard({ allowPrivate: allowPrivateNetworks }),
    ...queries,
  })
  try {
    const started = performance.now()
    const target = { kind: 'SQLITE' as const, databases: [{ schema: null, path: file }] }
    const { json } = await sandbox.query({ teamId: 'doctor', target, sql: 'select sum(n) as total from t' })
    if (!String(json).includes('42')) throw new Error(`a query answered ${json}`)
    return ok(name, `a query in a process of its own took ${Math.round(performance.now() - started)} ms`)
  } catch (error) {
    return broken(
      name,
      `no query can be run in a process of its own: ${reasonOf(error)}`,
      'check that this user may start processes (limits of the container, ulimit -u) and write to the temporary folder',
    )
  } finally {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
