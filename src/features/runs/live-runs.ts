import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { isActive, type RunStore } from './runs.store.ts'

/** The newest rows of a log that is being written, shared by all its readers here. */
export type LiveRun = {
  id: string
  /** Written here; else it is another instance's and is followed through the database. */
  local: boolean
  lastSeq: number
  ended: boolean
  tail: { seq: number; bytes: Buffer }[]
  /** Waiting for more. */
  readers: Set<() => void>
  /** Following it, waiting or not. */
  uses: number
}

/** A reader further behind than this reads from the database. */
const tailRows = 64
const pollMs = 1_000
const watchMs = 5_000
const fetchRows = 200
const topics = { wrote: 'run-wrote', watch: 'run-watch' }

export type LiveRuns = ReturnType<typeof createLiveRuns>

/**
 * Knows the runs that somebody here writes or reads. Notices on the bus wake the readers of other instances' runs;
 * a poll of all of them at once stands in for a notice that got lost.
 */
export function createLiveRuns({ store, bus, clock, log }: { store: RunStore; bus: Bus; clock: Clock; log: Log }) {
  const runs = new Map<string, LiveRun>()
  /** Runs of ours that are read elsewhere, with the time until which that is known. */
  const watched = new Map<string, number>()
  let poll: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined

  const publish = (topic: string, payload: string) =>
    bus.publish(topic, payload).catch((error) => log.debug({ err: error }, 'a notice about a run was not sent'))

  function advance(run: LiveRun, rows: { seq: number; bytes: Buffer }[], ended: boolean): void {
    for (const row of rows) {
      if (row.seq <= run.lastSeq) continue
      run.tail.push(row)
      run.lastSeq = row.seq
    }
    if (run.tail.length > tailRows) run.tail.splice(0, run.tail.length - tailRows)
    if (ended) run.ended = true
    if (rows.length === 0 && !ended) return
    const readers = [...run.readers]
    run.readers.clear()
    for (const wake of readers) wake()
  }

  const remote = () => [...runs.values()].filter((run) => !run.local && !run.ended)

  /** Asks about all followed runs in one statement, then reads what is new. */
  async function look(ids: string[]): Promise<void> {
    if (ids.length === 0) return
    const known = new Set<string>()
    for (let at = 0; at < ids.length; at += 500) {
      for (const { id, status, lastSeq } of await store.progress(ids.slice(at, at + 500))) {
        known.add(id)
        const run = runs.get(id)
        if (!run || run.local) continue
        while (run.lastSeq < lastSeq) {
          const rows = await store.chunks(id, run.lastSeq, fetchRows)
          if (rows.length === 0) break
          advance(
            run,
            rows.map(({ seq, body }) => ({ seq, bytes: Buffer.from(body) })),
            false,
          )
        }
        if (!isActive(status)) advance(run, [], true)
      }
    }
    for (const id of ids) {
      const run = runs.get(id)
      // Deleted with its chat.
      if (run && !run.local && !known.has(id)) advance(run, [], true)
    }
  }

  let looking: Promise<void> = Promise.resolve()
  let wanted = new Set<string>()
  function lookSoon(ids: string[]): void {
    const idle = wanted.size === 0
    for (const id of ids) wanted.add(id)
    if (!idle || wanted.size === 0) return
    looking = looking
      .then(() => {
        const now = [...wanted]
        wanted = new Set()
        return look(now)
      })
      .catch((error) => {
        log.warn({ err: error }, 'could not follow the runs of other instances; trying again')
      })
  }

  function follow(): void {
    poll ??= setInterval(() => {
      const ids = remote().map(({ id }) => id)
      if (ids.length > 0) lookSoon(ids)
      else {
        clearInterval(poll)
        poll = undefined
      }
    }, pollMs).unref()
    watch ??= setInterval(() => {
      const ids = remote().map(({ id }) => id)
      if (ids.length === 0) {
        clearInterval(watch)
        watch = undefined
      }
      for (let at = 0; at < ids.length; at += 150) void publish(topics.watch, ids.slice(at, at + 150).join())
    }, watchMs).unref()
  }

  const unsubscribe = [
    bus.subscribe(topics.wrote, (payload) =>
      lookSoon(payload.split(',').filter((id) => runs.get(id)?.local === false)),
    ),
    bus.subscribe(topics.watch, (payload) => {
      for (const id of payload.split(',')) if (runs.get(id)?.local) watched.set(id, clock.now().getTime() + 3 * watchMs)
    }),
    bus.onGap(() => lookSoon(remote().map(({ id }) => id))),
  ]

  return {
    /** A run that this instance writes. */
    open(id: string): LiveRun {
      const run: LiveRun = { id, local: true, lastSeq: -1, ended: false, tail: [], readers: new Set(), uses: 0 }
      runs.set(id, run)
      return run
    },
    /** A run to be read until `leave`: ours, or one that another instance writes. */
    join(id: string): LiveRun {
      let run = runs.get(id)
      if (!run) {
        run = { id, local: false, lastSeq: -1, ended: false, tail: [], readers: new Set(), uses: 0 }
        runs.set(id, run)
        void publish(topics.watch, id)
        lookSoon([id])
        follow()
      }
      run.uses += 1
      return run
    },
    /** Rows that are durable now. */
    advance(run: LiveRun, rows: { seq: number; bytes: Buffer }[]): void {
      advance(run, rows, false)
    },
    /** Tells other instances, where somebody reads there. */
    notify(ids: string[]): void {
      const now = clock.now().getTime()
      const told = ids.filter((id) => {
        const until = watched.get(id)
        if (until !== undefined && until < now) watched.delete(id)
        return until !== undefined && until >= now
      })
      for (let at = 0; at < told.length; at += 150) void publish(topics.wrote, told.slice(at, at + 150).join())
    },
    end(run: LiveRun): void {
      advance(run, [], true)
      runs.delete(run.id)
      if (watched.delete(run.id)) void publish(topics.wrote, run.id)
    },
    leave(run: LiveRun): void {
      run.uses -= 1
      if (!run.local && run.uses === 0) runs.delete(run.id)
    },
    close(): void {
      clearInterval(poll)
      clearInterval(watch)
      for (const stop of unsubscribe) stop()
      for (const run of runs.values()) advance(run, [], true)
      runs.clear()
    },
  }
}
