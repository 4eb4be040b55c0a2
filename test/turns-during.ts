/** How often others had their turn while something was done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let going = true
  const count = () => {
    turns++
    if (going) setImmediate(count)
  }
  setImmediate(count)
  try {
    await work()
  } finally {
    going = false
  }
  return turns
}

/** Work that waits for nothing. */
export function compute(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
