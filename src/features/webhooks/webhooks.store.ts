import type { Timestamps } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { equal } from '../../platform/database/statements.ts'
import { teamRows } from '../../platform/database/team-rows.ts'

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
} & Timestamps

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
