import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { stopping } from '../workers/workers.errors.ts'
import { sendRaw } from './raw-answers.ts'

/** For requests that were sent before anybody could know. */
const refuseMs = 100
/** For what is cut off to say so itself; then for the last answers to leave. */
const tellMs = 500
const leaveMs = 200

/** Once told to stop, what comes by a connection that is open is refused, and what does not end in time is told so. */
export function watchStopping(app: FastifyInstance, overdue?: AbortSignal): void {
  const open = new Set<ServerResponse>()
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    // A connection that is closed with a request unread is reset: they are answered, and asked to close.
    setTimeout(done, refuseMs)
  })
  app.addHook('onRequest', (_request, { raw }, done) => {
    if (closing) return done(stopping())
    open.add(raw)
    raw.once('close', () => open.delete(raw))
    done()
  })
  overdue?.addEventListener('abort', () => {
    setTimeout(() => {
      for (const response of open) if (!response.headersSent) sendRaw(response, stopping())
      setTimeout(() => app.server.closeAllConnections(), leaveMs).unref()
    }, tellMs).unref()
  })
}
