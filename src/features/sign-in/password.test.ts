import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { mock, test } from 'node:test'
import { hashPassword, verifyPassword } from './password.ts'

test('a password is known again by its hash, and no other is', async () => {
  const hash = await hashPassword('correct horse', 'person')
  assert.deepEqual(
    [await verifyPassword('correct horse', hash, 'person'), await verifyPassword('correct house', hash, 'person')],
    [true, false],
  )
  assert.notEqual(hash, await hashPassword('correct horse', 'person'))
})

test('who has many passwords hashed keeps nobody waiting, and three are hashed at once at most', async () => {
  const under: (() => void)[] = []
  const slow = (...given: unknown[]) => {
    const done = given.at(-1) as (error: null, key: Buffer) => void
    under.push(() => done(null, Buffer.alloc(32)))
  }
  const scrypt = mock.method(crypto, 'scrypt', slow as never)
  syncBuiltinESMExports()
  try {
    const ended: string[] = []
    const hash = (whose: string) => hashPassword('a long enough password', whose).then(() => ended.push(whose))
    const greedy = Array.from({ length: 10 }, () => hash('greedy'))
    const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
    await settled()
    assert.equal(under.length, 2)
    const other = hash('other')
    await settled()
    assert.equal(under.length, 3)
    under.pop()!()
    await other
    assert.deepEqual(ended, ['other'])
    while (ended.length < 11) {
      assert.ok(under.length <= 3)
      under.shift()!()
      await settled()
    }
    await Promise.all(greedy)
  } finally {
    scrypt.mock.restore()
    syncBuiltinESMExports()
  }
})
