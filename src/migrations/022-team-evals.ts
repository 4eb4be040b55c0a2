import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

type Earlier = { id: string; results: string } & Record<
  'teamId' | 'spaceId' | 'startedByUserId' | 'startedAt' | 'finishedAt',
  string
>
type EarlierResult = { verifiedAnswerId: string; question: string; outcome: string; detail: string | null }

/** Verified questions asked of models; what was kept of runs of their queries alone stays as such. */
export const teamEvals: Migration = {
  name: '022-team-evals',
  async up(queries) {
    const { schema } = queries
    await schema
      .createTable('evals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('startedByUserId', 'text', (column) => column.notNull())
      .addColumn('apiKeyId', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('variants', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('startedAt', 'text', (column) => column.notNull())
      .addColumn('finishedAt', 'text')
      .execute()
    await schema.createIndex('evals_space').on('evals').columns(['spaceId', 'id']).execute()
    // One at a time per team.
    await schema
      .createIndex('evals_active')
      .unique()
      .on('evals')
      .column('teamId')
      .where(sql`status`, 'in', [sql.lit('queued'), sql.lit('running')])
      .execute()
    await schema
      .createTable('eval_questions')
      .addColumn('evalId', 'text', (column) => column.notNull().references('evals.id').onDelete('cascade'))
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('verifiedAnswerId', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      // Of the verified query: null until it has run.
      .addColumn('verified', 'text')
      .addColumn('detail', 'text')
      .addColumn('expected', 'text')
      .addPrimaryKeyConstraint('eval_questions_pk', ['evalId', 'position'])
      .execute()
    await schema
      .createTable('eval_answers')
      .addColumn('evalId', 'text', (column) => column.notNull().references('evals.id').onDelete('cascade'))
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('variant', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('detail', 'text')
      .addColumn('given', 'text', (column) => column.notNull())
      .addColumn('inputTokens', 'bigint', (column) => column.notNull())
      .addColumn('outputTokens', 'bigint', (column) => column.notNull())
      .addColumn('costMicros', 'bigint')
      .addColumn('steps', 'integer', (column) => column.notNull())
      .addColumn('elapsedMs', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('eval_answers_pk', ['evalId', 'position', 'variant'])
      .execute()

    const { rows } = await sql<Earlier>`select * from eval_runs`.execute(queries)
    for (const { id, teamId, spaceId, startedByUserId, startedAt, finishedAt, results } of rows) {
      const checked = JSON.parse(results) as EarlierResult[]
      await sql`insert into evals ("id", "teamId", "spaceId", "startedByUserId", "status", "variants", "total", "startedAt", "finishedAt")
        values (${id}, ${teamId}, ${spaceId}, ${startedByUserId}, 'completed', '[]', ${checked.length}, ${startedAt}, ${finishedAt})`.execute(
        queries,
      )
      for (const [position, { verifiedAnswerId, question, outcome, detail }] of checked.entries())
        await sql`insert into eval_questions ("evalId", "teamId", "position", "verifiedAnswerId", "question", "verified", "detail")
          values (${id}, ${teamId}, ${position}, ${verifiedAnswerId}, ${question}, ${outcome}, ${detail})`.execute(
          queries,
        )
    }
    await schema.dropTable('eval_runs').execute()
  },
}
