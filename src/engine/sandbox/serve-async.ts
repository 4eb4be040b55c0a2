import { flushCompileCache } from 'node:module'
import { Socket } from 'node:net'
import { type Answer, createFrameReader, READY, REQUEST_FD, type Task, writeFrameSync } from './wire.ts'

type Handler = (task: Task, signal: AbortSignal) => Promise<{ answer: Answer; body?: Uint8Array[] }>

/** The life of a child whose engine is asynchronous: one request at a time, which can be told to stop. Ends with the parent. */
export function serve(handle: Handler): void {
  let running: AbortController | null = null
  const onFrame = createFrameReader((header) => {
    if (header !== null && typeof header === 'object' && 'cancel' in header) return running?.abort()
    const controller = new AbortController()
    running = controller
    handle(header as Task, controller.signal).then(
      ({ answer, body }) => {
        running = null
        const { user, system } = process.cpuUsage()
        writeFrameSync({ answer, cpuMs: (user + system) / 1000 }, body)
      },
      (error) => {
        // A failure that the handler did not foresee: this process is no longer trusted with another.
        process.stderr.write(`${error?.stack ?? error}\n`)
        process.exit(70)
      },
    )
  })
  writeFrameSync(READY)
  // Now, because a child that is killed writes nothing at its end.
  flushCompileCache()
  new Socket({ fd: REQUEST_FD, readable: true, writable: false })
    .on('data', onFrame)
    .on('end', () => process.exit(0))
    .on('error', () => process.exit(0))
}
