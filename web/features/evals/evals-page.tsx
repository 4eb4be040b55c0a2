import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Gauge, Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Badge, type Tone } from '../../components/page/badge.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { format } from '../../lib/format.ts'
import { isLost } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { verifiedQuery } from '../chats/chats.queries.ts'
import { type EvalRun, evalsQuery, isUnderWay } from './evals.queries.ts'
import { StartEvalDialog } from './start-eval-dialog.tsx'
import { costOf, rightOf } from './variant-table.tsx'

const tones: Record<EvalRun['status'], Tone> = {
  queued: 'neutral',
  running: 'accent',
  completed: 'good',
  cancelled: 'neutral',
  failed: 'warn',
}
export const StatusBadge = ({ status }: Pick<EvalRun, 'status'>) => (
  <Badge tone={tones[status]}>{t.evals.statuses[status]}</Badge>
)

/** What was measured in a space, newest first. */
export function EvalsPage() {
  const { spaceId } = useParams({ from: '/inside/spaces/$spaceId/evals' })
  const can = useCan()
  const going = useGoing()
  const runs = useQuery(evalsQuery(spaceId))
  const questions = useQuery(verifiedQuery(spaceId))
  const [starting, setStarting] = useState(false)
  const shown = (runs.data ?? []).filter(({ id }) => !going.has(id))
  const start =
    can.write && questions.data?.length ? (
      <Button look="primary" icon={Play} disabled={shown.some(isUnderWay)} onClick={() => setStarting(true)}>
        {t.evals.start}
      </Button>
    ) : null
  return (
    <Page title={t.evals.title} text={t.evals.text} action={shown.length > 0 ? start : null}>
      {isLost(runs) ? (
        <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />
      ) : runs.isPending || questions.isPending ? (
        <SkeletonRows count={3} />
      ) : shown.length > 0 ? (
        <RunTable runs={shown} />
      ) : questions.data?.length === 0 ? (
        <EmptyState icon={Gauge} title={t.evals.noQuestions} text={t.evals.noQuestionsText} />
      ) : (
        <EmptyState icon={Gauge} title={t.evals.empty} text={t.evals.emptyText} action={start} />
      )}
      {starting ? (
        <StartEvalDialog spaceId={spaceId} questions={questions.data?.length ?? 0} onClose={() => setStarting(false)} />
      ) : null}
    </Page>
  )
}

const lines = (run: EvalRun, of: (variant: EvalRun['variants'][number]) => string) => (
  <span className="flex flex-col">
    {run.variants.map((variant, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: variants have no names of their own
      <span key={n}>{of(variant)}</span>
    ))}
  </span>
)

const RunTable = ({ runs }: { runs: EvalRun[] }) => (
  <ListTable
    label={t.evals.title}
    rows={runs}
    keyOf={({ id }) => id}
    columns={[
      {
        header: t.evals.started,
        cell: ({ id, spaceId, startedAt }) => (
          <Link
            to="/spaces/$spaceId/evals/$evalId"
            params={{ spaceId, evalId: id }}
            aria-label={t.evals.open(format.dateTime(startedAt))}
            className="text-accent-text underline underline-offset-2"
          >
            {format.dateTime(startedAt)}
          </Link>
        ),
      },
      { header: t.evals.status, wide: true, cell: (run) => <StatusBadge status={run.status} /> },
      {
        header: t.evals.variant,
        cell: (run) => (run.variants.length === 0 ? t.evals.onlyQueries : lines(run, ({ name }) => name)),
      },
      { header: t.evals.right, align: 'right', cell: (run) => lines(run, rightOf) },
      { header: t.evals.cost, align: 'right', wide: true, cell: (run) => lines(run, costOf) },
    ]}
  />
)
