import { type CompiledQuery, sql } from 'kysely'
import type { SourceSchema } from '../../engine/schema.ts'
import type { ImportReport } from '../../engine/spreadsheets/index.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { pack, unpack } from '../../platform/database/packed-text.ts'
import type { PageWanted } from '../../platform/database/page-by-id.ts'
import { equal } from '../../platform/database/statements.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { readJson, writeJson } from '../../platform/workers/json-in-turns.ts'
import type { DataSource } from './data-sources.contract.ts'

type DataSourceTable = Omit<DataSource, 'ssl' | 'datasets'> & {
  ssl: number
  /** JSON. */
  datasets: string | null
  createdByUserId: string
  /** JSON: what a connection needs besides, and is no secret. */
  options: string
  sealedSecrets: string | null
}
type ProfileTable = {
  dataSourceId: string
  teamId: string
  schema: string | null
  importReport: string | null
  readAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    data_sources: DataSourceTable
    data_source_profiles: ProfileTable
  }
}

/** A source with what never leaves the service. */
export type StoredSource = DataSource & Pick<DataSourceTable, 'createdByUserId' | 'options' | 'sealedSecrets'>

const fromRow = (row: DataSourceTable): StoredSource => ({
  ...row,
  ssl: row.ssl === 1,
  datasets: row.datasets === null ? null : JSON.parse(row.datasets),
})

type RowChange = Partial<Omit<StoredSource, 'id' | 'teamId' | 'createdAt'>>

function toRow<T extends RowChange>({ ssl, datasets, ...rest }: T) {
  return {
    ...rest,
    ...(ssl !== undefined && { ssl: ssl ? 1 : 0 }),
    ...(datasets !== undefined && { datasets: datasets === null ? null : JSON.stringify(datasets) }),
  }
}

export type DataSourceStore = ReturnType<typeof createDataSourceStore>

export function createDataSourceStore({ queries: database }: Pick<Database, 'queries'>) {
  const sources = teamRows(database, 'data_sources')
  // Every query looks its source up: the text is made once, and only the values change.
  const one: CompiledQuery<DataSourceTable> = database
    .selectFrom('data_sources')
    .selectAll()
    .where('teamId', '=', 'team')
    .where('id', '=', 'id')
    .compile()

  return {
    list: async (teamId: string, page: PageWanted): Promise<StoredSource[]> =>
      (await sources.list(teamId, page)).map(fromRow),

    async find(teamId: string, id: string, queries: Queries = database): Promise<StoredSource | undefined> {
      const { rows } = await queries.executeQuery<DataSourceTable>({ ...one, parameters: [teamId, id] })
      return rows[0] && fromRow(rows[0])
    },

    async findMany(teamId: string, ids: string[]): Promise<StoredSource[]> {
      if (ids.length === 0) return []
      const rows = await database
        .selectFrom('data_sources')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('id', 'in', [...new Set(ids)].slice(0, 1000))
        .execute()
      return rows.map(fromRow)
    },

    async insert(teamId: string, source: Omit<StoredSource, 'teamId'>, queries: Queries = database): Promise<void> {
      const { ssl, datasets, ...rest } = source
      const row = { ...rest, ssl: ssl ? 1 : 0, datasets: datasets && JSON.stringify(datasets), teamId }
      await sources.insert(row, queries)
    },

    async update(
      teamId: string,
      id: string,
      change: RowChange,
      queries: Queries = database,
      /** Only while this is its file. */
      filePath: string | null = null,
    ): Promise<StoredSource | undefined> {
      const row = await queries
        .updateTable('data_sources')
        .set(toRow(change))
        .where((where) => equal(where, { teamId, id }))
        .$if(filePath !== null, (update) => update.where('filePath', '=', filePath))
        .returningAll()
        .executeTakeFirst()
      return row && fromRow(row)
    },

    remove: sources.remove,

    /** With a new file; what was known of the one before goes. */
    async putReport(
      teamId: string,
      dataSourceId: string,
      report: ImportReport,
      readAt: string,
      queries: Queries = database,
    ): Promise<void> {
      const values = { schema: null, importReport: JSON.stringify(report), readAt }
      await queries
        .insertInto('data_source_profiles')
        .values({ dataSourceId, teamId, ...values })
        .onConflict((conflict) => conflict.column('dataSourceId').doUpdateSet(values))
        .execute()
    },

    /** Unless the source has changed since: then what was read is of another version. */
    async putSchema(
      teamId: string,
      dataSourceId: string,
      asOf: string,
      { schema, readAt }: { schema: SourceSchema; readAt: string },
    ): Promise<void> {
      const values = { schema: await pack(await writeJson(schema)), readAt }
      await database
        .insertInto('data_source_profiles')
        .columns(['dataSourceId', 'teamId', 'schema', 'importReport', 'readAt'])
        .expression((from) =>
          from
            .selectFrom('data_sources')
            .select((column) => [
              'id',
              'teamId',
              column.val(values.schema).as('schema'),
              sql<string | null>`cast(null as text)`.as('importReport'),
              column.val(readAt).as('readAt'),
            ])
            .where((where) => equal(where, { teamId, id: dataSourceId }))
            .where('updatedAt', '=', asOf),
        )
        .onConflict((conflict) => conflict.column('dataSourceId').doUpdateSet(values))
        .execute()
    },

    /** What was read is connected, which tells as much as a test; unless the source has changed since. */
    async markConnected(teamId: string, id: string, asOf: string, readAt: string): Promise<void> {
      await database
        .updateTable('data_sources')
        .set({ connectionStatus: 'CONNECTED', lastError: null, lastTestedAt: readAt })
        .where((where) => equal(where, { teamId, id, updatedAt: asOf }))
        .execute()
    },

    /** Unless the source has changed since: then another connection was looked at. */
    async putOptions(teamId: string, id: string, asOf: string, options: string): Promise<void> {
      await database
        .updateTable('data_sources')
        .set({ options })
        .where((where) => equal(where, { teamId, id, updatedAt: asOf }))
        .execute()
    },

    /** What was known of a connected source is no longer so. */
    async dropProfile(teamId: string, dataSourceId: string, queries: Queries = database): Promise<void> {
      await queries
        .deleteFrom('data_source_profiles')
        .where((where) => equal(where, { teamId, dataSourceId }))
        .execute()
    },

    async schema(teamId: string, dataSourceId: string): Promise<{ schema: SourceSchema; readAt: string } | undefined> {
      const row = await database
        .selectFrom('data_source_profiles')
        .select(['schema', 'readAt'])
        .where((where) => equal(where, { teamId, dataSourceId }))
        .executeTakeFirst()
      return row?.schema
        ? { schema: await readJson<SourceSchema>(await unpack(row.schema)), readAt: row.readAt }
        : undefined
    },

    async importReport(teamId: string, dataSourceId: string): Promise<ImportReport | undefined> {
      const row = await database
        .selectFrom('data_source_profiles')
        .select('importReport')
        .where((where) => equal(where, { teamId, dataSourceId }))
        .executeTakeFirst()
      return row?.importReport ? await readJson<ImportReport>(row.importReport) : undefined
    },

    /** Of these folders of files, those that are the present one of some source or extract; for any team. */
    async filesInUse(names: string[]): Promise<Set<string>> {
      if (names.length === 0) return new Set()
      const [uploads, extracts] = await Promise.all([
        database.selectFrom('data_sources').select('filePath').where('filePath', 'in', names).execute(),
        database.selectFrom('data_source_extracts').select('filePath').where('filePath', 'in', names).execute(),
      ])
      return new Set([...uploads, ...extracts].map(({ filePath }) => filePath!))
    },
  }
}
