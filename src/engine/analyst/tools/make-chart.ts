import { tool } from 'ai'
import type { ChartSpec } from '../../charts/chart.contract.ts'
import { withLooks } from '../reading/answer-columns.ts'
import { type MakeChartOutput, makeChartInput } from '../tool-contract.ts'
import { type KeptResult, noResult, resultOf, type Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const maxRows = 2_000
const maxCharts = 10

const input = toolInput(makeChartInput)

export function makeChartTool(bench: Workbench) {
  return tool({
    description: 'Draws an earlier result beside the answer, by its column names.',
    inputSchema: input,
    execute({ resultId, chart }): MakeChartOutput {
      const result = resultOf(bench, resultId)
      if (!result) return { ok: false, error: noResult(bench, resultId) }
      if (bench.charts.length >= maxCharts) return { ok: false, error: `There are ${maxCharts} charts already.` }
      const unknown = columnsOf(chart).find((name) => !result.columns.includes(name))
      if (unknown !== undefined)
        return { ok: false, error: `The result has no column "${unknown}". It has: ${result.columns.join(', ')}.` }
      drawChart(bench, result, chart)
      return { ok: true }
    },
  })
}

export const drawChart = (bench: Workbench, result: KeptResult, chart: ChartSpec) =>
  bench.charts.push(withLooks(bench, { resultId: result.resultId, chart, ...chartData(result, chart) }))

const columnsOf = ({ x, y, series, rows = [], columns = [] }: ChartSpec) =>
  [x, ...(Array.isArray(y) ? y : [y]), series, ...rows, ...columns].filter((name) => name !== undefined)

function chartData(result: KeptResult, chart: ChartSpec) {
  const used = columnsOf(chart)
  const columns = used.length > 0 ? result.columns.filter((name) => used.includes(name)) : result.columns
  const indexes = columns.map((name) => result.columns.indexOf(name))
  const rows = result.rows
    .slice(0, maxRows)
    .map((row) => Object.fromEntries(columns.map((name, i) => [name, row[indexes[i]!] ?? null])))
  return { columns, rows }
}
