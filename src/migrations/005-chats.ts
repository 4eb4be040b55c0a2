import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, createUniqueIndex, ofTeam, timestamps } from './declare-table.ts'

/** Conversations, what was asked and answered in them, and the answers under way. */
export const chats: Migration = {
  name: '005-chats',
  async up(queries) {
    const { schema } = queries
    await createTable(schema, 'space_data_sources', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      dataSourceId: column.partOf('data_sources'),
      grounding: column.text,
      groundingGenerated: column.integer,
      privacy: column.text,
      createdAt: column.text,
    }).execute()
    await createUniqueIndex(schema, 'space_data_sources_once', 'space_data_sources', ['spaceId', 'dataSourceId'])
    await createIndex(schema, 'space_data_sources_source', 'space_data_sources', ['dataSourceId'])

    await createTable(schema, 'chat_sessions', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      agentId: column.mentions('agents'),
      // Chosen by the client, so it is unique within the team alone.
      chatId: column.text,
      title: column.textOrNull,
      createdByUserId: column.textOrNull,
      parentChatId: column.textOrNull,
      shareLinkId: column.textOrNull,
      automationId: column.textOrNull,
      dashboardId: column.textOrNull,
      reportId: column.textOrNull,
      pinnedAt: column.textOrNull,
      archivedAt: column.textOrNull,
      lastActivityAt: column.text,
      ...timestamps,
    }).execute()
    await createUniqueIndex(schema, 'chat_sessions_chat', 'chat_sessions', ['teamId', 'chatId'])
    await createIndex(schema, 'chat_sessions_space', 'chat_sessions', ['spaceId', 'lastActivityAt'])
    await createIndex(schema, 'chat_sessions_agent', 'chat_sessions', ['agentId'])
    await createIndex(schema, 'chat_sessions_share', 'chat_sessions', ['shareLinkId'])

    await createTable(schema, 'chat_messages', {
      sessionId: column.partOf('chat_sessions'),
      id: column.text,
      teamId: column.text,
      position: column.integer,
      role: column.text,
      parts: column.text,
      metadata: column.text,
      userId: column.textOrNull,
      runId: column.textOrNull,
      createdAt: column.text,
    })
      .addPrimaryKeyConstraint('chat_messages_key', ['sessionId', 'id'])
      .execute()
    await createUniqueIndex(schema, 'chat_messages_order', 'chat_messages', ['sessionId', 'position'])

    await createTable(schema, 'chat_message_metas', {
      userId: column.text,
      sessionId: column.partOf('chat_sessions'),
      messageId: column.text,
      teamId: column.text,
      pinnedAt: column.textOrNull,
      note: column.textOrNull,
    })
      .addPrimaryKeyConstraint('chat_message_metas_key', ['userId', 'sessionId', 'messageId'])
      .execute()
    await createIndex(schema, 'chat_message_metas_message', 'chat_message_metas', ['sessionId', 'messageId'])

    await createTable(schema, 'chat_comments', {
      ...ofTeam,
      sessionId: column.partOf('chat_sessions'),
      messageId: column.textOrNull,
      userId: column.text,
      text: column.text,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'chat_comments_session', 'chat_comments', ['sessionId', 'id'])

    await createTable(schema, 'runs', {
      ...ofTeam,
      sessionId: column.partOf('chat_sessions'),
      chatId: column.text,
      questionId: column.text,
      answerId: column.text,
      status: column.text,
      instanceId: column.text,
      leaseExpiresAt: column.text,
      cancelRequestedAt: column.textOrNull,
      error: column.textOrNull,
      startedAt: column.textOrNull,
      finishedAt: column.textOrNull,
      createdAt: column.text,
    }).execute()
    // One answer at a time in a chat, whichever instances are asked.
    await schema
      .createIndex('runs_active')
      .unique()
      .on('runs')
      .column('sessionId')
      .where(sql`status`, 'in', [sql.lit('queued'), sql.lit('running')])
      .execute()
    await createIndex(schema, 'runs_session', 'runs', ['sessionId', 'id'])
    await schema
      .createIndex('runs_lease')
      .on('runs')
      .column('leaseExpiresAt')
      .where(sql`status`, 'in', [sql.lit('queued'), sql.lit('running')])
      .execute()
    await createIndex(schema, 'runs_finished', 'runs', ['finishedAt'])

    // What a run has said, as the bytes that readers get. A row holds what one commit wrote.
    await createTable(schema, 'run_chunks', {
      runId: column.partOf('runs'),
      seq: column.integer,
      body: column.text,
    })
      .addPrimaryKeyConstraint('run_chunks_key', ['runId', 'seq'])
      .execute()
  },
}
