import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import type { TableColumn } from './data-table-values.ts'

export const rowHeight = 28
export const headerHeight = 32

/** The rows and columns that are in view. */
export function useTableWindow(
  scroller: RefObject<HTMLDivElement | null>,
  rowCount: number,
  columns: readonly TableColumn[],
  widths: Record<string, number>,
) {
  const rowWindow = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    paddingStart: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: 8,
  })
  const columnWindow = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => widths[columns[at]!.name] ?? columns[at]!.width,
    overscan: 2,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window asks for sizes only when told that they changed
  useEffect(() => columnWindow.measure(), [columnWindow, widths, columns])
  return {
    items: columnWindow.getVirtualItems(),
    rowItems: rowWindow.getVirtualItems(),
    width: columnWindow.getTotalSize(),
    height: rowWindow.getTotalSize(),
    reveal(at: { row: number; column: number }) {
      rowWindow.scrollToIndex(at.row)
      columnWindow.scrollToIndex(at.column)
    },
  }
}
