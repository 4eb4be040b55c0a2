import { request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import type { NetworkGuard } from './network.ts'
import { request as httpRequest } from './node-http.ts'

const bodyless = new Set([204, 205, 304])

/**
 * A `fetch` whose every connection passes the guard and whose answer streams. Redirects are answered, not followed.
 * `eventStream` makes the body of an event stream, where the ordinary one would cost too much for each small piece.
 */
export function createStreamingFetch(
  guard: Pick<NetworkGuard, 'httpAgent' | 'httpsAgent'>,
  eventStream: (source: Readable) => ReadableStream<Uint8Array> = (source) =>
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
        const answered = new Headers()
        for (const [name, value] of Object.entries(response.headers))
          for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) answered.append(name, one)
        const empty = bodyless.has(status)
        if (empty) response.resume()
        const streams = status === 200 && answered.get('content-type')?.includes('text/event-stream')
        resolve(
          new Response(
            empty ? null : streams ? eventStream(response) : (Readable.toWeb(response) as ReadableStream<Uint8Array>),
            {
              status,
              statusText: response.statusMessage ?? '',
              headers: answered,
            },
          ),
        )
      })
      request.end(body)
    })
  }
}
