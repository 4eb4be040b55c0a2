import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { forEachEngine } from '../../../test/databases.ts'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createEvalStore } from './evals.store.ts'
import { showEval, showEvals } from './show-evals.ts'

const at = '2026-01-01T00:00:00.000Z'
const results = [
  { verifiedAnswerId: 'v1', question: 'How many?', outcome: 'same', detail: null },
  {
    verifiedAnswerId: 'v2',
    question: 'How much?',
    outcome: 'different',
    detail: '3 rows were verified, now there are 4',
  },
  { verifiedAnswerId: 'v3', question: 'Since when?', outcome: 'failed', detail: 'no such table: sales' },
]

forEachEngine((_engine, open) => {
  test('evaluations of a version that only ran the verified queries again are found as they were', async () => {
    const { database, end } = await open({ migrated: false })
    try {
      const before = migrations.findIndex(({ name }) => name.endsWith('team-evals'))
      await migrate(database, migrations.slice(0, before))
      const { queries } = database
      const insert = (table: string, row: Record<string, unknown>) =>
        queries
          .insertInto(table as never)
          .values(row as never)
          .execute()
      const stamps = { createdAt: at, updatedAt: at }
      await insert('organizations', { id: 'o', name: 'O', ...stamps })
      for (const id of ['t', 'other']) await insert('teams', { id, organizationId: 'o', name: id, ...stamps })
      await insert('spaces', { id: 's', teamId: 't', ownerId: 'u', name: 'S', nameKey: 's', ...stamps })
      const run = { teamId: 't', spaceId: 's', startedByUserId: 'u', total: 3, same: 1, different: 1, failed: 1 }
      const times = { startedAt: at, finishedAt: at }
      await insert('eval_runs', { id: 'e1', ...run, ...times, results: JSON.stringify(results) })
      await insert('eval_runs', { id: 'e2', ...run, ...times, total: 0, results: '[]' })

      await migrate(database, migrations)
      const store = createEvalStore(database)
      const rows = await store.list('t', 's', { limit: 10 })
      const listed = await showEvals(store, 't', rows)
      assert.deepEqual(
        listed.map(({ id, status, total, asked, same, different, failed, variants }) => [
          id,
          status,
          [total, asked, same, different, failed],
          variants,
        ]),
        [
          ['e2', 'completed', [0, 0, 0, 0, 0], []],
          ['e1', 'completed', [3, 3, 1, 1, 1], []],
        ],
      )
      const { questions } = await showEval(store, rows[1]!)
      assert.deepEqual(
        questions.map(({ verifiedAnswerId, question, verified, detail }) => ({
          verifiedAnswerId,
          question,
          outcome: verified,
          detail,
        })),
        results,
      )
      assert.deepEqual(await store.list('other', 's', { limit: 10 }), [], 'they stay those of their team')
      await assert.rejects(sql`select 1 from eval_runs`.execute(queries), /eval_runs/)
    } finally {
      await end()
    }
  })
})
