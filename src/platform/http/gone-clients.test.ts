import assert from 'node:assert/strict'
import { getEventListeners, once } from 'node:events'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { until } from '../../../test/until.ts'
import { createLog } from '../log.ts'
import { routeDefiner, tagged } from './route.ts'
import { createServer, registerRoutes } from './server.ts'

const app = createServer({ log: createLog('fatal', false), trustProxy: { hops: 0 }, bodyLimit: 1_000 })
const closing = new AbortController()
const seen: AbortSignal[] = []
const route = routeDefiner<null>()
registerRoutes(
  app,
  tagged('things', [
    route('GET', '/things', {
      summary: '',
      access: null,
      answer: z.object({}),
      handle({ signal }) {
        seen.push(signal)
        return {}
      },
    }),
  ]),
  {
    prefix: '',
    checkResponses: true,
    authenticate: ({ headers }) => wait(Number(headers['x-wait'] ?? 0), null),
    closing: closing.signal,
  },
)

describe('a client that goes away', () => {
  let port: number
  before(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as { port: number }).port
  })
  after(() => app.close())

  test('before its request is worked on has no work begun for it, and nothing kept', async () => {
    const socket = connect(port, '127.0.0.1')
    const request = once(app.server, 'request')
    socket.write('GET /things HTTP/1.1\r\nhost: x\r\nx-wait: 200\r\n\r\n')
    await request
    socket.destroy()
    await until(() => seen.length === 1)
    assert.equal(seen[0]!.aborted, true)
    assert.match(String(seen[0]!.reason.detail), /the client went away/)
    assert.equal(getEventListeners(closing.signal, 'abort').length, 0)
  })

  test('after its answer, as all do, has nothing stopped', async () => {
    seen.length = 0
    assert.equal((await fetch(`http://127.0.0.1:${port}/things`)).status, 200)
    await until(() => getEventListeners(closing.signal, 'abort').length === 0)
    assert.equal(seen[0]!.aborted, false)
  })
})
