import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTurns, NoTurnError, type Turns, type WorkOwner } from './turns.ts'

/** Owners in the order in which they got a turn, and what ends each. */
function queueOf(turns: Turns, owners: WorkOwner[]) {
  const begun: { name: string; leave(): void }[] = []
  for (const owner of owners)
    void turns.take(owner).then((leave) => begun.push({ name: owner.userId ?? owner.teamId, leave }))
  return async (...ended: number[]) => {
    for (const i of ended) begun[i]!.leave()
    await sleep(0)
    return begun.map(({ name }) => name).join('')
  }
}

test('with all places taken, the team that holds fewest goes next, among equals the one served longest ago', async () => {
  const orderAfter = queueOf(
    createTurns({ places: 3 }),
    [...'aaaaabbb'].map((teamId) => ({ teamId })),
  )
  assert.equal(await orderAfter(), 'aab', 'the last place is not for one team alone')
  assert.equal(await orderAfter(2), 'aabb', 'b holds none')
  assert.equal(await orderAfter(0), 'aabba', 'both hold one, and a was served before b')
  assert.equal(await orderAfter(1), 'aabbab', 'both hold one, and b was served before a')
  assert.equal(await orderAfter(3, 4, 5), 'aabbabaa')
})

test('one person with many teams counts as one', async () => {
  const greedy = Array.from({ length: 5 }, (_, i) => ({ teamId: `team ${i}`, userId: 'g' }))
  const orderAfter = queueOf(createTurns({ places: 3 }), [...greedy, { teamId: 'other', userId: 'v' }])
  assert.equal(await orderAfter(), 'ggv')
  const turns = createTurns({ places: 2 })
  assert.ok(turns.takeFree(greedy[0]!))
  assert.equal(turns.takeFree(greedy[1]!), null)
  assert.ok(turns.takeFree({ teamId: 'other', userId: 'v' }))
})

test('visitors of share links have turns of their own, and never hold up the members of the team', async () => {
  const visitor = { teamId: 'a', shareLinkId: 'link', userId: null }
  const member = { teamId: 'a', userId: 'm' }
  const turns = createTurns({ places: 2, maxWaiting: 6 })
  const many = Array.from({ length: 7 }, () => turns.take(visitor).then(() => 'visitor'))
  await assert.rejects(turns.take(visitor), NoTurnError)
  const free = turns.takeFree(member)
  assert.ok(free, 'the other place is for members')
  free()
  const leave = await turns.take(member)
  assert.equal(await Promise.race([...many, turns.take({ teamId: 'b' })]), 'visitor', 'who has the first place')
  assert.equal(turns.takeFree({ teamId: 'c' }), null)
  leave()
})

test('all visitors together do not hold the last place, and each link has its turn among them', async () => {
  const visitor = (teamId: string, shareLinkId: string) => ({ teamId, shareLinkId, userId: null })
  const begun: string[] = []
  const leaves: (() => void)[] = []
  const turns = createTurns({ places: 2 })
  const all = [visitor('a', '1'), visitor('a', '1'), visitor('a', '2'), visitor('b', '3')]
  for (const one of all)
    void turns.take(one).then((leave) => {
      begun.push(one.shareLinkId)
      leaves.push(leave)
    })
  for (let i = 0; i < all.length; i++) {
    await sleep(0)
    assert.equal(begun.length, i + 1)
    leaves[i]!()
  }
  assert.deepEqual(begun, ['1', '3', '1', '2'])
})

test('where visitors may hold only so many places, the others stay for members, whosever visitors they are', async () => {
  const turns = createTurns({ places: 4, forVisitors: 2 })
  const visitor = (n: number) => ({ teamId: `team ${n}`, shareLinkId: `link ${n}` })
  const leave = turns.takeFree(visitor(1))
  assert.ok(turns.takeFree(visitor(2)))
  assert.equal(turns.takeFree(visitor(3)), null)
  const waiting = turns.take(visitor(3))
  assert.ok(turns.takeFree({ teamId: 'team 1' }))
  leave?.()
  await waiting
  assert.equal(turns.takeFree(visitor(4)), null)
})

test('a place that is left goes on once, to whoever still waits', async () => {
  const turns = createTurns({ places: 1 })
  const leave = await turns.take({ teamId: 'a' })
  const abort = new AbortController()
  const gone = turns.take({ teamId: 'b' }, abort.signal)
  abort.abort(new Error('enough'))
  await assert.rejects(gone, /enough/)
  await assert.rejects(turns.take({ teamId: 'b' }, abort.signal), /enough/)
  const waiting = turns.take({ teamId: 'c' })
  leave()
  leave()
  const last = await waiting
  assert.equal(turns.takeFree({ teamId: 'd' }), null)
  last()
  assert.ok(turns.takeFree({ teamId: 'd' }))
})

test('too many waiting, waiting too long, and the end are told apart', async () => {
  const is = (why: string) => (error: unknown) => error instanceof NoTurnError && error.why === why
  const turns = createTurns({ places: 1, waitMs: 20, maxWaiting: 1 })
  await turns.take({ teamId: 'a', userId: 'x' })
  const first = turns.take({ teamId: 'a', userId: 'x' })
  await assert.rejects(turns.take({ teamId: 'b', userId: 'x' }), is('crowded'))
  await assert.rejects(first, is('too-long'))
  const second = turns.take({ teamId: 'a' })
  turns.close()
  await assert.rejects(second, is('closed'))
})
