import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { insertAutomation, makeInstance, type Notice, payload } from '../../../test/automations.ts'
import { forEachEngine } from '../../../test/databases.ts'
import { type HookServer, startHookServer } from '../../../test/servers/hook.ts'
import { makeTeam } from '../../../test/teams.ts'
import { until } from '../../../test/until.ts'
import type { Database } from '../../platform/database/open.ts'
import type { AutomationRow } from './automations.store.ts'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  let place: { teamId: string; spaceId: string }
  let hook: HookServer
  let time = Date.parse('2026-06-01T08:30:00Z')
  const clock = { now: () => new Date(time) }
  before(async () => {
    ;({ database, end } = await open())
    place = await makeTeam(database)
    hook = await startHookServer()
  })
  after(async () => {
    hook.close()
    await end()
  })
  // Those of one test would come due in the next.
  afterEach(async () => {
    await database.queries.deleteFrom('automations').execute()
  })
  const due = () => ({ nextAt: clock.now().toISOString() })
  const runsOf = ({ id }: AutomationRow) =>
    database.queries.selectFrom('automation_runs').selectAll().where('automationId', '=', id).orderBy('id').execute()
  const nextOf = async ({ id }: AutomationRow) =>
    (await database.queries.selectFrom('automations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).nextAt
  const ended = (row: AutomationRow, count = 1) =>
    until(async () => {
      const runs = await runsOf(row)
      return runs.length === count && ['done', 'failed'].includes(runs.at(-1)!.status) && runs
    })

  test('what is due is run by exactly one of several instances, and its deliveries are sent once', async () => {
    let produced = 0
    const runAction = async () => {
      produced += 1
      return payload
    }
    const instances = Array.from({ length: 4 }, () => makeInstance(database, clock, { runAction }))
    const urls = ['/one', '/two', '/three'].map((path) => `${hook.url}${path}`)
    const rows = await Promise.all(
      Array.from({ length: 5 }, () =>
        insertAutomation(database, place, {
          ...due(),
          targets: urls.map((url) => ({ kind: 'webhook', url, secret: 'whsec_c2VjcmV0IG9mIHR3ZW50eS1mb3VyIGI=' })),
        }),
      ),
    )
    await Promise.all(instances.map(({ jobs }) => jobs.start({ alone: false })))
    await Promise.all(instances.flatMap(({ automations }) => [automations.tick(), automations.tick()]))
    for (const row of rows) {
      assert.equal((await ended(row))[0]!.status, 'done')
      assert.equal(await nextOf(row), '2026-06-01T09:00:00.000Z')
    }
    assert.equal(produced, rows.length)
    assert.equal(hook.hits.length, rows.length * urls.length)
    assert.equal(new Set(hook.hits.map(({ headers }) => headers['webhook-id'])).size, hook.hits.length)
    await Promise.all(instances.map((instance) => instance.close()))
  })

  test('what was missed while nothing ran is run once, and the next time counts from now', async () => {
    const row = await insertAutomation(database, place, due())
    time += 3 * day
    const instance = makeInstance(database, clock)
    await instance.jobs.start({ alone: false })
    for (let i = 0; i < 3; i++) await instance.automations.tick()
    const runs = await ended(row)
    assert.equal(runs[0]!.reason, 'It was due while the service was not running.')
    assert.equal(await nextOf(row), '2026-06-04T09:00:00.000Z')
    time += 30 * minute
    await instance.automations.tick()
    assert.equal((await ended(row, 2))[1]!.reason, null)
    await instance.close()
  })

  test('one that fails is tried again, longer apart each time, then has failed and is told once', async () => {
    const notices: Notice[] = []
    let tries = 0
    const runAction = async () => {
      tries += 1
      throw new Error('the model does not answer')
    }
    const instance = makeInstance(database, clock, { runAction, notices })
    const row = await insertAutomation(database, place, due())
    await instance.jobs.start({ alone: false })
    await instance.automations.tick()
    for (const [i, wait] of [10 * second, minute, 5 * minute].entries()) {
      const run = await until(async () => (await runsOf(row)).find(({ attempts }) => attempts === i + 1))
      assert.equal(run.status, 'retrying')
      assert.equal(Date.parse(run.nextAttemptAt!) - time, wait)
      assert.match(run.mend!, /log/)
      // Not a moment sooner.
      time += wait - 1
      instance.jobs.wake()
      await instance.automations.tick()
      assert.equal(tries, i + 1)
      time += 1
      instance.jobs.wake()
    }
    const [run] = await ended(row)
    assert.deepEqual([run!.status, run!.attempts, tries], ['failed', 4, 4])
    assert.deepEqual(
      notices.map(({ userId, title }) => [userId, title]),
      [['owner', 'Automation failed: Test']],
    )
    await instance.close()
  })

  test('a condition runs it when it is crossed, not while it stays beyond, and again after it was back', async () => {
    let value: number | null = 5
    const instance = makeInstance(database, clock, { readValue: async () => value })
    const trigger = { kind: 'threshold', sql: 'x', comparison: 'above', value: 10, everyMinutes: 15 }
    const row = await insertAutomation(database, place, { ...due(), trigger: JSON.stringify(trigger), holds: 0 })
    await instance.jobs.start({ alone: false })
    const look = async (next: number | null) => {
      value = next
      time += 15 * minute
      const at = clock.now().toISOString()
      await instance.automations.tick()
      await until(async () => {
        const found = await instance.automations.store.find(place.teamId, row.id)
        return found?.lastCheckedAt === at && found.lastValue === next
      })
      return (await runsOf(row)).length
    }
    const counts: number[] = []
    for (const each of [9, 11, 12, 50, null, 13, 10, 11]) counts.push(await look(each))
    assert.deepEqual(counts, [0, 1, 1, 1, 1, 1, 1, 2])
    assert.equal((await ended(row, 2))[0]!.reason, '11 is above 10.')
    await instance.close()
  })

  test('a condition that cannot be looked at is told once, after the third time', async () => {
    const notices: Notice[] = []
    const readValue = async () => {
      throw new Error('no such table')
    }
    const instance = makeInstance(database, clock, { readValue, notices })
    const trigger = { kind: 'threshold', sql: 'x', comparison: 'below', value: 10, everyMinutes: 1 }
    const row = await insertAutomation(database, place, { ...due(), trigger: JSON.stringify(trigger), holds: 0 })
    await instance.jobs.start({ alone: false })
    for (let i = 1; i <= 5; i++) {
      time += minute
      await instance.automations.tick()
      await until(async () => (await instance.automations.store.find(place.teamId, row.id))!.checkFailures === i)
      assert.equal((await runsOf(row)).length, i >= 3 ? 1 : 0)
    }
    assert.equal(notices.length, 1)
    await instance.close()
  })

  test('one whose delivery fails for good has failed, though it was made', async () => {
    const notices: Notice[] = []
    const instance = makeInstance(database, clock, { notices, allowPrivate: false })
    const target = { kind: 'webhook' as const, url: hook.url.replace('http:', 'https:'), secret: 'whsec_c2VjcmV0' }
    const row = await insertAutomation(database, place, {
      targets: [target, { kind: 'email', address: 'a@b.example' }],
    })
    await instance.jobs.start({ alone: false })
    const first = await instance.automations.runNow(row)
    const [run] = await ended(row)
    assert.equal(run!.id, first!.id)
    assert.equal(run!.status, 'failed')
    assert.match(run!.error!, /^2 of 2 deliveries failed, the first to https:\/\/[^/]+\/…: .*private or reserved/)
    assert.equal(notices.length, 1)
    await instance.close()
  })
})
