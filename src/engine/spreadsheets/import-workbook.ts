import type { FitColumns } from './append/fit-columns.ts'
import type { TableMatch } from './append/known-tables.ts'
import { createFileTarget } from './file-target.ts'
import type { ImportRequest, ImportResult } from './import-request.ts'
import { importTable } from './import-table.ts'
import { type ImportedTable, refuseManyColumns, UnreadableFileError } from './report/import-report.ts'
import type { Progress } from './report/progress.ts'
import { findLayout, type HeadRow, type Layout } from './typing/find-header.ts'
import { asLabel, tableName } from './typing/names.ts'
import { chosenFor } from './typing/table-choices.ts'
import { blockFrom, type SheetBlock } from './workbook/split-sheet.ts'
import { columnsOf, tablesBeside } from './workbook/tables-beside.ts'
import type { WorkbookSheet } from './workbook/workbook-sheet.ts'

/** Tables of one sheet, and of a workbook, after which the rest of a sheet is taken as one. */
const MOST_BLOCKS = 50
const MOST_TABLES = 1000

export async function importSheets(
  request: ImportRequest,
  sheets: WorkbookSheet[],
  file: ImportResult['report']['file'],
  warnings: string[],
  progress: Progress,
  match?: TableMatch,
): Promise<ImportResult> {
  const target = await createFileTarget({ ...request, engine: 'sqlite' }, progress)
  const taken = new Set<string>()
  const tables: ImportedTable[] = []
  for (const [index, sheet] of sheets.entries()) {
    let line: number | null = 0
    let blocks = 0
    while (line !== null) {
      const whole = blocks >= MOST_BLOCKS || tables.length >= MOST_TABLES
      const block: SheetBlock = blockFrom(sheet.source, line, whole)
      const ranges = await tablesBeside(block)
      for (const [part, range] of ranges.entries()) {
        const name = tableName(sheet.name, `sheet_${index + 1}`, taken)
        const table = await importTable({
          source: columnsOf(block, range),
          name,
          fit: match && fitWhenFound(match, name),
          choices: chosenFor(request.choices ?? {}, name),
          label: asLabel(sheet.name),
          hidden: sheet.hidden,
          target,
          limits: request.limits,
          decimalComma: null,
          ragged: false,
          phase: progress.phase,
          rowWritten: progress.rowWritten,
          layout: (head) => layoutOf(head, sheet, range.from),
        })
        if (table) {
          if (blocks > 0)
            table.warnings.push(`the ${blocks + 1}. table of its sheet, from row ${table.header.row ?? 1}`)
          if (ranges.length > 1)
            table.warnings.push(
              `the ${part + 1}. of ${ranges.length} tables beside each other, from column ${range.from + 1}`,
            )
          tables.push(table)
          refuseManyColumns(tables, request.limits)
        } else if (blocks === 0) warnings.push(`the sheet “${sheet.name}” is empty`)
      }
      blocks++
      line = block.next()
    }
  }
  if (tables.length === 0) throw new UnreadableFileError('no sheet of the workbook holds a table')
  const twinFailure = await target.close(tables)
  const choices = request.choices && { choices: request.choices }
  return {
    type: 'SQLITE',
    report: { file, tables, warnings, elapsedMs: 0, ...choices },
    ...(twinFailure && { twinFailure }),
  }
}

/** A sheet without a table goes to none. */
function fitWhenFound(match: TableMatch, name: string): FitColumns {
  let fit: FitColumns | null = null
  return (...columns) => {
    fit ??= match.next(name)
    return fit(...columns)
  }
}

/** With two lines of headings the upper one spans groups of columns: merged cells say how far each word reaches. */
async function layoutOf(head: HeadRow[], sheet: WorkbookSheet, firstColumn: number): Promise<Layout> {
  const plain = findLayout(head)
  if (!head.some((row, i) => i < 30 && mayHoldGroups(row, head[i + 1]))) return plain
  const merges = (await sheet.merges())
    .filter((merge) => merge.to > merge.from)
    .map(({ line, from, to }) => ({ line, from: from - firstColumn, to: to - firstColumn }))
  return merges.length === 0 ? plain : findLayout(head, merges)
}

function mayHoldGroups(row: HeadRow, below: HeadRow | undefined): boolean {
  if (!below || below.line !== row.line + 1) return false
  return row.cells.some(
    (cell, c) => cell !== '' && (row.cells[c + 1] ?? '') === '' && (below.cells[c + 1] ?? '') !== '',
  )
}
