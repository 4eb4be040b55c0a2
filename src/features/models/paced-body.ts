import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import type { Readable } from 'node:stream'
import { mergeDeltas } from './merge-deltas.ts'

/** Each stream under way adds this much to the time between two pieces of any of them. */
const msPerStream = 0.5
const longestMs = 250
/** When the process has no time left, pieces grow up to this many times: better a second late than ever later. */
const maxStretch = 4
const lookEveryMs = 500
const maxPending = 256 * 1024

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

/**
 * An event stream in larger pieces the more of them there are, and the busier the process is. What parses and passes on each piece
 * costs far more than the piece itself; with few streams nothing changes, with hundreds each still says something four times a
 * second, and once a second when there is no time for more.
 */
export function pacedBody(source: Readable): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let pending = ''
  let saidAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let over = false
  streams += 1
  const end = () => {
    over = true
    streams -= 1
    clearTimeout(timer)
  }

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (all: boolean) => {
        clearTimeout(timer)
        timer = undefined
        // More than an event could be: whoever parses it has to judge.
        const whole = all || pending.length > maxPending ? pending.length : pending.lastIndexOf('\n\n') + 2
        if (whole < 2) return
        const frames = pending.slice(0, whole).split('\n\n')
        pending = pending.slice(whole)
        // The last is what follows the last boundary: nothing, or a frame that the stream was cut in.
        const rest = frames.pop()!
        const text = mergeDeltas(frames)
          .map((frame) => `${frame}\n\n`)
          .join('')
        controller.enqueue(encoder.encode(text + rest))
        saidAt = performance.now()
        if ((controller.desiredSize ?? 0) < -16) source.pause()
      }
      source.on('data', (bytes: Uint8Array) => {
        if (over) return
        pending += decoder.decode(bytes, { stream: true })
        // Some providers end lines as HTTP does. One that is cut between the two waits for the other.
        if (pending.includes('\r\n')) pending = pending.replaceAll('\r\n', '\n')
        const wait = saidAt + pauseMs() - performance.now()
        if (wait <= 1 || pending.length > maxPending) say(false)
        else timer ??= setTimeout(say, wait, false)
      })
      source.once('end', () => {
        if (over) return
        pending += decoder.decode()
        say(true)
        end()
        controller.close()
      })
      source.once('error', (error) => {
        if (over) return
        // What came before the failure was said, and is passed on.
        say(true)
        end()
        controller.error(error)
      })
    },
    pull() {
      if (source.isPaused()) source.resume()
    },
    cancel() {
      if (!over) end()
      source.destroy()
    },
  })
}
