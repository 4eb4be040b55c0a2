import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { until } from '../../../test/until.ts'
import { createLog } from '../log.ts'
import { routeDefiner, tagged } from './route.ts'
import { createServer, registerRoutes } from './server.ts'

const bytes = 40_000_000
const windowMs = 1_500
const app = createServer({
  log: createLog('fatal', false),
  trustProxy: { hops: 0 },
  bodyLimit: 1_000,
  answers: { windowMs, perAddress: 90_000_000 },
})
const shared = Buffer.alloc(bytes)
let making = 0
const waiting: (() => void)[] = []
const route = routeDefiner<null>()
registerRoutes(
  app,
  tagged('things', [
    route('GET', '/things', {
      summary: '',
      access: null,
      answer: z.object({ text: z.string() }),
      handle: () => ({ text: 'x'.repeat(bytes) }),
    }),
    route('GET', '/shared', {
      summary: '',
      access: null,
      answer: { kind: 'raw', contentType: '', description: '' },
      handle: ({ reply }) => reply.send(shared),
    }),
    route('POST', '/things', {
      summary: '',
      access: null,
      answer: z.object({ text: z.string() }),
      handle: () => ({ text: 'x'.repeat(bytes) }),
    }),
    route('GET', '/short', { summary: '', access: null, answer: z.object({}), handle: () => ({}) }),
    route('GET', '/long', {
      summary: '',
      access: null,
      long: true,
      answer: z.object({}),
      async handle() {
        making++
        await new Promise<void>((resolve) => waiting.push(resolve))
        making--
        return {}
      },
    }),
  ]),
  { prefix: '', checkResponses: true, authenticate: () => null, closing: new AbortController().signal },
)

describe('an answer on its way', () => {
  let port: number
  before(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as { port: number }).port
  })
  after(() => app.close())

  async function ask(asked = 'GET /things', isRead = true) {
    const socket = connect(port, '127.0.0.1')
    const state = { socket, received: 0, ended: false, start: '' }
    socket.on('data', (chunk) => {
      state.start ||= String(chunk.subarray(0, 1_000))
      state.received += chunk.length
      // At once: on loopback all of it may be here before anybody looks.
      if (!isRead) socket.pause()
    })
    socket.on('close', () => {
      state.ended = true
    })
    socket.on('error', () => {})
    socket.write(`${asked} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`)
    await until(() => state.received > 0 || state.ended)
    return state
  }
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

  test('ends when nobody reads it', async () => {
    const { socket } = await ask('GET /things', false)
    await until(async () => (await open()) === 0)
    socket.destroy()
  })

  test('takes as long as a slow reader needs', async () => {
    const began = performance.now()
    const state = await ask()
    const { socket } = state
    socket.on('data', () => {
      socket.pause()
      setTimeout(() => socket.resume(), 10)
    })
    await until(() => state.ended)
    assert.ok(performance.now() - began > windowMs, 'it was not slow enough to tell')
    assert.ok(state.received > bytes, `${state.received} bytes`)
  })

  test('is one of as many as may be on their way to an address; when one has left, the next may', async () => {
    const unread = [await ask('GET /things', false), await ask('GET /things', false)]
    assert.match((await ask()).start, /^HTTP\/1.1 429 .*retry-after: 5.*api\/rate-limited/is)
    assert.equal((await ask('POST /things')).start, '', 'what was done is not said to be refused')
    assert.match((await ask('GET /short')).start, /^HTTP\/1.1 200 /)
    unread[0]!.socket.destroy()
    await until(async () => (await open()) === 1)
    const next = await ask()
    assert.match(next.start, /^HTTP\/1.1 200 /)
    for (const { socket } of [...unread, next]) socket.destroy()
    await until(async () => (await open()) === 0)
  })

  test('counts once when its bytes are sent to many', async () => {
    const unread = []
    for (let i = 0; i < 5; i++) {
      unread.push(await ask('GET /shared', false))
    }
    for (const { start } of unread) assert.match(start, /^HTTP\/1.1 200 /)
    for (const { socket } of unread) socket.destroy()
    await until(async () => (await open()) === 0)
  })

  test('gives its room back also where it waited behind another one on its connection', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET /things HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(2))
    await until(async () => /^HTTP\/1.1 429 /.test((await ask()).start))
    socket.destroy()
    await until(async () => (await open()) === 0)
    const next = await ask()
    assert.match(next.start, /^HTTP\/1.1 200 /)
    next.socket.destroy()
  })

  test('that may be long is made with a few others at a time', async () => {
    const asked = Array.from({ length: 10 }, () => fetch(`http://127.0.0.1:${port}/long`))
    await until(async () => making === 3)
    await fetch(`http://127.0.0.1:${port}/short`)
    let most = making
    let answered = 0
    for (const one of asked) one.then(() => answered++)
    await until(async () => {
      most = Math.max(most, making)
      waiting.shift()?.()
      return answered === 10
    })
    assert.equal(most, 3)
  })
})
