import { type Cell, type ModelLimits, rowsThatFit } from '../../../engine/analyst/index.ts'
import type { ShownResult } from '../space-data.ts'

/** Programs that read no structure read these; the others have all rows of the page there. */
const inText: ModelLimits = { rows: 20, bytes: 4 * 1024 }

/** A table in few tokens: names once, then a line for each row. */
export function tableAsText({ columns, rows, rowCount, truncated, note }: ShownResult, from: number | null = null) {
  const count = rowsThatFit(rows, inText)
  const start = from ?? 0
  const next = from === null ? '' : ` Offset ${start + count} gives those after them.`
  return [
    line(columns.map(({ name }) => name)),
    ...rows.slice(0, count).map(line),
    ...((rows.length > count || truncated) && count > 0
      ? [`Rows ${start + 1} to ${start + count} of ${rowCount ?? 'more'}.${next}`]
      : []),
    ...(rows.length === 0 && note === null ? ['No rows.'] : []),
    ...(note === null ? [] : [note]),
  ].join('\n')
}

const line = (cells: Cell[]) => cells.map(written).join(',')

/** As in a CSV file. */
const written = (cell: Cell): string => {
  const text = cell === null ? '' : String(cell)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const cutText = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text

/** Names with their ids, a line each. */
export const listAsText = (what: string, items: { id: string; name: string; about?: string | null }[], more: boolean) =>
  [
    ...(items.length === 0 ? [`There are no ${what}.`] : []),
    ...items.map(
      ({ id, name, about }) => `${id} ${name}${about ? `: ${about.replace(/\s+/g, ' ').slice(0, 300)}` : ''}`,
    ),
    ...(more ? ['There are more: give nextCursor as cursor.'] : []),
  ].join('\n')
