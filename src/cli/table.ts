import { writeJson } from '../client/index.ts'
import { harmless, type Terminal } from './terminal.ts'

const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u
const segments = new Intl.Segmenter()

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let width = 0
  for (const { segment } of segments.segment(text)) width += wide.test(segment) ? 2 : 1
  return width
}

function cut(text: string, maxWidth: number): string {
  if (widthOf(text) <= maxWidth) return text
  let kept = ''
  let width = 0
  for (const { segment } of segments.segment(text)) {
    width += wide.test(segment) ? 2 : 1
    if (width > maxWidth - 1) break
    kept += segment
  }
  return `${kept}…`
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? writeJson(value) : String(value)
  return harmless(text.replace(/\r?\n/g, ' ⏎ ').replaceAll('\t', ' '))
}

const isNumber = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))

/** Rows under their names: within the width of a terminal, or whole and undecorated in a pipe. */
export function drawTable(terminal: Terminal, columns: string[], rows: unknown[][]): string {
  const { style, isTerminal } = terminal
  const heads = columns.map(shown)
  const cells = rows.map((row) => columns.map((_, i) => shown(row[i])))
  const right = columns.map((_, i) => {
    const values = rows.map((row) => row[i]).filter((value) => value !== null && value !== undefined && value !== '')
    return values.length > 0 && values.every(isNumber)
  })
  const widths = heads.map((head, i) => Math.max(1, widthOf(head), ...cells.map((row) => widthOf(row[i]!))))
  if (isTerminal) fit(widths, terminal.columns)
  const pad = (text: string, i: number) => {
    const content = cut(text, widths[i]!)
    const space = ' '.repeat(widths[i]! - widthOf(content))
    return right[i] ? space + content : content + space
  }
  const line = (texts: string[], paint: (text: string) => string = (text) => text) =>
    texts
      .map((text, i) => paint(pad(text, i)))
      .join('  ')
      .trimEnd()
  const rule = style.dim(widths.map((width) => (isTerminal ? '─' : '-').repeat(width)).join('  '))
  return `${[line(heads, style.bold), rule, ...cells.map((row) => line(row))].join('\n')}\n`
}

/** The widest columns give way first; none below a few letters. */
function fit(widths: number[], columns: number): void {
  const least = 4
  let over = widths.reduce((sum, width) => sum + width + 2, -2) - columns
  while (over > 0) {
    const widest = widths.indexOf(Math.max(...widths))
    if (widths[widest]! <= least) return
    const second = Math.max(least, ...widths.filter((width, i) => i !== widest && width < widths[widest]!))
    const less = Math.min(over, Math.max(1, widths[widest]! - second))
    widths[widest]! -= less
    over -= less
  }
}
