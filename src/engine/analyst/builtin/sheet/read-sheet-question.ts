import { isContentWord } from '../../../reader/words/words.ts'
import { counting, totals } from './ask-amounts.ts'
import { difference, eitherOr, sameAs, thanRow } from './ask-compare.ts'
import { extreme, lookUp, neighbour, yesNo } from './ask-rows.ts'
import { parseSheetQuestion } from './parse-sheet-question.ts'
import type { Sheet } from './sheet.ts'
import { type Context, conditionsOf } from './sheet-conditions.ts'
import type { Ask } from './sheet-sql.ts'
import { findTarget } from './sheet-target.ts'

export type SheetReading = { ask: Ask; confidence: number; leftover: string[]; how: string }

const handlers: [string, (ctx: Context) => Ask | null, number][] = [
  ['same', sameAs, 0.05],
  ['than', thanRow, 0.05],
  ['difference', difference, 0.05],
  ['or', eitherOr, 0.05],
  ['neighbour', neighbour, 0.05],
  ['yes or no', yesNo, 0.1],
  ['total', totals, 0.05],
  ['count', counting, 0],
  ['extreme', extreme, 0.05],
  ['look up', lookUp, 0],
]

const neutral = new Set(
  'show give tell list listed name names please table chart data row rows column according shown there come came comes did does do play played playing take took place took has had have made make held hold ever amount number numbers total value many much more most less least time times also only other another first last next previous before after following same different game games win won winning team teams person people year years month date player country one two three person get got receive received score scored finish finished rank ranked appear appeared feature featured'.split(
    ' ',
  ),
)

export const readSheetQuestion = (question: string, sheet: Sheet): SheetReading[] => {
  const q = parseSheetQuestion(question, sheet)
  if (/\bconsecutive|\bin a row\b|\bstraight\b/.test(q.text)) return []
  const found = findTarget(q, sheet)
  if (found.drop) q.cells.splice(q.cells.indexOf(found.drop), 1)
  const rows = conditionsOf(q, sheet, (m) => m.column === found.column && found.said && !m.exact && !m.negated)
  const readings: SheetReading[] = []
  for (const [how, handle, penalty] of handlers) {
    const ctx: Context = {
      q,
      sheet,
      rows,
      target: found.column,
      targetSaid: found.said,
      used: new Set(found.head ? [found.head] : []),
    }
    const ask = handle(ctx)
    if (!ask) continue
    const covered = [...q.covered]
    for (const h of [...ctx.used, ...q.heads.filter((x) => x.column === found.column)])
      for (let at = h.start; at < h.end; at++) covered[at] = true
    if (q.rank) for (let at = q.rank.start; at < q.rank.end; at++) covered[at] = true
    const content = q.tokens.filter((t) => isContentWord(t) && !neutral.has(t.word))
    const leftover = q.tokens
      .filter(
        (t, at) =>
          !covered[at] &&
          isContentWord(t) &&
          !neutral.has(t.word) &&
          !q.heads.some((h) => h.start <= at && at < h.end && h.score > 0.8),
      )
      .map((t) => t.raw)
    const loose = leftover.length / Math.max(3, content.length)
    readings.push({ ask, how, leftover, confidence: 1 - penalty - loose * 0.5 - (found.said ? 0 : 0.15) })
    break
  }
  return readings
}
