import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isFileSource } from '../../../engine/connection.contract.ts'
import type { SourceTable } from '../../../engine/schema.ts'
import { type Clock, isoNow } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open.ts'
import { findOrThrow } from '../../../platform/errors.ts'
import { idParams } from '../../../platform/fields.contract.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { httpErrors } from '../../../platform/http/http.errors.ts'
import { newId } from '../../../platform/ids.ts'
import { scheduleFault } from '../../../platform/jobs/schedule.ts'
import { type AppRoute, type Principal, teamRoute } from '../../access/index.ts'
import { by, record } from '../../audit-log/index.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { DataSources } from '../data-sources.ts'
import { queryFaults } from '../query-faults.ts'
import {
  type ExtractChange,
  type ExtractInput,
  extract,
  extractChange,
  extractInput,
  extractParams,
  refreshQuery,
  type Schedule,
} from './extracts.contract.ts'
import { type ExtractRow, noCopy } from './extracts.store.ts'
import type { Extracts } from './extracts.ts'

export type ExtractRouteDeps = {
  database: Database
  sources: DataSources
  extracts: Extracts
  files: FileStore
  clock: Clock
}

const { notFound, notAServer, tableNotFound, columnNotFound, extractNotFound, extractExists } = dataSourceErrors
const read = { tag: 'Data sources', may: 'data-sources:read' } as const
const write = { tag: 'Data sources', may: 'data-sources:write' } as const

/** Tables of a server that are kept here as columnar files. */
export function extractRoutes(deps: ExtractRouteDeps): AppRoute[] {
  const { sources, extracts } = deps
  return [
    teamRoute('GET', '/data-sources/:id/extracts', {
      ...read,
      summary: 'Lists the extracts of a data source: tables of its database that are kept here',
      params: idParams,
      answer: z.array(extract),
      errors: [notFound],
      async handle({ caller: { teamId }, params: { id } }) {
        await sources.find(teamId, id)
        return extracts.showAll(await extracts.store.list(teamId, id))
      },
    }),
    teamRoute('POST', '/data-sources/:id/extracts', {
      ...write,
      summary: 'Keeps a table of a database here, and refreshes it when it is asked to',
      description:
        'The table is read in the background, by one statement that only reads, and kept as a columnar file. One extract for each table; the limits are those of an upload.',
      params: idParams,
      body: extractInput,
      status: 201,
      answer: extract,
      errors: [notFound, notAServer, tableNotFound, columnNotFound, extractExists, ...queryFaults],
      handle: ({ caller, params, body, request }) => createExtract(deps, caller, params.id, body, request),
    }),
    teamRoute('PATCH', '/data-sources/:id/extracts/:extractId', {
      ...write,
      summary: 'Changes when an extract is refreshed, how, and how old it may be',
      description: 'A field that is absent stays as it is. With another growing column all of it is read again.',
      params: extractParams,
      body: extractChange,
      answer: extract,
      errors: [notFound, extractNotFound, tableNotFound, columnNotFound, ...queryFaults],
      handle: ({ caller, params, body, request }) => changeExtract(deps, caller, params, body, request),
    }),
    teamRoute('POST', '/data-sources/:id/extracts/:extractId/refresh', {
      ...write,
      summary: 'Refreshes an extract now; one that is being refreshed goes on',
      params: extractParams,
      query: refreshQuery,
      status: 202,
      answer: extract,
      errors: [notFound, extractNotFound],
      async handle({ caller: { teamId }, params, query }) {
        const row = await findExtract(deps, teamId, params)
        await extracts.refresh(row, query.whole === 'true')
        return extracts.show(row)
      },
    }),
    teamRoute('DELETE', '/data-sources/:id/extracts/:extractId', {
      ...write,
      summary: 'Deletes an extract and its file; the database is asked again',
      params: extractParams,
      answer: { kind: 'empty' },
      errors: [notFound, extractNotFound],
      handle: ({ caller, params, request }) => deleteExtract(deps, caller, params, request),
    }),
  ]
}

type Place = { id: string; extractId: string }

async function findExtract({ sources, extracts }: ExtractRouteDeps, teamId: string, { id, extractId }: Place) {
  await sources.find(teamId, id)
  const row = await findOrThrow(extracts.store.find(teamId, extractId), extractNotFound)
  if (row.dataSourceId !== id) throw extractNotFound()
  return row
}

async function tableOf({ sources }: ExtractRouteDeps, teamId: string, id: string, name: string, schema: string | null) {
  const source = await sources.find(teamId, id)
  if (isFileSource(source)) throw notAServer()
  return findOrThrow(sources.schemas.table(source, name, schema ?? undefined), () =>
    tableNotFound(`there is no table "${name}"`),
  )
}

const grows = new Set(['integer', 'decimal', 'date', 'datetime'])

function checkGrowing({ columns }: SourceTable, name: string | null): void {
  if (name === null) return
  const column = columns.find((one) => one.name === name)
  if (!column) throw columnNotFound(`there is no column "${name}"`)
  if (!grows.has(column.type))
    throw httpErrors.invalidRequest('body.growingColumn: must be a column of whole numbers, decimals, days or moments')
}

function checkSchedule({ clock }: ExtractRouteDeps, schedule: Schedule | null): void {
  const fault = schedule && scheduleFault(schedule.cron, schedule.timezone, clock.now())
  if (fault) throw httpErrors.invalidRequest(`body.schedule: ${fault}`)
}

async function createExtract(
  deps: ExtractRouteDeps,
  caller: Principal,
  id: string,
  { table: name, schema = null, schedule, growingColumn, maxAgeMinutes }: ExtractInput,
  request: FastifyRequest,
) {
  const { database, extracts, clock } = deps
  const { teamId } = caller
  const table = await tableOf(deps, teamId, id, name, schema)
  checkGrowing(table, growingColumn)
  checkSchedule(deps, schedule)
  const now = isoNow(clock)
  const row: ExtractRow = {
    id: newId(),
    teamId,
    dataSourceId: id,
    schemaName: table.schema ?? '',
    tableName: table.name,
    growingColumn,
    schedule: schedule && JSON.stringify(schedule),
    maxAgeMinutes,
    ...noCopy,
    lastError: null,
    progressRows: null,
    readWhole: 0,
    createdAt: now,
    updatedAt: now,
  }
  await database.transaction(async (queries) => {
    if (!(await extracts.store.insert(row, queries))) throw extractExists()
    await extracts.enqueue(row, now, queries)
    const detail = { dataSourceId: id, table: table.name, schema: table.schema }
    await record(queries, { ...by(caller, request), action: 'extract.created', targetId: row.id, detail }, now)
  })
  extracts.wake()
  return extracts.show(row)
}

async function changeExtract(
  deps: ExtractRouteDeps,
  caller: Principal,
  place: Place,
  change: ExtractChange,
  request: FastifyRequest,
) {
  const { database, extracts, clock } = deps
  const { teamId } = caller
  const row = await findExtract(deps, teamId, place)
  const { schedule, growingColumn, maxAgeMinutes } = change
  if (schedule) checkSchedule(deps, schedule)
  const regrown = growingColumn !== undefined && growingColumn !== row.growingColumn
  if (regrown)
    checkGrowing(await tableOf(deps, teamId, row.dataSourceId, row.tableName, row.schemaName || null), growingColumn)
  const now = isoNow(clock)
  const after = await database.transaction(async (queries) => {
    const updated = await findOrThrow(
      extracts.store.update(
        teamId,
        row.id,
        {
          ...(maxAgeMinutes !== undefined && { maxAgeMinutes }),
          ...(schedule !== undefined && { schedule: schedule && JSON.stringify(schedule) }),
          ...(regrown && { growingColumn, readWhole: 1 }),
          updatedAt: now,
        },
        queries,
      ),
      extractNotFound,
    )
    const detail = { fields: Object.keys(change) }
    await record(queries, { ...by(caller, request), action: 'extract.updated', targetId: row.id, detail }, now)
    return updated
  })
  if (schedule !== undefined) await extracts.reschedule(after)
  return extracts.show(after)
}

async function deleteExtract(deps: ExtractRouteDeps, caller: Principal, place: Place, request: FastifyRequest) {
  const { database, extracts, files, clock } = deps
  const row = await findExtract(deps, caller.teamId, place)
  const now = isoNow(clock)
  await database.transaction(async (queries) => {
    await findOrThrow(extracts.store.remove(caller.teamId, row.id, queries), extractNotFound)
    const detail = { dataSourceId: row.dataSourceId, table: row.tableName }
    await record(queries, { ...by(caller, request), action: 'extract.deleted', targetId: row.id, detail }, now)
  })
  await extracts.cancel(row.id)
  if (row.filePath !== null) await files.remove(row.filePath)
}
