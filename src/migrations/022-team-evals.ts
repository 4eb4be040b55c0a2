import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam } from './declare-table.ts'

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
    await createTable(schema, 'evals', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      startedByUserId: column.text,
      apiKeyId: column.textOrNull,
      status: column.text,
      error: column.textOrNull,
      variants: column.text,
      total: column.integer,
      startedAt: column.text,
      finishedAt: column.textOrNull,
    }).execute()
    await createIndex(schema, 'evals_space', 'evals', ['spaceId', 'id'])
    // One at a time per team.
    await schema
      .createIndex('evals_active')
      .unique()
      .on('evals')
      .column('teamId')
      .where(sql`status`, 'in', [sql.lit('queued'), sql.lit('running')])
      .execute()
    await createTable(schema, 'eval_questions', {
      evalId: column.partOf('evals'),
      teamId: column.partOf('teams'),
      position: column.integer,
      verifiedAnswerId: column.text,
      question: column.text,
      // Of the verified query: null until it has run.
      verified: column.textOrNull,
      detail: column.textOrNull,
      expected: column.textOrNull,
    })
      .addPrimaryKeyConstraint('eval_questions_pk', ['evalId', 'position'])
      .execute()
    await createTable(schema, 'eval_answers', {
      evalId: column.partOf('evals'),
      teamId: column.partOf('teams'),
      position: column.integer,
      variant: column.integer,
      outcome: column.text,
      detail: column.textOrNull,
      given: column.text,
      inputTokens: column.bigint,
      outputTokens: column.bigint,
      costMicros: column.bigintOrNull,
      steps: column.integer,
      elapsedMs: column.integer,
    })
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
