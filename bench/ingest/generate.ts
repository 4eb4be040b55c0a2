import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { zipped } from '../../src/engine/exports/zip.ts'

/** A seeded generator, so that every run measures the same file. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const cities = ['Lisboa', 'Zürich', 'Oslo', 'New York', 'Kraków', 'São Paulo', 'Tokyo', 'Nairobi', 'Quito', 'Perth']
const words = [
  'quarterly',
  'order',
  'with "gift" wrap',
  'express, insured',
  'returned',
  'standard',
  'repeat customer',
  'bulk',
]

export const columns = [
  'id',
  'customer',
  'city',
  'ordered',
  'shipped_at',
  'quantity',
  'price',
  'discount',
  'paid',
  'note',
]

export type SampleRow = [number, string, string, string, string, number, number, number | null, boolean, string]

/** Rows of ten mixed columns: ids, text, dates, datetimes, whole and decimal numbers with gaps, truth values, quoted text. */
export function* sampleRows(count: number): Generator<SampleRow> {
  const random = createRandom(42)
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!
  for (let id = 1; id <= count; id++) {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 1800))).toISOString().slice(0, 10)
    const clock = `${String(Math.floor(random() * 24)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}:00`
    yield [
      id,
      `Customer ${Math.floor(random() * 50_000)}`,
      pick(cities),
      day,
      `${day} ${clock}`,
      Math.floor(random() * 500),
      Math.round(random() * 100_000) / 100,
      random() < 0.2 ? null : Math.round(random() * 1000) / 1000,
      random() < 0.7,
      pick(words),
    ]
  }
}

function csvCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With `more` columns of numbers and words after the ten. */
export function writeSampleCsv(path: string, rows: number, more = 0): void {
  const fd = openSync(path, 'w')
  const wide = Array.from({ length: more }, (_, i) => i)
  let text = `${[...columns, ...wide.map((i) => `more_${i}`)].join(',')}\n`
  for (const row of sampleRows(rows)) {
    const added = wide.map((i) => (i % 3 ? ((row[0] * 31 + i) % 9973) / (i % 2 ? 1 : 8) : `word ${(row[0] + i) % 97}`))
    text += `${[...row.map(csvCell), ...added].join(',')}\n`
    if (text.length > 1 << 20) {
      writeSync(fd, text)
      text = ''
    }
  }
  writeSync(fd, text)
  closeSync(fd)
}

const xmlOf = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const serialOf = (moment: string) =>
  Date.parse(`${moment.replace(' ', 'T')}${moment.length > 10 ? 'Z' : ''}`) / 864e5 + 25_569

/** The same rows as a workbook, with dates as dates and shared strings, as Excel would save it; written as it goes. */
export async function writeSampleXlsx(path: string, rows: number): Promise<void> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const strings = new Map<string, number>()
  const shared = (text: string) => {
    const at = strings.get(text) ?? strings.size
    strings.set(text, at)
    return at
  }
  const cell = (value: string | number | boolean | null, c: number, row: number) => {
    const name = `${String.fromCharCode(65 + c)}${row}`
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`
    if (typeof value === 'boolean') return `<c r="${name}" t="b"><v>${value ? 1 : 0}</v></c>`
    const style = row === 1 ? 0 : c === 3 ? 1 : c === 4 ? 2 : 0
    if (style > 0) return `<c r="${name}" s="${style}"><v>${serialOf(value)}</v></c>`
    return `<c r="${name}" t="s"><v>${shared(value)}</v></c>`
  }
  function* sheet() {
    let text = `<worksheet xmlns="${main}"><sheetData>`
    let at = 0
    const line = (cells: readonly (string | number | boolean | null)[]) => {
      at++
      return `<row r="${at}">${cells.map((value, c) => cell(value, c, at)).join('')}</row>`
    }
    text += line(columns)
    for (const row of sampleRows(rows)) {
      text += line(row)
      if (text.length < 1 << 16) continue
      yield Buffer.from(text)
      text = ''
    }
    yield Buffer.from(`${text}</sheetData></worksheet>`)
  }
  function* stringTable() {
    yield Buffer.from(`<sst xmlns="${main}" uniqueCount="${strings.size}">`)
    for (const text of strings.keys()) yield Buffer.from(`<si><t>${xmlOf(text)}</t></si>`)
    yield Buffer.from('</sst>')
  }
  const part = (name: string, text: string) => ({ name, content: [Buffer.from(text)] })
  const related = (list: [string, string][]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relations}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`
  const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const typed = Object.entries({
    workbook: 'sheet.main',
    'worksheets/sheet1': 'worksheet',
    styles: 'styles',
    sharedStrings: 'sharedStrings',
  }).map(([name, type]) => `<Override PartName="/xl/${name}.xml" ContentType="${office}.${type}+xml"/>`)
  const parts = [
    part(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typed.join('')}</Types>`,
    ),
    part('_rels/.rels', related([['officeDocument', 'xl/workbook.xml']])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      related([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    ),
    part(
      'xl/styles.xml',
      `<styleSheet xmlns="${main}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    ),
    { name: 'xl/worksheets/sheet1.xml', content: sheet() },
    { name: 'xl/sharedStrings.xml', content: stringTable() },
  ]
  await writeFile(path, zipped(parts))
}

/** A real file made long: its rows over and over, its header once. */
export function repeatCsv(from: string, to: string, times: number): void {
  const text = readFileSync(from)
  const body = text.subarray(text.indexOf(10) + 1)
  const fd = openSync(to, 'w')
  writeSync(fd, text)
  if (text.at(-1) !== 10) writeSync(fd, '\n')
  for (let n = 1; n < times; n++) writeSync(fd, body)
  closeSync(fd)
}
