import { Copy, Download } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { labelOf } from '../../../../src/engine/charts/chart-shape.ts'
import { grandTotal } from '../../../../src/engine/charts/metric.ts'
import type { TableNode } from '../../../../src/engine/documents/documents.contract.ts'
import { cellTone } from '../../../../src/engine/formats/cell-tone.ts'
import { toNumber, withoutNoise } from '../../../../src/engine/formats/cell-values.ts'
import { lookText, missingText } from '../../../../src/engine/formats/field-text.ts'
import { numberText } from '../../../../src/engine/formats/number-text.ts'
import { isMeasured } from '../../../../src/engine/formats/value-text.ts'
import { useWholes, type WholeSource } from '../../../components/chart/use-wholes.ts'
import { MoreMenu } from '../../../components/overlay/menu.tsx'
import { DataTable } from '../../../components/table/data-table.tsx'
import {
  compareValues,
  type DataColumn,
  type DataRow,
  delimitedText,
  isEmpty,
  tableColumns,
} from '../../../components/table/data-table-values.ts'
import { PrintedTable } from '../../../components/table/printed-table.tsx'
import { copyText, saveFile } from '../../../lib/clipboard.ts'
import { format, locale } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import { usePrinting } from '../../../lib/theme.ts'
import { useDocument } from './document-data.tsx'
import type { Result } from './documents.ts'
import { Tile } from './tile.tsx'

type TableTileProps = {
  view: TableNode
  result: Result
  tools: ReactNode
  /** As high as what it stands in. */
  fill?: boolean
  onCell?: ((row: DataRow, column: string) => void) | undefined
  isPicked?: ((row: DataRow) => boolean) | undefined
  wholes?: WholeSource | undefined
}

export function TableTile({ view, result, tools, fill = false, onCell, isPicked, wholes: source }: TableTileProps) {
  const columns = useMemo(() => columnsOf(view, result), [view, result])
  const rows = useMemo(() => rowsOf(view, result), [view, result])
  const asked = useWholes(view.totals === undefined ? undefined : source, grandTotal)
  const totals = useMemo(
    () => (asked.isPending ? null : totalsOf(view, columns, rows, asked.wholes[0]?.rows[0])),
    [view, columns, rows, asked.isPending, asked.wholes],
  )
  const printing = usePrinting()
  const label = view.title ?? t.dashboards.tableOf(view.query)
  const csv = () => delimitedText(tableColumns(columns, rows, locale), rows, ',')
  const isFull = useLimit(view.query) === rows.length
  const more = result.truncated || isFull || (view.limit !== undefined && result.rows.length > view.limit)
  return (
    <Tile className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-14 font-semibold">{view.title}</p>
        <span className="numeric text-12 leading-6 text-muted">
          {more
            ? t.dashboards.firstRows(format.number(rows.length))
            : rows.length === 1
              ? t.table.oneRow
              : t.table.rows(format.number(rows.length))}
        </span>
        <span className="flex print:hidden">
          {tools}
          <MoreMenu
            of={label}
            size="small"
            entries={[
              { label: t.table.copyCsv, icon: Copy, onSelect: () => void copyText(csv()) },
              {
                label: t.dashboards.downloadCsv,
                icon: Download,
                onSelect: () => saveFile(`${view.query}.csv`, new Blob(['\uFEFF', csv()], { type: 'text/csv' })),
              },
            ]}
          />
        </span>
      </div>
      {printing ? (
        <PrintedTable columns={columns} rows={rows} totals={totals} />
      ) : (
        // Twelve rows, their heading and a row of totals, and a scrollbar where there is one.
        <div className={fill ? 'flex min-h-0 flex-1 flex-col' : 'flex max-h-100 min-h-24 flex-col'}>
          <DataTable
            columns={columns}
            rows={rows}
            label={label}
            hideToolbar
            className="min-h-0 flex-1"
            isPicked={isPicked}
            {...(onCell ? { onCell } : {})}
            {...(totals ? { totals } : {})}
          />
        </div>
      )}
    </Tile>
  )
}

/** How many rows the question of a view asks for at most: where there are as many, there may be more. */
const useLimit = (query: string) =>
  useDocument().document.queries.find(({ name }) => name === query)?.question?.limit ?? null

function columnsOf(view: TableNode, result: Result): DataColumn[] {
  const names = view.columns?.filter((name) => result.columns.includes(name)) ?? result.columns
  return names.map((name): DataColumn => {
    const chosen = view.formats?.[name]
    const look = result.fields?.[name]
    const label = labelOf(result, name)
    const none = missingText(look)
    const ruled = view.rules?.some((rule) => rule.column === name)
    const tone = ruled ? { tone: (value: unknown) => cellTone(view.rules, name, value) } : {}
    if (!chosen) {
      const show = lookText(
        look,
        result.rows.slice(0, 1000).map((row) => row[name]),
        locale,
      )
      const type = (look?.isNamed ? 'text' : look?.type) as DataColumn['type']
      return { name, label, none, ...tone, ...(type ? { type } : {}), ...(show ? { show } : {}) }
    }
    const text = numberText(chosen, locale)
    return {
      name,
      label,
      none,
      ...tone,
      type: 'real',
      show: (value) => {
        const number = toNumber(value)
        return number === null ? String(value) : text.full(typeof value === 'string' ? value : number)
      },
    }
  })
}

function rowsOf(view: TableNode, result: Result): DataRow[] {
  const { sort, limit } = view
  let { rows } = result
  if (sort && result.columns.includes(sort.column)) {
    const numbers = rows.every((row) => isEmpty(row[sort.column]) || toNumber(row[sort.column]) !== null)
    const turn = sort.descending ? -1 : 1
    rows = rows.toSorted((a, b) => {
      const [x, y] = [a[sort.column], b[sort.column]]
      // Nothing stands last, whichever way the others stand.
      if (isEmpty(x) || isEmpty(y)) return Number(isEmpty(x)) - Number(isEmpty(y))
      return turn * compareValues(x, y, numbers ? 'right' : 'left')
    })
  }
  return (limit === undefined ? rows : rows.slice(0, limit)).map(plainRow)
}

const plainRow = (row: DataRow): DataRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? withoutNoise(value) : value]),
  )

/** What the question says of the whole; of SQL the sums of the columns that ask for one (`true`: of all that hold numbers). */
function totalsOf(view: TableNode, columns: DataColumn[], rows: DataRow[], whole: DataRow | undefined): DataRow | null {
  if (view.totals === undefined || rows.length === 0) return null
  const wanted = (name: string) =>
    view.totals === true
      ? rows.every((row) => isEmpty(row[name]) || isMeasured(row[name])) && rows.some((row) => !isEmpty(row[name]))
      : (view.totals as string[]).includes(name)
  const totals: DataRow = {}
  for (const { name } of columns) {
    if (!wanted(name)) continue
    if (whole) {
      const value = whole[name]
      if (!isEmpty(value)) totals[name] = typeof value === 'number' ? withoutNoise(value) : value
      continue
    }
    const sum = rows.reduce((all, row) => all + (toNumber(row[name]) ?? 0), 0)
    totals[name] = withoutNoise(sum)
  }
  const first = columns[0]
  if (first && totals[first.name] === undefined) totals[first.name] = t.words.total
  return totals
}
