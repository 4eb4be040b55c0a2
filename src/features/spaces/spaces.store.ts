import type { Database, Queries } from '../../platform/database/open.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import type { Space, SpaceChange } from './spaces.contract.ts'
import { spaceErrors } from './spaces.errors.ts'

type SpaceTable = Space & { teamId: string; nameKey: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    spaces: SpaceTable
  }
}

/** Two names are the same when they differ only in case or in how an accent is composed. */
const nameKey = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')

const whenNameTaken = (name: string | undefined) =>
  whenTaken(() => spaceErrors.nameTaken(`a space named "${name}" exists already`))

export type SpaceStore = ReturnType<typeof createSpaceStore>

export function createSpaceStore({ queries: database }: Pick<Database, 'queries'>) {
  const { list, find, insert, update, remove } = teamRows(database, 'spaces', ['description'])
  return {
    list,
    find,
    remove,

    insert: (teamId: string, row: Space, queries?: Queries): Promise<void> =>
      insert({ ...row, teamId, nameKey: nameKey(row.name) }, queries).catch(whenNameTaken(row.name)),

    update(teamId: string, id: string, change: SpaceChange & { updatedAt: string }, queries?: Queries) {
      const named = change.name === undefined ? change : { ...change, nameKey: nameKey(change.name) }
      return update(teamId, id, named, queries).catch(whenNameTaken(change.name))
    },
  }
}
