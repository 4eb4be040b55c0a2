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
      {isLost(runs) || isLost(questions) ? (
        <ErrorState
          error={runs.error ?? questions.error}
          onRetry={() => {
            void runs.refetch()
            void questions.refetch()
          }}
        />
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

type Row = { id: string; run: EvalRun; variant: EvalRun['variants'][number] | null; n: number }

/** A line for each variant, so that what it reached stands beside its name. */
const rowsOf = (run: EvalRun): Row[] =>
  (run.variants.length === 0 ? [null] : run.variants).map((variant, n) => ({ id: `${run.id} ${n}`, run, variant, n }))

const RunTable = ({ runs }: { runs: EvalRun[] }) => (
  <ListTable
    label={t.evals.title}
    rows={runs.flatMap(rowsOf)}
    columns={[
      {
        header: t.evals.started,
        cell: ({ run: { id, spaceId, startedAt }, n }) =>
          n === 0 ? (
            <Link
              to="/spaces/$spaceId/evals/$evalId"
              params={{ spaceId, evalId: id }}
              aria-label={t.evals.open(format.dateTime(startedAt))}
              className="text-accent-text underline underline-offset-2"
            >
              {format.dateTime(startedAt)}
            </Link>
          ) : null,
      },
      {
        header: t.words.status,
        wide: true,
        cell: ({ run, n }) => (n === 0 ? <StatusBadge status={run.status} /> : null),
      },
      { header: t.evals.variant, cell: ({ variant }) => variant?.name ?? t.evals.onlyQueries },
      {
        header: t.evals.outcomes.right,
        align: 'right',
        className: 'whitespace-nowrap',
        cell: ({ variant }) => (variant ? rightOf(variant) : '–'),
      },
      { header: t.words.cost, align: 'right', wide: true, cell: ({ variant }) => (variant ? costOf(variant) : '–') },
    ]}
  />
)
