import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'

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

export function writeSampleCsv(path: string, rows: number): void {
  const fd = openSync(path, 'w')
  let text = `${columns.join(',')}\n`
  for (const row of sampleRows(rows)) {
    text += `${row.map(csvCell).join(',')}\n`
    if (text.length > 1 << 20) {
      writeSync(fd, text)
      text = ''
    }
  }
  writeSync(fd, text)
  closeSync(fd)
}

/** The same rows as a workbook, with dates as dates and shared strings, as Excel would save it. */
export async function writeSampleXlsx(path: string, rows: number): Promise<void> {
  const { utils, write } = await import('@e965/xlsx')
  const cells = Array.from(sampleRows(rows), ([id, customer, city, ordered, shipped, ...rest]) => [
    id,
    customer,
    city,
    new Date(ordered),
    new Date(`${shipped.replace(' ', 'T')}Z`),
    ...rest,
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([columns, ...cells], { UTC: true }), 'Orders')
  writeFileSync(path, write(book, { type: 'buffer', bookSST: true, compression: true }))
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
