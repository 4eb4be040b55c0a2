import type { PartConstruction } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'
import { fieldBefore, skip } from './comparators.ts'

/** "starts with J", "ends with 'ez'", "contains retail". */
export const textCondition: PartConstruction = {
  name: 'how a text is written',
  examples: ['customers whose name starts with J', 'products containing "lamp"'],
  match(chart, at) {
    const kinds: [string, 'starts' | 'ends' | 'contains'][] = [
      ['starts with', 'starts'],
      ['starting with', 'starts'],
      ['start with', 'starts'],
      ['begins with', 'starts'],
      ['beginning with', 'starts'],
      ['begin with', 'starts'],
      ['ends with', 'ends'],
      ['ending with', 'ends'],
      ['end with', 'ends'],
      ['ending in', 'ends'],
      ['ends in', 'ends'],
      ['contains', 'contains'],
      ['containing', 'contains'],
      ['contain', 'contains'],
      ['includes the word', 'contains'],
    ]
    for (const [words, text] of kinds) {
      const length = chart.phrase(at, words)
      if (length === 0) continue
      const to = skip(chart, at + length, /^(?:the|letter|word|a|an|letters|text|')$/)
      const token = chart.tokens[to]
      if (!token) return []
      let end = to + 1
      while (token.quote > 0 && chart.tokens[end]?.quote === token.quote) end++
      const value = chart.tokens
        .slice(to, end)
        .map((t) => t.raw)
        .join(' ')
      return fieldBefore(chart, at).map((f) => ({
        start: f.start,
        end,
        score: f.score,
        rule: textCondition.name,
        kind: 'condition' as const,
        cond: { text, of: fieldOf(f), value },
        on: f.dataset,
        loose: false,
        field: f,
      }))
    }
    return []
  },
}
