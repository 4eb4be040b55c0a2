import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../network/addresses.ts'
import { retryAfter } from '../sliding-window.ts'
import { httpErrors } from './http.errors.ts'
import type { RouteConfig } from './route.ts'

export type LeavingAnswers = {
  /** In each `windowMs` a reader takes at least `leastBytes` of what waits for them, or all of it. */
  windowMs: number
  leastBytes: number
  /** Bytes of long answers that may be on their way at once: to one address, and to all. */
  perAddress: number
  inAll: number
}

const megabyte = 1024 * 1024
const defaults: LeavingAnswers = {
  windowMs: 60_000,
  leastBytes: 64 * 1024,
  perAddress: 64 * megabyte,
  inAll: 256 * megabyte,
}
/** What is no longer always leaves: signing in, and the service's health, go on. */
const short = 256 * 1024

type Leaving = { address: string; bytes: number; payload: unknown; socket: Socket }

/**
 * An answer that its reader does not take holds its memory: readers have to make progress, and only so much may be on its way at once.
 * Where all of it is taken, who holds less than others gets room from the one who holds most.
 */
export function watchLeavingAnswers(app: FastifyInstance, given: Partial<LeavingAnswers> = {}): void {
  const limits = { ...defaults, ...given }
  const { perAddress, inAll } = limits
  const leaving = new Set<Leaving>()

  function makeRoom(address: string, bytes: number): boolean {
    for (;;) {
      const held = new Map<string, number>()
      let total = bytes
      for (const each of leaving) {
        held.set(each.address, (held.get(each.address) ?? 0) + each.bytes)
        total += each.bytes
      }
      // One alone always goes, however long.
      const own = held.has(address) ? held.get(address)! + bytes : 0
      if (own > perAddress) return false
      if (total <= inAll || held.size === 0) return true
      const [holder, most] = [...held].reduce((a, b) => (b[1] > a[1] ? b : a))
      if (most <= Math.max(own, bytes)) return false
      // Theirs that has been on its way longest.
      const ended = [...leaving].find((each) => each.address === holder)!
      leaving.delete(ended)
      ended.socket.destroy()
    }
  }

  watchReaders(app, limits)
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const bytes = Buffer.isBuffer(payload) || typeof payload === 'string' ? payload.length : 0
    const { socket } = request.raw
    if (bytes <= short || request.method === 'HEAD' || socket.destroyed) return done()
    // Bytes that are sent to many are in memory once.
    for (const each of leaving) if (each.payload === payload && typeof payload !== 'string') return done()
    const address = networkOf(request.ip)
    if (!makeRoom(address, bytes)) {
      // What changed something is done: it cannot be said to be refused.
      if ((request.routeOptions.config as RouteConfig).changes) socket.destroy()
      return done(httpErrors.rateLimited('too many long answers wait for their readers', retryAfter(5_000)))
    }
    const one: Leaving = { address, bytes, payload, socket }
    leaving.add(one)
    const left = () => {
      raw.off('close', left)
      socket.off('close', left)
      leaving.delete(one)
    }
    // An answer behind another one on its connection does not hear of the end itself.
    raw.on('close', left)
    socket.on('close', left)
    done()
  })
}

/** What Node itself looks at to tell whether a connection still moves. */
type Handle = { bytesWritten: number; writeQueueSize: number }

function watchReaders(app: FastifyInstance, { windowMs, leastBytes }: LeavingAnswers): void {
  const readers = new Map<Socket, { since: number; taken: number }>()
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, reader] of readers) {
      const handle = (socket as Socket & { _handle?: Handle | null })._handle
      const waiting = handle?.writeQueueSize ?? 0
      const taken = (handle?.bytesWritten ?? 0) - waiting
      // While nothing waits it is we who are at work.
      if (waiting === 0 || taken - reader.taken >= leastBytes) readers.set(socket, { since: now, taken })
      else if (now - reader.since >= windowMs) socket.destroy()
    }
  }, windowMs / 4).unref()
  app.addHook('onClose', async () => clearInterval(look))
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    if (!readers.has(socket)) {
      readers.set(socket, { since: performance.now(), taken: 0 })
      socket.once('close', () => readers.delete(socket))
    }
    done()
  })
}
