const turnMs = 10

/** All long work that is under way shares one turn at a time: as much at once as one alone, however much there is. */
const waiting: (() => void)[] = []
let isTurn = false
let began = 0

function isOver(): boolean {
  if (!isTurn) {
    isTurn = true
    began = performance.now()
    setImmediate(() => {
      isTurn = false
    })
  }
  return performance.now() - began >= turnMs
}

/** Who waits longest goes on first. */
function goOn(): void {
  if (isOver()) setImmediate(goOn)
  else waiting.shift()?.()
}

/** Awaited between the pieces of long work: each time a turn is over, others have theirs. */
export function pause(): Promise<void> | undefined {
  if (!isOver()) return
  return new Promise((resolve) => {
    waiting.push(resolve)
    setImmediate(goOn)
  })
}

/** Long work as a generator, which yields wherever others may have their turn. */
export async function inTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const others = pause()
    if (others) await others
  }
}

/** The same work where nobody else waits. */
export function atOnce<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export async function mapInTurns<In, Out>(items: readonly In[], work: (item: In, at: number) => Out): Promise<Out[]> {
  const done: Out[] = []
  for (const [at, item] of items.entries()) {
    const others = pause()
    if (others) await others
    done.push(work(item, at))
  }
  return done
}
