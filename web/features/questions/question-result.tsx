import { type ReactNode, useMemo } from 'react'
import type { ChartData } from '../../../src/engine/charts/chart.contract.ts'
import { Chart } from '../../components/chart/chart.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { DataTable, rowHeight } from '../../components/table/data-table.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { isNamed, showOf, tableColumnsOf } from './column-format.ts'
import type { Answered, QuestionChange } from './questions.queries.ts'
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

/** What a chart draws: names instead of the numbers of weekdays and steps. Clicks lead back to the row itself. */
function chartData(answer: Answered): { data: ChartData; rowOf: (row: Row) => Row } {
  const { columns, rows } = answer
  const named = columns.filter((column) => isNamed(answer, column)).map((c) => ({ ...c, show: showOf(answer, c) }))
  const own = new Map<Row, Row>()
  const drawn = rows.map((row) => {
    if (named.length === 0) return row
    const said = named.map(({ name, show }) => [name, row[name] === null ? null : (show ?? String)(row[name])])
    const copy = { ...row, ...Object.fromEntries(said) }
    own.set(copy, row)
    return copy
  })
  return { data: { columns: columns.map(({ name }) => name), rows: drawn }, rowOf: (row) => own.get(row) ?? row }
}

/** The chart and the rows of a question. Each mark and cell leads on. */
export function QuestionResult({ spaceId, answer, dimmed = false, onChange, tools }: QuestionResultProps) {
  const { rows, columns, chart, truncated, question } = answer
  const marks = useMarks(spaceId, question, onChange)
  const shown = useMemo(() => tableColumnsOf(answer), [answer])
  const { data, rowOf } = useMemo(() => chartData(answer), [answer])
  const place = (row: Row, column: string, at: { x: number; y: number }) => marks.place(answer, row, column, at)
  // Only along a time is a stretch of the axis a condition.
  const along = columns.find(({ name, ref, role }) => name === chart?.x && ref.by !== undefined && role === 'time')
  const brush = (from: Record<string, unknown>, to: Record<string, unknown>) => {
    if (along?.ref.by === undefined) return
    const [value, end] = [String(from[along.name]), String(to[along.name])]
    onChange([{ only: { at: [{ by: along.ref.by, value, to: end }] } }])
  }
  const isNumber = chart?.type === 'metric'
  return (
    <div
      aria-busy={dimmed}
      className={classNames('flex min-w-0 flex-col gap-4 transition-opacity', dimmed && 'opacity-50 delay-150')}
    >
      {rows.length === 0 ? <EmptyState title={t.explore.noRows} text={t.explore.noRowsText} /> : null}
      {chart && rows.length > 0 ? (
        <Chart
          spec={chart}
          data={data}
          height={320}
          bare={isNumber}
          tools={tools}
          onPick={({ row, measure, at }) => place(rowOf(row), measure, at)}
          {...(along ? { onBrush: brush } : {})}
          className={isNumber ? 'h-auto! py-4' : ''}
        />
      ) : null}
      {marks.change}
      {rows.length > 0 ? (
        <div
          className="flex min-h-28 flex-col"
          style={{ height: Math.min(tableHeight, rows.length * rowHeight + 32 + 40 + 2) }}
        >
          <DataTable
            columns={shown}
            rows={rows}
            label={answer.sentence}
            exportName={t.explore.result}
            onCell={place}
            className="min-h-0 flex-1"
          />
        </div>
      ) : null}
      {truncated ? <p className="text-12 text-muted">{t.answer.truncatedNote(format.number(rows.length))}</p> : null}
      {marks.menu}
    </div>
  )
}
