import type { VirtualItem } from '@tanstack/react-virtual'
import { classNames } from '../../lib/class-names.ts'
import { locale } from '../../lib/format.ts'
import { type DataRow, shownText, type TableColumn } from './data-table-values.ts'

type TotalsProps = {
  totals: DataRow
  columns: readonly TableColumn[]
  items: readonly VirtualItem[]
  width: number
  height: number
}

/** The last row, which stays in view. */
export function DataTableTotals({ totals, columns, items, width, height }: TotalsProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand
    <div
      role="row"
      className="sticky bottom-0 min-w-full border-t border-line-strong bg-surface"
      style={{ width, height }}
    >
      {items.map((item) => {
        const column = columns[item.index]!
        const value = totals[column.name]
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
          // biome-ignore lint/a11y/useSemanticElements: cells are placed by hand
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={item.index + 1}
            className={classNames(
              'absolute top-0 h-full truncate px-2 text-13 leading-7 font-medium',
              column.align === 'right' && 'numeric text-right',
            )}
            style={{ left: item.start, width: item.size }}
          >
            {value === undefined
              ? null
              : typeof value === 'string' && Number.isNaN(Number(value))
                ? value
                : shownText(value, column, locale)}
          </div>
        )
      })}
    </div>
  )
}
