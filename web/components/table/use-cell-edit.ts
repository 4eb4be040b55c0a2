import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { EditMove } from './data-table-row.tsx'
import { type DataRow, plainText, type TableColumn } from './data-table-values.ts'
import type { CellAt } from './use-cell-selection.ts'

export const beginsEdit = (event: KeyboardEvent) =>
  event.key === 'Enter' ||
  event.key === 'F2' ||
  (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ')

export type CellEdit = { at: CellAt; row: DataRow; text: string }

/** One cell that is changed in place. */
export function useCellEdit(
  scroller: RefObject<HTMLDivElement | null>,
  shown: readonly DataRow[],
  columns: readonly TableColumn[],
  select: (at: CellAt, extend: boolean) => void,
  onEdit: ((row: DataRow, column: string, text: string) => void) | undefined,
) {
  const [editing, setEditing] = useState<CellEdit | null>(null)
  // The field may lose the focus while it goes away: an edit ends once.
  const isOpen = useRef(false)
  const beginEdit = (at: CellAt, text?: string) => {
    const row = shown[at.row]
    isOpen.current = row !== undefined
    if (row) setEditing({ at, row, text: text ?? plainText(row[columns[at.column]!.name]) })
  }
  const endEdit = (text: string | null, move: EditMove) => {
    if (editing === null || !isOpen.current) return
    isOpen.current = false
    const { at, row } = editing
    const { name } = columns[at.column]!
    setEditing(null)
    if (text !== null && text !== plainText(row[name])) onEdit?.(row, name, text)
    if (move !== 'stay')
      select(
        {
          row: at.row + (move === 'down' ? 1 : 0),
          column: at.column + (move === 'right' ? 1 : move === 'left' ? -1 : 0),
        },
        false,
      )
    // The field had the focus; keys go on in the grid, unless the person went elsewhere.
    if (text === null || move !== 'stay') scroller.current?.focus()
  }
  return { editing, beginEdit, endEdit }
}
