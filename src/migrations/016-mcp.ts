import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable } from './declare-table.ts'

/** Programs that people let act for them at /mcp: who they are, what was allowed, and the hashes of their tokens. */
export const mcp: Migration = {
  name: '016-mcp',
  async up({ schema }) {
    await createTable(schema, 'mcp_clients', {
      id: column.key,
      name: column.text,
      uri: column.textOrNull,
      redirectUris: column.text,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'mcp_clients_created', 'mcp_clients', ['createdAt'])

    await createTable(schema, 'mcp_grants', {
      id: column.key,
      clientId: column.partOf('mcp_clients'),
      teamId: column.text,
      userId: column.text,
      scope: column.text,
      resource: column.text,
      lastUsedAt: column.textOrNull,
      createdAt: column.text,
    })
      // Who leaves a team takes along what they let into it.
      .addForeignKeyConstraint(
        'mcp_grants_member',
        ['teamId', 'userId'],
        'memberships',
        ['teamId', 'userId'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    await createIndex(schema, 'mcp_grants_team', 'mcp_grants', ['teamId', 'id'])
    await createIndex(schema, 'mcp_grants_member_key', 'mcp_grants', ['teamId', 'userId'])
    await createIndex(schema, 'mcp_grants_client', 'mcp_grants', ['clientId'])

    await createTable(schema, 'mcp_codes', {
      codeHash: column.key,
      clientId: column.partOf('mcp_clients'),
      teamId: column.partOf('teams'),
      userId: column.partOf('users'),
      scope: column.text,
      resource: column.text,
      redirectUri: column.text,
      codeChallenge: column.text,
      // Set when it is used: a second use takes back what the first one got.
      grantId: column.textOrNull,
      expiresAt: column.text,
    }).execute()
    await createIndex(schema, 'mcp_codes_client', 'mcp_codes', ['clientId'])

    await createTable(schema, 'mcp_tokens', {
      tokenHash: column.key,
      grantId: column.partOf('mcp_grants'),
      kind: column.text,
      replacedAt: column.textOrNull,
      expiresAt: column.text,
    }).execute()
    await createIndex(schema, 'mcp_tokens_grant', 'mcp_tokens', ['grantId'])
    await createIndex(schema, 'mcp_tokens_expiry', 'mcp_tokens', ['expiresAt'])
  },
}
