import { flushCompileCache } from 'node:module'
import { type Answer, READY, readFrameSync, type Task, writeFrameSync } from './wire.ts'

/** The life of a child whose engine is synchronous: one request after another, no event loop in between. Ends with the parent. */
export function serve(handle: (task: Task) => { answer: Answer; body?: Uint8Array[] }): void {
  writeFrameSync(READY)
  // Now, because a child that is killed writes nothing at its end.
  flushCompileCache()
  for (;;) {
    const task = readFrameSync() as Task | null
    if (task === null) return
    const { answer, body } = handle(task)
    const { user, system } = process.cpuUsage()
    writeFrameSync({ answer, cpuMs: (user + system) / 1000 }, body)
  }
}
