import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, createUniqueIndex, ofTeam, timestamps } from './declare-table.ts'

/** Models of a team, what they cost, and the answers a team stands by. */
export const models: Migration = {
  name: '006-models',
  async up({ schema }) {
    await createTable(schema, 'team_models', {
      ...ofTeam,
      providerId: column.text,
      provider: column.text,
      modelId: column.text,
      purpose: column.text,
      name: column.text,
      baseUrl: column.textOrNull,
      sealedKey: column.textOrNull,
      // Per million tokens, in millionths of a unit of money.
      inputPriceMicros: column.bigintOrNull,
      outputPriceMicros: column.bigintOrNull,
      createdByUserId: column.text,
      createdAt: column.text,
    }).execute()
    await createUniqueIndex(schema, 'team_models_once', 'team_models', ['teamId', 'providerId', 'modelId', 'purpose'])

    await createTable(schema, 'usage_entries', {
      ...ofTeam,
      userId: column.textOrNull,
      apiKeyId: column.textOrNull,
      shareLinkId: column.textOrNull,
      spaceId: column.textOrNull,
      chatId: column.textOrNull,
      runId: column.textOrNull,
      providerId: column.text,
      modelId: column.text,
      purpose: column.text,
      inputTokens: column.bigint,
      outputTokens: column.bigint,
      costMicros: column.bigint,
      createdAt: column.text,
    }).execute()
    await createIndex(schema, 'usage_entries_team', 'usage_entries', ['teamId', 'createdAt'])
    await createIndex(schema, 'usage_entries_user', 'usage_entries', ['teamId', 'userId', 'createdAt'])
    await createIndex(schema, 'usage_entries_key', 'usage_entries', ['apiKeyId', 'createdAt'])
    await createIndex(schema, 'usage_entries_share', 'usage_entries', ['shareLinkId', 'createdAt'])

    await createTable(schema, 'budgets', {
      ...ofTeam,
      scope: column.text,
      // Empty for the team as a whole and for "each user".
      subjectId: column.text,
      period: column.text,
      tokens: column.bigintOrNull,
      costMicros: column.bigintOrNull,
      ...timestamps,
    }).execute()
    await createUniqueIndex(schema, 'budgets_once', 'budgets', ['teamId', 'scope', 'subjectId', 'period'])

    await createTable(schema, 'verified_answers', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      question: column.text,
      questionKey: column.text,
      source: column.text,
      sql: column.text,
      text: column.text,
      columns: column.text,
      rows: column.text,
      answer: column.textOrNull,
      chatId: column.textOrNull,
      messageId: column.textOrNull,
      verifiedByUserId: column.text,
      createdAt: column.text,
    }).execute()
    await createUniqueIndex(schema, 'verified_answers_once', 'verified_answers', ['spaceId', 'questionKey'])

    await createTable(schema, 'eval_runs', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      startedByUserId: column.text,
      total: column.integer,
      same: column.integer,
      different: column.integer,
      failed: column.integer,
      results: column.text,
      startedAt: column.text,
      finishedAt: column.text,
    }).execute()
    await createIndex(schema, 'eval_runs_space', 'eval_runs', ['spaceId', 'id'])
  },
}
