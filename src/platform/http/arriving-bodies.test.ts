import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { until } from '../../../test/until.ts'
import { createLog } from '../log.ts'
import { routeDefiner, tagged } from './route.ts'
import { createServer, registerRoutes } from './server.ts'

const app = createServer({
  log: createLog('fatal', false),
  trustProxy: { hops: 0 },
  bodyLimit: 1_000_000,
  bodies: { perAddress: 3, windowMs: 4_000, leastBytes: 1_000 },
})
const route = routeDefiner<null>()
registerRoutes(
  app,
  tagged('things', [
    route('POST', '/things', {
      summary: '',
      access: null,
      body: z.strictObject({ text: z.string() }),
      answer: z.object({ length: z.int() }),
      handle: ({ body }) => ({ length: body.text.length }),
    }),
  ]),
  {
    prefix: '',
    checkResponses: true,
    authenticate: ({ headers }) => wait(Number(headers['x-wait'] ?? 0), null),
    closing: new AbortController().signal,
  },
)

describe('a body on its way', () => {
  let port: number
  const sockets: Socket[] = []
  before(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as { port: number }).port
  })
  after(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })

  /** Sends the head and the beginning of a body, and gathers what comes back. */
  async function begin(length = 100_000, start = '{"text":"') {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    const state = { socket, answer: '', closed: false }
    socket.on('data', (chunk) => {
      state.answer += chunk
    })
    socket.on('close', () => {
      state.closed = true
    })
    socket.on('error', () => {})
    socket.write(
      `POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    )
    socket.write(start)
    return state
  }

  test('that drips is cut off, with the reason', async () => {
    const slow = await begin()
    const drip = setInterval(() => slow.socket.write('a'), 20)
    await until(async () => slow.closed)
    clearInterval(drip)
    assert.match(slow.answer, /^HTTP\/1.1 400 /)
    assert.match(slow.answer, /the request took too long to arrive/)
  })

  test('that makes progress may take its time', async () => {
    const steady = await begin(12_011)
    for (let sent = 0; sent < 12_000; sent += 1_000) {
      steady.socket.write('a'.repeat(1_000))
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    steady.socket.write('"}')
    await until(async () => steady.answer.includes('12000'))
    assert.match(steady.answer, /^HTTP\/1.1 200 /)
  })

  test('is one of so many of its address; when one is whole, the next may come', async () => {
    const open = [await begin(12), await begin(12), await begin(12)]
    let refused = await begin(12)
    await until(async () => refused.answer !== '')
    assert.match(refused.answer, /^HTTP\/1.1 429 .*retry-after: 4.*too many requests of this address/is)
    open[0]!.socket.write('a"}')
    await until(async () => open[0]!.answer !== '')
    assert.match(open[0]!.answer, /^HTTP\/1.1 200 /)
    refused = await begin(12, '{"text":"b"}')
    await until(async () => refused.answer !== '')
    assert.match(refused.answer, /^HTTP\/1.1 200 /)
  })

  test('that is whole is here, however many of them wait to be read', async () => {
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/things`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wait': '300' },
        body: '{"text":"short"}',
      })
    const answers = await Promise.all(Array.from({ length: 12 }, ask))
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array<number>(12).fill(200),
    )
  })
})
