/** Below this, a question has nothing to do with the other. */
const floor = 0.2
const maxExamples = 5
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Those that are near to what is asked, the nearest first. A word that few of them have counts for more than one that all have. */
export function chooseExamples<T extends { question: string }>(asked: string, verified: T[]): T[] {
  const words = wordsOf(asked)
  const known = verified.map((one) => ({ one, words: wordsOf(one.question) }))
  const counts = new Map<string, number>()
  for (const each of known) for (const word of each.words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weight = (word: string) => Math.log(1 + verified.length / (counts.get(word) ?? 0.5)) ** 2
  const length = (set: Set<string>) => Math.sqrt([...set].reduce((sum, word) => sum + weight(word), 0))
  const own = length(words)
  return known
    .map(({ one, words: theirs }) => {
      const shared = [...theirs].reduce((sum, word) => (words.has(word) ? sum + weight(word) : sum), 0)
      return { one, likeness: shared === 0 ? 0 : shared / (own * length(theirs)) }
    })
    .filter(({ likeness }) => likeness >= floor)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxExamples)
    .map(({ one }) => one)
}
