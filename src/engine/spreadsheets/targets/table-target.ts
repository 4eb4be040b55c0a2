import type { ImportedColumnType, ImportedTable } from '../report/import-report.ts'
import type { RowSink } from './row-sink.ts'

/** A database file being filled, one table after the other. */
export type TableTarget = {
  /** Digits of a second that it keeps. */
  finest: number
  begin(table: string, columns: { name: string; type: ImportedColumnType }[]): RowSink | Promise<RowSink>
  /** Forgets the table begun last, as if it had never been. */
  abandon(): void | Promise<void>
  /** False when the table could not be taken in and is to be begun once more. */
  end(): boolean | Promise<boolean>
  /** After it everything is on disk; what it answers is why there is no columnar twin, where one was wanted. */
  close(tables: ImportedTable[]): Promise<string | undefined> | Promise<void>
}
