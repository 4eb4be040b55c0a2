import { useMutation } from '@tanstack/react-query'
import { Code2, RotateCcw, Sheet as SheetIcon } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { QueryAnswer } from '../../../../src/client/index.ts'
import type { ChartSpec } from '../../../../src/engine/charts/chart.contract.ts'
import { Chart } from '../../../components/chart/chart.tsx'
import { Button } from '../../../components/form/button.tsx'
import { Badge } from '../../../components/page/badge.tsx'
import { DataTable } from '../../../components/table/data-table.tsx'
import { client } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import { showError } from '../../../lib/undo.ts'
import { asObjects, type QueryStep, type ReadAnswer } from './answer-message.ts'
import { ExportDialog } from './export-dialog.tsx'
import { SqlPanel } from './sql-panel.tsx'

export type ResultProps = {
  spaceId: string
  query: QueryStep
  charts: ReadAnswer['charts']
  streaming: boolean
  /** Counts how often somebody asked for the table. */
  opened: number
  /** Absent where a change of a chart stays on this page. */
  keepChart?: ((chartId: string, chart: ChartSpec) => Promise<void>) | undefined
}

/** One result of an answer: its chart, its table, its SQL. The SQL can be changed and run again in place. */
export function AnswerResult({ spaceId, query, charts, streaming, opened, keepChart }: ResultProps) {
  const { output } = query
  const box = useRef<HTMLElement>(null)
  const plain = charts.length === 0
  // Until somebody chooses: the table, when nothing else shows the rows. A chart may still be on its way.
  const usual = plain && !streaming && (output.rows.length > 1 || output.columns.length > 2) ? 'table' : null
  const [chosen, setOpen] = useState<'table' | 'sql' | null | undefined>(undefined)
  const open = chosen === undefined ? usual : chosen
  const [exporting, setExporting] = useState(false)
  const [edited, setEdited] = useState<{ sql: string; answer: QueryAnswer } | null>(null)
  const run = useMutation({
    mutationFn: (sql: string) =>
      client.post('/spaces/{id}/query', { path: { id: spaceId }, body: { source: query.source, sql } }),
    onSuccess: (answer, sql) => setEdited({ sql, answer }),
  })
  useEffect(() => {
    if (opened === 0) return
    setOpen('table')
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [opened])

  const original = useMemo(() => asObjects(output.columns, output.rows), [output])
  const columns = edited?.answer.columns ?? output.columns
  const rows = edited?.answer.data ?? original
  const typed = useMemo(() => {
    const types = edited?.answer.types ?? output.types
    return columns.map((name, i) => ({ name, ...(types[i] ? { type: types[i] } : {}) }))
  }, [columns, edited, output.types])
  const truncated = edited ? edited.answer.truncated : output.truncated
  const count = truncated
    ? t.answer.more(format.number(rows.length))
    : rows.length === 1
      ? t.answer.oneRow
      : t.answer.rows(format.number(rows.length))
  const sql = edited?.sql ?? query.sql
  const toggle = (what: 'table' | 'sql') => setOpen(open === what ? null : what)
  const panel = useRef<HTMLDivElement>(null)
  // What somebody opened below a tall chart would lie out of sight.
  useEffect(() => {
    if (chosen) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const reset = () => {
    setEdited(null)
    run.reset()
  }
  return (
    <section
      ref={box}
      aria-label={query.purpose ? t.answer.resultOf(query.purpose) : t.answer.result}
      className="min-w-0 scroll-my-4 overflow-hidden rounded border border-line bg-bg"
    >
      {charts.map(({ id, part }) => (
        <ResultChart
          key={id}
          onKeep={keepChart && ((chart) => void keepChart(id, chart).catch(showError))}
          spec={part.chart}
          edited={edited !== null}
          data={
            edited || (!output.truncated && output.rows.length >= part.rows.length)
              ? { columns, rows }
              : { columns: part.columns, rows: part.rows }
          }
        />
      ))}
      <div
        className={classNames(
          'flex flex-wrap items-center gap-1 bg-surface px-2 py-1.5',
          !plain && 'border-t border-line',
        )}
      >
        <ToggleButton icon={SheetIcon} open={open === 'table'} onClick={() => toggle('table')}>
          {t.answer.table}
          <span className="numeric font-normal text-muted">{count}</span>
        </ToggleButton>
        <ToggleButton icon={Code2} open={open === 'sql'} onClick={() => toggle('sql')}>
          {t.answer.sql}
        </ToggleButton>
        {edited ? (
          <span className="ml-auto flex items-center gap-1">
            <Badge tone="warn">{t.answer.edited}</Badge>
            <Button look="quiet" size="small" icon={RotateCcw} onClick={reset}>
              {t.answer.reset}
            </Button>
          </span>
        ) : query.purpose ? (
          <span className="ml-auto truncate px-1 text-12 text-muted max-sm:hidden">{query.purpose}</span>
        ) : null}
      </div>
      <div ref={panel} className="scroll-my-4">
        {open === 'table' ? (
          <div className="flex flex-col gap-1 border-t border-line p-2">
            <div style={{ height: Math.min(420, rows.length * 28 + 32 + 40 + 2) }} className="flex min-h-28 flex-col">
              <DataTable
                columns={typed}
                rows={rows}
                label={query.purpose ?? t.answer.result}
                exportName={query.purpose ?? t.answer.result}
                {...(query.rerunnable ? { onExport: () => setExporting(true) } : {})}
                className="min-h-0 flex-1"
              />
            </div>
            {truncated ? (
              <p className="px-1 text-12 text-muted">{t.answer.truncatedNote(format.number(rows.length))}</p>
            ) : null}
          </div>
        ) : null}
        {open === 'sql' ? (
          <SqlPanel
            spaceId={spaceId}
            source={query.source}
            sql={sql}
            rerunnable={query.rerunnable}
            running={run.isPending}
            error={run.error}
            ran={edited ? t.answer.ran(count, format.duration(edited.answer.elapsedMs)) : null}
            onRun={(next) => run.mutate(next)}
          />
        ) : null}
      </div>
      <ExportDialog
        open={exporting}
        onOpenChange={setExporting}
        spaceId={spaceId}
        source={query.source}
        sql={sql}
        name={query.purpose ?? t.answer.result}
      />
    </section>
  )
}

type ToggleProps = { icon: typeof Code2; open: boolean; onClick: () => void; children: ReactNode }

const ToggleButton = ({ icon, open, onClick, children }: ToggleProps) => (
  <Button
    look="quiet"
    size="small"
    icon={icon}
    aria-expanded={open}
    className={open ? 'bg-pressed text-text' : ''}
    onClick={onClick}
  >
    {children}
  </Button>
)

/** A chart that can be changed by hand. */
function ResultChart({
  spec,
  data,
  edited,
  onKeep,
}: {
  spec: ChartSpec
  data: { columns: string[]; rows: Record<string, unknown>[] }
  /** Whether it draws a changed query instead of the answer's. */
  edited: boolean
  onKeep: ((chart: ChartSpec) => void) | undefined
}) {
  const [changed, setChanged] = useState<ChartSpec | null>(null)
  const [changedHere, setChangedHere] = useState<ChartSpec | null>(null)
  const wanted = (edited ? changedHere : null) ?? changed ?? spec
  const shown = useMemo(() => {
    const fits = fitting(wanted, data.columns)
    // The title says what the answer found, not what a changed query finds.
    return edited ? { ...fits, title: undefined } : fits
  }, [wanted, edited, data.columns])
  const change = (chart: ChartSpec) => {
    if (edited) return setChangedHere(chart)
    setChanged(chart)
    onKeep?.(chart)
  }
  return <Chart spec={shown} data={data} height={300} onSpecChange={change} className="rounded-none! border-0! p-4!" />
}

/** A changed query may have other columns: names that are gone are left to the chart to choose. */
function fitting(spec: ChartSpec, columns: readonly string[]): ChartSpec {
  const has = (name: string | undefined) => name === undefined || columns.includes(name)
  const measures = spec.y === undefined ? [] : Array.isArray(spec.y) ? spec.y : [spec.y]
  if (has(spec.x) && has(spec.series) && measures.every(has)) return spec
  const { x, y: _, series, ...rest } = spec
  const left = measures.filter(has)
  return {
    ...rest,
    ...(has(x) && x !== undefined ? { x } : {}),
    ...(has(series) && series !== undefined ? { series } : {}),
    ...(left.length > 0 ? { y: left.length === 1 ? left[0]! : left } : {}),
  }
}
