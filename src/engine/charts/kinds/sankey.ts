import type { EChartsOption } from 'echarts'
import { categoryText, kindOf, toNumber } from '../../formats/cell-values.ts'
import type { ChartData } from '../chart.contract.ts'
import { type ChartContext, escapeHtml, tooltipOf, topOf } from '../chart-frame.ts'
import type { ChartShape } from '../chart-shape.ts'

type Link = { source: string; target: string; value: number }
/** On each side: of more, neither names nor ways can be told apart. */
const maxNames = 12

/** Where what flows from the first group goes to. */
export const sankeyTarget = (data: ChartData, { x, measures, split }: ChartShape): string | undefined =>
  split ??
  data.columns.find(
    (name) => name !== x && !measures.includes(name) && kindOf(data.rows.map((row) => row[name])) !== 'number',
  )

/** What flows from the names of one column to those of another. */
export function sankeyOption({ spec, data, shape, theme, text }: ChartContext): EChartsOption | null {
  const measure = shape.measures[0]
  const from = shape.x
  const to = sankeyTarget(data, shape)
  if (measure === undefined || from === null || to === undefined) return null
  const all = gathered(flowsOf(data.rows, from, to, measure), theme.otherText)
  if (all.length === 0) return null
  // What leads back to where it came from cannot be drawn as a flow: the two sides are then apart.
  const sides = hasCircle(all)
  const links = sides ? all.map((one) => ({ ...one, source: `0${one.source}`, target: `1${one.target}` })) : all
  const shown = (name: string) => (sides ? name.slice(1) : name)
  const palette = spec.colors ?? theme.palette
  const nodes = [...new Set(links.flatMap(({ source, target }) => [source, target]))]
  return {
    tooltip: {
      ...tooltipOf(theme, text, 'item'),
      formatter: (params: unknown) => {
        const { data: mark, name, value } = params as { data: Partial<Link>; name: string; value: number }
        const said = mark.source === undefined ? shown(name) : `${shown(mark.source)} → ${shown(mark.target ?? '')}`
        return escapeHtml(`${said}: ${text.full(value)}`)
      },
    } as EChartsOption['tooltip'],
    series: [
      {
        type: 'sankey',
        left: 120,
        right: 120,
        top: topOf(spec) + 4,
        bottom: 8,
        nodeGap: 10,
        nodeWidth: 14,
        draggable: false,
        emphasis: { focus: 'adjacency' },
        data: nodes.map((name, i) => ({ name, itemStyle: { color: palette[i % palette.length] } })),
        links,
        lineStyle: { color: 'gradient', opacity: 0.35, curveness: 0.5 },
        label: {
          color: theme.text,
          fontSize: 12,
          fontFamily: theme.font,
          width: 112,
          overflow: 'truncate',
          formatter: ({ name }) => shown(String(name)),
        },
        // Before what they name, or the ways would be drawn over them.
        levels: [{ depth: 0, label: { position: 'left' } }],
        labelLayout: { hideOverlap: true },
      },
    ],
  }
}

function flowsOf(rows: readonly Record<string, unknown>[], from: string, to: string, measure: string): Link[] {
  const flows = new Map<string, Link>()
  for (const row of rows) {
    const value = toNumber(row[measure])
    if (value === null || value <= 0) continue
    const [source, target] = [categoryText(row[from]), categoryText(row[to])]
    const key = JSON.stringify([source, target])
    flows.set(key, { source, target, value: (flows.get(key)?.value ?? 0) + value })
  }
  return [...flows.values()]
}

/** Of many names the smallest become one on each side. */
function gathered(links: Link[], other: string): Link[] {
  const keep = (side: 'source' | 'target') => {
    const sums = new Map<string, number>()
    for (const link of links) sums.set(link[side], (sums.get(link[side]) ?? 0) + link.value)
    if (sums.size <= maxNames) return null
    const largest = [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, maxNames - 1)
    return new Set(largest.map(([name]) => name))
  }
  const [sources, targets] = [keep('source'), keep('target')]
  if (!sources && !targets) return links
  const sums = new Map<string, Link>()
  for (const { source, target, value } of links) {
    const from = sources && !sources.has(source) ? other : source
    const to = targets && !targets.has(target) ? other : target
    const key = JSON.stringify([from, to])
    sums.set(key, { source: from, target: to, value: (sums.get(key)?.value ?? 0) + value })
  }
  return [...sums.values()]
}

function hasCircle(links: readonly Link[]): boolean {
  const next = new Map<string, string[]>()
  for (const { source, target } of links) next.set(source, [...(next.get(source) ?? []), target])
  const done = new Set<string>()
  const onWay = new Set<string>()
  const leadsBack = (name: string): boolean => {
    if (onWay.has(name)) return true
    if (done.has(name)) return false
    onWay.add(name)
    const back = (next.get(name) ?? []).some(leadsBack)
    onWay.delete(name)
    done.add(name)
    return back
  }
  return [...next.keys()].some(leadsBack)
}
