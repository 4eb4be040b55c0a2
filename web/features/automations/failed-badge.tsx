import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import type { Automation } from './automations.queries.ts'

const everyMs = 5 * 60_000

/** Those that nobody paused and that still do not run: the last time failed, or they were paused for a reason. */
const countFailed = (all: Automation[]): number =>
  all.filter(({ enabled, lastRun, problem }) => problem !== null || (enabled && lastRun?.status === 'failed')).length

/** At the corner of the rail's entry. */
export function FailedBadge() {
  const { data = 0 } = useQuery({
    // The list of their page, without the code of that page.
    ...listQuery(['automations'], '/automations', { query: { limit: 1000 } }),
    refetchInterval: everyMs,
    select: countFailed,
  })
  if (data === 0) return null
  return (
    <span className="numeric absolute top-0 right-0 h-4 min-w-4 rounded-full bg-bad px-1 text-center text-12/4 font-medium text-bg">
      <span aria-hidden>{data}</span>
      <span className="sr-only">{t.automations.failed(data)}</span>
    </span>
  )
}
