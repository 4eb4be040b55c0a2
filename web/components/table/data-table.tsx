import {
  columnFilteringFeature,
  columnResizingFeature,
  columnSizingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Copy, Download, Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../lib/class-names.ts'
import { copyText, saveFile } from '../../lib/clipboard.ts'
import { format, locale } from '../../lib/format.ts'
import { keep, readKept } from '../../lib/local-storage.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { IconButton } from '../form/button.tsx'
import { Input } from '../form/input.tsx'
import { Menu } from '../overlay/menu.tsx'
import { EmptyState } from '../page/states.tsx'
import { DataTableHeader } from './data-table-header.tsx'
import { orderedRows } from './data-table-order.ts'
import { DataTableRow, type EditMove } from './data-table-row.tsx'
import { DataTableTotals } from './data-table-totals.tsx'
import {
  type DataColumn,
  type DataRow,
  delimitedText,
  markdownText,
  plainText,
  tableColumns,
} from './data-table-values.ts'
import { type CellAt, useCellSelection } from './use-cell-selection.ts'

export const rowHeight = 28
const headerHeight = 32
const noRows: DataRow[] = []

/** The table keeps the state of columns; rows are ordered by `orderedRows`, which is many times faster. */
const features = tableFeatures({
  columnSizingFeature,
  columnResizingFeature,
  columnFilteringFeature,
  rowSortingFeature,
})
export type TableFeatures = typeof features

export type DataTableProps = {
  columns: readonly (string | DataColumn)[]
  rows: readonly DataRow[]
  label: string
  /** Column widths are kept under this name. */
  keepAs?: string
  /** File name of the built-in CSV export, without its ending. */
  exportName?: string
  /** Replaces the built-in export: whole results, other formats. */
  onExport?: () => void
  onOpenRow?: (row: DataRow) => void
  /** Cells are changed in place: Enter, F2, a double click or typing begins, Enter or Tab saves and goes on, Escape leaves all as it was. */
  onEdit?: (row: DataRow, column: string, text: string) => void
  /** A cell was clicked, or Enter pressed on it. `at` is in the window. */
  onCell?: (row: DataRow, column: string, at: { x: number; y: number }) => void
  /** At the left of the toolbar; what depends on the rows of the selection stands after the filter. */
  toolbar?: ReactNode | ((selected: readonly DataRow[]) => ReactNode)
  hideToolbar?: boolean
  /** A last row that stays in view. */
  totals?: DataRow
  className?: string
}

const beginsEdit = (event: KeyboardEvent) =>
  event.key === 'Enter' ||
  event.key === 'F2' ||
  (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ')

/** Give it a box with a height: it scrolls inside, and draws only what is seen. */
export function DataTable({
  columns: given,
  rows,
  label,
  keepAs,
  exportName = 'rows',
  onExport,
  onOpenRow,
  onEdit,
  onCell,
  toolbar,
  hideToolbar = false,
  totals,
  className,
}: DataTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const columns = useMemo(() => tableColumns(given, rows, locale), [given, rows])
  const [search, setSearch] = useState('')
  const deferredSearch = useDeferredValue(search)
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
  const { columnSizing: widths, sorting, columnFilters } = table.state
  useEffect(() => {
    if (widthsKey && Object.keys(widths).length > 0) keep(widthsKey, widths)
  }, [widthsKey, widths])

  const shown = useMemo(
    () => orderedRows(rows, columns, sorting, columnFilters, deferredSearch),
    [rows, columns, sorting, columnFilters, deferredSearch],
  )
  const sizeOf = (at: number) => widths[columns[at]!.name] ?? columns[at]!.width

  const rowWindow = useVirtualizer({
    count: shown.length,
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
    estimateSize: sizeOf,
    overscan: 2,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window asks for sizes only when told that they changed
  useEffect(() => columnWindow.measure(), [columnWindow, widths, columns])

  const selection = useCellSelection(shown.length, columns.length, ({ row, column }) => {
    rowWindow.scrollToIndex(row)
    columnWindow.scrollToIndex(column)
  })
  const { range, active } = selection
  // Rows are drawn again only when they changed, so what they call must stay the same function.
  const [editing, setEditing] = useState<{ at: CellAt; row: DataRow; text: string } | null>(null)
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
      selection.select(
        {
          row: at.row + (move === 'down' ? 1 : 0),
          column: at.column + (move === 'right' ? 1 : move === 'left' ? -1 : 0),
        },
        false,
      )
    // The field had the focus; keys go on in the grid, unless the person went elsewhere.
    if (text === null || move !== 'stay') scroller.current?.focus()
  }
  const open = (row: DataRow, at: CellAt) => (onEdit ? beginEdit(at) : onOpenRow?.(row))
  const latest = useRef({ select: selection.select, open, endEdit })
  useEffect(() => {
    latest.current = { select: selection.select, open, endEdit }
  })
  const onSelect = useCallback((at: CellAt, extend: boolean) => latest.current.select(at, extend), [])
  const onOpen = useCallback((row: DataRow, at: CellAt) => latest.current.open(row, at), [])
  const onEditEnd = useCallback((text: string | null, move: EditMove) => latest.current.endEdit(text, move), [])

  const picked = () => {
    const many = range !== null && (range.top !== range.bottom || range.left !== range.right)
    return many
      ? {
          columns: columns.slice(range.left, range.right + 1),
          rows: shown.slice(range.top, range.bottom + 1),
        }
      : { columns, rows: shown }
  }
  const copyAs = async (kind: 'csv' | 'markdown') => {
    const part = picked()
    const text = kind === 'csv' ? delimitedText(part.columns, part.rows, ',') : markdownText(part.columns, part.rows)
    if (await copyText(text)) toast(t.table.copiedRows(format.number(part.rows.length)))
  }
  const copyCells = async () => {
    if (range === null) return
    const cells = shown.slice(range.top, range.bottom + 1)
    await copyText(delimitedText(columns.slice(range.left, range.right + 1), cells, '\t', false))
  }
  const exportCsv = () => {
    const all = shown
    // The mark at the front makes Excel read it as UTF-8.
    saveFile(`${exportName}.csv`, new Blob([`\ufeff${delimitedText(columns, all, ',')}`], { type: 'text/csv' }))
  }
  const tellCell = ({ row, column }: CellAt) => {
    const box = document.getElementById(`${id}-${row}-${column}`)?.getBoundingClientRect()
    const [cells, name] = [shown[row], columns[column]?.name]
    if (box && cells && name) onCell?.(cells, name, { x: box.left + 8, y: box.bottom })
  }
  const onClick = (event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('[role=gridcell]') : null
    const [row, column] =
      cell?.id
        .slice(id.length + 1)
        .split('-')
        .map(Number) ?? []
    // A stretch of cells was marked to be copied.
    const many = range !== null && (range.top !== range.bottom || range.left !== range.right)
    if (onCell && !many && row !== undefined && column !== undefined) tellCell({ row, column })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 300) / rowHeight) - 2)
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') copyCells()
    else if (active && onEdit && beginsEdit(event)) beginEdit(active, event.key.length === 1 ? event.key : undefined)
    else if (active && onEdit && (event.key === 'Delete' || event.key === 'Backspace'))
      onEdit(shown[active.row]!, columns[active.column]!.name, '')
    else if (event.key === 'Enter' && active && onCell) tellCell(active)
    else if (event.key === 'Enter' && active && onOpenRow) onOpenRow(shown[active.row]!)
    else if (!selection.onKey(event, page)) return
    event.preventDefault()
  }

  const visibleColumns = columnWindow.getVirtualItems()
  const totalWidth = columnWindow.getTotalSize()
  const count =
    shown.length === rows.length
      ? rows.length === 1
        ? t.table.oneRow
        : t.table.rows(format.number(rows.length))
      : t.table.rowsOf(format.number(shown.length), format.number(rows.length))

  return (
    <div className={classNames('flex min-h-0 flex-col', className)}>
      {hideToolbar ? null : (
        <div className="flex items-center gap-2 pb-2">
          {typeof toolbar === 'function' ? null : toolbar}
          <div className="w-52 min-w-20 shrink-9">
            <Input
              icon={Search}
              type="search"
              className="h-7"
              placeholder={t.table.filter}
              aria-label={t.table.filter}
              value={search}
              onChange={(e) => setSearch(e.target.value)}
            />
          </div>
          {/* What comes and goes with the selection moves nothing else. */}
          {typeof toolbar === 'function'
            ? toolbar(range === null ? [] : shown.slice(range.top, range.bottom + 1))
            : null}
          <span className="numeric ml-auto truncate text-12 text-muted" role="status">
            {count}
          </span>
          <Menu
            trigger={<IconButton icon={Copy} label={t.table.copyAs} size="small" />}
            entries={[
              { label: t.table.copyCsv, onSelect: () => copyAs('csv') },
              { label: t.table.copyMarkdown, onSelect: () => copyAs('markdown') },
              { label: t.table.copyCells, keys: 'mod+c', disabled: range === null, onSelect: copyCells },
            ]}
          />
          <IconButton icon={Download} label={t.table.export} size="small" onClick={onExport ?? exportCsv} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot hold rows that are placed by hand */}
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={shown.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={active ? `${id}-${active.row}-${active.column}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className="relative min-h-0 flex-1 overflow-auto rounded border border-line bg-bg focus-visible:outline-offset-[-2px]"
      >
        <div
          style={{ width: totalWidth, height: rowWindow.getTotalSize(), minWidth: '100%' }}
          className="relative"
          role="presentation"
        >
          <DataTableHeader
            table={table}
            state={table.state}
            columns={columns}
            items={visibleColumns}
            height={headerHeight}
          />
          {rowWindow.getVirtualItems().map((item) => (
            <DataTableRow
              key={item.key}
              id={id}
              index={item.index}
              top={item.start}
              height={rowHeight}
              row={shown[item.index]!}
              columns={columns}
              items={visibleColumns}
              selectedFrom={range && item.index >= range.top && item.index <= range.bottom ? range.left : -1}
              selectedTo={range && item.index >= range.top && item.index <= range.bottom ? range.right : -1}
              activeColumn={active?.row === item.index ? active.column : -1}
              onSelect={onSelect}
              onOpen={onOpen}
              editColumn={editing?.at.row === item.index ? editing.at.column : -1}
              editText={editing?.at.row === item.index ? editing.text : ''}
              onEditEnd={onEditEnd}
            />
          ))}
        </div>
        {totals ? (
          <DataTableTotals
            totals={totals}
            columns={columns}
            items={visibleColumns}
            width={totalWidth}
            height={rowHeight}
          />
        ) : null}
        {shown.length === 0 ? (
          <div className="sticky left-0 w-full">
            <EmptyState title={rows.length === 0 ? t.table.empty : t.table.noneLeft} />
          </div>
        ) : null}
      </div>
    </div>
  )
}
