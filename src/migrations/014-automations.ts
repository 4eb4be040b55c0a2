import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** What runs by itself, how each time went, and what was sent to whom. */
export const automations: Migration = {
  name: '014-automations',
  async up(queries) {
    const { schema } = queries
    await schema
      .createTable('automations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('ownerId', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      // JSON.
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('trigger', 'text', (column) => column.notNull())
      // JSON, sealed: webhooks have a secret.
      .addColumn('sealedTargets', 'text', (column) => column.notNull())
      .addColumn('attachment', 'text')
      // Of the trigger, when it waits for this file.
      .addColumn('dataSourceId', 'text')
      // When it is due to run, or its condition to be looked at; null: never by the clock.
      .addColumn('nextAt', 'text')
      // Whether the condition held when it was last looked at; null: not known.
      .addColumn('holds', 'integer')
      .addColumn('lastValue', 'double precision')
      .addColumn('lastCheckedAt', 'text')
      .addColumn('checkFailures', 'integer', (column) => column.notNull())
      // Why it was paused, when nobody did.
      .addColumn('problem', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('automations_space').on('automations').columns(['spaceId', 'id']).execute()
    await schema.createIndex('automations_team').on('automations').columns(['teamId', 'id']).execute()
    await schema.createIndex('automations_due').on('automations').columns(['enabled', 'nextAt']).execute()
    await schema.createIndex('automations_source').on('automations').column('dataSourceId').execute()

    await schema
      .createTable('automation_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('automationId', 'text', (column) => column.notNull().references('automations.id').onDelete('cascade'))
      .addColumn('cause', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('error', 'text')
      .addColumn('mend', 'text')
      .addColumn('chatId', 'text')
      .addColumn('reportId', 'text')
      .addColumn('nextAttemptAt', 'text')
      .addColumn('startedAt', 'text')
      .addColumn('finishedAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('automation_runs_automation')
      .on('automation_runs')
      .columns(['automationId', 'id'])
      .execute()

    // One at a time: what comes while it is under way is that run.
    await sql`create unique index automation_runs_active on automation_runs ("automationId")
      where status in ('queued', 'running', 'retrying')`.execute(queries)

    // What is sent, as it was when it was made: every try sends the same.
    await schema
      .createTable('delivery_contents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('delivery_contents_age').on('delivery_contents').column('createdAt').execute()
  },
}
