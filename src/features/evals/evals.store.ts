import type { Database, Queries } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import type { EvalOutcome, EvalRun } from './evals.contract.ts'
import { evalErrors } from './evals.errors.ts'

export type EvalRow = Omit<EvalRun, 'variants' | 'asked' | 'same' | 'different' | 'failed'> & {
  teamId: string
  /** Whose budget it uses, beside the person's. */
  apiKeyId: string | null
  /** JSON. */
  variants: string
}
export type EvalQuestionRow = {
  evalId: string
  teamId: string
  position: number
  verifiedAnswerId: string
  question: string
  verified: 'same' | 'different' | 'failed' | null
  detail: string | null
  /** JSON. */
  expected: string | null
}
export type EvalAnswerRow = {
  evalId: string
  teamId: string
  position: number
  variant: number
  outcome: EvalOutcome
  detail: string | null
  /** JSON: its text, statements and table. */
  given: string
  inputTokens: number
  outputTokens: number
  costMicros: number | null
  steps: number
  elapsedMs: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    evals: EvalRow
    eval_questions: EvalQuestionRow
    eval_answers: EvalAnswerRow
  }
}

const active = ['queued', 'running'] as const
/** Questions that are written by one statement: each may have some 20,000 characters. */
const rowsAtOnce = 20

export type EvalStore = ReturnType<typeof createEvalStore>

export function createEvalStore({ queries: database }: Pick<Database, 'queries'>) {
  const rows = teamRows(database, 'evals')
  return {
    async insert(row: EvalRow, questions: EvalQuestionRow[], queries: Queries): Promise<void> {
      await rows.insert(row, queries).catch(whenTaken(evalErrors.busy))
      for (let from = 0; from < questions.length; from += rowsAtOnce) {
        await pause()
        await queries
          .insertInto('eval_questions')
          .values(questions.slice(from, from + rowsAtOnce))
          .execute()
      }
    },

    find: rows.find,
    remove: rows.remove,
    list: teamRowsIn(database, 'evals', 'spaceId', { long: ['variants'] }).list,

    /** Only what has not ended: whoever ends it first has the last word. */
    async change(
      teamId: string,
      id: string,
      change: Partial<Pick<EvalRow, 'status' | 'error' | 'finishedAt'>>,
      queries: Queries = database,
    ): Promise<boolean> {
      return queries
        .updateTable('evals')
        .set(change)
        .where((where) => equal(where, { teamId, id }))
        .where('status', 'in', active)
        .$call(changesAny)
    },

    questions: (teamId: string, evalId: string): Promise<EvalQuestionRow[]> =>
      database
        .selectFrom('eval_questions')
        .selectAll()
        .where((where) => equal(where, { teamId, evalId }))
        .orderBy('position')
        .execute(),

    async putChecked(row: EvalQuestionRow): Promise<void> {
      const { evalId, teamId, position, ...checked } = row
      await database
        .updateTable('eval_questions')
        .set(checked)
        .where((where) => equal(where, { teamId, evalId, position }))
        .execute()
    },

    answers: (teamId: string, evalId: string): Promise<EvalAnswerRow[]> =>
      database
        .selectFrom('eval_answers')
        .selectAll()
        .where((where) => equal(where, { teamId, evalId }))
        .orderBy('position')
        .orderBy('variant')
        .execute(),

    /** One that is there already was kept by an attempt before this one. */
    async putAnswer(row: EvalAnswerRow): Promise<void> {
      await database
        .insertInto('eval_answers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['evalId', 'position', 'variant']).doNothing())
        .execute()
    },

    /** How far each is, without what was answered. */
    async counts(teamId: string, ids: string[]) {
      if (ids.length === 0) return { checked: [], answered: [] }
      const checked = await database
        .selectFrom('eval_questions')
        .select((select) => ['evalId', 'verified', select.fn.countAll<number>().as('count')])
        .where('teamId', '=', teamId)
        .where('evalId', 'in', ids)
        .where('verified', 'is not', null)
        .groupBy(['evalId', 'verified'])
        .execute()
      const answered = await database
        .selectFrom('eval_answers')
        .select((select) => [
          'evalId',
          'variant',
          'outcome',
          select.fn.countAll<number>().as('count'),
          select.fn.sum<number>('inputTokens').as('inputTokens'),
          select.fn.sum<number>('outputTokens').as('outputTokens'),
          select.fn.sum<number | null>('costMicros').as('costMicros'),
          select.fn.sum<number>('elapsedMs').as('elapsedMs'),
        ])
        .where('teamId', '=', teamId)
        .where('evalId', 'in', ids)
        .groupBy(['evalId', 'variant', 'outcome'])
        .execute()
      return { checked, answered }
    },
  }
}
