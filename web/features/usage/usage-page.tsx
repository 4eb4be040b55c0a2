import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Chart } from '../../components/chart/chart.tsx'
import { choicesOf, Select } from '../../components/form/select.tsx'
import { Page, Section } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, Skeleton, SkeletonRows } from '../../components/page/states.tsx'
import { Tabs } from '../../components/page/tabs.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { format } from '../../lib/format.ts'
import { useKept } from '../../lib/local-storage.ts'
import { isLost } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { Budgets } from './budgets.tsx'
import { daysOf, type PeriodName, periodNames, periodOf } from './periods.ts'
import { useSubjectNames } from './subject-names.ts'
import { type Period, reportQuery, type UsageReport } from './usage.queries.ts'

const measures = ['runs', 'tokens', 'cost'] as const
type Measure = (typeof measures)[number]
const bys = ['user', 'model', 'api-key', 'space', 'share-link'] as const

export function UsagePage() {
  const can = useCan()
  const [name, setName] = useKept<PeriodName>('usage-period', '30d')
  const [measure, setMeasure] = useState<Measure>('runs')
  const period = useMemo(() => periodOf(name, new Date()), [name])
  return (
    <Page title={t.usage.title} text={can.administer ? t.usage.text : t.usage.ownText}>
      <Section
        title={t.usage.overTime}
        action={
          <div className="flex gap-2 *:w-34">
            <Select
              label={t.usage.measure}
              value={measure}
              onChange={setMeasure}
              options={choicesOf(measures, t.usage.measures)}
            />
            <Select
              label={t.words.period}
              value={name}
              onChange={setName}
              options={choicesOf(periodNames, t.usage.periods)}
            />
          </div>
        }
      >
        <OverTime period={period} measure={measure} />
      </Section>
      <Section title={t.usage.by}>
        <Tabs
          label={t.usage.by}
          tabs={bys.map((value) => ({
            value,
            label: t.usage.bys[value],
            content: <Ledger period={period} by={value} />,
          }))}
        />
      </Section>
      <Budgets />
    </Page>
  )
}

function OverTime({ period, measure }: { period: Period; measure: Measure }) {
  const report = useQuery(reportQuery(period, 'day'))
  if (report.isPending)
    return (
      <div className="flex flex-col gap-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
    )
  if (isLost(report)) return <ErrorState error={report.error} onRetry={() => report.refetch()} />
  const { totals, rows } = report.data
  if (totals.runs === 0) return <EmptyState icon={ChartNoAxesColumn} title={t.usage.empty} text={t.usage.emptyText} />
  const facts = [
    [t.words.questions, format.number(totals.runs)],
    [t.usage.inputTokens, format.number(totals.inputTokens)],
    [t.usage.outputTokens, format.number(totals.outputTokens)],
    [t.words.cost, format.number(Number(totals.cost.toFixed(4)))],
  ] as const
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="rounded border border-line px-3 py-2"
            title={label === t.words.cost ? t.usage.costHint : undefined}
          >
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="numeric text-20 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Chart
        spec={{ type: 'bar', x: 'day', y: 'value', title: t.usage.chartTitle[measure], xLabel: '', yLabel: '' }}
        data={{ columns: ['day', 'value'], rows: byDay(period, rows, measure) }}
        height={220}
      />
    </div>
  )
}

function byDay(period: Period, rows: UsageReport['rows'], measure: Measure): Record<string, unknown>[] {
  const found = new Map(rows.map((row) => [row.key, row]))
  return daysOf(period).map((day) => {
    const row = found.get(day)
    const value = row === undefined ? 0 : measure === 'tokens' ? row.inputTokens + row.outputTokens : row[measure]
    return { day, value }
  })
}

function Ledger({ period, by }: { period: Period; by: (typeof bys)[number] }) {
  const report = useQuery(reportQuery(period, by))
  const nameOf = useSubjectNames()
  if (report.isPending) return <SkeletonRows count={3} />
  if (isLost(report)) return <ErrorState error={report.error} onRetry={() => report.refetch()} />
  const { totals } = report.data
  const rows = report.data.rows
    .toSorted((a, b) => b.cost - a.cost || b.runs - a.runs)
    .map((row) => ({ ...row, id: row.key ?? '' }))
  if (rows.length === 0) return <p className="text-muted">{t.usage.empty}</p>
  return (
    <ListTable
      label={t.usage.bys[by]}
      rows={rows}
      columns={[
        {
          header: t.usage.bys[by],
          cell: (row) => <span className={row.key === null ? 'text-muted' : 'font-medium'}>{nameOf(by, row.key)}</span>,
        },
        { header: t.words.questions, align: 'right', cell: (row) => format.number(row.runs) },
        { header: t.usage.inputTokens, align: 'right', wide: true, cell: (row) => format.number(row.inputTokens) },
        { header: t.usage.outputTokens, align: 'right', wide: true, cell: (row) => format.number(row.outputTokens) },
        { header: t.words.cost, align: 'right', cell: (row) => format.number(Number(row.cost.toFixed(4))) },
        {
          header: t.usage.share,
          wide: true,
          className: 'w-36',
          cell: (row) => (
            <Share value={totals.cost > 0 ? row.cost / totals.cost : row.runs / Math.max(1, totals.runs)} />
          ),
        },
      ]}
    />
  )
}

const Share = ({ value }: { value: number }) => (
  <span className="flex items-center gap-2">
    <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-pressed">
      <span className="block h-full bg-chart-1" style={{ width: `${Math.round(value * 100)}%` }} />
    </span>
    <span className="numeric w-12 text-right text-12 text-muted">{format.percent(value)}</span>
  </span>
)
