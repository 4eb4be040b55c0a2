import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { pino } from 'pino'
import { z } from 'zod'
import { compute } from '../../../test/turns-during.ts'
import { defineErrors } from '../errors.ts'
import { createLog } from '../log.ts'
import { stoppingErrors } from '../workers/workers.errors.ts'
import { httpErrors } from './http.errors.ts'
import { routeDefiner, tagged } from './route.ts'
import { createServer, registerRoutes } from './server.ts'

const errors = defineErrors('test', {
  stranger: { status: 401, message: 'Who are you', detail: 'no credential' },
  gone: { status: 404, message: 'Gone', detail: 'it went' },
})
/** Each takes a while to be written, and notes how often others had their turn before. */
let turns = 0
const turnsSeen = new Set<number>()
const manyThings = Array.from({ length: 20 }, (_, n) => ({
  get n() {
    compute(6)
    turnsSeen.add(turns)
    return n
  },
  hidden: true,
}))
const route = routeDefiner<'open' | 'closed'>()
const routes = tagged('things', [
  route('GET', '/things/:id', {
    summary: '',
    access: 'open',
    params: z.strictObject({ id: z.string().max(50) }),
    answer: z.object({
      id: z.string(),
      inner: z.object({ a: z.number() }).nullable(),
      list: z.array(z.object({ b: z.number() })),
    }),
    handle: ({ params }) => ({ id: params.id, secret: 'never', inner: { a: 1, hidden: 2 }, list: [{ b: 1, c: 2 }] }),
  }),
  route('GET', '/things/:id/parts/:part', {
    summary: '',
    access: 'open',
    answer: z.object({ id: z.string(), part: z.string() }),
    handle: ({ params: { id, part } }) => ({ id, part }),
  }),
  route('GET', '/things', {
    summary: '',
    access: 'open',
    answer: z.array(z.object({ n: z.number() })),
    handle: () => manyThings,
  }),
  route('GET', '/things-in-one', {
    summary: '',
    access: 'open',
    answer: z.object({
      first: z.string().optional(),
      things: z.array(z.object({ n: z.number() })),
      inner: z.object({ list: z.array(z.object({ n: z.number() })), last: z.null() }),
    }),
    handle: () => ({ things: manyThings, inner: { list: manyThings.slice(0, 1), last: null, hidden: 1 }, hidden: 1 }),
  }),
  route('POST', '/things', {
    summary: '',
    access: 'closed',
    body: z.strictObject({ name: z.string() }),
    status: 201,
    answer: z.object({ name: z.string() }),
    handle: ({ body }) => body,
  }),
  route('POST', '/things/sweep', {
    summary: '',
    access: 'open',
    body: z.strictObject({ dry: z.boolean().optional() }),
    bodyOptional: true,
    answer: { kind: 'string' },
    handle: ({ body }) => (body.dry ? 'dry' : 'ok'),
  }),
  route('DELETE', '/things/:id', {
    summary: '',
    access: 'open',
    answer: { kind: 'empty' },
    handle: () => undefined,
  }),
  route('GET', '/gone-meanwhile', {
    summary: '',
    access: 'open',
    answer: z.object({}),
    handle: () => {
      throw Object.assign(new Error('violates foreign key constraint'), { code: '23503' })
    },
  }),
  route('GET', '/broken', {
    summary: '',
    access: 'open',
    answer: z.object({}),
    handle: () => {
      throw new Error('a secret of the inside')
    },
  }),
  route('GET', '/search', {
    summary: '',
    access: 'open',
    query: z.strictObject({ text: z.union([z.string(), z.array(z.string())]) }),
    answer: z.object({}),
    handle: () => ({}),
  }),
  route('GET', '/gone', {
    summary: '',
    access: 'open',
    answer: z.object({}),
    handle: () => {
      throw errors.gone()
    },
  }),
])

describe('the HTTP layer', () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const app = createServer({ log, trustProxy: { hops: 0 }, bodyLimit: 1000 })
  let port = 0
  before(async () => {
    registerRoutes(app, routes as never, {
      prefix: '/api',
      checkResponses: false,
      authenticate: (request, access) => {
        if (access === 'closed' && !request.headers['x-api-key']) throw errors.stranger()
        return null
      },
      closing: new AbortController().signal,
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.address() as { port: number }).port
  })
  after(() => app.close())

  const call = async (method: string, path: string, options: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...options })
    const text = await response.text()
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text,
      json: text.startsWith('{') ? JSON.parse(text) : null,
    }
  }
  const json = (body: string, headers = {}) => ({
    body,
    headers: { 'content-type': 'application/json', 'x-api-key': 'k', ...headers },
  })
  /** Bytes as they are, for what fetch would never send. */
  const raw = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
      socket.setTimeout(5000, () => socket.destroy())
    })
  const failsWith = (
    answer: { status: number; type: string | null; json: { cause: { code: string } } | null; text: string },
    error: typeof httpErrors.notFound,
  ) => {
    assert.equal(answer.json?.cause.code, error.definition.code, answer.text)
    assert.equal(answer.status, error.definition.status)
    assert.equal(answer.type, 'application/json; charset=utf-8')
    assert.deepEqual(Object.keys(answer.json!), ['message', 'cause'])
  }

  test('only declared fields leave, at any depth', async () => {
    assert.equal((await call('GET', '/api/things/1')).text, '{"id":"1","inner":{"a":1},"list":[{"b":1}]}')
  })
  test('a handler gets what its path names', async () => {
    assert.equal((await call('GET', '/api/things/7/parts/a%20b')).text, '{"id":"7","part":"a b"}')
  })

  test('a list, or one in an object, is written an item at a time, and others have their turn in between', async () => {
    const all = Array.from({ length: 20 }, (_, n) => ({ n }))
    for (const [address, expected] of [
      ['/api/things', all],
      ['/api/things-in-one', { things: all, inner: { list: [{ n: 0 }], last: null } }],
    ] as const) {
      turnsSeen.clear()
      const counting = setInterval(() => turns++)
      const { text } = await call('GET', address)
      clearInterval(counting)
      assert.equal(text, JSON.stringify(expected))
      assert.ok(turnsSeen.size >= 9, `${turnsSeen.size} turns`)
    }
  })

  test('unknown addresses and wrong methods are api/not-found', async () => {
    failsWith(await call('GET', '/api/nothing'), httpErrors.notFound)
    failsWith(await call('PUT', '/api/things/1'), httpErrors.notFound)
    failsWith(await call('GET', '/elsewhere'), httpErrors.notFound)
    failsWith(await call('QUERY', '/api/things/1'), httpErrors.notFound)
    failsWith(await call('QUERY', '/elsewhere'), httpErrors.notFound)
  })
  test('an operation without a body takes no content type and no body', async () => {
    failsWith(
      await call('GET', '/api/things/1', { headers: { 'content-type': 'application/json' } }),
      httpErrors.unsupportedMediaType,
    )
    failsWith(await call('DELETE', '/api/things/1', json('{}')), httpErrors.unsupportedMediaType)
    failsWith(await call('DELETE', '/api/things/1', { body: new Uint8Array([1]) }), httpErrors.unsupportedMediaType)
    assert.equal((await call('DELETE', '/api/things/1')).status, 204)
  })
  test('a JSON operation takes JSON alone, with parameters', async () => {
    failsWith(
      await call('POST', '/api/things', json('name=1', { 'content-type': 'text/plain' })),
      httpErrors.unsupportedMediaType,
    )
    failsWith(
      await call('POST', '/api/things', { body: new Uint8Array([123, 125]), headers: { 'x-api-key': 'k' } }),
      httpErrors.unsupportedMediaType,
    )
    assert.equal(
      (await call('POST', '/api/things', json('{"name":"a"}', { 'content-type': 'application/json; charset=utf-8' })))
        .status,
      201,
    )
    assert.equal(
      (await call('POST', '/api/things', json('{"name":"a"}', { 'content-type': 'Application/JSON' }))).status,
      201,
    )
  })
  test('the content type comes before the credential, the credential before the body', async () => {
    failsWith(
      await call('POST', '/api/things', { body: '{', headers: { 'content-type': 'text/plain' } }),
      httpErrors.unsupportedMediaType,
    )
    failsWith(
      await call('POST', '/api/things', { body: '{', headers: { 'content-type': 'application/json' } }),
      errors.stranger,
    )
    failsWith(await call('POST', '/api/things', json('{')), httpErrors.invalidJson)
    failsWith(await call('POST', '/api/things', json('{"name":1}')), httpErrors.invalidRequest)
  })
  test('a body that is missing, empty, broken or not UTF-8 is api/invalid-json', async () => {
    failsWith(await call('POST', '/api/things', { headers: { 'x-api-key': 'k' } }), httpErrors.invalidJson)
    for (const body of ['', '{', '{"name":"a"}x', '\u0000'])
      failsWith(await call('POST', '/api/things', json(body)), httpErrors.invalidJson)
    failsWith(
      await call('POST', '/api/things', { ...json(''), body: new Uint8Array([0x22, 0xff, 0x22]) }),
      httpErrors.invalidJson,
    )
  })
  test('unknown fields and parameters are refused by name', async () => {
    const answer = await call('POST', '/api/things', json('{"name":"a","teamId":"x"}'))
    failsWith(answer, httpErrors.invalidRequest)
    assert.match(answer.json.cause.detail, /teamId/)
    const query = await call('GET', '/api/things/1?stray=1')
    failsWith(query, httpErrors.invalidRequest)
    assert.match(query.json.cause.detail, /stray/)
    failsWith(await call('POST', '/api/things', json('{"name":"a","__proto__":{"x":1}}')), httpErrors.invalidRequest)
  })
  test('what is no text is refused in queries, and in a path the name of nothing', async () => {
    for (const path of ['/api/search?text=%00', '/api/search?text=a&text=%00'])
      failsWith(await call('GET', path), httpErrors.invalidRequest)
    assert.equal((await call('GET', '/api/things/a%00b')).json.id, 'a\ufffdb')
    assert.equal((await call('GET', '/api/search?text=a%20%EF%BF%BD')).status, 200)
  })
  test('a body of null is no object, also where a body may be absent', async () => {
    failsWith(await call('POST', '/api/things/sweep', json('null')), httpErrors.invalidRequest)
    failsWith(await call('POST', '/api/things', json('null')), httpErrors.invalidRequest)
  })
  test('a body nested too deep is refused before anything walks it', async () => {
    const nested = (levels: number) => `{"dry":${'['.repeat(levels)}${']'.repeat(levels)}}`
    for (const levels of [100, 490]) {
      const answer = await call('POST', '/api/things/sweep', json(nested(levels)))
      failsWith(answer, httpErrors.invalidRequest)
      assert.equal(answer.json.cause.detail, 'body: nested deeper than 100 levels')
    }
  })
  test('where every field is optional an absent body means {}', async () => {
    assert.equal((await call('POST', '/api/things/sweep')).text, 'ok')
    assert.equal((await call('POST', '/api/things/sweep', json(''))).text, 'ok')
    const answer = await call('POST', '/api/things/sweep', json('{"dry":true}'))
    assert.deepEqual([answer.text, answer.type], ['dry', 'application/octet-stream'])
  })
  test('a body over the limit is api/payload-too-large', async () => {
    failsWith(await call('POST', '/api/things', json(`{"name":"${'x'.repeat(2000)}"}`)), httpErrors.payloadTooLarge)
  })
  test('a fault of ours shows a request id and nothing else', async () => {
    const answer = await call('GET', '/api/broken')
    failsWith(answer, httpErrors.internal)
    assert.match(answer.json.cause.detail, /^[0-9a-f-]{36}$/)
    failsWith(await call('GET', '/api/gone'), errors.gone)
    lines.length = 0
    failsWith(await call('GET', '/api/gone-meanwhile'), httpErrors.goneMeanwhile)
    // Refused, and told to whoever looks after the service: it may be a fault of ours.
    const [{ level, url, err }, ...more] = lines.map((line) => JSON.parse(line))
    assert.deepEqual([level, url, err.code, more], [40, '/api/gone-meanwhile', '23503', []])
  })
  test('what Node and the router refuse speaks the same language', async () => {
    failsWith(await call('GET', '/api/things/%zz'), httpErrors.invalidRequest)
    failsWith(await call('GET', `/api/things/${'x'.repeat(60)}`), httpErrors.invalidRequest)
    failsWith(await call('GET', `/api/things/${'x'.repeat(3000)}`), httpErrors.invalidRequest)
    const cases: [string, string, string][] = [
      [`GET / HTTP/1.1\r\nhost: x\r\nbig: ${'x'.repeat(40_000)}\r\n\r\n`, '413', 'api/payload-too-large'],
      ['GET /api/things/1 HTTP/1.1\r\nconnection: close\r\n\r\n', '400', 'api/invalid-request'],
      ['GET / HTTP/1.1\r\nconnection: close\r\n\r\n', '400', 'api/invalid-request'],
      ['GET /api/things/1 HTTP/1.1\r\nhost: x\r\nexpect: the-best\r\n\r\n', '417', 'api/expectation-failed'],
      ['CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n', '404', 'api/not-found'],
      ['CONNECT 1 HTTP/1.1\r\n\r\nmore bytes', '404', 'api/not-found'],
      ['NOT HTTP AT ALL\r\n\r\n', '400', 'api/invalid-request'],
      ['GET /api/things/1 HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', '400', 'api/invalid-request'],
      [
        'POST /api/things HTTP/1.1\r\nhost: x\r\nx-api-key: k\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
        '400',
        'api/invalid-request',
      ],
    ]
    for (const [bytes, status, code] of cases) {
      const answer = await raw(bytes)
      assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `), answer.slice(0, 300))
      assert.ok(answer.includes(`"code":"${code}"`), answer.slice(0, 500))
    }
  })
})

describe('a server that is told to stop', () => {
  /** Sends `first`, stops, sends `then` by the same connection; everything that came back. */
  async function whileStopping(first: string, then: string, overdueAfterMs: number): Promise<string> {
    const overdue = new AbortController()
    const log = createLog('fatal', false)
    const app = createServer({ log, trustProxy: { hops: 0 }, bodyLimit: 1000, overdue: overdue.signal })
    const asked = Promise.withResolvers<void>()
    const waiting = routeDefiner<'open'>()('GET', '/slow/:ms', {
      summary: '',
      access: 'open',
      params: z.strictObject({ ms: z.coerce.number() }),
      answer: z.object({ done: z.boolean() }),
      async handle({ params }) {
        asked.resolve()
        await new Promise((resolve) => setTimeout(resolve, params.ms))
        return { done: true }
      },
    })
    registerRoutes(app, tagged('things', [waiting]) as never, {
      prefix: '',
      checkResponses: false,
      authenticate: () => null,
      closing: overdue.signal,
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.address() as { port: number }).port, '127.0.0.1', () => socket.write(first))
    let answers = ''
    socket.on('data', (chunk) => {
      answers += chunk
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await asked.promise
    const ended = app.close()
    setTimeout(() => overdue.abort(stoppingErrors.stopping()), overdueAfterMs)
    socket.write(then)
    await Promise.all([closed, ended])
    return answers
  }
  const get = (address: string) => `GET ${address} HTTP/1.1\r\nhost: x\r\n\r\n`

  test('finishes what is under way and refuses what comes after it in our words', async () => {
    for (const address of ['/slow/1', '/nothing']) {
      const answers = await whileStopping(get('/slow/100'), get(address), 3_000)
      assert.match(answers, /^HTTP\/1\.1 200 OK/)
      assert.match(answers, /HTTP\/1\.1 503 Service Unavailable\r\n(?:.+\r\n)*retry-after: 5\r\n/)
      assert.ok(answers.includes(JSON.stringify(stoppingErrors.stopping().toEnvelope())), answers)
    }
  })
  test('tells what does not end in time, whatever it waits for', async () => {
    const answers = await whileStopping(get('/slow/3000'), '', 50)
    assert.match(answers, /^HTTP\/1\.1 503 Service Unavailable\r\n(?:.+\r\n)*retry-after: 5\r\n/)
    assert.ok(answers.endsWith(`${JSON.stringify(stoppingErrors.stopping().toEnvelope())}\r\n0\r\n\r\n`), answers)
  })
})
