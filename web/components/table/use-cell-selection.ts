import { type KeyboardEvent, useState } from 'react'

export type CellAt = { row: number; column: number }
export type CellRange = { top: number; bottom: number; left: number; right: number }

export type CellSelection = {
  active: CellAt | null
  range: CellRange | null
  select: (at: CellAt, extend: boolean) => void
  selectAll: () => void
  clear: () => void
  onKey: (event: KeyboardEvent, page: number) => boolean
}

/** One rectangle of cells, moved by arrows and stretched by Shift, as in a spreadsheet. */
export function useCellSelection(rowCount: number, columnCount: number, reveal: (at: CellAt) => void): CellSelection {
  const [state, setState] = useState<{ anchor: CellAt; active: CellAt } | null>(null)
  // A filter may have taken the rows the selection stood on.
  const valid =
    state !== null && state.active.row < rowCount && state.anchor.row < rowCount && state.active.column < columnCount
  const active = valid ? state.active : null
  const range = valid
    ? {
        top: Math.min(state.anchor.row, state.active.row),
        bottom: Math.max(state.anchor.row, state.active.row),
        left: Math.min(state.anchor.column, state.active.column),
        right: Math.max(state.anchor.column, state.active.column),
      }
    : null

  const select = (at: CellAt, extend: boolean) => {
    if (rowCount === 0 || columnCount === 0) return
    const to = {
      row: Math.max(0, Math.min(rowCount - 1, at.row)),
      column: Math.max(0, Math.min(columnCount - 1, at.column)),
    }
    setState({ anchor: extend && valid ? state.anchor : to, active: to })
    reveal(to)
  }
  const selectAll = () => {
    if (rowCount > 0 && columnCount > 0)
      setState({ anchor: { row: 0, column: 0 }, active: { row: rowCount - 1, column: columnCount - 1 } })
  }
  const onKey = (event: KeyboardEvent, page: number): boolean => {
    const mod = event.ctrlKey || event.metaKey
    const from = active ?? { row: -1, column: 0 }
    const first = Math.max(0, from.row)
    const moves: Record<string, CellAt> = {
      ArrowDown: { ...from, row: mod ? rowCount - 1 : from.row + 1 },
      ArrowUp: { ...from, row: mod ? 0 : from.row - 1 },
      ArrowRight: { row: first, column: mod ? columnCount - 1 : from.column + 1 },
      ArrowLeft: { row: first, column: mod ? 0 : from.column - 1 },
      Home: { row: mod ? 0 : first, column: 0 },
      End: { row: mod ? rowCount - 1 : first, column: columnCount - 1 },
      PageDown: { ...from, row: from.row + page },
      PageUp: { ...from, row: from.row - page },
    }
    const move = moves[event.key]
    if (move) select(move, event.shiftKey)
    else if (mod && event.key.toLowerCase() === 'a') selectAll()
    else if (event.key === 'Escape' && state !== null) setState(null)
    else return false
    return true
  }
  return { active, range, select, selectAll, clear: () => setState(null), onKey }
}
