import type { ServerResponse } from 'node:http'
import type { UIMessage, UIMessageChunk } from 'ai'
import type { FastifyReply } from 'fastify'
import type { LiveRun, LiveRuns } from './live-runs.ts'
import { isActive, type RunRow, type RunStore } from './runs.store.ts'
import { chunksOfFrames, chunksOfMessage, doneFrame, frame } from './sse.ts'

const defaultStalledMs = 30_000
const pingMs = 15_000
const batchRows = 200

/** The AI SDK's UI_MESSAGE_STREAM_HEADERS, without loading the SDK; a test compares. */
export const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache',
  connection: 'keep-alive',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
}

/** As the routes describe it. */
export const answerStream = {
  kind: 'raw',
  contentType: 'text/event-stream',
  description:
    'AI SDK UI message stream, ends with [DONE]. A data-withdrawn part {characters} takes back the last so many characters of all text said before it.',
} as const

const open = new Set<ServerResponse>()
let pings: NodeJS.Timeout | undefined

/** Proxies end connections on which nothing moves; one timer keeps all of them open. */
function keepOpen(raw: ServerResponse): void {
  open.add(raw)
  raw.once('close', () => {
    open.delete(raw)
    if (open.size === 0) {
      clearInterval(pings)
      pings = undefined
    }
  })
  pings ??= setInterval(() => {
    for (const response of open) if (!response.writableNeedDrain) response.write(': \n\n')
  }, pingMs).unref()
}

export type StreamDeps = {
  store: RunStore
  live: LiveRuns
  /** Aborts when the service stops: readers come back, here or elsewhere, and go on where they were. */
  stopping: AbortSignal
  keptMessage(run: RunRow): Promise<UIMessage | null>
  /** A reader that takes nothing for so long is cut off. */
  stalledMs?: number
}

/** Leaves a chunk out, or changes it, for readers who must not see all of it. */
export type ShowChunk = (chunk: UIMessageChunk) => UIMessageChunk | null

function* shownFrames(chunks: Iterable<UIMessageChunk>, show: ShowChunk): Generator<string> {
  for (const chunk of chunks) {
    const shown = show(chunk)
    if (shown) yield frame(shown)
  }
}

/** Sends a run from its beginning to its end. Without `show` the bytes are those of the log; nothing is parsed or encoded again. */
export async function serveStream(deps: StreamDeps, run: RunRow, reply: FastifyReply, show?: ShowChunk): Promise<void> {
  const { store, live, stopping, stalledMs = defaultStalledMs } = deps
  const raw = reply.raw
  reply.hijack()
  // What has ended says so once: nothing would be told of it.
  if (raw.closed) return
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    ...streamHeaders,
    'cache-control': 'no-store',
    'x-stream-id': run.id,
  })
  raw.flushHeaders()
  keepOpen(raw)
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  const signal = AbortSignal.any([gone.signal, stopping])
  const followed = isActive(run.status) ? live.join(run.id) : null
  try {
    let sent = -1
    for (;;) {
      if (signal.aborted) break
      // Whether it has ended is looked at before its rows: an ended run writes no more.
      const ended = followed === null || followed.ended
      const rows = followed ? await next(store, followed, sent) : await fromLog(store, run.id, sent)
      for (const { seq, bytes } of rows) {
        sent = seq
        const written = show ? [...shownFrames(chunksOfFrames(bytes.toString()), show)].join('') : bytes
        if (!raw.write(written) && !(await drained(raw, signal, stalledMs))) return void raw.destroy()
      }
      if (rows.length > 0) continue
      if (!ended) {
        await more(followed, sent, signal)
        continue
      }
      if (sent < 0) {
        const message = await deps.keptMessage(run)
        if (message) for (const each of shownFrames(chunksOfMessage(message), show ?? whole)) raw.write(each)
      }
      raw.write(doneFrame)
      break
    }
    raw.end()
  } finally {
    if (followed) live.leave(followed)
  }
}

const whole: ShowChunk = (chunk) => chunk

export const fromLog = async (store: RunStore, runId: string, after: number) =>
  (await store.chunks(runId, after, batchRows)).map(({ seq, body }) => ({ seq, bytes: Buffer.from(body) }))

export function next(store: RunStore, run: LiveRun, after: number) {
  if (run.lastSeq <= after && !run.ended) return []
  const first = run.tail[0]
  if (first && first.seq <= after + 1) return run.tail.filter(({ seq }) => seq > after)
  return fromLog(store, run.id, after)
}

/** Waits until the run has said more, has ended, or the reader has gone. */
export function more(run: LiveRun, after: number, signal: AbortSignal): Promise<void> {
  if (run.lastSeq > after || run.ended || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      run.readers.delete(done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    run.readers.add(done)
    signal.addEventListener('abort', done, { once: true })
  })
}

/** False when the reader took nothing for too long. */
function drained(raw: ServerResponse, signal: AbortSignal, stalledMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      clearTimeout(timer)
      raw.off('drain', onDrain)
      signal.removeEventListener('abort', onAbort)
      resolve(answer)
    }
    const onDrain = () => end(true)
    const onAbort = () => end(false)
    const timer = setTimeout(() => end(false), stalledMs)
    raw.once('drain', onDrain)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
