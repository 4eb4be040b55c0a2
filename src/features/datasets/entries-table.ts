import { cellsOf, type ExportTable } from '../../engine/exports/index.ts'
import { QueryError, type QueryTarget, rowsInTurns, type Sandbox } from '../../engine/sandbox/index.ts'
import type { WorkOwner } from '../../platform/turns.ts'

const rowsPerPage = 20_000
/** An entry has less. */
const bytesPerPage = 4 * 1024 ** 2

/** All entries as a table to export: read in pages, so that only one of them is in memory. */
export async function entriesTable(
  sandbox: Sandbox,
  owner: WorkOwner,
  target: QueryTarget,
  signal: AbortSignal,
): Promise<ExportTable> {
  const page = async (offset: number) => {
    const part = await sandbox.query({
      ...owner,
      target,
      // The file is never changed, and a table is read in the order in which it was written.
      sql: 'select * from entries limit :rows offset :offset',
      params: { rows: rowsPerPage, offset },
      maxRows: rowsPerPage,
      maxBytes: bytesPerPage,
      signal,
    })
    if (part.rowCount === 0 && part.truncated) throw new QueryError('too-large', 'An entry is too long for a file.')
    return part
  }
  const first = await page(0)
  const { columns, types } = first
  async function* rows() {
    for (let part = first, offset = 0; part.rowCount > 0; part = await page(offset)) {
      yield* cellsOf(columns, await rowsInTurns(part))
      offset += part.rowCount
      if (part.rowCount < rowsPerPage && !part.truncated) return
    }
  }
  return { columns, types, rows: rows() }
}
