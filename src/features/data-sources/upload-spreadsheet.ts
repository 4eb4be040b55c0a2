import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import type { Principal } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import type { DataSourceStore, StoredSource } from './data-sources.store.ts'
import { type Received, type ReceiveParts, receiveSpreadsheet } from './receive-spreadsheet.ts'

export type UploadParts = ReceiveParts & { database: Database; store: DataSourceStore; clock: Clock }

/** The file is in place before there is a row that names it, so that a row never names what is not whole. */
export function uploadSpreadsheet(
  parts: UploadParts,
  caller: Principal,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<StoredSource> {
  const from = { teamId: caller.teamId, request, fields: ['name', 'engine', 'uploadId'] as const, signal }
  return receiveSpreadsheet(parts, { ...from, fields: [...from.fields] }, (received) =>
    keepSpreadsheet(parts, caller, request, received),
  )
}

/** Gives a received file its place and its row. */
export async function keepSpreadsheet(
  parts: UploadParts,
  caller: Principal,
  request: FastifyRequest,
  received: Received,
): Promise<StoredSource> {
  const { files, database, store, clock } = parts
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
    createdAt: now,
    updatedAt: now,
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
