type Found<T> = Exclude<T, false | null | undefined | 0 | ''>

/** Waits for what comes by itself, however busy the machine is. */
export async function until<T>(look: () => T | Promise<T>): Promise<Found<T>> {
  for (let i = 0; i < 4_800; i++) {
    const found = await look()
    if (found) return found as Found<T>
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('it did not come to pass')
}
