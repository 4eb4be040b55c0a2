import { setImmediate } from 'node:timers/promises'

const turnMs = 10

/** Makes what is awaited between the pieces of long work: each time a turn is over, others have theirs. */
export function createPause(): () => Promise<void> | undefined {
  let began = performance.now()
  return () =>
    performance.now() - began < turnMs
      ? undefined
      : setImmediate().then(() => {
          began = performance.now()
        })
}

/** Long work as a generator, which yields wherever others may have their turn. */
export async function inTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  const pause = createPause()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const others = pause()
    if (others) await others
  }
}

export async function mapInTurns<In, Out>(items: readonly In[], work: (item: In, at: number) => Out): Promise<Out[]> {
  const pause = createPause()
  const done: Out[] = []
  for (const [at, item] of items.entries()) {
    const others = pause()
    if (others) await others
    done.push(work(item, at))
  }
  return done
}
