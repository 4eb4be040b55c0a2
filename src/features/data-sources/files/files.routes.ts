import type { ImportReport } from '../../../engine/spreadsheets/index.ts'
import { findOrThrow } from '../../../platform/errors.ts'
import { type AppRoute, may, type Principal, tagged, teamRoute } from '../../access/index.ts'
import {
  appendAnswer,
  appendForm,
  dataSource,
  importAgainInput,
  importPreview,
  importPreviewInput,
  importReport,
  replaceAnswer,
  replaceForm,
  type SchemaChanges,
  uploadForm,
} from '../data-sources.contract.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { DataSourceRouteDeps } from '../data-sources.routes.ts'
import { queryFaults, withQueryErrors } from '../query-faults.ts'
import { appendFile } from './append-file.ts'
import { importAgain, previewImport } from './import-again.ts'
import { originalFile } from './keep-twins.ts'
import { replaceFile } from './replace-file.ts'
import { sendFile } from './send-file.ts'
import { uploadSpreadsheet } from './upload-spreadsheet.ts'

const importFaults = [
  dataSourceErrors.notFound,
  dataSourceErrors.notAFile,
  dataSourceErrors.tableNotFound,
  dataSourceErrors.cannotImportAgain,
  dataSourceErrors.unreadableFile,
]

/** What stood in the tables is for those who may read them. */
const changesFor = (caller: Principal, changes: SchemaChanges): SchemaChanges =>
  may(caller, 'data-sources:read') ? changes : { addedTables: [], removedTables: [], changedTables: [] }

const addedFor = (caller: Principal, added: ImportReport): ImportReport =>
  may(caller, 'data-sources:read') ? added : { ...added, tables: added.tables.map(({ into: _, ...table }) => table) }

export function fileRoutes(deps: DataSourceRouteDeps): AppRoute[] {
  const { sources, files } = deps
  const uploading = {
    ...deps,
    store: sources.store,
    replaceHooks: sources.replaceHooks,
    breakHooks: sources.breakHooks,
  }
  return tagged('Data sources', [
    teamRoute('POST', '/data-sources/upload', {
      summary: 'Uploads a spreadsheet as a new data source',
      description:
        'CSV and other delimited text, Excel (xlsx, xlsm, xlsb, xls), OpenDocument; Parquet and JSON lines; the tables of an SQLite file. What the file is, is judged by its content. The fields may come in any order. A file that cannot be read leaves nothing behind.',
      may: 'data-sources:write',
      multipart: true,
      body: uploadForm,
      status: 201,
      answer: dataSource,
      errors: [dataSourceErrors.unreadableFile],
      async handle({ caller, request, signal }) {
        const source = await uploadSpreadsheet(uploading, caller, request, signal)
        sources.schemas.prepare(source)
        return source
      },
    }),
    teamRoute('PUT', '/data-sources/:id/file', {
      summary: 'Replaces the file of an uploaded data source, which keeps its id',
      description:
        'Answers what changed in its tables, to those who may read them. When the new file cannot be read, the old one stays.',
      may: 'data-sources:write',
      multipart: true,
      body: replaceForm,
      answer: replaceAnswer,
      errors: [
        dataSourceErrors.notFound,
        dataSourceErrors.notAFile,
        dataSourceErrors.unreadableFile,
        dataSourceErrors.breaksDefinitions,
        ...queryFaults,
      ],
      async handle({ caller, params, request, signal }) {
        const { source, changes } = await replaceFile(uploading, caller, params.id, request, signal)
        sources.schemas.prepare(source)
        await sources.tellChange({ teamId: caller.teamId, id: source.id, change: 'replaced' })
        return { dataSource: source, changes: changesFor(caller, changes) }
      },
    }),
    teamRoute('POST', '/data-sources/:id/file', {
      summary: 'Adds the rows of a file to the tables of an uploaded data source',
      description:
        'The file must have the same columns, in any order, with values of the same types; otherwise it is refused with the reason and nothing is added. The only table of a file goes to the only table of the source, or the one named; several go by their names. Sent twice, rows are there twice.',
      may: 'data-sources:write',
      multipart: true,
      body: appendForm,
      answer: appendAnswer,
      errors: [
        dataSourceErrors.notFound,
        dataSourceErrors.notAFile,
        dataSourceErrors.unreadableFile,
        dataSourceErrors.changedMeanwhile,
        ...queryFaults,
      ],
      async handle({ caller, params, request, signal }) {
        const { source, added, changes } = await appendFile(uploading, caller, params.id, request, signal)
        sources.schemas.prepare(source)
        await sources.tellChange({ teamId: caller.teamId, id: source.id, change: 'replaced' })
        return { dataSource: source, added: addedFor(caller, added), changes: changesFor(caller, changes) }
      },
    }),
    teamRoute('POST', '/data-sources/:id/import/preview', {
      summary: 'Tells what the tables of an uploaded file would be with other import options',
      description:
        'Reads the file as it was uploaded once more: which row has the headings, rows to pass over at the top and at the end, the decimal mark, the type of a column. Nothing is kept.',
      may: ['data-sources:write', 'data-sources:read'],
      body: importPreviewInput,
      answer: importPreview,
      errors: [...importFaults, dataSourceErrors.changedMeanwhile, ...queryFaults],
      handle: ({ caller, params, body, signal }) =>
        withQueryErrors(previewImport(uploading, { caller, id: params.id, choices: body.choices, signal })),
    }),
    teamRoute('POST', '/data-sources/:id/import', {
      summary: 'Imports an uploaded file once more, with other options; the data source keeps its id',
      description: 'Answers what changed in its tables. Tables that are not named are read as they were at first.',
      may: ['data-sources:write', 'data-sources:read'],
      body: importAgainInput,
      answer: replaceAnswer,
      errors: [...importFaults, dataSourceErrors.changedMeanwhile, dataSourceErrors.breaksDefinitions, ...queryFaults],
      async handle({ caller, params, body: { choices, breaks = 'keep' }, request, signal }) {
        const asked = { caller, id: params.id, choices, breaks, request, signal }
        const { source, changes } = await importAgain(uploading, asked)
        sources.schemas.prepare(source)
        await sources.tellChange({ teamId: caller.teamId, id: source.id, change: 'replaced' })
        return { dataSource: source, changes }
      },
    }),
    teamRoute('GET', '/data-sources/:id/download', {
      summary: 'Downloads the original file of a data source, byte for byte',
      description:
        'Rows that were added later are not in it. One range is served (`Range: bytes=0-99`), so that a download that broke off can go on.',
      may: 'data-sources:read',
      answer: { kind: 'raw', contentType: 'application/octet-stream', description: 'The file' },
      answerHeaders: {
        'Content-Disposition': 'The name under which it was uploaded',
        'Content-Length': 'Bytes of the answer',
        ETag: 'Changes when the file is replaced',
      },
      errors: [dataSourceErrors.notFound, dataSourceErrors.rangeNotSatisfiable],
      async handle({ caller, params, request, reply }) {
        const source = await sources.find(caller.teamId, params.id)
        if (source.filePath === null) throw dataSourceErrors.notFound('the data source has no file')
        const path = await files.fetch(source.filePath, originalFile)
        if (path === null) throw dataSourceErrors.notFound('the file of this data source is missing')
        await sendFile(request, reply, { path, name: source.originalFileName ?? source.name, etag: source.filePath })
      },
    }),
    teamRoute('GET', '/data-sources/:id/import-report', {
      summary: 'Tells how an uploaded file was read',
      description: 'Per table: rows, columns and why they have their types, encoding, what was skipped or filled up.',
      may: 'data-sources:read',
      answer: importReport,
      errors: [dataSourceErrors.notFound],
      async handle({ caller, params }) {
        await sources.find(caller.teamId, params.id)
        const report = await findOrThrow(sources.store.importReport(caller.teamId, params.id), () =>
          dataSourceErrors.notFound('the data source has no file'),
        )
        return report
      },
    }),
  ])
}
