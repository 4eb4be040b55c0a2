import { closeSync, openSync, readdirSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'
import { QueryError } from './query.ts'
import { cellText } from './row-writer.ts'

const PIECE_ROWS = 20_000
/** What one piece may hold of wide rows; below what a child may write to one file. */
const MAX_PIECE_BYTES = 32 * 1024 * 1024
/** One row; whoever reads the pieces has to hold it. */
export const maxRowBytes = 8 * 1024 * 1024
const BLOCK_CHARACTERS = 1 << 20

const UNFINISHED = 'unfinished'

/** Rows that are in whole pieces: each has the number of its last row as its name. */
export const rowsCopied = (folder: string): number =>
  readdirSync(folder).reduce((most, name) => Math.max(most, Number.parseInt(name, 10) || 0), 0)

/** All values as text, so that no reader makes its own of a number. */
function cell(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  // What is no number, or has no end, is told as such: a reader that has no such number must know of it.
  if (typeof value === 'number') return `"${value}"`
  const text = cellText(value)
  if (text === 'null' || text.startsWith('"')) return text
  return typeof value === 'object' ? JSON.stringify(text) : `"${text}"`
}

/** Writes rows to files, a JSON list of texts on each line. */
export function createPieceWriter(folder: string, limits: { maxRows: number; maxBytes: number }) {
  let file: number | null = null
  let rowsOfPiece = 0
  let bytesOfPiece = 0
  let block = ''
  let rowCount = 0
  let bytes = 0
  let truncated = false

  function flush(): void {
    if (block === '') return
    file ??= openSync(path.join(folder, UNFINISHED), 'wx', 0o600)
    const text = Buffer.from(block)
    for (let at = 0; at < text.length; ) at += writeSync(file, text, at)
    bytes += text.length
    bytesOfPiece += text.length
    block = ''
  }

  function endPiece(): void {
    flush()
    if (file === null) return
    closeSync(file)
    file = null
    renameSync(path.join(folder, UNFINISHED), path.join(folder, `${rowCount}.jsonl`))
    rowsOfPiece = 0
    bytesOfPiece = 0
  }

  return {
    add(row: unknown[]): boolean {
      if (rowCount >= limits.maxRows || bytes + block.length > limits.maxBytes) truncated = true
      if (truncated) return false
      const line = `[${row.map(cell).join(',')}]\n`
      if (line.length > maxRowBytes / 3 && Buffer.byteLength(line) > maxRowBytes)
        throw new QueryError('too-large', `Row ${rowCount + 1} has more than ${maxRowBytes / 1024 ** 2} MB of text.`)
      block += line
      rowCount++
      rowsOfPiece++
      if (block.length > BLOCK_CHARACTERS) flush()
      if (rowsOfPiece === PIECE_ROWS || bytesOfPiece > MAX_PIECE_BYTES / 2) endPiece()
      return true
    },
    finish(): { rowCount: number; bytes: number; truncated: boolean } {
      endPiece()
      return { rowCount, bytes, truncated }
    },
  }
}
