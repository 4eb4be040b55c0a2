import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** Who there is, what they belong to, and how they prove it. */
export const identity: Migration = {
  name: '001-identity',
  async up(queries, engine) {
    const { schema } = queries

    // One row once the first administrator exists; its key makes a second first run impossible.
    await schema
      .createTable('installations')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('organizations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('teams')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organizationId', 'text', (column) =>
        column.notNull().references('organizations.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('teams_organization').on('teams').column('organizationId').execute()

    // users, sessions, accounts, verifications and two_factors have the columns that better-auth writes.
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('image', 'text')
      .addColumn('twoFactorEnabled', 'integer', (column) => column.defaultTo(0))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('memberships')
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('memberships_key', ['teamId', 'userId'])
      .addCheckConstraint('memberships_role', sql`role in ('admin', 'member', 'viewer')`)
      .execute()
    await schema.createIndex('memberships_user').on('memberships').column('userId').execute()

    await schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .addColumn('activeTeamId', 'text', (column) => column.references('teams.id').onDelete('set null'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('sessions_user').on('sessions').column('userId').execute()
    await schema.createIndex('sessions_expiry').on('sessions').column('expiresAt').execute()

    await schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', 'text')
      .addColumn('refreshTokenExpiresAt', 'text')
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addUniqueConstraint('accounts_provider_account', ['providerId', 'accountId'])
      .execute()
    await schema.createIndex('accounts_user').on('accounts').column('userId').execute()

    await schema
      .createTable('verifications')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('verifications_identifier').on('verifications').column('identifier').execute()

    await schema
      .createTable('two_factors')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('backupCodes', 'text', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.defaultTo(1))
      .addColumn('failedVerificationCount', 'integer', (column) => column.defaultTo(0))
      .addColumn('lockedUntil', 'text')
      .execute()
    await schema.createIndex('two_factors_user').on('two_factors').column('userId').execute()

    await schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('keyHash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text')
      .addColumn('prefix', 'text')
      .addColumn('start', 'text')
      .addColumn('enabled', 'integer', (column) => column.notNull())
      .addColumn('rateLimitEnabled', 'integer', (column) => column.notNull())
      .addColumn('rateLimitMax', 'integer')
      .addColumn('rateLimitTimeWindow', 'bigint')
      .addColumn('refillAmount', 'bigint')
      .addColumn('refillInterval', 'bigint')
      .addColumn('lastRefillAt', 'text')
      .addColumn('remaining', 'bigint')
      .addColumn('requestCount', 'bigint', (column) => column.notNull())
      .addColumn('lastRequest', 'text')
      .addColumn('expiresAt', 'text')
      .addColumn('metadata', 'text')
      .addColumn('permissions', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('api_keys_team').on('api_keys').columns(['teamId', 'id']).execute()
    await schema.createIndex('api_keys_user').on('api_keys').column('userId').execute()

    // A rate limit of N is N slots, each usable once per window: taking one is a single statement, exact on any number of instances.
    await schema
      .createTable('api_key_slots')
      .addColumn('keyId', 'text', (column) => column.notNull().references('api_keys.id').onDelete('cascade'))
      .addColumn('slot', 'integer', (column) => column.notNull())
      .addColumn('usedAt', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('api_key_slots_key', ['keyId', 'slot'])
      .execute()
    await schema.createIndex('api_key_slots_used').on('api_key_slots').columns(['keyId', 'usedAt']).execute()

    await schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('sealedToken', 'text', (column) => column.notNull())
      .addColumn('invitedByUserId', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('acceptedAt', 'text')
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('invitations_team').on('invitations').columns(['teamId', 'id']).execute()
    await schema.createIndex('invitations_email').on('invitations').column('email').execute()

    await schema
      .createTable('identity_providers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organizationId', 'text', (column) =>
        column.notNull().references('organizations.id').onDelete('cascade'),
      )
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('jwksUrl', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      // A token names its issuer and audience, and nothing else could tell two providers apart.
      .addUniqueConstraint('identity_providers_issuer_audience', ['issuer', 'audience'])
      .execute()
    await schema.createIndex('identity_providers_team').on('identity_providers').columns(['teamId', 'id']).execute()

    await schema
      .createTable('external_identities')
      .addColumn('providerId', 'text', (column) =>
        column.notNull().references('identity_providers.id').onDelete('cascade'),
      )
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      // The team that the person was last let into by the provider: who was sent away from it stays away.
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('external_identities_key', ['providerId', 'subject'])
      .execute()
    await schema.createIndex('external_identities_user').on('external_identities').column('userId').execute()

    await schema
      .createTable('sign_in_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('sign_in_attempts_subject').on('sign_in_attempts').columns(['subject', 'at']).execute()
    await schema.createIndex('sign_in_attempts_at').on('sign_in_attempts').column('at').execute()

    await schema
      .createTable('client_logs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.references('teams.id').onDelete('cascade'))
      .addColumn('appInstance', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('client_logs_team').on('client_logs').columns(['teamId', 'id']).execute()

    // No foreign keys: the log outlives what it speaks of.
    await schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text')
      .addColumn('userId', 'text')
      .addColumn('via', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('targetId', 'text')
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('audit_log_team').on('audit_log').columns(['teamId', 'id']).execute()
    await schema.createIndex('audit_log_user').on('audit_log').columns(['userId', 'id']).execute()
    if (engine === 'sqlite') {
      for (const verb of ['update', 'delete']) {
        await sql
          .raw(
            `create trigger audit_log_no_${verb} before ${verb} on audit_log begin select raise(abort, 'the audit log is append-only'); end`,
          )
          .execute(queries)
      }
    } else {
      await sql
        .raw(
          `create function audit_log_refuse() returns trigger language plpgsql as $$ begin raise exception 'the audit log is append-only'; end $$`,
        )
        .execute(queries)
      await sql
        .raw(
          'create trigger audit_log_append_only before update or delete or truncate on audit_log execute function audit_log_refuse()',
        )
        .execute(queries)
    }
  },
}
