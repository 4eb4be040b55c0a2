import { z } from 'zod'
import type { CellRule, ChartSpec } from '../charts/chart.contract.ts'

/** What a page needs to know of a dashboard's or report's document. The same words draw it in the browser, in HTML and in PDF. */
export const scalar = z.union([z.string().max(1000), z.number(), z.boolean()])
export type Scalar = z.output<typeof scalar>
export const option = z.object({ value: scalar, label: z.string() })
export type Option = z.output<typeof option>

const common = {
  name: z.string(),
  label: z.string(),
  field: z
    .string()
    .optional()
    .describe('dataset.field: narrows every question that has it, and every one that reaches it'),
}
const fromQuery = z.object({ query: z.string() })
const options = z.union([z.array(option), fromQuery]).describe('Fixed, or the rows of a query: value, then label')

/** An absent value means the default; a default that is absent means "not set". */
export const control = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('select'),
    ...common,
    options,
    all: z.boolean().describe('Nothing chosen means everything; otherwise the first option is the default'),
    default: scalar.optional(),
  }),
  z.object({ kind: z.literal('multiselect'), ...common, options, default: z.array(scalar).optional() }),
  z.object({
    kind: z.literal('date'),
    ...common,
    min: z.string().optional(),
    max: z.string().optional(),
    default: z.string().optional().describe('YYYY-MM-DD, or a word such as today'),
  }),
  z.object({
    kind: z.literal('daterange'),
    ...common,
    min: z.string().optional(),
    max: z.string().optional(),
    default: z
      .union([z.string(), z.object({ from: z.string().optional(), to: z.string().optional() })])
      .optional()
      .describe('from and to, or words such as last-30-days'),
  }),
  z.object({
    kind: z.literal('number'),
    ...common,
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().optional(),
    default: z.number().optional(),
  }),
  z.object({
    kind: z.literal('text'),
    ...common,
    maxLength: z.int(),
    pattern: z.string().optional(),
    placeholder: z.string().optional(),
    default: z.string().optional(),
  }),
  z.object({ kind: z.literal('toggle'), ...common, default: z.boolean() }),
])
export type Control = z.output<typeof control>

export const problem = z.object({
  severity: z.enum(['error', 'warning']),
  /** From 1. */
  line: z.int(),
  column: z.int(),
  message: z.string(),
})
export type Problem = z.output<typeof problem>

export type ValueFormat = NonNullable<ChartSpec['format']>

/** Elements that text becomes. Nothing else is ever drawn, so a document cannot carry active content. */
export const textTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'strong', 'em', 's', 'code', 'pre', 'a', 'ul', 'ol', 'li'],
  ...['blockquote', 'hr', 'br', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const

/** Column (0 to 11), row, columns wide, rows high; a row has 8 pixels. */
export type Place = [x: number, y: number, wide: number, high: number]
type OnCanvas = { at?: Place; link?: string }

export type ChartNode = OnCanvas & { type: 'chart'; query: string; chart: ChartSpec; height?: number }
export type TableNode = OnCanvas & {
  type: 'table'
  query: string
  title?: string
  columns?: string[]
  sort?: { column: string; descending: boolean }
  totals?: string[] | true
  limit?: number
  formats?: Record<string, ValueFormat>
  rules?: CellRule[]
}
export type MetricNode = OnCanvas & {
  type: 'metric'
  query: string
  title?: string
  value?: string
  delta?: string
  spark?: string
  format?: ValueFormat
}
export type ElementNode = {
  type: 'element'
  tag: string
  href?: string
  start?: number
  align?: string
  children: DocumentNode[]
}
export type ControlNode = { type: 'control'; name: string }
export type GridNode = { type: 'grid'; columns: number; children: DocumentNode[] }
/** Text that has a place of its own. */
export type NoteNode = { type: 'note'; at?: Place; children: DocumentNode[] }
export type ViewNode = ChartNode | TableNode | MetricNode
export type DocumentNode = string | ElementNode | ControlNode | GridNode | NoteNode | ViewNode

/** A query as a page needs it: the text is the key that asks for its result. */
export const shownQuery = z.object({
  name: z.string(),
  sql: z.string().describe('Its text: of a question the JSON that it is written as'),
  controls: z.array(z.string()).describe('Controls whose values it takes'),
  question: z.record(z.string(), z.unknown()).optional().describe('What is asked, where it is not written in SQL'),
})

/** Recursive schemas differ between writers of JSON Schema, so nodes are described in words. */
export const documentNodes = z
  .array(z.unknown())
  .describe(
    'What is drawn, in order: text, or {type: element | control | grid | note | chart | table | metric, ...}',
  ) as unknown as z.ZodType<DocumentNode[]>

export const shownDocument = z.object({
  controls: z.array(control),
  queries: z.array(shownQuery),
  nodes: documentNodes,
})
export type ShownDocument = z.output<typeof shownDocument>
