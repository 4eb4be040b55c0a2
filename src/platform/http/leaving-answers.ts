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
/** What is no longer, with what waits on its connection, always leaves: signing in, and the service's health, go on. */
const short = 16 * 1024
/** Of all that may be on its way, so much to visitors. */
const visitorsShare = 0.75

type Leaving = { address: string; bytes: number; payload: unknown; socket: Socket; isVisit: boolean }

/**
 * An answer that its reader does not take holds its memory: readers have to make progress, and only so much may be on its way at once.
 * Where all of it is taken, who holds less than others gets room from the one who holds most.
 */
export function watchLeavingAnswers(app: FastifyInstance, given: Partial<LeavingAnswers> = {}): void {
  const limits = { ...defaults, ...given }
  const leaving = createLeaving(limits)
  const waiting = new WeakMap<Socket, number>()
  watchReaders(app, limits)
  app.addHook('onSend', (request, { raw }, payload, done) => {
    const bytes = Buffer.isBuffer(payload) || typeof payload === 'string' ? payload.length : 0
    const { socket } = request.raw
    if (bytes === 0 || request.method === 'HEAD' || socket.destroyed) return done()
    const before = waiting.get(socket) ?? 0
    if (before + bytes <= short) {
      waiting.set(socket, before + bytes)
      raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? bytes) - bytes))
      return done()
    }
    // Bytes that are sent to many are in memory once.
    if (leaving.has(payload)) return done()
    const { changes, isVisit } = request.routeOptions.config as RouteConfig
    const one = { address: networkOf(request.ip), bytes, payload, socket, isVisit: isVisit?.(request) ?? true }
    if (!leaving.makeRoom(one)) {
      // What changed something is done: it cannot be said to be refused.
      if (changes) socket.destroy()
      return done(httpErrors.rateLimited('too many long answers wait for their readers', retryAfter(5_000)))
    }
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

function createLeaving({ perAddress, inAll }: LeavingAnswers) {
  const leaving = new Set<Leaving>()
  const payloads = new Set<unknown>()
  const held = new Map<string, number>()
  const total = { all: 0, visits: 0 }
  const count = ({ address, bytes, isVisit }: Leaving, sign: 1 | -1) => {
    const own = (held.get(address) ?? 0) + sign * bytes
    if (own > 0) held.set(address, own)
    else held.delete(address)
    total.all += sign * bytes
    if (isVisit) total.visits += sign * bytes
  }
  const remove = (one: Leaving) => {
    if (!leaving.delete(one)) return
    payloads.delete(one.payload)
    count(one, -1)
  }

  /** Ends the answer that has been on its way longest to whoever holds most, where that is more than `atLeast`. */
  function endOne(atLeast: number, ofVisitors: boolean): boolean {
    const some = [...leaving].filter(({ isVisit }) => isVisit || !ofVisitors)
    const longest = some.reduce<Leaving | null>(
      (a, b) => (a && held.get(a.address)! >= held.get(b.address)! ? a : b),
      null,
    )
    if (!longest || held.get(longest.address)! <= atLeast) return false
    remove(longest)
    longest.socket.destroy()
    return true
  }

  return {
    has: (payload: unknown) => typeof payload !== 'string' && payloads.has(payload),
    add(one: Leaving) {
      leaving.add(one)
      payloads.add(one.payload)
      count(one, 1)
    },
    delete: remove,
    makeRoom({ address, bytes, isVisit }: Leaving): boolean {
      // One alone always goes, however long.
      const own = held.has(address) ? held.get(address)! + bytes : 0
      if (own > perAddress) return false
      for (;;) {
        const ofVisitors = isVisit && total.visits > 0 && total.visits + bytes > visitorsShare * inAll
        if (!ofVisitors && (total.all === 0 || total.all + bytes <= inAll)) return true
        if (!endOne(Math.max(own, bytes), ofVisitors)) return false
      }
    },
  }
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
