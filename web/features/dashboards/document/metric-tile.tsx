import type { ReactNode } from 'react'
import { measureText } from '../../../../src/engine/charts/measure-text.ts'
import { isOfAllRows, metricViewOf, sparkPoints, whyNotOne } from '../../../../src/engine/charts/metric.ts'
import type { MetricNode } from '../../../../src/engine/documents/documents.contract.ts'
import { useWithTotal, type WholeSource } from '../../../components/chart/use-wholes.ts'
import { Skeleton } from '../../../components/page/states.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { locale } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import type { Result } from './documents.ts'
import { Tile } from './tile.tsx'

type MetricTileProps = { view: MetricNode; result: Result; tools: ReactNode; wholes: WholeSource | undefined }

export function MetricTile({ view, result, tools, wholes }: MetricTileProps) {
  const { data, isPending } = useWithTotal(result, wholes, isOfAllRows(view))
  const metric = isPending ? null : metricViewOf(view, data, locale)
  return (
    <Tile className="group relative overflow-hidden">
      <div className="absolute top-2 right-2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100">
        {tools}
      </div>
      <p className="truncate pr-6 text-13 text-muted">{metric?.label ?? view.title}</p>
      <p
        // Two tiles share the width of a phone.
        className={classNames(
          'numeric truncate text-28 font-semibold',
          (metric?.value.length ?? 0) > 8 && 'max-sm:text-20 max-sm:leading-10',
        )}
        title={metric?.full}
      >
        {isPending ? (
          <Skeleton className="h-8 w-28" />
        ) : (
          (metric?.value ?? (
            <span className="block text-14 font-normal whitespace-normal text-muted">
              {whyNotOne(data, view.value) ?? t.chart.empty}
            </span>
          ))
        )}
      </p>
      {metric?.change ? (
        <p className={classNames('numeric text-13', metric.change.up ? 'text-good' : 'text-bad')}>
          <span aria-hidden>{metric.change.up ? '▲ ' : '▼ '}</span>
          {metric.change.text}
        </p>
      ) : null}
      {metric?.note ? <p className="numeric text-13 text-muted">{metric.note}</p> : null}
      {metric?.spark ? <Spark values={metric.spark} view={view} result={result} /> : null}
    </Tile>
  )
}

/** The way the number came, without axes. */
function Spark({ values, view, result }: { values: (number | null)[]; view: MetricNode; result: Result }) {
  const known = values.filter((value) => value !== null)
  const points = sparkPoints(values, 100, 26).map(([x, y]) => `${x},${y + 2}`)
  const text = measureText(view.format, result, view.spark, locale)
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
