import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { packageRoot } from '../../platform/paths.ts'
import { newSigningSecret, signedHeaders } from './sign.ts'

test('the code that the documentation gives to receivers tells good messages from others', async () => {
  const page = readFileSync(path.join(packageRoot, 'docs', 'automations.md'), 'utf8')
  const code = /```js\n([\s\S]*?)```/.exec(page)![1]!
  const { isFromTallyroom } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const [secret, other] = [newSigningSecret(), newSigningSecret()]
  const body = '{"type":"report.ready"}'
  const headers = signedHeaders([other, secret], { id: 'd1', at: new Date(), body })
  assert.equal(isFromTallyroom(secret, headers, body), true)
  assert.equal(isFromTallyroom(other, headers, body), true)
  assert.equal(isFromTallyroom(newSigningSecret(), headers, body), false)
  assert.equal(isFromTallyroom(secret, headers, `${body} `), false)
  assert.equal(isFromTallyroom(secret, { ...headers, 'webhook-id': 'd2' }, body), false)
  const old = signedHeaders([secret], { id: 'd1', at: new Date(Date.now() - 600_000), body })
  assert.equal(isFromTallyroom(secret, old, body), false)
})

test('a signature is the one of the Standard Webhooks specification', () => {
  // The example of the specification.
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  })
  assert.equal(headers['webhook-signature'], 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
