import type { Place } from '../../../../src/engine/documents/documents.contract.ts'

/** Something that stands on the canvas, or flows where nobody gave it a place. */
export type Flowing = {
  kind: 'view' | 'text' | 'other'
  /** Of a view: chart, table or metric. */
  tag: string
  place: Place | null
  /** Columns that it takes where it flows. */
  wide: number
  /** Those of one row stand side by side; null: a row of its own. */
  row: number | null
  /** Its words, to guess how high they are. */
  lines: string
}

export const columns = 12
export const rowPixels = 8
/** Half of the gap between two tiles. */
export const padding = 8
const highOf = { chart: 44, table: 44, metric: 14 } as const

function heightOf({ kind, tag, lines, wide }: Flowing): number {
  if (kind === 'view') return highOf[tag as keyof typeof highOf] ?? 40
  if (kind === 'other') return 8
  const perLine = wide * 9
  const pixels = lines.split('\n').reduce((sum, line) => {
    const mark = /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length
    if (mark !== undefined) return sum + (mark === 1 ? 32 : 28)
    return sum + (line.trim() === '' ? 12 : Math.ceil(line.length / perLine) * 22)
  }, 2 * padding)
  return Math.min(60, Math.ceil(pixels / rowPixels))
}

/** A place for each: its own where it has one; the others follow below, in their order, side by side where they stand in one row. */
export function layoutOf(items: readonly Flowing[]): Place[] {
  let y = Math.max(0, ...items.map(({ place }) => (place === null ? 0 : place[1] + place[3])))
  let [x, high] = [0, 0]
  let row: number | null = null
  const nextRow = () => {
    y += high
    x = 0
    high = 0
  }
  return items.map((item) => {
    if (item.place !== null) return item.place
    const own = heightOf(item)
    if (item.row === null || item.row !== row || x + item.wide > columns) nextRow()
    row = item.row
    const place: Place = [x, y, item.wide, own]
    x += item.wide
    high = Math.max(high, own)
    return place
  })
}
