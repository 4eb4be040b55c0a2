import { type ImportLimits, UnreadableFileError } from '../report/import-report.ts'
import { BOOLEAN, ERROR, MOMENT, NUMBER, type Row, type RowSource, TEXT } from '../typing/row.ts'
import { type CellCount, createPassCount } from './count-cells.ts'
import { serialToText } from './number-formats.ts'
import { createRowBuilder, type RowBuilder } from './row-builder.ts'
import { needsDecoding } from './shared-strings.ts'
import type { SheetEntry, Workbook } from './xlsx-workbook.ts'
import { createXmlScanner, decodeCellText, nameIs, type XmlHandler } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

/** How much larger than the unpacked file the texts of its sheets may become, looked at from 64 MB on. */
const MOST_TEXT_GROWTH = 32
const HARMLESS_TEXT = 64 * 1024 * 1024

/** Thrown to leave the middle of a scan when the reader of the rows wants no more. */
class Enough extends Error {}

const QUOTE = 34

/** Where the value of a one-letter attribute begins, or -1. */
function attribute(bytes: Buffer, from: number, end: number, letter: number): number {
  for (let i = from; i + 3 < end; i++) {
    if (bytes[i]! <= 32 && bytes[i + 1] === letter && bytes[i + 2] === 61) return i + 4
  }
  return -1
}

function numberAt(bytes: Buffer, at: number): number {
  let value = 0
  for (let i = at; ; i++) {
    const digit = bytes[i]! - 48
    if (!(digit >= 0 && digit <= 9)) return value
    value = value * 10 + digit
  }
}

/** More digits than a number with a point can have; of a whole one all are kept. */
const LONGEST_NUMBER = 300

/** Whether a cell that says it is a number is one. */
function isNumber(bytes: Buffer, start: number, end: number): boolean {
  const first = bytes[start] === 45 ? start + 1 : start
  let points = 0
  let i = first
  for (; i < end; i++) {
    const b = bytes[i]!
    if (b === 46) points++
    else if (b < 48 || b > 57) break
  }
  if (i === end && i - first > points && (points === 0 || (points < 2 && i - first < LONGEST_NUMBER))) return true
  return Number.isFinite(Number(bytes.toString('latin1', start, end)))
}

/** `BC12` is in column 54 (from 0). */
function columnAt(bytes: Buffer, at: number): number {
  let column = 0
  for (let i = at; ; i++) {
    const letter = bytes[i]! & ~32
    if (letter < 65 || letter > 90) return column - 1
    column = column * 26 + letter - 64
  }
}

function createSheetHandler(
  book: Workbook,
  builder: RowBuilder,
  countText: (bytes: number) => void,
  onRow: (row: Row) => boolean,
): XmlHandler {
  const { strings, formats, epoch1904 } = book
  let line = 0
  let column = -1
  let style = 0
  /** First letter of the cell's type: s(hared), i(nline), b, e, d, n; `str` is told from `s` by its length. */
  let type = 110
  let formulaText = false
  let inValue = false
  let inText = false
  let phonetic = false
  let inline = ''
  let inData = false

  function putNumber(bytes: Buffer, start: number, end: number): void {
    if (!isNumber(bytes, start, end)) {
      builder.putText(column, ERROR, '#NUM!')
      return
    }
    const styled = formats[style]
    if (styled?.kind === MOMENT) {
      const text = serialToText(Number(bytes.toString('latin1', start, end)), styled.format, epoch1904)
      if (text !== null) {
        builder.putText(column, MOMENT, text)
        return
      }
    }
    builder.putBytes(column, !styled || styled.kind === MOMENT ? NUMBER : styled.kind, bytes, start, end)
  }

  function putString(bytes: Buffer, start: number, end: number): void {
    if (needsDecoding(bytes, start, end))
      builder.putText(column, TEXT, decodeCellText(bytes.toString('utf8', start, end)))
    else builder.putBytes(column, TEXT, bytes, start, end)
  }

  function putIsoDate(text: string): void {
    builder.putText(column, MOMENT, text.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' '))
  }

  return {
    open(bytes, name, nameEnd, end) {
      const size = nameEnd - name
      const first = bytes[name]!
      if (size === 1) {
        if (first === 99) {
          // c
          const reference = attribute(bytes, nameEnd, end, 114)
          column = reference < 0 ? column + 1 : columnAt(bytes, reference)
          const styleAt = attribute(bytes, nameEnd, end, 115)
          style = styleAt < 0 ? 0 : numberAt(bytes, styleAt)
          const typeAt = attribute(bytes, nameEnd, end, 116)
          type = typeAt < 0 ? 110 : bytes[typeAt]!
          formulaText = type === 115 && bytes[typeAt + 1] !== QUOTE && bytes[typeAt + 1] !== 39
        } else if (first === 118) inValue = inData
        else if (first === 116) inText = inData && !phonetic
      } else if (size === 3 && nameIs(bytes, name, nameEnd, 'row')) {
        const reference = attribute(bytes, nameEnd, end, 114)
        line = reference < 0 ? line + 1 : numberAt(bytes, reference)
        column = -1
        builder.begin(line)
      } else if (size === 3 && nameIs(bytes, name, nameEnd, 'rPh')) phonetic = true
      else if (size === 9 && nameIs(bytes, name, nameEnd, 'sheetData')) inData = true
    },
    close(bytes, name, nameEnd) {
      const size = nameEnd - name
      const first = bytes[name]!
      if (size === 1) {
        if (first === 118) inValue = false
        else if (first === 116) inText = false
        else if (first === 99 && inline !== '') {
          builder.putText(column, TEXT, inline)
          inline = ''
        }
      } else if (size === 3 && nameIs(bytes, name, nameEnd, 'row')) {
        if (builder.row.count > 0 && !onRow(builder.row)) throw new Enough()
      } else if (size === 3 && nameIs(bytes, name, nameEnd, 'rPh')) phonetic = false
      else if (size === 9 && nameIs(bytes, name, nameEnd, 'sheetData')) inData = false
    },
    wantsText: () => inValue || inText,
    text(bytes, start, end) {
      if (inText) {
        inline += decodeCellText(bytes.toString('utf8', start, end))
        return
      }
      switch (type) {
        case 115: {
          if (formulaText) return putString(bytes, start, end)
          const index = numberAt(bytes, start)
          if (index >= strings.count) return
          const from = strings.starts[index]!
          const to = strings.starts[index + 1]!
          countText(to - from)
          return builder.putBytes(column, TEXT, strings.bytes, from, to)
        }
        case 98:
          return builder.putText(column, BOOLEAN, bytes[start] === 49 || bytes[start] === 116 ? 'true' : 'false')
        case 101:
          return builder.putBytes(column, ERROR, bytes, start, end)
        case 100:
          return putIsoDate(bytes.toString('utf8', start, end))
        case 105:
          return putString(bytes, start, end)
        default:
          return putNumber(bytes, start, end)
      }
    },
  }
}

/** The rows of a sheet, unpacked and scanned anew each time. `breathe` may take its time between pieces. */
export function openSheet(
  zip: ZipArchive,
  book: Workbook,
  sheet: SheetEntry,
  limits: ImportLimits,
  total: CellCount,
  breathe: () => Promise<void> | undefined,
): RowSource {
  const pass = createPassCount(total)
  const countText = (bytes: number) => {
    total.sharedText += bytes
    if (total.sharedText > Math.max(HARMLESS_TEXT, zip.unpacked() * MOST_TEXT_GROWTH))
      throw new UnreadableFileError('its sheets repeat long texts so often that they become far larger than the file')
  }
  return {
    async scan(onRow) {
      pass.begin()
      const builder = createRowBuilder(limits, total)
      const scanner = createXmlScanner(createSheetHandler(book, builder, countText, onRow))
      try {
        for await (const chunk of zip.stream(sheet.part)) {
          scanner.push(chunk)
          const pause = breathe()
          if (pause) await pause
        }
      } catch (error) {
        if (!(error instanceof Enough)) throw error
      } finally {
        pass.end()
      }
    },
  }
}

/** Ranges of merged cells, as rows and columns: they stand behind the cells, so the whole sheet must be unpacked. */
export async function readMerges(
  zip: ZipArchive,
  sheet: SheetEntry,
): Promise<{ line: number; from: number; to: number }[]> {
  const merges: { line: number; from: number; to: number }[] = []
  const scanner = createXmlScanner({
    open(bytes, name, nameEnd, end) {
      if (nameEnd - name !== 9 || !nameIs(bytes, name, nameEnd, 'mergeCell') || merges.length > 100_000) return
      const reference = /ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/.exec(bytes.toString('latin1', nameEnd, end))
      if (!reference) return
      const letters = (text: string) => columnAt(Buffer.from(`${text}0`), 0)
      merges.push({ line: Number(reference[2]), from: letters(reference[1]!), to: letters(reference[3]!) })
    },
    close() {},
    wantsText: () => false,
    text() {},
  })
  for await (const chunk of zip.stream(sheet.part)) scanner.push(chunk)
  return merges
}
