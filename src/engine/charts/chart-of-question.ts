import type { OutputColumn, Question } from '../question/index.ts'
import { type ChartSpec, chartSpec } from './chart.contract.ts'
import { allAtOnce, chartSteps, isFew } from './suggest-chart.ts'

type Column = Pick<OutputColumn, 'type' | 'label' | 'role' | 'format' | 'ref'> & { name: string }

/** The chart that was asked for, of the columns that fit it, or the one that fits; null: a table. */
export const chartOfQuestion = (...given: Parameters<typeof chartOfQuestionSteps>): ChartSpec | null =>
  allAtOnce(chartOfQuestionSteps(...given))

/** The same in steps, between which others may have their turn: an answer may have 100,000 rows. */
export function* chartOfQuestionSteps(
  { chart, measures, by }: Question,
  columns: Column[],
  rows: Record<string, unknown>[],
  /** Whether the parts of its first measure add up: averages are never piled on each other. */
  addsUp: boolean,
): Generator<undefined, ChartSpec | null> {
  // Rows that are listed are there to be read.
  if (!chart && measures.length + by.length === 0) return null
  if (chart?.kind === 'pivot') {
    const { across, ...looks } = chart.options ?? {}
    const pivot = pivotOfQuestion(columns, rows, across)
    const asked = chartSpec.safeParse({ ...looks, ...pivot })
    return asked.success ? asked.data : pivot
  }
  const shown = columns.filter(({ role }) => role !== 'id')
  const suggested = yield* chartSteps({
    columns: shown.map(({ name }) => name),
    types: shown.map(({ type }) => type),
    count: rows.length,
    values(at) {
      const { name, ref, role } = shown[at]!
      // Numbers that are grouped by (weekdays, steps) are names: nobody measures them.
      const isName = 'by' in ref && role !== 'time'
      return rows.map((row) => (isName ? `·${row[name]}` : row[name]))
    },
  })
  if (!chart) return suggested && labelled(addsUp ? suggested : unstacked(suggested), columns)
  const asked = chartSpec.safeParse({
    ...suggested,
    ...placed(chart.kind, columns),
    type: chart.kind,
    ...chart.options,
  })
  return asked.success ? labelled(addsUp ? asked.data : unstacked(asked.data), columns) : null
}

/** What a kind takes from the question itself, whatever another kind would leave out. */
function placed(kind: string, columns: Column[]): Partial<ChartSpec> {
  const [from, to] = columns.filter(({ ref }) => 'by' in ref).map(({ name }) => name)
  if (kind === 'sankey' && from !== undefined && to !== undefined) return { x: from, series: to }
  const measures = columns.filter(({ ref }) => 'measure' in ref || 'over' in ref).map(({ name }) => name)
  // What is counted is the measure, and how many groups have as much of it.
  if (kind === 'histogram' && measures[0] !== undefined) return { x: measures[0], y: undefined, series: undefined }
  return kind === 'combo' && measures.length > 1 ? { y: measures.slice(0, 20) } : {}
}

const maxAcross = 12

/** The last group that has few values goes across, unless another is asked for by its place; the others stand in rows. */
function pivotOfQuestion(columns: Column[], rows: Record<string, unknown>[], asked: unknown): ChartSpec {
  const groups = columns.filter(({ ref }) => 'by' in ref).map(({ name }) => name)
  const values = columns.filter(({ ref }) => 'measure' in ref || 'over' in ref).map(({ name }) => name)
  const hasFew = (name: string) =>
    isFew(
      rows.map((row) => row[name]),
      maxAcross,
    )
  const across =
    columns.find(({ ref }) => 'by' in ref && ref.by === asked)?.name ??
    (groups.length > 1 ? groups.findLast(hasFew) : undefined)
  return {
    type: 'pivot',
    rows: groups.filter((name) => name !== across),
    columns: across === undefined ? [] : [across],
    ...(values.length > 0 && { y: values.slice(0, 20) }),
  }
}

const unstacked = (spec: ChartSpec): ChartSpec =>
  spec.type === 'area'
    ? { ...spec, type: 'line' }
    : /^(stacked|pie|donut|waterfall)$/.test(spec.type)
      ? { ...spec, type: 'bar' }
      : spec

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
