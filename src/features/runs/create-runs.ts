import type { UIMessage, UIMessageChunk } from 'ai'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { createTurns, type WorkOwner } from '../../platform/turns.ts'
import { assembleMessage, saysSomething } from './assemble-message.ts'
import { createLiveRuns, type LiveRun } from './live-runs.ts'
import { createRunLog } from './run-log.ts'
import type { RunStatus } from './runs.contract.ts'
import { createRunStore, isActive, type RunRow } from './runs.store.ts'
import { chunksOfFrames, frame } from './sse.ts'

export type RunOutcome = { status: 'completed' | 'failed' | 'cancelled'; error: string | null }
/** What a run does: yields what it says, and answers how it ended. It stops soon after `signal` aborts. */
export type RunWork = (signal: AbortSignal) => AsyncGenerator<UIMessageChunk, RunOutcome>

export type RunDeps = {
  database: Database
  bus: Bus
  clock: Clock
  log: Log
  /** Keeps what a run has said, in the transaction that ends it. Null when it has said nothing. */
  keepMessage(run: RunRow, message: UIMessage | null, queries: Queries): Promise<void>
  /** Told of a run whose instance has gone, with what it had said, before that is kept. */
  onInterrupted?(run: RunRow, message: UIMessage): Promise<void>
  /** Runs under way at the same time in this instance; others wait for their turn. */
  atOnce?: number
  leaseMs?: number
  /** Looks at the disk when what an answer says could not be kept: a reserve may be given up for it. */
  makeRoom?: () => Promise<void>
}

const tickMs = 800
const sweepMs = 5_000
/** How long after being told to stop a run may still go on before it is ended without its consent. */
const graceMs = 700
const logKeptMs = 24 * 3_600_000
const cancelTopic = 'run-cancel'
const interrupted = 'interrupted'

type Active = {
  run: RunRow
  live: LiveRun
  stop: AbortController
  started: boolean
  why: 'cancel' | 'interrupt' | null
  ended: Promise<void>
}

/** Whose turn a run that is not launched yet takes, and what ends it; null: it has to be waited for. */
type Drafted = { owner: WorkOwner; leave: (() => void) | null }

/** Runs in the transaction that ends an answer: what is written then is written with it, or not at all. */
export type RunEndedListener = (run: RunRow, queries: Queries) => Promise<void>

export type Runs = ReturnType<typeof createRuns>

export function createRuns(deps: RunDeps) {
  const { database, bus, clock, log, keepMessage, atOnce = 1_000, leaseMs = 15_000 } = deps
  const store = createRunStore(database)
  const live = createLiveRuns({ store, bus, clock, log })
  const runLog = createRunLog({ store, live, log, makeRoom: deps.makeRoom })
  const instanceId = newId()
  const active = new Map<string, Active>()
  const endedListeners: RunEndedListener[] = []
  // Half of them stay for people: a visitor's answer may take minutes, and nobody knows how many visitors there are.
  const turns = createTurns({ places: atOnce, forVisitors: Math.ceil(atOnce / 2) })
  const drafted = new Map<string, Drafted>()
  let closing = false

  const iso = (offset = 0) => new Date(clock.now().getTime() + offset).toISOString()

  function stop(id: string, why: 'cancel' | 'interrupt'): void {
    const found = active.get(id)
    if (!found || found.stop.signal.aborted) return
    found.why = why
    // One that still waits for its turn has nothing more to say.
    if (!found.started) live.end(found.live)
    found.stop.abort(new DOMException(why === 'cancel' ? 'cancelled' : interrupted, 'AbortError'))
  }

  async function execute(self: Active, work: RunWork, { owner, leave: left }: Drafted): Promise<void> {
    const { run, live: liveRun, stop: controller } = self
    const assembly = assembleMessage(run.answerId)
    const say = (chunk: UIMessageChunk) => {
      assembly.add(chunk)
      return runLog.append(liveRun, frame(chunk))
    }
    const begins = run.status === 'running'
    const leave = left ?? (await turns.take(owner))
    try {
      if (!begins) {
        if (controller.signal.aborted || !(await store.start(run.id, instanceId, iso(), iso(leaseMs))))
          return await finish(self, assembly.message, { status: 'cancelled', error: null })
      }
      self.started = true
      const first = startChunk(run)
      assembly.add(first)
      if (begins) runLog.resume(liveRun, frame(first))
      else await runLog.append(liveRun, frame(first))
      const outcome = await drive(work, controller.signal, say, log)
      const ended: RunOutcome =
        self.why === 'interrupt'
          ? { status: 'failed', error: interrupted }
          : self.why === 'cancel' && outcome.status !== 'completed'
            ? { status: 'cancelled', error: null }
            : outcome
      if (ended.status === 'cancelled') await say({ type: 'abort', reason: 'cancelled' })
      if (ended.status === 'failed') await say({ type: 'error', errorText: ended.error ?? 'The answer failed.' })
      const metadata = { status: ended.status, ...(ended.error !== null && { error: ended.error }) }
      await say({ type: 'finish', messageMetadata: metadata })
      await runLog.drained(liveRun)
      await finish(self, assembly.close(), ended)
    } finally {
      leave()
    }
  }

  async function keep(run: RunRow, message: UIMessage, queries: Queries): Promise<void> {
    await keepMessage(run, saysSomething(message) ? message : null, queries)
    for (const listener of endedListeners) await listener(run, queries)
  }

  async function finish({ run, live: liveRun }: Active, message: UIMessage, ended: RunOutcome): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await database.transaction(async (queries) => {
          const mine = await store.end(run.id, instanceId, { ...ended, finishedAt: iso() }, queries)
          if (mine) await keep({ ...run, ...ended }, message, queries)
        })
        break
      } catch (error) {
        log.error({ err: error, run: run.id }, 'could not keep an answer')
        // The lease goes on being held meanwhile; when the process dies, another instance ends the run from its log.
        if (attempt === 5) break
        await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt))
      }
    }
    active.delete(run.id)
    live.end(liveRun)
    runLog.forget(liveRun)
  }

  /** Ends a run whose instance has gone, from what it had written. */
  async function endOrphan(run: RunRow): Promise<void> {
    const assembly = assembleMessage(run.answerId)
    let last = -1
    for (;;) {
      const rows = await store.chunks(run.id, last, 500)
      for (const { seq, body } of rows) {
        last = seq
        for (const chunk of chunksOfFrames(body)) assembly.add(chunk)
      }
      if (rows.length < 500) break
    }
    const ended: { status: RunStatus; error: string | null } = run.cancelRequestedAt
      ? { status: 'cancelled', error: null }
      : { status: 'failed', error: interrupted }
    const closing: UIMessageChunk[] = [
      ended.status === 'cancelled' ? { type: 'abort', reason: 'cancelled' } : { type: 'error', errorText: interrupted },
      { type: 'finish', messageMetadata: ended },
    ]
    for (const chunk of closing) assembly.add(chunk)
    const message = assembly.close()
    await deps.onInterrupted?.(run, message)
    await database.transaction(async (queries) => {
      if (!(await store.end(run.id, instanceId, { ...ended, finishedAt: iso() }, queries))) return
      await store.appendLast({ runId: run.id, seq: last + 1, body: closing.map(frame).join('') }, queries)
      await keep({ ...run, ...ended }, message, queries)
    })
    bus.publish('run-wrote', run.id).catch(() => {})
  }

  async function sweep(): Promise<void> {
    for (const run of await store.takeExpired(instanceId, iso(), iso(leaseMs))) {
      // Ours after all: the event loop was held up for longer than the lease.
      if (active.has(run.id)) continue
      log.warn({ run: run.id, chat: run.chatId }, 'an answer was interrupted; keeping what it had said')
      await endOrphan(run)
    }
  }

  let renewAt = 0
  let ticking = false
  async function tick(): Promise<void> {
    if (ticking || active.size === 0) return
    ticking = true
    try {
      if (performance.now() < renewAt) {
        for (const { id } of await store.cancelRequests(instanceId)) stop(id, 'cancel')
        return
      }
      renewAt = performance.now() + leaseMs / 4
      const held = [...active.keys()]
      const mine = new Map((await store.renew(instanceId, iso(leaseMs))).map((row) => [row.id, row]))
      for (const id of held) {
        const row = mine.get(id)
        if (row?.cancelRequestedAt) stop(id, 'cancel')
        // Taken over by another instance, or deleted with its chat: what it says has nowhere to go.
        if (!row && active.has(id)) stop(id, 'interrupt')
      }
    } finally {
      ticking = false
    }
  }

  const guarded = (work: () => Promise<void>, what: string) => () =>
    void work().catch((error) => {
      if (!closing) log.warn({ err: error }, what)
    })
  const timers = [
    setInterval(guarded(tick, 'could not hold on to the runs under way'), tickMs).unref(),
    setInterval(guarded(sweep, 'could not look for interrupted runs'), sweepMs).unref(),
    setInterval(
      guarded(() => store.prune(iso(-logKeptMs)), 'could not remove old logs'),
      600_000,
    ).unref(),
  ]
  const unsubscribe = bus.subscribe(cancelTopic, (id) => stop(id, 'cancel'))

  return {
    store,
    live,
    onEnded(listener: RunEndedListener): void {
      endedListeners.push(listener)
    },
    /** A row for the transaction that keeps the question; `launch` it when that is committed, `drop` it when it is not. */
    draft(fields: Pick<RunRow, 'teamId' | 'sessionId' | 'chatId' | 'questionId'>, owner: WorkOwner): RunRow {
      // With a turn free it begins in the very transaction that keeps the question, and nobody else takes that turn meanwhile.
      const leave = closing ? null : turns.takeFree(owner)
      const begins = leave !== null
      const id = newId()
      drafted.set(id, { owner, leave })
      return {
        ...fields,
        id,
        answerId: newId(),
        status: begins ? 'running' : 'queued',
        instanceId,
        leaseExpiresAt: iso(leaseMs),
        cancelRequestedAt: null,
        error: null,
        startedAt: begins ? iso() : null,
        finishedAt: null,
        createdAt: iso(),
      }
    },
    /** In the transaction that keeps the question. */
    async insert(run: RunRow, queries: Queries): Promise<void> {
      await store.insert(run, queries)
      if (run.status === 'running')
        await store.appendLast({ runId: run.id, seq: 0, body: frame(startChunk(run)) }, queries)
    },
    /** What was drafted is not asked after all. */
    drop({ id }: RunRow): void {
      drafted.get(id)?.leave?.()
      drafted.delete(id)
    },
    launch(run: RunRow, work: RunWork): void {
      const place = drafted.get(run.id)!
      drafted.delete(run.id)
      const self: Active = {
        run,
        live: live.open(run.id),
        stop: new AbortController(),
        started: false,
        why: null,
        ended: Promise.resolve(),
      }
      active.set(run.id, self)
      self.ended = execute(self, work, place).catch((error) => {
        log.error({ err: error, run: run.id }, 'a run ended badly')
        active.delete(run.id)
        live.end(self.live)
      })
    },
    async cancel(teamId: string, id: string): Promise<RunRow | undefined> {
      const run = await store.requestCancel(teamId, id, iso())
      if (run?.cancelRequestedAt && (isActive(run.status) || run.status === 'cancelled')) {
        stop(id, 'cancel')
        await bus.publish(cancelTopic, id).catch((error) => log.debug({ err: error }, 'a cancel notice was not sent'))
      }
      return run
    },
    /** At the start of the only process of a data folder: what was under way in the one before can only have been cut off. */
    async endLeftovers(): Promise<void> {
      for (const run of await store.takeExpired(instanceId, '9999', iso(leaseMs))) await endOrphan(run)
    },
    sweep,
    activeCount: () => active.size,
    /** Lets runs finish for a while, then ends them as interrupted with what they have said. */
    async close(withinMs = 5_000): Promise<void> {
      closing = true
      const all = () => Promise.all([...active.values()].map(({ ended }) => ended))
      await Promise.race([all(), new Promise((resolve) => setTimeout(resolve, withinMs).unref())])
      for (const id of [...active.keys()]) stop(id, 'interrupt')
      // One whose words cannot be kept just now (a full disk) is ended from its log at the next start.
      await Promise.race([all(), new Promise((resolve) => setTimeout(resolve, 2 * graceMs).unref())])
      runLog.close()
      for (const timer of timers) clearInterval(timer)
      unsubscribe()
      live.close()
    },
  }
}

const startChunk = (run: RunRow): UIMessageChunk => ({
  type: 'start',
  messageId: run.answerId,
  messageMetadata: { streamId: run.id, createdAt: run.createdAt },
})

/** Runs the work to its end, or until shortly after it was told to stop and does not. */
async function drive(
  work: RunWork,
  signal: AbortSignal,
  say: (chunk: UIMessageChunk) => Promise<void> | undefined,
  log: Log,
): Promise<RunOutcome> {
  const stopped: Promise<'stopped'> = new Promise((resolve) => {
    signal.addEventListener('abort', () => setTimeout(() => resolve('stopped'), graceMs).unref(), { once: true })
  })
  const steps = work(signal)
  try {
    for (;;) {
      const step = await Promise.race([steps.next(), stopped])
      if (step === 'stopped') {
        // It is left behind: what it may still do has no one to tell.
        steps.return({ status: 'cancelled', error: null }).catch(() => {})
        return { status: 'cancelled', error: null }
      }
      if (step.done) return step.value
      const wait = say(step.value)
      if (wait) await wait
    }
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'an answer failed in a way that nobody foresaw')
    return { status: signal.aborted ? 'cancelled' : 'failed', error: signal.aborted ? null : 'The answer failed.' }
  }
}
