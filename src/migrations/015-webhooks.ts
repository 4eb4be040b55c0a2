import type { Migration } from '../platform/database/migrate.ts'

/** Where events go, and everything that was or will be sent: to these, and for automations and reports. */
export const webhooks: Migration = {
  name: '015-webhooks',
  async up({ schema }) {
    await schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      // JSON list.
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addColumn('sealedSecret', 'text', (column) => column.notNull())
      // After a rotation the old one signs too, for a day.
      .addColumn('sealedOldSecret', 'text')
      .addColumn('oldSecretUntil', 'text')
      // Since when nothing has arrived.
      .addColumn('failingSince', 'text')
      .addColumn('disabledReason', 'text')
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('webhooks_team').on('webhooks').columns(['teamId', 'id']).execute()

    await schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      // Where to, in words: an address, a channel.
      .addColumn('recipient', 'text', (column) => column.notNull())
      // JSON, sealed; null for events, which go where their webhook says at that moment.
      .addColumn('sealedTarget', 'text')
      .addColumn('attachment', 'text')
      .addColumn('contentId', 'text', (column) => column.references('delivery_contents.id').onDelete('set null'))
      .addColumn('automationRunId', 'text', (column) => column.references('automation_runs.id').onDelete('cascade'))
      .addColumn('reportId', 'text')
      .addColumn('webhookId', 'text', (column) => column.references('webhooks.id').onDelete('cascade'))
      .addColumn('event', 'text')
      .addColumn('payload', 'text')
      // Two events of one webhook and key are one.
      .addColumn('eventKey', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('responseStatus', 'integer')
      .addColumn('responseText', 'text')
      .addColumn('durationMs', 'integer')
      .addColumn('error', 'text')
      .addColumn('lastAttemptAt', 'text')
      .addColumn('nextAttemptAt', 'text')
      .addColumn('deliveredAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('deliveries_event').unique().on('deliveries').columns(['webhookId', 'eventKey']).execute()
    await schema.createIndex('deliveries_webhook').on('deliveries').columns(['webhookId', 'id']).execute()
    await schema.createIndex('deliveries_run').on('deliveries').column('automationRunId').execute()
    await schema.createIndex('deliveries_content').on('deliveries').column('contentId').execute()
    await schema.createIndex('deliveries_report').on('deliveries').columns(['teamId', 'reportId']).execute()
    await schema.createIndex('deliveries_age').on('deliveries').column('createdAt').execute()
  },
}
