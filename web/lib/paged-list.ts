import { useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '../../src/client/index.ts'

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
