import type { ImportedColumnType } from '../report/import-report.ts'
import { classOf, type Layout } from './find-header.ts'
import { cellText, copyRow, isBlank, type Row, type RowSource, type TakePlain } from './row.ts'

/** Rows after which notes below a table would be no notes any more. */
const MOST_NOTES = 50

export type DataRows = {
  /** A row of data; false stops the reading. */
  onRow(row: Row): boolean
  /** A row with nothing in it: such are never rows of data. */
  onBlank?(line: number): void
  takePlain?: TakePlain
  /** What a column holds, asked when the end has come. */
  typeOf(column: number): ImportedColumnType
  /** Whether rows without anything come as rows; in a sheet they are only missing. */
  blankRowsCome: boolean
}

/**
 * The rows of data of a table, from below its header to its end. Below a table there may be notes: a source, a footnote. They are the
 * last rows, have one value each, and would be rows of data if anything followed: so they are held back until something does. Answers
 * those that were left out.
 */
export async function scanData(source: RowSource, layout: Layout, data: DataRows): Promise<Row[]> {
  const held: Row[] = []
  let passed = 0
  let ordinary = 0
  let lastLine = 0
  let blanksInside = 0
  let afterBlank = false
  let heldAfterBlank = false
  let stopped = false
  const hand = (row: Row) => {
    if (!stopped && !data.onRow(row)) stopped = true
  }
  const release = () => {
    for (const row of held.splice(0)) hand(row)
  }

  /** A row that may be a note below the table, as far as can be said before what follows is known. */
  function mayBeNote(row: Row): boolean {
    if (layout.end !== undefined) return row.line >= layout.end
    if (ordinary < 2 || layout.width < 2 || held.length >= MOST_NOTES) return false
    return filledUpTo(row, 2) === 1 || (afterBlank && opensNote(firstText(row)))
  }

  function take(row: Row): void {
    if (!data.blankRowsCome) afterBlank = lastLine > 0 && row.line > lastLine + 1
    lastLine = row.line
    if (mayBeNote(row)) {
      if (held.length === 0) heldAfterBlank = afterBlank
      held.push(copyRow(row))
    } else {
      if (heldAfterBlank || afterBlank) blanksInside++
      release()
      heldAfterBlank = false
      ordinary++
      hand(row)
    }
    afterBlank = false
  }

  const { takePlain } = data
  await source.scan(
    (row) => {
      if (isBlank(row)) {
        data.onBlank?.(row.line)
        afterBlank = ordinary > 0
      } else if (passed < layout.skip) passed++
      else take(row)
      return !stopped
    },
    takePlain &&
      ((bytes, begin, limit) => {
        // Rows held back go first, and what follows a blank one is looked at.
        if (passed < layout.skip || held.length > 0 || afterBlank) return -1
        const next = takePlain(bytes, begin, limit)
        if (next >= 0) ordinary++
        return next
      }),
  )
  if (stopped) return []
  if (layout.end === undefined) {
    const apart = heldAfterBlank && blanksInside === 0
    while (held.length > 0 && !held.every((row) => isNote(row, apart, data.typeOf))) hand(held.shift()!)
  }
  return stopped ? [] : held
}

/** A lone value is a note where it cannot be one of its column, where it says so, or where prose stands apart from the table. */
function isNote(row: Row, apart: boolean, typeOf: DataRows['typeOf']): boolean {
  const text = firstText(row)
  if (opensNote(text)) return true
  const column = firstFilled(row)
  if (classOf(text, row.kind[column]!) !== 'text') return false
  return typeOf(column) !== 'text' || (apart && text.split(/\s+/).length >= 3)
}

const openings =
  /^(?:(?:sources?|notes?|footnotes?|remarks?|disclaimer|quellen?|hinweise?|anmerkung(?:en)?|fuentes?|notas?|fontes?|fonti|bron(?:nen)?|källa|kilde)\s*:|[*†‡]+\s*\S|\(\d{1,2}\)\s+\S|\[\d{1,2}\]\s+\S|[¹²³]\s*\S)/i

/** “Source: …”, “* estimated”, “[1] …”. */
const opensNote = (text: string): boolean => openings.test(text)

function firstFilled(row: Row): number {
  for (let c = 0; c < row.count; c++) if (cellText(row, c).trim() !== '') return c
  return 0
}

const firstText = (row: Row): string => cellText(row, firstFilled(row)).trim()

/** Cells with something in them, counted no further than `most`. */
function filledUpTo(row: Row, most: number): number {
  let count = 0
  for (let c = 0; c < row.count && count < most; c++) if (row.end[c] !== row.start[c]) count++
  return count
}
