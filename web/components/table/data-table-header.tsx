import type { ReactTable } from '@tanstack/react-table'
import type { VirtualItem } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp, ChevronDown, ListFilter } from 'lucide-react'
import { type KeyboardEvent, memo, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { Button } from '../form/button.tsx'
import { Input } from '../form/input.tsx'
import { Popover } from '../overlay/popover.tsx'
import { sameItems } from './data-table-row.tsx'
import type { DataRow, TableColumn } from './data-table-values.ts'
import type { TableFeatures } from './use-table-columns.ts'

type HeaderProps = {
  table: ReactTable<TableFeatures, DataRow>
  /** What the table knows; the header is drawn again only when it changed. */
  state: unknown
  columns: readonly TableColumn[]
  items: readonly VirtualItem[]
  height: number
}

function HeaderView({ table, columns, items, height }: HeaderProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by hand
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-10 w-full border-b border-line bg-surface"
      style={{ height }}
    >
      {items.map((item) => (
        <HeaderCell key={columns[item.index]!.name} table={table} column={columns[item.index]!} item={item} />
      ))}
    </div>
  )
}

/** Scrolling up and down changes nothing here. */
export const DataTableHeader = memo(
  HeaderView,
  (before, after) =>
    before.state === after.state && before.columns === after.columns && sameItems(before.items, after.items),
)

function HeaderCell({ table, column, item }: { table: HeaderProps['table']; column: TableColumn; item: VirtualItem }) {
  const model = table.getColumn(column.name)!
  const sorted = model.getIsSorted()
  const filter = (model.getFilterValue() as string | undefined) ?? ''
  const header = table.getFlatHeaders().find((h) => h.column.id === column.name)
  const setWidth = (width: number) =>
    table.setColumnSizing((all) => ({ ...all, [column.name]: Math.max(48, Math.round(width)) }))
  const onResizeKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    setWidth(item.size + (event.key === 'ArrowRight' ? 16 : -16))
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its buttons take the focus
    // biome-ignore lint/a11y/useSemanticElements: cells are placed by hand
    <div
      role="columnheader"
      aria-colindex={item.index + 1}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none'}
      className={classNames(
        'group absolute top-0 flex h-full items-center text-12 font-medium text-muted',
        column.align === 'right' && 'flex-row-reverse',
      )}
      style={{ left: item.start, width: item.size }}
    >
      <button
        type="button"
        title={column.label}
        onClick={() => model.toggleSorting(undefined, false)}
        className={classNames(
          'flex h-full min-w-0 flex-1 items-center gap-1 px-2 hover:text-text',
          column.align === 'right' && 'justify-end',
        )}
      >
        <span className="truncate">{column.label}</span>
        {sorted === 'asc' ? (
          <ArrowUp size={12} aria-hidden className="shrink-0" />
        ) : sorted === 'desc' ? (
          <ArrowDown size={12} aria-hidden className="shrink-0" />
        ) : null}
        {filter ? <ListFilter size={12} aria-hidden className="shrink-0 text-accent-text" /> : null}
      </button>
      <ColumnMenu table={table} column={column} filter={filter} onFit={() => setWidth(column.width)} />
      {/* biome-ignore lint/a11y/useSemanticElements: a rule across the page is no handle */}
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t.table.resize(column.label)}
        aria-valuenow={item.size}
        aria-valuemin={48}
        aria-valuemax={1200}
        tabIndex={0}
        onMouseDown={header?.getResizeHandler()}
        onTouchStart={header?.getResizeHandler()}
        onDoubleClick={() => setWidth(column.width)}
        onKeyDown={onResizeKey}
        className="absolute top-0 right-0 h-full w-1.5 cursor-col-resize touch-none border-r border-line hover:border-accent focus-visible:border-accent"
      />
    </div>
  )
}

type ColumnMenuProps = { table: HeaderProps['table']; column: TableColumn; filter: string; onFit: () => void }

function ColumnMenu({ table, column, filter, onFit }: ColumnMenuProps) {
  const [open, setOpen] = useState(false)
  const model = table.getColumn(column.name)!
  const then = (act: () => void) => () => {
    act()
    setOpen(false)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t.table.columnMenu(column.label)}
      className="w-56"
      trigger={
        <button
          type="button"
          aria-label={t.table.columnMenu(column.label)}
          className="mx-1 flex size-5 shrink-0 items-center justify-center rounded-sm opacity-0 group-hover:opacity-100 pointer-coarse:opacity-100 hover:bg-pressed focus-visible:opacity-100 data-[state=open]:opacity-100"
        >
          <ChevronDown size={12} aria-hidden />
        </button>
      }
    >
      <div className="flex flex-col gap-2">
        <Input
          autoFocus
          aria-label={t.table.filterColumn(column.label)}
          placeholder={t.table.filterHint}
          value={filter}
          onChange={(e) => model.setFilterValue(e.target.value)}
          onKeyDown={(e) => e.key === 'Enter' && setOpen(false)}
        />
        <div className="flex flex-col [&>button]:justify-start">
          <Button look="quiet" onClick={then(() => model.toggleSorting(false, false))}>
            {t.table.sortAscending}
          </Button>
          <Button look="quiet" onClick={then(() => model.toggleSorting(true, false))}>
            {t.table.sortDescending}
          </Button>
          {model.getIsSorted() ? (
            <Button look="quiet" onClick={then(() => model.clearSorting())}>
              {t.table.unsort}
            </Button>
          ) : null}
          <Button look="quiet" onClick={then(onFit)}>
            {t.table.fitWidth}
          </Button>
          {filter ? (
            <Button look="quiet" onClick={then(() => model.setFilterValue(undefined))}>
              {t.table.clearFilter}
            </Button>
          ) : null}
        </div>
      </div>
    </Popover>
  )
}
