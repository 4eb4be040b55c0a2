import { useQuery } from '@tanstack/react-query'
import { ChartColumn, Code2, RotateCcw, Sheet as SheetIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ChartSpec } from '../../../../src/engine/charts/chart.contract.ts'
import { fieldLooks } from '../../../../src/engine/charts/field-looks.ts'
import { Chart, type ChartProps } from '../../../components/chart/chart.tsx'
import { Button } from '../../../components/form/button.tsx'
import { Badge } from '../../../components/page/badge.tsx'
import { DataTable } from '../../../components/table/data-table.tsx'
import type { DataRow } from '../../../components/table/data-table-values.ts'
import { classNames } from '../../../lib/class-names.ts'
import { format } from '../../../lib/format.ts'
import { queryClient } from '../../../lib/query.ts'
import { t } from '../../../lib/texts/index.ts'
import { showError } from '../../../lib/undo.ts'
import { ResultActions } from '../../explore/result-actions.tsx'
import { tableColumnsOf } from '../../questions/column-format.ts'
import { emptyQuestion } from '../../questions/question-parts.ts'
import { useTotals } from '../../questions/question-result.tsx'
import {
  checkedQuery,
  type Question,
  type QuestionChange,
  wholesOfQuestion,
} from '../../questions/questions.queries.ts'
import { useMarks } from '../../questions/use-marks.tsx'
import { asObjects, type QueryStep, type ReadAnswer } from './answer-message.ts'
import { ExportDialog } from './export-dialog.tsx'
import { SqlPanel } from './sql-panel.tsx'
import { fitting, type KeepStatement, useEditedSql } from './use-edited-sql.ts'

export type ResultProps = {
  spaceId: string
  query: QueryStep
  charts: ReadAnswer['charts']
  streaming: boolean
  /** Counts how often somebody asked for the table. */
  opened: number
  /** Absent where a change of a chart stays on this page. */
  keepChart?: ((chartId: string, chart: ChartSpec) => Promise<void>) | undefined
  /** Absent where a changed statement stays on this page. */
  keepStatement?: KeepStatement | undefined
  /** The question that it answers: its marks and cells lead on. */
  asked?: { question: Question; onChange: (changes: QuestionChange[]) => void } | undefined
}

/** One result of an answer: its chart, its table, its SQL. The SQL can be changed and run again in place. */
export function AnswerResult(props: ResultProps) {
  const { spaceId, query, charts, asked } = props
  const box = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenPanel(props, box, panel)
  const [exporting, setExporting] = useState(false)
  const changed = useEditedSql(spaceId, query, charts.at(-1)?.part.chart ?? null, props.keepStatement)
  const shown = useShownRows(query, changed.edited)
  const isPivot = charts.some(({ part }) => part.chart.type === 'pivot')
  const marks = useAnswerMarks(spaceId, changed.edited ? undefined : asked, shown.rows, open === 'table' || isPivot)
  const name = query.purpose ?? t.answer.result
  const parts: PartProps = { ...props, changed, shown, marks, name }
  const added = useAddedChart(parts)
  return (
    <section
      ref={box}
      aria-label={query.purpose ? t.answer.resultOf(query.purpose) : t.answer.result}
      className="min-w-0 scroll-my-4 overflow-hidden rounded border border-line bg-bg"
    >
      {charts.map((chart) => (
        <ChartOfResult key={chart.id} {...parts} {...chart} />
      ))}
      {added.chart}
      {marks.change ? <div className="border-t border-line p-2">{marks.change}</div> : null}
      <ResultBar {...parts} open={open} onToggle={toggle} onChart={added.onChart} />
      {query.output.asOf && !changed.edited ? (
        <p className="px-3 pb-2 text-12 text-muted">{t.extracts.fromCopy(format.dateTime(query.output.asOf))}</p>
      ) : null}
      <div ref={panel} className="scroll-my-4">
        {open === 'table' ? <TablePanel {...parts} onExport={() => setExporting(true)} /> : null}
        {open === 'sql' ? (
          <SqlPanel
            spaceId={spaceId}
            source={query.source}
            sql={changed.sql ?? query.sql}
            rerunnable={query.rerunnable}
            running={changed.running}
            error={changed.error}
            ran={changed.edited ? t.answer.ran(shown.count, format.duration(changed.edited.answer.elapsedMs)) : null}
            onRun={changed.run}
          />
        ) : null}
      </div>
      {marks.menu}
      {exporting ? (
        <ExportDialog
          spaceId={spaceId}
          source={query.source}
          sql={changed.sql ?? query.sql}
          name={name}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </section>
  )
}

type Panel = 'table' | 'sql'
type PartProps = ResultProps & {
  changed: ReturnType<typeof useEditedSql>
  shown: ReturnType<typeof useShownRows>
  marks: ReturnType<typeof useAnswerMarks>
  name: string
}

/** Until somebody chooses: the table, when nothing else shows the rows. A chart may still be on its way. */
function useOpenPanel(
  { query: { output }, charts, streaming, opened }: ResultProps,
  box: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const isTable = charts.length === 0 && !streaming && (output.rows.length > 1 || output.columns.length > 2)
  const [chosen, setOpen] = useState<Panel | null | undefined>(undefined)
  const open = chosen === undefined ? (isTable ? 'table' : null) : chosen
  useEffect(() => {
    if (opened === 0) return
    setOpen('table')
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [opened, box])
  // What somebody opened below a tall chart would lie out of sight.
  useEffect(() => {
    if (chosen) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen, panel])
  return { open, toggle: (what: Panel) => setOpen(open === what ? null : what) }
}

/** The rows of the answer, or those of the statement that somebody made of it. */
function useShownRows({ output }: QueryStep, edited: ReturnType<typeof useEditedSql>['edited']) {
  const original = useMemo(() => asObjects(output.columns, output.rows), [output])
  const columns = edited?.answer.columns ?? output.columns
  const rows = edited?.answer.data ?? original
  const truncated = edited ? edited.answer.truncated : output.truncated
  const typed = useMemo(() => {
    const types = edited?.answer.types ?? output.types
    return columns.map((name, i) => ({ name, ...(types[i] ? { type: types[i] } : {}) }))
  }, [columns, edited, output.types])
  const number = format.number(rows.length)
  const count = truncated ? t.answer.more(number) : rows.length === 1 ? t.table.oneRow : t.table.rows(number)
  return { columns, rows, typed, truncated, count }
}

function ChartOfResult(props: PartProps & ReadAnswer['charts'][number]) {
  const { id, part, spaceId, query, asked, keepChart, changed, shown, marks } = props
  const { columns, rows, truncated } = shown
  const { edited } = changed
  const { output } = query
  const isWhole = edited !== null || (!output.truncated && output.rows.length >= part.rows.length)
  // How its columns read comes with the answer; a statement that somebody changed may mean others by the same names.
  const fields = edited ? undefined : (marks.fields ?? part.fields)
  const data = isWhole ? { columns, rows, truncated } : { columns: part.columns, rows: part.rows, truncated }
  const title = query.purpose ?? part.chart.title ?? ''
  return (
    <ResultChart
      onKeep={keepChart && ((chart) => void keepChart(id, chart).catch(showError))}
      spec={part.chart}
      edited={edited ? { chart: changed.chart, onChange: changed.setChart } : null}
      tools={
        asked && !edited ? (
          <ResultActions
            space={spaceId}
            asMenu
            result={{ question: asked.question, title, sql: query.sql, source: query.source, chart: part.chart }}
          />
        ) : null
      }
      onPick={marks.place && (({ row, measure, at }) => marks.place?.(row, measure, at))}
      wholes={marks.wholes}
      data={{ ...data, ...(fields ? { fields } : {}) }}
    />
  )
}

const numbers: ReadonlySet<string> = new Set(['integer', 'real', 'decimal'])

/** A chart of what was answered by a table alone: the question's, where there is one; of SQL it stays on this page. */
function useAddedChart({ charts, streaming, asked, changed: { edited }, shown, marks }: PartProps) {
  const [spec, setSpec] = useState<ChartSpec | null>(null)
  const { columns, rows, typed, truncated } = shown
  const number = typed.find(({ type }) => type !== undefined && numbers.has(type))?.name
  const canDraw = charts.length === 0 && !streaming && spec === null && rows.length > 1 && number !== undefined
  const draw = () => {
    if (asked && !edited) return asked.onChange([{ set: 'chart', value: { kind: 'bar' } }])
    const along = columns.find((name) => name !== number) ?? columns[0]
    setSpec({ type: 'bar', ...(along ? { x: along } : {}), ...(number ? { y: number } : {}) })
  }
  return {
    onChart: canDraw ? draw : undefined,
    chart: spec ? (
      <ResultChart
        spec={spec}
        data={{ columns, rows, truncated }}
        edited={null}
        onKeep={undefined}
        onPick={undefined}
        wholes={marks.wholes}
        tools={null}
      />
    ) : null,
  }
}

type BarProps = PartProps & {
  open: Panel | null
  onToggle: (panel: Panel) => void
  /** Absent where there is a chart, or nothing to draw. */
  onChart: (() => void) | undefined
}

const ResultBar = ({ query, charts, changed, shown, open, onToggle, onChart }: BarProps) => (
  <div
    className={classNames(
      'flex flex-wrap items-center gap-1 bg-surface px-2 py-1.5',
      charts.length > 0 && 'border-t border-line',
    )}
  >
    <ToggleButton icon={SheetIcon} open={open === 'table'} onClick={() => onToggle('table')}>
      {t.words.table}
      <span className="numeric font-normal text-muted">{shown.count}</span>
    </ToggleButton>
    <ToggleButton icon={Code2} open={open === 'sql'} onClick={() => onToggle('sql')}>
      {t.answer.sql}
    </ToggleButton>
    {onChart ? (
      <Button look="quiet" size="small" icon={ChartColumn} onClick={onChart}>
        {t.answer.chart}
      </Button>
    ) : null}
    {changed.edited ? (
      <span className="ml-auto flex items-center gap-1">
        <Badge tone="warn">{t.answer.edited}</Badge>
        <Button look="quiet" size="small" icon={RotateCcw} onClick={changed.reset}>
          {t.answer.reset}
        </Button>
      </span>
    ) : query.purpose ? (
      <span className="ml-auto truncate px-1 text-12 text-muted max-sm:hidden">{query.purpose}</span>
    ) : null}
  </div>
)

const TablePanel = ({ query, shown, marks, name, onExport }: PartProps & { onExport: () => void }) => (
  <div className="flex flex-col gap-1 border-t border-line p-2">
    <div style={{ maxHeight: 420 }} className="flex min-h-28 flex-col">
      <DataTable
        columns={marks.columns ?? shown.typed}
        rows={shown.rows}
        {...(marks.place ? { onCell: marks.place } : {})}
        {...(marks.totals ? { totals: marks.totals } : {})}
        label={name}
        exportName={name}
        {...(query.rerunnable ? { onExport } : {})}
        className="min-h-0 flex-1"
      />
    </div>
    {shown.truncated ? (
      <p className="px-1 text-12 text-muted">{t.answer.truncatedNote(format.number(shown.rows.length))}</p>
    ) : null}
  </div>
)

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

/** What the columns of an answer mean is asked for when somebody looks at its rows or clicks. */
function useAnswerMarks(spaceId: string, asked: ResultProps['asked'], rows: readonly DataRow[], isOpen: boolean) {
  const question = asked?.question ?? null
  const marks = useMarks(spaceId, question, asked?.onChange ?? (() => undefined))
  const checked = useQuery({
    ...checkedQuery(spaceId, question ?? emptyQuestion),
    enabled: question !== null && isOpen,
  })
  const columns = useMemo(
    () =>
      question && checked.data ? tableColumnsOf({ question, rows: [...rows], columns: checked.data.columns }) : null,
    [question, checked.data, rows],
  )
  const wholes = useMemo(() => (question ? wholesOfQuestion(spaceId, question) : undefined), [spaceId, question])
  const meant = useMemo(
    () => (question && checked.data ? { question, columns: checked.data.columns } : null),
    [question, checked.data],
  )
  const fields = useMemo(() => (meant ? fieldLooks(meant.question, meant.columns) : null), [meant])
  const totals = useTotals(isOpen && rows.length > 1 ? wholes : undefined, meant)
  const place = async (row: DataRow, column: string, at: { x: number; y: number }) => {
    if (!question) return
    try {
      const { columns: shown } = await queryClient.fetchQuery(checkedQuery(spaceId, question))
      marks.place({ question, rows: [...rows], columns: shown }, row, column, at)
    } catch (error) {
      showError(error)
    }
  }
  return {
    ...marks,
    columns,
    wholes,
    totals,
    fields,
    place: question
      ? (row: DataRow, column: string, at: { x: number; y: number }) => void place(row, column, at)
      : undefined,
  }
}

type ResultChartProps = {
  spec: ChartSpec
  data: ChartProps['data']
  /** It draws a changed query instead of the answer's. */
  edited: { chart: ChartSpec | null; onChange: (chart: ChartSpec) => void } | null
  onKeep: ((chart: ChartSpec) => void) | undefined
  onPick: ChartProps['onPick'] | undefined
  wholes: ChartProps['wholes']
  tools: ReactNode
}

/** A chart that can be changed by hand. */
function ResultChart({ spec, data, edited, onKeep, onPick, wholes, tools }: ResultChartProps) {
  const [changed, setChanged] = useState<ChartSpec | null>(null)
  const isEdited = edited !== null
  const wanted = edited?.chart ?? changed ?? spec
  const shown = useMemo(() => {
    const fits = fitting(wanted, data.columns)
    // The title says what the answer found, not what a changed query finds.
    return isEdited ? { ...fits, title: undefined } : fits
  }, [wanted, isEdited, data.columns])
  const change = (chart: ChartSpec) => {
    if (edited) return edited.onChange(chart)
    setChanged(chart)
    onKeep?.(chart)
  }
  return (
    <Chart
      spec={shown}
      data={data}
      height={300}
      tools={tools}
      onSpecChange={change}
      {...(onPick ? { onPick } : {})}
      wholes={wholes}
      className="rounded-none! border-0! p-4!"
    />
  )
}
