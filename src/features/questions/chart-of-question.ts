import { type ChartSpec, chartSpec } from '../../engine/charts/chart.contract.ts'
import { suggestChart } from '../../engine/charts/suggest-chart.ts'
import type { OutputColumn, Question } from '../../engine/question/index.ts'

type Column = Pick<OutputColumn, 'type' | 'label' | 'role'> & { name: string }

/** The chart that was asked for, of the columns that fit it, or the one that fits; null: a table. */
export function chartOfQuestion(
  { chart, measures, by }: Question,
  columns: Column[],
  rows: Record<string, unknown>[],
): ChartSpec | null {
  const shown = columns.filter(({ role }) => role !== 'id')
  const suggested = suggestChart(
    shown.map(({ name }) => name),
    shown.map(({ type }) => type),
    rows.map((row) => shown.map(({ name }) => row[name])),
  )
  // Rows that are listed are there to be read.
  if (!chart && measures.length + by.length === 0) return null
  if (!chart) return suggested && labelled(suggested, columns)
  const asked = chartSpec.safeParse({ ...suggested, type: chart.kind, ...chart.options })
  return asked.success ? labelled(asked.data, columns) : null
}

/** Axes say what people call it. */
function labelled(spec: ChartSpec, columns: Column[]): ChartSpec {
  const labelOf = (name: string | undefined) => columns.find((column) => column.name === name)?.label
  const [y, ...more] = Array.isArray(spec.y) ? spec.y : [spec.y]
  const [xLabel, yLabel] = [spec.xLabel ?? labelOf(spec.x), spec.yLabel ?? (more.length === 0 ? labelOf(y) : undefined)]
  return { ...spec, ...(xLabel ? { xLabel } : {}), ...(yLabel ? { yLabel } : {}) }
}
