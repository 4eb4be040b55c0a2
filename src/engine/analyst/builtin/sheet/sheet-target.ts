import type { HeadMatch, SheetQuestion } from './parse-sheet-question.ts'
import { derivedColumn, type Sheet, type SheetColumn } from './sheet.ts'
import { isAmount } from './sheet-conditions.ts'

const personHead =
  /\b(?:name|player|driver|rider|athlete|artist|actor|actress|candidate|winner|champion|swimmer|skier|cyclist|director|president|member|wrestler|coach|manager|singer|author|senator|judge|representative|recipient|competitor|contestant|nominee|person|runner|golfer|pilot|incumbent|opponent|skip|host|leader|performer|wrestlers|governor|mayor)s?\b/i
const placeHead =
  /\b(?:location|venue|city|place|country|site|stadium|town|state|nation|circuit|ground|arena|host|region|county|hometown)\b/i

export type Found = {
  column: SheetColumn
  said: boolean
  head: HeadMatch | null
  drop: SheetQuestion['cells'][number] | null
}

/** The column that names a row: the leftmost text that tells rows apart. */
const nameColumn = (sheet: Sheet, except: Set<SheetColumn>): SheetColumn => {
  const free = sheet.columns.filter((c) => !except.has(c) && c.filled > 0)
  const text = free.filter((c) => c.kind === 'text' && !c.rank)
  return (text.find((c) => c.unique || personHead.test(c.name)) ??
    text.find((c) => new Set(c.cells.map((x) => x.text)).size > c.filled * 0.7) ??
    text[0] ??
    free[0] ??
    sheet.columns[0]) as SheetColumn
}

/** The column that is asked for. */
export const findTarget = (q: SheetQuestion, sheet: Sheet): Found => {
  const conditioned = new Set(q.cells.map((c) => c.column))
  const made = (
    column: SheetColumn,
    said: boolean,
    head: HeadMatch | null = null,
    drop: Found['drop'] = null,
  ): Found => ({ column, said, head, drop })
  const wh = q.tokens.findIndex((t) => /^(?:which|what|who|whom|whose|when|where|name|list|tell)$/.test(t.word))
  const kind = wh >= 0 ? q.word(wh) : ''
  const dates = sheet.columns.find((c) => c.kind === 'date')
  if (kind === 'who' || kind === 'whom') {
    const named = sheet.columns.find((c) => personHead.test(c.name) && !conditioned.has(c) && c.kind === 'text')
    if (named) return made(named, true)
  }
  if (kind === 'when') {
    const named =
      sheet.columns.find((c) => c.kind === 'date' && !conditioned.has(c)) ??
      sheet.columns.find((c) => /date|year|season/i.test(c.name))
    if (named) return made(named, true)
  }
  if (kind === 'where') {
    const named = sheet.columns.find((c) => placeHead.test(c.name) && !conditioned.has(c))
    if (named) return made(named, true)
  }
  if (/^how (?:long|far|fast|tall|high|old)\b/.test(q.text)) {
    const named = sheet.columns.find(
      (c) =>
        /\b(?:time|duration|length|years|lifetime|tenure|distance|term|height|speed|age|run)\b/i.test(c.name) &&
        !conditioned.has(c),
    )
    if (named) return made(named, true)
  }
  if (wh >= 0) {
    let at = wh + 1
    while (
      /^(?:is|was|are|were|the|a|an|did|does|of|'s|me|all|each|only|one|other|first|last|next|name)$/.test(
        q.word(at),
      ) ||
      (q.rank && at >= q.rank.start && at < q.rank.end)
    )
      at++
    const [here] = q.heads
      .filter((h) => h.start >= at && h.start <= at + 1)
      .sort((a, b) => a.start - b.start || b.score - a.score)
    // "what year" of a column of full dates is a part of it
    const part = q.word(at) === 'year' || q.word(at) === 'month' ? (q.word(at) as 'year' | 'month') : null
    if (part && dates && (!here || here.column === dates) && !new RegExp(part, 'i').test(dates.name)) {
      const derived = derivedColumn(dates, part)
      if (derived) return made(derived, true, here ?? null)
    }
    if (here && !(q.rank && here.start > q.rank.end && /^(?:which|who)$/.test(kind) && isAmount(here.column)))
      return made(here.column, true, here)
    // "which locomotive": a word for what the cells of a column are
    const kindOf = q.cells.find(
      (c) =>
        c.start >= at &&
        c.start <= at + 1 &&
        c.words === 1 &&
        !c.exact &&
        c.rows.length > 1 &&
        c.column.kind === 'text',
    )
    if (kindOf && (kind === 'which' || kind === 'what' || kind === 'name'))
      return made(kindOf.column, true, null, kindOf)
    const after = q.heads
      .filter(
        (h) => h.start > wh && h.start <= wh + 6 && !conditioned.has(h.column) && !(q.rank && h.start >= q.rank.start),
      )
      .sort((a, b) => a.start - b.start || b.score - a.score)[0]
    if (after && kind !== 'which') return made(after.column, true, after)
  }
  const said = q.heads
    .filter(
      (h) =>
        h.score >= 0.75 &&
        !conditioned.has(h.column) &&
        !(q.rank && h.start >= q.rank.start && isAmount(h.column)) &&
        !isAmount(h.column),
    )
    .sort((a, b) => a.start - b.start)[0]
  if (said && kind !== 'who' && kind !== '') return made(said.column, true, said)
  return made(nameColumn(sheet, conditioned), false)
}
