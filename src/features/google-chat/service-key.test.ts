import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { test } from 'node:test'
import { checkServiceKey } from './service-key.ts'

const pem = (key: { export(options: { type: 'pkcs8'; format: 'pem' }): string | Buffer }) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString()
const good = {
  type: 'service_account',
  project_id: 'shop-123',
  client_email: 'bot@shop-123.iam.gserviceaccount.com',
  private_key: pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
}

test('a whole key whose private key signs is taken, and any other is told what is wrong', () => {
  assert.equal(checkServiceKey(JSON.stringify({ ...good, universe_domain: 'googleapis.com' })).ok, true)
  const why = (text: string) => {
    const checked = checkServiceKey(text)
    return checked.ok ? 'accepted' : checked.why
  }
  const but = (change: object) => why(JSON.stringify({ ...good, ...change }))
  assert.match(why('not json'), /not JSON/)
  assert.notEqual(why('null'), 'accepted')
  assert.match(but({ type: 'authorized_user' }), /"type"/)
  assert.match(but({ client_email: 'bot' }), /"client_email"/)
  assert.match(but({ project_id: undefined }), /"project_id"/)
  assert.match(but({ private_key: undefined }), /"private_key" is missing/)
  assert.match(but({ private_key: good.private_key.replace(/[A-Za-z]{20}/, 'x') }), /cannot be read|can be read/)
  const rsa = (modulusLength: number) => pem(generateKeyPairSync('rsa', { modulusLength }).privateKey)
  assert.equal(but({ private_key: rsa(4096) }), 'accepted')
  assert.match(but({ private_key: rsa(1024) }), /has 1024 bits/)
  assert.match(but({ private_key: rsa(4608) }), /has 4608 bits/)
  assert.match(but({ private_key: good.private_key.padEnd(4_001) }), /too long/)
  assert.match(
    but({ private_key: pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey) }),
    /not an RSA key/,
  )
})
