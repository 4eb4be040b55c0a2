import type { Database, Queries } from '../../platform/database/open.ts'

export type WebhookRow = {
  id: string
  teamId: string
  url: string
  description: string | null
  /** JSON list. */
  events: string
  enabled: number
  sealedSecret: string
  sealedOldSecret: string | null
  oldSecretUntil: string | null
  failingSince: string | null
  disabledReason: string | null
  createdByUserId: string
  createdAt: string
  updatedAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhooks: WebhookRow
  }
}

export type WebhookStore = ReturnType<typeof createWebhookStore>

export function createWebhookStore({ queries: database }: Pick<Database, 'queries'>) {
  return {
    list: (teamId: string, page: { limit: number; cursor?: string | undefined }): Promise<WebhookRow[]> =>
      database
        .selectFrom('webhooks')
        .selectAll()
        .where('teamId', '=', teamId)
        .$if(page.cursor !== undefined, (query) => query.where('id', '<', page.cursor!))
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
        .execute(),

    enabled: (teamId: string, queries: Queries = database): Promise<Pick<WebhookRow, 'id' | 'url' | 'events'>[]> =>
      queries
        .selectFrom('webhooks')
        .select(['id', 'url', 'events'])
        .where('teamId', '=', teamId)
        .where('enabled', '=', 1)
        .execute(),

    find: (teamId: string, id: string, queries: Queries = database): Promise<WebhookRow | undefined> =>
      queries.selectFrom('webhooks').selectAll().where('teamId', '=', teamId).where('id', '=', id).executeTakeFirst(),

    async insert(row: WebhookRow): Promise<void> {
      await database.insertInto('webhooks').values(row).execute()
    },

    update: (
      teamId: string,
      id: string,
      change: Partial<WebhookRow>,
      queries: Queries = database,
    ): Promise<WebhookRow | undefined> =>
      queries
        .updateTable('webhooks')
        .set(change)
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    async remove(teamId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('webhooks')
        .where('teamId', '=', teamId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
