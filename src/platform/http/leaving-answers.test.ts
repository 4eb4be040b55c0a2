import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { until } from '../../../test/until.ts'
import { createLog } from '../log.ts'
import type { WorkOwner } from '../turns.ts'
import type { LeavingAnswers } from './leaving-answers.ts'
import { routeDefiner, tagged } from './route.ts'
import { createServer, registerRoutes } from './server.ts'

const bytes = 40_000_000
const shared = Buffer.alloc(bytes)
const making: string[] = []
const waiting: (() => void)[] = []
const route = routeDefiner<'writes' | null>()

const text = { summary: '', answer: z.object({ text: z.string() }), handle: () => ({ text: 'x'.repeat(bytes) }) }
const routes = tagged('things', [
  route('GET', '/things', { ...text, access: null }),
  route('POST', '/things', { ...text, access: 'writes' }),
  route('POST', '/questions', { ...text, access: null }),
  route('GET', '/shared', {
    summary: '',
    access: null,
    answer: { kind: 'raw', contentType: '', description: '' },
    handle: ({ reply }) => reply.send(shared),
  }),
  route('GET', '/short', { summary: '', access: null, answer: z.object({}), handle: () => ({}) }),
  route('GET', '/long/:team', {
    summary: '',
    access: null,
    long: true,
    answer: z.object({}),
    async handle({ params: { team } }) {
      making.push(team)
      await new Promise<void>((resolve) => waiting.push(resolve))
      making.splice(making.indexOf(team), 1)
      return {}
    },
  }),
])

/** A service with its own limits; whoever says so in a header comes from another address. */
function serve(answers: Partial<LeavingAnswers>) {
  const app = createServer({ log: createLog('fatal', false), trustProxy: { hops: 1 }, bodyLimit: 1_000, answers })
  registerRoutes<WorkOwner | null, 'writes' | null>(app, routes, {
    prefix: '',
    checkResponses: true,
    authenticate: ({ url }) => (/^\/long\/visitors/.test(url) ? null : { teamId: url }),
    changes: ({ access }) => access === 'writes',
    ownerOf: (caller) => caller,
    closing: new AbortController().signal,
  })
  let port: number
  before(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as { port: number }).port
  })
  after(() => app.close())

  async function ask(asked = 'GET /things', isRead = true, address = '192.0.2.1', times = 1) {
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
    const lines = [`${asked} HTTP/1.1`, 'Host: here', `X-Forwarded-For: ${address}`]
    if (times === 1) lines.push('Connection: close')
    socket.write(`${lines.join('\r\n')}\r\n\r\n`.repeat(times))
    await until(() => state.received > 0 || state.ended)
    return state
  }
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  async function leave(asked: { socket: { destroy(): void } }[]) {
    for (const { socket } of asked) socket.destroy()
    await until(async () => (await open()) === 0)
  }
  return { ask, open, leave, address: () => `http://127.0.0.1:${port}` }
}

const isAnswered = ({ start }: { start: string }) => assert.match(start, /^HTTP\/1.1 200 /)
const isRefused = ({ start }: { start: string }) =>
  assert.match(start, /^HTTP\/1.1 429 .*retry-after: 5.*api\/rate-limited/is)

describe('the reader of an answer', () => {
  const windowMs = 1_500
  const { ask, open, leave } = serve({ windowMs })

  test('who takes nothing of it loses the connection', async () => {
    const { socket } = await ask('GET /things', false)
    await until(async () => (await open()) === 0)
    socket.destroy()
  })

  test('has as long as a slow one needs', async () => {
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
    await leave([state])
  })
})

describe('the reader of an answer who takes it in drips', () => {
  const { ask } = serve({ windowMs: 500, leastBytes: bytes * 0.75 })

  test('loses the connection', async () => {
    const state = await ask('GET /things', false)
    const drips = setInterval(() => state.socket.resume(), 20)
    await until(() => state.ended)
    clearInterval(drips)
    assert.ok(state.received < bytes, `${state.received} bytes`)
  })
})

describe('an answer on its way', () => {
  const { ask, open, leave, address } = serve({ perAddress: 90_000_000, inAll: 150_000_000 })

  test('is one of as many as may be on their way to an address; when one has left, the next may', async () => {
    const unread = [await ask('GET /things', false), await ask('GET /things', false)]
    isRefused(await ask())
    isRefused(await ask('POST /questions'))
    assert.equal((await ask('POST /things')).start, '', 'what was done is not said to be refused')
    isAnswered(await ask('HEAD /things'))
    isAnswered(await ask('GET /short'))
    unread[0]!.socket.destroy()
    await until(async () => (await open()) === 1)
    const next = await ask()
    isAnswered(next)
    await leave([...unread, next])
  })

  test('counts once when its bytes are sent to many', async () => {
    const unread = []
    for (let i = 0; i < 5; i++) {
      unread.push(await ask('GET /shared', false))
    }
    unread.forEach(isAnswered)
    assert.equal(await open(), 5, 'all of them are still on their way')
    await leave(unread)
  })

  test('gives its room back also where it waited behind another one on its connection', async () => {
    const { socket } = await ask('GET /things', false, undefined, 2)
    await until(async () => /^HTTP\/1.1 429 /.test((await ask()).start))
    await leave([{ socket }])
    const next = await ask()
    isAnswered(next)
    await leave([next])
  })

  test('has room where all of it is taken, by the end of one to the address that holds most', async () => {
    const most = [await ask('GET /things', false, '192.0.2.1'), await ask('GET /things', false, '192.0.2.1')]
    const others = [await ask('GET /things', false, '192.0.2.2')]
    others.push(await ask('GET /things', false, '192.0.2.3'))
    others.forEach(isAnswered)
    await until(async () => (await open()) === 3)
    // Now each of them has one, and nobody more than who comes.
    isRefused(await ask('GET /things', true, '192.0.2.4'))
    await until(async () => (await open()) === 3)
    const { socket } = most[0]!
    socket.on('data', () => socket.resume()).resume()
    await until(() => most[0]!.ended)
    assert.ok(most[0]!.received < bytes, 'it ended before all of it was there')
    await leave([...most, ...others])
  })

  test('that may be long is made with a few others at a time, and visitors leave room for teams', async () => {
    const asked: Promise<unknown>[] = []
    let answered = 0
    const askFor = (team: string, from = team) =>
      asked.push(
        fetch(`${address()}/long/${team}`, { headers: { 'x-forwarded-for': from } }).then(() => {
          answered++
        }),
      )
    for (let i = 0; i < 10; i++) askFor('visitors', `192.0.2.${i}`)
    await until(() => making.length === 3)
    await fetch(`${address()}/short`)
    assert.deepEqual(new Set(making), new Set(['visitors']))
    askFor('team')
    await until(() => making.includes('team'))
    let most = making.length
    await until(() => {
      most = Math.max(most, making.length)
      waiting.shift()?.()
      return answered === asked.length
    })
    assert.equal(most, 4)
  })
})
