import { z } from 'zod'
import { isoNow, madeAt } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageFields } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { type AppRoute, assertMay, tagged, teamRoute } from '../access/index.ts'
import { queryAnswer } from '../data-sources/data-sources.contract.ts'
import { dataSourceErrors, queryFaults, sendExport, sendOutcome, withQueryErrors } from '../data-sources/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { dropContents } from './change-contents.ts'
import type { DatasetTables } from './dataset-tables.ts'
import {
  type Dataset,
  dataset,
  datasetChange,
  datasetExportQuery,
  datasetInput,
  datasetQuery,
  datasetWithCount,
  importAnswer,
  importForm,
  importInput,
  maxCsvText,
} from './datasets.contract.ts'
import { datasetErrors } from './datasets.errors.ts'
import { contentsOf } from './entries.store.ts'
import { entriesTable } from './entries-table.ts'
import { type ImportDeps, importFromFile, importFromQuery, importFromText } from './import-entries.ts'

export type DatasetRouteDeps = ImportDeps & { spaces: SpaceStore; tables: DatasetTables; log: Log; tempDir: string }

export function createDatasetLookup({ datasets, sources }: Pick<DatasetRouteDeps, 'datasets' | 'sources'>) {
  /** The name of the source as it is now, or as it was when it was deleted. */
  async function withSourceNames(teamId: string, rows: Dataset[]): Promise<Dataset[]> {
    const ids = rows.flatMap(({ dataSourceId, unavailableAt }) =>
      dataSourceId && !unavailableAt ? [dataSourceId] : [],
    )
    const names = new Map((await sources.findMany(teamId, ids)).map(({ id, name }) => [id, name]))
    return rows.map((row) => ({ ...row, dataSourceName: names.get(row.dataSourceId ?? '') ?? row.dataSourceName }))
  }
  return {
    withSourceNames,
    async find(teamId: string, id: string): Promise<Dataset> {
      const row = await findOrThrow(datasets.find(teamId, id), datasetErrors.notFound)
      return (await withSourceNames(teamId, [row]))[0]!
    },
  }
}

export function datasetRoutes(deps: DatasetRouteDeps): AppRoute[] {
  const { datasets, entries, spaces, sources, sandbox, tables, clock, log, tempDir } = deps
  const { find, withSourceNames } = createDatasetLookup(deps)

  return tagged('Datasets', [
    teamRoute('GET', '/datasets', {
      summary: 'Lists the datasets of the spaces that the caller can see, newest first',
      may: 'datasets:read',
      query: z.strictObject({ ...pageFields, spaceId: z.string().optional() }),
      answer: z.array(datasetWithCount),
      async handle({ caller, query, page }) {
        const rows = page(await datasets.list(caller.teamId, query))
        const counts = await contentsOf(
          entries.read.queries,
          rows.map(({ id }) => id),
        )
        return (await withSourceNames(caller.teamId, rows)).map((row) => ({
          ...row,
          _count: { entries: counts.get(row.id)?.entries ?? 0 },
        }))
      },
    }),
    teamRoute('POST', '/datasets', {
      summary: 'Makes a dataset: a named collection of entries in a space',
      may: 'datasets:write',
      body: datasetInput,
      status: 201,
      answer: dataset,
      errors: [spaceErrors.notFound, dataSourceErrors.notFound],
      async handle({ caller, body }) {
        const { teamId } = caller
        await requireSpace(spaces, teamId, body.spaceId)
        const source = body.dataSourceId ? await sources.find(teamId, body.dataSourceId) : null
        const row = {
          id: newId(),
          teamId,
          name: body.name,
          spaceId: body.spaceId,
          description: body.description ?? null,
          dataSourceId: source?.id ?? null,
          dataSourceName: source?.name ?? null,
          unavailableAt: null,
          ...madeAt(isoNow(clock)),
        }
        await datasets.insert(row)
        return row
      },
    }),
    teamRoute('GET', '/datasets/:id', {
      summary: 'Gets a dataset',
      may: 'datasets:read',
      answer: dataset,
      errors: [datasetErrors.notFound],
      handle: ({ caller, params }) => find(caller.teamId, params.id),
    }),
    teamRoute('PATCH', '/datasets/:id', {
      summary: 'Updates a dataset',
      may: 'datasets:write',
      body: datasetChange,
      answer: dataset,
      errors: [datasetErrors.notFound, spaceErrors.notFound],
      async handle({ caller, params, body }) {
        const { teamId } = caller
        await find(teamId, params.id)
        if (body.spaceId !== undefined && !(await spaces.find(teamId, body.spaceId))) throw spaceErrors.notFound()
        const updated = await findOrThrow(
          datasets.update(teamId, params.id, { ...body, updatedAt: isoNow(clock) }),
          datasetErrors.notFound,
        )
        return (await withSourceNames(teamId, [updated]))[0]!
      },
    }),
    teamRoute('DELETE', '/datasets/:id', {
      summary: 'Deletes a dataset with its entries',
      may: 'datasets:write',
      answer: { kind: 'empty' },
      errors: [datasetErrors.notFound],
      async handle({ caller, params }) {
        await findOrThrow(datasets.remove(caller.teamId, params.id), datasetErrors.notFound)
        await tables.forget(params.id)
        // Nobody can reach them any more; should the service end first, the sweep at its start takes them.
        dropContents(entries.write, params.id).catch((error) =>
          log.warn({ err: error, dataset: params.id }, 'the entries of a deleted dataset were not all removed'),
        )
      },
    }),
    teamRoute('POST', '/datasets/:id/import', {
      summary: 'Adds the rows of a query on a data source, or of CSV text, as entries',
      description: 'All rows or none. A spreadsheet file is sent to /datasets/{id}/import-file.',
      may: 'datasets:write',
      body: importInput,
      bodyLimit: maxCsvText + 1024 ** 2,
      answer: importAnswer,
      errors: [
        datasetErrors.notFound,
        datasetErrors.tooManyEntries,
        dataSourceErrors.notFound,
        dataSourceErrors.unreadableFile,
        ...queryFaults,
      ],
      async handle({ caller, params, body, signal }) {
        const { teamId } = caller
        const found = await find(teamId, params.id)
        const { sql, dataSourceId, csv, params: values, mode } = body
        if (csv !== undefined) return importFromText(deps, caller, found, { csv, mode }, signal)
        assertMay(caller, 'data-sources:read')
        const query = { sql: sql!, dataSourceId: dataSourceId!, mode, ...(values && { params: values }) }
        return importFromQuery(deps, caller, found, query, signal)
      },
    }),
    teamRoute('POST', '/datasets/:id/import-file', {
      summary: 'Adds the rows of a spreadsheet as entries',
      description: 'Its headings become the fields. All rows or none.',
      may: 'datasets:write',
      multipart: true,
      body: importForm,
      answer: importAnswer,
      errors: [datasetErrors.notFound, datasetErrors.tooManyEntries, dataSourceErrors.unreadableFile],
      async handle({ caller, params, request, signal }) {
        return importFromFile(deps, caller, await find(caller.teamId, params.id), request, signal)
      },
    }),
    teamRoute('GET', '/datasets/:id/export', {
      summary: 'Answers the entries of a dataset as a file',
      description: 'All of them, a column for each field, as CSV, XLSX or Parquet.',
      may: 'datasets:read',
      query: datasetExportQuery,
      answer: { kind: 'raw', contentType: 'application/octet-stream', description: 'The file' },
      answerHeaders: { 'Content-Disposition': 'A name for the file' },
      errors: [datasetErrors.notFound, datasetErrors.notATable, ...queryFaults],
      async handle({ caller, params, query, reply, signal }) {
        const { teamId, userId } = caller
        const { id, name } = await find(teamId, params.id)
        const target = await tables.targetOf(teamId, id)
        const table = await withQueryErrors(entriesTable(sandbox, { teamId, userId }, target, signal))
        await sendExport(reply, table, { format: query.format, name, tempDir, signal })
      },
    }),
    teamRoute('POST', '/datasets/:id/query', {
      summary: 'Runs one SQL statement that reads on the entries of a dataset',
      description: 'The dialect is SQLite; the table is called `entries` and has a column for each field.',
      may: 'datasets:read',
      body: datasetQuery,
      answer: {
        kind: 'raw',
        contentType: 'application/json',
        description: 'As the answer of a query on a data source',
        schema: queryAnswer,
      },
      errors: [datasetErrors.notFound, datasetErrors.notATable, ...queryFaults],
      async handle({ caller, params, body, reply, signal }) {
        const { teamId, userId } = caller
        const { id } = await find(teamId, params.id)
        const target = await tables.targetOf(teamId, id)
        sendOutcome(reply, await withQueryErrors(sandbox.query({ teamId, userId, target, ...body, signal })))
      },
    }),
  ])
}
