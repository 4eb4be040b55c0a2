import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { parseJson } from './body.ts'
import { routeDefiner, tagged } from './route.ts'
import { createServer, registerRoutes } from './server.ts'

const app = createServer({ log: createLog('fatal', false), trustProxy: { hops: 0 }, bodyLimit: 64_000_000 })
const route = routeDefiner<null>()
registerRoutes(
  app,
  tagged('things', [
    route('POST', '/things', {
      summary: '',
      access: null,
      body: z.strictObject({ text: z.string().optional(), values: z.record(z.string(), z.number()).optional() }),
      answer: z.object({}),
      handle: () => ({}),
    }),
  ]),
  { prefix: '', checkResponses: true, authenticate: () => null, closing: new AbortController().signal },
)

describe('names of fields, which are as the caller likes', () => {
  before(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
  after(() => app.close())

  const refusalOf = async (body: string): Promise<string> => {
    const { port } = app.server.address() as { port: number }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${port}/things`, { method: 'POST', headers, body })
    assert.equal(answer.status, 400)
    return ((await answer.json()) as { cause: { detail: string } }).cause.detail
  }

  test('one longer than a megabyte is refused before it is put together, also one that never ends', async () => {
    const detail = 'body: the name of a field has more than 1048576 bytes'
    for (const end of ['":1}]}', ''])
      assert.equal(await refusalOf(`{"values":[{"${'k'.repeat(1_100_000)}${end}`), detail)
    const name = 'é'.repeat(500_000)
    assert.deepEqual(await parseJson(Buffer.from(`{"${name}":1}`), false), { [name]: 1 })
  })

  test('of those that are not known the first are told, in short', async () => {
    assert.equal(await refusalOf('{"a":1,"b":2}'), 'body: Unrecognized keys: "a", "b"')
    assert.equal(await refusalOf(`{"${'k'.repeat(300_000)}":1}`), `body: Unrecognized key: "${'k'.repeat(200)}…"`)
    const many = await refusalOf(`{${Array.from({ length: 5_000 }, (_, i) => `"name ${i}":1`)}}`)
    assert.match(many, /^body: Unrecognized keys: "name 0", .*"name 19" and 4980 more$/)
  })

  test('one that holds what is wrong is told in short', async () => {
    const detail = await refusalOf(`{"values":{"${'k'.repeat(300_000)}":"x"}}`)
    assert.equal(detail, `body.values.${'k'.repeat(200)}…: Invalid input: expected number, received string`)
  })
})
