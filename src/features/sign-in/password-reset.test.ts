import assert from 'node:assert/strict'
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { mock, test } from 'node:test'
import { forEachEngine } from '../../../test/databases.ts'
import { systemClock } from '../../platform/clock.ts'
import { passwordRoutes } from './password.routes.ts'

forEachEngine((_engine, open) => {
  test('a link for a new password that there is not costs no hash', async () => {
    const { database, end } = await open()
    const scrypt = mock.method(crypto, 'scrypt', () => assert.fail('it was hashed'))
    syncBuiltinESMExports()
    try {
      const routes = passwordRoutes({ database, clock: systemClock } as never)
      const reset = routes.find(({ path }) => path === '/auth/reset-password') as never as {
        handle(c: object): Promise<void>
      }
      const guess = { body: { token: 'guess', password: 'an entirely new password' }, request: { ip: '192.0.2.1' } }
      await assert.rejects(reset.handle(guess), { code: 'auth/reset-not-found' })
      assert.equal(scrypt.mock.callCount(), 0)
    } finally {
      scrypt.mock.restore()
      syncBuiltinESMExports()
      await end()
    }
  })
})
