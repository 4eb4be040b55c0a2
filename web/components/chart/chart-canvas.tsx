import { useEffect, useRef } from 'react'
import type { ChartData, ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import type { ChartTheme } from '../../../src/engine/charts/chart-colours.ts'
import { chartOption } from '../../../src/engine/charts/chart-option.ts'
import { logError } from '../../lib/client-log.ts'
import { echarts, prepareFor } from './chart-library.ts'

type ChartCanvasProps = { spec: ChartSpec; data: ChartData; theme: ChartTheme; label: string }

/** Loaded when the first chart is drawn. */
export function ChartCanvas({ spec, data, theme, label }: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<echarts.ECharts | null>(null)

  useEffect(() => {
    const element = box.current!
    const made = echarts.init(element, null, { renderer: 'canvas' })
    chart.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(element)
    return () => {
      watch.disconnect()
      made.dispose()
      chart.current = null
    }
  }, [])

  useEffect(() => {
    let stale = false
    prepareFor(spec)
      .then(() => {
        const option = chartOption(spec, data, theme)
        if (!stale && option !== null) chart.current?.setOption(option, { notMerge: true })
      })
      .catch((error) => logError('chart-failed', error, { type: spec.type }))
    return () => {
      stale = true
    }
  }, [spec, data, theme])

  return <div ref={box} role="img" aria-label={label} className="size-full" />
}
