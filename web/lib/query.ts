import { QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '../../src/client/index.ts'
import { ApiError } from './api.ts'

const passes = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 502

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the service refused once it will refuse again; only silence and overload are worth another try.
      retry: (count, error) => count < 2 && passes(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

/** Why there is nothing to show. What is shown already stays while it only cannot be asked for again. */
export const whyNot = ({ data, error }: { data: unknown; error: Error | null }): Error | null =>
  error !== null && (data === undefined || !passes(error)) ? error : null

/** The same where types are to know it: behind it, what was asked for is there. */
export const isLost = <Q extends { data: unknown; error: Error | null }>(
  query: Q,
): query is Q & { data: undefined; error: Error } => whyNot(query) !== null

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
