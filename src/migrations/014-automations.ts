import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from './declare-table.ts'

/** What runs by itself, how each time went, and what was sent to whom. */
export const automations: Migration = {
  name: '014-automations',
  async up(queries) {
    const { schema } = queries
    await createTable(schema, 'automations', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      ownerId: column.text,
      name: column.text,
      enabled: column.integer,
      // JSON.
      action: column.text,
      trigger: column.text,
      // JSON, sealed: webhooks have a secret.
      sealedTargets: column.text,
      attachment: column.textOrNull,
      // Of the trigger, when it waits for this file.
      dataSourceId: column.textOrNull,
      // When it is due to run, or its condition to be looked at; null: never by the clock.
      nextAt: column.textOrNull,
      // Whether the condition held when it was last looked at; null: not known.
      holds: column.integerOrNull,
      lastValue: column.doubleOrNull,
      lastCheckedAt: column.textOrNull,
      checkFailures: column.integer,
      // Why it was paused, when nobody did.
      problem: column.textOrNull,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'automations_space', 'automations', ['spaceId', 'id'])
    await createIndex(schema, 'automations_team', 'automations', ['teamId', 'id'])
    await createIndex(schema, 'automations_due', 'automations', ['enabled', 'nextAt'])
    await createIndex(schema, 'automations_source', 'automations', ['dataSourceId'])

    await createTable(schema, 'automation_runs', {
      id: column.key,
      teamId: column.text,
      automationId: column.partOf('automations'),
      cause: column.text,
      reason: column.textOrNull,
      status: column.text,
      attempts: column.integer,
      error: column.textOrNull,
      mend: column.textOrNull,
      chatId: column.textOrNull,
      reportId: column.textOrNull,
      nextAttemptAt: column.textOrNull,
      startedAt: column.textOrNull,
      finishedAt: column.textOrNull,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'automation_runs_automation', 'automation_runs', ['automationId', 'id'])

    // One at a time: what comes while it is under way is that run.
    await sql`create unique index automation_runs_active on automation_runs ("automationId")
      where status in ('queued', 'running', 'retrying')`.execute(queries)

    // What is sent, as it was when it was made: every try sends the same.
    await createTable(schema, 'delivery_contents', {
      ...ofTeam,
      content: column.text,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'delivery_contents_age', 'delivery_contents', ['createdAt'])
  },
}
