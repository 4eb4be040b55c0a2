import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { until } from '../../../test/until.ts'
import { createLog } from '../log.ts'
import { httpErrors } from './http.errors.ts'
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
    authenticate({ headers }) {
      if (headers['x-stranger']) throw httpErrors.invalidRequest('not for strangers')
      return wait(Number(headers['x-wait'] ?? 0), null)
    },
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

  const head = 'POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'

  /** Sends the head and the beginning of a body, and gathers what comes back. */
  async function begin(length: number | null = 100_000, start = '{"text":"', headers = '') {
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
    socket.write(`${head}${length === null ? '' : `content-length: ${length}\r\n`}${headers}\r\n`)
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
    for (const { socket } of open) socket.destroy()
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

  type Begun = Awaited<ReturnType<typeof begin>>
  const stranger = 'x-stranger: yes\r\n'
  const isAnswered = (begun: Begun) => until(() => begun.answer !== '')
  const isClosed = (begun: Begun) => until(() => begun.closed)
  const leave = ({ socket }: Begun) => socket.destroy()
  async function dripOn(begun: Begun) {
    const drip = setInterval(() => begun.socket.write('a'), 20)
    await isClosed(begun)
    clearInterval(drip)
  }

  /** How three bodies that have begun may end without ever being whole. */
  const ends: Record<string, { start?: string; headers?: string; end(begun: Begun): unknown }> = {
    'cut off while it still drips': { end: dripOn },
    'cut off while it is silent': { end: isClosed },
    'left by its sender': { end: leave },
    'reset by its sender': { end: ({ socket }) => socket.resetAndDestroy() },
    'half closed by its sender': { end: ({ socket }) => socket.end() },
    'refused before it was read, and left': {
      headers: stranger,
      end: (begun) => isAnswered(begun).then(() => leave(begun)),
    },
    'refused before it was read, and dripping on': { headers: stranger, end: dripOn },
    'broken off by what is no HTTP': {
      headers: 'transfer-encoding: chunked\r\n',
      start: '5\r\n{"tex\r\nZZ\r\n',
      end: isClosed,
    },
    'asking for another protocol': { headers: 'connection: upgrade\r\nupgrade: websocket\r\n', end: leave },
    'behind another one on its connection': {
      headers: 'x-wait: 300\r\n',
      start: `{"text":"a"}${head}content-length: 100\r\n${stranger}\r\n{"te`,
      end: leave,
    },
    'behind another one on its connection, refused, and left': {
      start: `{"text":"a"}${head}content-length: 100\r\n${stranger}\r\n{"te`,
      end: (begun) => until(() => begun.answer.includes('strangers')).then(() => leave(begun)),
    },
  }
  for (const [name, { start = '{"text":"', headers = '', end }] of Object.entries(ends))
    test(`gives its place back: ${name}`, async () => {
      const length = start.includes(head) ? 12 : headers.includes('chunked') ? null : 100_000
      const open = [
        await begin(length, start, headers),
        await begin(length, start, headers),
        await begin(length, start, headers),
      ]
      // Each has been seen before it ends.
      await wait(100)
      await Promise.all(open.map(end))
      await Promise.all(open.map(isClosed))
      await wait(50)
      const next = [await begin(12, '{"text":"a"'), await begin(12, '{"text":"a"'), await begin(12, '{"text":"a"')]
      await wait(50)
      for (const { socket } of next) socket.write('}')
      await until(async () => next.every(({ answer }) => answer !== ''))
      for (const { answer } of next) assert.match(answer, /^HTTP\/1.1 200 /)
      for (const { socket } of next) socket.destroy()
    })
})
