import assert from 'node:assert/strict'
import { test } from 'node:test'
import { httpErrors } from '../../platform/http/http.errors.ts'
import { accessErrors, credentialFault, orNobody } from './access.errors.ts'

test('only a bad credential makes its bearer nobody', () => {
  assert.equal(orNobody(credentialFault('expired')), null)
  assert.equal(orNobody(accessErrors.forbidden()), null)
  for (const fault of [httpErrors.rateLimited(), httpErrors.internal('1'), new Error('the database is gone')])
    assert.throws(
      () => orNobody(fault),
      (thrown) => thrown === fault,
    )
})
