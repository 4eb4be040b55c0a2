import { mapInTurns } from '../../platform/workers/in-turns.ts'

/** Below this, a question has nothing to do with the other. */
const floor = 0.2
const maxExamples = 5
/** What a question is about stands at its beginning. */
export const charactersCompared = 500
const wordsOf = (text: string) =>
  new Set(
    text
      .slice(0, charactersCompared)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [],
  )

/** Those that are near to what is asked, the nearest first. A word that few of them have counts for more than one that all have. */
export async function chooseExamples<T extends { question: string }>(asked: string, verified: T[]): Promise<T[]> {
  const words = wordsOf(asked)
  const counts = new Map<string, number>()
  const known = await mapInTurns(verified, (one) => {
    const theirs = wordsOf(one.question)
    for (const word of theirs) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { one, words: theirs }
  })
  const weight = (word: string) => Math.log(1 + verified.length / (counts.get(word) ?? 0.5)) ** 2
  const length = (set: Set<string>) => Math.sqrt([...set].reduce((sum, word) => sum + weight(word), 0))
  const own = length(words)
  const compared = await mapInTurns(known, ({ one, words: theirs }) => {
    const shared = [...theirs].reduce((sum, word) => (words.has(word) ? sum + weight(word) : sum), 0)
    return { one, likeness: shared === 0 ? 0 : shared / (own * length(theirs)) }
  })
  return compared
    .filter(({ likeness }) => likeness >= floor)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxExamples)
    .map(({ one }) => one)
}
