import type { FastifyInstance } from 'fastify'
import { networkOf } from '../network/addresses.ts'
import { retryAfter } from '../sliding-window.ts'
import { httpErrors } from './http.errors.ts'

export type LeavingAnswers = {
  /** How long an answer may wait for its reader. */
  windowMs: number
  /** Bytes of long answers that may be on their way at once: to one address, and to all. */
  perAddress: number
  inAll: number
}

const megabyte = 1024 * 1024
const defaults: LeavingAnswers = { windowMs: 60_000, perAddress: 64 * megabyte, inAll: 256 * megabyte }
/** What is no longer always leaves: signing in, and the service's health, go on. */
const short = 256 * 1024

/**
 * An answer that its reader does not take holds its memory for as long as they like: in each window some of it has to get away, or the
 * connection ends. Node's own timeout starts anew with whatever is read or written. And only so much may be on its way at once.
 */
export function watchLeavingAnswers(app: FastifyInstance, given: Partial<LeavingAnswers> = {}): void {
  const { windowMs, perAddress, inAll } = { ...defaults, ...given }
  const held = new Map<string, number>()
  /** Bytes that are sent to many are in memory once. */
  const leaving = new Set<Buffer>()
  let heldInAll = 0

  const add = (address: string, bytes: number) => {
    heldInAll += bytes
    const left = (held.get(address) ?? 0) + bytes
    if (left > 0) held.set(address, left)
    else held.delete(address)
  }

  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.setTimeout(windowMs, () => {
      if (raw.socket?.writableLength) raw.socket.destroy()
      // While nothing waits it is we who are at work.
      else raw.socket?.setTimeout(windowMs)
    })
    done()
  })

  app.addHook('onSend', (request, { raw }, payload, done) => {
    const buffer = Buffer.isBuffer(payload) ? payload : null
    const bytes = buffer?.length ?? (typeof payload === 'string' ? payload.length : 0)
    const { socket } = request.raw
    if (bytes <= short || (buffer && leaving.has(buffer)) || socket.destroyed) return done()
    const address = networkOf(request.ip)
    const own = held.get(address) ?? 0
    // One alone always goes, however long.
    if ((own > 0 && own + bytes > perAddress) || (heldInAll > 0 && heldInAll + bytes > inAll)) {
      // What changed something is done: it cannot be said to be refused.
      if (request.method !== 'GET') socket.destroy()
      return done(httpErrors.rateLimited('too many long answers wait for their readers', retryAfter(5_000)))
    }
    add(address, bytes)
    if (buffer) leaving.add(buffer)
    const left = () => {
      raw.off('close', left)
      socket.off('close', left)
      add(address, -bytes)
      if (buffer) leaving.delete(buffer)
    }
    // An answer behind another one on its connection does not hear of the end itself.
    raw.on('close', left)
    socket.on('close', left)
    done()
  })
}
