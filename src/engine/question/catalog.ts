import type { EngineName } from '../connection.ts'
import type { ColumnProfile, ColumnType } from '../schema.ts'
import type { Condition, Expression, Question } from './question.contract.ts'

/**
 * What the data means, in memory: what a question is checked and compiled against. engine/catalog builds it from profile and definitions.
 * It knows no HTTP, no database and no words of a question; question/ checks and compiles against it, reader/ finds names in it.
 */

/** What a field is for. An id is never summed or averaged; a measure is; a flag is yes or no. */
export type Role = 'id' | 'name' | 'category' | 'measure' | 'time' | 'place' | 'flag' | 'text'

export type Aggregation = 'sum' | 'avg' | 'median' | 'min' | 'max' | 'count' | 'distinct'

/** How values are shown; belongs to the field, so that chat, tables, charts, exports and PDFs agree. */
export type Format = {
  kind: 'number' | 'currency' | 'percent' | 'year' | 'duration' | 'date' | 'id'
  /** ISO code for currency, a unit such as "km" for numbers, "seconds" and the like for durations. */
  unit?: string
  decimals?: number
  /** A percent kept as 0.12 (1) or as 12 (100). */
  scale?: 1 | 100
}

export type Field = {
  /** Unique in its dataset. */
  name: string
  label: string
  description: string | null
  synonyms: string[]
  role: Role
  type: ColumnType
  /** A datetime that is kept as an instant (timestamp with time zone): it is read as clocks in the team's time zone show it. */
  instant?: boolean
  hidden: boolean
  /** What "the revenue" means when nobody says total or average. Null: nothing is assumed. */
  aggregation: Aggregation | null
  format: Format | null
  valueLabels: { value: string | number | boolean; label: string }[]
  /** The physical column; null for a computed field. */
  column: string | null
  /** A computed field's expression over fields of the same dataset. */
  expression: Expression | null
  profile: ColumnProfile | null
}

export type Dataset = {
  /** Unique in the catalog. */
  name: string
  label: string
  description: string | null
  synonyms: string[]
  hidden: boolean
  /** What one row is, and several ("order line", "order lines"); null where nothing tells. */
  thing: { one: string; many: string } | null
  /** Id of the data source, its dialect, and the table in it. */
  source: string
  dialect: EngineName
  /** `statement`: its rows are what that gives, in the engine's own words. */
  table: { schema: string | null; name: string; statement?: string }
  /** It shows what stands in other tables. */
  isView?: boolean
  rows: number | null
  primaryKey: string[]
  uniqueKeys: string[][]
  /** The field that "in March" means when no other is said. */
  timeField: string | null
  /** Fields that name a row to a person: a title, or first and last name. */
  nameFields: string[]
  /** Whether rows have an order of their own (a sheet has, a server's table has not). */
  ordered: boolean
  fields: Field[]
}

/** Many rows of `from` point at one row of `to`; the only direction in which a question reaches from row to row. */
export type Relationship = {
  name: string
  from: string
  to: string
  fromFields: string[]
  toFields: string[]
  synonyms: string[]
}

export type Metric = {
  name: string
  label: string
  description: string | null
  synonyms: string[]
  /** An expression over aggregates of fields and other metrics. */
  expression: Expression
  /** Rows that count: "status <> 'cancelled'". */
  where: Condition | null
  format: Format | null
}

/** What somebody said that words mean: the same words are read so from then on. */
export type VerifiedReading = { text: string; question: Question }

export type Catalog = {
  datasets: Dataset[]
  relationships: Relationship[]
  metrics: Metric[]
  /** Metrics that are defined and cannot be read any more, each with the reason. */
  brokenMetrics?: Record<string, string>
  readings?: VerifiedReading[]
  /** By dataset: the rows that whoever asks may see, where that is not all. The data ends where these end. */
  seen?: Record<string, Condition>
  /** The team's settings that change what a question means. */
  timeZone: string
  /** 1 to 12; 1 is a calendar year. */
  fiscalYearStart: number
  /** How whoever asks has figures written in sentences: a BCP 47 tag; English where nobody chose. */
  locale?: string
  /** ISO date; what "today" is. */
  today: string
  /** ISO date and time in the team's time zone; the beginning of today when it is not given. */
  now?: string
}
