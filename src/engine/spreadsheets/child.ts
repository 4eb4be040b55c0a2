import { isDiskFull, saysDiskFull } from '../../platform/files/disk-full.ts'
import { importFile } from './import-file.ts'
import type { AnyRequest, AnyResult } from './import-request.ts'
import { type ImportProgress, UnreadableFileError } from './report/import-report.ts'
import { createProgress } from './report/progress.ts'
import { createArrival } from './text/arrival.ts'

/** What the parent says: first what is to be done, then how the file arrives. */
export type ParentMessage = { request: AnyRequest } | { arrived: { complete: boolean } }

/** What the child process says to its parent. */
export type ChildMessage =
  | { progress: ImportProgress }
  | { result: AnyResult }
  | { unreadable: { reason: string; table?: string | undefined; row?: number | undefined } }
  | { diskFull: true }
  | { failure: string }

function send(message: ChildMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })
}

/** The limits of the process speak through the system's own errors. */
function tooMuch(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && error.code === 'EFBIG') return 'the imported data are larger than is allowed'
  const starved =
    /allocation failed|failed to (allocate|pin)|out of memory|Invalid array (buffer )?length|Invalid string length/i.test(
      error.message,
    )
  return starved ? 'reading the file takes more memory than is allowed' : null
}

// Without its parent nobody would ever use what is written.
process.on('disconnect', () => process.exit(1))

const arrival = createArrival()

process.on('message', (message: ParentMessage) => {
  if ('arrived' in message) arrival.tell(message.arrived)
  else void answer(message.request)
})

function resultOf(request: AnyRequest): Promise<AnyResult> {
  const tell = (progress: ImportProgress) => void send({ progress })
  if ('data' in request)
    return import('./make-twin.ts').then(({ makeTwin }) => makeTwin(request, createProgress(request.data, tell)))
  if ('pieces' in request) return import('./make-extract.ts').then(({ makeExtract }) => makeExtract(request))
  return importFile(request, tell, arrival)
}

async function answer(request: AnyRequest): Promise<void> {
  try {
    await send({ result: await resultOf(request) })
  } catch (error) {
    if (error instanceof UnreadableFileError) {
      await send({ unreadable: { reason: error.reason, table: error.table, row: error.row } })
      return process.exit(0)
    }
    const reason = tooMuch(error)
    if (isDiskFull(error) || saysDiskFull(error)) await send({ diskFull: true })
    else if (reason) await send({ unreadable: { reason } })
    else await send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  process.exit(0)
}
