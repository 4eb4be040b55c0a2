import { Copy, Download, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText, saveFile } from '../../lib/clipboard.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { IconButton } from '../form/button.tsx'
import { Input } from '../form/input.tsx'
import { Menu } from '../overlay/menu.tsx'
import { type DataRow, delimitedText, markdownText, type TableColumn } from './data-table-values.ts'
import type { CellRange } from './use-cell-selection.ts'

type Shown = { columns: readonly TableColumn[]; shown: readonly DataRow[]; range: CellRange | null }

export const isStretch = (range: CellRange | null): range is CellRange =>
  range !== null && (range.top !== range.bottom || range.left !== range.right)

const cellsIn = ({ columns, shown }: Shown, { left, right, top, bottom }: CellRange) => ({
  columns: columns.slice(left, right + 1),
  rows: shown.slice(top, bottom + 1),
})

export async function copyCells(table: Shown): Promise<void> {
  if (table.range === null) return
  const { columns, rows } = cellsIn(table, table.range)
  await copyText(delimitedText(columns, rows, '\t', false))
}

/** The marked stretch of cells, else all of them. */
async function copyAs(kind: 'csv' | 'markdown', table: Shown): Promise<void> {
  const { columns, rows } = isStretch(table.range)
    ? cellsIn(table, table.range)
    : { columns: table.columns, rows: table.shown }
  const text = kind === 'csv' ? delimitedText(columns, rows, ',') : markdownText(columns, rows)
  if (await copyText(text)) toast(t.table.copiedRows(format.number(rows.length)))
}

/** The mark at the front makes Excel read it as UTF-8. */
const exportCsv = (name: string, { columns, shown }: Shown) =>
  saveFile(`${name}.csv`, new Blob([`\ufeff${delimitedText(columns, shown, ',')}`], { type: 'text/csv' }))

export function countInWords(shown: number, all: number): string {
  if (shown !== all) return t.table.rowsOf(format.number(shown), format.number(all))
  return all === 1 ? t.table.oneRow : t.table.rows(format.number(all))
}

type DataTableToolbarProps = {
  table: Shown
  /** How many rows there are, in words. */
  count: string
  search: string
  onSearch: (text: string) => void
  exportName: string
  onExport: (() => void) | undefined
  children: ReactNode | ((selected: readonly DataRow[]) => ReactNode)
}

export function DataTableToolbar({
  table,
  count,
  search,
  onSearch,
  exportName,
  onExport,
  children,
}: DataTableToolbarProps) {
  const { shown, range } = table
  return (
    <div className="flex items-center gap-2 pb-2">
      {typeof children === 'function' ? null : children}
      <div className="w-52 min-w-20 shrink-9">
        <Input
          icon={Search}
          type="search"
          className="h-7"
          placeholder={t.table.filter}
          aria-label={t.table.filter}
          value={search}
          onChange={(e) => onSearch(e.target.value)}
        />
      </div>
      {/* What comes and goes with the selection moves nothing else. */}
      {typeof children === 'function' ? children(range === null ? [] : shown.slice(range.top, range.bottom + 1)) : null}
      <span className="numeric ml-auto truncate text-12 text-muted" role="status">
        {count}
      </span>
      <Menu
        trigger={<IconButton icon={Copy} label={t.table.copyAs} size="small" />}
        entries={[
          { label: t.table.copyCsv, onSelect: () => copyAs('csv', table) },
          { label: t.table.copyMarkdown, onSelect: () => copyAs('markdown', table) },
          { label: t.table.copyCells, keys: 'mod+c', disabled: range === null, onSelect: () => copyCells(table) },
        ]}
      />
      <IconButton
        icon={Download}
        label={t.actions.export}
        size="small"
        onClick={onExport ?? (() => exportCsv(exportName, table))}
      />
    </div>
  )
}
