import assert from 'node:assert/strict'
import { test } from 'node:test'
import { base62, newId, newToken } from './ids.ts'

test('ids are UUIDv7, unique, and sort in the order they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId())
  assert.match(ids[0]!, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(new Set(ids).size, ids.length)
  assert.deepEqual([...ids].sort(), ids)
})

test('a token has 43 letters and digits', () => {
  assert.match(newToken(), /^[0-9A-Za-z]{43}$/)
  assert.equal(base62(Uint8Array.of(61), 2), '0z')
  assert.equal(base62(Uint8Array.of(62), 2), '10')
})
