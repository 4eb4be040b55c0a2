import { tool } from 'ai'
import { z } from 'zod'
import { numberOf } from '../audit/evidence.ts'
import { forecast } from '../statistics/forecast.ts'
import { correlate, findOutliers, regress, summarise } from '../statistics/series.ts'
import type { Cell } from '../tool-contract.ts'
import { type KeptResult, keptResult, nextResultId, noResult, resultOf, type Workbench } from '../workbench.ts'
import { toolInput } from './tool-input.ts'

const fields = z.object({
  resultId: z.string(),
  kind: z.enum(['summary', 'correlation', 'regression', 'outliers', 'forecast']),
  y: z.string().describe('The measure; for correlation one of the two'),
  x: z.string().optional().describe('The other column, for correlation and regression'),
  label: z.string().optional().describe('Column that names a row, for outliers and forecast'),
  steps: z.number().int().min(1).max(60).optional().describe('How many periods to forecast; 3 when absent'),
  seasonLength: z
    .number()
    .int()
    .min(2)
    .max(366)
    .optional()
    .describe('Rows of one season: 12 for months, 4 for quarters, 7 for days of a week'),
  confidence: z.number().min(0.5).max(0.999).optional().describe('0.95 when absent'),
})
type Input = z.output<typeof fields>
const input = toolInput(fields)

const round = (value: number) => Number(value.toPrecision(12))
const rounded = <T extends object>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, item) => (typeof item === 'number' ? round(item) : item)))

/** Statistics on an earlier result, in the order of its rows; what is found becomes a result too, so that the audit can look it up. */
export function statisticsTool(bench: Workbench) {
  return tool({
    description:
      'Computes statistics on an earlier result: summary, correlation of two columns, linear regression of y on x, outliers, or a forecast of evenly spaced rows in time order with prediction intervals. Exact; use it rather than guessing.',
    inputSchema: input,
    execute(asked, { toolCallId }) {
      const result = resultOf(bench, asked.resultId)
      if (!result) return { ok: false as const, error: noResult(bench, asked.resultId) }
      const unknown = [asked.y, asked.x, asked.label].find(
        (name) => name !== undefined && !result.columns.includes(name),
      )
      if (unknown !== undefined)
        return {
          ok: false as const,
          error: `The result has no column "${unknown}". It has: ${result.columns.join(', ')}.`,
        }
      if (result.truncated)
        return { ok: false as const, error: 'The result has more rows than were read: group or narrow it first.' }
      const found = compute(result, asked)
      if ('error' in found) return { ok: false as const, error: found.error }
      const { columns, rows } = found
      const resultId = nextResultId(bench)
      // A regression line or a mean says as little of one row as a group of that size does.
      const open =
        result.privacy === 'full' ||
        (result.privacy === 'aggregates' && asked.kind !== 'outliers' && asked.kind !== 'summary')
      const why = open ? null : 'values computed from private rows are not shown to the model'
      const { source, sql, privacy } = result
      const rowsSeen = open ? rows.length : 0
      bench.results.set(resultId, keptResult({ resultId, source, sql, columns, rows, privacy, rowsSeen, why }))
      const output = { ok: true as const, resultId, kind: asked.kind, columns, rows, note: found.note }
      if (!open) bench.modelViews.set(toolCallId, { ...output, rows: [], note: why })
      return output
    },
    toModelOutput: ({ toolCallId, output }) => ({
      type: 'json',
      value: (bench.modelViews.get(toolCallId) ?? output) as never,
    }),
  })
}

type Found = { columns: string[]; rows: Cell[][]; note: string } | { error: string }

function compute(result: KeptResult, asked: Input): Found {
  const column = (name: string) => result.columns.indexOf(name)
  const y = column(asked.y)
  const ys = result.rows.map((row) => numberOf(row[y] ?? null))
  const numbers = ys.filter((value) => value !== null)
  const left = ys.length - numbers.length
  const note = left > 0 ? `${left} rows without a number in ${asked.y} were left out.` : ''
  const one = (value: object, extra = note): Found => {
    const flat = rounded(value)
    return { columns: Object.keys(flat), rows: [Object.values(flat) as Cell[]], note: extra }
  }
  if (numbers.length === 0) return { error: `"${asked.y}" has no numbers.` }
  switch (asked.kind) {
    case 'summary':
      return one(summarise(numbers))
    case 'correlation':
    case 'regression': {
      if (asked.x === undefined) return { error: 'x is needed.' }
      const x = column(asked.x)
      const pairs = result.rows.flatMap((row, i) => {
        const [a, b] = [numberOf(row[x] ?? null), ys[i]]
        return a !== null && b !== null && b !== undefined ? [[a, b] as const] : []
      })
      const [xs, matched] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)]
      const dropped = result.rows.length - pairs.length
      const said = dropped > 0 ? `${dropped} rows without both numbers were left out.` : ''
      const found = asked.kind === 'correlation' ? correlate(xs, matched) : regress(xs, matched, asked.confidence)
      return found ? one(found, said) : { error: 'At least three pairs are needed, and both columns must vary.' }
    }
    case 'outliers': {
      if (numbers.length < 4) return { error: 'At least four numbers are needed.' }
      const at = ys.flatMap((value, i) => (value === null ? [] : [i]))
      const found = rounded(findOutliers(numbers))
      const label = asked.label === undefined ? null : column(asked.label)
      const rows = found.indexes.slice(0, 100).map((i) => {
        const row = result.rows[at[i]!]!
        return [at[i]! + 1, ...(label === null ? [] : [row[label] ?? null]), row[y] ?? null]
      })
      return {
        columns: ['row', ...(asked.label === undefined ? [] : [asked.label]), asked.y],
        rows,
        note: `${found.indexes.length} values lie outside ${found.low} to ${found.high} (1.5 interquartile ranges beyond the quartiles ${found.q1} and ${found.q3}). ${note}`.trim(),
      }
    }
    case 'forecast': {
      if (left > 0) return { error: `"${asked.y}" has gaps: a forecast needs a number in every row.` }
      const found = forecast(numbers, asked.steps ?? 3, asked.seasonLength ?? null, asked.confidence)
      if (!found) return { error: 'At least four values are needed.' }
      const { slope, slopeLow, slopeHigh } = rounded(found.trend)
      return {
        columns: ['step', 'value', 'low', 'high'],
        rows: found.points.map(({ step, value, low, high }) => [step, round(value), round(low), round(high)]),
        note: `${found.method}; ${slope} per row (${slopeLow} to ${slopeHigh}); intervals hold one new value with ${found.confidence * 100}% confidence if the pattern goes on.`,
      }
    }
  }
}
