import { z } from 'zod'
import type { FieldLook } from '../formats/field-look.contract.ts'

/** One chart, described once: drawn in the chat, on a dashboard, in a report and in a team chat from the same words. */
export const chartTypes = [
  'line',
  'area',
  'bar',
  'stacked',
  'scatter',
  'pie',
  'donut',
  'histogram',
  'heatmap',
  'box',
  'funnel',
  'map',
  'pivot',
  'combo',
  'waterfall',
  'gauge',
  'sankey',
  'metric',
] as const

const numberFormat = z.strictObject({
  style: z.enum(['number', 'percent', 'currency']).default('number'),
  currency: z.string().length(3).optional(),
  decimals: z.int().min(0).max(10).optional(),
})

/** Cells that stand out: the first rule that holds colours a cell. */
export const cellRules = z
  .array(
    z.strictObject({
      column: z.string().max(200),
      is: z.enum(['above', 'below', 'equal']),
      value: z.union([z.number(), z.string().max(200)]),
      tone: z.enum(['good', 'warn', 'bad']),
    }),
  )
  .max(20)
export type CellRule = z.infer<typeof cellRules>[number]

export const chartSpec = z.strictObject({
  type: z.enum(chartTypes),
  title: z.string().max(200).optional(),
  /** Column on the horizontal axis (category, time or number). */
  x: z.string().max(200).optional(),
  /** One measure, or several drawn as series. */
  y: z.union([z.string().max(200), z.array(z.string().max(200)).max(20)]).optional(),
  /** Column whose values split the measure into series. */
  series: z.string().max(200).optional(),
  /** Of a pivot table: the groups down its side, outermost first; without them `x` and what else is no number. */
  rows: z.array(z.string().max(200)).max(5).optional(),
  /** Of a pivot table: the groups across its top; without them `series`. */
  columns: z.array(z.string().max(200)).max(3).optional(),
  xLabel: z.string().max(200).optional(),
  yLabel: z.string().max(200).optional(),
  format: numberFormat.optional(),
  horizontal: z.boolean().optional(),
  /** Of a combination: measures that are drawn as lines on an axis of their own; without them the last. */
  lines: z.array(z.string().max(200)).max(20).optional(),
  /** A line across the chart, and the mark of a gauge. */
  goal: z.number().optional(),
  yMin: z.number().optional(),
  yMax: z.number().optional(),
  /** How names stand along the axis; without it weekdays, months and sizes in their own order, others as the rows came. */
  sort: z.enum(['rows', 'name', 'highest', 'lowest']).optional(),
  /** Values beside the marks; without it where there is room. */
  labels: z.boolean().optional(),
  colors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour is written as #3a67d0'))
    .min(1)
    .max(12)
    .optional(),
  /** Words at places of the axis. */
  annotations: z
    .array(z.strictObject({ at: z.union([z.string().max(200), z.number()]), text: z.string().min(1).max(100) }))
    .max(20)
    .optional(),
  rules: cellRules.optional(),
})

export type ChartSpec = z.infer<typeof chartSpec>
/** The same measures by some of the groups only, as the question itself gives them. */
export type Whole = { by: string[]; rows: Record<string, unknown>[] }
/** The data a chart draws: rows as objects in column order, as every query answers them. */
export type ChartData = {
  columns: string[]
  rows: Record<string, unknown>[]
  /** There are more rows than these. */
  truncated?: boolean
  /** How columns read, where that is known. */
  fields?: Record<string, FieldLook>
  /** What totals and single numbers are, where a question can tell. */
  wholes?: readonly Whole[]
}
