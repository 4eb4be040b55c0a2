import { z } from 'zod'
import { chartSpec } from '../charts/chart.contract.ts'
import type { EngineName } from '../connection.ts'
import type { ColumnType, SourceTable } from '../schema.ts'

/**
 * What passes between a model (any provider's, or the built-in analyst) and the tools.
 * Inputs are schemas because a model writes them; outputs are types because we do.
 */
export type Cell = string | number | boolean | null

export type DescribedSource = {
  /** What `run_sql` takes as `source`. Sources of one file engine share one id, because they can be joined in one query. */
  source: string
  engine: EngineName
  parts: {
    dataSourceId: string
    name: string
    /** Name under which this part's tables are reached in SQL (`schemaName.table`), null when a bare table name does. */
    schemaName: string | null
    /** What the team wrote about this part. */
    grounding: string
    /** Profiles are absent (null) where the link's privacy is `schema`. */
    tables: SourceTable[]
  }[]
}

export const describeTablesInput = z.object({
  tables: z.array(z.string()).optional().describe('Only these tables; all when absent'),
})
export type DescribeTablesOutput = { sources: DescribedSource[]; today: string }

export const findValuesInput = z.object({
  terms: z.array(z.string().min(1).max(200)).min(1).max(50).describe('Words or names to look for in text columns'),
})
export type FindValuesOutput = {
  matches: {
    term: string
    source: string
    schemaName: string | null
    table: string
    column: string
    value: string
    exact: boolean
  }[]
  /** Text columns that were not looked at. */
  notSearched?: number
}

export const runSqlInput = z.object({
  source: z.string().optional().describe('The id of a source, from describe_tables; not needed where there is one'),
  sql: z.string().min(1).max(100_000).describe('One read-only SELECT statement in the dialect of the source'),
  purpose: z.string().max(300).optional().describe('What this query is for, in a few words'),
  tables: z
    .array(z.object({ resultId: z.string(), name: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,59}$/) }))
    .max(8)
    .optional()
    .describe('Earlier results to bring in as temporary tables'),
})
export type RunSqlOutput =
  | {
      ok: true
      resultId: string
      columns: string[]
      types: ColumnType[]
      /** First rows as arrays in column order; all of them for the built-in analyst up to the row cap. */
      rows: Cell[][]
      rowCount: number
      truncated: boolean
      /** Per-column summary when rows were left out; a note instead of rows when privacy withholds them. */
      note?: string
    }
  | { ok: false; error: string }

/** What is chosen by hand, a model is not told of: each word here is sent with every question. */
const chartByModel = chartSpec.omit({
  colors: true,
  annotations: true,
  rules: true,
  labels: true,
  yMin: true,
  yMax: true,
  sort: true,
})
export const makeChartInput = z.object({ resultId: z.string(), chart: chartByModel })
export type MakeChartOutput = { ok: true } | { ok: false; error: string }

export const giveAnswerInput = z.object({
  columns: z.array(z.string()).max(50),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))).max(1000),
  resultId: z.string().optional().describe('The result that they are from'),
})
export type GiveAnswerOutput = { ok: true } | { ok: false; error: string }
