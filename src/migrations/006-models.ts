import type { Migration } from '../platform/database/migrate.ts'

/** Models of a team, what they cost, and the answers a team stands by. */
export const models: Migration = {
  name: '006-models',
  async up({ schema }) {
    await schema
      .createTable('team_models')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('modelId', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('baseUrl', 'text')
      .addColumn('sealedKey', 'text')
      // Per million tokens, in millionths of a unit of money.
      .addColumn('inputPriceMicros', 'bigint')
      .addColumn('outputPriceMicros', 'bigint')
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('team_models_once')
      .unique()
      .on('team_models')
      .columns(['teamId', 'providerId', 'modelId', 'purpose'])
      .execute()

    await schema
      .createTable('usage_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('userId', 'text')
      .addColumn('apiKeyId', 'text')
      .addColumn('shareLinkId', 'text')
      .addColumn('spaceId', 'text')
      .addColumn('chatId', 'text')
      .addColumn('runId', 'text')
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('modelId', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('inputTokens', 'bigint', (column) => column.notNull())
      .addColumn('outputTokens', 'bigint', (column) => column.notNull())
      .addColumn('costMicros', 'bigint', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('usage_entries_team').on('usage_entries').columns(['teamId', 'createdAt']).execute()
    await schema
      .createIndex('usage_entries_user')
      .on('usage_entries')
      .columns(['teamId', 'userId', 'createdAt'])
      .execute()
    await schema.createIndex('usage_entries_key').on('usage_entries').columns(['apiKeyId', 'createdAt']).execute()
    await schema.createIndex('usage_entries_share').on('usage_entries').columns(['shareLinkId', 'createdAt']).execute()

    await schema
      .createTable('budgets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('scope', 'text', (column) => column.notNull())
      // Empty for the team as a whole and for "each user".
      .addColumn('subjectId', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('tokens', 'bigint')
      .addColumn('costMicros', 'bigint')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('budgets_once')
      .unique()
      .on('budgets')
      .columns(['teamId', 'scope', 'subjectId', 'period'])
      .execute()

    await schema
      .createTable('verified_answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('questionKey', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('sql', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('columns', 'text', (column) => column.notNull())
      .addColumn('rows', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('chatId', 'text')
      .addColumn('messageId', 'text')
      .addColumn('verifiedByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('verified_answers_once')
      .unique()
      .on('verified_answers')
      .columns(['spaceId', 'questionKey'])
      .execute()

    await schema
      .createTable('eval_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('startedByUserId', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('same', 'integer', (column) => column.notNull())
      .addColumn('different', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('results', 'text', (column) => column.notNull())
      .addColumn('startedAt', 'text', (column) => column.notNull())
      .addColumn('finishedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('eval_runs_space').on('eval_runs').columns(['spaceId', 'id']).execute()
  },
}
