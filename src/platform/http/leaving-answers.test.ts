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
  answerWindowMs: windowMs,
})
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

  async function ask() {
    const socket = connect(port, '127.0.0.1')
    const state = { socket, received: 0, ended: false }
    socket.on('data', (chunk) => {
      state.received += chunk.length
    })
    socket.on('close', () => {
      state.ended = true
    })
    socket.on('error', () => {})
    socket.write('GET /things HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n')
    await until(() => state.received > 0)
    return state
  }
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))

  test('ends when nobody reads it', async () => {
    const { socket } = await ask()
    socket.pause()
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
})
