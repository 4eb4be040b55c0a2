import type { ImportRequest } from './import-request.ts'
import type { Progress } from './report/progress.ts'
import type { TableTarget } from './targets/table-target.ts'
import { createSqliteFile } from './targets/write-sqlite.ts'

/** Where the tables of an import go. DuckDB is loaded only when it is needed. */
export async function createFileTarget(
  { output, engine, twin, limits }: ImportRequest,
  progress: Progress,
): Promise<TableTarget> {
  const memory = limits.memoryBytes / 2
  if (engine === 'duckdb') return (await import('./targets/write-duckdb.ts')).createDuckdbFile(output, memory)
  const file = createSqliteFile(output)
  if (twin === undefined) return file
  const { createTwinFile, withTwin } = await import('./targets/write-twin.ts')
  return withTwin(file, createTwinFile(twin, memory, progress))
}
