import type { HeadMatch, SheetQuestion } from './parse-sheet-question.ts'
import type { Sheet, SheetColumn } from './sheet.ts'
import type { Condition, Rows } from './sheet-sql.ts'

/** A question with what it narrows the rows to and what it asks for. */
export type Context = {
  q: SheetQuestion
  sheet: Sheet
  rows: Rows
  target: SheetColumn
  targetSaid: boolean
  used: Set<HeadMatch>
}

export const isOwn = (c: Condition, sheet: Sheet) =>
  !(c.kind === 'cells' && c.negated && c.column === sheet.totals?.column && c.rows === sheet.totals.rows)
export const told = (ctx: Context): Rows => ctx.rows.filter((c) => isOwn(c, ctx.sheet))

export const isAmount = (c: SheetColumn) => c.kind === 'number' && !c.rank

/** All conditions that the named cells, years and comparisons make; cells of one column are alternatives, of several all must hold. */
export const conditionsOf = (
  q: SheetQuestion,
  sheet: Sheet,
  skip: (m: SheetQuestion['cells'][number]) => boolean = () => false,
): Rows => {
  const rows: Condition[] = []
  for (const m of q.cells) {
    if (skip(m)) continue
    const same = rows.find((c) => c.kind === 'cells' && c.column === m.column && c.negated === m.negated)
    if (same?.kind === 'cells') {
      // "Tokyo, Japan" in one cell narrows, "Tokyo or Osaka" widens
      const both = same.rows.filter((r) => m.rows.includes(r))
      same.rows =
        both.length > 0 && !/\b(?:or|and)\b/.test(q.phrase(m.start - 1, m.start))
          ? both
          : [...new Set([...same.rows, ...m.rows])]
    } else rows.push({ kind: 'cells', column: m.column, rows: [...m.rows], negated: m.negated })
  }
  rows.push(...q.years.map((y) => y.condition))
  const { totals } = sheet
  if (totals && !q.cells.some((c) => c.column === totals.column && c.rows.some((r) => totals.rows.includes(r))))
    rows.push({ kind: 'cells', column: totals.column, rows: totals.rows, negated: true })
  for (const h of q.heads) {
    // "tracks that have no songwriters"
    if (
      h.score < 0.7 ||
      !/\b(?:no|without(?: a| an| any)?|not have (?:a|an|any))$/.test(q.phrase(h.start - 3, h.start))
    )
      continue
    const empty = h.column.cells.flatMap((c, row) => (/^(?:|-|n\/a|none|no)$/.test(c.text) ? [row] : []))
    if (empty.length > 0 && !rows.some((c) => c.column === h.column))
      rows.push({ kind: 'cells', column: h.column, rows: empty, negated: false })
  }
  for (const part of q.comparisons) {
    const column = comparedColumn(q, sheet, part.start, part.end)
    if (!column) continue
    if (part.high === null) rows.push({ kind: 'compare', column, op: part.op, value: part.value })
    else
      rows.push(
        { kind: 'compare', column, op: '>=', value: part.value },
        { kind: 'compare', column, op: '<=', value: part.high },
      )
  }
  return rows
}

const comparedColumn = (q: SheetQuestion, sheet: Sheet, start: number, end: number): SheetColumn | null => {
  const amounts = q.heads.filter((h) => h.column.kind === 'number')
  const after = amounts.find((h) => h.start >= end && h.start - end <= 1)
  const before = amounts.filter((h) => h.end <= start).sort((a, b) => b.end - a.end || b.score - a.score)[0]
  if (after ?? before) return (after ?? before)?.column ?? null
  const near = q.phrase(end, end + 2)
  const unit = sheet.columns.find(
    (c) =>
      c.kind === 'number' && near.split(' ').some((w) => w.length > 2 && c.name.toLowerCase().includes(w.slice(0, 5))),
  )
  if (unit) return unit
  const only = sheet.columns.filter(isAmount)
  return only.length === 1 ? (only[0] ?? null) : null
}

export const amountHead = (ctx: Context, from: number, to: number): SheetColumn | null => {
  const found = ctx.q.heads
    .filter(
      (h) =>
        h.start >= from &&
        h.start <= to &&
        (h.column.kind === 'number' || h.column.kind === 'date') &&
        h.column !== ctx.target,
    )
    .sort((a, b) => b.score - a.score || a.start - b.start)[0]
  if (found) ctx.used.add(found)
  return found?.column ?? null
}
