import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ServiceError } from '../errors.ts'
import { STATUS_CODES } from '../network/node-http.ts'
import { httpErrors } from './http.errors.ts'

export const maxHeaderBytes = 32 * 1024

/** Answers a request past the framework. */
export function sendRaw(response: ServerResponse, answer: ServiceError): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...answer.headers,
  }
  response.writeHead(answer.status, headers).end(JSON.stringify(answer.toEnvelope()))
}

/** What Node refuses before there is a request: answered in the same language. */
export function clientErrorHandler(
  this: unknown,
  error: Error & { code?: string },
  socket: Socket & { _httpMessage?: IncomingMessage },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const answer =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? httpErrors.payloadTooLarge(`the request line and headers together take at most ${maxHeaderBytes} bytes`)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? httpErrors.invalidRequest('the request took too long to arrive')
        : httpErrors.invalidRequest('this is not an HTTP request that can be read')
  endRaw(socket, answer)
}

export function endRaw(socket: Duplex, answer: ServiceError): void {
  const body = JSON.stringify(answer.toEnvelope())
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
