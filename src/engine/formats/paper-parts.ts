/** What fits beside each other on an upright sheet. */
const paperWidth = 660

/** Columns that find no room go below, each part beginning with the first column. */
export function partsOf<Column extends { width: number }>(columns: readonly Column[], room: number): Column[][] {
  const [first, ...rest] = columns
  if (!first) return []
  const parts: Column[][] = [[first]]
  let left = room - first.width
  for (const column of rest) {
    if (column.width > left && parts.at(-1)!.length > 1) {
      parts.push([first])
      left = room - first.width
    }
    parts.at(-1)!.push(column)
    left -= column.width
  }
  return parts
}

/** On paper long texts take several lines, however wide their column is on a screen. */
const widest = 120

export const partsOnPaper = <Column extends { width: number }>(columns: readonly Column[]): Column[][] =>
  partsOf(
    columns.map((column) => ({ ...column, width: Math.min(widest, column.width) })),
    paperWidth,
  )
