import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database } from '../../../platform/database/open.ts'
import { createTurns, type Turns } from '../../../platform/turns.ts'
import { type Holder, newHolder, settleChange } from '../change-contents.ts'
import { bytesOfEntries } from '../entries.store.ts'
import { type EntriesAddress, type JobInput, type JobName, type JobResult, jobs } from './job.ts'

const program = new URL(`./job-worker${path.extname(import.meta.filename)}`, import.meta.url)

export type JobOptions = {
  /** Whose turn it takes, beside the team's; null where it is nobody's. */
  userId: string | null
  /** Entries that are looked at: for a few short ones, starting a thread would take longer than the job. */
  entries: number
  /** How much comes with the request. */
  bytes?: number
  signal?: AbortSignal
}

export type JobRunner = {
  run<Name extends JobName>(name: Name, input: JobInput<Name>, options: JobOptions): Promise<JobResult<Name>>
  close(): Promise<void>
}

const fewEntries = 1000
const fewBytes = 512 * 1024

/** Jobs wait their turn: more at once than there are cores would only make all of them slow. */
export function createJobRunner(
  address: EntriesAddress,
  database: Database,
  turns: Pick<Turns, 'take'> = createTurns({ places: Math.max(2, Math.min(4, availableParallelism())) }),
): JobRunner {
  const running = new Set<Worker>()
  let closed = false

  return {
    async run<Name extends JobName>(
      name: Name,
      input: JobInput<Name>,
      { userId, entries, bytes = 0, signal }: JobOptions,
    ): Promise<JobResult<Name>> {
      const holder = newHolder()
      const isLittle =
        entries <= fewEntries && bytes + (await bytesOfEntries(database.queries, input.datasetId)) <= fewBytes
      if (isLittle) {
        const job = jobs[name] as (...args: [Database, JobInput<Name>, Holder]) => Promise<JobResult<Name>>
        return job(database, input, holder)
      }
      const leave = await turns.take({ teamId: input.teamId, userId }, signal)
      try {
        if (closed) throw new Error('the service is stopping')
        return await runInThread({ address, name, input, holderId: holder.id }, running, signal)
      } catch (error) {
        // At a stop there is no time for it: the next start does it.
        if (!closed) await settleChange(database, input.datasetId, holder)
        throw error
      } finally {
        leave()
      }
    },
    async close() {
      closed = true
      await Promise.all([...running].map((worker) => worker.terminate()))
    },
  }
}

function runInThread<Name extends JobName>(
  job: { address: EntriesAddress; name: Name; input: JobInput<Name>; holderId: string },
  running: Set<Worker>,
  signal: AbortSignal | undefined,
): Promise<JobResult<Name>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: job })
    running.add(worker)
    const abort = () => worker.terminate()
    signal?.addEventListener('abort', abort, { once: true })
    let result: { value: JobResult<Name> } | null = null
    let failure: unknown
    worker.on('message', (value: JobResult<Name>) => {
      result = { value }
    })
    worker.on('error', (error) => {
      failure = error
    })
    // Settled when the thread is gone, and with it its connection.
    worker.on('exit', () => {
      running.delete(worker)
      signal?.removeEventListener('abort', abort)
      if (failure) reject(failure)
      else if (result) resolve(result.value)
      else reject(signal?.aborted ? signal.reason : new Error(`the job "${job.name}" ended without an answer`))
    })
  })
}
