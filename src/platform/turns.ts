/** Takes turns at something of which only so many can go on at once. */
export type Turns = {
  /** Resolves when it is the caller's turn, with what ends it. */
  take(signal?: AbortSignal): Promise<() => void>
  /** A turn when there is one at once. */
  takeFree(): (() => void) | null
}

export function createTurns(places: number): Turns {
  const waiting: (() => void)[] = []
  let taken = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else taken--
  }
  const begin = () => {
    let left = false
    return () => {
      if (!left) leave()
      left = true
    }
  }
  return {
    takeFree() {
      if (taken >= places) return null
      taken++
      return begin()
    },
    async take(signal) {
      signal?.throwIfAborted()
      if (taken < places) taken++
      else {
        await new Promise<void>((resolve, reject) => {
          const enter = () => {
            signal?.removeEventListener('abort', giveUp)
            resolve()
          }
          const giveUp = () => {
            waiting.splice(waiting.indexOf(enter), 1)
            reject(signal?.reason)
          }
          signal?.addEventListener('abort', giveUp, { once: true })
          waiting.push(enter)
        })
      }
      return begin()
    },
  }
}
