import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { Button } from '../../components/form/button.tsx'
import { FormError } from '../../components/form/form.tsx'
import { Skeleton } from '../../components/page/states.tsx'
import { SqlEditor } from '../../components/text/sql-editor.tsx'
import { client } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'
import { QueryResult } from '../data-sources/query/query-result.tsx'
import { ResultActions } from './result-actions.tsx'
import type { SavedQuestion } from './saved-questions.queries.ts'

/** A statement that was made of a question: it can be changed in every way, and is no question any more. */
export function ExploreSql({ spaceId, saved }: { spaceId: string; saved: SavedQuestion | undefined }) {
  const asked = useSearch({ from: '/inside/explore' })
  const kept = saved?.statement
  const { sql = kept?.sql ?? '', source = kept?.source ?? '' } = asked
  const navigate = useNavigate({ from: '/explore' })
  const { history } = useRouter()
  const [draft, setDraft] = useState(sql)
  const [chart, setChart] = useState<ChartSpec | null>(kept?.chart ?? null)
  const run = useMutation({
    mutationFn: (text: string) =>
      client.post('/spaces/{id}/query', { path: { id: spaceId }, body: { source: source || null, sql: text } }),
    onSuccess: (_, text) =>
      void navigate({
        search: { space: spaceId, sql: text, source, ...(saved ? { saved: saved.id } : {}) },
        replace: true,
      }),
  })
  const { mutate } = run
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is run when one comes here
  useEffect(() => {
    if (sql.trim() !== '') mutate(sql)
  }, [])
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 overflow-auto p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-2 rounded bg-warn-soft px-3 py-1.5 text-13">
        <span className="min-w-0 flex-1">{t.explore.isSql}</span>
        <Button size="small" icon={ArrowLeft} onClick={() => history.back()}>
          {t.explore.backToQuestion}
        </Button>
      </div>
      <SqlEditor
        className="shrink-0"
        value={draft}
        onChange={setDraft}
        onRun={(text) => text.trim() !== '' && run.mutate(text)}
        running={run.isPending}
        minHeight={120}
        maxHeight={320}
        actions={
          run.data ? (
            <ResultActions
              space={spaceId}
              result={{
                question: null,
                title: saved?.name ?? '',
                sql: run.variables ?? sql,
                source: source || null,
                chart,
              }}
              saved={kept ? saved : undefined}
              onSaved={({ id }) =>
                void navigate({
                  search: { space: spaceId, sql: run.variables ?? sql, source, saved: id },
                  replace: true,
                })
              }
            />
          ) : null
        }
      />
      {run.error ? <FormError error={run.error} /> : null}
      {run.data ? (
        <QueryResult key={run.data.elapsedMs} answer={run.data} chart={chart} onChart={setChart} />
      ) : run.isPending ? (
        <Skeleton className="h-72" />
      ) : null}
    </div>
  )
}
