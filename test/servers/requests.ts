import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Served = { url: string; close(): Promise<void> }

/** A server on loopback whose answers a function makes from the whole body. */
export async function serve(
  answer: (request: IncomingMessage, body: Buffer, response: ServerResponse) => void | Promise<void>,
): Promise<Served> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    await answer(request, Buffer.concat(chunks), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Lets a test wait until what was recorded fulfils a condition, however slow the machine is. */
export function createWatch() {
  const waiting = new Set<() => void>()
  return {
    changed() {
      for (const look of waiting) look()
    },
    until<T>(find: () => T | undefined | false | null, what: string): Promise<T> {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`never: ${what}`))
        }, 60_000)
        const look = () => {
          const found = find()
          if (!found) return
          waiting.delete(look)
          clearTimeout(timer)
          resolve(found)
        }
        waiting.add(look)
        look()
      })
    },
  }
}
