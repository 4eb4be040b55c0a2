import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasDuplicateKeys } from './duplicate-keys.ts'

test('a field that stands twice is found, also when it is spelled with an escape or stands deep inside', () => {
  assert.equal(hasDuplicateKeys('{"a":1,"a":2}'), true)
  assert.equal(hasDuplicateKeys('{"a":1,"\\u0061":2}'), true)
  assert.equal(hasDuplicateKeys('{"x":[{"a":1 , "b":{"c":1,"c" :1}}]}'), true)
})

test('the same word in other places is no duplicate', () => {
  assert.equal(hasDuplicateKeys('{"a":"a","b":["a","a"],"c":{"a":1},"d":{"a":1}}'), false)
  assert.equal(hasDuplicateKeys('{"a":"\\"a\\":","b":"}{"}'), false)
  assert.equal(hasDuplicateKeys('[]'), false)
})
