import type { Migration } from '../platform/database/migrate.ts'

/** How a model of a team thinks and what it can hold, and who answers when it does not. */
export const modelOptions: Migration = {
  name: '025-model-options',
  async up({ schema }) {
    const add = (name: string, type: 'text' | 'integer') =>
      schema.alterTable('team_models').addColumn(name, type).execute()
    await add('effort', 'text')
    await add('fallbackId', 'text')
    await add('contextTokens', 'integer')
    await add('isSmall', 'integer')
  },
}
