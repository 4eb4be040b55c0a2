import type { SheetQuestion } from './parse-sheet-question.ts'
import { timeDirection } from './sheet.ts'
import { amountHead, type Context, conditionsOf, isAmount } from './sheet-conditions.ts'
import type { Ask, Rows } from './sheet-sql.ts'

// One function for each kind of question; each answers null when it is not that kind.

const sides = (ctx: Context): [SheetQuestion['cells'][number], SheetQuestion['cells'][number]] | null => {
  const { cells } = ctx.q
  for (let i = cells.length - 1; i > 0; i--) {
    const b = cells[i]
    const a = cells.slice(0, i).findLast((c) => c.column === b?.column)
    if (a && b && a.rows.join() !== b.rows.join()) return [a, b]
  }
  return null
}

export const difference = (ctx: Context): Ask | null => {
  const { q, sheet, rows } = ctx
  const asked =
    /\bdifference\b|\bhow (?:many|much) (?:\w+ ){0,3}(?:more|fewer|less|longer|older|higher|taller|later|earlier|larger|bigger|greater)\b|\bhow (?:many|much) more\b|\bhow long (?:between|after|before)\b|\bhow many (?:years|days|months|seasons|points|places) (?:\w+ ){0,4}(?:between|after|before|separate|apart|passed)\b/.test(
      q.text,
    )
  if (!asked) return null
  const pair = sides(ctx)
  if (!pair) {
    const first =
      /\bfirst\b|\bhighest\b|\bmost\b|\blargest\b|\blongest\b/.test(q.text) &&
      /\blast\b|\blowest\b|\bleast\b|\bsmallest\b|\bshortest\b/.test(q.text)
    const column =
      amountHead(ctx, 0, q.tokens.length) ??
      (/\byears?\b/.test(q.text) ? sheet.columns.find((c) => c.kind === 'date') : undefined) ??
      sheet.columns.find(isAmount)
    return first && column ? { kind: 'aggregate', fn: 'RANGE', column, rows } : null
  }
  const [a, b] = pair
  const others = conditionsOf(q, sheet, (m) => m.column === a.column)
  const years = /\byears?\b/.test(q.text) ? sheet.columns.find((c) => c.kind === 'date' && c !== a.column) : undefined
  const counted = /\bnumber of times\b|\bhow many times\b/.test(q.text) || (a.rows.length > 1 && b.rows.length > 1)
  const head = ctx.q.heads
    .filter((h) => (h.column.kind === 'number' || h.column.kind === 'date') && h.column !== a.column)
    .sort((x, y) => y.score - x.score)[0]
  const column =
    counted && !head
      ? null
      : (head?.column ??
        years ??
        (counted
          ? null
          : (sheet.columns.filter(isAmount)[0] ??
            sheet.columns.find((c) => c.kind === 'number' && c !== a.column) ??
            null)))
  if (head) ctx.used.add(head)
  const side = (m: SheetQuestion['cells'][number]): Rows => [
    { kind: 'cells', column: m.column, rows: m.rows, negated: false },
    ...others,
  ]
  return { kind: 'difference', column, first: side(a), second: side(b), signed: false }
}

export const eitherOr = (ctx: Context): Ask | null => {
  const { q, sheet } = ctx
  if (!/\bor\b/.test(q.text) || /\bor (?:more|less|fewer|higher|lower|better|above|below)\b/.test(q.text)) return null
  const pair = sides(ctx)
  if (!pair) return null
  const [a, b] = pair
  if (!/\bor\b/.test(q.phrase(a.end, b.start))) return null
  const others = conditionsOf(q, sheet, (m) => m.column === a.column)
  const both: Rows = [{ kind: 'cells', column: a.column, rows: [...a.rows, ...b.rows], negated: false }, ...others]
  const less =
    /\b(?:less|fewer|fewest|least|lower|lowest|smaller|smallest|shorter|shortest|earlier|earliest|first|before|older|oldest|worse)\b/.test(
      q.text,
    )
  const early = /\b(?:first|earlier|earliest|before|older|oldest|later|last|latest|after|newer|younger|recent)\b/.test(
    q.text,
  )
  const head = q.heads
    .filter((h) => h.column.kind === 'number' && h.column !== a.column)
    .sort((x, y) => y.score - x.score)[0]
  if (early && !head) {
    const date = sheet.columns.find((c) => c.kind === 'date' && c !== a.column)
    return {
      kind: 'extreme',
      column: a.column,
      rows: both,
      by: date ?? null,
      descending: date ? !less : timeDirection(sheet) === -1 ? less : !less,
      offset: 0,
      count: 1,
    }
  }
  if (a.rows.length > 1 || b.rows.length > 1)
    return {
      kind: 'frequent',
      column: a.column,
      rows: both,
      descending: !less,
      weight: head?.column ?? null,
      least: null,
      countOnly: false,
    }
  const rankHead = head?.column.rank || /\b(?:ranked|placed|finished|better|higher rank)\b/.test(q.text)
  const column =
    head?.column ??
    (rankHead ? sheet.columns.find((c) => c.rank && c.kind === 'number') : undefined) ??
    sheet.columns.filter((c) => isAmount(c) && c !== a.column)[0]
  if (!column) return null
  return {
    kind: 'extreme',
    column: a.column,
    rows: both,
    by: column,
    descending: column.rank ? less : !less,
    offset: 0,
    count: 1,
  }
}

export const sameAs = (ctx: Context): Ask | null => {
  const { q, target } = ctx
  const at = q.tokens.findIndex((t) => t.word === 'same')
  if (at < 0) return null
  const anchor = q.cells.find((c) => c.start > at)
  const shared = q.heads
    .filter((h) => h.start > at && h.start <= at + 4)
    .sort((a, b) => a.start - b.start || b.score - a.score)[0]?.column
  if (!anchor || !shared || shared === anchor.column) return null
  const [row] = anchor.rows
  const text = row === undefined ? '' : (shared.cells[row]?.text ?? '')
  if (text === '') return null
  const alike = shared.cells.flatMap((c, i) => (c.text === text ? [i] : []))
  const column = target === shared || !ctx.targetSaid ? anchor.column : target
  const rows: Rows = [
    { kind: 'cells', column: shared, rows: alike, negated: false },
    { kind: 'cells', column: anchor.column, rows: anchor.rows, negated: true },
  ]
  return /^how many|number of/.test(q.text)
    ? { kind: 'count', rows, distinct: null }
    : { kind: 'cells', column, rows, distinct: false }
}

/** "Which countries won more medals than Bulgaria": compared with the amount of the row that is named. */
export const thanRow = (ctx: Context): Ask | null => {
  const { q, sheet, target } = ctx
  const at = q.tokens.findIndex((t) => t.word === 'than')
  const anchor = at < 0 ? undefined : q.cells.find((c) => c.start > at && c.start <= at + 4)
  if (
    !anchor ||
    /\bhow (?:many|much) (?:\w+ )?(?:more|fewer|less|longer|higher)\b/.test(q.text) ||
    /\bother than\b|\brather than\b/.test(q.text)
  )
    return null
  const more = /\b(?:more|larger|greater|higher|longer|heavier|taller|bigger|better|later)\b/.test(q.phrase(0, at))
  const less = /\b(?:fewer|less|lower|smaller|shorter|lighter|worse|earlier)\b/.test(q.phrase(0, at))
  if (more === less) return null
  const [head] = q.heads
    .filter((h) => h.column.kind === 'number' && h.column !== anchor.column)
    .sort((a, b) => b.score - a.score)
  const by = head?.column ?? (sheet.columns.filter(isAmount).length === 1 ? sheet.columns.find(isAmount) : undefined)
  const [row] = anchor.rows
  const value = by && row !== undefined ? by.cells[row]?.number : null
  if (!by || value === null || value === undefined) return null
  if (head) ctx.used.add(head)
  const others = conditionsOf(q, sheet, (m) => m.column === anchor.column)
  const rows: Rows = [...others, { kind: 'compare', column: by, op: more ? '>' : '<', value }]
  if (/\bhow many\b|\bnumber of\b/.test(q.text)) return { kind: 'count', rows, distinct: null }
  return { kind: 'cells', column: target === by || !ctx.targetSaid ? anchor.column : target, rows, distinct: false }
}
