/**
 * SQLite has one writer at a time, and whoever finds it busy sleeps before they look again: a thread that writes step after step
 * would hardly let anybody in. Here it sees across threads who waits.
 */
export type WaitingLine = Int32Array<SharedArrayBuffer>

/** Places: how many stand in it, and how many have left it so far. */
const standing = 0
const left = 1
/** Longer than the longest sleep between two looks. */
const maxWaitMs = 150

export const createWaitingLine = (): WaitingLine => new Int32Array(new SharedArrayBuffer(8))

export function enterLine(line: WaitingLine): void {
  Atomics.add(line, standing, 1)
}

export function leaveLine(line: WaitingLine): void {
  Atomics.sub(line, standing, 1)
  Atomics.add(line, left, 1)
  Atomics.notify(line, left)
}

/** Blocks this thread until those who stand in the line now have left it: those who come later wait for its next step. */
export function letOthersThrough(line: WaitingLine): void {
  const waiting = Atomics.load(line, standing)
  const before = Atomics.load(line, left)
  const until = performance.now() + maxWaitMs
  for (;;) {
    const gone = Atomics.load(line, left)
    // As 32-bit numbers, which begin again at their end.
    if (((gone - before) | 0) >= waiting) return
    if (Atomics.wait(line, left, gone, Math.max(0, until - performance.now())) === 'timed-out') return
  }
}
