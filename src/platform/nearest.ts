/** The candidate that a typing error most likely meant; undefined when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    const [typed, known] = [word.toLowerCase(), candidate.toLowerCase()]
    // Half a name is as near as two wrong letters: --key for --key-file.
    const begun = typed.length >= 3 && known.startsWith(typed)
    const distance = Math.min(editDistance(typed, known, undefined, false), begun ? 2 : Number.POSITIVE_INFINITY)
    if (!best || distance < best.distance) best = { candidate, distance }
  }
  return best && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : undefined
}

/** How many letters are wrong, left out, too many or (else that is two) swapped; more than `most` is as good as none alike. */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY, swaps = true): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let value = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (swaps && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
