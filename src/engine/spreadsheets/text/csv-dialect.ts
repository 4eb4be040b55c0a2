import type { CsvDialect } from '../report/import-report.ts'
import { parseMoment } from '../typing/moments.ts'
import { cellText } from '../typing/row.ts'
import { parseNumber } from '../typing/values.ts'
import { CsvScanner } from './csv-scanner.ts'

const delimiters = [',', ';', '\t', '|', '^', '~', '\u001f', ':']
const LOOKED_AT = 400

type Trial = { dialect: CsvDialect; score: number; strays: number; width: number }

function newlineOf(sample: Buffer): CsvDialect['newline'] {
  let lf = 0
  let crlf = 0
  let cr = 0
  for (let i = 0; i < sample.length; i++) {
    if (sample[i] === 10) lf++
    else if (sample[i] === 13) {
      if (sample[i + 1] === 10) {
        crlf++
        i++
      } else cr++
    }
  }
  if (cr > 0 && lf + crlf === 0) return 'cr'
  return crlf > lf ? 'crlf' : 'lf'
}

/** Reads the sample in one dialect: rows should be equally wide, and cells look like values. */
function attempt(sample: Buffer, whole: boolean, dialect: CsvDialect): Trial {
  const widths = new Map<number, number>()
  let rows = 0
  let cells = 0
  let clean = 0
  const scanner = new CsvScanner(dialect, { maxColumns: 20_000, maxCellBytes: 1 << 22 }, (row) => {
    if (row.count === 1 && row.end[0] === row.start[0]) return true
    rows++
    widths.set(row.count, (widths.get(row.count) ?? 0) + 1)
    for (let c = 0; c < row.count && c < 50; c++) {
      const text = cellText(row, c).trim()
      cells++
      // Another delimiter inside a cell speaks against this one, unless the cell is a number or a date.
      if (!/[;\t|\n]/.test(text) && (!text.includes(',') || /\s/.test(text))) clean++
      else if (parseNumber(text) || parseMoment(text)) clean++
    }
    return rows < LOOKED_AT
  })
  // An unfinished last row of the sample is not judged.
  const cut = whole ? sample.length : Math.max(sample.lastIndexOf(10), sample.lastIndexOf(13)) + 1
  scanner.push(Buffer.from(sample.subarray(0, cut || sample.length)), true)
  let width = 1
  let agreeing = 0
  for (const [w, count] of widths) {
    if (count * Math.min(w, 3) > agreeing * Math.min(width, 3) || (count === agreeing && w > width)) {
      width = w
      agreeing = count
    }
  }
  const agreement = rows ? agreeing / rows : 0
  const score =
    width < 2 ? 0 : agreement * (0.3 + 0.7 * (clean / Math.max(1, cells))) * (1 + Math.log2(Math.min(width, 32)) / 20)
  return { dialect, score, strays: scanner.strayQuotes().count, width }
}

/** Single quotes are quotes only when whole fields stand in them, and double ones are not used so. */
function quoteOf(sample: Buffer): string {
  const text = sample.toString('latin1')
  const doubles = (text.match(/(?:^|[,;\t|\n\r])"/g) ?? []).length
  if (doubles > 0) return '"'
  const opening = (text.match(/(?:^|[,;\t|\n\r])'/g) ?? []).length
  const closing = (text.match(/'(?=[,;\t|\n\r]|$)/g) ?? []).length
  return opening >= 2 && opening === closing ? "'" : '"'
}

export function detectDialect(sample: Buffer, whole: boolean, fileName: string): CsvDialect {
  // A first line "sep=;" is Excel's own way of saying it.
  const declared = /^sep=(.)\r?\n/i.exec(sample.toString('latin1', 0, 16))
  const newline = newlineOf(sample)
  const quote = quoteOf(sample)
  const escapes: CsvDialect['escape'][] = sample.includes(`\\${quote}`) ? ['doubled', 'backslash'] : ['doubled']
  const hint = /\.(tsv|tab)$/i.test(fileName) ? '\t' : ','
  let best: Trial | null = null
  for (const delimiter of declared ? [declared[1]!] : delimiters) {
    if (!sample.includes(delimiter) && delimiter !== hint) continue
    for (const way of escapes) {
      const trial = attempt(sample, whole, { delimiter, quote, escape: way, newline })
      if (delimiter === hint) trial.score *= 1.02
      if (delimiter === ':' || delimiter === '^' || delimiter === '~') trial.score *= 0.5
      const better = best === null || trial.score > best.score * 1.001
      const cleaner = best !== null && trial.score >= best.score * 0.999 && trial.strays < best.strays
      if (better || cleaner) best = trial
    }
  }
  if (!best || best.score === 0) return { delimiter: hint, quote, escape: escapes.at(-1)!, newline }
  return best.dialect
}
