export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string }

/** Longer differences than this are told as all removed and all added: nobody reads them line by line. */
const maxCells = 4_000_000

/** Which lines came and went between two texts. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const same = (lines: string[]): DiffLine[] => lines.map((text) => ({ kind: 'same', text }))
  return [
    ...same(a.slice(0, start)),
    ...between(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ]
}

function between(a: string[], b: string[]): DiffLine[] {
  const removed = (text: string): DiffLine => ({ kind: 'removed', text })
  const added = (text: string): DiffLine => ({ kind: 'added', text })
  if (a.length * b.length > maxCells) return [...a.map(removed), ...b.map(added)]
  // Length of the longest common run of lines from here on.
  const width = b.length + 1
  const common = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]! })
      i++
      j++
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) lines.push(removed(a[i++]!))
    else lines.push(added(b[j++]!))
  }
  return [...lines, ...a.slice(i).map(removed), ...b.slice(j).map(added)]
}

/** The lines that changed, with a few around them; null stands for lines that were left out. */
export function withContext(lines: DiffLine[], around = 3): (DiffLine | null)[] {
  const near = new Set<number>()
  lines.forEach(({ kind }, at) => {
    if (kind !== 'same') for (let i = at - around; i <= at + around; i++) near.add(i)
  })
  const shown: (DiffLine | null)[] = []
  lines.forEach((line, at) => {
    if (near.has(at)) shown.push(line)
    else if (shown.at(-1) !== null) shown.push(null)
  })
  return shown
}
