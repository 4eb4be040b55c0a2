import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from './api.ts'
import { whyNot } from './query.ts'

test('what is shown stays while the service is only out of reach, and goes when it says that it is gone', () => {
  const away = new ApiError(0, 'network/unreachable', 'The service cannot be reached', '')
  const gone = new ApiError(404, 'spaces/not-found', 'Space not found', '')
  assert.equal(whyNot({ data: undefined, error: away }), away)
  assert.equal(whyNot({ data: [], error: away }), null)
  assert.equal(whyNot({ data: [], error: gone }), gone)
  assert.equal(whyNot({ data: [], error: null }), null)
})
