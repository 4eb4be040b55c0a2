import { useMemo } from 'react'
import { Chart } from '../../components/chart/chart.tsx'
import { DataTable, rowHeight } from '../../components/table/data-table.tsx'
import type { DataColumn } from '../../components/table/data-table-values.ts'
import { EmptyState } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { Answered } from './questions.queries.ts'

type QuestionResultProps = {
  answer: Answered
  /** While another one is computed this one stays, and steps back. */
  dimmed?: boolean
}

const tableHeight = 420

/** The chart and the rows of a question. */
export function QuestionResult({ answer, dimmed = false }: QuestionResultProps) {
  const { rows, columns, chart, truncated } = answer
  const data = useMemo(() => ({ columns: columns.map(({ name }) => name), rows }), [columns, rows])
  const shown = useMemo(
    () =>
      columns.map(({ name, label, type }): DataColumn => ({ name, label, type: type as DataColumn['type'] & string })),
    [columns],
  )
  const isNumber = chart?.type === 'metric'
  return (
    <div
      aria-busy={dimmed}
      className={classNames('flex min-w-0 flex-col gap-4 transition-opacity', dimmed && 'opacity-50 delay-150')}
    >
      {rows.length === 0 ? <EmptyState title={t.explore.noRows} text={t.explore.noRowsText} /> : null}
      {chart && rows.length > 0 ? (
        <Chart spec={chart} data={data} height={320} bare={isNumber} className={isNumber ? 'h-auto! py-4' : ''} />
      ) : null}
      {rows.length > 0 && !isNumber ? (
        <div
          className="flex min-h-28 flex-col"
          style={{ height: Math.min(tableHeight, rows.length * rowHeight + 32 + 40 + 2) }}
        >
          <DataTable
            columns={shown}
            rows={rows}
            label={answer.sentence}
            exportName={t.explore.result}
            className="min-h-0 flex-1"
          />
        </div>
      ) : null}
      {truncated ? <p className="text-12 text-muted">{t.answer.truncatedNote(format.number(rows.length))}</p> : null}
    </div>
  )
}
