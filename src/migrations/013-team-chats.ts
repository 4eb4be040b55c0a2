import type { Migration } from '../platform/database/migrate.ts'

/** Slack workspaces and Google Chat spaces that talk to a space, their threads as chats, and what was asked in them. */
export const teamChats: Migration = {
  name: '013-team-chats',
  async up({ schema }) {
    await schema
      .createTable('slack_workspaces')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      // Slack's own id of the workspace. Two teams may have it, each with an app of their own.
      .addColumn('workspaceId', 'text', (column) => column.notNull())
      .addColumn('workspaceName', 'text', (column) => column.notNull())
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addColumn('botToken', 'text', (column) => column.notNull())
      .addColumn('signingSecret', 'text', (column) => column.notNull())
      .addColumn('lastEventAt', 'text')
      .addColumn('lastError', 'text')
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addUniqueConstraint('slack_workspaces_once', ['teamId', 'workspaceId'])
      .execute()
    await schema.createIndex('slack_workspaces_workspace').on('slack_workspaces').column('workspaceId').execute()
    await schema.createIndex('slack_workspaces_space').on('slack_workspaces').column('spaceId').execute()

    await schema
      .createTable('google_chat_keys')
      .addColumn('teamId', 'text', (column) => column.primaryKey().references('teams.id').onDelete('cascade'))
      .addColumn('clientEmail', 'text', (column) => column.notNull())
      .addColumn('projectId', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('google_chat_spaces')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      // Null until somebody has said the code in the Google Chat space: only its members can.
      .addColumn('googleSpace', 'text', (column) => column.unique())
      .addColumn('displayName', 'text')
      .addColumn('sealedCode', 'text')
      .addColumn('codeHash', 'text', (column) => column.unique())
      .addColumn('codeExpiresAt', 'text')
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addColumn('lastEventAt', 'text')
      .addColumn('lastError', 'text')
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('google_chat_spaces_team').on('google_chat_spaces').column('teamId').execute()
    await schema.createIndex('google_chat_spaces_space').on('google_chat_spaces').column('spaceId').execute()

    await schema
      .createTable('team_chat_threads')
      // The workspace or Google Chat space it is in, and what names the thread there.
      .addColumn('linkId', 'text', (column) => column.notNull())
      .addColumn('threadKey', 'text', (column) => column.notNull())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('sessionId', 'text', (column) => column.notNull().references('chat_sessions.id').onDelete('cascade'))
      .addColumn('chatId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('team_chat_threads_key', ['linkId', 'threadKey'])
      .execute()
    await schema.createIndex('team_chat_threads_session').on('team_chat_threads').column('sessionId').execute()

    await schema
      .createTable('team_chat_questions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('linkId', 'text', (column) => column.notNull())
      // The same for each delivery of one message.
      .addColumn('messageKey', 'text', (column) => column.notNull())
      .addColumn('threadKey', 'text')
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('replyKey', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addUniqueConstraint('team_chat_questions_once', ['linkId', 'messageKey'])
      .execute()
    await schema.createIndex('team_chat_questions_age').on('team_chat_questions').column('createdAt').execute()

    await schema
      .createTable('team_chat_files')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('contentType', 'text', (column) => column.notNull())
      // Base64.
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('team_chat_files_age').on('team_chat_files').column('expiresAt').execute()
  },
}
