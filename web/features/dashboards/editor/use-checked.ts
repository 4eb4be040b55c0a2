import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../../lib/api.ts'
import type { Checked } from '../dashboards.queries.ts'

const waitMs = 400
const none: Checked['problems'] = []

/** What the service says of the text, a moment after the last key; until then, what it said before. */
export function useChecked(spaceId: string, markup: string) {
  const [settled, setSettled] = useState(markup)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(markup), waitMs)
    return () => clearTimeout(timer)
  }, [markup])
  const check = useQuery({
    queryKey: ['dashboard-check', spaceId, settled],
    queryFn: async ({ signal }) => ({
      markup: settled,
      ...(await client.post('/spaces/{id}/dashboards/check', {
        path: { id: spaceId },
        body: { markup: settled },
        signal,
      })),
    }),
    placeholderData: (before) => before,
    staleTime: 60_000,
    gcTime: 60_000,
  })
  return {
    markup: check.data?.markup ?? '',
    document: check.data?.document ?? null,
    problems: check.data?.problems ?? none,
    checking: settled !== markup || check.isFetching,
    error: check.error,
  }
}
