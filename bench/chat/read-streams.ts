import { Agent, request } from 'node:http'

export type Read = { firstByteMs: number; words: number; totalMs: number; ended: boolean }

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
const needle = Buffer.from('lorem ')

/** Reads one stream to its end and counts its words, without parsing. `body` null: a GET. */
export function readStream(
  url: string,
  headers: Record<string, string>,
  body: string | null,
  opened = () => {},
): Promise<Read> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let firstByteMs = -1
    let words = 0
    let tail: Buffer = Buffer.alloc(0)
    const sent = request(
      url,
      {
        method: body === null ? 'GET' : 'POST',
        agent,
        headers: { ...(body !== null && { 'content-type': 'application/json' }), ...headers },
      },
      (response) => {
        opened()
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        response.on('data', (chunk: Buffer) => {
          const bytes = tail.length > 0 ? Buffer.concat([tail, chunk]) : chunk
          let at = 0
          for (let found = bytes.indexOf(needle); found >= 0; found = bytes.indexOf(needle, at)) {
            if (firstByteMs < 0) firstByteMs = performance.now() - started
            words += 1
            at = found + needle.length
          }
          tail = bytes.subarray(Math.max(at, bytes.length - needle.length + 1))
        })
        response.on('end', () => resolve({ firstByteMs, words, totalMs: performance.now() - started, ended: true }))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
