import type { CalendarUnit } from '../calendar.ts'
import type { ColumnType } from '../schema.ts'
import type { Dataset, Field, Format, Relationship, Role } from './catalog.ts'
import type {
  AggregateFunction,
  ColumnRef,
  Comparison,
  Grain,
  Over,
  Scalar,
  scalarFunctions,
} from './question.contract.ts'

/**
 * A question that has been checked: every name is the thing it names, every value has a type, every measure has the rows it is computed
 * from. The evaluator runs it over arrays, the writers of SQL write it; neither looks at the catalog again.
 */

/** The way from a row to a row of another dataset: each step leads from many to one. */
export type Way = readonly Relationship[]

export type Term = { type: ColumnType } & (
  | { kind: 'column'; way: Way; dataset: Dataset; field: Field }
  | { kind: 'position'; way: Way; dataset: Dataset }
  | { kind: 'literal'; value: Scalar }
  | { kind: 'arithmetic'; op: '+' | '-' | '*' | '/'; left: Term; right: Term }
  | { kind: 'call'; name: (typeof scalarFunctions)[number]; args: Term[] }
  | { kind: 'grain'; grain: Grain; of: Term; fiscalYearStart: number }
  /** An instant, as clocks in the team's time zone show it. */
  | { kind: 'local'; of: Term; timeZone: string }
  | { kind: 'shift'; of: Term; unit: CalendarUnit; count: number }
  | { kind: 'case'; branches: { when: Test; result: Term }[]; otherwise: Term | null }
  | { kind: 'test'; test: Test }
  /** The lower edge of the part of the number line that a value falls into. `bounds` has the least and the greatest value. */
  | {
      kind: 'bin'
      of: Term
      bins: { width: number; start: number } | { count: number; bounds: Facts } | { edges: number[] }
    }
  /** Measures of the rows that belong to this row; their groups are this row's key. */
  | { kind: 'rollup'; way: Way; dataset: Dataset; keys: Field[]; facts: Facts; value: Term }
  /** The one cell of another question. */
  | { kind: 'cell'; plan: Plan; column: number }
  /** The last moment of the rows that are seen where that is before `since`, else today. */
  | { kind: 'data-end'; of: Term; home: Dataset; where: Test | null; today: string; since: string }
  /** Only in the measures of `Facts`: an aggregate, or a dimension. */
  | { kind: 'aggregate'; fact: number; index: number; empty: 0 | null }
  /** Only over the rows of another question. */
  | { kind: 'output'; column: number }
)

export type Test =
  | { kind: 'all' | 'any'; of: Test[] }
  | { kind: 'not'; of: Test }
  | { kind: 'compare'; op: Comparison; left: Term; right: Term }
  | { kind: 'in'; of: Term; values: Scalar[] }
  | { kind: 'in-question'; of: Term; plan: Plan; column: number }
  | { kind: 'text'; how: 'contains' | 'starts' | 'ends' | 'like'; of: Term; value: string; caseSensitive: boolean }
  | { kind: 'missing'; of: Term }
  | { kind: 'true'; of: Term }
  /** Rows of another dataset that lead to this row: `from` has their keys as its dimensions. */
  | { kind: 'related'; some: boolean; way: Way; dataset: Dataset; keys: Field[]; from: Fact }

export type Aggregate = {
  fn: AggregateFunction
  /** Null: rows are counted. */
  of: Term | null
  and: Term | null
  p: number
  where: Test | null
  /** What is first and last. */
  order: Term[]
  type: ColumnType
}

/** Aggregates over the rows of one dataset (or of another question), in groups. */
export type Fact = {
  from: { dataset: Dataset } | { plan: Plan }
  where: Test | null
  dimensions: Term[]
  aggregates: Aggregate[]
}
export type Facts = Fact[]

export type OutputColumn = {
  label: string
  type: ColumnType
  role: Role
  format: Format | null
  ref: ColumnRef
  /** Whether it answers, or is shown for checking. */
  asked: boolean
}

export type PlanDimension = {
  type: ColumnType
  /** The step from one period to the next; null for other dimensions. */
  step: CalendarUnit | null
  /** Where all its values come from, rows or not; null: only those with rows. */
  empty: { periods: CalendarUnit } | { values: Fact } | null
}

export type PlanOver = Omit<Over, 'along' | 'within' | 'n' | 'label'> & {
  type: ColumnType
  along: number | null
  within: number[]
  n: number
  descending: boolean
  /** Held against another measure, a part without rows is 0. */
  emptyIsZero: boolean
}

/** Columns are counted as in the result: dimensions (or fields), measures, overs. */
type Shown = {
  source: string
  columns: OutputColumn[]
  having: { column: number; op: Comparison; value: Term }[]
  order: { column: number; descending: boolean }[]
  limit: number | null
  offset: number
  limitWithin: { n: number; columns: number[] } | null
}
export type GroupsPlan = Shown & {
  kind: 'groups'
  facts: Facts
  dimensions: PlanDimension[]
  /** Over the aggregates. */
  measures: Term[]
  over: PlanOver[]
}
export type RowsPlan = Shown & {
  kind: 'rows'
  dataset: Dataset
  where: Test | null
  fields: Term[]
  distinct: boolean
  /** Orders that are no column, after those that are, and what tells rows apart in the end. */
  orderBy: ({ column: number; descending: boolean } | { term: Term; descending: boolean })[]
}
export type Plan = GroupsPlan | RowsPlan

export const isNumber = (type: ColumnType) => type === 'integer' || type === 'real' || type === 'decimal'
export const isTime = (type: ColumnType) => type === 'date' || type === 'datetime'
export const isText = (type: ColumnType) => !isNumber(type) && !isTime(type) && type !== 'boolean'
