import { type ReactNode, useMemo } from 'react'
import { fieldLooks } from '../../../src/engine/charts/field-looks.ts'
import { grandTotal } from '../../../src/engine/charts/metric.ts'
import { Chart } from '../../components/chart/chart.tsx'
import { chartWith } from '../../components/chart/chart-with.ts'
import { useWholes, type WholeSource } from '../../components/chart/use-wholes.ts'
import { EmptyState } from '../../components/page/states.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { tableColumnsOf } from './column-format.ts'
import { type Answered, type QuestionChange, wholesOfQuestion } from './questions.queries.ts'
import { useMarks } from './use-marks.tsx'

type QuestionResultProps = {
  spaceId: string
  answer: Answered
  /** While another one is computed this one stays, and steps back. */
  dimmed?: boolean
  /** A click on a mark or a cell leads to another question. */
  onChange: (changes: QuestionChange[]) => void
  /** Buttons in the frame of the chart. */
  tools?: ReactNode
}

const tableHeight = 420

type Row = Record<string, unknown>

const chartData = ({ columns, rows, truncated, question }: Answered) => ({
  columns: columns.map(({ name }) => name),
  rows,
  truncated,
  fields: fieldLooks(question, columns),
})

/** The last row of a table: its measures over the whole, as the question gives them. */
export function useTotals(source: WholeSource | undefined, answer: Pick<Answered, 'question' | 'columns'> | null) {
  const has = answer !== null && answer.question.measures.length > 0 && answer.question.by.length > 0
  const { wholes } = useWholes(has ? source : undefined, grandTotal)
  const whole = wholes[0]?.rows[0]
  return useMemo(() => {
    const first = answer?.columns[0]
    return whole && first ? { [first.name]: t.words.total, ...whole } : null
  }, [whole, answer])
}

/** The chart and the rows of a question. Each mark and cell leads on. */
export function QuestionResult({ spaceId, answer, dimmed = false, onChange, tools }: QuestionResultProps) {
  const { rows, columns, chart, truncated, question } = answer
  const marks = useMarks(spaceId, question, onChange)
  const shown = useMemo(() => tableColumnsOf(answer), [answer])
  const data = useMemo(() => chartData(answer), [answer])
  const place = (row: Row, column: string, at: { x: number; y: number }) => marks.place(answer, row, column, at)
  // Only along a time is a stretch of the axis a condition.
  const along = columns.find(({ name, ref, role }) => name === chart?.x && ref.by !== undefined && role === 'time')
  const brush = (from: Record<string, unknown>, to: Record<string, unknown>) => {
    if (along?.ref.by === undefined) return
    const [value, end] = [String(from[along.name]), String(to[along.name])]
    onChange([{ only: { at: [{ by: along.ref.by, value, to: end }] } }])
  }
  const isNumber = chart?.type === 'metric'
  const wholes = useMemo(() => wholesOfQuestion(spaceId, question), [spaceId, question])
  const totals = useTotals(rows.length > 1 ? wholes : undefined, answer)
  return (
    <div
      aria-busy={dimmed}
      className={classNames('flex min-w-0 flex-col gap-4 transition-opacity', dimmed && 'opacity-50 delay-150')}
    >
      {rows.length === 0 ? <EmptyState title={t.table.empty} text={t.explore.noRowsText} /> : null}
      {chart && rows.length > 0 ? (
        <Chart
          spec={chart}
          data={data}
          height={chart.type === 'pivot' ? 560 : 320}
          bare={isNumber}
          looksOnly
          onSpecChange={(next) => onChange([{ set: 'chart', value: chartWith(question, chart, next) }])}
          tools={tools}
          onPick={({ row, measure, at }) => place(row, measure, at)}
          {...(along ? { onBrush: brush } : {})}
          wholes={wholes}
          className={isNumber ? 'h-auto! py-4' : ''}
        />
      ) : null}
      {marks.change}
      {rows.length > 0 && chart?.type !== 'pivot' ? (
        // As high as its rows: a scrollbar below them, which is there on some devices, finds its own room.
        <div className="flex min-h-28 flex-col" style={{ maxHeight: tableHeight }}>
          <DataTable
            columns={shown}
            rows={rows}
            label={answer.title}
            exportName={t.explore.result}
            onCell={place}
            {...(totals ? { totals } : {})}
            className="min-h-0 flex-1"
          />
        </div>
      ) : null}
      {truncated ? <p className="text-12 text-muted">{t.answer.truncatedNote(format.number(rows.length))}</p> : null}
      {marks.menu}
    </div>
  )
}
