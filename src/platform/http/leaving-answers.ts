import type { FastifyInstance } from 'fastify'

const defaultWindowMs = 60_000

/**
 * An answer that its reader does not take holds its memory for as long as they like: in each window some of it has to get away, or the
 * connection ends. Node's own timeout starts anew with whatever is read or written.
 */
export function watchLeavingAnswers(app: FastifyInstance, windowMs = defaultWindowMs): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.setTimeout(windowMs, () => {
      if (raw.socket?.writableLength) raw.socket.destroy()
      // While nothing waits it is we who are at work.
      else raw.socket?.setTimeout(windowMs)
    })
    done()
  })
}
