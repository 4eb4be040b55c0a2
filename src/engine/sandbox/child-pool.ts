import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { compileCache, givingWay } from '../../platform/child-environment.ts'
import { residentBytes } from '../../platform/workers/process-use.ts'
import type { ChildProgram } from './child-program.ts'
import { QueryError } from './query.ts'
import {
  ANSWER_FD,
  type Answer,
  createFrameReader,
  type Envelope,
  frame,
  READY,
  REQUEST_FD,
  type Task,
} from './wire.ts'

type Child = {
  process: ChildProcess
  requests: Writable
  /** Set while a task runs. */
  settle: ((result: { envelope: Envelope; body: Buffer } | Error) => void) | null
  /** Resolved when it has started and waits for its first task: until then no query's time runs. */
  ready: Promise<void>
  idleSince: number
  retired: boolean
  stderr: string
}

export type ChildPool = {
  run(task: Task, options: { deadlineMs: number; signal?: AbortSignal }): Promise<{ answer: Answer; body: Buffer }>
  /** Has a child ready for a task that is likely to come. */
  warm(): void
  /** Process ids of the living children. */
  pids(): number[]
  close(): Promise<void>
}

const WATCH_MS = 50
/** A process that takes longer to start will not. */
const START_MS = 30_000
/** What a child that can end its work itself is given for it before it is killed. */
const GRACE_MS = 600

export function createChildPool(program: ChildProgram, o: { tempDir: string; idleMs: number }): ChildPool {
  const children = new Set<Child>()
  const idle: Child[] = []
  let sweeper: NodeJS.Timeout | null = null
  let closed = false

  function start(): Child {
    const { addressSpace, fileSize, cpuSeconds, heapMegabytes } = program.limits
    // The unit of -f is 512 bytes, of -v 1024. A shell that knows no such limit still starts the child.
    const limits = `ulimit -c 0; ulimit -v ${Math.ceil(addressSpace / 1024)} 2>/dev/null; ulimit -f ${Math.ceil(fileSize / 512)} 2>/dev/null; ulimit -t ${cpuSeconds} 2>/dev/null`
    // A child at work does not look whether its parent still lives: where the system can, it dies with it.
    const withParent = 'setpriv --pdeathsig KILL true 2>/dev/null && exec setpriv --pdeathsig KILL "$0" "$@"'
    const script = `${limits}; ${withParent}; exec "$0" "$@"`
    const child = givingWay(
      spawn(
        '/bin/sh',
        [
          '-c',
          script,
          process.execPath,
          `--max-old-space-size=${heapMegabytes}`,
          // Else what Node compiles by WebAssembly reserves gigabytes of the address space that the limit counts.
          '--wasm-max-mem-pages=4096',
          '--disable-warning=ExperimentalWarning',
          ...(program.nodeOptions ?? []),
          program.file,
        ],
        {
          cwd: o.tempDir,
          // Nothing of the service's environment: its secrets have no business there.
          env: { SQLITE_TMPDIR: o.tempDir, TMPDIR: o.tempDir, TZ: 'UTC', LANG: 'C.UTF-8', ...compileCache() },
          stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
        },
      ),
    )
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
    const entry: Child = {
      process: child,
      requests: child.stdio[REQUEST_FD] as Writable,
      settle: null,
      ready,
      idleSince: 0,
      retired: false,
      stderr: '',
    }
    children.add(entry)
    const gone = (error: Error) => {
      entry.retired = true
      entry.settle?.(error)
    }
    const onFrame = createFrameReader((header, body) => {
      if (header === READY) isReady()
      else entry.settle?.({ envelope: header as Envelope, body })
    })
    // A broken pipe says that the child is gone or no longer of use; its end says why.
    const broken = () => {
      entry.retired = true
      child.kill('SIGKILL')
    }
    ;(child.stdio[ANSWER_FD] as Readable).on('data', onFrame).on('error', broken)
    entry.requests.on('error', broken)
    child.stderr?.on('data', (chunk: Buffer) => {
      entry.stderr = (entry.stderr + chunk.toString('utf8')).slice(-2_000)
    })
    child.on('error', (error) =>
      gone(new QueryError('unavailable', `A query process cannot be started: ${error.message}`)),
    )
    child.on('close', (code, signal) => {
      children.delete(entry)
      program.cleanUp?.(o.tempDir, child.pid)
      const index = idle.indexOf(entry)
      if (index !== -1) idle.splice(index, 1)
      gone(closed ? new QueryError('unavailable', 'The service is stopping.') : ended(code, signal, entry.stderr))
    })
    // An idle child must not keep the service from ending.
    child.unref()
    for (const stream of child.stdio) (stream as { unref?: () => void } | null)?.unref?.()
    return entry
  }

  function sweep() {
    const now = Date.now()
    for (const child of [...idle])
      if (now - child.idleSince >= o.idleMs) {
        idle.splice(idle.indexOf(child), 1)
        child.requests.end()
      }
    if (idle.length === 0 && sweeper) {
      clearInterval(sweeper)
      sweeper = null
    }
  }

  function release(child: Child, cpuMs: number) {
    if (child.retired) return
    if (
      cpuMs > (program.limits.cpuSeconds * 1000) / 3 ||
      residentBytes(child.process.pid) > program.limits.memory * 0.7
    ) {
      child.retired = true
      child.requests.end()
      return
    }
    rest(child)
  }

  function rest(child: Child) {
    child.idleSince = Date.now()
    idle.push(child)
    sweeper ??= setInterval(sweep, Math.max(50, o.idleMs / 2)).unref()
  }

  return {
    run(task, { deadlineMs, signal }) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(new QueryError('cancelled', 'The query was cancelled.'))
        const child = idle.pop() ?? start()
        let over: QueryError | null = null
        let grace: NodeJS.Timeout | undefined
        const kill = (error: QueryError) => {
          over ??= error
          child.retired = true
          child.process.kill('SIGKILL')
        }
        const stop = (error: QueryError) => {
          if (over) return
          if (!program.isRemote) return kill(error)
          // The other server should stop too, and only the child can tell it.
          over = error
          child.requests.write(frame({ cancel: true }))
          grace = setTimeout(() => kill(error), GRACE_MS)
        }
        const cancel = () => stop(new QueryError('cancelled', 'The query was cancelled.'))
        let timer = setTimeout(
          () => kill(new QueryError('unavailable', 'A query process did not start in time.')),
          START_MS,
        )
        void child.ready.then(() => {
          clearTimeout(timer)
          if (child.settle !== settle) return
          const seconds = Math.round(deadlineMs / 100) / 10
          timer = setTimeout(
            () => stop(new QueryError('timeout', `The query was stopped after ${seconds} seconds.`)),
            deadlineMs,
          )
        })
        const watch = setInterval(() => {
          const resident = residentBytes(child.process.pid)
          if (resident > program.limits.memory)
            kill(new QueryError('too-large', 'The statement needs more memory than a query may have.'))
        }, WATCH_MS)
        signal?.addEventListener('abort', cancel, { once: true })
        const settle: Child['settle'] = (result) => {
          child.settle = null
          clearTimeout(timer)
          clearTimeout(grace)
          clearInterval(watch)
          signal?.removeEventListener('abort', cancel)
          if (result instanceof Error) return reject(over ?? result)
          const { answer, cpuMs } = result.envelope
          const stopped = over
          // What ran out of memory once may not have given it back.
          if (over || (!answer.ok && answer.kind === 'too-large'))
            kill(over ?? new QueryError('unavailable', 'retired'))
          else release(child, cpuMs)
          if (stopped && !answer.ok) return reject(stopped)
          resolve({ answer, body: result.body })
        }
        child.settle = settle
        child.requests.write(frame(task))
      })
    },
    warm() {
      if (!closed && idle.length === 0) rest(start())
    },
    pids: () => [...children].flatMap((child) => child.process.pid ?? []),
    async close() {
      closed = true
      if (sweeper) clearInterval(sweeper)
      await Promise.all(
        [...children].map(
          (child) =>
            new Promise<void>((resolve) => {
              child.process.ref()
              child.process.once('close', () => resolve())
              child.retired = true
              child.process.kill('SIGKILL')
            }),
        ),
      )
    },
  }
}

/** Why a child is gone. Those that end by themselves with a code had a fault of ours, which is for the log and not for the caller. */
function ended(code: number | null, signal: NodeJS.Signals | null, stderr: string): Error {
  if (signal === 'SIGXCPU') return new QueryError('timeout', 'The query used more processor time than it may.')
  if (signal === 'SIGXFSZ')
    return new QueryError('too-large', 'The statement needs more temporary space than a query may have.')
  if (
    signal === 'SIGABRT' ||
    signal === 'SIGSEGV' ||
    signal === 'SIGTRAP' ||
    signal === 'SIGBUS' ||
    /out of memory|heap limit|bad_alloc/i.test(stderr) ||
    code === 134
  )
    return new QueryError('too-large', 'The statement needs more memory than a query may have.')
  if (code) return new Error(`a query process ended with code ${code}: ${stderr.trim()}`)
  return new QueryError('unavailable', `The query process ended unexpectedly (${signal ?? code}).`)
}
