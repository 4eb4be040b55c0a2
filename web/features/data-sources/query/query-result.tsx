import { useMemo, useState } from 'react'
import type { ChartSpec } from '../../../../src/engine/charts/chart.contract.ts'
import { suggestChart } from '../../../../src/engine/charts/suggest-chart.ts'
import { Chart } from '../../../components/chart/chart.tsx'
import { Tabs } from '../../../components/page/tabs.tsx'
import { DataTable } from '../../../components/table/data-table.tsx'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import type { QueryAnswer } from '../data-sources.queries.ts'

type QueryResultProps = {
  answer: QueryAnswer
  /** The chart that somebody chose; null: a table until then. */
  chart: ChartSpec | null
  onChart: (chart: ChartSpec | null) => void
}

/** The rows, and a chart of them. Who looks at the chart has chosen it. */
export function QueryResult({ answer, chart: spec, onChart: setSpec }: QueryResultProps) {
  const { columns, types, data, truncated, elapsedMs, engine } = answer
  const [view, setView] = useState<'table' | 'chart'>(spec ? 'chart' : 'table')
  const typed = useMemo(() => columns.map((name, i) => ({ name, type: types[i]! })), [columns, types])
  const drawn = useMemo(
    () =>
      spec ??
      suggestChart(
        columns,
        types,
        data.map((row) => columns.map((name) => row[name])),
      ) ?? { type: 'bar' as const },
    [spec, columns, types, data],
  )
  return (
    <div className="flex min-h-80 flex-1 flex-col">
      {truncated ? (
        <p className="mb-2 rounded bg-warn-soft px-3 py-1.5 text-12 text-warn">
          {t.query.cut(format.number(data.length))}
        </p>
      ) : null}
      <Tabs
        fill
        label={t.answer.result}
        value={view}
        onChange={(next) => {
          setView(next)
          setSpec(next === 'chart' ? drawn : null)
        }}
        actions={
          <span className="numeric text-12 text-muted" role="status">
            {t.query.took(format.number(data.length), format.duration(elapsedMs), t.query.engines[engine])}
          </span>
        }
        tabs={[
          {
            value: 'table',
            label: t.words.table,
            content: <DataTable className="h-full pt-2" label={t.answer.result} columns={typed} rows={data} />,
          },
          {
            value: 'chart',
            label: t.words.chart,
            content: (
              <div className="pt-2">
                <Chart spec={drawn} data={{ columns, rows: data }} onSpecChange={setSpec} height={360} />
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
