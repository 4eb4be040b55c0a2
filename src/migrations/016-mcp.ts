import type { Migration } from '../platform/database/migrate.ts'

/** Programs that people let act for them at /mcp: who they are, what was allowed, and the hashes of their tokens. */
export const mcp: Migration = {
  name: '016-mcp',
  async up({ schema }) {
    await schema
      .createTable('mcp_clients')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('uri', 'text')
      .addColumn('redirectUris', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('mcp_clients_created').on('mcp_clients').column('createdAt').execute()

    await schema
      .createTable('mcp_grants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('clientId', 'text', (column) => column.notNull().references('mcp_clients.id').onDelete('cascade'))
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('lastUsedAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      // Who leaves a team takes along what they let into it.
      .addForeignKeyConstraint(
        'mcp_grants_member',
        ['teamId', 'userId'],
        'memberships',
        ['teamId', 'userId'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()
    await schema.createIndex('mcp_grants_team').on('mcp_grants').columns(['teamId', 'id']).execute()
    await schema.createIndex('mcp_grants_member_key').on('mcp_grants').columns(['teamId', 'userId']).execute()
    await schema.createIndex('mcp_grants_client').on('mcp_grants').column('clientId').execute()

    await schema
      .createTable('mcp_codes')
      .addColumn('codeHash', 'text', (column) => column.primaryKey())
      .addColumn('clientId', 'text', (column) => column.notNull().references('mcp_clients.id').onDelete('cascade'))
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('redirectUri', 'text', (column) => column.notNull())
      .addColumn('codeChallenge', 'text', (column) => column.notNull())
      // Set when it is used: a second use takes back what the first one got.
      .addColumn('grantId', 'text')
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('mcp_codes_client').on('mcp_codes').column('clientId').execute()

    await schema
      .createTable('mcp_tokens')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('grantId', 'text', (column) => column.notNull().references('mcp_grants.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('replacedAt', 'text')
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('mcp_tokens_grant').on('mcp_tokens').column('grantId').execute()
    await schema.createIndex('mcp_tokens_expiry').on('mcp_tokens').column('expiresAt').execute()
  },
}
