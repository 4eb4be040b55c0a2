import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a scripted model does with one request. */
export type Turn = {
  reasoning?: string
  /** In pieces, as they are streamed. */
  text?: string[]
  calls?: { name: string; input: unknown }[]
  /** Between two pieces. */
  pauseMs?: number
  /** After its pieces: end as it should, keep still, cut the connection, or end without saying why. */
  ending?: 'end' | 'hang' | 'cut' | 'break-off'
  /** Answers with this status instead. */
  error?: { status: number; body?: unknown; headers?: Record<string, string> }
  /** Answers with this JSON instead, as a list of models. */
  json?: unknown
  /** Answers with this web page instead, as a proxy does. */
  html?: string
  /** Answers with this event stream instead, as it stands. */
  raw?: string
  /** Never answers at all. */
  silent?: boolean
  /** `cached`: of the input. */
  usage?: { input: number; output: number; cached?: number }
}
// biome-ignore lint/suspicious/noExplicitAny: what a provider's package sends is looked at, not typed
export type ModelRequest = { path: string; headers: IncomingMessage['headers']; body: any; index: number }
export type Script = (request: ModelRequest) => Turn | Promise<Turn>

export type ModelServer = {
  /** Its base address, as a provider's package takes it. */
  url: string
  requests: ModelRequest[]
  /** Requests whose client went away before the answer had ended. */
  abandoned(): number
  close(): Promise<void>
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** `speak` writes a turn in a provider's own protocol. */
export async function startModelServer(
  script: Script,
  speak: (turn: Turn, response: ServerResponse, request: ModelRequest) => Promise<void>,
): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let abandoned = 0
  const server = createServer(async (incoming, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1
    })
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    let body: unknown = text
    try {
      body = JSON.parse(text)
    } catch {
      // A form, as for transcription.
    }
    const request = { path: incoming.url ?? '', headers: incoming.headers, body, index: requests.length }
    requests.push(request)
    const turn = await script(request)
    if (turn.silent) return
    if (turn.error) {
      const json = turn.error.body === undefined ? { error: { message: 'scripted failure' } } : turn.error.body
      response.writeHead(turn.error.status, { 'content-type': 'application/json', ...turn.error.headers })
      response.end(typeof json === 'string' ? json : JSON.stringify(json))
      return
    }
    if (turn.json !== undefined) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(turn.json))
      return
    }
    if (turn.html !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(turn.html)
      return
    }
    if (turn.raw !== undefined) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(turn.raw, () => {
        if (endsWell(turn, response)) response.end()
      })
      return
    }
    await speak(turn, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    abandoned: () => abandoned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Ends a stream in the way a turn says. True when the protocol's own ending is still to be written. */
export function endsWell(turn: Turn, response: ServerResponse): boolean {
  if (turn.ending === 'cut') response.destroy()
  else if (turn.ending === 'break-off') response.end()
  return turn.ending === undefined || turn.ending === 'end'
}
