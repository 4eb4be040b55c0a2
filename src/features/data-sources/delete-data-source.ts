import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Principal } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { dataSourceErrors } from './data-sources.errors.ts'
import type { DataSources } from './data-sources.ts'

/** The row first, then the file: a file without a row is swept away, a row without a file would be a broken source. */
export async function deleteDataSource(
  { database, sources, files, clock }: { database: Database; sources: DataSources; files: FileStore; clock: Clock },
  caller: Principal,
  id: string,
  request: FastifyRequest,
): Promise<void> {
  const { teamId } = caller
  const now = isoNow(clock)
  const source = await database.transaction(async (queries) => {
    const found = await findOrThrow(sources.store.find(teamId, id, queries), dataSourceErrors.notFound)
    for (const hook of sources.deleteHooks) await hook(queries, found, now)
    await sources.store.remove(teamId, id, queries)
    const detail = { name: found.name, type: found.type }
    await record(queries, { ...by(caller, request), action: 'data-source.deleted', targetId: id, detail }, now)
    return found
  })
  if (source.filePath !== null) await files.remove(source.filePath)
  await sources.tellChange({ teamId, id, change: 'deleted' })
}
