import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from './declare-table.ts'

/** Links under which visitors chat with a space's agent, whose chats are whose, and what each has asked. */
export const shareLinks: Migration = {
  name: '011-share-links',
  async up({ schema }) {
    await createTable(schema, 'share_links', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      agentId: column.mentions('agents'),
      name: column.text,
      tokenHash: column.unique(column.text),
      sealedToken: column.text,
      passwordHash: column.textOrNull,
      expiresAt: column.textOrNull,
      // JSON lists of ids; null: all there are.
      dataSourceIds: column.textOrNull,
      shortcutIds: column.textOrNull,
      allowedOrigins: column.text,
      messagesPerVisitor: column.integerOrNull,
      messagesPerDay: column.integerOrNull,
      maxTokens: column.bigintOrNull,
      maxCostMicros: column.bigintOrNull,
      createdByUserId: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'share_links_space', 'share_links', ['spaceId', 'id'])
    await createIndex(schema, 'share_links_team', 'share_links', ['teamId'])
    await createIndex(schema, 'share_links_agent', 'share_links', ['agentId'])

    await createTable(schema, 'share_chats', {
      sessionId: column.keyOf('chat_sessions'),
      shareLinkId: column.partOf('share_links'),
      // Hash of the visitor's cookie; null: begun without one, so that the chat's id alone opens it.
      visitorId: column.textOrNull,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'share_chats_visitor', 'share_chats', ['shareLinkId', 'visitorId'])

    await createTable(schema, 'share_message_counts', {
      shareLinkId: column.partOf('share_links'),
      day: column.text,
      // Empty: all visitors of the link together.
      visitor: column.text,
      messages: column.integer,
    })
      .addPrimaryKeyConstraint('share_message_counts_key', ['shareLinkId', 'day', 'visitor'])
      .execute()
  },
}
