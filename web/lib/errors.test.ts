import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from './api.ts'
import { describeError } from './errors.ts'

test('a visitor of a shared page reads plain words; codes and what is behind the page are for the team', () => {
  const failed = new ApiError(400, 'data-sources/query-failed', 'The query failed', 'no such column: fee')
  assert.match(describeError(failed, '/dashboards/1').title, /no such column/)
  assert.equal(describeError(failed, '/dashboards/1').code, 'data-sources/query-failed')
  for (const path of ['/share/dashboards/t', '/embed/t']) {
    const { title, fix, code } = describeError(failed, path)
    assert.equal(code, null)
    assert.doesNotMatch(`${title} ${fix}`, /quer|column|administrator|code/i)
  }
  const wrong = new ApiError(403, 'dashboard-share/wrong-password', 'Wrong password', 'this is not the password')
  assert.equal(describeError(wrong, '/share/dashboards/t').title, 'Wrong password')
  const busy = new ApiError(429, 'share/rate-limited', 'Too many requests', '')
  assert.match(describeError(busy, '/share/t').fix, /Wait a minute/)
  assert.match(describeError(new Error('x'), '/share/t').title, /cannot be shown/)
})
