import { sql } from 'kysely'
import type { Database } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { longRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import { charactersCompared } from './choose-examples.ts'
import type { VerifiedAnswer } from './verified-answers.contract.ts'

export type VerifiedRow = Stored<Omit<VerifiedAnswer, 'steps'>> & {
  teamId: string
  questionKey: string
  answer: string | null
  /** JSON: all statements, in order; null where only the last was kept. */
  steps: string | null
}

type VerifiedQuestion = Pick<VerifiedRow, 'id' | 'question'>
const long = ['question', 'questionKey', 'sql', 'steps', 'text', 'columns', 'rows', 'answer'] as const

declare module '../../platform/database/tables.ts' {
  interface Tables {
    verified_answers: VerifiedRow
  }
}

/** The same question, whatever its case, spacing and final mark. */
export const questionKey = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    // PostgreSQL takes no text with U+0000 in it.
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .replace(/(?<![\s?.!])[\s?.!]+$/, '')
    .slice(0, 1000)

export type VerifiedStore = ReturnType<typeof createVerifiedStore>

export function createVerifiedStore({ queries }: Pick<Database, 'queries'>) {
  const { list, find, remove } = teamRowsIn(queries, 'verified_answers', 'spaceId', { long })
  const newest = (teamId: string, spaceId: string, limit: number) =>
    queries
      .selectFrom('verified_answers')
      .where((where) => equal(where, { teamId, spaceId }))
      .orderBy('id', 'desc')
      .limit(limit)
  return {
    list,
    find,
    remove,

    /** The newest, each with as much of its question as is compared. */
    questions: (teamId: string, spaceId: string, limit: number): Promise<VerifiedQuestion[]> =>
      newest(teamId, spaceId, limit)
        .select(['id', sql<string>`substr(question, 1, ${sql.lit(charactersCompared)})`.as('question')])
        .execute(),

    /** The same with all of it. */
    wholeQuestions: (teamId: string, spaceId: string, limit: number): Promise<VerifiedQuestion[]> =>
      longRows(newest(teamId, spaceId, limit), ['question'], (some) => some.select(['id', 'question'])),

    /** Without the rows of its answer. */
    example: (teamId: string, spaceId: string, id: string) =>
      queries
        .selectFrom('verified_answers')
        .select(['question', 'sql', 'source', 'steps'])
        .where((where) => equal(where, { teamId, spaceId, id }))
        .executeTakeFirst(),

    byQuestion: (teamId: string, spaceId: string, question: string): Promise<VerifiedRow | undefined> =>
      queries
        .selectFrom('verified_answers')
        .selectAll()
        .where((where) => equal(where, { teamId, spaceId, questionKey: questionKey(question) }))
        .executeTakeFirst(),

    /** The newest word on a question holds. */
    put: (row: VerifiedRow): Promise<VerifiedRow> => {
      const { id: _, teamId: __, spaceId: ___, questionKey: ____, ...fields } = row
      return queries
        .insertInto('verified_answers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['spaceId', 'questionKey']).doUpdateSet(fields))
        .returningAll()
        .executeTakeFirstOrThrow()
    },
  }
}
