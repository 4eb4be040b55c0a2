import type { RowSource } from '../typing/row.ts'

export type Merge = { line: number; from: number; to: number }

/** A sheet of any kind of workbook. */
export type WorkbookSheet = {
  name: string
  hidden: boolean
  source: RowSource
  /** Ranges of merged cells; dear to read, asked only when the header looks as if it had some. */
  merges(): Promise<Merge[]>
}
