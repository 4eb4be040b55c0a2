import { sql } from 'kysely'
import type { Timestamps } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import type { BudgetPeriod, BudgetScope } from './usage.contract.ts'

export type UsageEntry = {
  id: string
  teamId: string
  userId: string | null
  apiKeyId: string | null
  shareLinkId: string | null
  spaceId: string | null
  chatId: string | null
  runId: string | null
  providerId: string
  modelId: string
  /** An answer is `chat-under-way` until it is counted; one whose process died is estimated. */
  purpose: string
  inputTokens: number
  outputTokens: number
  costMicros: number
  createdAt: string
}
export type BudgetRow = {
  id: string
  teamId: string
  scope: BudgetScope
  subjectId: string
  period: BudgetPeriod
  tokens: number | null
  costMicros: number | null
} & Timestamps

declare module '../../platform/database/tables.ts' {
  interface Tables {
    usage_entries: UsageEntry
    budgets: BudgetRow
  }
}

export type UsageFilter = { from: string; to: string; userId?: string | undefined }
type Group = 'day' | 'user' | 'model' | 'api-key' | 'share-link' | 'space'

const groupKeys = {
  day: sql<string | null>`substr("createdAt", 1, 10)`,
  user: sql<string | null>`"userId"`,
  model: sql<string | null>`"providerId" || '/' || "modelId"`,
  'api-key': sql<string | null>`"apiKeyId"`,
  'share-link': sql<string | null>`"shareLinkId"`,
  space: sql<string | null>`"spaceId"`,
} satisfies Record<Group, unknown>

const subjectColumns = { user: 'userId', 'api-key': 'apiKeyId', 'share-link': 'shareLinkId' } as const

const maxRecent = 50

export type UsageStore = ReturnType<typeof createUsageStore>

export function createUsageStore({ queries: database }: Pick<Database, 'queries'>) {
  const budgets = teamRows(database, 'budgets')
  return {
    async insert(entry: UsageEntry, queries: Queries = database): Promise<void> {
      await queries.insertInto('usage_entries').values(entry).execute()
    },

    /** Puts the counts of an answer in the place of those it began with. */
    async settle(
      id: string,
      counts: Pick<UsageEntry, 'inputTokens' | 'outputTokens' | 'costMicros' | 'purpose'> & Partial<UsageEntry>,
    ): Promise<void> {
      await database.updateTable('usage_entries').set(counts).where('id', '=', id).execute()
    },

    /** The entry of an answer that nobody has counted yet. */
    underWay: (teamId: string, runId: string): Promise<UsageEntry | undefined> =>
      database
        .selectFrom('usage_entries')
        .selectAll()
        .where((where) => equal(where, { teamId, runId }))
        .where('purpose', '=', 'chat-under-way')
        .executeTakeFirst(),

    /** What the last answers of a model in a space took, in the mean. */
    async recent(
      teamId: string,
      spaceId: string,
      { providerId, modelId }: Pick<UsageEntry, 'providerId' | 'modelId'>,
    ): Promise<Pick<UsageEntry, 'inputTokens' | 'outputTokens' | 'costMicros'> & { answers: number }> {
      const rows = await database
        .selectFrom('usage_entries')
        .select(['inputTokens', 'outputTokens', 'costMicros'])
        .where((where) => equal(where, { teamId, spaceId, providerId, modelId, purpose: 'chat' }))
        .where('inputTokens', '>', 0)
        .orderBy('createdAt', 'desc')
        .limit(maxRecent)
        .execute()
      const mean = (field: 'inputTokens' | 'outputTokens' | 'costMicros') =>
        Math.round(rows.reduce((sum, row) => sum + Number(row[field]), 0) / Math.max(1, rows.length))
      return {
        answers: rows.length,
        inputTokens: mean('inputTokens'),
        outputTokens: mean('outputTokens'),
        costMicros: mean('costMicros'),
      }
    },

    /** Books what an evaluation left open when its process went, at an estimate. */
    async bookInterrupted(
      teamId: string,
      runId: string,
      estimate: Pick<UsageEntry, 'inputTokens' | 'outputTokens' | 'costMicros'>,
    ): Promise<void> {
      await database
        .updateTable('usage_entries')
        .set({ ...estimate, purpose: 'eval-interrupted' })
        .where((where) => equal(where, { teamId, runId }))
        .where('purpose', '=', 'eval-under-way')
        .execute()
    },

    async grouped(teamId: string, { from, to, userId }: UsageFilter, by: Group) {
      const rows = await database
        .selectFrom('usage_entries')
        .select((select) => [
          groupKeys[by].as('key'),
          select.fn.countAll<number>().as('runs'),
          select.fn.sum<number>('inputTokens').as('inputTokens'),
          select.fn.sum<number>('outputTokens').as('outputTokens'),
          select.fn.sum<number>('costMicros').as('costMicros'),
        ])
        .where('teamId', '=', teamId)
        .where('createdAt', '>=', from)
        .where('createdAt', '<', to)
        .$if(userId !== undefined, (query) => query.where('userId', '=', userId!))
        .groupBy(groupKeys[by])
        .orderBy(sql`1`)
        .limit(10_000)
        .execute()
      return rows.map((row) => ({
        key: row.key,
        runs: Number(row.runs),
        inputTokens: Number(row.inputTokens),
        outputTokens: Number(row.outputTokens),
        costMicros: Number(row.costMicros),
      }))
    },

    /** What a subject has used since a moment; the whole team's when the scope is the team. */
    async used(teamId: string, scope: BudgetScope, subjectId: string, since: string) {
      const row = await database
        .selectFrom('usage_entries')
        .select((select) => [
          select.fn.sum<number | null>(sql<number>`"inputTokens" + "outputTokens"`).as('tokens'),
          select.fn.sum<number | null>('costMicros').as('costMicros'),
        ])
        .where('teamId', '=', teamId)
        .where('createdAt', '>=', since)
        .$if(scope !== 'team', (query) =>
          query.where(subjectColumns[scope as keyof typeof subjectColumns], '=', subjectId),
        )
        .executeTakeFirstOrThrow()
      return { tokens: Number(row.tokens ?? 0), costMicros: Number(row.costMicros ?? 0) }
    },

    /** A second budget for the same subject and period takes the place of the first. */
    putBudget: (row: BudgetRow): Promise<BudgetRow> =>
      database
        .insertInto('budgets')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['teamId', 'scope', 'subjectId', 'period'])
            .doUpdateSet({ tokens: row.tokens, costMicros: row.costMicros, updatedAt: row.updatedAt }),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),

    budgets: budgets.list,
    removeBudget: budgets.remove,
  }
}
