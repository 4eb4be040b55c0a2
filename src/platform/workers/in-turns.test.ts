import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compute, turnsDuring } from '../../../test/turns-during.ts'
import { mapInTurns } from './in-turns.ts'

test('others have their turn between the items of a long list, and every item is worked on in its order', async () => {
  const items = Array.from({ length: 20 }, (_, i) => i)
  let done: number[] = []
  const turns = await turnsDuring(async () => {
    done = await mapInTurns(items, (item) => {
      compute(6)
      return item * 2
    })
  })
  assert.deepEqual(
    done,
    items.map((item) => item * 2),
  )
  assert.ok(turns >= 9, `${turns} turns`)
  assert.deepEqual(await mapInTurns([], () => assert.fail()), [])
})

test('many long works at once hold no longer than one, and a short one does not wait for them', async () => {
  const ended: number[] = []
  const work = async (name: number, items: number) => {
    await mapInTurns(Array(items).fill(0), () => compute(2))
    ended.push(name)
  }
  const long = Array.from({ length: 10 }, (_, name) => name)
  const turns = await turnsDuring(() => Promise.all([...long.map((name) => work(name, 20)), work(10, 1)]))
  assert.ok(turns >= 25, `${turns} turns`)
  assert.equal(ended[0], 10)
})
