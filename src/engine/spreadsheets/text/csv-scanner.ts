import { type CsvDialect, UnreadableFileError } from '../report/import-report.ts'
import { type Row, type TakePlain, TEXT } from '../typing/row.ts'

export type ScanLimits = { maxColumns: number; maxCellBytes: number }

const LF = 10
const CR = 13
const SPACE = 32
const BACKSLASH = 92
/** Marks a field whose escapes are still to be taken out; gone before the row is handed on. */
const ESCAPED = 128

/**
 * Cuts UTF-8 bytes into rows. Lenient where files are: a quote that closes nothing is a character, a quoted field that never
 * ends is read as if it were not quoted, and each such place is counted.
 * A class, because what the engine has learned of a method serves every scanner; each closure would be compiled anew.
 */
export class CsvScanner {
  readonly #limits: ScanLimits
  readonly #onRow: (row: Row) => boolean
  readonly #takePlain: TakePlain | undefined
  readonly #delimiter: number
  readonly #quote: number
  readonly #backslash: boolean
  readonly #lonelyCr: boolean
  readonly #special = new Uint8Array(256)
  readonly #row: Row = {
    bytes: Buffer.allocUnsafe(0),
    count: 0,
    start: new Int32Array(64),
    end: new Int32Array(64),
    kind: new Uint8Array(64),
    line: 1,
  }
  #buffer = Buffer.allocUnsafe(1 << 21)
  #length = 0
  /** Bytes at the beginning of the buffer that are known not to be a whole row. */
  #unfinished = 0
  #line = 1
  readonly #strays = { count: 0, line: 0 }

  constructor(dialect: CsvDialect, limits: ScanLimits, onRow: (row: Row) => boolean, takePlain?: TakePlain) {
    this.#limits = limits
    this.#onRow = onRow
    this.#takePlain = takePlain
    this.#delimiter = dialect.delimiter.charCodeAt(0)
    this.#quote = dialect.quote === '' ? -1 : dialect.quote.charCodeAt(0)
    this.#backslash = dialect.escape === 'backslash'
    this.#lonelyCr = dialect.newline === 'cr'
    this.#special[this.#delimiter] = 1
    this.#special[LF] = 1
    this.#special[CR] = 1
  }

  strayQuotes(): { count: number; line: number } {
    return this.#strays
  }

  #grow(): void {
    const row = this.#row
    const { maxColumns } = this.#limits
    const capacity = row.start.length
    if (capacity > maxColumns * 2) throw new UnreadableFileError(`more than ${maxColumns} columns`, { row: this.#line })
    const larger = {
      start: new Int32Array(capacity * 2),
      end: new Int32Array(capacity * 2),
      kind: new Uint8Array(capacity * 2),
    }
    larger.start.set(row.start)
    larger.end.set(row.end)
    larger.kind.set(row.kind)
    Object.assign(row, larger)
  }

  /** In place: what is left is never longer. */
  #takeOutEscapes(column: number): void {
    const row = this.#row
    const quote = this.#quote
    const backslash = this.#backslash
    const bytes = row.bytes
    const end = row.end[column]!
    let to = row.start[column]!
    for (let i = to; i < end; i++) {
      let b = bytes[i]!
      if (i + 1 < end) {
        const next = bytes[i + 1]!
        if (
          (b === quote && next === quote) ||
          (backslash && b === BACKSLASH && (next === quote || next === BACKSLASH))
        ) {
          b = next
          i++
        }
      }
      bytes[to++] = b
    }
    row.end[column] = to
    row.kind[column] = TEXT
  }

  /** Rows from the buffer's beginning; the number of bytes used up, or -1 when no more are wanted. */
  #scan(last: boolean): number {
    const bytes = this.#buffer
    const end = this.#length
    const row = this.#row
    const quote = this.#quote
    const delimiter = this.#delimiter
    const backslash = this.#backslash
    const lonelyCr = this.#lonelyCr
    const special = this.#special
    const limits = this.#limits
    const takePlain = this.#takePlain
    const onRow = this.#onRow
    row.bytes = bytes
    let begin = 0
    // Quotes up to here are characters: they were found to open a field that nothing closes.
    let literal = -1
    // The first of them. Reading on from a later one meets what was read from this one after its own quotes, and is never closed either.
    let unclosed = end
    while (begin < end) {
      if (takePlain) {
        const next = takePlain(bytes, begin, end)
        if (next > 0) {
          this.#line++
          begin = next
          continue
        }
      }
      let { start, end: ends, kind } = row
      let i = begin
      let count = 0
      let lines = 1
      let escapes = false
      let strays = 0
      let b = 0
      // Fields that begin no later than the quote that was last found to be a character stay as they are.
      let settled = 0
      let settledEnd = begin
      for (;;) {
        if (count === start.length) {
          this.#grow()
          ;({ start, end: ends, kind } = row)
        }
        kind[count] = TEXT
        if (i <= literal) {
          settled = count
          settledEnd = i
        }
        if (i < end && bytes[i] === quote && i > literal) {
          const open = i
          let j = i + 1
          let closed = -1
          while (j < end) {
            b = bytes[j]!
            if (b !== quote) {
              if (open > unclosed) break
              if (b === LF || (b === CR && lonelyCr)) lines++
              else if (b === BACKSLASH && backslash) {
                if (j + 1 >= end) break
                const next = bytes[j + 1]
                if (next === quote || next === BACKSLASH) {
                  kind[count] = ESCAPED
                  escapes = true
                  j++
                }
              }
              j++
              continue
            }
            if (j + 1 >= end) {
              if (last) closed = j
              break
            }
            const next = bytes[j + 1]!
            if (next === quote) {
              kind[count] = ESCAPED
              escapes = true
              j += 2
              continue
            }
            if (special[next] === 1) {
              closed = j
              break
            }
            let k = j + 1
            while (k < end && bytes[k] === SPACE) k++
            if (k < end ? special[bytes[k]!] === 1 : last) {
              closed = j
              break
            }
            if (k >= end) break
            strays++
            j++
          }
          if (closed < 0) {
            if (!last && end - open < limits.maxCellBytes) return begin
            // The quote is never closed: read the row again with it as a character.
            if (open < unclosed) unclosed = open
            literal = open
            count = settled
            i = settledEnd
            lines = 1
            escapes = false
            strays = 0
            continue
          }
          start[count] = open + 1
          ends[count] = closed
          i = closed + 1
          while (i < end && bytes[i] === SPACE && delimiter !== SPACE) i++
        } else {
          const from = i
          while (i < end) {
            b = bytes[i]!
            if (special[b] === 1) {
              // A carriage return inside a line of a file whose lines end otherwise is a character.
              if (b !== CR || lonelyCr || i + 1 >= end || bytes[i + 1] === LF) break
            }
            i++
          }
          if (i - from > limits.maxCellBytes) throw new UnreadableFileError('a cell is too long', { row: this.#line })
          start[count] = from
          ends[count] = i
        }
        count++
        if (i >= end) {
          if (!last) return begin
          break
        }
        b = bytes[i]!
        if (b !== delimiter) {
          if (b === CR) {
            if (i + 1 >= end) {
              if (!last && !lonelyCr) return begin
              i++
            } else i += bytes[i + 1] === LF ? 2 : 1
          } else i++
          break
        }
        i++
      }
      row.count = count
      row.line = this.#line
      if (literal >= begin) strays++
      if (strays > 0) {
        if (this.#strays.count === 0) this.#strays.line = this.#line
        this.#strays.count += strays
      }
      if (escapes) for (let c = 0; c < count; c++) if (kind[c] === ESCAPED) this.#takeOutEscapes(c)
      this.#line += lines
      begin = i
      if (!onRow(row)) return -1
    }
    return begin
  }

  /** False when the reader of the rows wants no more. */
  push(chunk: Buffer, last: boolean): boolean {
    if (this.#length + chunk.length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + chunk.length))
      this.#buffer.copy(larger, 0, 0, this.#length)
      this.#buffer = larger
    }
    chunk.copy(this.#buffer, this.#length)
    this.#length += chunk.length
    // A long row is looked at again each time there is twice as much of it, not with every chunk.
    if (!last && this.#length < this.#unfinished * 2) return true
    const used = this.#scan(last)
    if (used < 0) return false
    this.#buffer.copyWithin(0, used, this.#length)
    this.#length -= used
    this.#unfinished = this.#length
    return true
  }
}
