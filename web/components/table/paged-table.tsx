import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '../../../src/client/index.ts'
import { t } from '../../lib/texts/index.ts'
import { Button } from '../form/button.tsx'
import { ErrorState, SkeletonRows } from '../page/states.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'

/** A list that the service answers in pages; `more` is null when all of it is here. */
export function usePagedList<T>(
  key: string,
  load: (options: { query: { limit: number; cursor: string | undefined }; signal: AbortSignal }) => Promise<Page<T>>,
) {
  const list = useInfiniteQuery({
    queryKey: [key, 'pages'],
    queryFn: ({ pageParam, signal }) => load({ query: { limit: 100, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  })
  return {
    rows: list.data?.pages.flatMap((page) => page.rows) ?? [],
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : null,
    isLoadingMore: list.isFetchingNextPage,
  }
}

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
