import { partsOf } from '../../formats/paper-parts.ts'
import type { ShownTable } from './cells.ts'
import { fonts } from './pdf-fonts.ts'
import { ink, margin, muted, type Sheet } from './pdf-sheet.ts'
import { moreText } from './render-html.ts'

const size = 8
const widest = 160
const padding = 10
/** Its head and a first row stay together, and its title with them. */
const beginning = 60

type Column = { label: string; numeric: boolean; at: number; width: number; whole: number }

/** Draws a table as wide as it is given room; columns that find none go below. */
export function drawTable(sheet: Sheet, shown: ShownTable, truncated: boolean, x: number, wide: number): void {
  const { doc, room, body } = sheet
  if (shown.columns.length === 0) return
  if (shown.title) {
    room(16 + beginning)
    body(10, ink, fonts.bold).text(shown.title, x, doc.y, { width: wide }).moveDown(0.3)
  }
  for (const [i, part] of partsOf(measured(sheet, shown), wide).entries()) {
    if (i > 0) doc.y += 12
    drawPart(sheet, shown, spread(part, wide), x, wide)
  }
  if (shown.more > 0 || truncated)
    body(size, muted).text(moreText(shown.more, truncated), x, doc.y + 3, { width: wide })
  doc.x = margin
  doc.y += 12
}

/** No column is narrower than its longest word, so that no date or number is broken. */
function measured({ doc, body }: Sheet, { columns, rows, totals }: ShownTable): Column[] {
  const widthOf = (texts: string[], font: string) => {
    body(size, ink, font)
    return Math.max(0, ...texts.map((text) => doc.widthOfString(text.slice(0, 60))))
  }
  return columns.map(({ label, numeric }, at) => {
    const cells = rows.map((row) => row[at]!)
    const bold = totals ? [label, totals[at]!] : [label]
    // A number is one word, also where spaces part its thousands.
    const words = (texts: string[]) => texts.flatMap((text) => text.split(/\s+/))
    const limited = (width: number) => Math.min(widest, Math.max(28, width)) + padding
    return {
      label,
      numeric,
      at,
      width: limited(Math.max(widthOf(words(bold), fonts.bold), widthOf(numeric ? cells : words(cells), fonts.plain))),
      whole: limited(Math.max(widthOf(bold, fonts.bold), widthOf(cells, fonts.plain))),
    }
  })
}

/** The room that is left goes to those whose texts take more than one line; when all fit, to all. */
function spread(columns: Column[], wide: number): Column[] {
  const sum = (of: (column: Column) => number) => columns.reduce((total, column) => total + of(column), 0)
  const whole = sum((column) => column.whole)
  const narrow = sum((column) => column.width)
  return columns.map((column) => ({
    ...column,
    width:
      whole <= wide || narrow >= wide
        ? (column.whole * wide) / whole
        : column.width + ((column.whole - column.width) * (wide - narrow)) / (whole - narrow),
  }))
}

function drawPart(sheet: Sheet, { rows, totals }: ShownTable, columns: Column[], x: number, wide: number): void {
  const { doc, fits, room, body, rule } = sheet
  const lefts = columns.map((_, i) => columns.slice(0, i).reduce((left, { width }) => left + width, x))
  const drawRow = (cells: string[], font: string, colour: string) => {
    body(size, colour, font)
    const texts = cells.map((cell) => cell.slice(0, 300))
    const highest = Math.max(
      ...texts.map((text, i) => doc.heightOfString(text || ' ', { width: columns[i]!.width - 8 })),
    )
    const height = Math.min(60, highest) + 6
    if (!fits(height)) {
      doc.addPage()
      if (font === fonts.plain) drawHead()
      body(size, colour, font)
    }
    const top = doc.y
    texts.forEach((text, i) => {
      doc.text(text, lefts[i]! + 4, top + 3, {
        width: columns[i]!.width - 8,
        height: height - 4,
        align: columns[i]!.numeric ? 'right' : 'left',
        ellipsis: true,
      })
    })
    rule(x, top + height, wide, 0.5)
    doc.y = top + height
  }
  const drawHead = () =>
    drawRow(
      columns.map(({ label }) => label),
      fonts.bold,
      muted,
    )
  const cellsOf = (row: string[]) => columns.map(({ at }) => row[at]!)
  room(beginning)
  drawHead()
  for (const row of rows) drawRow(cellsOf(row), fonts.plain, ink)
  if (totals) drawRow(cellsOf(totals), fonts.bold, ink)
}
