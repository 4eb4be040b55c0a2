import type { Migration } from '../platform/database/migrate.ts'

/** Links under which visitors chat with a space's agent, whose chats are whose, and what each has asked. */
export const shareLinks: Migration = {
  name: '011-share-links',
  async up({ schema }) {
    await schema
      .createTable('share_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('agentId', 'text', (column) => column.references('agents.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('sealedToken', 'text', (column) => column.notNull())
      .addColumn('passwordHash', 'text')
      .addColumn('expiresAt', 'text')
      // JSON lists of ids; null: all there are.
      .addColumn('dataSourceIds', 'text')
      .addColumn('shortcutIds', 'text')
      .addColumn('allowedOrigins', 'text', (column) => column.notNull())
      .addColumn('messagesPerVisitor', 'integer')
      .addColumn('messagesPerDay', 'integer')
      .addColumn('maxTokens', 'bigint')
      .addColumn('maxCostMicros', 'bigint')
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('share_links_space').on('share_links').columns(['spaceId', 'id']).execute()
    await schema.createIndex('share_links_team').on('share_links').column('teamId').execute()
    await schema.createIndex('share_links_agent').on('share_links').column('agentId').execute()

    await schema
      .createTable('share_chats')
      .addColumn('sessionId', 'text', (column) =>
        column.primaryKey().references('chat_sessions.id').onDelete('cascade'),
      )
      .addColumn('shareLinkId', 'text', (column) => column.notNull().references('share_links.id').onDelete('cascade'))
      // Hash of the visitor's cookie; null: begun without one, so that the chat's id alone opens it.
      .addColumn('visitorId', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('share_chats_visitor').on('share_chats').columns(['shareLinkId', 'visitorId']).execute()

    await schema
      .createTable('share_message_counts')
      .addColumn('shareLinkId', 'text', (column) => column.notNull().references('share_links.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      // Empty: all visitors of the link together.
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('messages', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('share_message_counts_key', ['shareLinkId', 'day', 'visitor'])
      .execute()
  },
}
