import type { Readable } from 'node:stream'
import { mergeDeltas } from './merge-deltas.ts'

/** Each stream under way adds this much to the time between two pieces of any of them. */
const msPerStream = 0.5
const longestMs = 250
const mostPending = 256 * 1024

let streams = 0

/**
 * An event stream in larger pieces the more of them there are. What parses and passes on each piece costs far more than the
 * piece itself; with few streams nothing changes, with hundreds each still says something four times a second.
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
        const whole = all || pending.length > mostPending ? pending.length : pending.lastIndexOf('\n\n') + 2
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
        const wait = saidAt + Math.min(longestMs, streams > 1 ? streams * msPerStream : 0) - performance.now()
        if (wait <= 1 || pending.length > mostPending) say(false)
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
