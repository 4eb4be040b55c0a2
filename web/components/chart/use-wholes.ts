import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ChartData, Whole } from '../../../src/engine/charts/chart.contract.ts'
import { grandTotal } from '../../../src/engine/charts/metric.ts'

/** Where the totals of a result come from: its question, asked by fewer groups. */
export type WholeSource = {
  key: readonly unknown[]
  /** Null where the question has no such totals. */
  load: (by: string[], signal: AbortSignal) => Promise<ChartData['rows'] | null>
}

/** The totals of a result as its question gives them; none while they are on their way, and of SQL. */
export function useWholes(
  source: WholeSource | undefined,
  wanted: string[][],
): { wholes: Whole[]; isPending: boolean } {
  const isAsked = source !== undefined
  // The same function while nothing changes, so that the same totals stay the same object.
  const combine = useCallback(
    (results: UseQueryResult<ChartData['rows'] | null>[]) => ({
      wholes: results.flatMap(({ data }, i) => (data ? [{ by: wanted[i]!, rows: data }] : [])),
      isPending: isAsked && results.some(({ isPending }) => isPending),
    }),
    [wanted, isAsked],
  )
  return useQueries({
    queries: wanted.map((by) => ({
      queryKey: ['whole', ...(source?.key ?? []), by],
      queryFn: ({ signal }: { signal: AbortSignal }) => source!.load(by, signal),
      enabled: source !== undefined,
      staleTime: 60_000,
    })),
    combine,
  })
}

/** What one number is drawn of: the rows, with what their question says of all of them. */
export function useWithTotal(data: ChartData, source: WholeSource | undefined, isAsked: boolean) {
  const { wholes, isPending } = useWholes(isAsked && data.rows.length > 1 ? source : undefined, grandTotal)
  return useMemo(() => ({ data: isAsked ? { ...data, wholes } : data, isPending }), [data, wholes, isAsked, isPending])
}
