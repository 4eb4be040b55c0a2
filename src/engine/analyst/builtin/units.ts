import { isContentWord, type Token } from '../../reader/words/words.ts'
import type { FindValuesOutput } from '../tool-contract.ts'
import type { Catalog, Column, Table } from './catalog.ts'
import { type Concept, conceptExpressions, conceptWords } from './measures.ts'
import { mentionColumns, mentionTables, mentionValues } from './mentions.ts'

/** What a stretch of words may mean. */
export type Option =
  | { kind: 'table'; table: Table; score: number }
  | { kind: 'column'; column: Column; score: number }
  | { kind: 'value'; column: Column; values: (string | number | boolean)[]; term: string; score: number }
  | { kind: 'concept'; concept: Concept; score: number }

/** A stretch of words with its possible meanings, best first. `end` is exclusive. */
export type Unit = { start: number; end: number; options: Option[] }

const conceptOf = (token: Token): { concept: Concept; score: number } | null => {
  const concept = conceptWords.get(token.word) ?? conceptWords.get(token.stem)
  if (concept)
    return { concept, score: /^(?:spend|spent|spending|gross|worth|income|money|earn)/.test(token.word) ? 0.7 : 0.92 }
  if (token.stem === 'unit' || token.stem === 'piec' || token.stem === 'quantity')
    return { concept: 'units', score: 0.97 }
  return null
}

/** "Shipped" is something that was done, not the shipping that somebody paid for; "placed" is no place. */
const isDeed = (tokens: Token[], { start, end, column }: { start: number; end: number; column: Column }): boolean => {
  const token = tokens[start]
  return (
    end === start + 1 &&
    column.role !== 'date' &&
    /ed$/.test(token?.word ?? '') &&
    !column.stems.includes(token?.stem ?? '')
  )
}

/** Cuts a question into units that do not overlap; longer and surer readings win. */
export const findUnits = (
  tokens: Token[],
  taken: boolean[],
  catalog: Catalog,
  matches: FindValuesOutput['matches'],
): Unit[] => {
  const bySpan = new Map<string, Unit>()
  const put = (start: number, end: number, option: Option) => {
    for (let at = start; at < end; at++) if (taken[at]) return
    const key = `${start}:${end}`
    const unit = bySpan.get(key) ?? { start, end, options: [] }
    unit.options.push(option)
    bySpan.set(key, unit)
  }
  for (const m of mentionColumns(tokens, catalog))
    if (!isDeed(tokens, m)) put(m.start, m.end, { kind: 'column', column: m.column, score: m.score })
  for (const m of mentionTables(tokens, catalog)) put(m.start, m.end, { kind: 'table', table: m.table, score: m.score })
  for (const m of mentionValues(tokens, catalog, matches))
    put(m.start, m.end, { kind: 'value', column: m.column, values: m.values, term: m.term, score: m.score })
  tokens.forEach((token, at) => {
    const found = conceptOf(token)
    if (found && conceptExpressions(found.concept, catalog).length > 0) put(at, at + 1, { kind: 'concept', ...found })
  })

  const strength = (unit: Unit) => {
    const words = tokens.slice(unit.start, unit.end)
    const content = words.filter(isContentWord).length
    const best = unit.options[0]?.score ?? 0
    const value = unit.options.some((o) => o.kind === 'value' && o.score >= 0.9)
      ? 0.25 + (words.some((w) => w.quote > 0) ? 2 : 0)
      : 0
    return content * best + best * 0.5 + value - (words.length - content) * 0.05
  }
  const units = [...bySpan.values()]
  for (const unit of units) {
    // "marketing spend" is the column spend of marketing_spend rather than its rows
    for (const option of unit.options) {
      if (option.kind !== 'table') continue
      const { table } = option
      if (
        unit.options.some(
          (o) => o.kind === 'column' && o.column.table === table && o.column.role === 'measure' && o.score >= 0.9,
        )
      )
        option.score -= 0.15
    }
    unit.options.sort((a, b) => b.score - a.score)
    const best = unit.options[0]?.score ?? 0
    unit.options = unit.options.filter((o) => o.score >= best - 0.3).slice(0, 8)
  }
  const chosen: Unit[] = []
  for (const unit of units.sort((a, b) => strength(b) - strength(a)))
    if (!chosen.some((c) => unit.start < c.end && c.start < unit.end)) chosen.push(unit)
  chosen.sort((a, b) => a.start - b.start)
  // "total revenue", "number of orders": there the first word says how to count, even when a column is called so
  return chosen.filter((unit, n) => {
    const word = tokens[unit.start]?.word ?? ''
    const next = chosen[n + 1]
    return !(
      unit.end === unit.start + 1 &&
      next &&
      (/^(?:total|amount|value|number|count|sum)$/.test(word) ||
        (/^(?:average|avg|mean|median|maximum|minimum)$/.test(word) && (next.options[0]?.score ?? 0) >= 0.9)) &&
      (next.start === unit.end || (next.start <= unit.end + 2 && tokens[unit.end]?.word === 'of'))
    )
  })
}
