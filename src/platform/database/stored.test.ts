import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stored } from './stored.ts'

test('structures are kept as JSON, yes and no as 1 and 0, anything else as it is', () => {
  const values = {
    ids: ['a'],
    theme: { dark: true },
    none: [],
    enabled: true,
    paused: false,
    name: 'x',
    max: 0,
    end: null,
  }
  assert.deepEqual(stored(values), {
    ids: '["a"]',
    theme: '{"dark":true}',
    none: '[]',
    enabled: 1,
    paused: 0,
    name: 'x',
    max: 0,
    end: null,
  })
})

test('what is undefined is left out, so that a change leaves it as it was', () => {
  assert.deepEqual(Object.keys(stored({ name: 'x', enabled: undefined })), ['name'])
})
