import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWellFormed, makeKey } from './key-text.ts'

test('a key is recognised by its own checksum', () => {
  for (let i = 0; i < 200; i++) {
    const { key, start } = makeKey()
    assert.match(key, /^tly_[0-9A-Za-z]{49}$/)
    assert.ok(isWellFormed(key))
    assert.ok(key.startsWith(start) && start.length < 10)
  }
})

test('a typing error is told from an unknown key without a look-up', () => {
  const { key } = makeKey()
  for (let at = 4; at < key.length; at++) {
    const other = key[at] === 'x' ? 'y' : 'x'
    assert.equal(isWellFormed(key.slice(0, at) + other + key.slice(at + 1)), false)
  }
  for (const wrong of ['', 'tly_', key.slice(0, -1), `${key}0`, key.replace('tly_', 'tlx_'), `${key}\n`, ` ${key}`])
    assert.equal(isWellFormed(wrong), false)
})
