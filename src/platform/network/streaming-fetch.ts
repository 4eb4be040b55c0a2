import type { IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { BodyTooLargeError, type NetworkGuard } from './network.ts'
import { request as httpRequest } from './node-http.ts'

const bodyless = new Set([204, 205, 304])
const keyHeaders = ['authorization', 'x-api-key', 'x-goog-api-key']
/** Shorter ones are no keys, and stand in ordinary words. */
const shortestKey = 8
const maxWhole = 16 * 1024 * 1024
/** Of a refusal: its reason stands at the beginning. */
const maxRefusal = 64 * 1024

/** Text without the keys that the request was sent with: some servers say in their errors what they were sent. */
export type Clean = (text: string) => string

/**
 * A `fetch` whose every connection passes the guard and whose answer streams, or is of limited length. Redirects are answered, not
 * followed. `eventStream` makes the body of a stream, where the ordinary one would cost too much for each small piece.
 */
export function createStreamingFetch(
  guard: Pick<NetworkGuard, 'httpAgent' | 'httpsAgent'>,
  eventStream: (source: Readable, clean: Clean) => ReadableStream<Uint8Array> = (source) =>
    Readable.toWeb(source) as ReadableStream<Uint8Array>,
): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init)
    const url = new URL(asked.url)
    const secure = url.protocol === 'https:'
    if (!secure && url.protocol !== 'http:')
      throw new TypeError(`an address must begin with http or https, not ${url.protocol}`)
    const body = asked.body ? Buffer.from(await asked.arrayBuffer()) : undefined
    const headers = Object.fromEntries(asked.headers)
    if (body) headers['content-length'] = String(body.length)
    const clean = withoutKeysOf(headers)
    return new Promise<Response>((resolve, reject) => {
      const request = (secure ? httpsRequest : httpRequest)(url, {
        agent: secure ? guard.httpsAgent : guard.httpAgent,
        method: asked.method,
        headers,
        signal: asked.signal,
      })
      const fail = (error: Error) => reject(asked.signal.aborted ? asked.signal.reason : error)
      request.on('error', fail)
      request.on('response', (response) => {
        const status = response.statusCode ?? 502
        const answered = headersOf(response)
        const answer = (said: ReadableStream<Uint8Array> | string | null) =>
          resolve(new Response(said, { status, statusText: response.statusMessage ?? '', headers: answered }))
        if (bodyless.has(status)) {
          response.resume()
          answer(null)
        } else if (status === 200 && !answered.get('content-type')?.includes('json')) {
          answer(eventStream(response, clean))
        } else readWhole(response, status).then((text) => answer(clean(text)), fail)
      })
      request.end(body)
    })
  }
}

function withoutKeysOf(headers: Record<string, string>): Clean {
  const keys = keyHeaders
    .map((name) => headers[name]?.replace(/^Bearer /, '') ?? '')
    .filter(({ length }) => length >= shortestKey)
  return (text) => keys.reduce((clean, key) => clean.replaceAll(key, '…'), text)
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  return headers
}

async function readWhole(response: IncomingMessage, status: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (status !== 200 && size > maxRefusal) break
    if (size > maxWhole) throw new BodyTooLargeError('The answer is too long.')
  }
  return Buffer.concat(parts).toString('utf8')
}
