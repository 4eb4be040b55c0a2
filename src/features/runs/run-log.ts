import type { Log } from '../../platform/log.ts'
import type { LiveRun, LiveRuns } from './live-runs.ts'
import type { RunStore } from './runs.store.ts'

type Pending = { run: LiveRun; frames: string[]; bytes: number }

/** Between two commits, at least this many times as long as the last one took: writing never takes more than a third of the time. */
const rest = 2
/** Many runs that speak at once are heard in fewer, larger commits. */
const restMsPerRun = 0.5
const longestRestMs = 100
const retryMs = 250
const longestRetryMs = 4_000
/** A run that says more than the database takes waits; it does not pile up in memory. */
const maxPendingBytes = 1024 * 1024

type RunLogDeps = { store: RunStore; live: LiveRuns; log: Log; makeRoom?: (() => Promise<void>) | undefined }

/**
 * Writes what all runs of this instance say in common commits: one row per run and commit. Readers get nothing that is not
 * durable. The first word after a silence is written at once; under load commits grow instead of becoming more.
 */
export function createRunLog({ store, live, log, makeRoom }: RunLogDeps) {
  const pending = new Map<string, Pending>()
  const nextSeq = new Map<string, number>()
  let waiters: { run: LiveRun; done: () => void }[] = []
  let timer: NodeJS.Timeout | NodeJS.Immediate | undefined
  let flushing = false
  let restUntil = 0
  let failures = 0
  let closed = false

  function schedule(): void {
    if (timer || flushing || closed || pending.size === 0) return
    const wait = restUntil - performance.now()
    const start = () => {
      timer = undefined
      void flush()
    }
    timer = wait <= 0.5 ? setImmediate(start) : setTimeout(start, wait)
  }

  async function flush(): Promise<void> {
    flushing = true
    const batch = [...pending.values()]
    pending.clear()
    const rows = batch.map(({ run, frames }) => {
      const seq = nextSeq.get(run.id) ?? 0
      return { runId: run.id, seq, body: frames.join('') }
    })
    const started = performance.now()
    try {
      await store.append(rows)
      for (const [index, { run }] of batch.entries()) {
        const { seq, body } = rows[index]!
        nextSeq.set(run.id, seq + 1)
        live.advance(run, [{ seq, bytes: Buffer.from(body) }])
      }
      live.notify(batch.map(({ run }) => run.id))
      failures = 0
    } catch (error) {
      // Put back in front of what came since, and tried again: nothing is sent that is not kept.
      log.warn({ err: error }, 'could not write what the answers say; trying again')
      for (const { run, frames, bytes } of batch) {
        const since = pending.get(run.id)
        pending.set(run.id, { run, frames: [...frames, ...(since?.frames ?? [])], bytes: bytes + (since?.bytes ?? 0) })
      }
      await makeRoom?.().catch(() => {})
      restUntil = performance.now() + Math.min(longestRetryMs, retryMs * 2 ** failures++)
      flushing = false
      return schedule()
    }
    const took = performance.now() - started
    restUntil = performance.now() + Math.min(longestRestMs, Math.max(took * rest, (batch.length - 1) * restMsPerRun))
    flushing = false
    const ready = waiters.filter(({ run }) => !pending.has(run.id))
    waiters = waiters.filter(({ run }) => pending.has(run.id))
    for (const { done } of ready) done()
    schedule()
  }

  const drained = (run: LiveRun): Promise<void> =>
    pending.has(run.id) || flushing ? new Promise((done) => waiters.push({ run, done })) : Promise.resolve()

  return {
    /** Resolves at once, or when the run has said so much that it must wait for the database. */
    append(run: LiveRun, text: string): Promise<void> | undefined {
      const entry = pending.get(run.id)
      if (entry) {
        entry.frames.push(text)
        entry.bytes += text.length
      } else pending.set(run.id, { run, frames: [text], bytes: text.length })
      schedule()
      if (entry && entry.bytes > maxPendingBytes) return drained(run)
    },
    /** The first row is there already. */
    resume(run: LiveRun, text: string): void {
      nextSeq.set(run.id, 1)
      live.advance(run, [{ seq: 0, bytes: Buffer.from(text) }])
    },
    /** Everything said so far is durable. */
    drained,
    nextSeq: (run: LiveRun) => nextSeq.get(run.id) ?? 0,
    /** What could not be kept until now is not tried again. */
    close(): void {
      closed = true
      clearTimeout(timer as NodeJS.Timeout)
      clearImmediate(timer as NodeJS.Immediate)
    },
    forget(run: LiveRun): void {
      pending.delete(run.id)
      nextSeq.delete(run.id)
    },
  }
}
