import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'

export type ListColumn<T> = {
  header: string
  cell: (row: T) => ReactNode
  align?: 'right'
  /** Left out on a phone. */
  wide?: boolean
  /** A header for screen readers only: columns of buttons. */
  hideHeader?: boolean
  className?: string
}

export type ListTableProps<T> = {
  label: string
  columns: ListColumn<T>[]
  rows: readonly T[]
  /** What can be done with a row, at its end. */
  menu?: (row: T) => ReactNode
}

/** For short lists of things with names and buttons; results of queries belong in `DataTable`. */
export function ListTable<T extends { id: string }>({ label, columns: own, rows, menu }: ListTableProps<T>) {
  const last = { header: t.actions.more, hideHeader: true, align: 'right', className: 'w-10' } as const
  const columns: ListColumn<T>[] = menu ? [...own, { ...last, cell: menu }] : own
  const side = (column: ListColumn<T>) =>
    classNames(column.align === 'right' && 'numeric text-right', column.wide && 'max-md:hidden', column.className)
  return (
    <table aria-label={label} className="w-full border-collapse text-13">
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              className={classNames(
                'h-8 px-2 text-left text-12 font-medium text-muted first:pl-0 last:pr-0',
                side(column),
              )}
            >
              {column.hideHeader ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line">
            {columns.map((column) => (
              <td key={column.header} className={classNames('h-11 px-2 py-1.5 first:pl-0 last:pr-0', side(column))}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
