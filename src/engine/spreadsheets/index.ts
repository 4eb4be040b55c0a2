import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../../platform/child-environment.ts'
import type { ChildMessage, ParentMessage } from './child.ts'
import type { ImportRequest, ImportResult } from './import-file.ts'
import { defaultImportLimits, type ImportLimits, type ImportProgress, UnreadableFileError } from './import-report.ts'

export type { ImportResult } from './import-file.ts'
export type {
  ColumnFormat,
  CsvDialect,
  ImportedColumn,
  ImportedTable,
  ImportLimits,
  ImportProgress,
  ImportReport,
  RowNotes,
} from './import-report.ts'
export { defaultImportLimits, UnreadableFileError } from './import-report.ts'

export type ImportOptions = {
  /** The uploaded bytes. */
  input: string
  /** The name they came with. */
  fileName: string
  /** Where the database file is to stand. Nothing is there before the import has succeeded. */
  output: string
  engine?: 'sqlite' | 'duckdb'
  limits?: ImportLimits
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

const childFile = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? './child.ts' : './child.js', import.meta.url))
const UNFINISHED = '.importing-'

/** An import under way. */
export type RunningImport = {
  /** The file has this many bytes, about: there is more to read. */
  received(bytes: number): void
  /** The file is whole. Only now does the import's time run. */
  complete(): void
  /** Settles when the process is gone, so that nobody writes to the output any more. */
  result: Promise<ImportResult>
}

/** Reads a whole file into a database file, in a process of its own with bounded memory, time and disk. */
export function importSpreadsheet(options: ImportOptions): Promise<ImportResult> {
  const running = startImport(options)
  running.complete()
  return running.result
}

/** Begins to read a file that is still being written, or will be. */
export function startImport(options: ImportOptions): RunningImport {
  const { input, fileName, output, engine = 'sqlite', limits = defaultImportLimits, signal, onProgress } = options
  const unfinished = `${output}${UNFINISHED}${randomBytes(6).toString('hex')}`
  const { received, complete, result } = runChild(
    { input, fileName, output: unfinished, engine, limits },
    signal,
    onProgress,
  )
  return { received, complete, result: putInPlace(result, unfinished, output) }
}

async function putInPlace(result: Promise<ImportResult>, unfinished: string, output: string): Promise<ImportResult> {
  try {
    const done = await result
    await rename(unfinished, output)
    return done
  } finally {
    await removeUnfinished(unfinished)
  }
}

/** Removes what imports that were killed have left in a folder; to be called when none is running. */
export async function removeUnfinishedImports(folder: string): Promise<string[]> {
  const left = (await readdir(folder)).filter((name) => name.includes(UNFINISHED))
  for (const name of left) await rm(join(folder, name), { force: true, recursive: true })
  return left
}

async function removeUnfinished(unfinished: string): Promise<void> {
  const folder = dirname(unfinished)
  const names = await readdir(folder)
  for (const name of names) {
    if (name.startsWith(basename(unfinished))) await rm(join(folder, name), { force: true, recursive: true })
  }
}

function startChild(limits: ImportLimits): ChildProcess {
  // Not the address space (-v): WebAssembly and V8 reserve gigabytes of it that they never touch.
  const kilobytes = Math.ceil(limits.memoryBytes / 1024)
  const blocks = Math.ceil(limits.fileBytes / 512)
  const seconds = Math.ceil(limits.timeoutMs / 1000) * 2
  const heap = Math.max(128, Math.floor(limits.memoryBytes / 1024 ** 2 / 2))
  return spawn(
    'sh',
    [
      '-c',
      `ulimit -d ${kilobytes}; ulimit -f ${blocks}; ulimit -t ${seconds}; ulimit -c 0; exec "$0" "$@"`,
      process.execPath,
      `--max-old-space-size=${heap}`,
      '--disable-warning=ExperimentalWarning',
      childFile,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // No settings and no secrets.
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR,
        TZ: 'UTC',
        // Memory given back by one of DuckDB's threads serves the others.
        MALLOC_ARENA_MAX: '1',
        ...compileCache(),
      },
    },
  )
}

const TELL_EVERY = 1 << 20

function runChild(
  request: ImportRequest,
  signal: AbortSignal | undefined,
  onProgress: ((progress: ImportProgress) => void) | undefined,
): RunningImport {
  const { promise: result, resolve, reject } = Promise.withResolvers<ImportResult>()
  if (signal?.aborted) {
    reject(signal.reason)
    return { received() {}, complete() {}, result }
  }
  const child = startChild(request.limits)
  let outcome: (() => void) | null = null
  let complaint = ''
  let told = 0
  let deadline: NodeJS.Timeout | undefined
  const stop = (end: () => void) => {
    outcome ??= end
    child.kill('SIGKILL')
  }
  const say = (message: ParentMessage) => {
    if (!child.connected) return
    child.send(message, (error) => {
      // One that has refused the file is gone without waiting for its end.
      if (error && child.exitCode === null && child.signalCode === null) stop(() => reject(error))
    })
  }
  const onAbort = () => stop(() => reject(signal?.reason))
  signal?.addEventListener('abort', onAbort, { once: true })
  child.stderr?.on('data', (data: Buffer) => {
    complaint = (complaint + data.toString()).slice(-4000)
  })
  child.on('message', (message: ChildMessage) => {
    if ('progress' in message) onProgress?.(message.progress)
    else if ('result' in message) outcome ??= () => resolve(message.result)
    else if ('unreadable' in message) {
      const { reason, table, row } = message.unreadable
      outcome ??= () => reject(new UnreadableFileError(reason, { table, row }))
    } else outcome ??= () => reject(new Error(`the import failed: ${message.failure}`))
  })
  child.on('error', (error) => stop(() => reject(error)))
  child.on('close', (code, killedBy) => {
    clearTimeout(deadline)
    signal?.removeEventListener('abort', onAbort)
    if (outcome) outcome()
    else reject(diagnose(code, killedBy, complaint))
  })
  say({ request })
  return {
    received(bytes) {
      if (bytes - told < TELL_EVERY) return
      told = bytes
      say({ arrived: { complete: false } })
    },
    complete() {
      const { timeoutMs } = request.limits
      const tooLong = () => reject(new UnreadableFileError(`reading took longer than ${timeoutMs / 1000} s`))
      deadline = setTimeout(() => stop(tooLong), timeoutMs)
      say({ arrived: { complete: true } })
    },
    result,
  }
}

function diagnose(code: number | null, killedBy: NodeJS.Signals | null, complaint: string): Error {
  if (/out of memory|allocation failed|bad_alloc|heap limit/i.test(complaint)) {
    return new UnreadableFileError('reading the file takes more memory than is allowed')
  }
  if (killedBy === 'SIGXFSZ') return new UnreadableFileError('the imported data are larger than is allowed')
  if (killedBy === 'SIGXCPU') return new UnreadableFileError('reading the file takes longer than is allowed')
  return new Error(`the import process ended without a word (${killedBy ?? `code ${code}`}) ${complaint.slice(-1000)}`)
}
