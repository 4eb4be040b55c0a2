import type { ColumnType } from '../../schema.ts'

/** A change of what a twin holds: those of other versions are made again. */
export const TWIN_VERSION = 1

/** Tables of fewer rows than this are as fast in SQLite; a file without a larger one has no twin. */
export const TWIN_ROWS = 20_000
/** A file with a wider table has none: DuckDB needs more memory to write it than an import has. */
export const TWIN_COLUMNS = 250

/**
 * A column of a twin. Its values are SQLite's own: whole numbers, numbers, 0 and 1, and text, dates and times among it. What is
 * said beside the type was found true of every value.
 */
export type TwinColumn = {
  name: string
  type: Extract<ColumnType, 'integer' | 'real' | 'boolean' | 'date' | 'datetime' | 'time' | 'text'>
  /** Every character is one of ASCII. */
  ascii: boolean
  /** Every value is a day, or a day and a second, of the calendar between the years 1000 and 8999. */
  calendar: boolean
  /** It holds what DuckDB would not read as SQLite does: statements that name it run on SQLite. */
  unfit: boolean
}
export type TwinTable = { name: string; rows: number; columns: TwinColumn[] }
export type Twin = { version: number; tables: TwinTable[] }

/** Tables and columns have numbers for names: what people call them may mean something to DuckDB. */
export const twinTable = (index: number): string => `t${index}`
export const twinColumn = (index: number): string => `c${index}`
