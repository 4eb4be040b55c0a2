import { closeSync, openSync, readSync } from 'node:fs'
import type { CsvDialect } from '../report/import-report.ts'
import type { Row, RowSource, TakePlain } from '../typing/row.ts'
import { type Arrival, readStart } from './arrival.ts'
import { detectDialect } from './csv-dialect.ts'
import { type ChunkDecoder, createChunkDecoder, detectEncoding } from './csv-encoding.ts'
import { CsvScanner, type ScanLimits } from './csv-scanner.ts'

export type CsvSource = RowSource & {
  dialect: CsvDialect
  /** What the last whole scan met. */
  found(): ReturnType<ChunkDecoder['found']> & { strayQuotes: { count: number; line: number } }
}

const SAMPLE = 1 << 20
const DIALECT_SAMPLE = 1 << 18
const CHUNK = 1 << 20

/** Rows of a text file, read in chunks, as often as asked. `onBytes` hears how far the reading is, and may take its time. */
export async function openCsv(
  path: string,
  fileName: string,
  limits: ScanLimits,
  arrival: Arrival,
  onBytes: (bytes: number) => Promise<void> | undefined,
): Promise<CsvSource> {
  const sample = await readStart(path, SAMPLE, arrival)
  const decoding = detectEncoding(sample)
  const text = createChunkDecoder(decoding).decode(sample.subarray(decoding.bom, DIALECT_SAMPLE), true)
  const dialect = detectDialect(text, sample.length <= DIALECT_SAMPLE, fileName)
  // A line `sep=;` that stands first is passed over.
  const declared = /^sep=.\r?\n/i.test(text.toString('latin1', 0, 16))
  let decoder = createChunkDecoder(decoding)
  let strayQuotes = { count: 0, line: 0 }

  const simple = dialect.quote === '"' && dialect.escape === 'doubled' && dialect.newline !== 'cr' && !declared

  async function scan(onRow: (row: Row) => boolean, takePlain?: TakePlain): Promise<void> {
    decoder = createChunkDecoder(decoding)
    let first = declared
    const scanner = new CsvScanner(
      dialect,
      limits,
      (row) => {
        if (first) {
          first = false
          return true
        }
        return onRow(row)
      },
      simple ? takePlain : undefined,
    )
    const file = openSync(path, 'r')
    try {
      const chunk = Buffer.allocUnsafe(CHUNK)
      let position = decoding.bom
      for (;;) {
        const complete = arrival.complete()
        const got = readSync(file, chunk, 0, CHUNK, position)
        if (got === 0 && !complete) {
          await arrival.more()
          continue
        }
        position += got
        if (!scanner.push(decoder.decode(chunk.subarray(0, got), got === 0), got === 0) || got === 0) break
        const pause = onBytes(position)
        if (pause) await pause
      }
    } finally {
      closeSync(file)
      strayQuotes = scanner.strayQuotes()
    }
  }
  const marks = { delimiter: dialect.delimiter.charCodeAt(0), quote: 34 }
  return {
    scan,
    ...(simple && { marks }),
    dialect,
    found: () => ({ ...decoder.found(), strayQuotes }),
  }
}

/** What the reading of the bytes met, in words for the report. */
export function csvWarnings(csv: CsvSource): { encoding: string; warnings: string[] } {
  const { encoding, invalidBytes, nulBytes, lost, strayQuotes } = csv.found()
  const warnings: string[] = []
  if (invalidBytes) warnings.push(`${invalidBytes} bytes are not UTF-8 and were read as Windows-1252`)
  if (lost) warnings.push(`${lost} characters are no Shift_JIS and were lost`)
  if (nulBytes) warnings.push(`${nulBytes} NUL bytes were left out`)
  if (strayQuotes.count) {
    warnings.push(
      `${strayQuotes.count} quotes that close nothing were kept as characters, the first in line ${strayQuotes.line}`,
    )
  }
  return { encoding, warnings }
}
