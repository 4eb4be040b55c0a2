import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for their answers at once, or that come in one turn: browsers send one, programs a few. */
const most = 10
/** To the parser: nothing more of what was read is for it. */
const stop = 2

type Parser = { onIncoming(request: IncomingMessage, keepAlive: boolean): number }

/**
 * What one read of a connection brings is parsed at once, thousands of requests, and each would be begun: a connection that sends on
 * without waiting for answers is cut, and the rest of what it sent is not looked at. Node has no public way to stop in the midst of it.
 */
export function fewAtOnce(server: Server): Server {
  const underWay = new WeakMap<Socket, Set<ServerResponse>>()
  // Those with a body may be answered before the next of the same read is parsed.
  let inTurn: Map<Socket, number> | null = null
  const countTurn = (socket: Socket): number => {
    if (!inTurn) {
      inTurn = new Map()
      setImmediate(() => {
        inTurn = null
      })
    }
    const count = (inTurn.get(socket) ?? 0) + 1
    inTurn.set(socket, count)
    return count
  }
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
      const isFew = countTurn(socket) <= most && (underWay.get(socket)?.size ?? 0) < most
      if (isFew) return pass.call(parser, request, keepAlive)
      socket.destroy()
      return stop
    }
  })
  return server
}
