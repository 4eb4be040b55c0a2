import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { until } from '../../../test/until.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { createLog } from '../log.ts'
import { createJobs, type Jobs, TryAgain } from './jobs.ts'

const log = createLog('silent', false)
forEachEngine((_engine, open) => {
  let database: Database
  let end: () => Promise<void>
  before(async () => {
    ;({ database, end } = await open())
  })
  after(() => end())
  const make = (): Jobs => createJobs({ database, clock: systemClock, log })
  const left = async () => (await database.queries.selectFrom('jobs').select('id').execute()).length

  test('a job runs once, whichever of two instances takes it, and its row is gone after', async () => {
    const ran: string[] = []
    const instances = [make(), make()]
    for (const [i, jobs] of instances.entries())
      jobs.define<{ n: number }>('count', { atOnce: 4, run: async ({ n }) => void ran.push(`${n} by ${i}`) })
    for (let n = 0; n < 40; n++) await instances[0]!.enqueue('count', { n })
    await Promise.all(instances.map((jobs) => jobs.start({ alone: false })))
    await until(async () => (await left()) === 0)
    assert.deepEqual(
      ran.map((text) => Number(text.split(' ')[0])).sort((a, b) => a - b),
      Array.from({ length: 40 }, (_, n) => n),
    )
    await Promise.all(instances.map((jobs) => jobs.close()))
  })

  test('two jobs with one key are one', async () => {
    const jobs = make()
    await jobs.enqueue('keyed', {}, { key: 'a' })
    await jobs.enqueue('keyed', {}, { key: 'a' })
    await jobs.enqueue('keyed', {}, { key: 'b' })
    assert.equal(await left(), 2)
    await jobs.cancel('keyed', 'a')
    await jobs.cancel('keyed', 'b')
    assert.equal(await left(), 0)
    await jobs.close()
  })

  test('a job that fails is tried again, and told so after the last time', async () => {
    const jobs = make()
    let tries = 0
    let told: unknown
    jobs.define('failing', {
      attempts: 1,
      run: async () => {
        tries++
        throw new Error('no')
      },
      failed: async (_payload, error) => {
        told = error
      },
    })
    await jobs.enqueue('failing', {})
    await jobs.start({ alone: false })
    await until(async () => (await left()) === 0)
    assert.equal(tries, 1)
    assert.match(String(told), /no/)
    await jobs.close()
  })

  test('a job that was under way when an instance stopped is begun again by another', async () => {
    const first = make()
    let begun = 0
    const handler = (finish: boolean) => ({
      run: (_payload: unknown, signal: AbortSignal) =>
        new Promise<void>((resolve, reject) => {
          begun++
          if (finish) resolve()
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    first.define('long', handler(false))
    await first.enqueue('long', {})
    await first.start({ alone: false })
    await until(() => begun === 1)
    await first.close()
    assert.equal(await left(), 1)
    const second = make()
    second.define('long', handler(true))
    await second.start({ alone: false })
    await until(async () => (await left()) === 0)
    assert.equal(begun, 2)
    await second.close()
  })

  test('a job that says when to come again is asked then, however often; hastened, it is asked now', async () => {
    let time = Date.now()
    const jobs = createJobs({ database, clock: { now: () => new Date(time) }, log })
    let asked = 0
    jobs.define('later', {
      attempts: 1,
      run: async () => {
        asked += 1
        if (asked < 4) throw new TryAgain(60_000)
      },
    })
    await jobs.enqueue('later', {}, { key: 'one' })
    await jobs.start({ alone: false })
    const waits = async () =>
      (await database.queries.selectFrom('jobs').select('leaseExpiresAt').execute()).every(
        ({ leaseExpiresAt }) => leaseExpiresAt === null,
      )
    for (let n = 1; n <= 2; n++) {
      await until(async () => asked === n && (await waits()))
      time += 60_000
      jobs.wake()
    }
    await until(async () => asked === 3 && (await waits()))
    await jobs.hasten('later', 'one')
    await until(async () => (await left()) === 0)
    assert.equal(asked, 4)
    await jobs.close()
  })

  test('a job in the middle of which the process ends each time is given up', async () => {
    const jobs = make()
    await jobs.enqueue('deadly', {})
    // As three processes left it that were killed in the middle.
    await database.queries
      .updateTable('jobs')
      .set({ attempts: 3, instanceId: 'gone', leaseExpiresAt: '2020-01-01T00:00:00.000Z' })
      .execute()
    let told: unknown
    jobs.define('deadly', {
      run: () => assert.fail('it was run again'),
      failed: async (_payload, error) => {
        told = error
      },
    })
    await jobs.start({ alone: false })
    await until(async () => (await left()) === 0)
    assert.match(String(told), /ended each time/)
    await jobs.close()
  })

  test('a job that another instance cancels is stopped, and not counted as failed', async () => {
    const [worker, other] = [make(), make()]
    let stopped = false
    let failed = false
    worker.define('endless', {
      attempts: 1,
      run: (_payload, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true
            reject(signal.reason)
          })
        }),
      failed: async () => {
        failed = true
      },
    })
    await worker.enqueue('endless', {}, { key: 'one' })
    await worker.start({ alone: false })
    await until(async () =>
      (await database.queries.selectFrom('jobs').select('instanceId').execute()).some(({ instanceId }) => instanceId),
    )
    await other.cancel('endless', 'one')
    await until(() => stopped)
    await worker.close()
    assert.equal(failed, false)
    assert.equal(await left(), 0)
    await other.close()
  })
})
