import type { Database, Queries } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { isUniqueViolation } from '../../platform/database/unique.ts'
import type { Space, SpaceChange } from './spaces.contract.ts'
import { spaceErrors } from './spaces.errors.ts'

type SpaceTable = Space & { teamId: string; nameKey: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    spaces: SpaceTable
  }
}

const fields = [
  'id',
  'name',
  'ownerId',
  'description',
  'modelId',
  'providerId',
  'transcriptionModelId',
  'createdAt',
  'updatedAt',
] as const

/** Two names are the same when they differ only in case or in how an accent is composed. */
const nameKey = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')

const asNameTaken = (name: string | undefined) => (error: unknown) => {
  throw isUniqueViolation(error) ? spaceErrors.nameTaken(`a space named "${name}" exists already`) : error
}

export type SpaceStore = ReturnType<typeof createSpaceStore>

export function createSpaceStore({ queries: database }: Pick<Database, 'queries'>) {
  return {
    list: (teamId: string, page: PageWanted): Promise<Space[]> =>
      database.selectFrom('spaces').select(fields).where('teamId', '=', teamId).$call(newestFirst(page)).execute(),

    find: (teamId: string, id: string, queries: Queries = database): Promise<Space | undefined> =>
      queries.selectFrom('spaces').select(fields).where('teamId', '=', teamId).where('id', '=', id).executeTakeFirst(),

    async insert(teamId: string, row: Space, queries: Queries = database): Promise<void> {
      await queries
        .insertInto('spaces')
        .values({ ...row, teamId, nameKey: nameKey(row.name) })
        .execute()
        .catch(asNameTaken(row.name))
    },

    update: (
      teamId: string,
      id: string,
      change: SpaceChange & { updatedAt: string },
      queries: Queries = database,
    ): Promise<Space | undefined> =>
      queries
        .updateTable('spaces')
        .set({ ...change, ...(change.name !== undefined && { nameKey: nameKey(change.name) }) })
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .returning(fields)
        .executeTakeFirst()
        .catch(asNameTaken(change.name)),

    remove: teamRows(database, 'spaces').remove,
  }
}
