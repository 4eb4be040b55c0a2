import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseExactJson, UnkeepableNumber } from './exact-json.ts'

test('integers of any length come back as they were written, wherever they stand', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 300n), max: 10n ** 300n }), fc.string(), (number, text) => {
      const key = JSON.stringify(text)
      const json = `{${key}:[${number},${key},{"__proto__":${number}}]}`
      assert.equal(JSON.stringify(parseExactJson(json)), json)
    }),
  )
})

test('what JSON.stringify writes is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value)
      assert.equal(JSON.stringify(parseExactJson(json)), json)
    }),
  )
})

test('every double is kept, with as many digits as anyone prints of it', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: 17, max: 60 }),
      (value, digits) => {
        const printed = value.toPrecision(digits)
        // Without a point it is an integer, and those are kept as they are.
        if (/[.e]/.test(printed)) assert.equal(parseExactJson(printed), value === 0 ? 0 : value)
      },
    ),
  )
})

test('digits that look like a number within a string are text', () => {
  const json = '{"9007199254740993":"9007199254740993","a\\\\":"\\"9007199254740993","b":"\\\\"}'
  assert.deepEqual(parseExactJson(json), JSON.parse(json))
})

test('decimals that a double does not hold are refused', () => {
  for (const json of ['9007199254740993.0', '[3.14159265358979323846]', '{"a":1E400}', '-1e-400', '1e0000000400'])
    assert.throws(() => parseExactJson(json), UnkeepableNumber, json)
})
