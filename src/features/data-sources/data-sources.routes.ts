import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { testSource } from '../../engine/sources/index.ts'
import { isoNow } from '../../platform/clock.ts'
import { page, pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, type Principal, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { changedConnection, newConnection, targetOf } from './connection.ts'
import {
  connectionTestAnswer,
  type DataSourceChange,
  type DataSourceInput,
  dataSource,
  dataSourceChange,
  dataSourceInput,
  dataSourceParams,
  testAnswer,
} from './data-sources.contract.ts'
import { dataSourceErrors } from './data-sources.errors.ts'
import type { StoredSource } from './data-sources.store.ts'
import type { DataSources } from './data-sources.ts'
import { deleteDataSource } from './delete-data-source.ts'
import { inOurWords } from './query-faults.ts'
import type { ReplaceParts } from './replace-file.ts'

export type DataSourceRouteParts = Omit<ReplaceParts, 'store'> & {
  sources: DataSources
  /** For files in the making. */
  tempDir: string
}

const tag = 'Data sources'

export function dataSourceRoutes(parts: DataSourceRouteParts): AppRoute[] {
  const { sources, sandbox, clock } = parts
  return [
    teamRoute('GET', '/data-sources', {
      summary: 'Lists the data sources of the team, newest first',
      tag,
      may: 'data-sources:read',
      query: pageQuery,
      answer: z.array(dataSource),
      async handle({ caller, query, request, reply }) {
        return page(request, reply, await sources.store.list(caller.teamId, query), query.limit, ({ id }) => id)
      },
    }),
    teamRoute('POST', '/data-sources', {
      summary: 'Connects a database',
      description: 'Passwords and keys are kept encrypted and are never returned. Files are uploaded instead.',
      tag,
      may: 'data-sources:write',
      body: dataSourceInput,
      status: 201,
      answer: dataSource,
      handle: ({ caller, body, request }) => connectSource(parts, caller, body, request),
    }),
    teamRoute('POST', '/data-sources/test', {
      summary: 'Tests a connection before it is kept',
      description:
        'The body is that of `POST /data-sources`; nothing of it is stored. A connection that fails is a good answer: `success` is false, and `lastError` says what to change.',
      tag,
      may: 'data-sources:write',
      body: dataSourceInput,
      answer: connectionTestAnswer,
      errors: [dataSourceErrors.busy, dataSourceErrors.queryCancelled],
      async handle({ caller, body, signal }) {
        const target = targetOf(parts, newSource(parts, caller, body))
        const result = await inOurWords(testSource(sandbox, target, { teamId: caller.teamId, signal }))
        return { success: result.ok, lastError: result.ok ? null : result.error }
      },
    }),
    teamRoute('GET', '/data-sources/:id', {
      summary: 'Gets a data source',
      tag,
      may: 'data-sources:read',
      params: dataSourceParams,
      answer: dataSource,
      errors: [dataSourceErrors.notFound],
      handle: ({ caller, params }) => sources.find(caller.teamId, params.id),
    }),
    teamRoute('PATCH', '/data-sources/:id', {
      summary: 'Renames a data source or changes its connection',
      description:
        'A field that is absent stays as it is. With another address the password or key must be given again, so that it is never sent where its owner did not say.',
      tag,
      may: 'data-sources:write',
      params: dataSourceParams,
      body: dataSourceChange,
      answer: dataSource,
      errors: [dataSourceErrors.notFound],
      handle: ({ caller, params, body, request }) => changeSource(parts, caller, params.id, body, request),
    }),
    teamRoute('DELETE', '/data-sources/:id', {
      summary: 'Deletes a data source and its file',
      description: 'Datasets and reports that came from it stay, marked with `unavailableAt`.',
      tag,
      may: 'data-sources:write',
      params: dataSourceParams,
      answer: { kind: 'empty' },
      errors: [dataSourceErrors.notFound],
      handle: ({ caller, params, request }) => deleteDataSource(parts, caller, params.id, request),
    }),
    teamRoute('POST', '/data-sources/:id/test', {
      summary: 'Tests the connection of a data source',
      description: 'A connection that fails is a good answer: `success` is false, and `lastError` says what to change.',
      tag,
      may: 'data-sources:write',
      params: dataSourceParams,
      answer: testAnswer,
      errors: [dataSourceErrors.notFound, dataSourceErrors.busy, dataSourceErrors.queryCancelled],
      async handle({ caller, params, signal }) {
        const source = await sources.find(caller.teamId, params.id)
        const { teamId } = caller
        const result = await inOurWords(testSource(sandbox, targetOf(parts, source), { teamId, signal }))
        const now = isoNow(clock)
        const found = {
          connectionStatus: result.ok ? ('CONNECTED' as const) : ('FAILED' as const),
          lastError: result.ok ? null : result.error,
          lastTestedAt: now,
        }
        await parts.database.transaction(async (queries) => {
          await sources.store.update(teamId, source.id, found, queries)
          if (!result.ok && source.connectionStatus !== 'FAILED')
            for (const hook of sources.failHooks) await hook(queries, { ...source, ...found }, now)
        })
        return { success: result.ok }
      },
    }),
  ]
}

function newSource(
  { secrets, clock }: DataSourceRouteParts,
  caller: Principal,
  { name, type, ...given }: DataSourceInput,
): StoredSource {
  const now = isoNow(clock)
  const id = newId()
  return {
    id,
    teamId: caller.teamId,
    createdByUserId: caller.userId,
    name,
    type,
    ...newConnection(secrets, id, given),
    connectionStatus: null,
    filePath: null,
    fileSize: null,
    lastError: null,
    lastTestedAt: null,
    originalFileName: null,
    createdAt: now,
    updatedAt: now,
  }
}

async function connectSource(
  parts: DataSourceRouteParts,
  caller: Principal,
  input: DataSourceInput,
  request: FastifyRequest,
): Promise<StoredSource> {
  const source = newSource(parts, caller, input)
  await parts.database.transaction(async (queries) => {
    await parts.sources.store.insert(caller.teamId, source, queries)
    const { id, name, type, host, projectId, createdAt } = source
    const detail = { name, type, host, projectId }
    await record(queries, { ...by(caller, request), action: 'data-source.created', targetId: id, detail }, createdAt)
  })
  return source
}

async function changeSource(
  { database, sources, secrets, clock }: DataSourceRouteParts,
  caller: Principal,
  id: string,
  change: DataSourceChange,
  request: FastifyRequest,
): Promise<StoredSource> {
  const { teamId } = caller
  const now = isoNow(clock)
  const after = await database.transaction(async (queries) => {
    const before = await sources.store.find(teamId, id, queries)
    if (!before) throw dataSourceErrors.notFound()
    const connection = changedConnection(secrets, before, change)
    const moved = Object.keys(connection).length > 0
    const updated = await sources.store.update(
      teamId,
      id,
      {
        ...(change.name !== undefined && { name: change.name }),
        ...connection,
        ...(moved && { connectionStatus: null, lastError: null, lastTestedAt: null }),
        updatedAt: now,
      },
      queries,
    )
    if (moved) await sources.store.dropProfile(teamId, id, queries)
    const detail = { fields: Object.keys(change) }
    await record(queries, { ...by(caller, request), action: 'data-source.updated', targetId: id, detail }, now)
    return updated!
  })
  await sources.tellChange({ teamId, id, change: 'changed' })
  return after
}
