import { wordTable } from '../../../reader/words/words.ts'
import { timeDirection } from './sheet.ts'
import { amountHead, type Context, conditionsOf, isAmount, isOwn, told } from './sheet-conditions.ts'
import { type Ask, matchingRows, type Rows } from './sheet-sql.ts'

// One function for each kind of question; each answers null when it is not that kind.

const adjectives = wordTable<{ stems: RegExp; descending: boolean }>({
  longest: { stems: /length|duration|distanc|time|years|long|term|span|km|mile|episod/, descending: true },
  shortest: { stems: /length|duration|distanc|time|height|km|mile/, descending: false },
  tallest: { stems: /height|elevation|floor|feet|ft|\bm\b/, descending: true },
  oldest: { stems: /born|birth|built|year|dat|found|open|establish/, descending: false },
  youngest: { stems: /born|birth|year|dat/, descending: true },
  newest: { stems: /year|dat|built|open|found/, descending: true },
  latest: { stems: /dat|year|season/, descending: true },
  recent: { stems: /dat|year|season/, descending: true },
  earliest: { stems: /dat|year|season|time/, descending: false },
  largest: { stems: /area|population|size|capacity|attend|total|enrol|number/, descending: true },
  biggest: { stems: /area|population|size|capacity|attend|total|enrol|number|margin/, descending: true },
  smallest: { stems: /area|population|size|capacity|attend|total|enrol/, descending: false },
  heaviest: { stems: /weight/, descending: true },
  fastest: { stems: /time|speed|lap/, descending: false },
  slowest: { stems: /time|speed/, descending: true },
  highest: { stems: /height|elevation|score|point|total|rating/, descending: true },
  lowest: { stems: /elevation|score|point|total|rating/, descending: false },
  expensive: { stems: /pric|cost|value/, descending: true },
  cheapest: { stems: /pric|cost|value/, descending: false },
})

export const neighbour = (ctx: Context): Ask | null => {
  const { q, sheet, target } = ctx
  const marker = q.tokens.findIndex(
    (t, i) =>
      /^(?:after|before|following|preceding|previous|prior|next|succeeded|preceded|below|above|behind)$/.test(t.word) &&
      !q.years.some((y) => y.start <= i && i < y.end) &&
      !q.comparisons.some((y) => y.start <= i && i < y.end),
  )
  if (marker < 0) return null
  const anchor =
    q.cells.filter((c) => c.start > marker).sort((a, b) => a.start - b.start)[0] ??
    (/^(?:next|previous|following)$/.test(q.word(marker)) ? q.cells.at(-1) : undefined)
  if (!anchor) return null
  const word = q.word(marker)
  const back =
    /^(?:before|preceding|previous|prior|preceded|above)$/.test(word) || (word === 'next' && /\bbefore\b/.test(q.text))
  const listed = /\b(?:listed|list|table|chart|above|below)\b/.test(q.text)
  const direction = listed
    ? 1
    : timeDirection(sheet) === -1 && !sheet.columns.some((c) => c.rank && c.kind === 'number')
      ? -1
      : 1
  const others = conditionsOf(q, sheet, (m) => m === anchor || m.column === anchor.column).filter(
    (c) => c.kind !== 'compare',
  )
  // What holds for the row that is named only says which one is meant; what does not, narrows the rows around it.
  const anchorRows: Rows = [{ kind: 'cells', column: anchor.column, rows: anchor.rows, negated: false }]
  const within: Rows = []
  for (const c of others) {
    if (isOwn(c, sheet) && matchingRows(sheet, [...anchorRows, c]).length > 0) anchorRows.push(c)
    else within.push(c)
  }
  const column = target === anchor.column || !ctx.targetSaid ? (ctx.targetSaid ? target : anchor.column) : target
  return {
    kind: 'neighbour',
    column,
    rows: anchorRows,
    within,
    step: back ? (direction === 1 ? -1 : 1) : direction === 1 ? 1 : -1,
  }
}

export const extreme = (ctx: Context): Ask | null => {
  const { q, sheet, rows, target } = ctx
  const { rank } = q
  const ordinal = q.tokens.findIndex(
    (t, i) =>
      (t.word === 'first' || t.word === 'last' || t.word === 'final') &&
      !/^(?:place|name|names|team|round|quarter|half|time|name)$/.test(q.word(i + 1)) &&
      !q.cells.some((c) => c.start <= i && i < c.end),
  )
  if (!rank && ordinal >= 0) {
    const direction = /\b(?:listed|list|table|chart)\b/.test(q.text) ? 1 : timeDirection(sheet) === -1 ? -1 : 1
    const last = q.word(ordinal) !== 'first'
    const date = sheet.columns.find((c) => c.kind === 'date')
    const byDate = timeDirection(sheet) === 0 && date && rows.length === 0 && target !== date ? null : null
    return {
      kind: 'extreme',
      column: target,
      rows,
      by: byDate,
      descending: direction === 1 ? last : !last,
      offset: 0,
      count: 1,
    }
  }
  if (!rank) return null
  if (
    /\b(?:top|bottom)\b/.test(q.phrase(rank.start, rank.end)) &&
    (/\b(?:at|on) the$/.test(q.phrase(0, rank.start)) ||
      /^of the (?:list|table|chart)|^listed/.test(q.phrase(rank.end, rank.end + 3)) ||
      /\b(?:listed|on the (?:list|table|chart))\b/.test(q.phrase(rank.end, q.tokens.length)))
  )
    return {
      kind: 'extreme',
      column: target,
      rows,
      by: null,
      descending: !rank.descending,
      offset: rank.offset,
      count: rank.count ?? 1,
    }
  const hint = adjectives.get(rank.adjective ?? q.word(rank.start)) ?? adjectives.get(q.word(rank.end - 1))
  const superlative = q.phrase(rank.start, rank.end)
  const beside = amountHead(ctx, rank.end, rank.end + 4)
  const named = beside ?? amountHead(ctx, 0, q.tokens.length)
  // "what is the most points": the amount itself is asked for
  const ownAmount = target.kind === 'number' && !target.rank && ctx.targetSaid && (!named || named === target)
  if (ownAmount) return { kind: 'aggregate', fn: rank.descending ? 'MAX' : 'MIN', column: target, rows }
  const isMost = /\b(?:most|fewest|least)\b/.test(superlative) && rank.adjective === null
  let by = named
  if (!by && hint)
    by =
      sheet.columns.find(
        (c) => c !== target && (c.kind === 'number' || c.kind === 'date') && hint.stems.test(c.stems.join(' ')),
      ) ?? null
  const topRank =
    !by && /\b(?:top|best|highest|worst|bottom|lowest)\b/.test(superlative)
      ? sheet.columns.find((c) => c.rank && c.kind === 'number' && c !== target)
      : undefined
  if (topRank)
    return {
      kind: 'extreme',
      column: target,
      rows,
      by: topRank,
      descending: !rank.descending,
      offset: rank.offset,
      count: rank.count ?? 1,
    }
  if (isMost && (!by || (by.kind === 'date' && !beside)) && !target.unique)
    return {
      kind: 'frequent',
      column: target,
      rows,
      descending: rank.descending,
      weight: null,
      least: null,
      countOnly: false,
    }
  if (!by) {
    const amounts = sheet.columns.filter((c) => isAmount(c) && c !== target)
    by = amounts.length === 1 ? (amounts[0] ?? null) : null
    if (!by && /\b(?:latest|earliest|recent|newest|oldest)\b/.test(superlative))
      by = sheet.columns.find((c) => c.kind === 'date' && c !== target) ?? null
  }
  if (!by) return null
  const descending = by.rank && !isMost ? !rank.descending : hint && !isMost ? hint.descending : rank.descending
  // Amounts that belong to repeated names are added up: "which country won the most medals"
  if (
    isMost &&
    !target.unique &&
    by.kind === 'number' &&
    told(ctx).length === 0 &&
    target.filled > new Set(target.cells.map((c) => c.text)).size * 1.3
  )
    return { kind: 'frequent', column: target, rows, descending, weight: by, least: null, countOnly: false }
  return { kind: 'extreme', column: target, rows, by, descending, offset: rank.offset, count: rank.count ?? 1 }
}

export const lookUp = (ctx: Context): Ask | null => {
  const { q, rows, target, sheet } = ctx
  if (told(ctx).length === 0) return null
  const matched = matchingRows(sheet, rows)
  if (matched.length === 0) return null
  if (
    told(ctx).every((c) => c.kind === 'cells' && c.column === target) &&
    !rows.some((c) => c.kind === 'cells' && c.negated)
  )
    return null
  const one =
    !/\b(?:which|what|who|name|list) (?:\w+ )?(?:are|were|all|players|teams|countries|cities|years|the names)\b/.test(
      q.text,
    )
  return { kind: 'cells', column: target, rows, distinct: matched.length > 1 && !one }
}

export const yesNo = (ctx: Context): Ask | null => {
  const { q, rows } = ctx
  if (!/^(?:is|was|were|did|does|do|are|has|have|had|can)\b/.test(q.text)) return null
  const negated = rows.filter((c) => c.kind === 'cells' && c.negated)
  if (told(ctx).length < 2 || negated.some((c) => isOwn(c, ctx.sheet))) return null
  return { kind: 'exists', rows, negated: false }
}
