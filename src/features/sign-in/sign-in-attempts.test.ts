import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { createSignInAttempts } from './sign-in-attempts.ts'

forEachEngine((_engine, open) => {
  describe('attempts to sign in', () => {
    test('ten for one person from one address in a quarter of an hour, also when they come at once', async () => {
      const { database, end } = await open()
      try {
        let now = Date.now()
        const attempts = createSignInAttempts({ database, clock: { now: () => new Date(now) } })
        const results = await Promise.allSettled(
          Array.from({ length: 40 }, () => attempts.begin('a@example.com', '1.1.1.1')),
        )
        const admitted = results.filter(({ status }) => status === 'fulfilled').length
        assert.ok(admitted <= 10, `${admitted} were admitted`)
        for (let i = admitted; i < 10; i++) await attempts.begin('a@example.com', '1.1.1.1')
        const refused = attempts.begin('a@example.com', '1.1.1.1')
        await assert.rejects(refused, { code: 'api/rate-limited', headers: { 'retry-after': '900' } })
        await attempts.begin('b@example.com', '1.1.1.1')
        await attempts.begin('a@example.com', '2.2.2.2')
        now += 15 * 60_000
        await attempts.begin('a@example.com', '1.1.1.1')
      } finally {
        await end()
      }
    })

    test('whoever sends from many addresses of one IPv6 network is one', async () => {
      const { database, end } = await open()
      try {
        const now = Date.now()
        const attempts = createSignInAttempts({ database, clock: { now: () => new Date(now) } })
        for (let i = 1; i <= 100; i++) await attempts.begin(`p${i}@example.com`, `2001:db8::${i.toString(16)}`)
        await assert.rejects(attempts.begin('fresh@example.com', '2001:db8::ffff:1'), { code: 'api/rate-limited' })
        await attempts.begin('fresh@example.com', '2001:db8:0:1::1')
      } finally {
        await end()
      }
    })

    test('a success forgets the failures of that person, but not the guesses of that address at others', async () => {
      const { database, end } = await open()
      try {
        const now = Date.now()
        const attempts = createSignInAttempts({ database, clock: { now: () => new Date(now) } })
        for (let i = 0; i < 9; i++) await attempts.begin('a@example.com', '1.1.1.1')
        await (await attempts.begin('a@example.com', '1.1.1.1')).succeeded()
        for (let i = 0; i < 9; i++) await attempts.begin('a@example.com', '1.1.1.1')
        for (let i = 0; i < 82; i++) await attempts.begin(`p${i}@example.com`, '1.1.1.1')
        await assert.rejects(attempts.begin('fresh@example.com', '1.1.1.1'), { code: 'api/rate-limited' })
      } finally {
        await end()
      }
    })
  })
})
