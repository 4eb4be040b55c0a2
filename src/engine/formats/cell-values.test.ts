import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../test/growth.ts'
import { kindOf, toNumber } from './cell-values.ts'

test('numbers are told in every way of writing them', () => {
  for (const [text, number] of [
    ['1', 1],
    ['1.', 1],
    ['.5', 0.5],
    ['-1.50', -1.5],
    [' +2e3 ', 2000],
    ['.', null],
    ['1.2.3', null],
    ['', null],
  ] as const)
    assert.equal(toNumber(text), number, text)
})

test('many digits that are no number are told from one in time that grows with them', () =>
  assertGrowsEvenly((size) => assert.equal(kindOf([`${'1'.repeat(size)}x`]), 'category'), 2_000))
