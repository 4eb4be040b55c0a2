import { readFileSync } from 'node:fs'
import type { CellObject, WorkSheet } from '@e965/xlsx'
import { type ImportFormat, type ImportLimits, UnreadableFileError } from '../report/import-report.ts'
import { BOOLEAN, ERROR, MOMENT, NUMBER, type RowSource, TEXT } from '../typing/row.ts'
import { type CellCount, createPassCount } from './count-cells.ts'
import { classifyFormat, kindOfFormat, serialToText } from './number-formats.ts'
import { withoutRounding } from './rounded-numbers.ts'
import { createRowBuilder, type RowBuilder } from './row-builder.ts'
import type { WorkbookSheet } from './workbook-sheet.ts'
import { refuseManySheets } from './xlsx-workbook.ts'

/** Formats that are read whole, by SheetJS: xls of all ages, xlsb, ods. The child's limits bound what that may cost. */
export async function readLegacyWorkbook(
  path: string,
  bytes: number,
  limits: ImportLimits,
): Promise<{ sheets: WorkbookSheet[]; format: ImportFormat; warnings: string[] }> {
  if (bytes > limits.maxLegacyBytes) {
    throw new UnreadableFileError(`a file of this kind may have ${limits.maxLegacyBytes} bytes; save it as .xlsx`)
  }
  const data = readFileSync(path)
  refuseOtherCompounds(data)
  refuseManySheets(sheetsOfXml(data), limits)
  const { CFB, read, set_cptable } = await import('@e965/xlsx')
  // Workbooks of Excel 95 and before are in the code page of their country.
  set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  const book = readOrRefuse(() =>
    read(exactly(data, CFB), {
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellStyles: false,
      sheetStubs: false,
    }),
  )
  refuseManySheets(book.SheetNames.length, limits)
  const epoch1904 = book.Workbook?.WBProps?.date1904 === true
  const total: CellCount = { cells: 0, sharedText: 0 }
  const warnings: string[] = []
  const sheets: WorkbookSheet[] = []
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name]
    const kind = sheet?.['!type']
    if (!sheet || (kind !== undefined && kind !== 'sheet')) {
      warnings.push(`“${name}” is no table (${kind ?? 'missing'}) and was left out`)
      continue
    }
    const hidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
    const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({ line: s.r + 1, from: s.c, to: e.c }))
    sheets.push({ name, hidden, source: sheetSource(sheet, epoch1904, limits, total), merges: async () => merges })
  }
  return { sheets, format: formatOf(book.bookType), warnings }
}

function formatOf(bookType: string | undefined): ImportFormat {
  if (bookType === 'ods' || bookType === 'fods') return 'ods'
  return bookType === 'xlsb' ? 'xlsb' : 'xls'
}

/** The container of old workbooks also holds documents, messages and encrypted packages. */
function refuseOtherCompounds(data: Buffer): void {
  if (data[0] !== 0xd0) return
  const holds = (stream: string) => data.includes(Buffer.from(`${stream}\0`, 'utf16le'))
  if (holds('EncryptedPackage')) throw new UnreadableFileError('the file is protected by a password')
  if (holds('Workbook') || holds('Book') || holds('WORKBOOK') || holds('BOOK')) return
  if (holds('WordDocument')) throw new UnreadableFileError('this is a text document, not a spreadsheet')
  if (holds('PowerPoint Document')) throw new UnreadableFileError('this is a presentation, not a spreadsheet')
  throw new UnreadableFileError('the file is no workbook, or a damaged one')
}

const isZip = (data: Buffer): boolean => data.toString('latin1', 0, 2) === 'PK'
const isXml = (data: Buffer): boolean => !isZip(data) && data.subarray(0, 256).includes('<?xml')

type Packed = { content: Buffer }
/** What SheetJS packs and unpacks with; it has no types of its own. */
type Packer = {
  read(data: Buffer, options: { type: 'buffer' }): unknown
  find(packed: unknown, name: string): Packed | null
  write(packed: unknown, options: { type: 'buffer'; fileType: 'zip' }): Buffer
}

/** The same workbook with the numbers that a double would round as words: of kinds that write numbers as text. */
function exactly(data: Buffer, packer: Packer): Buffer {
  if (isXml(data)) return withoutRounding(data)
  if (!isZip(data)) return data
  // It keeps its place in what it reads.
  const packed = packer.read(data.subarray(), { type: 'buffer' })
  const sheets = packer.find(packed, 'content.xml')
  if (!sheets) return data
  const content = withoutRounding(sheets.content)
  if (content === sheets.content) return data
  sheets.content = content
  return packer.write(packed, { type: 'buffer', fileType: 'zip' })
}

/** Sheets of a workbook that is one text of XML; in any other they are counted elsewhere. */
function sheetsOfXml(data: Buffer): number {
  if (!isXml(data)) return 0
  let count = 0
  for (let at = data.indexOf('Worksheet '); at >= 0; at = data.indexOf('Worksheet ', at + 1)) count++
  return count
}

function readOrRefuse<T>(reading: () => T): T {
  try {
    return reading()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/allocation|string length|memory/i.test(message)) throw error
    if (/password|encrypt|FilePass/i.test(message)) throw new UnreadableFileError('the file is protected by a password')
    // A slip of the reader on bytes that make no sense tells a person nothing.
    const told = error instanceof TypeError || error instanceof RangeError ? '' : ` (${message.slice(0, 200)})`
    throw new UnreadableFileError(`the workbook is damaged or of an unknown kind${told}`)
  }
}

function sheetSource(sheet: WorkSheet, epoch1904: boolean, limits: ImportLimits, total: CellCount): RowSource {
  const rows = (sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[]
  const pass = createPassCount(total)
  return {
    async scan(onRow) {
      pass.begin()
      const builder = createRowBuilder(limits, total)
      // forEach passes over the holes of a sparse array, which a loop would count through.
      const lines: number[] = []
      rows.forEach((cells, r) => {
        if (cells?.length) lines.push(r)
      })
      for (const r of lines) {
        builder.begin(r + 1)
        rows[r]!.forEach((cell, c) => {
          if (cell) putCell(builder, c, cell, epoch1904)
        })
        if (builder.row.count > 0 && !onRow(builder.row)) break
      }
      pass.end()
    },
  }
}

/** Digits that these files do not have are not made up: a large double is written as one. */
const numberText = (value: number): string =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value)

function putCell(builder: RowBuilder, column: number, cell: CellObject, epoch1904: boolean): void {
  const { t, v } = cell
  if (v === undefined || v === null || v === '') return
  // Bytes that make no number or no day: the cell is there, its value is not.
  if ((t === 'n' || t === 'd') && !Number.isFinite(Number(v))) builder.putText(column, ERROR, '#NUM!')
  else if (t === 'b') builder.putText(column, BOOLEAN, v ? 'true' : 'false')
  else if (t === 'e') builder.putText(column, ERROR, cell.w ?? '#ERROR!')
  else if (t === 'd')
    builder.putText(
      column,
      MOMENT,
      new Date(v as Date)
        .toISOString()
        .replace('T', ' ')
        .replace(/(\.000)?Z$/, ''),
    )
  else if (t === 'n' && typeof v === 'number') {
    const code = typeof cell.z === 'string' ? cell.z : undefined
    const format = code === undefined ? 'number' : classifyFormat(-1, code)
    const kind = kindOfFormat(format, code)
    const text = kind === MOMENT ? serialToText(v, format, epoch1904) : null
    if (text === null) builder.putText(column, kind === MOMENT ? NUMBER : kind, numberText(v))
    else builder.putText(column, MOMENT, text)
  } else builder.putText(column, TEXT, String(v).replaceAll('\0', ''))
}
