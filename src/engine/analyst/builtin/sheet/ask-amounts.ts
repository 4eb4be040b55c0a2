import { type Context, isAmount, told } from './sheet-conditions.ts'
import { type Ask, matchingRows } from './sheet-sql.ts'

// One function for each kind of question; each answers null when it is not that kind.

export const totals = (ctx: Context): Ask | null => {
  const { q, sheet, rows } = ctx
  const fn = /\baverage\b|\bmean\b/.test(q.text)
    ? 'AVG'
    : /\b(?:total|sum|combined|altogether|in all)\b/.test(q.text)
      ? 'SUM'
      : null
  if (
    !fn ||
    q.rank ||
    /^(?:which|who|when|where|name|list|tell)\b|\bwhich (?:\w+ ){1,2}(?:has|have|had|is|was|did)\b/.test(q.text)
  )
    return null
  if (/^(?:how many|in how many|for how many)\b/.test(q.text) && q.comparisons.length > 0) return null
  const at = q.tokens.findIndex((t) => /^(?:total|sum|combined|average|mean|altogether)$/.test(t.word))
  const amounts_ = q.heads.filter(
    (h) =>
      isAmount(h.column) &&
      !(
        h.end === h.start + 1 &&
        h.start === at &&
        q.heads.some((o) => o !== h && isAmount(o.column) && o.start !== at)
      ),
  )
  const counted = /^(?:number|amount) of/.test(q.phrase(at + 1, at + 3))
    ? q.heads
        .filter((h) => h.start >= at + 3 && h.start <= at + 5)
        .sort((a, b) => a.start - b.start || b.score - a.score)[0]
    : undefined
  if (fn === 'SUM' && counted && !isAmount(counted.column)) return null
  const head = amounts_.sort((a, b) => b.score - a.score || Math.abs(a.start - at) - Math.abs(b.start - at))[0]
  if (fn === 'SUM' && head && head.score < 0.7) return null
  if (head) ctx.used.add(head)
  const amounts = sheet.columns.filter(isAmount)
  const column = head?.column ?? (fn === 'AVG' && amounts.length === 1 ? amounts[0] : undefined)
  if (!column) return null
  return { kind: 'aggregate', fn, column, rows }
}

export const counting = (ctx: Context): Ask | null => {
  const { q, sheet, rows } = ctx
  const marker = q.tokens.findIndex(
    (t, i) => (t.word === 'many' && q.word(i - 1) === 'how') || (t.word === 'number' && q.word(i + 1) === 'of'),
  )
  if (marker < 0) return null
  const from = marker + (q.word(marker) === 'many' ? 1 : 2)
  const heads = q.heads
    .filter((h) => h.start >= from && h.start <= from + 3)
    .sort((a, b) => a.start - b.start || b.score - a.score)
  const head = heads[0]
  if (head) ctx.used.add(head)
  const compared = q.comparisons.length > 0
  const different = /\b(?:different|distinct|unique|separate)\b/.test(q.text)
  const amount = heads.find((h) => isAmount(h.column) && h.score >= 0.6)
  const times = q.word(from) === 'times'
  if (amount && !times && !compared && !different && rows.some((c) => c.kind === 'cells' || c.kind === 'year')) {
    const matched = matchingRows(sheet, rows)
    if (matched.length > 0 && matched.length <= 40)
      return matched.length === 1
        ? { kind: 'cells', column: amount.column, rows, distinct: false }
        : { kind: 'aggregate', fn: 'SUM', column: amount.column, rows }
  }
  const groupLeast = /\b(?:at least|more than)\b/.test(q.text)
  if (told(ctx).length === 0) {
    if (q.rank || groupLeast) return null
    if (head && head.column.kind === 'text' && !head.column.unique && head.score >= 0.9)
      return { kind: 'count', rows, distinct: head.column }
    if (/\b(?:there|listed|list|total|table|shown|all|are|were|is|in)\b/.test(q.text) || q.tokens.length <= 6)
      return { kind: 'count', rows, distinct: null }
    return null
  }
  return { kind: 'count', rows, distinct: different && head && head.column.kind === 'text' ? head.column : null }
}
