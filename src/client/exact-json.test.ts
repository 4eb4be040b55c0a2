import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseJson, writeJson } from './exact-json.ts'

test('integers past 2^53 keep every digit, and nothing else changes', () => {
  const text =
    '{"a":9007199254740993,"b":[-123456789012345678901234567890,9007199254740991,1],"c":"9007199254740993","d":"\\"9007199254740993","e":1.2345678901234567,"f":1e21,"9007199254740993":null}'
  const value = parseJson(text)
  assert.deepEqual(value, {
    a: 9007199254740993n,
    b: [-123456789012345678901234567890n, 9007199254740991, 1],
    c: '9007199254740993',
    d: '"9007199254740993',
    e: 1.2345678901234567,
    f: 1e21,
    '9007199254740993': null,
  })
  assert.equal(writeJson(value), text.replace('1e21', '1e+21'))
  assert.equal(parseJson('9007199254740993'), 9007199254740993n)
  for (const number of ['0.1234567890123456789', '12345678901234567.5', '1e1234567890123456', '1E-1234567890123456'])
    assert.equal(parseJson(number), Number(number))
  for (const wrong of ['{"a":9007199254740993', '01234567890123456', '[12345678901234567 1]', ''])
    assert.throws(() => parseJson(wrong), SyntaxError)
})

test('whatever is written is read again as it was', () => {
  const scalar = fc.oneof(
    fc.bigInt({ max: -(2n ** 53n) }),
    fc.bigInt({ min: 2n ** 53n }),
    fc.string(),
    fc.double(),
    fc.integer(),
  )
  const json = fc.letrec((tie) => ({
    value: fc.oneof(scalar, fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
  })).value
  fc.assert(
    fc.property(json, (value) => {
      const text = writeJson(value)
      assert.equal(writeJson(parseJson(text)), text)
    }),
  )
})
