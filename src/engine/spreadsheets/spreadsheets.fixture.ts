import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32, deflateRawSync } from 'node:zlib'
import { DuckDBInstance } from '@duckdb/node-api'
import { importFile } from './import-file.ts'
import {
  defaultImportLimits,
  type ImportedTable,
  type ImportLimits,
  type ImportReport,
} from './report/import-report.ts'

/** What tests need: a folder that goes away, workbooks made by hand, and an import whose rows can be looked at. */
export function withFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'tallyroom-import-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  let result: T
  try {
    result = work(folder)
  } catch (error) {
    clean()
    throw error
  }
  if (result instanceof Promise) return result.finally(clean) as T
  clean()
  return result
}

export type Imported = {
  report: ImportReport
  table: ImportedTable
  types: Record<string, string>
  rows: Record<string, unknown>[]
}

/** Reads bytes as an upload, in this process, and proves that SQLite finds the file sound. */
export function importBytes(
  bytes: Buffer | string,
  fileName = 'sample.csv',
  limits: Partial<ImportLimits> = {},
): Promise<Imported> {
  return withFolder(async (folder) => {
    const input = join(folder, 'upload')
    const output = join(folder, 'result')
    writeFileSync(input, bytes)
    const request = {
      input,
      fileName,
      output,
      engine: 'sqlite' as const,
      limits: { ...defaultImportLimits, ...limits },
    }
    const { report } = await importFile(request, () => {})
    const rows = readTable(output, report.tables[0]!.name)
    const table = report.tables[0]!
    return { report, table, types: Object.fromEntries(table.columns.map((c) => [c.name, c.type])), rows }
  })
}

export function readTable(path: string, table: string): Record<string, unknown>[] {
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    const check = db.prepare('PRAGMA integrity_check').get()?.integrity_check
    if (check !== 'ok') throw new Error(`integrity_check: ${check}`)
    return db
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .map((row) => ({ ...row }))
  } finally {
    db.close()
  }
}

export type ZipPart = {
  name: string
  data: Buffer | string
  stored?: boolean
  /** What the directory is to say instead of the truth. */
  claims?: { size?: number; packed?: number; flags?: number }
}

export function makeZip(parts: ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const packed = part.stored ? data : deflateRawSync(data)
    const name = Buffer.from(part.name)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(part.claims?.flags ?? 0, 2)
    head.writeUInt16LE(part.stored ? 0 : 8, 4)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(part.claims?.packed ?? packed.length, 14)
    head.writeUInt32LE(part.claims?.size ?? data.length, 18)
    head.writeUInt16LE(name.length, 22)
    files.push(Buffer.from('PK\x03\x04'), head, name, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), head, tail, name)
    offset += 4 + 26 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}

export type SheetFixture = { name: string; state?: string; rows: string; after?: string }

export type BookFixture = {
  sheets: SheetFixture[]
  strings?: string
  styles?: string
  date1904?: boolean
  parts?: ZipPart[]
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook from the XML of its rows. */
export function makeXlsx({ sheets, strings, styles, date1904, parts = [] }: BookFixture): Buffer {
  const list = sheets.map(
    (s, i) => `<sheet name="${s.name}" sheetId="${i + 1}"${s.state ? ` state="${s.state}"` : ''} r:id="rId${i + 1}"/>`,
  )
  const links = sheets.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  )
  return makeZip([
    {
      name: '_rels/.rels',
      data: `<Relationships><Relationship Id="r" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      data: `<workbook ${main} xmlns:r="${relations}">${date1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships>${links.join('')}<Relationship Id="s" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>
        <Relationship Id="t" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', data: `<sst ${main}>${strings}</sst>` }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', data: `<styleSheet ${main}>${styles}</styleSheet>` }]),
    ...sheets.map((s, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      data: `<worksheet ${main}><sheetData>${s.rows}</sheetData>${s.after ?? ''}</worksheet>`,
    })),
    ...parts,
  ])
}

/** Rows of plain values: text inline, numbers as they are, null as nothing. */
export function sheetRows(rows: (string | number | boolean | null)[][], firstRow = 1): string {
  return rows
    .map((cells, r) => {
      const line = r + firstRow
      const xml = cells.map((value, c) => {
        const reference = `${String.fromCharCode(65 + c)}${line}`
        if (value === null) return ''
        if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
        if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${Number(value)}</v></c>`
        return `<c r="${reference}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
      })
      return `<row r="${line}">${xml.join('')}</row>`
    })
    .join('')
}

/** Other people's files stand beside the repository where they stand at all. */
export const corpora = new URL('../../../../shared/corpora/', import.meta.url)

export function readCorpus(path: string): Buffer {
  return readFileSync(new URL(path, corpora))
}

export async function queryDuckdb(path: string, sql: string): Promise<Record<string, unknown>[]> {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' })
  const db = await instance.connect()
  try {
    return (await db.runAndReadAll(sql)).getRowObjectsJson()
  } finally {
    db.closeSync()
    instance.closeSync()
  }
}

export function place(folder: string, bytes: Buffer | string) {
  const input = join(folder, 'upload')
  writeFileSync(input, bytes)
  return { input, output: join(folder, 'result.db'), folder }
}
