import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** Conversations, what was asked and answered in them, and the answers under way. */
export const chats: Migration = {
  name: '005-chats',
  async up(queries) {
    const { schema } = queries
    await schema
      .createTable('space_data_sources')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('dataSourceId', 'text', (column) => column.notNull().references('data_sources.id').onDelete('cascade'))
      .addColumn('grounding', 'text', (column) => column.notNull())
      .addColumn('groundingGenerated', 'integer', (column) => column.notNull())
      .addColumn('privacy', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('space_data_sources_once')
      .unique()
      .on('space_data_sources')
      .columns(['spaceId', 'dataSourceId'])
      .execute()
    await schema.createIndex('space_data_sources_source').on('space_data_sources').column('dataSourceId').execute()

    await schema
      .createTable('chat_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('agentId', 'text', (column) => column.references('agents.id').onDelete('set null'))
      // Chosen by the client, so it is unique within the team alone.
      .addColumn('chatId', 'text', (column) => column.notNull())
      .addColumn('title', 'text')
      .addColumn('createdByUserId', 'text')
      .addColumn('parentChatId', 'text')
      .addColumn('shareLinkId', 'text')
      .addColumn('automationId', 'text')
      .addColumn('dashboardId', 'text')
      .addColumn('reportId', 'text')
      .addColumn('pinnedAt', 'text')
      .addColumn('archivedAt', 'text')
      .addColumn('lastActivityAt', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('chat_sessions_chat').unique().on('chat_sessions').columns(['teamId', 'chatId']).execute()
    await schema.createIndex('chat_sessions_space').on('chat_sessions').columns(['spaceId', 'lastActivityAt']).execute()
    await schema.createIndex('chat_sessions_agent').on('chat_sessions').column('agentId').execute()
    await schema.createIndex('chat_sessions_share').on('chat_sessions').column('shareLinkId').execute()

    await schema
      .createTable('chat_messages')
      .addColumn('sessionId', 'text', (column) => column.notNull().references('chat_sessions.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('parts', 'text', (column) => column.notNull())
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('userId', 'text')
      .addColumn('runId', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_messages_key', ['sessionId', 'id'])
      .execute()
    await schema
      .createIndex('chat_messages_order')
      .unique()
      .on('chat_messages')
      .columns(['sessionId', 'position'])
      .execute()

    await schema
      .createTable('chat_message_metas')
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('sessionId', 'text', (column) => column.notNull().references('chat_sessions.id').onDelete('cascade'))
      .addColumn('messageId', 'text', (column) => column.notNull())
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('pinnedAt', 'text')
      .addColumn('note', 'text')
      .addPrimaryKeyConstraint('chat_message_metas_key', ['userId', 'sessionId', 'messageId'])
      .execute()
    await schema
      .createIndex('chat_message_metas_message')
      .on('chat_message_metas')
      .columns(['sessionId', 'messageId'])
      .execute()

    await schema
      .createTable('chat_comments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('sessionId', 'text', (column) => column.notNull().references('chat_sessions.id').onDelete('cascade'))
      .addColumn('messageId', 'text')
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('chat_comments_session').on('chat_comments').columns(['sessionId', 'id']).execute()

    await schema
      .createTable('runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('sessionId', 'text', (column) => column.notNull().references('chat_sessions.id').onDelete('cascade'))
      .addColumn('chatId', 'text', (column) => column.notNull())
      .addColumn('questionId', 'text', (column) => column.notNull())
      .addColumn('answerId', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('instanceId', 'text', (column) => column.notNull())
      .addColumn('leaseExpiresAt', 'text', (column) => column.notNull())
      .addColumn('cancelRequestedAt', 'text')
      .addColumn('error', 'text')
      .addColumn('startedAt', 'text')
      .addColumn('finishedAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    // One answer at a time in a chat, whichever instances are asked.
    await schema
      .createIndex('runs_active')
      .unique()
      .on('runs')
      .column('sessionId')
      .where(sql`status`, 'in', [sql.lit('queued'), sql.lit('running')])
      .execute()
    await schema.createIndex('runs_session').on('runs').columns(['sessionId', 'id']).execute()
    await schema
      .createIndex('runs_lease')
      .on('runs')
      .column('leaseExpiresAt')
      .where(sql`status`, 'in', [sql.lit('queued'), sql.lit('running')])
      .execute()
    await schema.createIndex('runs_finished').on('runs').column('finishedAt').execute()

    // What a run has said, as the bytes that readers get. A row holds what one commit wrote.
    await schema
      .createTable('run_chunks')
      .addColumn('runId', 'text', (column) => column.notNull().references('runs.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('run_chunks_key', ['runId', 'seq'])
      .execute()
  },
}
