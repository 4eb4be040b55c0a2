import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createServer, registerRoutes } from '../../platform/http/server.ts'
import { createLog } from '../../platform/log.ts'
import { serviceRoutes } from './service.routes.ts'

const app = createServer({ log: createLog('fatal', false), trustProxy: { hops: 0 }, bodyLimit: 1_000 })
const sent: unknown[] = []
app.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload))
registerRoutes(app, serviceRoutes({ version: '1', others: [] }), {
  prefix: '',
  checkResponses: true,
  authenticate: () => null,
  closing: new AbortController().signal,
})
after(() => app.close())

for (const url of ['/docs', '/openapi.json'])
  test(`whoever asks for ${url}, and however early, is sent the same bytes`, async () => {
    sent.length = 0
    await Promise.all(Array.from({ length: 5 }, () => app.inject(url)))
    await app.inject(url)
    assert.equal(sent.length, 6)
    assert.ok(Buffer.isBuffer(sent[0]))
    for (const one of sent) assert.equal(one, sent[0])
  })
