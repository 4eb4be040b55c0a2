import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { testSource } from '../../engine/sources/index.ts'
import { isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import {
  allowsWritableRole,
  areRightsUnseen,
  changedConnection,
  newConnection,
  targetOf,
  withRights,
} from './connection.ts'
import {
  connectionTestAnswer,
  type DataSourceChange,
  type DataSourceInput,
  dataSource,
  dataSourceChange,
  dataSourceInput,
  testAnswer,
} from './data-sources.contract.ts'
import { dataSourceErrors } from './data-sources.errors.ts'
import type { StoredSource } from './data-sources.store.ts'
import type { DataSources } from './data-sources.ts'
import { deleteDataSource } from './delete-data-source.ts'
import type { Extracts } from './extracts/extracts.ts'
import type { VersionDeps } from './files/put-version.ts'
import { explainWritableRole, refuseWritableRole } from './look-at-rights.ts'
import { withQueryErrors } from './query-faults.ts'

export type DataSourceRouteDeps = Omit<VersionDeps, 'store' | 'replaceHooks'> & {
  sources: DataSources
  extracts: Pick<Extracts, 'store' | 'refreshAll'>
  /** For files in the making. */
  tempDir: string
}

export function dataSourceRoutes(deps: DataSourceRouteDeps): AppRoute[] {
  const { sources, sandbox, clock } = deps
  return tagged('Data sources', [
    teamRoute('GET', '/data-sources', {
      summary: 'Lists the data sources of the team, newest first',
      may: 'data-sources:read',
      query: pageQuery,
      answer: z.array(dataSource),
      async handle({ caller, query, page }) {
        return page(await sources.store.list(caller.teamId, query))
      },
    }),
    teamRoute('POST', '/data-sources', {
      summary: 'Connects a database',
      description:
        'Passwords and keys are kept encrypted and are never returned. Files are uploaded instead. An account that may do more than read (a superuser, one that may write) is refused with the statements that make one that may not, unless `allowWritableRole` says that it is meant. A database that cannot be reached is kept; its account is looked at when it is first asked or tested, and statements are refused alike.',
      may: 'data-sources:write',
      body: dataSourceInput,
      status: 201,
      answer: dataSource,
      errors: [dataSourceErrors.writableRole, dataSourceErrors.busy, dataSourceErrors.queryCancelled],
      handle: ({ caller, body, request, signal }) => connectSource(deps, caller, body, request, signal),
    }),
    teamRoute('POST', '/data-sources/test', {
      summary: 'Tests a connection before it is kept',
      description:
        'The body is that of `POST /data-sources`; nothing of it is stored. A connection that fails is a good answer: `success` is false, and `lastError` says what to change.',
      may: 'data-sources:write',
      body: dataSourceInput,
      answer: connectionTestAnswer,
      errors: [dataSourceErrors.busy, dataSourceErrors.queryCancelled],
      async handle({ caller, body, signal }) {
        const target = await targetOf(deps, newSource(deps, caller, body))
        const { teamId, userId } = caller
        const result = await withQueryErrors(testSource(sandbox, target, { teamId, userId, signal }))
        const writableRole = result.ok ? result.writableRole : null
        const refused = writableRole !== null && body.allowWritableRole !== true
        const error = result.ok ? null : result.error
        return {
          success: result.ok && !refused,
          lastError: refused ? explainWritableRole(writableRole) : error,
          writableRole,
        }
      },
    }),
    teamRoute('GET', '/data-sources/:id', {
      summary: 'Gets a data source',
      may: 'data-sources:read',
      answer: dataSource,
      errors: [dataSourceErrors.notFound],
      handle: ({ caller, params }) => sources.find(caller.teamId, params.id),
    }),
    teamRoute('PATCH', '/data-sources/:id', {
      summary: 'Renames a data source or changes its connection',
      description:
        'A field that is absent stays as it is. With another address, database or user the password or key must be given again, so that it never opens what its owner did not say.',
      may: 'data-sources:write',
      body: dataSourceChange,
      answer: dataSource,
      errors: [
        dataSourceErrors.notFound,
        dataSourceErrors.writableRole,
        dataSourceErrors.busy,
        dataSourceErrors.queryCancelled,
      ],
      handle: ({ caller, params, body, request, signal }) =>
        changeSource(deps, caller, params.id, body, request, signal),
    }),
    teamRoute('DELETE', '/data-sources/:id', {
      summary: 'Deletes a data source and its file',
      description: 'Datasets and reports that came from it stay, marked with `unavailableAt`.',
      may: 'data-sources:write',
      answer: { kind: 'empty' },
      errors: [dataSourceErrors.notFound],
      handle: ({ caller, params, request }) => deleteDataSource(deps, caller, params.id, request),
    }),
    teamRoute('POST', '/data-sources/:id/test', {
      summary: 'Tests the connection of a data source',
      description: 'A connection that fails is a good answer: `success` is false, and `lastError` says what to change.',
      may: 'data-sources:write',
      answer: testAnswer,
      errors: [dataSourceErrors.notFound, dataSourceErrors.busy, dataSourceErrors.queryCancelled],
      async handle({ caller, params, signal }) {
        const source = await sources.find(caller.teamId, params.id)
        const { teamId, userId } = caller
        const result = await withQueryErrors(
          testSource(sandbox, await targetOf(deps, source), { teamId, userId, signal }),
        )
        const now = isoNow(clock)
        const unsaid = result.ok && !allowsWritableRole(source) ? result.writableRole : null
        const isUnseen = areRightsUnseen(source)
        // One that was kept unseen is refused as it would have been; of others it is said.
        const error = result.ok ? (isUnseen && unsaid ? explainWritableRole(unsaid) : null) : result.error
        const found = {
          connectionStatus: error === null ? ('CONNECTED' as const) : ('FAILED' as const),
          lastError: error,
          lastTestedAt: now,
        }
        await deps.database.transaction(async (queries) => {
          await sources.store.update(teamId, source.id, found, queries)
          if (error !== null && source.connectionStatus !== 'FAILED')
            for (const hook of sources.failHooks) await hook(queries, { ...source, ...found }, now)
        })
        if (error === null && isUnseen)
          await sources.store.putOptions(teamId, source.id, source.updatedAt, withRights(source.options, 'seen'))
        // One that could not be reached when it was attached is described as soon as it can be.
        if (error === null && !(await sources.store.schema(teamId, source.id)))
          sources.schemas.prepare(await sources.find(teamId, source.id))
        return { success: error === null, ...(unsaid && { warning: explainWritableRole(unsaid) }) }
      },
    }),
  ])
}

function newSource(
  { secrets, clock }: DataSourceRouteDeps,
  caller: Principal,
  { name, type, ...given }: DataSourceInput,
): StoredSource {
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
    ...madeAt(isoNow(clock)),
  }
}

async function connectSource(
  deps: DataSourceRouteDeps,
  caller: Principal,
  input: DataSourceInput,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<StoredSource> {
  const made = newSource(deps, caller, input)
  const source = {
    ...made,
    options: withRights(made.options, await refuseWritableRole(deps, made, caller.userId, signal)),
  }
  await deps.database.transaction(async (queries) => {
    await deps.sources.store.insert(caller.teamId, source, queries)
    const { id, name, type, host, projectId, createdAt } = source
    const detail = { name, type, host, projectId }
    await record(queries, { ...by(caller, request), action: 'data-source.created', targetId: id, detail }, createdAt)
  })
  return source
}

async function changeSource(
  deps: DataSourceRouteDeps,
  caller: Principal,
  id: string,
  change: DataSourceChange,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<StoredSource> {
  const { database, sources, extracts, secrets, clock } = deps
  const { teamId } = caller
  const stored = await sources.find(teamId, id)
  const wanted = changedConnection(secrets, stored, change)
  const isMoved = Object.keys(wanted).length > 0
  const looked = isMoved ? await refuseWritableRole(deps, { ...stored, ...wanted }, caller.userId, signal) : 'seen'
  const now = isoNow(clock)
  const after = await database.transaction(async (queries) => {
    const before = await findOrThrow(sources.store.find(teamId, id, queries), dataSourceErrors.notFound)
    const connection = changedConnection(secrets, before, change)
    const moved = Object.keys(connection).length > 0
    // Changed meanwhile: what was looked at is not what is kept.
    const rights = before.updatedAt === stored.updatedAt ? looked : 'unseen'
    const updated = await sources.store.update(
      teamId,
      id,
      {
        ...(change.name !== undefined && { name: change.name }),
        ...connection,
        ...(connection.options !== undefined && { options: withRights(connection.options, rights) }),
        ...(moved && { connectionStatus: null, lastError: null, lastTestedAt: null }),
        updatedAt: now,
      },
      queries,
    )
    if (moved) {
      await sources.store.dropProfile(teamId, id, queries)
      await extracts.store.forgetCopies(teamId, id, queries)
    }
    const detail = { fields: Object.keys(change) }
    await record(queries, { ...by(caller, request), action: 'data-source.updated', targetId: id, detail }, now)
    return updated!
  })
  await sources.tellChange({ teamId, id, change: 'changed' })
  if (isMoved) await extracts.refreshAll(teamId, id)
  return after
}
