import type { Database } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { teamRowsIn } from '../../platform/database/team-rows.ts'
import type { SavedQuestion } from './saved-questions.contract.ts'

export type SavedQuestionRow = Stored<Omit<SavedQuestion, 'question' | 'favourite'>> & {
  teamId: string
  /** JSON; `null` where it is a statement. */
  question: string
}
type FavouriteRow = { teamId: string; questionId: string; userId: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    saved_questions: SavedQuestionRow
    favourite_questions: FavouriteRow
  }
}

export type SavedQuestionStore = ReturnType<typeof createSavedQuestionStore>

export function createSavedQuestionStore({ queries }: Pick<Database, 'queries'>) {
  return {
    ...teamRowsIn(queries, 'saved_questions', 'spaceId', { long: ['question', 'statement', 'lastResult'] }),

    /** The ids that a person marked. */
    async favourites(teamId: string, userId: string): Promise<Set<string>> {
      const rows = await queries
        .selectFrom('favourite_questions')
        .select('questionId')
        .where((where) => equal(where, { teamId, userId }))
        .execute()
      return new Set(rows.map(({ questionId }) => questionId))
    },

    async setFavourite(row: FavouriteRow, favourite: boolean): Promise<void> {
      if (favourite)
        await queries
          .insertInto('favourite_questions')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else
        await queries
          .deleteFrom('favourite_questions')
          .where((where) => equal(where, { teamId: row.teamId, questionId: row.questionId, userId: row.userId }))
          .execute()
    },
  }
}
