import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from './declare-table.ts'

/** Slack workspaces and Google Chat spaces that talk to a space, their threads as chats, and what was asked in them. */
export const teamChats: Migration = {
  name: '013-team-chats',
  async up({ schema }) {
    await createTable(schema, 'slack_workspaces', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      // Slack's own id of the workspace. Two teams may have it, each with an app of their own.
      workspaceId: column.text,
      workspaceName: column.text,
      enabled: column.integer,
      botToken: column.text,
      signingSecret: column.text,
      lastEventAt: column.textOrNull,
      lastError: column.textOrNull,
      createdByUserId: column.text,
      ...timestamps,
    })
      .addUniqueConstraint('slack_workspaces_once', ['teamId', 'workspaceId'])
      .execute()
    await createIndex(schema, 'slack_workspaces_workspace', 'slack_workspaces', ['workspaceId'])
    await createIndex(schema, 'slack_workspaces_space', 'slack_workspaces', ['spaceId'])

    await createTable(schema, 'google_chat_keys', {
      teamId: column.keyOf('teams'),
      clientEmail: column.text,
      projectId: column.text,
      key: column.text,
      createdByUserId: column.text,
      createdAt: column.text,
    }).execute()

    await createTable(schema, 'google_chat_spaces', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      // Null until somebody has said the code in the Google Chat space: only its members can.
      googleSpace: column.unique(column.textOrNull),
      displayName: column.textOrNull,
      sealedCode: column.textOrNull,
      codeHash: column.unique(column.textOrNull),
      codeExpiresAt: column.textOrNull,
      enabled: column.integer,
      lastEventAt: column.textOrNull,
      lastError: column.textOrNull,
      createdByUserId: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'google_chat_spaces_team', 'google_chat_spaces', ['teamId'])
    await createIndex(schema, 'google_chat_spaces_space', 'google_chat_spaces', ['spaceId'])

    await createTable(schema, 'team_chat_threads', {
      // The workspace or Google Chat space it is in, and what names the thread there.
      linkId: column.text,
      threadKey: column.text,
      teamId: column.partOf('teams'),
      sessionId: column.partOf('chat_sessions'),
      chatId: column.text,
      createdAt: column.text,
    })
      .addPrimaryKeyConstraint('team_chat_threads_key', ['linkId', 'threadKey'])
      .execute()
    await createIndex(schema, 'team_chat_threads_session', 'team_chat_threads', ['sessionId'])

    await createTable(schema, 'team_chat_questions', {
      ...ofTeam,
      kind: column.text,
      linkId: column.text,
      // The same for each delivery of one message.
      messageKey: column.text,
      threadKey: column.textOrNull,
      place: column.text,
      sender: column.text,
      text: column.text,
      replyKey: column.textOrNull,
      state: column.text,
      createdAt: column.text,
    })
      .addUniqueConstraint('team_chat_questions_once', ['linkId', 'messageKey'])
      .execute()
    await createIndex(schema, 'team_chat_questions_age', 'team_chat_questions', ['createdAt'])

    await createTable(schema, 'team_chat_files', {
      tokenHash: column.key,
      teamId: column.partOf('teams'),
      name: column.text,
      contentType: column.text,
      // Base64.
      body: column.text,
      expiresAt: column.text,
    }).execute()
    await createIndex(schema, 'team_chat_files_age', 'team_chat_files', ['expiresAt'])
  },
}
