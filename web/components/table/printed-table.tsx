import { partsOnPaper } from '../../../src/engine/formats/paper-parts.ts'
import { classNames } from '../../lib/class-names.ts'
import { format, locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import {
  type DataColumn,
  type DataRow,
  isEmpty,
  shownText,
  type TableColumn,
  tableColumns,
} from './data-table-values.ts'

const maxRows = 200

type PrintedProps = { columns: readonly DataColumn[]; rows: readonly DataRow[]; totals: DataRow | null }

/** A table as it is on paper: whole. */
export function PrintedTable({ columns: given, rows, totals }: PrintedProps) {
  const shown = rows.slice(0, maxRows)
  return (
    <div className="flex flex-col gap-3">
      {partsOnPaper(tableColumns(given, rows, locale)).map((columns) => (
        <table key={columns.at(-1)!.name} className="w-full border-collapse text-12">
          <thead>
            <tr>
              {columns.map(({ name, label, align }) => (
                <th key={name} className={classNames('border-b border-line-strong px-2 py-1', sides[align])}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and their order is fixed
              <PrintedRow key={i} row={row} columns={columns} />
            ))}
            {totals ? <PrintedRow row={totals} columns={columns} isTotal /> : null}
          </tbody>
        </table>
      ))}
      {rows.length > maxRows ? (
        <p className="text-12 text-muted">{t.chart.moreRows.replace('{n}', format.number(rows.length - maxRows))}</p>
      ) : null}
    </div>
  )
}

const sides = { left: 'text-left', right: 'numeric text-right' }

type RowProps = { row: DataRow; columns: readonly TableColumn[]; isTotal?: boolean }

const PrintedRow = ({ row, columns, isTotal = false }: RowProps) => (
  <tr className={classNames('break-inside-avoid border-b border-line', isTotal && 'font-medium')}>
    {columns.map((column) => {
      const value = row[column.name]
      const words = isTotal && typeof value === 'string' && Number.isNaN(Number(value))
      return (
        <td key={column.name} className={classNames('px-2 py-1 align-top break-words', sides[column.align])}>
          {words ? value : isEmpty(value) ? (isTotal ? '' : column.none) : shownText(value, column, locale)}
        </td>
      )
    })}
  </tr>
)
