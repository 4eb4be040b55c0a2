import { type ImportLimits, UnreadableFileError } from '../report/import-report.ts'
import { type Row, TEXT } from '../typing/row.ts'

/** Builds a row cell by cell in a buffer of its own, for readers that do not have the row's bytes in one piece. */
export type RowBuilder = {
  row: Row
  begin(line: number): void
  putBytes(column: number, kind: number, bytes: Buffer, start: number, end: number): void
  putText(column: number, kind: number, text: string): void
}

export function createRowBuilder(
  limits: Pick<ImportLimits, 'maxColumns' | 'maxCells' | 'maxCellBytes'>,
  total: { cells: number },
): RowBuilder {
  let capacity = 64
  let used = 0
  const row: Row = {
    bytes: Buffer.allocUnsafe(1 << 16),
    count: 0,
    start: new Int32Array(capacity),
    end: new Int32Array(capacity),
    kind: new Uint8Array(capacity),
    line: 0,
  }

  function reserve(column: number, size: number): void {
    if (column >= limits.maxColumns) {
      throw new UnreadableFileError(`a value in column ${column + 1}, the limit is ${limits.maxColumns} columns`, {
        row: row.line,
      })
    }
    if (size > limits.maxCellBytes) throw new UnreadableFileError('a cell is too long', { row: row.line })
    if (++total.cells > limits.maxCells) {
      throw new UnreadableFileError(`more than ${limits.maxCells} cells`, { row: row.line })
    }
    if (column >= capacity) {
      while (column >= capacity) capacity *= 2
      const { start, end, kind } = row
      row.start = new Int32Array(capacity)
      row.end = new Int32Array(capacity)
      row.kind = new Uint8Array(capacity)
      row.start.set(start)
      row.end.set(end)
      row.kind.set(kind)
    }
    if (used + size > row.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(row.bytes.length * 2, used + size))
      row.bytes.copy(larger, 0, 0, used)
      row.bytes = larger
    }
    for (; row.count <= column; row.count++) {
      row.start[row.count] = used
      row.end[row.count] = used
      row.kind[row.count] = TEXT
    }
  }

  function place(column: number, kind: number, size: number): void {
    row.start[column] = used
    used += size
    row.end[column] = used
    row.kind[column] = kind
  }

  return {
    row,
    begin(line) {
      row.line = line
      row.count = 0
      used = 0
    },
    putBytes(column, kind, bytes, start, end) {
      const size = end - start
      reserve(column, size)
      const target = row.bytes
      if (size > 40) bytes.copy(target, used, start, end)
      else for (let i = 0; i < size; i++) target[used + i] = bytes[start + i]!
      place(column, kind, size)
    },
    putText(column, kind, text) {
      reserve(column, text.length * 3)
      place(column, kind, row.bytes.write(text, used))
    },
  }
}
