import { sql } from 'kysely'
import type { Database, Queries } from '../../platform/database/open.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import { whenTaken } from '../../platform/database/unique.ts'
import type { RunStatus, StreamRun } from './runs.contract.ts'
import { runErrors } from './runs.errors.ts'

export type RunRow = StreamRun & {
  teamId: string
  sessionId: string
  chatId: string
  questionId: string
  answerId: string
  instanceId: string
  leaseExpiresAt: string
  createdAt: string
}
type ChunkRow = { runId: string; seq: number; body: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    runs: RunRow
    run_chunks: ChunkRow
  }
}

export const activeStatuses: RunStatus[] = ['queued', 'running']
export const isActive = (status: RunStatus) => activeStatuses.includes(status)

export type RunStore = ReturnType<typeof createRunStore>

export function createRunStore({ queries: database, engine }: Pick<Database, 'queries' | 'engine'>) {
  const { find, insert } = teamRows(database, 'runs')
  const ofChat = (teamId: string, sessionId: string, queries: Queries = database) =>
    queries.selectFrom('runs').selectAll().where('teamId', '=', teamId).where('sessionId', '=', sessionId)
  return {
    find,

    /** A second answer in a chat that is being answered is refused by the index, not by a look beforehand. */
    insert: (row: RunRow, queries: Queries): Promise<void> => insert(row, queries).catch(whenTaken(runErrors.busy)),

    activeOf: (teamId: string, sessionId: string, queries?: Queries): Promise<RunRow | undefined> =>
      ofChat(teamId, sessionId, queries).where('status', 'in', activeStatuses).executeTakeFirst(),

    /** The newest answer to a question. */
    ofQuestion: (teamId: string, sessionId: string, questionId: string): Promise<RunRow | undefined> =>
      ofChat(teamId, sessionId).where('questionId', '=', questionId).orderBy('id', 'desc').limit(1).executeTakeFirst(),

    latestOf: (teamId: string, sessionId: string): Promise<RunRow | undefined> =>
      ofChat(teamId, sessionId).orderBy('id', 'desc').limit(1).executeTakeFirst(),

    /** False when it was cancelled, or taken over, before it could begin. */
    async start(id: string, instanceId: string, now: string, leaseExpiresAt: string): Promise<boolean> {
      return database
        .updateTable('runs')
        .set({ status: 'running', startedAt: now, leaseExpiresAt })
        .where((where) => equal(where, { id, instanceId, status: 'queued' }))
        .$call(changesAny)
    },

    /** One that has not begun is cancelled at once; one that runs is asked to stop; one that has ended stays as it is. */
    async requestCancel(teamId: string, id: string, now: string): Promise<RunRow | undefined> {
      await database
        .updateTable('runs')
        .set((set) => ({
          cancelRequestedAt: set.fn.coalesce('cancelRequestedAt', set.val(now)),
          finishedAt: sql<string | null>`case when status = 'queued' then ${now} else "finishedAt" end`,
          status: sql<RunStatus>`case when status = 'queued' then 'cancelled' else status end`,
        }))
        .where((where) => equal(where, { teamId, id }))
        .where('status', 'in', activeStatuses)
        .execute()
      return find(teamId, id)
    },

    /** Ends a run, if it is still this instance's. */
    async end(
      id: string,
      instanceId: string,
      ending: { status: RunStatus; error: string | null; finishedAt: string },
      queries: Queries,
    ): Promise<boolean> {
      return queries
        .updateTable('runs')
        .set(ending)
        .where((where) => equal(where, { id, instanceId }))
        .where('status', 'in', activeStatuses)
        .$call(changesAny)
    },

    /** Holds on to the runs of this instance; answers those that are still its own, and which of them are to stop. */
    renew: (
      instanceId: string,
      leaseExpiresAt: string,
    ): Promise<Pick<RunRow, 'id' | 'status' | 'cancelRequestedAt'>[]> =>
      database
        .updateTable('runs')
        .set({ leaseExpiresAt })
        .where('instanceId', '=', instanceId)
        .where('status', 'in', activeStatuses)
        .returning(['id', 'status', 'cancelRequestedAt'])
        .execute(),

    cancelRequests: (instanceId: string): Promise<Pick<RunRow, 'id'>[]> =>
      database
        .selectFrom('runs')
        .select('id')
        .where('instanceId', '=', instanceId)
        .where('status', 'in', activeStatuses)
        .where('cancelRequestedAt', 'is not', null)
        .execute(),

    /** Takes over runs whose instance has not been heard of, so that exactly one other ends each of them. */
    async takeExpired(instanceId: string, now: string, leaseExpiresAt: string): Promise<RunRow[]> {
      const expired = await database
        .selectFrom('runs')
        .select('id')
        .where('status', 'in', activeStatuses)
        .where('leaseExpiresAt', '<', now)
        .limit(100)
        .execute()
      if (expired.length === 0) return []
      return database
        .updateTable('runs')
        .set({ instanceId, leaseExpiresAt })
        .where(
          'id',
          'in',
          expired.map(({ id }) => id),
        )
        .where('status', 'in', activeStatuses)
        .where('leaseExpiresAt', '<', now)
        .returningAll()
        .execute()
    },

    /** Where runs stand: the last written row of each, and whether more can come. */
    async progress(ids: string[]): Promise<{ id: string; status: RunStatus; lastSeq: number }[]> {
      const rows = await database
        .selectFrom('runs')
        .select(['id', 'status'])
        .select((select) =>
          select
            .selectFrom('run_chunks')
            .select((chunk) => chunk.fn.max('seq').as('last'))
            .whereRef('run_chunks.runId', '=', 'runs.id')
            .as('last'),
        )
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, status, last }) => ({ id, status, lastSeq: last === null ? -1 : Number(last) }))
    },

    chunks: (runId: string, after: number, limit: number): Promise<{ seq: number; body: string }[]> =>
      database
        .selectFrom('run_chunks')
        .select(['seq', 'body'])
        .where('runId', '=', runId)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(limit)
        .execute(),

    /** All rows in one statement: one commit for what many runs have said. Rows of a run that was taken over are left out. */
    async append(rows: ChunkRow[]): Promise<void> {
      if (engine === 'postgres') {
        await sql`insert into run_chunks ("runId", seq, body)
          select u.r, u.s, u.b
          from unnest(${rows.map((row) => row.runId)}::text[], ${rows.map((row) => row.seq)}::int[], ${rows.map((row) => row.body)}::text[]) as u(r, s, b)
          join runs on runs.id = u.r where runs.status = 'running'`.execute(database)
        return
      }
      await sql`insert into run_chunks ("runId", seq, body)
        select e.value ->> 0, e.value ->> 1, e.value ->> 2 from json_each(${JSON.stringify(rows.map((row) => [row.runId, row.seq, row.body]))}) as e
        join runs on runs.id = e.value ->> 0 where runs.status = 'running'`.execute(database)
    },

    async appendLast(row: ChunkRow, queries: Queries): Promise<void> {
      await queries.insertInto('run_chunks').values(row).execute()
    },

    /** The log of an answer that has been kept as a message for a while is not needed any more. */
    async prune(finishedBefore: string): Promise<void> {
      await database
        .deleteFrom('run_chunks')
        .where('runId', 'in', (runs) =>
          runs
            .selectFrom('runs')
            .select('id')
            .where('finishedAt', '<', finishedBefore)
            .where((where) =>
              where.exists(
                where.selectFrom('run_chunks as c').select('c.seq').whereRef('c.runId', '=', 'runs.id').limit(1),
              ),
            )
            .limit(200),
        )
        .execute()
    },
  }
}
