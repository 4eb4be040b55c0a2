import type { Database } from '../../../platform/database/open.ts'
import type { WaitingLine } from '../../../platform/database/waiting-line.ts'
import type { Holder } from '../change-contents.ts'
import { deduplicateEntries } from './deduplicate-entries.ts'
import { importRows } from './import-rows.ts'
import { importTable } from './import-table.ts'
import { materialiseEntries } from './materialise-entries.ts'
import { previewDuplicates, similarValues } from './preview-duplicates.ts'

/** How a thread finds the entries: it opens a connection of its own. With SQLite it sees who else waits to write. */
export type EntriesAddress = { engine: 'sqlite'; file: string; line: WaitingLine } | { engine: 'postgres'; url: string }

/** Work on the entries of one dataset that takes long: each kind is one function of a database and its input. */
export const jobs = {
  deduplicate: deduplicateEntries,
  'import rows': importRows,
  'import table': importTable,
  materialise: materialiseEntries,
  'preview duplicates': previewDuplicates,
  'similar values': similarValues,
} satisfies Record<string, (database: Database, input: never, holder: Holder) => Promise<unknown>>

export type JobName = keyof typeof jobs
export type JobInput<Name extends JobName> = Parameters<(typeof jobs)[Name]>[1]
export type JobResult<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>
