import type { Condition, Expression } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'
import { fieldBefore, skip } from './comparators.ts'

type Way = 'starts' | 'ends' | 'contains'
const kinds: [string, Way][] = [
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

type Written = { way: Way; value: string; end: number }

/** The text from a place on: what stands in quotes, else one word. */
const textAt = (chart: Chart, at: number): { value: string; end: number } | null => {
  const token = chart.tokens[at]
  if (!token) return null
  let end = at + 1
  while (token.quote > 0 && chart.tokens[end]?.quote === token.quote) end++
  const last = chart.tokens[end - 1] ?? token
  let value = token.raw
  for (let i = at + 1; i < end; i++) {
    const [before, next] = [chart.tokens[i - 1], chart.tokens[i]]
    if (before && next) value += ' '.repeat(Math.max(0, next.start - before.end)) + next.raw
  }
  return last && { value, end }
}

const writtenAt = (chart: Chart, at: number): Written | null => {
  for (const [words, way] of kinds) {
    const length = chart.phrase(at, words)
    let from = at + length
    // "the letter 'a'": what stands in quotes is no article
    while (/^(?:the|letter|word|a|an|letters|text|')$/.test(chart.word(from)) && !chart.tokens[from]?.quote) from++
    const text = length === 0 ? null : textAt(chart, from)
    if (text) return { way, ...text }
  }
  return null
}

const asCondition = (of: Expression, { way, value }: Written): Condition => ({ text: way, of, value })

/** "starts with J", "ends with 'ez'", "contains retail", "'M5' in its number". */
export const textCondition: PartConstruction = {
  name: 'how a text is written',
  examples: ['customers whose name starts with J', 'products containing "lamp"', 'customers with "son" in their name'],
  match(chart, at) {
    const said = (f: EdgeOf<'field'>, start: number, end: number, cond: Condition): Edge => ({
      start,
      end,
      score: f.score,
      rule: textCondition.name,
      kind: 'condition',
      cond,
      on: f.dataset,
      loose: false,
      field: f,
    })
    const written = writtenAt(chart, at)
    if (written) {
      const fields = fieldBefore(chart, at).filter((f) => f.field.type === 'text')
      const named = fields.length > 0 ? [] : nameBefore(chart, at)
      return [...fields, ...named].flatMap((f) => {
        const first = asCondition(fieldOf(f), written)
        const also = chart.word(written.end) === 'or' ? writtenAt(chart, written.end + 1) : null
        const both = also ? [said(f, f.start, also.end, { any: [first, asCondition(fieldOf(f), also)] })] : []
        return [said(f, f.start, written.end, first), ...both]
      })
    }
    const quoted = chart.tokens[at]
    const text = quoted && quoted.quote > 0 && chart.tokens[at - 1]?.quote !== quoted.quote ? textAt(chart, at) : null
    if (!text || chart.word(text.end) !== 'in') return []
    const from = skip(chart, text.end + 1, /^(?:its|their|the|his|her)$/)
    return chart
      .of(from, 'field')
      .filter((f) => f.field.type === 'text')
      .map((f) => {
        const end = chart.word(f.end) === 'name' ? f.end + 1 : f.end
        return said(f, at, end, { text: 'contains', of: fieldOf(f), value: text.value })
      })
  },
}

/** "diagnoses containing ...": a thing is meant by its name. */
const nameBefore = (chart: Chart, at: number): EdgeOf<'field'>[] =>
  chart.tokens.flatMap((_, from) =>
    from >= at
      ? []
      : chart
          .of(from, 'entity')
          .filter((e) => e.end === at)
          .flatMap((e) => {
            const field = e.dataset.fields.find((f) => f.name === e.dataset.nameFields[0] && f.type === 'text')
            return field
              ? [
                  {
                    ...e,
                    kind: 'field' as const,
                    field,
                    ref: { dataset: e.dataset.name, field: field.name },
                    score: e.score * 0.9,
                  },
                ]
              : []
          }),
  )
