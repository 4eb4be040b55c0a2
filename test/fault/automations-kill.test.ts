import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { migrations } from '../../src/migrations/index.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { type Database, openPostgres, openSqlite } from '../../src/platform/database/open.ts'
import { insertAutomation, makeInstance, payload } from '../automations.ts'
import { makePostgresDatabase } from '../databases.ts'
import { type HookServer, startHookServer } from '../servers/hook.ts'
import { serviceAnswers } from '../services.ts'
import { makeTeam } from '../teams.ts'
import { until } from '../until.ts'

const worker = path.join(import.meta.dirname, 'automation-worker.ts')
type Engine = 'sqlite' | 'postgres'
type World = { engine: Engine; where: string; database: Database; hook: HookServer }

/** Another instance, which comes after the lease of the one that was killed has run out. */
const survivor = (database: Database, produced: () => void) =>
  makeInstance(
    database,
    { now: () => new Date(Date.now() + 60_000) },
    {
      async runAction() {
        produced()
        return payload
      },
    },
  )

async function killIn(stage: 'run' | 'delivery', { engine, where, database, hook }: World): Promise<void> {
  const place = await makeTeam(database)
  const target = { kind: 'webhook' as const, url: `${hook.url}/${stage}`, secret: 'whsec_c2VjcmV0' }
  const nextAt = new Date().toISOString()
  const automation = await insertAutomation(database, place, { nextAt, targets: [target] })
  let held = false
  hook.answer = () => {
    held = true
  }
  const child = spawn(process.execPath, [worker, engine, where, stage], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await until(() => (stage === 'run' ? said.includes('claimed') : held))
  child.kill('SIGKILL')
  await ended
  hook.answer = (_hit, response) => void response.end()

  let produced = 0
  const instances = [1, 2].map(() => survivor(database, () => produced++))
  await Promise.all(instances.map(({ jobs }) => jobs.start({ alone: false })))
  const { store } = instances[0]!.automations
  const run = await until(async () => {
    const runs = await store.runs(place.teamId, automation.id, { limit: 10 })
    return runs[0]?.status === 'done' && runs
  })
  assert.equal(run.length, 1, 'it is the same run, gone on with')
  assert.equal(produced, stage === 'run' ? 1 : 0, 'what was made is not made again')
  const hits = hook.hits.filter((hit) => hit.path === `/${stage}`)
  assert.equal(hits.length, stage === 'run' ? 1 : 2)
  assert.equal(new Set(hits.map(({ headers }) => headers['webhook-id'])).size, 1, 'sent again under the same id')
  const sent = await instances[0]!.deliveries.store.ofRuns(place.teamId, [run[0]!.id])
  assert.deepEqual(
    sent.map(({ status }) => status),
    ['delivered'],
  )
  await Promise.all(instances.map((instance) => instance.close()))
}

const tests = (engine: Engine, make: () => Promise<{ where: string; drop(): Promise<void> | void }>) => {
  for (const stage of ['run', 'delivery'] as const)
    test(`kill -9 in the middle of a ${stage} of an automation: another instance ends it, once`, async () => {
      const { where, drop } = await make()
      const database = engine === 'sqlite' ? openSqlite(where) : await openPostgres(where, 5)
      const hook = await startHookServer()
      try {
        await migrate(database, migrations)
        await killIn(stage, { engine, where, database, hook })
      } finally {
        hook.close()
        await database.close()
        await drop()
      }
    })
}

describe('on SQLite', () =>
  tests('sqlite', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-kill-'))
    return { where: path.join(folder, 'test.db'), drop: () => rmSync(folder, { recursive: true }) }
  }))
describe('on PostgreSQL', { skip: !(await serviceAnswers('PostgreSQL')) }, () =>
  tests('postgres', async () => {
    const { url, drop } = await makePostgresDatabase()
    return { where: url, drop }
  }),
)
