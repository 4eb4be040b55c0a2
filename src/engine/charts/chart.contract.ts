import { z } from 'zod'

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
  'metric',
] as const

const numberFormat = z.strictObject({
  style: z.enum(['number', 'percent', 'currency']).default('number'),
  currency: z.string().length(3).optional(),
  decimals: z.int().min(0).max(10).optional(),
})

export const chartSpec = z.strictObject({
  type: z.enum(chartTypes),
  title: z.string().max(200).optional(),
  /** Column on the horizontal axis (category, time or number). */
  x: z.string().max(200).optional(),
  /** One measure, or several drawn as series. */
  y: z.union([z.string().max(200), z.array(z.string().max(200)).max(20)]).optional(),
  /** Column whose values split the measure into series. */
  series: z.string().max(200).optional(),
  xLabel: z.string().max(200).optional(),
  yLabel: z.string().max(200).optional(),
  format: numberFormat.optional(),
  horizontal: z.boolean().optional(),
})

export type ChartSpec = z.infer<typeof chartSpec>
/** The data a chart draws: rows as objects in column order, as every query answers them. */
export type ChartData = { columns: string[]; rows: Record<string, unknown>[] }
