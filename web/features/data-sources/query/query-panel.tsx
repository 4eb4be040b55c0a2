import { useMutation } from '@tanstack/react-query'
import { Download, Square } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { NamedFile } from '../../../../src/client/index.ts'
import type { ChartSpec } from '../../../../src/engine/charts/chart.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { Menu } from '../../../components/overlay/menu.tsx'
import { EmptyState } from '../../../components/page/states.tsx'
import { CodeBlock } from '../../../components/text/code-block.tsx'
import { type SqlDialectName, SqlEditor, type SqlSchema } from '../../../components/text/sql-editor.tsx'
import { saveMade } from '../../../lib/clipboard.ts'
import { format } from '../../../lib/format.ts'
import { useKept } from '../../../lib/local-storage.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { showError } from '../../../lib/undo.ts'
import type { ExportFormat, QueryAnswer } from '../data-sources.queries.ts'
import { QueryResult } from './query-result.tsx'

export type QueryPanelProps = {
  /** What was typed, and the history, are kept under this name. */
  keepAs: string
  initial: string
  schema: SqlSchema
  dialect: SqlDialectName
  run: (sql: string, signal: AbortSignal) => Promise<QueryAnswer>
  explain?: (sql: string) => Promise<string>
  exportAs?: (sql: string, format: ExportFormat) => Promise<NamedFile>
  /** What can be done with a statement that ran, and the chart of it. */
  actions?: (sql: string, chart: ChartSpec | null) => ReactNode
}

const formats: readonly ExportFormat[] = ['csv', 'xlsx', 'parquet']

/** An editor, and below it what came of it: rows, a chart, a plan, or what is wrong. */
export function QueryPanel({ keepAs, initial, schema, dialect, run, explain, exportAs, actions }: QueryPanelProps) {
  const [sql, setSql] = useKept(`sql:${keepAs}`, initial)
  const [history, setHistory] = useKept<string[]>(`sql-history:${keepAs}`, [])
  const [result, setResult] = useState<{ sql: string; answer: QueryAnswer } | null>(null)
  const [chart, setChart] = useState<ChartSpec | null>(null)
  const stop = useRef<AbortController | null>(null)
  const asked = useMutation({
    mutationFn: async (statement: string) => {
      const control = new AbortController()
      stop.current = control
      plan.reset()
      setChart(null)
      setHistory([statement, ...history.filter((one) => one !== statement)].slice(0, 30))
      try {
        setResult({ sql: statement, answer: await run(statement, control.signal) })
      } catch (error) {
        if (!control.signal.aborted) throw error
        toast(t.query.stopped)
      }
    },
    onError: () => setResult(null),
  })
  const plan = useMutation({
    mutationFn: (statement: string) => explain!(statement),
    onMutate: () => asked.reset(),
  })
  useEffect(() => () => stop.current?.abort(), [])
  const error = asked.error ?? plan.error
  return (
    <div className="flex h-full min-h-0 flex-col gap-3 overflow-auto p-4 md:px-6">
      <SqlEditor
        className="shrink-0"
        value={sql}
        onChange={setSql}
        onRun={(statement) => statement.trim() !== '' && asked.mutate(statement)}
        schema={schema}
        dialect={dialect}
        history={history}
        running={asked.isPending}
        minHeight={100}
        maxHeight={220}
        actions={
          <>
            {asked.isPending ? <Running onStop={() => stop.current?.abort()} /> : null}
            {explain ? (
              <Button size="small" busy={plan.isPending} onClick={() => sql.trim() !== '' && plan.mutate(sql)}>
                {t.query.explain}
              </Button>
            ) : null}
            {exportAs ? <ExportMenu make={(kind) => exportAs(result?.sql ?? sql, kind)} /> : null}
            {result && actions ? actions(result.sql, chart) : null}
          </>
        }
      />
      {error ? (
        <FormError error={error} />
      ) : plan.data !== undefined ? (
        <Plan text={plan.data} />
      ) : result ? (
        <QueryResult
          key={result.sql + result.answer.elapsedMs}
          answer={result.answer}
          chart={chart}
          onChart={setChart}
        />
      ) : asked.isPending ? null : (
        <EmptyState title={t.query.idle} text={t.query.idleText} />
      )}
    </div>
  )
}

const Plan = ({ text }: { text: string }) => (
  <section aria-label={t.query.plan}>
    <h2 className="font-medium">{t.query.plan}</h2>
    <CodeBlock code={text} maxHeight={600} />
  </section>
)

function ExportMenu({ make }: { make: (kind: ExportFormat) => Promise<NamedFile> }) {
  const save = (kind: ExportFormat) =>
    saveMade(make(kind))
      .then((name) => toast(t.answer.exported(name)))
      .catch(showError)
  return (
    <Menu
      trigger={
        <Button size="small" icon={Download}>
          {t.actions.export}
        </Button>
      }
      entries={formats.map((kind) => ({ label: t.answer.formats[kind], onSelect: () => void save(kind) }))}
    />
  )
}

const Running = ({ onStop }: { onStop: () => void }) => (
  <>
    <Elapsed />
    <Button size="small" icon={Square} onClick={onStop}>
      {t.actions.stop}
    </Button>
  </>
)

/** Counts from when it is first shown. */
function Elapsed() {
  const [started] = useState(Date.now)
  const [now, setNow] = useState(started)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="numeric text-12 text-muted" role="timer">
      {t.query.running(format.duration(now - started))}
    </span>
  )
}
