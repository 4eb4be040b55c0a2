import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** A list that the service answers in pages; `more` is null when all of it is here. */
export function usePagedList<T>(path: string, query: Record<string, string | undefined> = {}, limit = 100) {
  const list = useInfiniteQuery({
    queryKey: [path, query, limit],
    queryFn: ({ pageParam, signal }) => api.page<T>(path, { signal, query: { ...query, limit, cursor: pageParam } }),
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
