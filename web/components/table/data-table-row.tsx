import type { VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo } from 'react'
import type { CellTone } from '../../../src/engine/formats/cell-tone.ts'
import { classNames } from '../../lib/class-names.ts'
import { locale } from '../../lib/format.ts'
import { type DataRow, fullText, isCut, isEmpty, shownText, type TableColumn } from './data-table-values.ts'
import type { CellAt } from './use-cell-selection.ts'

export type DataTableRowProps = {
  id: string
  index: number
  top: number
  height: number
  row: DataRow
  columns: readonly TableColumn[]
  items: readonly VirtualItem[]
  selectedFrom: number
  selectedTo: number
  activeColumn: number
  onSelect: (at: CellAt, extend: boolean) => void
  onOpen: (row: DataRow, at: CellAt) => void
  /** The column whose cell is being changed, or -1. */
  editColumn: number
  editText: string
  onEditEnd: (text: string | null, move: EditMove) => void
  /** Others were clicked. */
  isPale: boolean
}

/** Where the selection goes after a cell was changed. */
export type EditMove = 'stay' | 'down' | 'right' | 'left'

const tones = { good: 'bg-good-soft text-good', warn: 'bg-warn-soft text-warn', bad: 'bg-bad-soft text-bad' }
export const toneLook = (tone: CellTone | null): string => (tone ? tones[tone] : '')

const wholeOf = (value: unknown, column: TableColumn) =>
  isCut(value, column) ? fullText(value, column, locale) : undefined

function RowView({
  id,
  index,
  top,
  height,
  row,
  columns,
  items,
  selectedFrom,
  selectedTo,
  activeColumn,
  onSelect,
  onOpen,
  editColumn,
  editText,
  onEditEnd,
  isPale,
}: DataTableRowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classNames('absolute left-0 w-full border-b border-line hover:bg-surface', isPale && 'text-muted')}
      style={{ top: 0, height, transform: `translateY(${top}px)` }}
    >
      {items.map((item) => {
        const column = columns[item.index]!
        const value = row[column.name]
        const empty = isEmpty(value)
        const text = empty ? column.none : shownText(value, column, locale)
        const selected = item.index >= selectedFrom && item.index <= selectedTo && selectedFrom >= 0
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
          // biome-ignore lint/a11y/useSemanticElements: cells are placed by hand
          <div
            key={column.name}
            id={`${id}-${index}-${item.index}`}
            role="gridcell"
            aria-colindex={item.index + 1}
            aria-selected={selected}
            title={wholeOf(value, column) ?? (text.length * 7 > item.size - 16 ? text : undefined)}
            onMouseDown={(event) => event.button === 0 && onSelect({ row: index, column: item.index }, event.shiftKey)}
            onMouseEnter={(event) => event.buttons === 1 && onSelect({ row: index, column: item.index }, true)}
            onDoubleClick={() => onOpen(row, { row: index, column: item.index })}
            className={classNames(
              'absolute top-0 h-full truncate px-2 text-13 leading-7 select-none',
              column.align === 'right' && 'text-right',
              (column.align === 'right' || /^(date|time)/.test(column.type ?? '')) && 'numeric',
              empty && 'text-faint',
              !empty && toneLook(column.tone?.(value) ?? null),
              selected && 'bg-accent-soft',
              activeColumn === item.index && 'outline-2 -outline-offset-2 outline-accent',
            )}
            style={{ left: item.start, width: item.size }}
          >
            {editColumn === item.index ? <CellInput column={column} text={editText} onEnd={onEditEnd} /> : text}
          </div>
        )
      })}
    </div>
  )
}

type CellInputProps = { column: TableColumn; text: string; onEnd: DataTableRowProps['onEditEnd'] }

function CellInput({ column, text, onEnd }: CellInputProps) {
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const { value } = event.currentTarget
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') onEnd(value, 'down')
    else if (event.key === 'Tab') onEnd(value, event.shiftKey ? 'left' : 'right')
    else if (event.key === 'Escape') onEnd(null, 'stay')
    else return
    event.preventDefault()
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it appears where the person just pressed a key
      autoFocus
      aria-label={column.label}
      defaultValue={text}
      onKeyDown={onKey}
      onMouseDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => onEnd(event.currentTarget.value, 'stay')}
      className={classNames(
        'absolute inset-0 bg-raised px-2 text-13 outline-2 -outline-offset-2 outline-accent',
        column.align === 'right' && 'numeric text-right',
      )}
    />
  )
}

export const sameItems = (a: readonly VirtualItem[], b: readonly VirtualItem[]) =>
  a === b ||
  (a.length === b.length &&
    a.every((item, i) => item.index === b[i]!.index && item.start === b[i]!.start && item.size === b[i]!.size))

/** Scrolling makes a new list of columns for every frame; most rows have not changed. */
export const DataTableRow = memo(
  RowView,
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    before.top === after.top &&
    before.columns === after.columns &&
    before.selectedFrom === after.selectedFrom &&
    before.selectedTo === after.selectedTo &&
    before.activeColumn === after.activeColumn &&
    before.editColumn === after.editColumn &&
    before.editText === after.editText &&
    before.isPale === after.isPale &&
    sameItems(before.items, after.items),
)
