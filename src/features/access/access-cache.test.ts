import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createListeners } from '../../platform/bus/bus.ts'
import { createAccessCache } from './access-cache.ts'

/** A bus between caches, with a switch. */
function testBus() {
  const listeners = createListeners()
  let up = true
  const bus = {
    publish: async (topic: string, payload: string) => {
      if (!up) throw new Error('the bus is down')
      listeners.deliver(topic, payload)
    },
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    connected: () => up,
    close: async () => {},
  }
  return { bus, gap: listeners.gap, set: (value: boolean) => (up = value) }
}

test('an answer is remembered for a few seconds; that there is none is not', async () => {
  let now = 0
  let loads = 0
  const cache = createAccessCache(testBus().bus, () => now)
  const load = async () => ++loads
  assert.equal(await cache.get('k', 'a', load), 1)
  assert.equal(await cache.get('k', 'a', load), 1)
  assert.equal(await cache.get('other', 'a', load), 2, 'kinds do not mix')
  now += 3_000
  assert.equal(await cache.get('k', 'a', load), 3)
  assert.equal(await cache.get<number>('k', 'b', async () => null), null)
  assert.equal(await cache.get('k', 'b', load), 4)
})

test('a change anywhere is forgotten everywhere, and so is everything after a gap', async () => {
  const { bus, gap } = testBus()
  const [here, there] = [createAccessCache(bus), createAccessCache(bus)]
  let value = 1
  const load = async () => value
  await Promise.all([here, there].map((cache) => cache.get('k', 'a', load)))
  value = 2
  assert.equal(await there.get('k', 'a', load), 1)
  await here.changed()
  assert.equal(await there.get('k', 'a', load), 2)
  value = 3
  gap()
  assert.equal(await there.get('k', 'a', load), 3)
})

test('an answer that was being read while something changed is not remembered', async () => {
  const { bus } = testBus()
  const cache = createAccessCache(bus)
  let answer: (value: string) => void = () => {}
  const slow = cache.get('k', 'a', () => new Promise<string>((resolve) => (answer = resolve)))
  await cache.changed()
  answer('old')
  assert.equal(await slow, 'old')
  assert.equal(await cache.get('k', 'a', async () => 'new'), 'new')
})

test('a change is answered only when the slowest of the other instances has forgotten', async () => {
  const listeners = createListeners()
  /** Delivers to this instance a little later than to the others. */
  const busWith = (delayMs: number) => ({
    publish: async (topic: string, payload: string) => listeners.deliver(topic, payload),
    subscribe: (topic: string, listener: (payload: string) => void) =>
      listeners.subscribe(topic, (payload) => void setTimeout(() => listener(payload), delayMs)),
    onGap: listeners.onGap,
    connected: () => true,
    close: async () => {},
  })
  const [here, slow] = [createAccessCache(busWith(0)), createAccessCache(busWith(60))]
  await new Promise((resolve) => setTimeout(resolve, 150))
  let value = 1
  const load = async () => value
  await slow.get('k', 'a', load)
  value = 2
  await here.changed()
  assert.equal(await slow.get('k', 'a', load), 2)
  await slow.close()
  await here.close()
})

test('an instance that died is waited for once, and then no more', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { bus } = testBus()
  const cache = createAccessCache(bus)
  await bus.publish('access-hello', 'somebody-who-never-answers')
  const isAnsweredAtOnce = async () => {
    let isAnswered = false
    void cache.changed().then(() => {
      isAnswered = true
    })
    await new Promise(setImmediate)
    return isAnswered
  }
  assert.equal(await isAnsweredAtOnce(), false)
  t.mock.timers.runAll()
  assert.equal(await isAnsweredAtOnce(), true)
})

test('while the bus is down nothing is remembered, and a change does not fail', async () => {
  const { bus, set } = testBus()
  const cache = createAccessCache(bus)
  let loads = 0
  const load = async () => ++loads
  await cache.get('k', 'a', load)
  set(false)
  assert.equal(await cache.get('k', 'a', load), 2)
  await cache.changed()
  set(true)
  assert.equal(await cache.get('k', 'a', load), 3)
})
