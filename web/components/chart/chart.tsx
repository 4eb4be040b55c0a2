import { Download, Maximize2, Settings2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { type ChartTheme, darkChartTheme, lightChartTheme } from '../../../src/engine/charts/chart-colours.ts'
import { shapeOf } from '../../../src/engine/charts/chart-shape.ts'
import { heightOfBars } from '../../../src/engine/charts/kinds/xy.ts'
import { isOneNumber, metricOf, whyNotOne } from '../../../src/engine/charts/metric.ts'
import { classNames } from '../../lib/class-names.ts'
import { saveFile } from '../../lib/clipboard.ts'
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { type Theme, useAccent, useTheme } from '../../lib/theme.ts'
import { showError } from '../../lib/undo.ts'
import { IconButton } from '../form/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Menu } from '../overlay/menu.tsx'
import { Popover } from '../overlay/popover.tsx'
import { Skeleton } from '../page/states.tsx'
import { accentChart } from './accent.ts'
import type { Picked } from './chart-canvas.tsx'
import { ChartSettings, ChartTypeMenu } from './chart-settings.tsx'
import { needsMore } from './needs-more.ts'
import { useWithTotal, type WholeSource } from './use-wholes.ts'

const PivotTable = lazy(() => import('./pivot-table.tsx').then((m) => ({ default: m.PivotTable })))
/** A chart that is begun before its kind is known to the library would never be laid out. */
const MoreCanvas = lazy(() =>
  Promise.all([import('./chart-canvas.tsx'), import('./chart-library-more.ts')]).then(([m]) => ({
    default: m.ChartCanvas,
  })),
)
const ChartCanvas = lazy(() => import('./chart-canvas.tsx').then((m) => ({ default: m.ChartCanvas })))

const chartThemeOf = (theme: Theme, accent: string | undefined): ChartTheme => ({
  ...(theme === 'dark' ? darkChartTheme : lightChartTheme),
  ...(accent === undefined ? {} : accentChart(accent, lightChartTheme, theme)),
  locale,
  emptyText: t.chart.empty,
  otherText: t.chart.other,
  zoomedText: t.chart.zoomed,
  totalText: t.words.total,
  goalText: t.chart.options.goal,
  moreRowsText: t.chart.moreRows,
  moreColumnsText: t.chart.moreColumnsShort,
})

function useChartTheme(): ChartTheme {
  const mode = useTheme()
  const accent = useAccent()
  return useMemo(() => chartThemeOf(mode, accent), [mode, accent])
}

export type ChartProps = {
  spec: ChartSpec
  data: ChartData
  /** With it, type, axes and series can be changed by hand. */
  onSpecChange?: ((spec: ChartSpec) => void) | undefined
  /** Only how it looks can be changed: what stands where is said elsewhere. */
  looksOnly?: boolean
  /** `fill`: as high as what it stands in. */
  height?: number | 'fill'
  /** Without title and buttons: for tiles that have their own frame. */
  bare?: boolean
  /** Buttons before its own. */
  tools?: ReactNode
  /** A mark was clicked. */
  onPick?: (picked: Picked) => void
  /** The marks that were clicked: all others step back. */
  isPicked?: ((row: Row) => boolean) | undefined
  /** A stretch of the horizontal axis was drawn over: its first and last row. */
  onBrush?: (from: Row, to: Row) => void
  /** Where the totals of a pivot table, and one number for several rows, come from. */
  wholes?: WholeSource | undefined
  className?: string
}
type Row = Record<string, unknown>

/** Of longer lists of bars some names are left out: the page would be all chart. */
const maxHeight = 960
const figureLook = 'rounded border border-line bg-bg p-3'

export function Chart({
  spec,
  data: given,
  onSpecChange,
  looksOnly = false,
  height = 320,
  bare = false,
  tools: before,
  onPick,
  isPicked,
  onBrush,
  wholes,
  className,
}: ChartProps) {
  const [large, setLarge] = useState(false)
  const { data, isPending } = useWithTotal(given, wholes, isOneNumber(spec))
  const theme = useChartTheme()
  const room = useMemo(() => (height === 'fill' ? null : heightOfBars(spec, data, locale)), [height, spec, data])
  const high = height === 'fill' ? height : Math.min(maxHeight, Math.max(height, room ?? 0))
  const picture = useMemo(() => ({ ...spec, title: undefined }), [spec])
  const name = nameOf(spec)

  const tools = (inDialog: boolean) => (
    <div className="flex shrink-0 items-center print:hidden">
      {inDialog ? null : before}
      <ChartTools
        {...{ spec, data, theme, onSpecChange, looksOnly }}
        onEnlarge={inDialog ? null : () => setLarge(true)}
      />
    </div>
  )
  const drawing = isPending ? (
    <Skeleton className="size-full min-h-16" />
  ) : (
    <Drawing spec={picture} {...{ data, theme, wholes, onPick, isPicked, onBrush }} label={name} />
  )
  const body = spec.type === 'metric' && !isPending ? <MetricView spec={spec} data={data} /> : drawing
  if (bare)
    return (
      <div className={className} style={{ height: high === 'fill' ? '100%' : high }}>
        {body}
      </div>
    )
  return (
    <figure className={classNames(figureLook, height === 'fill' && 'flex h-full flex-col', className)}>
      <figcaption className="flex items-start gap-2 pb-2">
        <span className="min-w-0 flex-1 text-14 font-semibold">{spec.type === 'metric' ? null : spec.title}</span>
        {tools(false)}
      </figcaption>
      <div className={classNames('min-h-0 flex-1', spec.type === 'pivot' && 'flex flex-col')} style={boxOf(spec, high)}>
        {large ? null : body}
      </div>
      <Dialog open={large} onClose={() => setLarge(false)} title={name} size="full">
        <div className="flex h-full flex-col gap-2">
          <div className="flex justify-end">{tools(true)}</div>
          <div className="min-h-0 flex-1">{drawing}</div>
        </div>
      </Dialog>
    </figure>
  )
}

const boxOf = ({ type }: ChartSpec, high: number | 'fill') =>
  high === 'fill' || type === 'metric' ? {} : type === 'pivot' ? { maxHeight: high } : { height: high }

const nameOf = ({ title, type }: ChartSpec): string => title ?? t.chart.types[type]

async function savePicture(spec: ChartSpec, data: ChartData, theme: ChartTheme, kind: 'png' | 'svg'): Promise<void> {
  const { chartPicture } = await import('./chart-picture.ts')
  const name = nameOf(spec)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .toLowerCase()
  saveFile(`${name}.${kind}`, await chartPicture(spec, data, theme, kind))
}

type ToolsProps = Pick<ChartProps, 'spec' | 'data' | 'onSpecChange' | 'looksOnly'> & {
  theme: ChartTheme
  /** Null where it fills the screen. */
  onEnlarge: (() => void) | null
}

function ChartTools({ spec, data, theme, onSpecChange, looksOnly = false, onEnlarge }: ToolsProps) {
  const download = (kind: 'png' | 'svg') => void savePicture(spec, data, theme, kind).catch(showError)
  return (
    <>
      {onSpecChange ? (
        <>
          {looksOnly ? null : <ChartTypeMenu spec={spec} onChange={onSpecChange} />}
          <Popover
            label={t.chart.configure}
            align="end"
            trigger={<IconButton icon={Settings2} label={t.chart.configure} size="small" />}
          >
            <ChartSettings spec={spec} data={data} onChange={onSpecChange} looksOnly={looksOnly} />
          </Popover>
        </>
      ) : null}
      {spec.type === 'metric' ? null : (
        <>
          <Menu
            trigger={<IconButton icon={Download} label={t.chart.download} size="small" />}
            entries={[
              { label: t.chart.png, onSelect: () => download('png') },
              { label: t.chart.svg, onSelect: () => download('svg') },
            ]}
          />
          {onEnlarge ? (
            <IconButton icon={Maximize2} label={t.chart.fullScreen} size="small" onClick={onEnlarge} />
          ) : null}
        </>
      )}
    </>
  )
}

type DrawingProps = Pick<ChartProps, 'spec' | 'data' | 'wholes' | 'onPick' | 'isPicked' | 'onBrush'> & {
  theme: ChartTheme
  label: string
}

/** The picture, or the table that a pivot is; loaded with the first of its kind. */
function Drawing({ spec, data, theme, label, wholes, onPick, isPicked, onBrush }: DrawingProps) {
  const isRare = needsMore(spec)
  const Canvas = isRare ? MoreCanvas : ChartCanvas
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      {spec.type === 'pivot' ? (
        <PivotTable spec={spec} data={data} label={label} wholes={wholes} onPick={onPick} />
      ) : (
        <Canvas
          // Both are one component once they are loaded, and a chart that was begun before goes on without the rare kinds.
          key={isRare ? 'rare' : 'usual'}
          spec={spec}
          data={data}
          theme={theme}
          label={label}
          onPick={onPick}
          isPicked={isPicked}
          onBrush={onBrush && ((from, to) => onBrush(from.row, to.row))}
        />
      )}
    </Suspense>
  )
}

export function MetricView({ spec, data }: Pick<ChartProps, 'spec' | 'data'>) {
  const metric = metricOf(spec, data, locale)
  if (metric === null)
    return <p className="text-muted">{whyNotOne(data, shapeOf(spec, data).measures[0]) ?? t.chart.empty}</p>
  return (
    <div className="py-1">
      <p className="text-13 text-muted">{metric.label}</p>
      <p className="numeric text-28 font-semibold" title={metric.full}>
        {metric.value}
      </p>
      {metric.note ? <p className="numeric text-13 text-muted">{metric.note}</p> : null}
    </div>
  )
}
