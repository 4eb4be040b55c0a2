import { findLayout } from '../typing/find-header.ts'
import { readHead } from '../typing/plan-table.ts'
import type { Row, RowSource } from '../typing/row.ts'

/** Columns of a sheet, both ends included. */
export type ColumnRange = { from: number; to: number }

const whole: ColumnRange = { from: 0, to: Number.MAX_SAFE_INTEGER }

/**
 * Tables that stand beside each other with an empty column between. An empty column may also be a margin inside one table, whose
 * rows must not be torn apart: so only where each part has two headings at least and no empty row, and they end in different
 * rows or have the same headings.
 */
export async function tablesBeside(source: RowSource): Promise<ColumnRange[]> {
  const { labels, skip } = findLayout(await readHead(source))
  const ranges = rangesOf(labels)
  if (ranges.length < 2 || ranges.some(({ from, to }) => to === from)) return [whole]
  const filled = ranges.map(() => 0)
  const last = ranges.map(() => 0)
  let rows = 0
  let apart = true
  let passed = 0
  await source.scan((row) => {
    if (passed++ < skip) return true
    rows++
    let cells = 0
    for (const [r, range] of ranges.entries()) {
      const inside = filledCells(row, range)
      cells += inside
      if (inside === 0) continue
      filled[r]!++
      last[r] = rows
    }
    apart = cells === filledCells(row, whole) && filled.every((count, r) => count === last[r])
    return apart
  })
  const names = new Set(ranges.map(({ from, to }) => labels.slice(from, to + 1).join('\0')))
  const separate = apart && rows > 0 && (new Set(last).size > 1 || names.size < ranges.length)
  return separate && last.every((line) => line > 0) ? ranges : [whole]
}

function rangesOf(labels: string[]): ColumnRange[] {
  const ranges: ColumnRange[] = []
  for (const [c, label] of labels.entries()) {
    if (label === '') continue
    const open = ranges.at(-1)
    if (open?.to === c - 1) open.to = c
    else ranges.push({ from: c, to: c })
  }
  return ranges
}

function filledCells(row: Row, { from, to }: ColumnRange): number {
  let count = 0
  for (let c = from; c < row.count && c <= to; c++) if (row.end[c] !== row.start[c]) count++
  return count
}

/** The rows of a sheet as if there were only these columns. */
export function columnsOf(source: RowSource, { from, to }: ColumnRange): RowSource {
  if (from === 0 && to === whole.to) return source
  return {
    scan: (onRow) =>
      source.scan((row) => {
        const count = Math.min(row.count, to + 1) - from
        if (count <= 0) return true
        const { bytes, line } = row
        const [start, end, kind] = [row.start.subarray(from), row.end.subarray(from), row.kind.subarray(from)]
        return onRow({ bytes, count, start, end, kind, line })
      }),
  }
}
