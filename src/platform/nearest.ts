/** The candidate that a typing error most likely meant; undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    const [typed, known] = [word.toLowerCase(), candidate.toLowerCase()]
    // Half a name is as near as two wrong letters: --key for --key-file.
    const begun = typed.length >= 3 && known.startsWith(typed)
    const distance = Math.min(distanceOf(typed, known), begun ? 2 : Number.POSITIVE_INFINITY)
    if (!best || distance < best.distance) best = { candidate, distance }
  }
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined
}

/** Letters to add, drop or change to make one of the other. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}
