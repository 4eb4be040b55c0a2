import type { OutputColumn, Question } from '../question/index.ts'
import { type ChartSpec, chartSpec } from './chart.contract.ts'
import { suggestChart } from './suggest-chart.ts'

type Column = Pick<OutputColumn, 'type' | 'label' | 'role' | 'format' | 'ref'> & { name: string }

/** The chart that was asked for, of the columns that fit it, or the one that fits; null: a table. */
export function chartOfQuestion(
  { chart, measures, by }: Question,
  columns: Column[],
  rows: Record<string, unknown>[],
  /** Whether the parts of its first measure add up: averages are never piled on each other. */
  addsUp: boolean,
): ChartSpec | null {
  const shown = columns.filter(({ role }) => role !== 'id')
  const suggested = suggestChart(
    shown.map(({ name }) => name),
    shown.map(({ type }) => type),
    // Numbers that are grouped by (weekdays, steps) are names: nobody measures them.
    rows.map((row) =>
      shown.map(({ name, ref, role }) => ('by' in ref && role !== 'time' ? `·${row[name]}` : row[name])),
    ),
  )
  // Rows that are listed are there to be read.
  if (!chart && measures.length + by.length === 0) return null
  if (!chart) return suggested && labelled(addsUp ? suggested : unstacked(suggested), columns)
  const asked = chartSpec.safeParse({ ...suggested, type: chart.kind, ...chart.options })
  return asked.success ? labelled(asked.data, columns) : null
}

const unstacked = (spec: ChartSpec): ChartSpec =>
  spec.type === 'stacked' || spec.type === 'area' || spec.type === 'pie' ? { ...spec, type: 'bar' } : spec

function formatOf(column: Column | undefined): Pick<ChartSpec, 'format'> {
  const format = column?.format
  if (format?.kind === 'currency' && format.unit?.length === 3)
    return { format: { style: 'currency', currency: format.unit } }
  return format?.kind === 'percent' && format.scale !== 100 ? { format: { style: 'percent' } } : {}
}

/** Axes say what people call it. */
function labelled(spec: ChartSpec, columns: Column[]): ChartSpec {
  const labelOf = (name: string | undefined) => columns.find((column) => column.name === name)?.label
  const [y, ...more] = Array.isArray(spec.y) ? spec.y : [spec.y]
  const [xLabel, yLabel] = [spec.xLabel ?? labelOf(spec.x), spec.yLabel ?? (more.length === 0 ? labelOf(y) : undefined)]
  const format = formatOf(columns.find(({ name }) => name === y))
  return { ...format, ...spec, ...(xLabel ? { xLabel } : {}), ...(yLabel ? { yLabel } : {}) }
}
