import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import type { Readable } from 'node:stream'
import { endlessName } from '../../engine/analyst/index.ts'
import type { Clean } from '../../platform/network/streaming-fetch.ts'
import { mergeDeltas } from './merge-deltas.ts'

/** Each stream under way adds this much to the time between two pieces of any of them. */
const msPerStream = 0.5
const longestMs = 250
/** When the process has no time left, pieces grow up to this many times: better a second late than ever later. */
const maxStretch = 4
const lookEveryMs = 500
const maxPending = 256 * 1024
/** So many events are passed on before everyone else has a turn: what parses them does not stop in between. */
const framesAtOnce = 64
const maxWaiting = 1_000
/** Longer than any event, and than any answer with all that each of its words comes in. */
const maxFrame = 4 * 1024 * 1024
const maxBytes = 64 * 1024 * 1024
const maxEvents = 250_000

let streams = 0
let stretch = 1
let lookedAt = 0
let looked: EventLoopUtilization | undefined

/** How much longer than usual the pauses are, after a while in which the process was busy for this share of the time. */
export function nextStretch(now: number, busy: number): number {
  if (busy > 0.9) return Math.min(maxStretch, now * 1.5)
  return busy < 0.7 ? Math.max(1, now / 1.5) : now
}

function pauseMs(): number {
  if (streams <= 1) return 0
  const now = performance.now()
  if (now - lookedAt > lookEveryMs) {
    const { utilization } = performance.eventLoopUtilization(looked)
    looked = performance.eventLoopUtilization()
    lookedAt = now
    stretch = nextStretch(stretch, utilization)
  }
  return Math.min(longestMs, streams * msPerStream) * stretch
}

/** What keeps a connection open says nothing. */
const isComment = (frame: string) => frame.startsWith(':') && !frame.includes('\n')

/** Text in lines that end with one letter, whatever they ended with; looks at no piece twice, however long an event becomes. */
function createLines() {
  const decoder = new TextDecoder()
  let half = ''
  let endsLine = false
  return {
    next(bytes: Uint8Array): { text: string; endsEvent: boolean } {
      const said = half + decoder.decode(bytes, { stream: true })
      // Some providers end lines as HTTP does. One that is cut between the two waits for the other.
      half = said.endsWith('\r') ? '\r' : ''
      const text = said.slice(0, said.length - half.length).replaceAll('\r\n', '\n')
      const endsEvent = (endsLine && text.startsWith('\n')) || text.includes('\n\n')
      if (text !== '') endsLine = text.endsWith('\n')
      return { text, endsEvent }
    },
    rest: () => half + decoder.decode(),
  }
}

type Outbox = ReturnType<typeof createOutbox>

/** Passes frames on, so many in a turn of the event loop, and only while somebody takes them. */
function createOutbox(controller: ReadableStreamDefaultController<Uint8Array>, source: Readable) {
  const encoder = new TextEncoder()
  let frames: string[] = []
  let next: NodeJS.Immediate | undefined
  let afterwards: (() => void) | undefined
  const isFull = () => (controller.desiredSize ?? 0) < -16
  const send = () => {
    next = undefined
    const now = frames.splice(0, framesAtOnce).join('')
    if (now !== '') controller.enqueue(encoder.encode(now))
    if (frames.length === 0) afterwards?.()
    else if (!isFull()) next ??= setImmediate(send)
  }
  return {
    push(more: string[]) {
      frames = frames.concat(more)
      if (!next) send()
      if (frames.length > maxWaiting || isFull()) source.pause()
    },
    pull() {
      if (frames.length > 0) next ??= setImmediate(send)
      else if (source.isPaused()) source.resume()
    },
    close(then: () => void) {
      afterwards = then
      if (frames.length === 0) then()
    },
    stop() {
      frames = []
      afterwards = undefined
      clearImmediate(next)
    },
  }
}

/**
 * An event stream in larger pieces the more of them there are, and the busier the process is. What parses and passes on each piece
 * costs far more than the piece itself; with few streams nothing changes, with hundreds each still says something four times a
 * second, and once a second when there is no time for more. A stream that never comes to an end is cut off.
 */
export function pacedBody(source: Readable, clean: Clean = (text) => text): ReadableStream<Uint8Array> {
  const lines = createLines()
  let pending = ''
  let hasWhole = false
  let heard = 0
  let events = 0
  let saidAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let over = false
  let outbox: Outbox | undefined
  streams += 1
  const end = () => {
    over = true
    streams -= 1
    clearTimeout(timer)
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      outbox = createOutbox(controller, source)
      const { push, close: closeAfter } = outbox
      const say = (all: boolean) => {
        clearTimeout(timer)
        timer = undefined
        const whole = all ? pending.length : pending.lastIndexOf('\n\n') + 2
        hasWhole = false
        const frames = clean(pending.slice(0, whole)).split('\n\n')
        pending = pending.slice(whole)
        // The last is what follows the last boundary: nothing, or a frame that the stream was cut in.
        const rest = frames.pop()!
        const merged = mergeDeltas(frames.filter((frame) => !isComment(frame)))
        events += merged.length
        push([...merged.map((frame) => `${frame}\n\n`), rest])
        saidAt = performance.now()
      }
      const conclude = (close: () => void) => {
        if (over) return
        // What came before a failure was said, and is passed on.
        say(true)
        end()
        closeAfter(close)
      }
      source.on('data', (bytes: Uint8Array) => {
        if (over) return
        const { text, endsEvent } = lines.next(bytes)
        pending += text
        hasWhole ||= endsEvent
        heard += bytes.length
        if (pending.length > maxFrame || heard > maxBytes || events > maxEvents)
          return source.destroy(new DOMException('it did not end', endlessName))
        if (!hasWhole) return
        const wait = saidAt + pauseMs() - performance.now()
        if (wait <= 1 || pending.length > maxPending) say(false)
        else timer ??= setTimeout(say, wait, false)
      })
      source.once('end', () => {
        pending += lines.rest()
        conclude(() => controller.close())
      })
      source.once('error', (error) => conclude(() => controller.error(error)))
    },
    pull: () => outbox?.pull(),
    cancel() {
      if (!over) end()
      outbox?.stop()
      source.destroy()
    },
  })
}
