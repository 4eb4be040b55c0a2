import type { ChartData, ChartSpec } from '../chart.contract.ts'
import type { ChartTheme } from '../chart-colours.ts'
import { escapeHtml } from '../chart-frame.ts'
import { pivotOf } from './pivot.ts'
import { flatPivot, pivotText } from './pivot-text.ts'

const lineHeight = 22
const size = 12
const gap = 14
const widthOf = (text: string) => text.length * size * 0.6

const cutTo = (text: string, width: number) =>
  widthOf(text) <= width ? text : `${text.slice(0, Math.max(1, Math.floor(width / (size * 0.6)) - 1))}…`

type Place = { theme: ChartTheme; width: number; height: number }
type Writing = { weight?: number; colour: string; isEnd?: boolean; fontSize?: number }

/** A picture of a pivot table: what finds no room is counted below it. */
export function pivotSvg(spec: ChartSpec, data: ChartData, place: Place): string {
  const { theme, width, height } = place
  const pivot = pivotOf(spec, data)
  const table = flatPivot(pivot, pivotText(pivot, spec, data, theme.locale), theme.totalText)
  const heads = table.columns.map(({ label }) => label)
  const wanted = heads.map((head, i) => {
    const texts = [head, ...table.rows.map((row) => row[i] ?? ''), table.totals[i] ?? '']
    return Math.min(
      i === 0 ? 220 : 140,
      texts.reduce((most, text) => Math.max(most, widthOf(text)), 0),
    )
  })
  const fitting = wanted.findIndex((_, i) => sum(wanted.slice(0, i + 1)) + gap * i > width)
  const kept = wanted.slice(0, fitting === -1 ? wanted.length : Math.max(2, fitting))
  const ends = kept.map((_, i) => sum(kept.slice(0, i + 1)) + gap * i)
  const said = (
    text: string,
    x: number,
    y: number,
    { weight = 400, colour, isEnd = false, fontSize = size }: Writing,
  ) =>
    `<text x="${x}" y="${y + 15}" text-anchor="${isEnd ? 'end' : 'start'}" font-family="${escapeHtml(theme.font)}" font-size="${fontSize}" font-weight="${weight}" fill="${colour}" xml:space="preserve">${escapeHtml(text)}</text>`
  const line = (cells: string[], y: number, weight: number, colour: string) =>
    kept
      .map((room, i) => said(cutTo(cells[i] ?? '', room), i === 0 ? 0 : ends[i]!, y, { weight, colour, isEnd: i > 0 }))
      .join('')
  const rule = (y: number) =>
    `<line x1="0" x2="${ends.at(-1) ?? width}" y1="${y}" y2="${y}" stroke="${theme.line}" stroke-width="1"/>`
  const top = spec.title ? 26 : 0
  const rows = table.rows.slice(0, Math.max(1, Math.floor((height - top) / lineHeight) - 3))
  const yOf = (place: number) => top + place * lineHeight
  const left = [
    [theme.moreRowsText, table.rows.length - rows.length] as const,
    [theme.moreColumnsText, heads.length - kept.length] as const,
  ]
  const note = left.filter(([, count]) => count > 0).map(([text, count]) => text.replace('{n}', String(count)))
  const parts = [
    spec.title ? said(spec.title, 0, 0, { weight: 600, colour: theme.text, fontSize: 14 }) : '',
    line(heads, yOf(0), 600, theme.muted),
    rule(yOf(1)),
    ...rows.map((cells, i) => line(cells, yOf(i + 1), 400, theme.text) + rule(yOf(i + 2))),
    line(table.totals, yOf(rows.length + 1), 600, theme.text),
    said(note.join(' · '), 0, yOf(rows.length + 2), { colour: theme.muted }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${theme.background}"/>${parts.join('')}</svg>`
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
