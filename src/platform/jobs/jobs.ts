import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/open.ts'
import { equal } from '../database/statements.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'

type JobRow = {
  id: string
  kind: string
  /** JSON. */
  payload: string
  /** Two jobs of one kind and key are one. */
  jobKey: string | null
  attempts: number
  runAt: string
  instanceId: string | null
  leaseExpiresAt: string | null
  createdAt: string
}

declare module '../database/tables.ts' {
  interface Tables {
    jobs: JobRow
  }
}

export type JobHandler<T> = {
  /** Must be safe to begin again: an instance may die in the middle. */
  run(payload: T, signal: AbortSignal): Promise<void>
  /** After the last attempt. */
  failed?(payload: T, error: unknown): Promise<void>
  attempts?: number
  /** How long to wait after this many attempts. */
  retryMs?(attempts: number): number
  atOnce?: number
}

/** Thrown by a handler that knows when to come again, as often as it likes: its attempts are counted by itself. */
export class TryAgain extends Error {
  override name = 'TryAgain'
  readonly inMs: number
  constructor(inMs: number, message = 'not now') {
    super(message)
    this.inMs = inMs
  }
}

export type Jobs = ReturnType<typeof createJobs>

const leaseMs = 30_000
const tickMs = 1_000

/**
 * Work that outlives a request and an instance: a row until it is done. Any instance takes it, holds it by a lease, and another
 * takes it over when that lease runs out.
 */
export function createJobs({ database, clock, log }: { database: Database; clock: Clock; log: Log }) {
  const instanceId = newId()
  const handlers = new Map<string, JobHandler<unknown>>()
  const active = new Map<string, { kind: string; stop: AbortController; ended: Promise<void> }>()
  const { queries } = database
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let again = false
  let closing = false
  const iso = (offset = 0) => new Date(clock.now().getTime() + offset).toISOString()

  async function take(kind: string, places: number): Promise<JobRow[]> {
    const due = await queries
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', kind)
      .where('runAt', '<=', iso())
      .where((where) => where.or([where('leaseExpiresAt', 'is', null), where('leaseExpiresAt', '<', iso())]))
      .orderBy('runAt')
      .limit(places)
      .execute()
    const taken: JobRow[] = []
    for (const { id } of due) {
      // The lease is looked at again in the statement that takes it: two instances may have seen the same row.
      const row = await queries
        .updateTable('jobs')
        .set((set) => ({ instanceId, leaseExpiresAt: iso(leaseMs), attempts: set('attempts', '+', 1) }))
        .where('id', '=', id)
        .where((where) => where.or([where('leaseExpiresAt', 'is', null), where('leaseExpiresAt', '<', iso())]))
        .returningAll()
        .executeTakeFirst()
      if (row && !active.has(id)) taken.push(row)
    }
    return taken
  }

  const change = (id: string, set: Partial<JobRow>) =>
    queries.updateTable('jobs').set(set).where('id', '=', id).where('instanceId', '=', instanceId).execute()

  async function execute(job: JobRow, handler: JobHandler<unknown>, stop: AbortController): Promise<void> {
    const payload: unknown = JSON.parse(job.payload)
    const { attempts = 3, retryMs = (n) => 1_000 * 4 ** n } = handler
    const giveUp = async (error: unknown) => {
      await handler.failed?.(payload, error)
      await queries.deleteFrom('jobs').where('id', '=', job.id).where('instanceId', '=', instanceId).execute()
    }
    try {
      // Those who had it before never came to an end: it may be the job that ends the processes.
      if (job.attempts > attempts) throw new Error('the service ended each time in the middle of it')
      await handler.run(payload, stop.signal)
      await queries.deleteFrom('jobs').where('id', '=', job.id).where('instanceId', '=', instanceId).execute()
    } catch (error) {
      if (closing) {
        // Begun again by whoever takes it next, and not counted.
        await change(job.id, { leaseExpiresAt: null, attempts: job.attempts - 1 })
        return
      }
      // Cancelled, or another's by now.
      if (stop.signal.aborted) return
      if (error instanceof TryAgain) {
        await change(job.id, { leaseExpiresAt: null, runAt: iso(error.inMs), attempts: 0 })
        return
      }
      log.warn({ err: error, job: job.id, kind: job.kind, attempt: job.attempts }, 'a job failed')
      if (job.attempts >= attempts) await giveUp(error)
      else await change(job.id, { leaseExpiresAt: null, runAt: iso(retryMs(job.attempts)) })
    }
  }

  async function look(): Promise<void> {
    for (const [kind, handler] of handlers) {
      const running = [...active.values()].filter((each) => each.kind === kind).length
      const places = (handler.atOnce ?? 2) - running
      if (places <= 0 || closing) continue
      for (const job of await take(kind, places)) {
        const stop = new AbortController()
        const ended = execute(job, handler, stop)
          .catch((error) => log.error({ err: error, job: job.id }, 'a job ended badly'))
          .finally(() => {
            active.delete(job.id)
            wake()
          })
        active.set(job.id, { kind, stop, ended })
      }
    }
    if (active.size === 0) return
    const held = [...active.entries()]
    const kept = await queries
      .updateTable('jobs')
      .set({ leaseExpiresAt: iso(leaseMs) })
      .where(
        'id',
        'in',
        held.map(([id]) => id),
      )
      .where('instanceId', '=', instanceId)
      .where('leaseExpiresAt', 'is not', null)
      .returning('id')
      .execute()
    const mine = new Set(kept.map(({ id }) => id))
    // Cancelled elsewhere, or taken over while the event loop was held up. One that has just ended needs no telling.
    for (const [id, { stop }] of held)
      if (!mine.has(id) && active.has(id)) stop.abort(new Error('the job is no longer held by this instance'))
  }

  function wake(): void {
    if (closing) return
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch((error) => {
        if (!closing) log.warn({ err: error }, 'could not look for jobs')
      })
      .finally(() => {
        looking = null
        if (again) {
          again = false
          wake()
        }
      })
  }

  return {
    define<T>(kind: string, handler: JobHandler<T>): void {
      handlers.set(kind, handler as JobHandler<unknown>)
    },
    /** In the transaction that needs it done, when one is given; call `wake` after its commit for an immediate start. */
    async enqueue(
      kind: string,
      payload: unknown,
      options: { runAt?: string; key?: string } = {},
      inside: Queries = queries,
    ): Promise<void> {
      await inside
        .insertInto('jobs')
        .values({
          id: newId(),
          kind,
          payload: JSON.stringify(payload),
          jobKey: options.key ?? null,
          attempts: 0,
          runAt: options.runAt ?? iso(),
          instanceId: null,
          leaseExpiresAt: null,
          createdAt: iso(),
        })
        .onConflict((conflict) => conflict.columns(['kind', 'jobKey']).doNothing())
        .execute()
    },
    async cancel(kind: string, key: string): Promise<void> {
      const rows = await queries
        .deleteFrom('jobs')
        .where((where) => equal(where, { kind, jobKey: key }))
        .returning('id')
        .execute()
      for (const { id } of rows) active.get(id)?.stop.abort(new Error('the job was cancelled'))
    },
    /** Of these keys, the jobs that there are: when each is due, and whether somebody is at it. */
    async standing(kind: string, keys: string[]): Promise<{ key: string; runAt: string; isRunning: boolean }[]> {
      if (keys.length === 0) return []
      const rows = await queries
        .selectFrom('jobs')
        .select(['jobKey', 'runAt', 'leaseExpiresAt'])
        .where('kind', '=', kind)
        .where('jobKey', 'in', keys)
        .execute()
      return rows.map(({ jobKey, runAt, leaseExpiresAt }) => ({
        key: jobKey as string,
        runAt,
        isRunning: leaseExpiresAt !== null,
      }))
    },
    /** What waits for its time, or for another try, is due now. */
    async hasten(kind: string, key: string): Promise<void> {
      await queries
        .updateTable('jobs')
        .set({ runAt: iso() })
        .where((where) => equal(where, { kind, jobKey: key }))
        .where('leaseExpiresAt', 'is', null)
        .execute()
      wake()
    },
    wake,
    /** `alone`: no other process can hold a job of this database, so what is held was held by one that has ended. */
    async start({ alone }: { alone: boolean }): Promise<void> {
      if (alone) await queries.updateTable('jobs').set({ leaseExpiresAt: null }).execute()
      timer = setInterval(wake, tickMs).unref()
      wake()
    },
    async close(): Promise<void> {
      closing = true
      clearInterval(timer)
      await looking
      for (const { stop } of active.values()) stop.abort(new Error('the service is stopping'))
      await Promise.all([...active.values()].map(({ ended }) => ended))
    },
  }
}
