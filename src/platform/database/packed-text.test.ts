import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { longestPacked, longestPlain, pack, unpack } from './packed-text.ts'

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

test('a text that is too long is not kept, and does not come out of what was', async () => {
  const bytes = Buffer.alloc(longestPacked + 1, ' ')
  await assert.rejects(pack(bytes), RangeError)
  const text = `gzip:${gzipSync(bytes, { level: 1 }).toString('base64')}`
  await assert.rejects(unpack(text), { code: 'ERR_BUFFER_TOO_LARGE' })
  const most = await pack(bytes.subarray(1))
  assert.equal((await unpack(most)).length, longestPacked)
})
