import type { ReactNode } from 'react'
import type { usePagedList } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { Button } from '../form/button.tsx'
import { ErrorState, SkeletonRows } from '../page/states.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'

type PagedTableProps<T extends { id: string }> = Omit<ListTableProps<T>, 'rows'> & {
  list: ReturnType<typeof usePagedList<T>>
  /** Which of them are shown. */
  rows?: readonly T[]
  /** Stands there while there are none. */
  empty: ReactNode
}

/** A list that comes in pages, with the button for the next one. */
export const PagedTable = <T extends { id: string }>({
  list,
  rows = list.rows,
  empty,
  ...rest
}: PagedTableProps<T>) => (
  <>
    {list.isPending ? (
      <SkeletonRows />
    ) : list.error ? (
      <ErrorState error={list.error} onRetry={list.retry} />
    ) : rows.length === 0 ? (
      empty
    ) : (
      <ListTable {...rest} rows={rows} />
    )}
    {list.more ? (
      <Button className="mt-4" busy={list.isLoadingMore} onClick={list.more}>
        {t.actions.loadMore}
      </Button>
    ) : null}
  </>
)
