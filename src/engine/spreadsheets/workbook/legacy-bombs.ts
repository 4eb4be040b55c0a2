import { type ImportLimits, UnreadableFileError } from '../report/import-report.ts'
import { refuseManySheets, relationsOf } from './xlsx-workbook.ts'
import { attributesOf, createXmlScanner, nameIs } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

/** Cells that a workbook read whole may have: each is an object in memory. */
const MOST_CELLS = 5_000_000
/** How much larger than the largest file of its kind a workbook read whole may become. */
const MOST_GROWTH = 8

/** A record of a binary workbook that names a sheet. */
const SHEET_RECORD = 156

/** Parts of the sheets of a binary workbook, as it names them: the number of a relation for each. */
function sheetRelations(workbook: Buffer): string[] {
  const ids: string[] = []
  let at = 0
  const readVariable = (most: number) => {
    let value = 0
    for (let i = 0; i < most && at < workbook.length; i++) {
      const byte = workbook[at++]!
      value |= (byte & 127) << (7 * i)
      if (byte < 128) break
    }
    return value
  }
  while (at < workbook.length) {
    // The type of a record keeps the marks that its bytes go on.
    const first = workbook[at++]!
    const type = first < 128 ? first : first | (workbook[at++]! << 8)
    const size = readVariable(4)
    // State and number of the sheet stand before the text of its relation, whose length comes first.
    if (type === ((SHEET_RECORD & 127) | 128 | ((SHEET_RECORD >> 7) << 8)) && at + 12 <= workbook.length)
      ids.push(workbook.toString('utf16le', at + 12, at + 12 + 2 * workbook.readUInt32LE(at + 8)))
    at += size
  }
  return ids
}

/** The reader that holds everything in memory reads a part as often as a sheet names it. */
async function refuseRepeatedSheets(zip: ZipArchive, limits: ImportLimits): Promise<void> {
  const ids = sheetRelations(await zip.read('xl/workbook.bin'))
  refuseManySheets(ids.length, limits)
  const parts = new Map((await relationsOf(zip, 'xl/workbook.bin')).map(({ id, part }) => [id, part.toLowerCase()]))
  if (new Set(ids.map((id) => parts.get(id) ?? id)).size < ids.length)
    throw new UnreadableFileError('several sheets of the workbook are the same part of the file')
}

/** Looks through a zipped workbook before a reader that holds everything in memory is let at it. */
export async function refuseLegacyBomb(zip: ZipArchive, limits: ImportLimits): Promise<void> {
  if (zip.has('xl/workbook.bin')) await refuseRepeatedSheets(zip, limits)
  let unpacked = 0
  for (const name of zip.names) {
    const counter = name === 'content.xml' ? createCellCounter(limits) : null
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
function createCellCounter(limits: ImportLimits) {
  const most = Math.min(MOST_CELLS, limits.maxCells)
  let tables = 0
  let total = 0
  let inRow = 0
  let repeatRow = 1
  const repeat = (bytes: Buffer, from: number, to: number, attribute: string) => {
    const value = Number(attributesOf(bytes.toString('latin1', from, to))[attribute] ?? 1)
    return Number.isFinite(value) && value > 1 ? value : 1
  }
  return createXmlScanner({
    open(bytes, name, nameEnd, end) {
      if (nameIs(bytes, name, nameEnd, 'table')) refuseManySheets(++tables, limits)
      else if (nameIs(bytes, name, nameEnd, 'table-row')) {
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
