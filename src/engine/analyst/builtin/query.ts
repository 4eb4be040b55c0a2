import type { Grain, Period } from '../../reader/words/dates.ts'
import type { Column, Table } from './catalog.ts'

/** What a question means, before it is written as SQL. */
export type Expression = {
  label: string
  columns: Column[]
  /** The table whose rows carry the value; the others are reached upward from it. */
  table: Table
  write(name: (column: Column) => string): string
  /** A sum makes sense; otherwise the average is meant when nothing is said. */
  additive: boolean
}

export type Aggregate = 'sum' | 'avg' | 'median' | 'min' | 'max' | 'stddev' | 'percentile'

export type Measure =
  | { kind: 'count'; table: Table; label: string }
  | { kind: 'distinct'; column: Column; label: string }
  /** `at` is the part of the rows that lies below a percentile: 0.9. */
  | { kind: 'aggregate'; fn: Aggregate; of: Expression; label: string; at?: number }
  /** One measure for each of something: revenue per order. */
  | { kind: 'ratio'; top: Measure; bottom: Measure; label: string; percent?: boolean }
  /** A measure over only some of the rows. */
  | { kind: 'some'; measure: Measure; of: Filter[]; label: string }
  /** A sum over the rows of a table below, brought up to the one above it: what was returned of an order line. */
  | { kind: 'below'; of: Expression; above: Table; label: string }
  /** How many different days, months ... there were. */
  | { kind: 'periods'; column: Column; grain: Grain; label: string }

/** What a time can be divided by, besides the ordinary grains: the days of the week, and whether it is a weekend. */
export type TimeGrain = Grain | 'weekday' | 'weekend'

export type Dimension =
  | { kind: 'column'; column: Column; label: string }
  /** Rows of a table, told apart by key and shown by name. */
  | { kind: 'entity'; table: Table; label: string }
  | { kind: 'time'; column: Column; grain: TimeGrain; label: string }

export type Compare = '<' | '<=' | '>' | '>=' | '=' | '<>'

export type Filter =
  /** `apart`: the values were named one beside the other ("Germany and France"), and may be shown so. */
  | {
      kind: 'in'
      column: Column
      values: (string | number | boolean)[]
      negated: boolean
      term: string
      apart?: boolean
    }
  | { kind: 'contains'; column: Column; text: string; negated: boolean }
  | { kind: 'compare'; of: Expression; op: Compare; value: number }
  | { kind: 'period'; column: Column; period: Period; negated: boolean }
  | { kind: 'null'; column: Column; negated: boolean }
  /** Rows of a table below that must be there, or must not; `inside` narrows them. */
  | { kind: 'link'; table: Table; negated: boolean; inside?: Filter[] }
  /** 0 is Sunday. */
  | { kind: 'weekday'; column: Column; days: number[]; label: string }

export type Having = { measure: Measure; op: Compare; value: number }

/** One of the things that are set side by side, each a column of its own: a period, a value. */
export type Side = { label: string; filters: Filter[] }

export type Query = {
  measures: Measure[]
  dims: Dimension[]
  filters: Filter[]
  having: Having[]
  order: { by: 'measure' | 'dim' | 'change' | 'growth'; descending: boolean } | null
  limit: number | null
  /** Skip this many groups: the second best is one after the first. */
  offset: number
  /** What is done with the groups. */
  mode: 'value' | 'groups' | 'best' | 'share' | 'growth' | 'rows'
  /** For rows: what is listed. */
  table: Table | null
  columns: Column[]
  /** For a share: the part of the whole that is asked for. */
  part: Filter[]
  /** Two groups set side by side. */
  versus: boolean
  /** Of two groups, only how far they are apart. */
  difference: boolean
  /** How many groups there are, not which. */
  countGroups: boolean
  /** The average of the measure over the groups. */
  averageGroups: boolean
  /** The measure, once for each of these. */
  sides: Side[]
  /** The best are sought within each of the groups of the first dimension. */
  within: boolean
  /** Added up from the first period on, or averaged over the last few. */
  running: { kind: 'total' } | { kind: 'average'; size: number } | null
  /** Each period beside the same one of the year before. */
  yearBefore: boolean
  /** The measure is taken for each row of this table first, and then summed up by `fn`: the median of the orders' values. */
  nested: { per: Table; fn: Aggregate; at?: number } | null
  /** What was taken for granted, for the reader. */
  notes: string[]
}

export const emptyQuery = (): Query => ({
  measures: [],
  dims: [],
  filters: [],
  having: [],
  order: null,
  limit: null,
  offset: 0,
  mode: 'value',
  table: null,
  columns: [],
  part: [],
  versus: false,
  difference: false,
  countGroups: false,
  averageGroups: false,
  sides: [],
  within: false,
  running: null,
  yearBefore: false,
  nested: null,
  notes: [],
})

export const columnExpression = (column: Column): Expression => ({
  label: column.spoken,
  columns: [column],
  table: column.table,
  write: (name) => name(column),
  additive:
    !/(?:price|rate|ratio|percent|pct|share|avg|average|mean|median|age|temp|temperature|score|rating|index|latitude|longitude|level|discount|year|month|per|total_litres|raptor|predator|speed|height|weight|bmi|frequency|use|income|p25th|p75th|urate|pov|college|p_income|h_income|min|max|sugarpercent|pricepercent|winpercent|milliseconds|duration|length)(?:_|$|\b)/i.test(
      column.name.replace(/([a-z])([A-Z])/g, '$1_$2').replaceAll(' ', '_'),
    ),
})
