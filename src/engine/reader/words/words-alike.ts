import { stem } from './words.ts'

/** Of lines of words that mean the same: the stems that each word's stem may stand for. */
export function wordsAlike(lines: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const table = new Map<string, Set<string>>()
  for (const line of lines) {
    const stems = line.split(' ').map(stem)
    for (const word of stems) {
      const set = table.get(word) ?? new Set<string>()
      for (const other of stems) if (other !== word) set.add(other)
      table.set(word, set)
    }
  }
  return table
}
