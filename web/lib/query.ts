import { QueryClient } from '@tanstack/react-query'
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
