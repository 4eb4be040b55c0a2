import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { systemClock } from '../clock.ts'
import type { Database } from '../database/open.ts'
import { createLog } from '../log.ts'
import { createJobs, type Jobs } from './jobs.ts'

const log = createLog('silent', false)
const until = async (condition: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 400; i++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  assert.fail('it did not come to pass')
}

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
})
