import type { Timestamps } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/database/open.ts'
import { changesAny, equal } from '../../../platform/database/statements.ts'
import { teamRows } from '../../../platform/database/team-rows.ts'

export type ExtractRow = {
  id: string
  teamId: string
  dataSourceId: string
  /** Empty where the engine has none. */
  schemaName: string
  /** Of a query, the name that its result goes by. */
  tableName: string
  /** The query; null: it is of a table. */
  sql: string | null
  /** The data source that holds the result of the query, once there is one. */
  resultId: string | null
  growingColumn: string | null
  /** JSON. */
  schedule: string | null
  maxAgeMinutes: number
  filePath: string | null
  rows: number | null
  bytes: number | null
  asOf: string | null
  grownTo: string | null
  /** JSON. */
  columns: string | null
  leftOut: string | null
  lastError: string | null
  progressRows: number | null
  readWhole: number
} & Timestamps

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    data_source_extracts: ExtractRow
  }
}

/** Nothing is kept any more. */
export const noCopy = {
  filePath: null,
  rows: null,
  bytes: null,
  asOf: null,
  grownTo: null,
  columns: null,
  leftOut: null,
}

export type ExtractStore = ReturnType<typeof createExtractStore>

export function createExtractStore({ queries: database }: Pick<Database, 'queries'>) {
  const { find, update, remove } = teamRows(database, 'data_source_extracts')
  return {
    find,
    update,
    remove,

    /** Those that read a source, and the one that fills it. */
    list: (teamId: string, dataSourceId: string, queries: Queries = database): Promise<ExtractRow[]> =>
      queries
        .selectFrom('data_source_extracts')
        .selectAll()
        .where('teamId', '=', teamId)
        .where((where) => where.or([where('dataSourceId', '=', dataSourceId), where('resultId', '=', dataSourceId)]))
        .orderBy('tableName')
        .orderBy('id')
        .execute(),

    /** What is kept of the tables of these sources, and as these sources. */
    withCopy: async (teamId: string, dataSourceIds: string[]): Promise<ExtractRow[]> =>
      dataSourceIds.length === 0
        ? []
        : database
            .selectFrom('data_source_extracts')
            .selectAll()
            .where('teamId', '=', teamId)
            .where((where) =>
              where.or([
                where.and([where('dataSourceId', 'in', dataSourceIds), where('sql', 'is', null)]),
                where('resultId', 'in', dataSourceIds),
              ]),
            )
            .where('filePath', 'is not', null)
            .execute(),

    /** False: there is one of that table, or of that name. */
    async insert(row: ExtractRow, queries: Queries = database): Promise<boolean> {
      return queries
        .insertInto('data_source_extracts')
        .values(row)
        .onConflict((conflict) => conflict.columns(['dataSourceId', 'schemaName', 'tableName']).doNothing())
        .$call(changesAny)
    },

    /** What is kept is of another database now. */
    async forgetCopies(teamId: string, dataSourceId: string, queries: Queries = database): Promise<void> {
      await queries
        .updateTable('data_source_extracts')
        .set(noCopy)
        .where((where) => equal(where, { teamId, dataSourceId }))
        .execute()
    },

    /** Unless it has another by now. Answers whose it was. */
    forgetFile: (filePath: string): Promise<ExtractRow | undefined> =>
      database
        .updateTable('data_source_extracts')
        .set(noCopy)
        .where('filePath', '=', filePath)
        .returningAll()
        .executeTakeFirst(),

    /** Of all teams, for the start of the service. */
    all: (): Promise<ExtractRow[]> => database.selectFrom('data_source_extracts').selectAll().execute(),
  }
}
