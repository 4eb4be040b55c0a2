import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache, givingWay } from '../child-environment.ts'
import { ServiceError } from '../errors.ts'
import { createTurns, type WorkOwner } from '../turns.ts'
import { pause } from './in-turns.ts'
import { readJson } from './json-in-turns.ts'
import { computedMs, residentBytes } from './process-use.ts'
import { type JsonPiece, piecesOf, type WorkAnswer, type WorkRequest } from './serve-work.ts'
import { stopping, takeTurn, workErrors } from './workers.errors.ts'
import { WrittenJson, writtenValue } from './written-json.ts'

export type WorkersOptions = {
  /** What a worker runs: a program that ends with `serveWork(...)`. */
  program: URL
  /** Pieces of work under way at once. A team alone never holds the last place. */
  places: number
  /** Bytes resident at which a worker is ended (where /proc tells). */
  memory: number
  heapMegabytes: number
  /** A worker with nothing to do for so long ends. */
  idleMs?: number
  /** How long work waits for its turn, and how much of a team may. */
  waitMs?: number
  waitingPerTeam?: number
}

export type WorkOptions = WorkOwner & {
  /** How long it may compute, where /proc tells; waiting for a core is not that. It has `waitedTimes` that by the clock. */
  deadlineMs: number
  signal?: AbortSignal | undefined
  /** What goes in, which may be written already, and what comes out is JSON, and may be much. */
  isJson?: boolean
}

export type Workers = {
  /** Does a named piece of work elsewhere. What goes in and what comes out is copied, so plain data alone passes. */
  run(name: string, input: unknown, options: WorkOptions): Promise<unknown>
  /** Process ids of the workers now alive. */
  pids(): number[]
  close(): Promise<void>
}

type Worker = {
  process: ChildProcess
  settle: ((answer: WorkAnswer | Error) => void) | null
  /** What of an answer in JSON has come. */
  pieces: Uint8Array[]
  /** Until it has started, no work's time runs. */
  ready: Promise<void>
  ended: boolean
  stderr: string
  idle: NodeJS.Timeout | undefined
}

const watchMs = 100
/** A process that takes longer to start will not. */
const startMs = 30_000
/** On a machine that is busy with other things, work takes longer and is not more. */
const waitedTimes = 4

/** Whether work came to no end because it took too long or too much memory; nothing else is wrong then. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === workErrors.tooMuch.definition.code

/**
 * Work that would hold up the event loop, done by processes that start when they are needed and end when they are not.
 * Processes and not threads: a thread that runs out of memory can take the whole service with it.
 */
export function createWorkers(options: WorkersOptions): Workers {
  const { places, memory, idleMs = 60_000, waitMs = 30_000, waitingPerTeam = 100 } = options
  const turns = createTurns({ places, waitMs, maxWaiting: waitingPerTeam })
  const workers = new Set<Worker>()
  const idle: Worker[] = []
  let closed = false

  function start(): Worker {
    const child = startProcess(options)
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
    const worker: Worker = {
      process: child,
      settle: null,
      pieces: [],
      ready,
      ended: false,
      stderr: '',
      idle: undefined,
    }
    workers.add(worker)
    child.stderr?.on('data', (chunk: Buffer) => {
      worker.stderr = (worker.stderr + chunk.toString('utf8')).slice(-2_000)
    })
    child.on('message', (answer: WorkAnswer | JsonPiece | 'ready') => {
      if (answer === 'ready') isReady()
      else if ('piece' in answer) worker.pieces.push(answer.piece)
      else worker.settle?.(answer)
    })
    const gone = (error: Error) => {
      worker.ended = true
      workers.delete(worker)
      clearTimeout(worker.idle)
      const at = idle.indexOf(worker)
      if (at !== -1) idle.splice(at, 1)
      worker.settle?.(error)
    }
    child.on('error', (error) => gone(new Error(`a worker cannot be reached: ${error.message}`)))
    child.on('close', (code, signal) => gone(closed ? stopping() : causeOf(code, signal, worker.stderr)))
    // What is idle must not keep the service from ending; while it works, the timer of its deadline does.
    child.unref()
    child.channel?.unref()
    ;(child.stderr as { unref?: () => void } | null)?.unref?.()
    return worker
  }

  function rest(worker: Worker): void {
    if (worker.ended) return
    if (residentBytes(worker.process.pid) > memory * 0.7) return void worker.process.kill('SIGKILL')
    idle.push(worker)
    worker.idle = setTimeout(() => {
      idle.splice(idle.indexOf(worker), 1)
      worker.process.kill('SIGKILL')
    }, idleMs).unref()
  }

  function runIn(
    worker: Worker,
    request: WorkRequest,
    pieces: Iterable<JsonPiece>,
    { deadlineMs, signal }: WorkOptions,
  ): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    clearTimeout(worker.idle)
    let over: Error | null = null
    const kill = (error: Error) => {
      over ??= error
      worker.process.kill('SIGKILL')
    }
    const cancel = () => kill(signal?.reason)
    let timer = setTimeout(() => kill(new Error('a worker did not start in time')), startMs)
    void worker.ready.then(() => {
      clearTimeout(timer)
      if (worker.settle !== settle) return
      const began = performance.now()
      const before = computedMs(worker.process.pid)
      const isOver = () => {
        const computed = computedMs(worker.process.pid)
        const isTold = before !== null && computed !== null
        const leftMs = isTold ? deadlineMs - (computed - before) : 0
        const byClockMs = began + waitedTimes * deadlineMs - performance.now()
        const endsInMs = Math.min(leftMs, byClockMs)
        // A clock of hundredths: what is less than one of them is no time.
        if (endsInMs >= 10) timer = setTimeout(isOver, endsInMs)
        else if (leftMs >= 10) kill(tooLong(waitedTimes * deadlineMs))
        else kill(tooLong(deadlineMs, isTold ? ' of computing' : ''))
      }
      timer = setTimeout(isOver, deadlineMs)
    })
    const watch = setInterval(() => {
      if (residentBytes(worker.process.pid) > memory) kill(tooMuchMemory())
    }, watchMs)
    signal?.addEventListener('abort', cancel, { once: true })
    const settle: Worker['settle'] = (answer) => {
      worker.settle = null
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', cancel)
      if (over || answer instanceof Error) return reject(over ?? answer)
      const json = worker.pieces.splice(0)
      rest(worker)
      if ('value' in answer) resolve(answer.value)
      else if ('isJson' in answer) resolve(readJson(Buffer.concat(json)))
      else reject(Object.assign(new Error(answer.fault), { stack: answer.stack }))
    }
    worker.settle = settle
    const send = (message: WorkRequest | JsonPiece) =>
      worker.process.send(message, (error) => {
        if (error) kill(new Error(`a worker cannot be reached: ${error.message}`))
      })
    const sendAll = async () => {
      for (const piece of pieces) {
        await pause()
        if (worker.ended) return
        send(piece)
      }
      send(request)
    }
    void sendAll()
    return promise
  }

  return {
    async run(name, input, work) {
      if (closed) throw stopping()
      const leave = await takeTurn(turns, work, work.signal)
      try {
        work.signal?.throwIfAborted()
        const written = work.isJson ? (input instanceof WrittenJson ? input : await writtenValue(input)).pieces : []
        const pieces = written.flatMap((bytes) => [...piecesOf(bytes)])
        work.signal?.throwIfAborted()
        if (closed) throw stopping()
        return await runIn(idle.pop() ?? start(), work.isJson ? { name, isJson: true } : { name, input }, pieces, work)
      } finally {
        leave()
      }
    },
    pids: () => [...workers].flatMap(({ process: { pid } }) => pid ?? []),
    async close() {
      closed = true
      turns.close()
      await Promise.all(
        [...workers].map(({ process: child }) => {
          child.ref()
          const end = new Promise((resolve) => child.once('close', resolve))
          child.kill('SIGKILL')
          return end
        }),
      )
    },
  }
}

function startProcess({ program, heapMegabytes }: WorkersOptions): ChildProcess {
  // A worker in a loop does not notice that its parent is gone: where the system can, it dies with it.
  const withParent = 'setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL "$0" "$@"'
  return givingWay(
    spawn(
      '/bin/sh',
      [
        '-c',
        `ulimit -c 0; ${withParent}; exec "$0" "$@"`,
        process.execPath,
        `--max-old-space-size=${heapMegabytes}`,
        // What was just made and is no longer needed counts as memory too: left to itself it grows past 100 MB.
        '--max-semi-space-size=4',
        '--disable-warning=ExperimentalWarning',
        fileURLToPath(program),
      ],
      {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        serialization: 'advanced',
        // Nothing of the service's environment: its secrets have no business there.
        env: { TZ: 'UTC', LANG: 'C.UTF-8', ...compileCache() },
      },
    ),
  )
}

const tooLong = (ms: number, of = '') =>
  workErrors.tooMuch(`it was stopped after ${Math.round(ms / 100) / 10} seconds${of}, which is the most it may take`)
const tooMuchMemory = () => workErrors.tooMuch('it was stopped: it needed more memory than one piece of work may have')

function causeOf(code: number | null, signal: NodeJS.Signals | null, stderr: string): Error {
  if (signal === 'SIGABRT' || code === 134 || /out of memory|heap limit|invalid size/i.test(stderr))
    return tooMuchMemory()
  return new Error(`a worker ended unexpectedly (${signal ?? code}): ${stderr.slice(-500)}`)
}
