import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plural, singular } from './nouns.ts'

test('one thing of a table is called by its singular, and many by their plural', () => {
  for (const [one, many] of [
    ['category', 'categories'],
    ['box', 'boxes'],
    ['movie', 'movies'],
    ['cookie', 'cookies'],
    ['series', 'series'],
    ['person', 'people'],
    ['status', 'statuses'],
    ['house', 'houses'],
    ['address', 'addresses'],
    ['order line', 'order lines'],
  ] as const) {
    assert.equal(singular(many), one)
    assert.equal(plural(one), many)
  }
})
