import { UnreadableFileError } from '../report/import-report.ts'
import { parseClock, parseMoment } from './moments.ts'
import { asLabel } from './names.ts'
import { ERROR, isNumberCell, MOMENT, TEXT } from './row.ts'
import { isNullWord, parseBoolean, parseNumber } from './values.ts'

/** A row of the beginning of a table, kept to look at. */
export type HeadRow = { line: number; cells: string[]; kinds: number[] }

export type Layout = {
  /** Rows to pass over before the first row of data, header included. */
  skip: number
  headerLine: number | null
  /** Lines above the table that are not part of it. */
  preamble: number[]
  /** For every column that the first rows have, empty where there is none. */
  labels: string[]
  /** Fields that a row should have: as many as the header, where there is one. */
  width: number
  /** Line from which on there are only notes below the table, where all of it has been looked at. */
  end?: number
  /** Somebody said where the end is: rows there are left out whatever stands in them. */
  isEndChosen?: boolean
}

type CellClass = 'empty' | 'text' | 'number' | 'moment' | 'boolean'

export function classOf(text: string, kind: number): CellClass {
  if (text === '' || kind === ERROR || isNullWord(text)) return 'empty'
  if (isNumberCell(kind)) return 'number'
  if (kind === MOMENT) return 'moment'
  if (parseBoolean(text)) return 'boolean'
  if (parseNumber(text)) return 'number'
  if (parseMoment(text) || (text.includes(':') && parseClock(text))) return 'moment'
  return 'text'
}

function filled(row: HeadRow): number {
  let count = 0
  for (const cell of row.cells) if (cell !== '') count++
  return count
}

function usualWidth(rows: HeadRow[]): number {
  const counts = new Map<number, number>()
  for (const row of rows) {
    let width = row.cells.length
    while (width > 0 && row.cells[width - 1] === '') width--
    if (width > 0) counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  let best = 0
  let most = 0
  for (const [width, count] of counts) {
    if (count > most || (count === most && width > best)) {
      best = width
      most = count
    }
  }
  return best
}

/** The first row that looks as wide as the table: what stands above is a title, a note, a date of export. */
function firstFullRow(rows: HeadRow[]): number {
  const width = usualWidth(rows)
  if (width < 2) return 0
  for (const [index, row] of rows.entries()) {
    const full = filled(row)
    if (full >= 2 && full * 2 >= width) return index
    // A lone value above a wide table is a title unless the rows below are as bare.
    if (index > 50) break
  }
  return 0
}

const yearLabel = /^(?:1[89]|20|21)\d\d$/

/** Long tables say their headings again further down: such a row says nothing about what stands in the columns. */
function isRepeated(row: HeadRow, other: HeadRow): boolean {
  return (
    filled(row) > 1 && row.cells.length === other.cells.length && row.cells.every((cell, c) => cell === other.cells[c])
  )
}

/** Whether the row names the columns below it, rather than being one of them. */
function isHeader(row: HeadRow, rows: HeadRow[]): boolean {
  const below = rows.filter((other, i) => i === 0 || !isRepeated(row, other))
  const { score, typedCells, ownTyped, words } = headerEvidence(row, below)
  if (below.length === 0) return words > 0 && ownTyped === 0
  if (typedCells > 0 && words === 0) return false
  return score > 0 || (score >= -1 && ownTyped === 0 && words > 0)
}

function headerScore(row: HeadRow, below: HeadRow[]): number {
  const { score, ownTyped } = headerEvidence(row, below)
  return ownTyped ? 0 : score
}

type HeaderEvidence = { score: number; typedCells: number; ownTyped: number; words: number }

function headerEvidence(row: HeadRow, below: HeadRow[]): HeaderEvidence {
  let score = 0
  let typedCells = 0
  let words = 0
  let ownTyped = 0
  for (const [c, cell] of row.cells.entries()) {
    let own = classOf(cell, row.kinds[c] ?? TEXT)
    if (own === 'empty') continue
    // R1 may be an amount in rand, but not over amounts that are written without it.
    if (own === 'number' && /^[A-Za-z]/.test(cell) && !below.some((r) => r.cells[c]?.startsWith(cell[0]!))) own = 'text'
    const classes = below.map((r) => classOf(r.cells[c] ?? '', r.kinds[c] ?? TEXT)).filter((k) => k !== 'empty')
    const typed =
      classes.length > 0 && classes.every((k) => k === classes[0]) && classes[0] !== 'text' ? classes[0] : null
    // “No” and “y” are headings as often as truth values.
    if (own === 'text' || (own === 'boolean' && typed !== 'boolean')) {
      words++
      if (typed) score += 2
      else if (below.some((r) => r.cells[c] === cell)) score -= 1
    } else if (
      own === 'number' &&
      yearLabel.test(cell) &&
      !classes.every((_, i) => yearLabel.test(below[i]?.cells[c] ?? ''))
    ) {
      // A column for each year: the heading is a number, what is below is not another year.
      score += 1
    } else {
      ownTyped++
      if (typed !== own) continue
      typedCells++
      score -= 2
    }
  }
  return { score, typedCells, ownTyped, words }
}

function labelsOf(row: HeadRow, width: number): string[] {
  return Array.from({ length: width }, (_, c) => asLabel(row.cells[c] ?? ''))
}

export type Span = { line: number; from: number; to: number }

/** A line of headings over groups of columns (merged cells): its words go in front of those below. */
function groupLabels(above: HeadRow, header: HeadRow, width: number, spans: Span[]): string[] {
  return Array.from({ length: width }, (_, c) => {
    const span = spans.find((s) => s.line === above.line && c >= s.from && c <= s.to)
    const group = asLabel(above.cells[span?.from ?? c] ?? '')
    const label = asLabel(header.cells[c] ?? '')
    return group === '' || group === label ? label : label === '' ? group : `${group} ${label}`
  })
}

/** Whether merged cells of `above` span columns that `below` names one by one. */
function spansNames(above: HeadRow, below: HeadRow, spans: Span[]): boolean {
  if (below.line !== above.line + 1) return false
  return spans.some(
    (s) =>
      s.line === above.line &&
      (above.cells[s.from] ?? '') !== '' &&
      (below.cells[s.from] ?? '') !== '' &&
      (below.cells[s.to] ?? '') !== '',
  )
}

/** Notes above a table run over several cells and lines; a line of groups stands alone, or under a title. */
function belongsToNotes(rows: HeadRow[], index: number): boolean {
  const above = rows[index - 1]
  return above !== undefined && above.line === rows[index]!.line - 1 && filled(above) > 1
}

export function findLayout(rows: HeadRow[], spans: Span[] = []): Layout {
  let top = findTop(rows)
  const found = rows[top]
  if (!found) return { skip: 0, headerLine: null, preamble: [], labels: [], width: 0 }
  // The row found may be the upper line of two, or the lower.
  if (top > 0 && spansNames(rows[top - 1]!, found, spans) && !belongsToNotes(rows, top - 1)) top--
  const candidate = rows[top]!
  const second = rows[top + 1]
  const preamble = rows.slice(0, top).map((row) => row.line)
  if (
    second &&
    spansNames(candidate, second, spans) &&
    filled(candidate) > 1 &&
    isHeader(second, rows.slice(top + 2, top + 42))
  ) {
    const width = Math.max(candidate.cells.length, second.cells.length)
    const labels = groupLabels(candidate, second, width, spans)
    return { skip: top + 2, headerLine: second.line, preamble, labels, width }
  }
  if (candidate !== found) return plainLayout(rows, rows.indexOf(found))
  return plainLayout(rows, top)
}

/** With the headings in a row that somebody named. */
export function headerAt(rows: HeadRow[], line: number): Layout {
  const top = rows.findIndex((row) => row.line === line)
  const header = rows[top]
  if (!header) throw new UnreadableFileError(`row ${line} cannot be the headings: it is empty, or too far below`)
  const width = Math.max(header.cells.length, usualWidth(rows.slice(top + 1, top + 41)))
  const preamble = rows.slice(0, top).map((row) => row.line)
  return { skip: top + 1, headerLine: line, preamble, labels: labelsOf(header, width), width: header.cells.length }
}

/** Where somebody said that the first row is one of data. */
export function withoutHeader(rows: HeadRow[]): Layout {
  const width = Math.max(rows[0]?.cells.length ?? 0, usualWidth(rows))
  return { skip: 0, headerLine: null, preamble: [], labels: Array.from({ length: width }, () => ''), width }
}

function plainLayout(rows: HeadRow[], top: number): Layout {
  const candidate = rows[top]!
  const below = rows.slice(top + 1, top + 41)
  const linesAbove = (index: number) => rows.slice(0, index).map((row) => row.line)
  const width = Math.max(candidate.cells.length, usualWidth(below))
  if (!isHeader(candidate, below)) {
    // Without a header only lone values above can be told from rows: what is more may be the first of them.
    const skip = Math.min(
      top,
      Math.max(
        0,
        rows.findIndex((row) => filled(row) > 1),
      ),
    )
    const labels = Array.from({ length: width }, () => '')
    return { skip, headerLine: null, preamble: linesAbove(skip), labels, width }
  }
  const labels = labelsOf(candidate, width)
  return { skip: top + 1, headerLine: candidate.line, preamble: linesAbove(top), labels, width: candidate.cells.length }
}

/** The first row as wide as the table; or, when that one has gaps, a whole row of words further down over typed columns. */
function findTop(rows: HeadRow[]): number {
  const first = firstFullRow(rows)
  const width = usualWidth(rows)
  const row = rows[first]
  if (!row || filled(row) >= width || width < 3) return first
  for (let i = first + 1; i < Math.min(rows.length, first + 20); i++) {
    const lower = rows[i]!
    if (filled(lower) < width) continue
    return headerScore(lower, rows.slice(i + 1, i + 11)) >= 2 ? i : first
  }
  return first
}
