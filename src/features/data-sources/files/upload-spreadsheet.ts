import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow, madeAt } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open.ts'
import { newId } from '../../../platform/ids.ts'
import type { Principal } from '../../access/index.ts'
import { by, record } from '../../audit-log/index.ts'
import type { DataSourceStore, StoredSource } from '../data-sources.store.ts'
import { type ReceiveDeps, type Received, receiveSpreadsheet } from './receive-spreadsheet.ts'

export type UploadDeps = ReceiveDeps & { database: Database; store: DataSourceStore; clock: Clock }

/** The file is in place before there is a row that names it, so that a row never names what is not whole. */
export function uploadSpreadsheet(
  deps: UploadDeps,
  caller: Principal,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<StoredSource> {
  const from = { caller, request, fields: ['name', 'engine', 'uploadId'] as const, signal }
  return receiveSpreadsheet(deps, { ...from, fields: [...from.fields] }, (received) =>
    keepSpreadsheet(deps, caller, request, received),
  )
}

/** Gives a received file its place and its row. */
export async function keepSpreadsheet(
  deps: UploadDeps,
  caller: Principal,
  request: FastifyRequest,
  received: Received,
): Promise<StoredSource> {
  const { files, database, store, clock } = deps
  const filePath = await received.staged.keep()
  const now = isoNow(clock)
  const source: StoredSource = {
    id: newId(),
    teamId: caller.teamId,
    createdByUserId: caller.userId,
    name: received.name ?? received.fileName,
    type: received.type,
    ssl: false,
    connectionStatus: null,
    database: null,
    datasets: null,
    filePath,
    fileSize: received.fileSize,
    host: null,
    lastError: null,
    lastTestedAt: null,
    originalFileName: received.fileName,
    port: null,
    projectId: null,
    username: null,
    options: '{}',
    sealedSecrets: null,
    ...madeAt(now),
  }
  try {
    await database.transaction(async (queries) => {
      await store.insert(caller.teamId, source, queries)
      await store.putReport(caller.teamId, source.id, received.report, now, queries)
      const detail = { name: source.name, type: source.type }
      await record(queries, { ...by(caller, request), action: 'data-source.created', targetId: source.id, detail }, now)
    })
  } catch (error) {
    await files.remove(filePath)
    throw error
  }
  return source
}
