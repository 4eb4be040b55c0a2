import type { ReactNode } from 'react'
import { numberText, toNumber } from '../../../src/engine/charts/chart-values.ts'
import { metricOf } from '../../../src/engine/charts/metric.ts'
import type { MetricNode } from '../../../src/engine/documents/documents.contract.ts'
import { classNames } from '../../lib/class-names.ts'
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { Result } from './documents.ts'
import { Tile } from './tile.tsx'

const signed = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })

export function MetricTile({ view, result, tools }: { view: MetricNode; result: Result; tools: ReactNode }) {
  const column = view.value ?? result.columns.find((name) => name !== view.delta && name !== view.spark) ?? ''
  const metric = metricOf(
    {
      type: 'metric',
      y: column,
      ...(view.title ? { title: view.title } : {}),
      ...(view.format ? { format: view.format } : {}),
    },
    result,
    locale,
  )
  const last = result.rows.at(-1)
  const delta = view.delta && last ? toNumber(last[view.delta]) : null
  const change = delta === null ? metric?.change?.text : signed.format(delta)
  const up = delta === null ? metric?.change?.up : delta >= 0
  return (
    <Tile className="group relative">
      <div className="absolute top-2 right-2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
        {tools}
      </div>
      <p className="truncate pr-6 text-13 text-muted">{metric?.label ?? view.title}</p>
      <p className="numeric truncate text-28 font-semibold" title={metric?.full}>
        {metric?.value ?? <span className="text-14 font-normal text-muted">{t.chart.empty}</span>}
      </p>
      {change ? (
        <p className={classNames('numeric text-13', up ? 'text-good' : 'text-bad')}>
          <span aria-hidden>{up ? '▲ ' : '▼ '}</span>
          {change}
        </p>
      ) : null}
      {view.spark ? <Spark values={result.rows.map((row) => toNumber(row[view.spark!]))} view={view} /> : null}
    </Tile>
  )
}

/** The way the number came, without axes. */
function Spark({ values, view }: { values: (number | null)[]; view: MetricNode }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const y = (value: number) => (most === least ? 15 : 28 - ((value - least) / (most - least)) * 26)
  const points = values.flatMap((value, i) =>
    value === null ? [] : [`${(i / (values.length - 1)) * 100},${y(value)}`],
  )
  const text = numberText(view.format, locale)
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      role="img"
      aria-label={t.dashboards.sparkFrom(text.short(known[0]!), text.short(known.at(-1)!))}
      className="mt-1 h-8 w-full text-chart-1"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
