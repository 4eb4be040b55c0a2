import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestPlain, pack, unpack } from './packed-text.ts'

test('a short text is kept as it is, a long one packed, and both come back', async () => {
  const short = '{"a":"é"}'
  assert.equal(await pack(Buffer.from(short)), short)
  assert.equal(await unpack(short), short)
  const long = JSON.stringify(Array.from({ length: 100_000 }, (_, i) => `é ${i}`))
  const packed = await pack(long)
  assert.ok(packed.length < longestPlain)
  assert.equal(String(await unpack(packed)), long)
  assert.equal(await pack(Buffer.from(long)), packed)
})
