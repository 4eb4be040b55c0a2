import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for their answers at once: browsers send one, programs a few. */
const most = 20
/** To the parser: nothing more of what was read is for it. */
const stop = 2

type Parser = { onIncoming(request: IncomingMessage, keepAlive: boolean): number }

/**
 * What one read of a connection brings is parsed at once, thousands of requests, and each would be begun: a connection that sends on
 * without waiting for answers is cut, and the rest of what it sent is not looked at. Node has no public way to stop in the midst of it.
 */
export function fewAtOnce(server: Server): Server {
  const underWay = new WeakMap<Socket, Set<ServerResponse>>()
  const count = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const all = underWay.get(socket) ?? new Set()
    underWay.set(socket, all.add(response))
    response.once('close', () => all.delete(response))
  }
  server.prependListener('request', count).prependListener('checkExpectation', count)
  server.on('connection', (socket: Socket & { parser?: Parser }) => {
    const { parser } = socket
    const pass = parser?.onIncoming
    if (!parser || !pass) return
    parser.onIncoming = (request, keepAlive) => {
      if ((underWay.get(socket)?.size ?? 0) < most) return pass.call(parser, request, keepAlive)
      socket.destroy()
      return stop
    }
  })
  return server
}
