import { UnreadableFileError } from '../report/import-report.ts'
import { type ColumnEvidence, createEvidence, observe, observePlain } from './column-evidence.ts'
import type { HeadRow, Layout } from './find-header.ts'
import { type ColumnPlan, type InferenceHints, planColumn } from './infer-column.ts'
import { cellText, isBlank, type Row, type RowSource, TEXT } from './row.ts'
import { scanData } from './table-end.ts'

const HEAD_ROWS = 200
/** Rows looked at before the first attempt to write. Every later row is checked while it is written. */
export const SAMPLE_ROWS = 2000

export async function readHead(source: RowSource, most = HEAD_ROWS): Promise<HeadRow[]> {
  const head: HeadRow[] = []
  await source.scan((row) => {
    if (!isBlank(row)) {
      const cells = Array.from({ length: row.count }, (_, c) => cellText(row, c).trim())
      head.push({ line: row.line, cells, kinds: Array.from(row.kind.subarray(0, row.count)) })
    }
    return head.length < most
  })
  return head
}

/** `end` is the line from which on there are only notes, where the whole table was looked at and has some. */
export type Sight = { evidence: ColumnEvidence[]; complete: boolean; end: number | undefined }

/** Looks at every value of the first `most` rows of data; columns that the header did not announce are added as they come. */
export async function look(
  source: RowSource,
  layout: Layout,
  { most, maxColumns, blankRowsCome }: { most: number; maxColumns: number; blankRowsCome: boolean },
): Promise<Sight> {
  const evidence = layout.labels.map(createEvidence)
  let rows = 0
  let complete = true
  const notes = await scanData(source, layout, {
    blankRowsCome,
    onRow(row) {
      if (rows++ >= most) {
        complete = false
        return false
      }
      for (let c = 0; c < row.count; c++) lookAtCell(evidence, row, c, maxColumns)
      return true
    },
    typeOf: (column) =>
      evidence[column] ? planColumn(evidence[column], { decimalComma: null, dayFirst: null, finest: 9 }).type : 'text',
  })
  return { evidence, complete, end: notes[0]?.line }
}

function lookAtCell(evidence: ColumnEvidence[], row: Row, c: number, maxColumns: number): void {
  const start = row.start[c]!
  const end = row.end[c]!
  if (start === end) return
  const known = evidence[c]
  if (known?.readings === 0 && row.kind[c] === TEXT) {
    known.values++
    return
  }
  if (known && row.kind[c] === TEXT && observePlain(known, row.bytes, start, end)) return
  const text = row.bytes.toString('utf8', start, end).trim()
  if (text === '') return
  while (evidence.length <= c) {
    if (evidence.length >= maxColumns)
      throw new UnreadableFileError(`more than ${maxColumns} columns`, { row: row.line })
    evidence.push(createEvidence(''))
  }
  observe(evidence[c]!, text, row.kind[c]!, row.line)
}

export function planAll(evidence: ColumnEvidence[], known: Omit<InferenceHints, 'dayFirst'>): ColumnPlan[] {
  const hints: InferenceHints = { ...known, dayFirst: null }
  const plans = evidence.map((column) => planColumn(column, hints))
  // A date column that leaves no doubt about the order settles it for those that do.
  const orders = new Set(
    plans.flatMap(({ settled, conversion }) =>
      settled && 'order' in conversion && (conversion.order === 'mdy' || conversion.order === 'dmy')
        ? [conversion.order]
        : [],
    ),
  )
  if (orders.size !== 1) return plans
  const dayFirst = orders.has('dmy')
  return evidence.map((column, c) => (plans[c]!.settled ? plans[c]! : planColumn(column, { ...known, dayFirst })))
}
