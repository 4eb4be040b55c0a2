import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the service refused once it will refuse again; only silence and overload are worth another try.
      retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})
