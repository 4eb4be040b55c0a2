import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { turnsDuring } from '../../../test/turns-during.ts'
import { until } from '../../../test/until.ts'
import { ServiceError } from '../errors.ts'
import { createWorkers, isTooMuch, type WorkersOptions } from './workers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-workers-'))
const program = path.join(folder, 'worker.ts')
writeFileSync(
  program,
  `import { serveWork } from ${JSON.stringify(path.join(import.meta.dirname, 'serve-work.ts'))}
serveWork({
  double: (n: number) => n * 2,
  same: (value: unknown) => value,
  bytes: (n: number) => new Uint8Array(n).fill(7),
  fail: () => { throw new TypeError('no such thing') },
  wait: () => new Promise((resolve) => setTimeout(resolve, 60_000)),
  loop: () => { for (;;); },
  backtrack: () => /^(a+)+$/.test(\`\${'a'.repeat(60)}b\`),
  grow: () => { const kept = []; for (;;) kept.push(new Array(3e6).fill({})) },
  end: () => process.exit(3),
  pid: () => process.pid,
  environment: () => process.env,
})
`,
)
const made = new Set<ReturnType<typeof createWorkers>>()
after(async () => {
  for (const each of made) await each.close()
  rmSync(folder, { recursive: true })
})

const MB = 1024 * 1024
function start(options: Partial<WorkersOptions> = {}) {
  const workers = createWorkers({
    program: pathToFileURL(program),
    places: 2,
    memory: 400 * MB,
    heapMegabytes: 200,
    ...options,
  })
  made.add(workers)
  return workers
}
const turn = { teamId: 'team', deadlineMs: 60_000 }
const isBusy = (error: unknown) => error instanceof ServiceError && error.code === 'work/busy'

describe('work done elsewhere', () => {
  test('is answered, bytes too, and one worker does one after the other', async () => {
    const workers = start()
    assert.deepEqual(workers.pids(), [], 'nothing runs before it is needed')
    assert.equal(await workers.run('double', 21, turn), 42)
    assert.equal(await workers.run('double', 21, { ...turn, isJson: true }), 42)
    assert.deepEqual(await workers.run('bytes', 3, turn), Uint8Array.of(7, 7, 7))
    const pid = await workers.run('pid', null, turn)
    assert.deepEqual(workers.pids(), [pid])
    assert.ok(getPriority(pid as number) > getPriority(), 'it gives way to the service')
  })

  test('takes and gives much plain data, while others have their turn', async () => {
    const workers = start()
    assert.equal(await workers.run('same', null, { ...turn, isJson: true }), null)
    const much = Array.from({ length: 100_000 }, (_, n) => ({ name: `é ${n}`, list: [n, null, { deep: true }] }))
    let answer: unknown
    const turns = await turnsDuring(async () => {
      answer = await workers.run('same', much, { ...turn, isJson: true })
    })
    assert.deepEqual(answer, much)
    assert.ok(turns > 10, `${turns} turns`)
    const [left, right] = await Promise.all([
      workers.run('same', much.slice(0, 9_000), { ...turn, isJson: true }),
      workers.run('same', much.slice(9_000, 20_000), { teamId: 'other', deadlineMs: 60_000, isJson: true }),
    ])
    assert.deepEqual([left, right], [much.slice(0, 9_000), much.slice(9_000, 20_000)])
    assert.equal(await workers.run('double', 4, turn), 8)
  })

  test('that fails says why, and the next is done', async () => {
    const workers = start()
    await assert.rejects(workers.run('fail', null, turn), /^TypeError: no such thing|no such thing/)
    await assert.rejects(workers.run('fail', null, { ...turn, isJson: true }), /no such thing/)
    await assert.rejects(workers.run('constructor', null, turn), /there is no work named constructor/)
    await assert.rejects(workers.run('end', null, turn), /ended unexpectedly \(3\)/)
    assert.equal(await workers.run('double', 1, turn), 2)
  })

  test('is killed at its deadline, whatever it is doing', async () => {
    const workers = start()
    const ends = (name: string, after: RegExp) =>
      assert.rejects(
        workers.run(name, null, { ...turn, deadlineMs: 200 }),
        (error) => isTooMuch(error) && error instanceof ServiceError && after.test(error.detail),
      )
    // Where other things have the core all the while, what computes is ended by the clock too.
    for (const name of ['loop', 'backtrack']) await ends(name, /after 0\.2 seconds of computing,|after 0\.8 seconds,/)
    await ends('wait', process.platform === 'linux' ? /after 0\.8 seconds,/ : /after 0\.2 seconds,/)
    assert.equal(await workers.run('double', 4, turn), 8)
  })

  test('that needs too much memory ends alone, and says so', async () => {
    const workers = start()
    await assert.rejects(
      workers.run('grow', null, turn),
      (error) => isTooMuch(error) && error instanceof ServiceError && /memory/.test(error.detail),
    )
    assert.equal(await workers.run('double', 4, turn), 8)
  })

  test('is stopped when nobody waits for it any more', async () => {
    const workers = start()
    const gone = new AbortController()
    const running = workers.run('loop', null, { ...turn, signal: gone.signal })
    await until(async () => workers.pids().length === 1)
    gone.abort()
    await assert.rejects(running, { name: 'AbortError' })
    await assert.rejects(workers.run('double', 1, { ...turn, signal: gone.signal }), { name: 'AbortError' })
    await until(async () => workers.pids().length === 0)
  })

  test('of one team leaves a place for the others, and too much of it is refused', async () => {
    const workers = start({ waitingPerTeam: 3 })
    const gone = new AbortController()
    const greedy = Array.from({ length: 4 }, () => workers.run('loop', null, { ...turn, signal: gone.signal }))
    await assert.rejects(workers.run('loop', null, turn), isBusy)
    assert.equal(await workers.run('double', 5, { ...turn, teamId: 'modest' }), 10)
    assert.ok(workers.pids().length <= 2)
    gone.abort()
    for (const result of await Promise.allSettled(greedy)) assert.equal(result.status, 'rejected')
  })

  test('that waits too long for its turn is refused', async () => {
    const workers = start({ places: 1, waitMs: 100 })
    const gone = new AbortController()
    const running = workers.run('loop', null, { ...turn, signal: gone.signal })
    await assert.rejects(workers.run('double', 1, { ...turn, teamId: 'other' }), isBusy)
    gone.abort()
    await assert.rejects(running)
  })

  test('a worker with nothing to do ends', async () => {
    const workers = start({ idleMs: 50 })
    await workers.run('double', 1, turn)
    await until(async () => workers.pids().length === 0)
    assert.equal(await workers.run('double', 2, turn), 4)
  })

  test('sees nothing of the environment of the service', async () => {
    process.env.TALLYROOM_SECRET_OF_THE_TEST = 'secret'
    const seen = (await start().run('environment', null, turn)) as Record<string, string>
    assert.ok(!JSON.stringify(seen).includes('secret'))
    assert.equal(seen.PATH === process.env.PATH, false)
  })

  test('closing ends what runs and what waits', async () => {
    const workers = start()
    const isStopping = ({ code }: { code: string }) => code === 'api/stopping'
    const running = Array.from({ length: 3 }, () => workers.run('loop', null, turn))
    const settled = Promise.allSettled(running)
    await until(async () => workers.pids().length > 0)
    await workers.close()
    assert.deepEqual(workers.pids(), [])
    for (const result of await settled) assert.ok(result.status === 'rejected' && isStopping(result.reason))
    await assert.rejects(workers.run('double', 1, turn), isStopping)
  })
})
