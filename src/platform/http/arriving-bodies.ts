import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../network/addresses.ts'
import { retryAfter } from '../sliding-window.ts'
import { hasBody } from './body.ts'
import { httpErrors } from './http.errors.ts'
import { sendRaw } from './raw-answers.ts'

export type ArrivingBodies = {
  /** Bodies of one address that may be on their way at once. */
  perAddress: number
  /** In each `windowMs` a body brings at least `leastBytes`, or is whole. */
  windowMs: number
  leastBytes: number
}

const defaults: ArrivingBodies = { perAddress: 200, windowMs: 20_000, leastBytes: 16 * 1024 }

type Arriving = {
  address: string
  request: IncomingMessage
  response: ServerResponse
  since: number
  bytes: number
  done(): void
}

/** A body that comes in drips holds memory and a connection for as long as its sender likes: it has to make progress. */
export function watchArrivingBodies(app: FastifyInstance, given: Partial<ArrivingBodies> = {}): void {
  const { perAddress, windowMs, leastBytes } = { ...defaults, ...given }
  /** A connection has one body on its way: what came before it is whole. */
  const arriving = new Map<Socket, Arriving>()
  const perSender = new Map<string, number>()
  const watched = new WeakSet<Socket>()
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const now = performance.now()
    for (const each of [...arriving.values()]) {
      const { request } = each
      const received = request.socket.bytesRead
      // While it is we who do not read, nothing can come.
      const full = request.readableLength >= request.readableHighWaterMark
      if (request.complete || request.socket.destroyed) each.done()
      else if (full || received - each.bytes >= leastBytes) Object.assign(each, { since: now, bytes: received })
      else if (now - each.since >= windowMs) cutOff(each)
    }
  }

  function watch(address: string, request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const done = () => {
      if (arriving.get(socket) !== entry) return
      arriving.delete(socket)
      const left = perSender.get(address)! - 1
      if (left > 0) perSender.set(address, left)
      else perSender.delete(address)
      if (arriving.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
    const entry = { address, request, response, since: performance.now(), bytes: socket.bytesRead, done }
    arriving.get(socket)?.done()
    arriving.set(socket, entry)
    perSender.set(address, (perSender.get(address) ?? 0) + 1)
    timer ??= setInterval(look, Math.min(1_000, windowMs / 4)).unref()
    request.once('end', done).once('close', done)
    // Of a connection's end a request hears only while its answer has not gone out.
    if (watched.has(socket)) return
    watched.add(socket)
    socket.once('close', () => arriving.get(socket)?.done())
  }

  /** Many short requests at once are whole long before they are read: those are here, and wait for us. */
  function isFull(address: string): boolean {
    if ((perSender.get(address) ?? 0) < perAddress) return false
    for (const each of [...arriving.values()]) if (each.address === address && each.request.complete) each.done()
    return (perSender.get(address) ?? 0) >= perAddress
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request) || request.raw.complete) return done()
    const sender = networkOf(request.ip)
    if (isFull(sender)) {
      const headers = { ...retryAfter(windowMs), connection: 'close' }
      return done(httpErrors.rateLimited('too many requests of this address are still on their way', headers))
    }
    watch(sender, request.raw, reply.raw)
    done()
  })
}

function cutOff({ request: { socket }, response }: Arriving): void {
  if (response.headersSent) return void socket.destroy()
  response.once('finish', () => socket.destroy())
  sendRaw(response, httpErrors.invalidRequest('the request took too long to arrive'))
}
