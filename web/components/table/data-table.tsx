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
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { EmptyState } from '../page/states.tsx'
import { DataTableHeader } from './data-table-header.tsx'
import { type FilterStep, orderedRows, type SortStep } from './data-table-order.ts'
import { DataTableRow, type EditMove } from './data-table-row.tsx'
import { copyCells, countInWords, DataTableToolbar, isStretch } from './data-table-toolbar.tsx'
import { DataTableTotals } from './data-table-totals.tsx'
import { type DataColumn, type DataRow, type TableColumn, tableColumns } from './data-table-values.ts'
import { beginsEdit, type CellEdit, useCellEdit } from './use-cell-edit.ts'
import { type CellAt, type CellSelection, useCellSelection } from './use-cell-selection.ts'
import { useTableColumns } from './use-table-columns.ts'
import { headerHeight, rowHeight, useTableWindow } from './use-table-window.ts'

export { rowHeight }

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
  /** The rows that were clicked: all others step back. */
  isPicked?: ((row: DataRow) => boolean) | undefined
  /** A last row that stays in view. */
  totals?: DataRow
  /** The rows are a page of more: what sorts and filters asks for other rows, and arranges none of these. */
  whole?: WholeTable
  className?: string
}

export type TableAsked = { sort: readonly SortStep[]; filters: readonly FilterStep[]; search: string }
export type WholeTable = {
  onAsk: (asked: TableAsked) => void
  /** What the page is of how many, in words. */
  count: string
  /** Others are on their way. */
  busy: boolean
  /** In the place of rows, where there are none. */
  empty: ReactNode
  /** Rows that widths are decided by, so that no column changes its width from page to page. */
  sample: readonly DataRow[]
}

/** Give it a box with a height: it scrolls inside, and draws only what is seen. */
export function DataTable(props: DataTableProps) {
  const { rows, label, onEdit, onOpenRow, whole, hideToolbar = false } = props
  const scroller = useRef<HTMLDivElement>(null)
  const id = useId()
  const sample = whole?.sample ?? rows
  const columns = useMemo(() => tableColumns(props.columns, sample, locale), [props.columns, sample])
  const table = useTableColumns(columns, props.keepAs)
  const { shown, search, setSearch } = useShownRows(rows, columns, table, whole?.onAsk)
  const view = useTableWindow(scroller, shown.length, columns, table.state.columnSizing)
  const selection = useCellSelection(shown.length, columns.length, view.reveal)
  const { range, active } = selection
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => void (whole && scroller.current?.scrollTo({ top: 0 })), [rows])
  const { editing, beginEdit, endEdit } = useCellEdit(scroller, shown, columns, selection.select, onEdit)
  const open = (row: DataRow, at: CellAt) => (onEdit ? beginEdit(at) : onOpenRow?.(row))
  const { onKeyDown, onClick } = gridEvents({ props, id, columns, shown, selection, beginEdit })
  return (
    <div className={classNames('flex min-h-0 flex-col', props.className)}>
      {hideToolbar ? null : (
        <DataTableToolbar
          table={{ columns, shown, range }}
          count={whole?.count ?? countInWords(shown.length, rows.length)}
          search={search}
          onSearch={setSearch}
          exportName={props.exportName ?? 'rows'}
          onExport={props.onExport}
        >
          {props.toolbar}
        </DataTableToolbar>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot hold rows that are placed by hand */}
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={shown.length + 1}
        aria-busy={whole?.busy || undefined}
        aria-colcount={columns.length}
        aria-activedescendant={active ? `${id}-${active.row}-${active.column}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        className={classNames(
          'relative min-h-0 flex-1 overflow-auto rounded border border-line bg-bg focus-visible:outline-offset-[-2px]',
          whole?.busy && 'opacity-60 transition-opacity delay-150',
        )}
      >
        <Sheet
          {...{ id, table, columns, shown, view, selection, editing }}
          calls={{ select: selection.select, open, endEdit }}
          isPicked={props.isPicked}
        />
        <Below props={props} columns={columns} view={view} isEmpty={shown.length === 0} />
      </div>
    </div>
  )
}

type Table = ReturnType<typeof useTableColumns>

/** The rows that the filters and the search leave, in order; where they are asked for, those that came. */
function useShownRows(
  rows: readonly DataRow[],
  columns: readonly TableColumn[],
  { state }: Table,
  onAsk: WholeTable['onAsk'] | undefined,
) {
  const { sorting, columnFilters } = state
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const shown = useMemo(
    () => (onAsk ? rows : orderedRows(rows, columns, sorting, columnFilters, wanted)),
    [rows, columns, sorting, columnFilters, wanted, onAsk],
  )
  useEffect(
    () => onAsk?.({ sort: sorting, filters: columnFilters, search: wanted }),
    [sorting, columnFilters, wanted, onAsk],
  )
  return { shown, search, setSearch }
}

type View = ReturnType<typeof useTableWindow>

type RowCalls = {
  select: (at: CellAt, extend: boolean) => void
  open: (row: DataRow, at: CellAt) => void
  endEdit: (text: string | null, move: EditMove) => void
}

type RowsProps = {
  id: string
  table: Table
  columns: readonly TableColumn[]
  shown: readonly DataRow[]
  view: View
  selection: CellSelection
  editing: CellEdit | null
  calls: RowCalls
  isPicked: DataTableProps['isPicked']
}

const Sheet = (props: RowsProps) => (
  <div
    style={{ width: props.view.width, height: props.view.height, minWidth: '100%' }}
    className="relative"
    role="presentation"
  >
    <DataTableHeader
      table={props.table}
      state={props.table.state}
      columns={props.columns}
      items={props.view.items}
      height={headerHeight}
    />
    <Rows {...props} />
  </div>
)

function Rows({ id, columns, shown, view, selection: { range, active }, editing, calls, isPicked }: RowsProps) {
  // Rows are drawn again only when they changed, so what they call must stay the same function.
  const latest = useRef(calls)
  useEffect(() => {
    latest.current = calls
  })
  const onSelect = useCallback((at: CellAt, extend: boolean) => latest.current.select(at, extend), [])
  const onOpen = useCallback((row: DataRow, at: CellAt) => latest.current.open(row, at), [])
  const onEditEnd = useCallback((text: string | null, move: EditMove) => latest.current.endEdit(text, move), [])
  return view.rowItems.map(({ key, index, start }) => {
    const selected = range && index >= range.top && index <= range.bottom ? range : null
    const edited = editing?.at.row === index ? editing : null
    return (
      <DataTableRow
        key={key}
        id={id}
        index={index}
        top={start}
        height={rowHeight}
        row={shown[index]!}
        columns={columns}
        items={view.items}
        selectedFrom={selected?.left ?? -1}
        selectedTo={selected?.right ?? -1}
        activeColumn={active?.row === index ? active.column : -1}
        onSelect={onSelect}
        onOpen={onOpen}
        editColumn={edited?.at.column ?? -1}
        editText={edited?.text ?? ''}
        onEditEnd={onEditEnd}
        isPale={isPicked !== undefined && !isPicked(shown[index]!)}
      />
    )
  })
}

type BelowProps = { props: DataTableProps; columns: readonly TableColumn[]; view: View; isEmpty: boolean }

/** The totals, and what is said where there is no row. */
const Below = ({ props: { rows, totals, whole }, columns, view, isEmpty }: BelowProps) => (
  <>
    {totals ? (
      <DataTableTotals totals={totals} columns={columns} items={view.items} width={view.width} height={rowHeight} />
    ) : null}
    {isEmpty ? (
      <div className="sticky left-0 w-full">
        {whole?.empty ?? <EmptyState title={rows.length === 0 ? t.table.empty : t.table.noneLeft} />}
      </div>
    ) : null}
  </>
)

type GridEvents = {
  props: DataTableProps
  id: string
  columns: readonly TableColumn[]
  shown: readonly DataRow[]
  selection: CellSelection
  beginEdit: (at: CellAt, text?: string) => void
}

/** What keys and clicks do. Cells carry their place in their id. */
function gridEvents({ props, id, columns, shown, selection, beginEdit }: GridEvents) {
  const { onEdit, onCell, onOpenRow } = props
  const { range, active } = selection
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
    if (onCell && !isStretch(range) && row !== undefined && column !== undefined) tellCell({ row, column })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const page = Math.max(1, Math.floor((event.currentTarget.clientHeight || 300) / rowHeight) - 2)
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') void copyCells({ columns, shown, range })
    else if (active && onEdit && beginsEdit(event)) beginEdit(active, event.key.length === 1 ? event.key : undefined)
    else if (active && onEdit && (event.key === 'Delete' || event.key === 'Backspace'))
      onEdit(shown[active.row]!, columns[active.column]!.name, '')
    else if (event.key === 'Enter' && active && onCell) tellCell(active)
    else if (event.key === 'Enter' && active && onOpenRow) onOpenRow(shown[active.row]!)
    else if (!selection.onKey(event, page)) return
    event.preventDefault()
  }
  return { onClick, onKeyDown }
}
