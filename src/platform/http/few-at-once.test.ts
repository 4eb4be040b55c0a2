import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { routeDefiner, tagged } from './route.ts'
import { createServer, registerRoutes } from './server.ts'

describe('a connection that sends on without waiting for answers', () => {
  let begun = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const route = routeDefiner<null>()
  const app = createServer({ log: createLog('fatal', false), trustProxy: { hops: 0 }, bodyLimit: 1_000 })
  const things = route('GET', '/things', {
    summary: '',
    access: null,
    answer: z.object({}),
    async handle() {
      begun++
      await held
      return {}
    },
  })
  registerRoutes<null, null>(app, tagged('things', [things]), {
    prefix: '',
    checkResponses: true,
    authenticate: () => null,
    closing: new AbortController().signal,
  })
  let port: number
  before(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as { port: number }).port
  })
  after(() => app.close())

  const send = (times: number, headers = '') => {
    const socket = connect(port, '127.0.0.1')
    let told = ''
    socket.on('data', (chunk) => {
      told += chunk
    })
    socket.on('error', () => {})
    socket.write(`GET /things HTTP/1.1\r\nHost: here\r\n${headers}\r\n`.repeat(times))
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    const count = (status: string) => told.split(`HTTP/1.1 ${status}`).length - 1
    return { socket, closed, answers: () => count('200'), told: () => count('417') }
  }

  test('is cut, with few of its requests begun; others that send a few are answered', async () => {
    const many = send(2_000)
    await many.closed
    const expecting = send(2_000, 'Expect: much\r\n')
    await expecting.closed
    assert.ok(expecting.told() <= 10, `${expecting.told()} told`)
    assert.ok(begun <= 10, `${begun} begun`)
    const before = begun
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    const cut = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    let missing = ''
    socket.on('data', (chunk) => {
      missing += chunk
    })
    socket.write('POST /nothing HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n{}'.repeat(1_000))
    await cut
    assert.ok(
      missing.split('HTTP/1.1 404').length - 1 <= 10,
      'those with bodies, answered at once, are as many at most',
    )
    assert.equal(begun, before)
    const few = send(10)
    release()
    while (few.answers() < 10) await new Promise((resolve) => setTimeout(resolve, 10))
    few.socket.destroy()
    // Answered requests make room for others on the same connection.
    const again = send(8)
    while (again.answers() < 8) await new Promise((resolve) => setTimeout(resolve, 10))
    again.socket.write('GET /things HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(8))
    while (again.answers() < 16) await new Promise((resolve) => setTimeout(resolve, 10))
    again.socket.destroy()
  })
})
