import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('a master secret that is long enough for all')

test('what is sealed opens again, and two seals of one text differ', () => {
  const one = secrets.encrypt('pässword', 'source')
  assert.notEqual(one, secrets.encrypt('pässword', 'source'))
  assert.equal(secrets.decrypt(one, 'source'), 'pässword')
})

test('a seal does not open for another purpose, with another master, or when a bit was changed', () => {
  const sealed = secrets.encrypt('text', 'source')
  assert.throws(() => secrets.decrypt(sealed, 'model'))
  assert.throws(() => createSecrets('another master secret of good length').decrypt(sealed, 'source'))
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  bytes[bytes.length - 1]! ^= 1
  assert.throws(() => secrets.decrypt(`v1.${bytes.toString('base64url')}`, 'source'))
  assert.throws(() => secrets.decrypt('plain', 'source'), /version/)
})
