import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Select } from '../../components/form/select.tsx'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { Progress } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { EvalQuestionRow } from './eval-question.tsx'
import {
  deleteEval,
  type EvalQuestion,
  type EvalWithQuestions,
  evalQuery,
  isUnderWay,
  stopEval,
} from './evals.queries.ts'
import { StatusBadge } from './evals-page.tsx'
import { VariantTable } from './variant-table.tsx'

/** One evaluation: what its variants reached, and every question with what was answered. */
export function EvalPage() {
  const { spaceId, evalId } = useParams({ from: '/inside/spaces/$spaceId/evals/$evalId' })
  const run = useQuery(evalQuery(spaceId, evalId))
  return (
    <LoadedPage query={run} title={t.evals.title}>
      {(data) => <Shown run={data} />}
    </LoadedPage>
  )
}

function Shown({ run }: { run: EvalWithQuestions }) {
  const { spaceId, variants, status, error, asked, total, startedAt } = run
  return (
    <Page title={t.evals.of(format.dateTime(startedAt))} action={<Actions run={run} />}>
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <StatusBadge status={status} />
        <Link
          to="/spaces/$spaceId/evals"
          params={{ spaceId }}
          className="text-accent-text underline underline-offset-2"
        >
          {t.evals.all}
        </Link>
        {isUnderWay(run) ? (
          <div className="min-w-48 flex-1">
            <Progress
              label={t.evals.title}
              value={asked / Math.max(1, total)}
              text={t.evals.progress(format.number(asked), format.number(total))}
            />
          </div>
        ) : null}
      </div>
      {error ? (
        <p role="status" className="mb-4 rounded border border-line bg-warn-soft px-3 py-2 text-warn">
          {error}
        </p>
      ) : null}
      {variants.length > 0 ? (
        <Section title={t.evals.summary}>
          <VariantTable variants={variants} />
          <InstructionsUsed run={run} />
        </Section>
      ) : null}
      <Questions run={run} />
    </Page>
  )
}

function Actions({ run }: { run: EvalWithQuestions }) {
  const can = useCan()
  const navigate = useNavigate()
  const { id, spaceId } = run
  if (!can.write) return null
  if (isUnderWay(run))
    return (
      <Button icon={Square} onClick={() => void stopEval(run)}>
        {t.actions.stop}
      </Button>
    )
  return (
    <IconButton
      icon={Trash2}
      label={t.actions.delete}
      onClick={() => {
        deleteEval(run, () => void navigate({ to: '/spaces/$spaceId/evals/$evalId', params: { spaceId, evalId: id } }))
        void navigate({ to: '/spaces/$spaceId/evals', params: { spaceId } })
      }}
    />
  )
}

/** As they were: the space may have others by now. */
const InstructionsUsed = ({ run: { variants } }: { run: EvalWithQuestions }) => (
  <details className="pt-3">
    <summary className="cursor-pointer text-muted">{t.evals.oldInstructions}</summary>
    <div className="grid gap-4 pt-2 md:grid-cols-2">
      {variants.map(({ name, instructions }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variants have no names of their own
        <div key={n} className="min-w-0">
          <p className="font-medium">{name}</p>
          <p className="break-words whitespace-pre-wrap text-muted">{instructions || t.evals.noInstructions}</p>
        </div>
      ))}
    </div>
  </details>
)

type Which = 'all' | 'differs'
/** Of queries alone: that they give what they gave. */
const isRight = ({ answers, verified }: EvalQuestion) =>
  answers.length === 0 ? verified === 'same' : answers.every((answer) => answer?.outcome === 'right')

function Questions({ run }: { run: EvalWithQuestions }) {
  const [which, setWhich] = useState<Which>('all')
  const shown = run.questions.filter((question) => which === 'all' || !isRight(question))
  return (
    <Section
      title={t.words.questions}
      action={
        <Select<Which>
          size="small"
          className="max-w-40"
          label={t.evals.shown}
          value={which}
          onChange={setWhich}
          options={[
            { value: 'all', label: t.evals.show.all },
            { value: 'differs', label: t.evals.show.differs },
          ]}
        />
      }
    >
      {shown.length === 0 ? <p className="text-muted">{t.evals.noneShown}</p> : null}
      <ol className="flex flex-col border-t border-line">
        {shown.map((question) => (
          <EvalQuestionRow
            key={question.verifiedAnswerId}
            question={question}
            names={run.variants.map(({ name }) => name)}
            isUnderWay={isUnderWay(run)}
          />
        ))}
      </ol>
    </Section>
  )
}
