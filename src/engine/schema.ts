/** What is known of a data source's tables: read once after an import or a connection, kept, shown, and told to the analyst. */
export type ColumnType =
  | 'integer'
  | 'real'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'text'
  | 'json'
  | 'blob'
  | 'other'

export type ColumnProfile = {
  /** Rows looked at; smaller than the table when `sampled`. */
  rows: number
  nulls: number
  /** Exact up to the profiler's cap, else an estimate. */
  distinct: number
  min: string | number | null
  max: string | number | null
  /** Numbers only. */
  mean: number | null
  /** Most frequent values, most frequent first. */
  top: { value: string | number | boolean; count: number }[]
  /** Counts over equal-width (numbers, dates) buckets between min and max; empty when it makes no sense. */
  histogram: number[]
  sampled: boolean
  /**
   * Integers and text: the smallest 32-bit hashes of the distinct values, sorted, as base64. Tells how many of the values of one
   * column are in another. Absent in older profiles.
   */
  sketch?: string
}

/** How numbers were written in the file. */
export type WrittenFormat = { percent?: boolean; currency?: string; trueWord?: string; falseWord?: string }

export type SourceColumn = {
  name: string
  type: ColumnType
  /** The engine's own word for the type. */
  nativeType: string
  nullable: boolean
  primaryKey: boolean
  references: { table: string; column: string } | null
  /** The heading as it stood in the file, when the name had to be made safe. */
  label: string | null
  /** What the database says about the column. */
  comment?: string | null
  /** From the import of a file. */
  format?: WrittenFormat | null
  profile: ColumnProfile | null
}

export type SourceTable = {
  name: string
  /** Schema or dataset of the table, for engines that have them; null for uploads. */
  schema: string | null
  kind: 'table' | 'view'
  /** Null when counting is too dear and the engine has no estimate. */
  rows: number | null
  hidden: boolean
  /** What the database says about the table. */
  comment?: string | null
  columns: SourceColumn[]
}

export type SourceSchema = { tables: SourceTable[] }
