import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from './declare-table.ts'

/** Who there is, what they belong to, and how they prove it. */
export const identity: Migration = {
  name: '001-identity',
  async up(queries, engine) {
    const { schema } = queries

    // One row once the first administrator exists; its key makes a second first run impossible.
    await createTable(schema, 'installations', {
      id: column.integerKey,
      createdAt: column.text,
    }).execute()

    await createTable(schema, 'organizations', {
      id: column.key,
      name: column.text,
      ...timestamps,
    }).execute()

    await createTable(schema, 'teams', {
      id: column.key,
      organizationId: column.partOf('organizations'),
      name: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'teams_organization', 'teams', ['organizationId'])

    // users, sessions, accounts, verifications and two_factors have the columns that better-auth writes.
    await createTable(schema, 'users', {
      id: column.key,
      name: column.text,
      email: column.unique(column.text),
      emailVerified: column.defaultTo(0, column.integer),
      image: column.textOrNull,
      twoFactorEnabled: column.defaultTo(0, column.integerOrNull),
      ...timestamps,
    }).execute()

    await createTable(schema, 'memberships', {
      teamId: column.partOf('teams'),
      userId: column.partOf('users'),
      role: column.text,
      ...timestamps,
    })
      .addPrimaryKeyConstraint('memberships_key', ['teamId', 'userId'])
      .addCheckConstraint('memberships_role', sql`role in ('admin', 'member', 'viewer')`)
      .execute()
    await createIndex(schema, 'memberships_user', 'memberships', ['userId'])

    await createTable(schema, 'sessions', {
      id: column.key,
      userId: column.partOf('users'),
      token: column.unique(column.text),
      expiresAt: column.text,
      ipAddress: column.textOrNull,
      userAgent: column.textOrNull,
      activeTeamId: column.mentions('teams'),
      ...timestamps,
    }).execute()
    await createIndex(schema, 'sessions_user', 'sessions', ['userId'])
    await createIndex(schema, 'sessions_expiry', 'sessions', ['expiresAt'])

    await createTable(schema, 'accounts', {
      id: column.key,
      userId: column.partOf('users'),
      accountId: column.text,
      providerId: column.text,
      accessToken: column.textOrNull,
      refreshToken: column.textOrNull,
      idToken: column.textOrNull,
      accessTokenExpiresAt: column.textOrNull,
      refreshTokenExpiresAt: column.textOrNull,
      scope: column.textOrNull,
      password: column.textOrNull,
      ...timestamps,
    })
      .addUniqueConstraint('accounts_provider_account', ['providerId', 'accountId'])
      .execute()
    await createIndex(schema, 'accounts_user', 'accounts', ['userId'])

    await createTable(schema, 'verifications', {
      id: column.key,
      identifier: column.text,
      value: column.text,
      expiresAt: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'verifications_identifier', 'verifications', ['identifier'])

    await createTable(schema, 'two_factors', {
      id: column.key,
      userId: column.partOf('users'),
      secret: column.text,
      backupCodes: column.text,
      verified: column.defaultTo(1, column.integerOrNull),
      failedVerificationCount: column.defaultTo(0, column.integerOrNull),
      lockedUntil: column.textOrNull,
    }).execute()
    await createIndex(schema, 'two_factors_user', 'two_factors', ['userId'])

    await createTable(schema, 'api_keys', {
      ...ofTeam,
      userId: column.partOf('users'),
      keyHash: column.unique(column.text),
      name: column.textOrNull,
      prefix: column.textOrNull,
      start: column.textOrNull,
      enabled: column.integer,
      rateLimitEnabled: column.integer,
      rateLimitMax: column.integerOrNull,
      rateLimitTimeWindow: column.bigintOrNull,
      refillAmount: column.bigintOrNull,
      refillInterval: column.bigintOrNull,
      lastRefillAt: column.textOrNull,
      remaining: column.bigintOrNull,
      requestCount: column.bigint,
      lastRequest: column.textOrNull,
      expiresAt: column.textOrNull,
      metadata: column.textOrNull,
      permissions: column.textOrNull,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'api_keys_team', 'api_keys', ['teamId', 'id'])
    await createIndex(schema, 'api_keys_user', 'api_keys', ['userId'])

    // A rate limit of N is N slots, each usable once per window: taking one is a single statement, exact on any number of instances.
    await createTable(schema, 'api_key_slots', {
      keyId: column.partOf('api_keys'),
      slot: column.integer,
      usedAt: column.bigint,
    })
      .addPrimaryKeyConstraint('api_key_slots_key', ['keyId', 'slot'])
      .execute()
    await createIndex(schema, 'api_key_slots_used', 'api_key_slots', ['keyId', 'usedAt'])

    await createTable(schema, 'invitations', {
      ...ofTeam,
      email: column.text,
      role: column.text,
      tokenHash: column.unique(column.text),
      sealedToken: column.text,
      invitedByUserId: column.mentions('users'),
      acceptedAt: column.textOrNull,
      expiresAt: column.text,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'invitations_team', 'invitations', ['teamId', 'id'])
    await createIndex(schema, 'invitations_email', 'invitations', ['email'])

    await createTable(schema, 'identity_providers', {
      id: column.key,
      organizationId: column.partOf('organizations'),
      teamId: column.partOf('teams'),
      issuer: column.text,
      audience: column.text,
      jwksUrl: column.text,
      ...timestamps,
    })
      // A token names its issuer and audience, and nothing else could tell two providers apart.
      .addUniqueConstraint('identity_providers_issuer_audience', ['issuer', 'audience'])
      .execute()
    await createIndex(schema, 'identity_providers_team', 'identity_providers', ['teamId', 'id'])

    await createTable(schema, 'external_identities', {
      providerId: column.partOf('identity_providers'),
      subject: column.text,
      userId: column.partOf('users'),
      // The team that the person was last let into by the provider: who was sent away from it stays away.
      teamId: column.partOf('teams'),
      createdAt: column.text,
    })
      .addPrimaryKeyConstraint('external_identities_key', ['providerId', 'subject'])
      .execute()
    await createIndex(schema, 'external_identities_user', 'external_identities', ['userId'])

    await createTable(schema, 'sign_in_attempts', {
      id: column.key,
      subject: column.text,
      at: column.bigint,
    }).execute()
    await createIndex(schema, 'sign_in_attempts_subject', 'sign_in_attempts', ['subject', 'at'])
    await createIndex(schema, 'sign_in_attempts_at', 'sign_in_attempts', ['at'])

    await createTable(schema, 'client_logs', {
      id: column.key,
      teamId: column.partOfOrNull('teams'),
      appInstance: column.text,
      level: column.text,
      event: column.text,
      detail: column.text,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'client_logs_team', 'client_logs', ['teamId', 'id'])

    // No foreign keys: the log outlives what it speaks of.
    await createTable(schema, 'audit_log', {
      id: column.key,
      teamId: column.textOrNull,
      userId: column.textOrNull,
      via: column.textOrNull,
      action: column.text,
      targetId: column.textOrNull,
      detail: column.text,
      ipAddress: column.textOrNull,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'audit_log_team', 'audit_log', ['teamId', 'id'])
    await createIndex(schema, 'audit_log_user', 'audit_log', ['userId', 'id'])
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
