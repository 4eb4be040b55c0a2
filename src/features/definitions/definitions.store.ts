import type { Database, Queries } from '../../platform/database/open.ts'
import { unpack } from '../../platform/database/packed-text.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { changesAny } from '../../platform/database/statements.ts'

export type DefinitionRow = {
  id: string
  teamId: string
  /** One of the two is set: whose definitions they are. */
  dataSourceId: string | null
  spaceId: string | null
  version: number
  /** JSON, packed when it is long. */
  document: string
  userId: string | null
  change: string
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    definitions: DefinitionRow
  }
}

/** Whose definitions: a data source's or a space's. */
export type Owner = { dataSourceId: string } | { spaceId: string }

export type DefinitionStore = ReturnType<typeof createDefinitionStore>

export function createDefinitionStore({ queries }: Pick<Database, 'queries'>) {
  const rowsOf = (teamId: string, owner: Owner, handle: Queries) => {
    const all = handle.selectFrom('definitions').where('teamId', '=', teamId)
    return 'spaceId' in owner
      ? all.where('spaceId', '=', owner.spaceId)
      : all.where('dataSourceId', '=', owner.dataSourceId)
  }
  const unpacked = async (row: DefinitionRow | undefined) => row && { ...row, document: await unpack(row.document) }
  return {
    newest: async (teamId: string, owner: Owner, handle: Queries = queries) =>
      unpacked(await rowsOf(teamId, owner, handle).selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst()),

    version: async (teamId: string, owner: Owner, version: number) =>
      unpacked(await rowsOf(teamId, owner, queries).selectAll().where('version', '=', version).executeTakeFirst()),

    /** Without the documents: a hundred of them are more than anyone reads at once. */
    list: (teamId: string, owner: Owner, page: PageWanted): Promise<Omit<DefinitionRow, 'document'>[]> =>
      rowsOf(teamId, owner, queries)
        .select(['id', 'teamId', 'dataSourceId', 'spaceId', 'version', 'userId', 'change', 'createdAt'])
        .$call(newestFirst(page))
        .execute(),

    /** False: somebody else has made that version. */
    async insert(row: DefinitionRow, handle: Queries): Promise<boolean> {
      return handle
        .insertInto('definitions')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .$call(changesAny)
    },
  }
}
