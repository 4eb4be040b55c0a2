import type { EChartsOption } from 'echarts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { type Marked, markedRow } from './marked-row.ts'

type Item = { name?: string; value?: unknown; itemStyle?: object; label?: object }
type Series = { type?: string; name?: string; data?: unknown[] }

const stepsBack = { opacity: 0.35 }
const staysReadable = { opacity: 1 }
/** Kinds whose marks stand for a row each. */
const marked: readonly (string | undefined)[] = ['bar', 'pie']

/** The drawing with the marks that were clicked in full colour, and all others paler. */
export function withPicked(
  option: EChartsOption,
  spec: ChartSpec,
  data: ChartData,
  isPicked: (row: Marked['row']) => boolean,
  locale: string,
): EChartsOption {
  const look = (seriesName: string | undefined, given: unknown): unknown => {
    const isItem = typeof given === 'object' && given !== null && !Array.isArray(given)
    const item: Item = isItem ? given : { value: given }
    const found = markedRow(spec, data, { seriesName, name: item.name, value: item.value }, locale)
    return found && isPicked(found.row)
      ? given
      : {
          ...item,
          itemStyle: { ...item.itemStyle, ...stepsBack },
          label: { ...item.label, ...staysReadable },
        }
  }
  const series = [option.series ?? []].flat() as Series[]
  return {
    ...option,
    series: series.map((one) =>
      marked.includes(one.type) ? { ...one, data: (one.data ?? []).map((item) => look(one.name, item)) } : one,
    ) as NonNullable<EChartsOption['series']>,
  }
}
