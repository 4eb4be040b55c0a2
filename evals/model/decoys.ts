import type { ColumnType } from '../../src/engine/schema.ts'
import type { LoadedTable } from '../reader/tables.ts'

const areas = 'hr crm erp wms fin mkt web app legal audit fleet lab edu clinic hotel farm radio club energy port'.split(
  ' ',
)
const things =
  'employee ticket invoice shipment campaign ledger contract vehicle sample course visit booking harvest episode member meter vessel order customer product payment account claim review task'.split(
    ' ',
  )
const columns: [string, ColumnType][] = [
  ['name', 'text'],
  ['title', 'text'],
  ['status', 'text'],
  ['category', 'text'],
  ['country', 'text'],
  ['city', 'text'],
  ['created_at', 'datetime'],
  ['closed_on', 'date'],
  ['amount', 'real'],
  ['price', 'real'],
  ['quantity', 'integer'],
  ['score', 'integer'],
  ['duration', 'integer'],
  ['note', 'text'],
  ['email', 'text'],
  ['rating', 'real'],
]

/** Tables of other departments, with names and columns that questions use as well. */
export const decoyTables = (count: number): LoadedTable[] =>
  Array.from({ length: count }, (_, n) => {
    const name = `${areas[n % areas.length]}_${things[Math.floor(n / areas.length) % things.length]}`
    const own = Array.from({ length: 8 }, (_, i) => columns[(n * 5 + i * 3) % columns.length]!)
    const unique = [...new Map([[`${name}_id`, 'integer' as ColumnType], ...own])]
    return {
      rows: [],
      table: {
        name: n < areas.length * things.length ? name : `${name}_${n}`,
        schema: null,
        kind: 'table',
        rows: 1_000,
        hidden: false,
        columns: unique.map(([column, type]) => ({
          name: column,
          type,
          nativeType: type,
          nullable: true,
          primaryKey: false,
          references: null,
          label: null,
          profile: null,
        })),
      },
    }
  })
