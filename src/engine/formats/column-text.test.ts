import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnText } from './column-text.ts'
import { fieldText } from './field-text.ts'
import { informativeDecimals } from './value-text.ts'

test('a column shows as many decimals as were written, and of what a division left as many as say something', () => {
  assert.deepEqual(informativeDecimals([1, 2]), { decimals: 0, cut: false })
  assert.deepEqual(informativeDecimals([1.5, '2.25', null]), { decimals: 2, cut: false })
  assert.deepEqual(informativeDecimals([40.712776]), { decimals: 6, cut: false })
  assert.deepEqual(informativeDecimals([267868.18, 106047.085, 95744.5875]), { decimals: 2, cut: true })
  assert.deepEqual(informativeDecimals([1234.5]), { decimals: 1, cut: false })
  assert.deepEqual(informativeDecimals([29.6991176471, 24]), { decimals: 2, cut: true })
  assert.deepEqual(informativeDecimals(['0.00012345678']), { decimals: 7, cut: true })
  assert.deepEqual(informativeDecimals([3670666.6666666665]), { decimals: 0, cut: true })
  // What subtracting leaves in the sixteenth digit is no decimal.
  assert.deepEqual(informativeDecimals([7891.3 - 12604.53]), { decimals: 2, cut: false })
  assert.equal(fieldText('change', undefined, [7891.3 - 12604.53], 'en')(7891.3 - 12604.53), '-4,713.23')
})

test('definitions say how values read', () => {
  const say = (format: Parameters<typeof columnText>[0], value: unknown) => columnText(format, [value], 'en')?.(value)
  assert.equal(say({ kind: 'currency', unit: 'EUR' }, 1234.5), '€1,234.50')
  assert.equal(say({ kind: 'currency', unit: 'EUR' }, 1200), '€1,200')
  assert.equal(say({ kind: 'currency', unit: 'EUR' }, 12435.9), '€12,435.90')
  assert.equal(say({ kind: 'currency', unit: 'JPY' }, 1234.5), '¥1,235')
  assert.equal(say({ kind: 'currency' }, 12435.9), '12,435.90')
  assert.equal(say({ kind: 'currency', unit: 'EUR' }, 0.0042), '€0.0042')
  assert.equal(say({ kind: 'currency', unit: 'EUR' }, 1.459), '€1.459')
  assert.equal(say({ kind: 'percent', scale: 1 }, 0.256), '25.6%')
  assert.equal(say({ kind: 'percent', scale: 100, decimals: 0 }, 25.6), '26%')
  assert.equal(say({ kind: 'year' }, 2024), '2024')
  assert.equal(say({ kind: 'id' }, 10042), '10042')
  assert.equal(say({ kind: 'number' }, 29.6991176471), '29.70')
  assert.equal(say({ kind: 'number', decimals: 0 }, '12345678901234567890'), '12,345,678,901,234,567,890')
  assert.equal(say({ kind: 'duration', unit: 'minutes' }, 125), '2 h 5 min')
  assert.equal(say({ kind: 'duration' }, 0), '0 s')
  assert.equal(columnText(null, [1], 'en'), null)
})
