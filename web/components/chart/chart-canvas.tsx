import { useEffect, useMemo, useRef } from 'react'
import type { ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import type { ChartTheme } from '../../../src/engine/charts/chart-colours.ts'
import { chartOption } from '../../../src/engine/charts/chart-option.ts'
import { chartWords } from '../../../src/engine/charts/chart-words.ts'
import { type Hit, type Marked, markedRow, placesOf } from '../../../src/engine/charts/marked-row.ts'
import { withPicked } from '../../../src/engine/charts/picked-marks.ts'
import { logError } from '../../lib/client-log.ts'
import { echarts, isPrepared, prepareFor } from './chart-library.ts'

export type Picked = Marked & { at: { x: number; y: number } }
type ChartCanvasProps = {
  spec: ChartSpec
  data: ChartData
  theme: ChartTheme
  label: string
  /** A mark was clicked; `at` is in the window. */
  onPick?: ((picked: Picked) => void) | undefined
  isPicked?: ((row: Marked['row']) => boolean) | undefined
  /** A stretch of the horizontal axis was drawn over: its first and last row. */
  onBrush?: ((from: Marked, to: Marked) => void) | undefined
}

const reach = 40
const brushFrom = 12

/** Loaded when the first chart is drawn. */
export function ChartCanvas({ spec, data, theme, label, onPick, isPicked, onBrush }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const veil = useRef<HTMLDivElement>(null)
  const chart = useRef<echarts.ECharts | null>(null)
  const latest = useRef({ spec, data, theme, onPick, onBrush })
  useEffect(() => {
    latest.current = { spec, data, theme, onPick, onBrush }
  })

  useEffect(() => {
    const element = box.current!
    const made = echarts.init(element, null, { renderer: 'canvas' })
    chart.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(element)
    const stopMarks = listen(made, element, veil.current!, () => latest.current)
    return () => {
      stopMarks()
      watch.disconnect()
      made.dispose()
      chart.current = null
    }
  }, [])

  useEffect(() => {
    let stale = false
    const draw = () => {
      const option = chartOption(spec, data, theme)
      const shown = option && isPicked ? withPicked(option, spec, data, isPicked, theme.locale) : option
      if (!stale && shown !== null) chart.current?.setOption(shown, { notMerge: true })
    }
    const failed = (error: unknown) => logError('chart-failed', error, { type: spec.type })
    if (!isPrepared(spec)) prepareFor(spec).then(draw).catch(failed)
    else
      try {
        draw()
      } catch (error) {
        failed(error)
      }
    return () => {
      stale = true
    }
  }, [spec, data, theme, isPicked])

  const words = useMemo(() => chartWords(spec, data, theme.locale), [spec, data, theme.locale])
  return (
    <div className="relative isolate size-full">
      <div ref={box} role="img" aria-label={words === '' ? label : `${label}. ${words}`} className="size-full" />
      <div ref={veil} hidden className="pointer-events-none absolute inset-y-0 bg-accent/15" />
    </div>
  )
}

type Drawn = Pick<ChartCanvasProps, 'spec' | 'data' | 'theme'>
type Now = Drawn & Pick<ChartCanvasProps, 'onPick' | 'onBrush'>

/** Clicks on marks, and stretches of the axis that somebody draws over. */
function listen(chart: echarts.ECharts, element: HTMLElement, veil: HTMLElement, now: () => Now): () => void {
  const pick = (marked: Marked | null, { offsetX, offsetY, event }: echarts.ElementEvent) => {
    const { left, top } = element.getBoundingClientRect()
    if (!marked || brushed) return
    // After a tap browsers send a click as well, which would close what the tap has opened.
    if (event.type === 'touchend') event.preventDefault()
    chart.dispatchAction({ type: 'hideTip' })
    now().onPick?.({ ...marked, at: { x: left + offsetX, y: top + offsetY } })
  }
  let brushed = false
  chart.on('click', (params) => {
    const { spec, data, theme } = now()
    const { event } = params
    if (event) pick(markedRow(spec, data, params as Hit, theme.locale), event)
  })
  // A line is thin: what is nearest is meant.
  chart.getZr().on('click', (event) => {
    const { type } = now().spec
    if (type === 'line' || type === 'area') pick(nearestTo(chart, now(), event.offsetX, event.offsetY), event)
  })
  let from: number | null = null
  const down = ({ offsetX }: { offsetX: number }) => {
    brushed = false
    from = now().onBrush ? offsetX : null
  }
  const move = ({ offsetX }: { offsetX: number }) => {
    if (from === null || Math.abs(offsetX - from) < brushFrom) return
    brushed = true
    veil.hidden = false
    veil.style.left = `${Math.min(from, offsetX)}px`
    veil.style.width = `${Math.abs(offsetX - from)}px`
  }
  const up = ({ offsetX }: { offsetX: number }) => {
    const began = from
    from = null
    veil.hidden = true
    if (began === null || !brushed) return
    const inside = between(chart, now(), Math.min(began, offsetX), Math.max(began, offsetX))
    if (inside) now().onBrush?.(...inside)
  }
  const gone = () => {
    from = null
    veil.hidden = true
  }
  const zr = chart.getZr()
  zr.on('mousedown', down)
  zr.on('mousemove', move)
  zr.on('mouseup', up)
  window.addEventListener('mouseup', gone)
  return () => window.removeEventListener('mouseup', gone)
}

function pixelsOf(chart: echarts.ECharts, { spec, data, theme }: Drawn) {
  return placesOf(spec, data, theme.locale).flatMap((place) => {
    const at = chart.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [place.x, place.y] as [number, number])
    return Array.isArray(at) && Number.isFinite(at[0]) ? [{ place, x: at[0] as number, y: at[1] as number }] : []
  })
}

function nearestTo(chart: echarts.ECharts, drawn: Drawn, x: number, y: number): Marked | null {
  let best: { place: Marked; distance: number } | null = null
  for (const point of pixelsOf(chart, drawn)) {
    const distance = Math.hypot(point.x - x, (point.y - y) / 2)
    if (distance < reach && (best === null || distance < best.distance)) best = { place: point.place, distance }
  }
  return best?.place ?? null
}

function between(chart: echarts.ECharts, drawn: Drawn, left: number, right: number): [Marked, Marked] | null {
  const inside = pixelsOf(chart, drawn)
    .filter(({ x }) => x >= left && x <= right)
    .toSorted((a, b) => a.x - b.x)
  const [first, last] = [inside[0], inside.at(-1)]
  return first && last ? [first.place, last.place] : null
}
