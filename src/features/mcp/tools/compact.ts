import { type Cell, type ModelLimits, rowsThatFit } from '../../../engine/analyst/index.ts'
import type { ShownResult } from '../space-data.ts'
import { page } from './schemas.ts'

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

/** The first of a list, as many as a program is shown at once; one at least. */
export function thatFit<T>(items: T[], most = page.bytes): T[] {
  let bytes = 0
  return items.filter((one, at) => {
    bytes += JSON.stringify(one).length
    return at === 0 || bytes <= most
  })
}

/** A page of a list of which one more was read than it holds. */
export function pageOf<T extends { id: string }>(items: T[], most: number) {
  const shown = thatFit(items.slice(0, most))
  return { shown, nextCursor: shown.length < items.length ? shown.at(-1)!.id : null }
}

/** Names with their ids, a line each. */
export const listAsText = (
  what: string,
  items: { id: string; name: string; about?: string | null }[],
  nextCursor: string | null,
) =>
  [
    ...(items.length === 0 ? [`There are no ${what}.`] : []),
    ...items.map(
      ({ id, name, about }) => `${id} ${name}${about ? `: ${about.replace(/\s+/g, ' ').slice(0, 300)}` : ''}`,
    ),
    ...(nextCursor !== null ? ['There are more: give nextCursor as cursor.'] : []),
  ].join('\n')
