import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DiskFullError } from '../../platform/files/disk-full.ts'
import type { ChildMessage, ParentMessage } from './child.ts'
import { diagnose, startChild } from './import-process.ts'
import type {
  AnyRequest,
  AnyResult,
  ExtractRequest,
  ExtractResult,
  ImportRequest,
  ImportResult,
} from './import-request.ts'
import type { ImportChoices } from './report/import-choices.contract.ts'
import {
  defaultImportLimits,
  type ImportLimits,
  type ImportProgress,
  UnreadableFileError,
} from './report/import-report.ts'
import type { TwinResult } from './targets/write-twin.ts'
import { watchImport } from './watch-import.ts'

export type ImportOptions = {
  /** The uploaded bytes. */
  input: string
  /** The name they came with. */
  fileName: string
  /** Where the database file is to stand. Nothing is there before the import has succeeded. */
  output: string
  engine?: 'sqlite' | 'duckdb'
  /** Where the columnar twin of an SQLite file is to stand, if it is worth one, and who hears why it could not be made. */
  twin?: { path: string; onFailure(reason: string): void }
  /** A database file of the same engine that the rows are added to; the output is then only what was read of them. */
  onto?: { data: string; table?: string | undefined }
  /** How tables are to be read, by their names. */
  choices?: ImportChoices
  limits?: ImportLimits
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
  /** Asked while it is written; once there is none, the import ends with a DiskFullError. */
  hasRoom?: () => boolean
}

const UNFINISHED = '.importing-'

/** An import under way. */
export type RunningImport<Result = ImportResult> = {
  /** The file has this many bytes, about: there is more to read. */
  received(bytes: number): void
  /** The file is whole. Only now does the import's time run. */
  complete(): void
  /** Settles when the process is gone, so that nobody writes to the output any more. */
  result: Promise<Result>
}

/** Reads a whole file into a database file, in a process of its own with bounded memory, time and disk. */
export function importSpreadsheet(options: ImportOptions): Promise<ImportResult> {
  const running = startImport(options)
  running.complete()
  return running.result
}

/** Begins to read a file that is still being written, or will be. */
export function startImport(options: ImportOptions): RunningImport {
  const { input, fileName, output, engine = 'sqlite', onto, choices, limits = defaultImportLimits } = options
  const unfinished = unfinishedOf(output)
  const twin = engine === 'sqlite' && options.twin !== undefined ? `${unfinished}.twin` : undefined
  const request: ImportRequest = {
    input,
    fileName,
    output: unfinished,
    engine,
    limits,
    ...(twin && { twin }),
    ...(onto && { onto }),
    ...(choices && { choices }),
  }
  const { received, complete, result } = runChild<ImportResult>(request, options)
  return { received, complete, result: putInPlace(result, unfinished, output, options.twin) }
}

/** Makes the columnar twin of an imported SQLite file once more, in a process like an import's. */
export async function rebuildTwin(
  { data, output, limits = defaultImportLimits }: { data: string; output: string; limits?: ImportLimits },
  options: Pick<ImportOptions, 'signal' | 'hasRoom'> = {},
): Promise<TwinResult> {
  const unfinished = unfinishedOf(output)
  const { complete, result } = runChild<TwinResult>({ data, output: unfinished, limits }, options)
  complete()
  try {
    const done = await result
    if (done.made) await rename(unfinished, output)
    return done
  } finally {
    await removeUnfinished(unfinished)
  }
}

/** Makes the columnar file of an extract, in a process like an import's. */
export async function writeExtract(
  { output, ...request }: ExtractRequest,
  options: Pick<ImportOptions, 'signal' | 'hasRoom'> = {},
): Promise<ExtractResult> {
  const unfinished = unfinishedOf(output)
  const { complete, result } = runChild<ExtractResult>({ ...request, output: unfinished }, options)
  complete()
  try {
    const done = await result
    await rename(unfinished, output)
    return done
  } finally {
    await removeUnfinished(unfinished)
  }
}

const unfinishedOf = (output: string) => `${output}${UNFINISHED}${randomBytes(6).toString('hex')}`

async function putInPlace(
  result: Promise<ImportResult>,
  unfinished: string,
  output: string,
  twin: ImportOptions['twin'],
): Promise<ImportResult> {
  try {
    const done = await result
    if (twin && done.twinFailure !== undefined) twin.onFailure(done.twinFailure)
    if (twin && existsSync(`${unfinished}.twin`)) await rename(`${unfinished}.twin`, twin.path)
    await rename(unfinished, output)
    return done
  } finally {
    await removeUnfinished(unfinished)
  }
}

async function removeUnfinished(unfinished: string): Promise<void> {
  const folder = dirname(unfinished)
  const names = await readdir(folder)
  for (const name of names) {
    if (name.startsWith(basename(unfinished))) await rm(join(folder, name), { force: true, recursive: true })
  }
}

/** Bytes of all files whose names begin with `unfinished`. */
function bytesWritten(unfinished: string): number {
  const folder = dirname(unfinished)
  let bytes = 0
  for (const name of readdirSync(folder)) {
    if (name.startsWith(basename(unfinished)))
      bytes += statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0
  }
  return bytes
}

const TELL_EVERY = 1 << 20

function runChild<Result extends AnyResult>(
  request: AnyRequest,
  { signal, onProgress, hasRoom = () => true }: Pick<ImportOptions, 'signal' | 'onProgress' | 'hasRoom'>,
): RunningImport<Result> {
  const { promise: result, resolve, reject } = Promise.withResolvers<Result>()
  if (signal?.aborted) {
    reject(signal.reason)
    return { received() {}, complete() {}, result }
  }
  const child = startChild(request.limits, 'pieces' in request)
  let outcome: (() => void) | null = null
  let complaint = ''
  let told = 0
  const stop = (end: () => void) => {
    outcome ??= end
    child.kill('SIGKILL')
  }
  const watch = watchImport(
    child.pid,
    request.limits,
    { written: () => bytesWritten(request.output), hasRoom },
    (error) => stop(() => reject(error)),
  )
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
    if ('progress' in message) {
      watch.moved()
      onProgress?.(message.progress)
    } else if ('result' in message) outcome ??= () => resolve(message.result as Result)
    else if ('unreadable' in message) {
      const { reason, table, row } = message.unreadable
      outcome ??= () => reject(new UnreadableFileError(reason, { table, row }))
    } else if ('diskFull' in message) outcome ??= () => reject(new DiskFullError())
    else outcome ??= () => reject(new Error(`the import failed: ${message.failure}`))
  })
  child.on('error', (error) => stop(() => reject(error)))
  child.on('close', (code, killedBy) => {
    watch.end()
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
      watch.begin()
      say({ arrived: { complete: true } })
    },
    result,
  }
}
