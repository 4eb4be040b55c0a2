import { placeAliases } from '../../reader/places.ts'
import { fold, isContentWord, type Token, tokenise } from '../../reader/words/words.ts'

/** Small words between the others count for nothing, but not without end. */
const glueToWord = 3
const glue = new Set(['of', 'the', 'per', 'a', 'in', 'for', 'are', '-', '/'])
export const spans = (tokens: Token[], longest: number): { start: number; end: number; words: Token[] }[] => {
  const found: { start: number; end: number; words: Token[] }[] = []
  for (let start = 0; start < tokens.length; start++) {
    const first = tokens[start]
    if (!first || !/[\p{L}\p{N}]/u.test(first.word)) continue
    const words: Token[] = []
    const last = Math.min(tokens.length, start + longest * (1 + glueToWord))
    for (let end = start; end < last && words.length < longest; end++) {
      const token = tokens[end]
      if (!token) break
      if (end > start && glue.has(token.word)) continue
      if (!/[\p{L}\p{N}]/u.test(token.word)) break
      words.push(token)
      found.push({ start, end: end + 1, words: [...words] })
    }
  }
  return found
}

/** The words of a question that are worth looking up among the cells, longest first. */
export const valueTerms = (question: string): string[] => {
  const tokens = tokenise(question)
  const terms: { term: string; rank: number }[] = []
  for (const span of spans(tokens, 5)) {
    const content = span.words.filter(isContentWord)
    if (content.length === 0 || content.every((w) => /^\d{1,3}$/.test(w.word))) continue
    const first = span.words[0]
    const last = span.words.at(-1)
    if (!first || !last || (!isContentWord(first) && !first.capital) || !isContentWord(last)) continue
    const text = question.slice(tokens[span.start]?.start ?? 0, tokens[span.end - 1]?.end ?? 0).replace(/'s$/i, '')
    const capitals = span.words.filter((w) => w.capital).length
    terms.push({
      term: text,
      rank: capitals * 2 + (first.quote > 0 ? 5 : 0) + (span.words.length <= 3 ? 1 : 0) - span.words.length * 0.3,
    })
    for (const alias of placeAliases(fold(text))) terms.push({ term: alias, rank: 4 })
    if (span.words.length === 1 && first.word !== first.stem) terms.push({ term: first.stem, rank: -1 })
  }
  const seen = new Set<string>()
  return terms
    .sort((a, b) => b.rank - a.rank)
    .map((t) => t.term)
    .filter((term) => !seen.has(fold(term)) && seen.add(fold(term)))
    .slice(0, 50)
}
