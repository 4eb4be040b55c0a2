import { closeSync, openSync, writeSync } from 'node:fs'
import { convertText, numberCellText } from './encode-row.ts'
import type { Layout } from './find-header.ts'
import type { Progress } from './import-file.ts'
import { createNotes, note, type RowNotes } from './import-report.ts'
import type { ColumnPlan } from './infer-column.ts'
import { cellText, ERROR, isBlank, isNumberCell, type Row, type RowSource } from './row.ts'
import { isNullWord } from './values.ts'

const FLUSH = 1 << 20

/** Rows again as text, but with every value converted, every row equally wide, in UTF-8 and the one dialect all readers share. */
export async function writeCleanCsv(
  path: string,
  source: RowSource,
  layout: Layout,
  plans: ColumnPlan[],
  progress: Pick<Progress, 'rowWritten'>,
): Promise<{ notes: Record<'skipped' | 'padded' | 'long', RowNotes>; longestLine: number }> {
  const notes = { skipped: createNotes(), padded: createNotes(), long: createNotes() }
  const announced = layout.labels.length
  const fd = openSync(path, 'w')
  let passed = 0
  let out = ''
  let longestLine = 0
  try {
    await source.scan((row) => {
      if (isBlank(row)) {
        note(notes.skipped, row.line)
        return true
      }
      if (passed++ < layout.skip) return true
      if (row.count < announced) note(notes.padded, row.line)
      if (row.count > announced) note(notes.long, row.line)
      const begin = out.length
      for (const [c, plan] of plans.entries()) out += (c ? ',' : '') + cleanCell(row, c, plan)
      out += '\n'
      // A UTF-16 unit is three bytes at most.
      longestLine = Math.max(longestLine, (out.length - begin) * 3)
      progress.rowWritten()
      if (out.length > FLUSH) {
        writeSync(fd, out)
        out = ''
      }
      return true
    })
    writeSync(fd, out)
  } finally {
    closeSync(fd)
  }
  return { notes, longestLine }
}

function cleanCell(row: Row, c: number, plan: ColumnPlan): string {
  if (c >= row.count || row.start[c] === row.end[c]) return ''
  const kind = row.kind[c]!
  const raw = cellText(row, c)
  const text = raw.trim()
  if (text === '' || kind === ERROR) return ''
  if (plan.type === 'text') return `"${(isNumberCell(kind) ? numberCellText(text) : raw).replaceAll('"', '""')}"`
  if (!isNumberCell(kind) && isNullWord(text)) return ''
  // Looked at before, every one of them: a plain number is its own text.
  if (plan.conversion.to === 'integer' || plan.conversion.to === 'real') return text
  const value = convertText(plan.conversion, text, kind)
  if (value === undefined || value === null) throw new Error(`“${text}” in row ${row.line} does not fit its column`)
  return plan.type === 'boolean' ? (value ? 'true' : 'false') : String(value)
}
