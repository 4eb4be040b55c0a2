import { tableOf } from '../../engine/exports/index.ts'
import { previewSql } from '../../engine/sources/index.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import {
  explainAnswer,
  explainInput,
  exportInput,
  exportQuery,
  maxRowsOfExport,
  previewQuery,
  queryAnswer,
  queryInput,
  schemaAnswer,
  schemaQuery,
} from './data-sources.contract.ts'
import { dataSourceErrors } from './data-sources.errors.ts'
import type { DataSourceRouteDeps } from './data-sources.routes.ts'
import { queryFaults, withQueryErrors } from './query-faults.ts'
import { sendOutcome } from './run-query.ts'
import { sendExport } from './send-export.ts'

/** The most that the sandbox hands over at once. */
const exportBytes = 64 * 1024 ** 2
/** Rows as the child that read them wrote them. */
export const rowsAnswer = {
  kind: 'raw',
  contentType: 'application/json',
  description: 'The rows, as objects in the order of their columns',
  schema: queryAnswer,
} as const

export function queryRoutes(deps: DataSourceRouteDeps): AppRoute[] {
  const { sources, sandbox, tempDir } = deps
  return tagged('Data sources', [
    teamRoute('GET', '/data-sources/:id/schema', {
      summary: 'Tells the tables of a data source, their columns, and what is in them',
      description:
        'Read once and kept. Of a connected database the tables come first; what is in their columns follows as soon as it has been read. They are read again when a statement fails there, and every ten minutes while they are asked about.',
      may: 'data-sources:read',
      query: schemaQuery,
      answer: schemaAnswer,
      errors: [dataSourceErrors.notFound, ...queryFaults],
      async handle({ caller, params, query }) {
        const source = await sources.find(caller.teamId, params.id)
        const { schema, readAt } = await sources.schemas.of(source, query.refresh === 'true')
        return { ...schema, readAt }
      },
    }),
    teamRoute('GET', '/data-sources/:id/preview', {
      summary: 'Shows the first rows of a table',
      may: 'data-sources:read',
      query: previewQuery,
      answer: rowsAnswer,
      errors: [dataSourceErrors.notFound, dataSourceErrors.tableNotFound, ...queryFaults],
      async handle({ caller, params, query, reply, signal }) {
        const { teamId, userId } = caller
        const source = await sources.find(teamId, params.id)
        const table = await findOrThrow(sources.schemas.table(source, query.table, query.schema), () =>
          dataSourceErrors.tableNotFound(`there is no table "${query.table}"`),
        )
        const target = await sources.targetOf(source)
        const sql = previewSql(target.kind, table, query.limit)
        sendOutcome(
          reply,
          await withQueryErrors(sandbox.query({ teamId, userId, target, sql, maxRows: query.limit, signal })),
        )
      },
    }),
    teamRoute('POST', '/data-sources/:id/query', {
      summary: 'Runs one SQL statement that reads',
      description:
        'In the dialect of the data source. `:name` takes its value from an object of `params`, `?` from a list. Integers past 2^53 and decimals come as text, dates as ISO text, bytes as base64.',
      may: 'data-sources:read',
      body: queryInput,
      answer: rowsAnswer,
      errors: [dataSourceErrors.notFound, ...queryFaults],
      async handle({ caller, params, body, reply, signal }) {
        const { teamId, userId } = caller
        const target = await sources.resolveTarget(teamId, params.id)
        sendOutcome(reply, await withQueryErrors(sandbox.query({ teamId, userId, target, ...body, signal })))
      },
    }),
    teamRoute('POST', '/data-sources/:id/query/export', {
      summary: 'Runs one SQL statement and answers its rows as a file',
      description:
        'CSV, XLSX or Parquet. A result that is too large is refused, not cut off, unless `maxRows` says how much is wanted.',
      may: 'data-sources:read',
      query: exportQuery,
      body: exportInput,
      answer: { kind: 'raw', contentType: 'application/octet-stream', description: 'The file' },
      answerHeaders: { 'Content-Disposition': 'A name for the file' },
      errors: [dataSourceErrors.notFound, ...queryFaults],
      async handle({ caller, params, query, body, reply, signal }) {
        const { teamId, userId } = caller
        const source = await sources.find(teamId, params.id)
        const { sql, params: values, maxRows = maxRowsOfExport } = body
        const target = await sources.targetOf(source)
        const outcome = await withQueryErrors(
          sandbox.query({
            teamId,
            userId,
            target,
            sql,
            ...(values && { params: values }),
            maxRows,
            maxBytes: exportBytes,
            signal,
          }),
        )
        if (outcome.truncated && outcome.rowCount !== body.maxRows)
          throw dataSourceErrors.queryTooLarge(
            `the result has more than ${outcome.rowCount} rows: narrow it, or say with maxRows how many are wanted`,
          )
        const format = query.format ?? body.format ?? 'csv'
        await sendExport(reply, await tableOf(outcome), { format, name: source.name, tempDir, signal })
      },
    }),
    teamRoute('POST', '/data-sources/:id/explain', {
      summary: 'Tells how the database would run a statement, without running it',
      may: 'data-sources:read',
      body: explainInput,
      answer: explainAnswer,
      errors: [dataSourceErrors.notFound, ...queryFaults],
      async handle({ caller, params, body, signal }) {
        const { teamId, userId } = caller
        const target = await sources.resolveTarget(teamId, params.id)
        return withQueryErrors(sandbox.explain({ teamId, userId, target, ...body, signal }))
      },
    }),
  ])
}
