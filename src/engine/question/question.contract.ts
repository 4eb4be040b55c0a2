import { z } from 'zod'
import { type AggregateFunction, aggregateFunction, type Grain, grain } from '../aggregation.contract.ts'

export {
  type AggregateFunction,
  aggregateFunctions,
  cycles,
  type Grain,
  grain,
  grains,
} from '../aggregation.contract.ts'

/**
 * What is asked: one small, closed, JSON-serialisable algebra. Wherever a value or a set of values stands, a question may stand.
 * It knows no SQL and no words; check, compile, evaluate, describe, chips and edit are beside it.
 */

const name = z.string().min(1).max(300)
export const scalar = z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])
export type Scalar = z.infer<typeof scalar>
/** How a chart looks, as its contract has it: a title, a goal, a list of colours or of annotations. */
const chartOption = z.union([scalar, z.array(z.union([scalar, z.record(z.string(), scalar)])).max(50)])
type ChartOption = z.infer<typeof chartOption>

/** A field of a dataset. `via` names the relationships that lead to it, where more than one way does. */
export const fieldRef = z.strictObject({
  dataset: name,
  field: name,
  via: z.array(name).max(10).optional().describe('Relationships that lead there, where more than one way does'),
})
export type FieldRef = z.infer<typeof fieldRef>

export const scalarFunctions = [
  'abs',
  'round',
  'floor',
  'ceil',
  'sqrt',
  'ln',
  'exp',
  'power',
  'sign',
  'mod',
  'least',
  'greatest',
  'lower',
  'upper',
  'trim',
  'length',
  'concat',
  'substring',
  'replace',
  'coalesce',
  'nullif',
  /** The first number in a text: "12 (3rd)" is 12. */
  'number',
  /** Whole units between two times: elapsed_days(from, to). */
  'elapsed_seconds',
  'elapsed_minutes',
  'elapsed_hours',
  'elapsed_days',
  'elapsed_months',
  'elapsed_years',
  'today',
  'now',
] as const
export const comparison = z.enum(['=', '<>', '<', '<=', '>', '>='])
export type Comparison = z.infer<typeof comparison>
const arithmetic = z.enum(['+', '-', '*', '/'])

/** A value of one row. */
export type Expression =
  | { field: FieldRef }
  | { value: Scalar }
  | { op: '+' | '-' | '*' | '/'; left: Expression; right: Expression }
  | { call: (typeof scalarFunctions)[number]; args: Expression[] }
  | { at: Grain; of: Expression }
  | { case: { when: Condition; result: Expression }[]; else: Expression | null }
  | { test: Condition }
  /** Where the row stands in a table that has an order, from 1. */
  | { position: string }
  /** An aggregate of another dataset's rows that belong to this row: a customer's total. Its dataset reaches this row's dataset upward. */
  | { rollup: Measure; via?: string[] }
  /** A question of one cell. */
  | { question: Question }
  /** Only inside a metric's expression: an aggregate, or another metric. */
  | { measure: Measure }

/** A stretch of time. `to` is the last day (or moment) that belongs to it. `last` counts back from today, or from the data's end where that is before today; `complete` leaves the running period out, `rolling` counts to the day: from the same day so many units ago. */
export type Period =
  | { from: string | null; to: string | null }
  | { year: number; quarter?: number; month?: number; week?: number; day?: number }
  | {
      last: number
      unit: 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour'
      complete?: boolean
      rolling?: boolean
      skip?: number
    }
  | { current: 'year' | 'quarter' | 'month' | 'week' | 'day'; toDate?: boolean }

export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { compare: Comparison; left: Expression; right: Expression }
  | { in: Expression; values: Scalar[] | { question: Question } }
  | { text: 'contains' | 'starts' | 'ends' | 'like'; of: Expression; value: string; caseSensitive?: boolean }
  | { missing: Expression }
  | { during: Expression; period: Period }
  /** Rows of another dataset that belong to this row and meet a condition: some of them, or none. */
  | { related: string; some: boolean; where: Condition | null; via?: string[] }

export type Measure = (
  | { metric: string }
  /** Rows of a dataset. */
  | { count: string }
  /** `rows`: the dataset whose rows are aggregated, where that is not the one that the fields are of (the price, over order lines). */
  | { fn: AggregateFunction; of: Expression; and?: Expression; p?: number; rows?: string }
  /** Over the rows that a question gives: the average of the monthly totals. */
  | { fn: AggregateFunction; over: Question; p?: number }
  | { op: '+' | '-' | '*' | '/'; left: Measure; right: Measure }
  | { compare: Comparison; left: Measure; right: Measure }
  | { value: number }
  /** A question of one cell, asked apart: not grouped, not filtered by this question. */
  | { question: Question }
) & {
  /** Rows of this measure alone: a ratio of two filtered counts. */
  where?: Condition
  label?: string
}

export type Bins = { width: number; start?: number } | { count: number } | { edges: number[] }
export type Dimension = {
  of: Expression
  grain?: Grain
  bins?: Bins
  label?: string /** Show periods and values without rows. */
  empty?: boolean
}

/** Which column of the result: the measures, the dimensions, the listed fields and what `over` adds, each counted from 0. */
export type ColumnRef = { measure: number } | { by: number } | { field: number } | { over: number }

export type Over = {
  kind: 'share' | 'change' | 'growth' | 'difference' | 'running' | 'moving' | 'rank' | 'cumulative_share'
  measure: number
  /** The dimension along which it runs; default the first time, else the order. */
  along?: number
  /** Dimensions that part it: a share within each region. */
  within?: number[]
  /** Periods of a moving average, or how far back a change looks. */
  n?: number
  /** For difference: the value of `along` that others are held against. */
  to?: Scalar
  /** For change, growth and share: the measure that this one is held against, in the same row. */
  from?: number
  label?: string
}

export type Question = {
  /** Empty: rows are listed, with `fields`. */
  measures: Measure[]
  by: Dimension[]
  /** Only without measures: what is listed of each row of `dataset`. */
  dataset?: string
  fields?: { of: Expression; label?: string }[]
  /** Listed rows that are equal stand once. */
  distinct?: boolean
  where?: Condition
  /** Over columns of the result. */
  having?: { column: ColumnRef; compare: Comparison; value: Scalar | { question: Question } }[]
  order?: { column: ColumnRef | { of: Expression }; descending: boolean }[]
  limit?: number
  offset?: number
  /** The top n of each: n rows for each value of these dimensions. */
  limitWithin?: { n: number; by: number[] }
  over?: Over[]
  /** The same measures for several parts or periods, side by side as columns. */
  compare?: { label: string; where: Condition }[]
  /** The columns that answer; the others are shown for checking. Default: all. */
  asked?: ColumnRef[]
  chart?: { kind: string; options?: Record<string, ChartOption> }
}

/** Of one part; more faults than these nobody reads. */
const MAX_TOLD = 20

/** Parts with faults that are looked into; the rest of a question that has so many is not. */
const MAX_FAULTY = 100
let faultyLeft = Number.POSITIVE_INFINITY

/** With no more faults than somebody reads: to find all of thousands would take long. */
export function withFewFaults<Given>(read: () => Given): Given {
  faultyLeft = MAX_FAULTY
  try {
    return read()
  } finally {
    faultyLeft = Number.POSITIVE_INFINITY
  }
}

/** The forms of what is none of Zod's own unions, for the JSON schema. */
export const formsOf = new WeakMap<z.ZodType, () => Record<string, z.ZodType>>()

/**
 * One of several forms, told by the key that only it has. Not a union: that would try every form of every part within, and a question of
 * a few kilobytes could take minutes.
 */
function oneOf<Form>(what: string, forms: () => Record<string, z.ZodType>): z.ZodType<Form> {
  let known: Record<string, z.ZodType> | undefined
  const ofAll = () => {
    known ??= forms()
    return known
  }
  const schema = z.any().superRefine((value, context) => {
    if (faultyLeft <= 0) return
    const keys = Object.keys(ofAll())
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    const key = isObject ? keys.find((one) => Object.hasOwn(value, one)) : undefined
    const form = key === undefined ? undefined : ofAll()[key]
    if (!form) {
      faultyLeft--
      context.addIssue({ code: 'custom', message: `Expected ${what}: an object with one of ${keys.join(', ')}` })
      return
    }
    const faults = form.safeParse(value).error?.issues ?? []
    if (faults.length > 0) faultyLeft--
    // Each is told again by all that it stands in.
    for (const { message, path } of faults.slice(0, MAX_TOLD))
      context.addIssue({ code: 'custom', message, path: [...path] })
  }) as z.ZodType<Form>
  formsOf.set(schema, ofAll)
  return schema
}

export const expression: z.ZodType<Expression> = oneOf('a value', () => ({
  field: z.strictObject({ field: fieldRef }),
  value: z.strictObject({ value: scalar }),
  op: z.strictObject({ op: arithmetic, left: expression, right: expression }),
  call: z.strictObject({ call: z.enum(scalarFunctions), args: z.array(expression).max(20) }),
  at: z.strictObject({ at: grain, of: expression }).describe('A time at a grain'),
  case: z.strictObject({
    case: z
      .array(z.strictObject({ when: condition, result: expression }))
      .min(1)
      .max(50),
    else: expression.nullable(),
  }),
  test: z.strictObject({ test: condition }),
  position: z.strictObject({ position: name }).describe('Where the row stands in a sheet, from 1'),
  rollup: z
    .strictObject({ rollup: measure, via: z.array(name).max(10).optional() })
    .describe("Of the rows of another dataset that belong to this row: a customer's total"),
  question: z.strictObject({ question: question }).describe('A question of one cell'),
  measure: z.strictObject({ measure: measure }),
}))

const whole = z.int().min(0).max(100_000)
export const period: z.ZodType<Period> = oneOf('a period', () => ({
  from: z
    .strictObject({ from: z.string().max(40).nullable(), to: z.string().max(40).nullable() })
    .describe('ISO dates; `to` belongs to it'),
  year: z.strictObject({
    year: z.int().min(1).max(9999),
    quarter: z.int().min(1).max(4).optional(),
    month: z.int().min(1).max(12).optional(),
    week: z.int().min(1).max(53).optional(),
    day: z.int().min(1).max(31).optional(),
  }),
  last: z.strictObject({
    last: z.int().min(1).max(10_000),
    unit: z.enum(['year', 'quarter', 'month', 'week', 'day', 'hour']),
    complete: z.boolean().optional().describe('Leaves out the running period'),
    rolling: z.boolean().optional().describe('Counts to the day, from the same day so many units ago'),
    skip: whole.optional().describe('How many further back'),
  }),
  current: z.strictObject({
    current: z.enum(['year', 'quarter', 'month', 'week', 'day']),
    toDate: z.boolean().optional(),
  }),
}))

export const condition: z.ZodType<Condition> = oneOf('a condition', () => ({
  all: z.strictObject({ all: z.array(condition).max(100) }),
  any: z.strictObject({ any: z.array(condition).max(100) }),
  not: z.strictObject({ not: condition }),
  compare: z.strictObject({ compare: comparison, left: expression, right: expression }),
  in: z.strictObject({ in: expression, values: z.union([z.array(scalar).max(5_000), z.strictObject({ question })]) }),
  text: z.strictObject({
    text: z.enum(['contains', 'starts', 'ends', 'like']),
    of: expression,
    value: z.string().max(10_000),
    caseSensitive: z.boolean().optional(),
  }),
  missing: z.strictObject({ missing: expression }),
  during: z.strictObject({ during: expression, period }),
  related: z
    .strictObject({
      related: name,
      some: z.boolean(),
      where: condition.nullable(),
      via: z.array(name).max(10).optional(),
    })
    .describe('Some (or, when false, no) rows of another dataset belong to this row and meet `where`'),
}))

const extras = {
  where: z.lazy(() => condition).optional(),
  label: z.string().max(300).optional(),
}
export const measure: z.ZodType<Measure> = oneOf('a measure', () => ({
  metric: z.strictObject({ metric: name, ...extras }),
  count: z.strictObject({ count: name, ...extras }).describe('Rows of a dataset'),
  of: z.strictObject({
    fn: aggregateFunction,
    of: expression,
    and: expression.optional().describe('The second value of correlation, covariance, slope'),
    p: z.number().min(0).max(1).optional().describe('Of percentile: 0.9'),
    rows: name.optional().describe('The dataset whose rows are aggregated, where that is not the one of the fields'),
    ...extras,
  }),
  over: z
    .strictObject({ fn: aggregateFunction, over: question, p: z.number().min(0).max(1).optional(), ...extras })
    .describe("Of the rows that a question gives: the average of the customers' totals"),
  op: z.strictObject({ op: arithmetic, left: measure, right: measure, ...extras }),
  compare: z.strictObject({ compare: comparison, left: measure, right: measure, ...extras }),
  value: z.strictObject({ value: z.number(), ...extras }),
  question: z.strictObject({ question, ...extras }).describe('A question of one cell, asked apart'),
}))

const bins: z.ZodType<Bins> = z.union([
  z.strictObject({ width: z.number().positive(), start: z.number().optional() }),
  z.strictObject({ count: z.int().min(1).max(1_000) }),
  z.strictObject({ edges: z.array(z.number()).min(1).max(100) }),
])
export const columnRef: z.ZodType<ColumnRef> = z.union([
  z.strictObject({ measure: whole }),
  z.strictObject({ by: whole }),
  z.strictObject({ field: whole }),
  z.strictObject({ over: whole }),
])

export const question: z.ZodType<Question> = z.lazy(() =>
  z.strictObject({
    measures: z.array(measure).max(30).describe('Empty: rows of `dataset` are listed, with `fields`'),
    by: z
      .array(
        z.strictObject({
          of: expression,
          grain: grain.optional(),
          bins: bins.optional(),
          label: z.string().max(300).optional(),
          empty: z.boolean().optional().describe('Shows periods and values without rows'),
        }),
      )
      .max(10),
    dataset: name.optional(),
    fields: z
      .array(z.strictObject({ of: expression, label: z.string().max(300).optional() }))
      .max(200)
      .optional(),
    distinct: z.boolean().optional(),
    where: condition.optional(),
    having: z
      .array(
        z.strictObject({
          column: columnRef,
          compare: comparison,
          value: z.union([scalar, z.strictObject({ question })]),
        }),
      )
      .max(20)
      .optional(),
    order: z
      .array(
        z.strictObject({ column: z.union([columnRef, z.strictObject({ of: expression })]), descending: z.boolean() }),
      )
      .max(10)
      .optional(),
    limit: z.int().min(1).max(100_000).optional(),
    offset: whole.optional(),
    limitWithin: z
      .strictObject({ n: z.int().min(1).max(10_000), by: z.array(whole).max(10) })
      .optional()
      .describe('The top n for each value of these dimensions'),
    over: z
      .array(
        z.strictObject({
          kind: z.enum(['share', 'change', 'growth', 'difference', 'running', 'moving', 'rank', 'cumulative_share']),
          measure: whole,
          along: whole.optional().describe('The dimension along which it runs'),
          within: z.array(whole).max(10).optional().describe('Dimensions that part it'),
          n: z.int().min(1).max(1_000).optional().describe('Periods of a moving average, or how far back'),
          to: scalar.optional().describe('Of difference: the value of `along` that others are held against'),
          from: whole.optional().describe('Of change, growth and share: the measure that this one is held against'),
          label: z.string().max(300).optional(),
        }),
      )
      .max(20)
      .optional(),
    compare: z
      .array(z.strictObject({ label: z.string().min(1).max(300), where: condition }))
      .min(1)
      .max(20)
      .optional()
      .describe('The same measures for several parts or periods, side by side'),
    asked: z.array(columnRef).max(50).optional().describe('Columns that answer; the others are for checking'),
    chart: z.strictObject({ kind: name, options: z.record(z.string(), chartOption).optional() }).optional(),
  }),
)

/** A question in a body or an answer: which part of it is wrong is told by `check`, so that the path is the one that people see. */
export const questionObject = z.record(z.string(), z.unknown()).meta({ component: 'Question' })
