import { type ImportLimits, UnreadableFileError } from './import-report.ts'
import { attributesOf, createXmlScanner, nameIs } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

/** Cells that a workbook read whole may have: each is an object in memory. */
const MOST_CELLS = 5_000_000
/** How much larger than the largest file of its kind a workbook read whole may become. */
const MOST_GROWTH = 8

/** Looks through a zipped workbook before a reader that holds everything in memory is let at it. */
export async function refuseLegacyBomb(zip: ZipArchive, limits: ImportLimits): Promise<void> {
  let unpacked = 0
  for (const name of zip.names) {
    const counter = name === 'content.xml' ? createCellCounter(Math.min(MOST_CELLS, limits.maxCells)) : null
    for await (const chunk of zip.stream(name)) {
      unpacked += chunk.length
      if (unpacked > limits.maxLegacyBytes * MOST_GROWTH) {
        throw new UnreadableFileError(
          `it unpacks to more than ${limits.maxLegacyBytes * MOST_GROWTH} bytes; save it as .xlsx`,
        )
      }
      counter?.push(chunk)
    }
  }
}

/** OpenDocument says “this cell, a million times”: a few bytes may stand for more cells than fit anywhere. */
function createCellCounter(most: number) {
  let total = 0
  let inRow = 0
  let repeatRow = 1
  const repeat = (bytes: Buffer, from: number, to: number, attribute: string) => {
    const value = Number(attributesOf(bytes.toString('latin1', from, to))[attribute] ?? 1)
    return Number.isFinite(value) && value > 1 ? value : 1
  }
  return createXmlScanner({
    open(bytes, name, nameEnd, end) {
      if (nameIs(bytes, name, nameEnd, 'table-row')) {
        inRow = 0
        repeatRow = repeat(bytes, nameEnd, end, 'number-rows-repeated')
      } else if (
        nameIs(bytes, name, nameEnd, 'table-cell') &&
        bytes.toString('latin1', nameEnd, end).includes('value')
      ) {
        inRow += repeat(bytes, nameEnd, end, 'number-columns-repeated')
      }
    },
    close(bytes, name, nameEnd) {
      if (!nameIs(bytes, name, nameEnd, 'table-row')) return
      total += inRow * repeatRow
      inRow = 0
      if (total > most) throw new UnreadableFileError(`more than ${most} cells; save it as .xlsx`)
    },
    wantsText: () => false,
    text() {},
  })
}
