import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isFileSource } from '../../../engine/connection.contract.ts'
import type { Sandbox } from '../../../engine/sandbox/index.ts'
import type { ColumnType } from '../../../engine/schema.ts'
import { isDuckdbsOwn, isHiddenTable } from '../../../engine/sources/index.ts'
import { type Clock, isoNow, madeAt } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open.ts'
import { findOrThrow } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { httpErrors } from '../../../platform/http/http.errors.ts'
import { newId } from '../../../platform/ids.ts'
import { scheduleFault } from '../../../platform/jobs/schedule.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../../access/index.ts'
import { by, record } from '../../audit-log/index.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { StoredSource } from '../data-sources.store.ts'
import type { DataSources } from '../data-sources.ts'
import { deleteDataSource } from '../delete-data-source.ts'
import { queryFaults, withQueryErrors } from '../query-faults.ts'
import { ExtractFault } from './extract-fault.ts'
import {
  type ExtractChange,
  type ExtractInput,
  extract,
  extractChange,
  extractInput,
  refreshQuery,
  type Schedule,
} from './extracts.contract.ts'
import { type ExtractRow, noCopy } from './extracts.store.ts'
import type { Extracts } from './extracts.ts'
import { columnsOfQuery, within } from './what-is-read.ts'

export type ExtractRouteDeps = {
  database: Database
  sources: DataSources
  extracts: Extracts
  sandbox: Sandbox
  secrets: Secrets
  files: FileStore
  clock: Clock
}

const { notFound, notAServer, tableNotFound, columnNotFound, extractNotFound, extractExists } = dataSourceErrors
const read = { may: 'data-sources:read' } as const
const write = { may: 'data-sources:write' } as const

/** Tables of a server, and results of statements there, that are kept here as columnar files. */
export function extractRoutes(deps: ExtractRouteDeps): AppRoute[] {
  const { sources, extracts } = deps
  return tagged('Data sources', [
    teamRoute('GET', '/data-sources/:id/extracts', {
      ...read,
      summary: 'Lists the extracts of a data source: tables of its database and results that are kept here',
      description: 'Of a data source that is such a result, the extract that fills it.',
      answer: z.array(extract),
      errors: [notFound],
      async handle({ caller: { teamId }, params: { id } }) {
        await sources.find(teamId, id)
        return extracts.showAll(await extracts.store.list(teamId, id))
      },
    }),
    teamRoute('POST', '/data-sources/:id/extracts', {
      ...write,
      summary: 'Keeps a table of a database here, or the result of a statement, and refreshes it when it is asked to',
      description:
        'It is read in the background, by one statement that only reads, and kept as a columnar file. One extract for each table and name; the limits are those of an upload. The result of a statement becomes a data source of its own once it was read, and is another version of that each time.',
      body: extractInput,
      status: 201,
      answer: extract,
      errors: [notFound, notAServer, tableNotFound, columnNotFound, extractExists, ...queryFaults],
      handle: ({ caller, params, body, request, signal }) =>
        createExtract(deps, caller, params.id, body, { request, signal }),
    }),
    teamRoute('PATCH', '/data-sources/:id/extracts/:extractId', {
      ...write,
      summary: 'Changes when an extract is refreshed, how, how old it may be, and its statement',
      description:
        'A field that is absent stays as it is. With another growing column all of it is read again; with `sql` at once.',
      body: extractChange,
      answer: extract,
      errors: [notFound, extractNotFound, tableNotFound, columnNotFound, ...queryFaults],
      handle: ({ caller, params, body, request, signal }) =>
        changeExtract(deps, caller, params, body, { request, signal }),
    }),
    teamRoute('POST', '/data-sources/:id/extracts/:extractId/refresh', {
      ...write,
      summary: 'Refreshes an extract now; one that is being refreshed goes on',
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
      description: 'Of a statement, the data source that holds its result is deleted with it.',
      answer: { kind: 'empty' },
      errors: [notFound, extractNotFound],
      handle: ({ caller, params, request }) => deleteExtract(deps, caller, params, request),
    }),
  ])
}

type Place = { id: string; extractId: string }

async function findExtract({ sources, extracts }: ExtractRouteDeps, teamId: string, { id, extractId }: Place) {
  await sources.find(teamId, id)
  const row = await findOrThrow(extracts.store.find(teamId, extractId), extractNotFound)
  if (row.dataSourceId !== id && row.resultId !== id) throw extractNotFound()
  return row
}

type Asking = { request: FastifyRequest; signal: AbortSignal }
type Read = { schemaName: string; tableName: string; columns: { name: string; type: ColumnType }[] }

async function serverOf({ sources }: ExtractRouteDeps, teamId: string, id: string): Promise<StoredSource> {
  const source = await sources.find(teamId, id)
  if (isFileSource(source)) throw notAServer()
  return source
}

async function tableOf(
  { sources }: ExtractRouteDeps,
  source: StoredSource,
  name: string,
  schema: string | null,
): Promise<Read> {
  const table = await findOrThrow(sources.schemas.table(source, name, schema ?? undefined), () =>
    tableNotFound(`there is no table "${name}"`),
  )
  return { schemaName: table.schema ?? '', tableName: table.name, columns: table.columns }
}

/** What the statement gives, looked at by the database; nothing is run. */
async function queryOf(
  deps: ExtractRouteDeps,
  source: StoredSource,
  { name, sql, grows }: { name: string; sql: string; grows: boolean },
  signal: AbortSignal,
): Promise<Read> {
  const target = await deps.sources.targetOf(source)
  const query = { teamId: source.teamId, target, signal }
  try {
    const columns = await columnsOfQuery(deps, { ...query, sql })
    // A refresh by a growing column asks for a part of what it gives: whether it can stand within another.
    if (grows) await deps.sandbox.prepare({ ...query, ...within(target, sql, columns, null) })
    return { schemaName: '', tableName: name, columns }
  } catch (error) {
    if (error instanceof ExtractFault) throw httpErrors.invalidRequest(`body.sql: ${error.message}`)
    return withQueryErrors(Promise.reject(error))
  }
}

const grows = new Set(['integer', 'decimal', 'date', 'datetime'])

function checkGrowing({ columns }: Read, name: string | null): void {
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
  { table: name, schema = null, sql, schedule, growingColumn, maxAgeMinutes }: ExtractInput,
  { request, signal }: Asking,
) {
  const { database, extracts, clock } = deps
  const { teamId } = caller
  const source = await serverOf(deps, teamId, id)
  if (isDuckdbsOwn(name) || isHiddenTable(name))
    throw httpErrors.invalidRequest('body.table: a name that begins so is never read from what is kept')
  checkSchedule(deps, schedule)
  const read =
    sql === null
      ? await tableOf(deps, source, name, schema)
      : await queryOf(deps, source, { name: name.trim(), sql, grows: growingColumn !== null }, signal)
  checkGrowing(read, growingColumn)
  const now = isoNow(clock)
  const { schemaName, tableName } = read
  const row: ExtractRow = {
    id: newId(),
    teamId,
    dataSourceId: id,
    schemaName,
    tableName,
    sql,
    resultId: null,
    growingColumn,
    schedule: schedule && JSON.stringify(schedule),
    maxAgeMinutes,
    ...noCopy,
    lastError: null,
    progressRows: null,
    readWhole: 0,
    ...madeAt(now),
  }
  await database.transaction(async (queries) => {
    if (!(await extracts.store.insert(row, queries))) throw extractExists()
    await extracts.enqueue(row, now, queries)
    const detail = { dataSourceId: id, table: tableName, schema: schemaName || null }
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
  { request, signal }: Asking,
) {
  const { database, extracts, clock } = deps
  const { teamId } = caller
  const row = await findExtract(deps, teamId, place)
  const { schedule, maxAgeMinutes } = change
  if (schedule) checkSchedule(deps, schedule)
  const regrown = await checkReading(deps, row, change, signal)
  const now = isoNow(clock)
  const after = await database.transaction(async (queries) => {
    const updated = await findOrThrow(
      extracts.store.update(
        teamId,
        row.id,
        {
          ...(maxAgeMinutes !== undefined && { maxAgeMinutes }),
          ...(schedule !== undefined && { schedule: schedule && JSON.stringify(schedule) }),
          ...regrown,
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
  if (change.sql !== undefined) await extracts.refresh(after)
  return extracts.show(after)
}

/** What a change of the statement or of the growing column sets; what is kept would not fit what is read by it. */
async function checkReading(
  deps: ExtractRouteDeps,
  row: ExtractRow,
  { sql, growingColumn = row.growingColumn }: ExtractChange,
  signal: AbortSignal,
): Promise<Partial<ExtractRow>> {
  if (sql === undefined && growingColumn === row.growingColumn) return {}
  if (sql !== undefined && row.sql === null) throw httpErrors.invalidRequest('body.sql: it is an extract of a table')
  const source = await serverOf(deps, row.teamId, row.dataSourceId)
  const asked = sql ?? row.sql
  const read =
    asked === null
      ? await tableOf(deps, source, row.tableName, row.schemaName || null)
      : await queryOf(deps, source, { name: row.tableName, sql: asked, grows: growingColumn !== null }, signal)
  checkGrowing(read, growingColumn)
  return { growingColumn, readWhole: 1, ...(sql !== undefined && { sql }) }
}

async function deleteExtract(deps: ExtractRouteDeps, caller: Principal, place: Place, request: FastifyRequest) {
  const { database, extracts, files, clock } = deps
  const row = await findExtract(deps, caller.teamId, place)
  const now = isoNow(clock)
  const { resultId, filePath } = await database.transaction(async (queries) => {
    // Written to first, so that a refresh that is just being kept is waited for.
    const written = extracts.store.update(caller.teamId, row.id, { updatedAt: now }, queries)
    const last = await findOrThrow(written, extractNotFound)
    await extracts.store.remove(caller.teamId, row.id, queries)
    const detail = { dataSourceId: row.dataSourceId, table: row.tableName }
    await record(queries, { ...by(caller, request), action: 'extract.deleted', targetId: row.id, detail }, now)
    return last
  })
  await extracts.cancel(row.id)
  if (resultId !== null) await deleteDataSource(deps, caller, resultId, request)
  else if (filePath !== null) await files.remove(filePath)
}
