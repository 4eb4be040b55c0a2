import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultForLog } from './log.ts'

test('a fault is logged with where it happened, and without what a library hung on it', () => {
  const error = Object.assign(new TypeError('It broke', { cause: new Error('because of this') }), {
    requestBodyValues: { messages: ['a private row'] },
    responseHeaders: { authorization: 'Bearer secret' },
  })
  const logged = faultForLog(error)
  assert.deepEqual([logged.type, logged.message], ['TypeError', 'It broke; because of this'])
  assert.match(logged.stack, /^\s+at .*log\.test\.ts/)
  assert.doesNotMatch(JSON.stringify(logged), /private row|secret/)
  assert.equal(faultForLog(new Error('x'.repeat(10_000))).message.length, 300)
  assert.equal(faultForLog('a private row').message, 'something that is no error was thrown')
})
