/**
 * Where the values of a table go, row by row and in each row column by column: the pages of an SQLite file, or columns for DuckDB.
 * What kind of value a column has was settled before; a row that turns out not to fit is dropped and leaves nothing.
 */
export type RowSink = {
  putNone(column: number): void
  /** Also 0 and 1 for the truth. */
  putInteger(column: number, value: number): void
  putReal(column: number, value: number): void
  /** A text, or a date or time in its ordinary form. */
  putText(column: number, text: string): void
  /** A text of which the bytes are given. */
  putBytes(column: number, bytes: Buffer, start: number, end: number): void
  /** YYYY-MM-DD, ten bytes. */
  putDate(column: number, bytes: Buffer, at: number): void
  /** YYYY-MM-DD HH:MM:SS, nineteen bytes, with any character between the two. */
  putDatetime(column: number, bytes: Buffer, at: number): void
  endRow(): void
  /** Forgets what of a row has been put. */
  drop(): void
}
