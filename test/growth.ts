import assert from 'node:assert/strict'

const times = 8
const rounds = 5
/** Shorter work is done several times. */
const leastMs = 2

/** Time of the processor, which does not grow with how busy the machine is. */
export async function processorMs(work: () => unknown, repeats = 1): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < repeats; i++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / repeats
}

/**
 * That eight times as much takes about eight times as long, of the processor's time: less than halfway to the 64 times of a square.
 * `power` 2 takes the square, and less than halfway to the cube.
 */
export async function assertGrowsEvenly(work: (size: number) => unknown, size: number, power = 1): Promise<void> {
  const most = times ** (power + 0.5)
  const least = () => work(size)
  await least()
  let repeats = 1
  while ((await processorMs(least, repeats)) * repeats < leastMs) repeats *= 2
  let small = Number.POSITIVE_INFINITY
  let large = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    small = Math.min(small, await processorMs(least, repeats))
    large = Math.min(large, await processorMs(() => work(size * times)))
    if (large < most * small) return
  }
  assert.fail(`${size} took ${small.toFixed(2)} ms, ${size * times} took ${large.toFixed(2)} ms`)
}
