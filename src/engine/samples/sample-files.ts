import type { OssieMetric } from '../catalog/index.ts'
import { type SampleTable, type SampleValue, shopTables } from './shop.ts'
import { shopMetrics } from './shop-metrics.ts'

/** A file, and what its data is measured by. */
export type SampleFile = { name: string; bytes: Uint8Array; metrics: OssieMetric[] }

/** Days since 1899-12-30, which is how a workbook counts dates. */
const serialDay = (iso: string) => Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000)

const cellOf = (value: SampleValue) => {
  if (value === null) return null
  if (typeof value === 'string') return { t: 's', v: value }
  if (typeof value === 'number') return { t: 'n', v: value }
  return { t: 'n', v: serialDay(value.date), z: 'yyyy-mm-dd' }
}

const workbookOf = async (tables: SampleTable[]): Promise<Uint8Array> => {
  // Loaded at first use: it is large and only the sample needs it for writing.
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  for (const table of tables) {
    const rows = [table.columns.map((name) => ({ t: 's', v: name })), ...table.rows.map((row) => row.map(cellOf))]
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), table.name)
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

/** The sample shop as one workbook with a sheet per table: it goes the ordinary way of an upload and becomes one SQLite source. */
export const sampleFiles = async (): Promise<SampleFile[]> => [
  { name: 'Shop.xlsx', bytes: await workbookOf(shopTables()), metrics: shopMetrics() },
]
