import { join } from 'node:path'

/** Where a DuckDB child puts what does not fit into memory. */
export const spillFolder = (tempDir: string, pid: number | undefined): string => join(tempDir, `duckdb-${pid}`)
