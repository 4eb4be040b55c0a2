import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  ConnectionTestAnswer,
  DataSource,
  DataSourceChange,
  DataSourceInput,
  ExportFormat,
  QueryAnswer,
  RowsCountInput,
  SchemaAnswer as SourceSchema,
  TestAnswer,
} from '../../../src/client/index.ts'
import { backtickKinds, isFileSource } from '../../../src/engine/connection.contract.ts'
import type { ImportChoices } from '../../../src/engine/spreadsheets/report/import-choices.contract.ts'
import type { SqlDialectName, SqlSchema } from '../../components/text/sql-editor.tsx'
import { client } from '../../lib/api.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import type { SourceTable } from '../../lib/source-types.ts'

export type { ImportPreview, ImportReport, SchemaChanges } from '../../../src/client/index.ts'
export type { ConnectionTestAnswer, DataSource, ExportFormat, QueryAnswer, SourceSchema }
export type Connection = DataSourceInput
export type ConnectionChange = DataSourceChange

export const dataSourcesQuery = listQuery(['data-sources', 'list'], '/data-sources', { query: { limit: 1000 } })

export const dataSourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['data-sources', id],
    queryFn: ({ signal }) => client.get('/data-sources/{id}', { path: { id }, signal }),
    initialData: () => queryClient.getQueryData(dataSourcesQuery.queryKey)?.find((source) => source.id === id),
    initialDataUpdatedAt: () => queryClient.getQueryState(dataSourcesQuery.queryKey)?.dataUpdatedAt,
  })

export const schemaQuery = (id: string) =>
  getQuery(['data-source-schema', id], '/data-sources/{id}/schema', {
    path: { id },
    staleTime: 300_000,
    // Of a connected database the tables come first; what is in them follows.
    refetchInterval: (query) => (isProfiling(query.state.data) && query.state.dataUpdateCount < 20 ? 3000 : false),
  })

export const isProfiling = (schema: SourceSchema | undefined): boolean =>
  schema?.tables.some((table) => table.columns.some((column) => column.profile === null)) ?? false

export const pageRows = 1000
export type RowsAsked = Pick<RowsCountInput, 'search' | 'filters' | 'sort'>

/** What is asked of one table's rows, whichever page of them. */
const rowsBody = ({ name, schema }: TableName, asked: RowsAsked) => ({
  table: name,
  ...(schema !== null && { schema }),
  ...asked,
})
type TableName = Pick<SourceTable, 'name' | 'schema'>

export const rowsQuery = (id: string, table: TableName, asked: RowsAsked, page: number) =>
  queryOptions({
    queryKey: ['data-source-schema', id, 'rows', table.schema, table.name, asked, page],
    queryFn: ({ signal }) =>
      client.post('/data-sources/{id}/rows', {
        path: { id },
        signal,
        body: { ...rowsBody(table, asked), limit: pageRows, offset: page * pageRows },
      }),
    // Nothing jumps while others are read.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** No order changes a count. */
export const rowsCountQuery = (id: string, table: TableName, { sort, ...asked }: RowsAsked) =>
  queryOptions({
    queryKey: ['data-source-schema', id, 'row-count', table.schema, table.name, asked],
    queryFn: ({ signal }) =>
      client.post('/data-sources/{id}/rows/count', { path: { id }, signal, body: rowsBody(table, asked) }),
    staleTime: 60_000,
  })

/** All of them, not only the page that is shown. */
export async function exportRows(id: string, table: TableName, asked: RowsAsked) {
  const { statement } = await client.post('/data-sources/{id}/rows/count', {
    path: { id },
    body: rowsBody(table, asked),
  })
  return exportQuery(id, statement, 'csv')
}

export const importReportQuery = (id: string) =>
  getQuery(['data-source-schema', id, 'report'], '/data-sources/{id}/import-report', {
    path: { id },
    staleTime: 300_000,
  })

export const importPreviewQuery = (id: string, choices: ImportChoices) =>
  queryOptions({
    queryKey: ['data-source-schema', id, 'import-preview', choices],
    queryFn: ({ signal }) =>
      client.post('/data-sources/{id}/import/preview', { path: { id }, body: { choices }, signal }),
    // Nothing jumps while it is read again.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  })

export const importAgain = (id: string, choices: ImportChoices) =>
  client.post('/data-sources/{id}/import', { path: { id }, body: { choices, breaks: 'refuse' } })

export const sourcesChanged = () => queryClient.invalidateQueries({ queryKey: ['data-sources'] })
/** Its file or its tables are others now. */
export const contentsChanged = (id: string) =>
  Promise.all([sourcesChanged(), queryClient.invalidateQueries({ queryKey: ['data-source-schema', id] })])

export async function readSchemaAgain(id: string): Promise<void> {
  const schema = await client.get('/data-sources/{id}/schema', { path: { id }, query: { refresh: 'true' } })
  queryClient.setQueryData(schemaQuery(id).queryKey, schema)
}

export async function connectSource(connection: Connection): Promise<DataSource> {
  return client.post('/data-sources', { body: connection })
}

/** What the database said; nothing is kept. */
export const tryConnection = (connection: Connection): Promise<ConnectionTestAnswer> =>
  client.post('/data-sources/test', { body: connection })

export const changeSource = (id: string, change: ConnectionChange) =>
  client.patch('/data-sources/{id}', { path: { id }, body: change }).then(afterwards(sourcesChanged))

/** The source as it is after the test: its `lastError` says what to change. */
export async function testSource(id: string): Promise<DataSource & TestAnswer> {
  const tested = await client.post('/data-sources/{id}/test', { path: { id } })
  const source = await client.get('/data-sources/{id}', { path: { id } })
  queryClient.setQueryData(dataSourceQuery(id).queryKey, source)
  await sourcesChanged()
  return { ...source, ...tested }
}

/** More than these are exported, not shown. */
const shownRows = 10_000

export const runQuery = (id: string, sql: string, signal?: AbortSignal): Promise<QueryAnswer> =>
  client.post('/data-sources/{id}/query', { path: { id }, body: { sql, maxRows: shownRows }, signal })

export const explainQuery = async (id: string, sql: string): Promise<string> =>
  (await client.post('/data-sources/{id}/explain', { path: { id }, body: { sql } })).plan

export const exportQuery = (id: string, sql: string, format: ExportFormat) =>
  client.file('POST', '/data-sources/{id}/query/export', { path: { id }, body: { sql }, query: { format } })

/** It was uploaded: there is a file to give back, to replace, and to add to. A kept result has none. */
export const wasUploaded = (source: Pick<DataSource, 'type' | 'originalFileName'>): boolean =>
  isFileSource(source) && source.originalFileName !== null

export const dialectOf = ({ type }: { type: string }) => type.toLowerCase() as SqlDialectName

/** Tables of the schema that needs no name are offered without it. */
const plainSchemas: readonly (string | null)[] = [null, 'public', 'main', 'dbo']

export const nameInSql = ({ schema, name }: Pick<SourceTable, 'schema' | 'name'>, source: Pick<DataSource, 'type'>) => {
  const quoted = (part: string) =>
    /^[a-z_][a-z0-9_]*$/.test(part)
      ? part
      : (backtickKinds as readonly string[]).includes(source.type)
        ? `\`${part}\``
        : `"${part.replaceAll('"', '""')}"`
  return plainSchemas.includes(schema) ? quoted(name) : `${quoted(schema!)}.${quoted(name)}`
}

export const sqlSchemaOf = (schema: SourceSchema | undefined): SqlSchema =>
  (schema?.tables ?? []).map((table) => ({
    name: plainSchemas.includes(table.schema) ? table.name : `${table.schema}.${table.name}`,
    columns: table.columns.map(({ name }) => name),
  }))
