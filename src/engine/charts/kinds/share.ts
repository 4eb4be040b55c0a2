import type { EChartsOption } from 'echarts'
import { categoryText, toNumber } from '../../formats/cell-values.ts'
import { ownOrder } from '../../formats/own-order.ts'
import type { ChartSpec } from '../chart.contract.ts'
import type { ChartTheme } from '../chart-colours.ts'
import { type ChartContext, tooltipOf, topOf } from '../chart-frame.ts'
import { labelOf } from '../chart-shape.ts'

type Part = { name: string; value: number }

/** One value per name, in the order of the rows. Several measures in one row are parts as well. */
function partsOf({ data, shape }: ChartContext): Part[] {
  const parts = new Map<string, number>()
  const add = (name: string, value: number | null) => value !== null && parts.set(name, (parts.get(name) ?? 0) + value)
  const [measure] = shape.measures
  if (shape.measures.length > 1 && data.rows.length === 1)
    for (const name of shape.measures) add(labelOf(data, name), toNumber(data.rows[0]![name]))
  else if (measure !== undefined)
    for (const row of data.rows)
      add(shape.x === null ? labelOf(data, measure) : categoryText(row[shape.x]), toNumber(row[measure]))
  return [...parts].map(([name, value]) => ({ name, value }))
}

/** More slices than colours cannot be told apart: the smallest are gathered. */
function gathered(parts: Part[], theme: ChartTheme): Part[] {
  const sorted = parts.toSorted((a, b) => b.value - a.value)
  if (sorted.length <= theme.palette.length) return sorted
  const kept = sorted.slice(0, theme.palette.length - 1)
  const rest = sorted.slice(kept.length).reduce((sum, part) => sum + part.value, 0)
  return [...kept, { name: theme.otherText, value: rest }]
}

export function pieOption(context: ChartContext): EChartsOption | null {
  const { spec, theme, text } = context
  // A share of a whole means nothing for a negative part; such data is not drawn as a pie.
  const all = partsOf(context)
  if (all.some((part) => part.value < 0)) return null
  const parts = gathered(
    all.filter((part) => part.value > 0),
    theme,
  )
  if (parts.length === 0) return null
  const percent = new Intl.NumberFormat(theme.locale, { style: 'percent', maximumFractionDigits: 1 })
  return {
    tooltip: tooltipOf(theme, text, 'item'),
    series: [
      {
        type: 'pie',
        data: parts,
        top: topOf(spec),
        bottom: 8,
        radius: spec.type === 'donut' ? ['40%', '62%'] : ['0%', '62%'],
        itemStyle: { borderColor: theme.background, borderWidth: 2 },
        label: {
          color: theme.text,
          fontSize: 12,
          lineHeight: 15,
          formatter: ({ name, percent: share }) => `${name}\n${percent.format((share ?? 0) / 100)}`,
        },
        labelLine: { length: 8, length2: 6, lineStyle: { color: theme.muted } },
      },
    ],
  }
}

/** Steps in the order that was asked for, else in their own. Names in the order of the alphabet stand so by accident: then the largest is first. */
function inSteps(parts: Part[], sort: ChartSpec['sort']): Part[] {
  const byName = (a: Part, b: Part) => a.name.localeCompare(b.name, undefined, { numeric: true })
  const bySize = parts.toSorted((a, b) => b.value - a.value)
  if (sort === 'highest') return bySize
  if (sort === 'lowest') return bySize.toReversed()
  if (sort === 'name') return parts.toSorted(byName)
  if (sort === 'rows') return parts
  const own = ownOrder(parts.map(({ name }) => name))
  if (own) return parts.toSorted((a, b) => own(a.name, b.name))
  return parts.every((part, i) => i === 0 || byName(parts[i - 1]!, part) <= 0) ? bySize : parts
}

export function funnelOption(context: ChartContext): EChartsOption | null {
  const { spec, theme, text } = context
  const all = partsOf(context).filter((part) => part.value >= 0)
  const parts = inSteps(all, spec.sort)
  if (parts.length === 0) return null
  return {
    tooltip: tooltipOf(theme, text, 'item'),
    series: [
      {
        type: 'funnel',
        data: parts,
        sort: 'none',
        top: topOf(spec) + 4,
        bottom: 8,
        left: 8,
        right: 8,
        gap: 2,
        min: 0,
        minSize: '2%',
        itemStyle: { borderWidth: 0 },
        label: {
          position: 'inside',
          color: theme.text,
          // Over any colour, and past the edge of a small step, it is read.
          backgroundColor: theme.background,
          padding: [0, 6],
          lineHeight: 18,
          borderRadius: 3,
          fontSize: 12,
          formatter: ({ name, value }) => `${name}  ${text.short(Number(value))}`,
        },
      },
    ],
  }
}
