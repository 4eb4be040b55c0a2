import type { Database, Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import type { Stored } from '../../platform/database/stored.ts'
import { teamRows } from '../../platform/database/team-rows.ts'
import type { Webhook } from './webhooks.contract.ts'

export type WebhookRow = Stored<Webhook> & {
  teamId: string
  sealedSecret: string
  sealedOldSecret: string | null
  oldSecretUntil: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhooks: WebhookRow
  }
}

export type WebhookStore = ReturnType<typeof createWebhookStore>

export function createWebhookStore({ queries: database }: Pick<Database, 'queries'>) {
  return {
    enabled: (teamId: string, queries: Queries = database): Promise<Pick<WebhookRow, 'id' | 'url' | 'events'>[]> =>
      queries
        .selectFrom('webhooks')
        .select(['id', 'url', 'events'])
        .where((where) => equal(where, { teamId, enabled: 1 }))
        .execute(),

    ...teamRows(database, 'webhooks'),
  }
}
