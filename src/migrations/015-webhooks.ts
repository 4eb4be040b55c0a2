import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, createUniqueIndex, ofTeam, timestamps } from './declare-table.ts'

/** Where events go, and everything that was or will be sent: to these, and for automations and reports. */
export const webhooks: Migration = {
  name: '015-webhooks',
  async up({ schema }) {
    await createTable(schema, 'webhooks', {
      ...ofTeam,
      url: column.text,
      description: column.textOrNull,
      // JSON list.
      events: column.text,
      enabled: column.integer,
      sealedSecret: column.text,
      // After a rotation the old one signs too, for a day.
      sealedOldSecret: column.textOrNull,
      oldSecretUntil: column.textOrNull,
      // Since when nothing has arrived.
      failingSince: column.textOrNull,
      disabledReason: column.textOrNull,
      createdByUserId: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'webhooks_team', 'webhooks', ['teamId', 'id'])

    await createTable(schema, 'deliveries', {
      ...ofTeam,
      kind: column.text,
      // Where to, in words: an address, a channel.
      recipient: column.text,
      // JSON, sealed; null for events, which go where their webhook says at that moment.
      sealedTarget: column.textOrNull,
      attachment: column.textOrNull,
      contentId: column.mentions('delivery_contents'),
      automationRunId: column.partOfOrNull('automation_runs'),
      reportId: column.textOrNull,
      webhookId: column.partOfOrNull('webhooks'),
      event: column.textOrNull,
      payload: column.textOrNull,
      // Two events of one webhook and key are one.
      eventKey: column.textOrNull,
      status: column.text,
      attempts: column.integer,
      responseStatus: column.integerOrNull,
      responseText: column.textOrNull,
      durationMs: column.integerOrNull,
      error: column.textOrNull,
      lastAttemptAt: column.textOrNull,
      nextAttemptAt: column.textOrNull,
      deliveredAt: column.textOrNull,
      createdAt: column.text,
    }).execute()
    await createUniqueIndex(schema, 'deliveries_event', 'deliveries', ['webhookId', 'eventKey'])
    await createIndex(schema, 'deliveries_webhook', 'deliveries', ['webhookId', 'id'])
    await createIndex(schema, 'deliveries_run', 'deliveries', ['automationRunId'])
    await createIndex(schema, 'deliveries_content', 'deliveries', ['contentId'])
    await createIndex(schema, 'deliveries_report', 'deliveries', ['teamId', 'reportId'])
    await createIndex(schema, 'deliveries_age', 'deliveries', ['createdAt'])
  },
}
