import {
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { keep, readKept } from '../../lib/local-storage.ts'
import type { DataRow, TableColumn } from './data-table-values.ts'

const noRows: DataRow[] = []

/** The table keeps the state of columns; rows are ordered by `orderedRows`, which is many times faster. */
const features = tableFeatures({
  columnSizingFeature,
  columnResizingFeature,
  columnFilteringFeature,
  rowSortingFeature,
})
export type TableFeatures = typeof features

/** How wide the columns are, how they sort and filter; the widths are kept where they have a name. */
export function useTableColumns(columns: readonly TableColumn[], keepAs: string | undefined) {
  const widthsKey = keepAs ? `widths:${keepAs}` : null
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.name,
        accessorFn: (row: DataRow) => row[column.name],
        header: column.label,
        size: column.width,
        minSize: 48,
        maxSize: 1200,
      })),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    columnResizeMode: 'onChange',
    manualSorting: true,
    manualFiltering: true,
    sortDescFirst: false,
    initialState: { columnSizing: widthsKey ? readKept<Record<string, number>>(widthsKey, {}) : {} },
  })
  const { columnSizing: widths } = table.state
  useEffect(() => {
    if (widthsKey && Object.keys(widths).length > 0) keep(widthsKey, widths)
  }, [widthsKey, widths])
  return table
}
