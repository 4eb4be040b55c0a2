import type { UIMessageChunk } from 'ai'
import { isActive, type RunRow } from './runs.store.ts'
import { fromLog, more, next, type StreamDeps } from './serve-stream.ts'
import { chunksOfFrames } from './sse.ts'

/** What a run says, from its beginning to its end, on whichever instance it is. Ends early when `signal` aborts or the service stops. */
export async function* followRun(
  { store, live, stopping }: Pick<StreamDeps, 'store' | 'live' | 'stopping'>,
  run: RunRow,
  signal: AbortSignal,
): AsyncGenerator<UIMessageChunk> {
  const either = AbortSignal.any([signal, stopping])
  const followed = isActive(run.status) ? live.join(run.id) : null
  try {
    let seen = -1
    while (!either.aborted) {
      // Whether it has ended is looked at before its rows: an ended run writes no more.
      const ended = followed === null || followed.ended
      const rows = followed ? await next(store, followed, seen) : await fromLog(store, run.id, seen)
      for (const { seq, bytes } of rows) {
        seen = seq
        yield* chunksOfFrames(bytes.toString())
      }
      if (rows.length > 0) continue
      if (ended) return
      await more(followed, seen, either)
    }
  } finally {
    if (followed) live.leave(followed)
  }
}
