import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createSlidingWindow, retryAfter } from './sliding-window.ts'

const limit = { max: 3, windowMs: 1000 }

test('what fits is taken, what does not is told how long to wait', () => {
  const window = createSlidingWindow(10)
  assert.deepEqual(
    [0, 100, 200].map((now) => window.take('a', limit, now)),
    [0, 0, 0],
  )
  assert.equal(window.take('a', limit, 300), 700)
  assert.equal(window.take('a', limit, 999), 1)
  assert.equal(window.take('a', limit, 1000), 0)
  assert.equal(window.take('a', limit, 1001), 99)
  assert.equal(window.take('b', limit, 1001), 0)
})

test('a cost that does not fit takes nothing', () => {
  const window = createSlidingWindow(10)
  assert.equal(window.take('a', { ...limit, cost: 2 }, 0), 0)
  assert.equal(window.take('a', { ...limit, cost: 2 }, 10), 990)
  assert.equal(window.take('a', { ...limit, cost: 1 }, 10), 0)
  assert.equal(window.take('a', { ...limit, cost: 4 }, 5000), 1000)
  assert.equal(window.take('a', { ...limit, cost: 0 }, 10), 0)
})

test('however requests come, no window ever holds more than the limit, and none is refused that would fit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 80 }), (gaps) => {
      const window = createSlidingWindow(10)
      const taken: number[] = []
      let now = 0
      for (const gap of gaps) {
        now += gap
        const inWindow = taken.filter((at) => at > now - 1000).length
        const wait = window.take('a', limit, now)
        assert.equal(wait === 0, inWindow < 3)
        if (wait === 0) taken.push(now)
      }
    }),
  )
})

test('only so many subjects are remembered, the least used forgotten first', () => {
  const window = createSlidingWindow(2)
  const once = { max: 1, windowMs: 1000 }
  window.take('a', once, 0)
  window.take('b', once, 1)
  assert.notEqual(window.take('a', once, 2), 0)
  window.take('c', once, 3)
  assert.equal(window.take('b', once, 4), 0, 'b was forgotten')
})

test('Retry-After is whole seconds, at least one', () => {
  assert.deepEqual(
    [1, 1000, 1001].map((ms) => retryAfter(ms)['retry-after']),
    ['1', '1', '2'],
  )
})

test('asking how long to wait takes nothing', () => {
  const window = createSlidingWindow(10)
  const limit = { max: 2, windowMs: 1000, cost: 2 }
  assert.deepEqual([window.wait('a', limit, 0), window.wait('a', limit, 0)], [0, 0])
  assert.equal(window.take('a', limit, 0), 0)
  assert.deepEqual([window.wait('a', limit, 400), window.wait('a', limit, 1000)], [600, 0])
})
