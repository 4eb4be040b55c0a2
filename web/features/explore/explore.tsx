import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Page } from '../../components/page/page.tsx'
import { ErrorState, Skeleton } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { useShortcut } from '../../lib/keys.ts'
import { isLost } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { QuestionChips } from '../questions/question-chips.tsx'
import { QuestionResult } from '../questions/question-result.tsx'
import { catalogQuery } from '../questions/questions.queries.ts'
import type { Space } from '../spaces/spaces.queries.ts'
import { ExploreSql } from './explore-sql.tsx'
import { ExploreStart } from './explore-start.tsx'
import { FieldList } from './field-list.tsx'
import { ResultActions } from './result-actions.tsx'
import { savedQuestionsQuery } from './saved-questions.queries.ts'
import { SqlFoot } from './sql-foot.tsx'
import { useExplored } from './use-explored.ts'

export function Explore({ space, choice }: { space: Space; choice: ReactNode }) {
  const { sql, saved, q } = useSearch({ from: '/inside/explore' })
  const list = useQuery({ ...savedQuestionsQuery(space.id), enabled: saved !== undefined })
  const kept = list.data?.find(({ id }) => id === saved)
  const statement = q === undefined ? kept?.statement : null
  const isSql = sql !== undefined || Boolean(statement)
  return (
    <Page title={t.nav.explore} width="full" action={choice}>
      {isSql ? <ExploreSql spaceId={space.id} saved={kept} /> : <ExploreQuestion spaceId={space.id} />}
    </Page>
  )
}

function ExploreQuestion({ spaceId }: { spaceId: string }) {
  const catalog = useQuery(catalogQuery(spaceId))
  const explored = useExplored(spaceId)
  const { question, answer, change, undo, redo } = explored
  useShortcut('mod+z', t.actions.undo, t.keysHelp.groups.page, undo)
  useShortcut('mod+shift+z', t.actions.redo, t.keysHelp.groups.page, redo)
  if (isLost(catalog)) return <ErrorState error={catalog.error} onRetry={() => void catalog.refetch()} />
  const shown = question ? answer.data : undefined
  return (
    <div className="flex h-full min-h-0">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ExploreHead spaceId={spaceId} explored={explored} shown={shown} />
        <div className="min-h-0 flex-1 overflow-auto">
          {question === null && !explored.isFinding ? (
            <ExploreStart spaceId={spaceId} catalog={catalog.data} onStart={explored.go} onOpen={explored.open} />
          ) : isLost(answer) ? (
            <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
          ) : shown ? (
            <ExploreResult spaceId={spaceId} explored={explored} shown={shown} />
          ) : (
            <div className="flex flex-col gap-4 p-6">
              <Skeleton className="h-72" />
              <Skeleton className="h-24" />
            </div>
          )}
        </div>
      </div>
      {catalog.data && question ? (
        <FieldList catalog={catalog.data} question={shown?.question ?? question} onChange={change} />
      ) : null}
    </div>
  )
}

type Explored = ReturnType<typeof useExplored>
type Shown = NonNullable<Explored['answer']['data']>
type HeadProps = { spaceId: string; explored: Explored; shown: Shown | undefined }

/** The question in chips and as a sentence, and what can be done with its result. */
function ExploreHead({ spaceId, explored, shown }: HeadProps) {
  const { question, saved, change, go, open, error } = explored
  const head = useRef<HTMLDivElement>(null)
  const isShown = shown !== undefined
  useEffect(() => {
    // What had the focus was chosen and is gone: whoever goes by keyboard goes on from the chips.
    if (isShown && document.activeElement === document.body) head.current?.querySelector('button')?.focus()
  }, [isShown])
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 py-3 md:px-6">
      <div className="flex items-start gap-2">
        <div ref={head} className="min-w-0 flex-1">
          <QuestionChips
            spaceId={spaceId}
            question={shown?.question ?? question}
            chips={shown?.chips ?? []}
            onChange={change}
            roomy
          />
        </div>
        {shown ? (
          <ResultActions
            space={spaceId}
            result={{ ...shown, title: saved?.name ?? shown.title, sql: shown.statement }}
            saved={saved}
            onSaved={open}
          />
        ) : null}
        <div className="flex shrink-0 max-md:hidden">
          <IconButton
            icon={Undo2}
            label={t.actions.undo}
            keys="mod+z"
            size="small"
            disabled={!explored.canUndo}
            onClick={explored.undo}
          />
          <IconButton
            icon={Redo2}
            label={t.actions.redo}
            keys="mod+shift+z"
            size="small"
            disabled={!explored.canRedo}
            onClick={explored.redo}
          />
          {question ? (
            <IconButton icon={RotateCcw} label={t.explore.startOver} size="small" onClick={() => go(null)} />
          ) : null}
        </div>
      </div>
      {shown ? (
        <p className="max-w-[100ch] text-12 text-muted" role="status">
          {shown.sentence}
          {shown.asOf ? ` ${t.extracts.fromCopy(format.dateTime(shown.asOf))}.` : null}
        </p>
      ) : null}
      {error ? <FormError error={error} /> : null}
    </div>
  )
}

type ExploreResultProps = { spaceId: string; explored: Explored; shown: Shown }

const ExploreResult = ({ spaceId, explored, shown }: ExploreResultProps) => (
  <div className="flex min-h-full flex-col gap-4 px-4 py-4 md:px-6">
    <QuestionResult
      spaceId={spaceId}
      answer={shown}
      dimmed={explored.isPending || explored.answer.isPlaceholderData}
      onChange={explored.change}
      tools={<ResultActions space={spaceId} asMenu result={{ ...shown, sql: shown.statement }} />}
    />
    <SqlFoot spaceId={spaceId} answer={shown} />
  </div>
)
