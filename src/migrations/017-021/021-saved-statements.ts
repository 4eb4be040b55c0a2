import type { Migration } from '../../platform/database/migrate.ts'

/** A saved question may be a statement that somebody wrote; and what it last gave is kept with it. */
export const savedStatements: Migration = {
  name: '021-saved-statements',
  async up({ schema }) {
    await schema.alterTable('saved_questions').addColumn('statement', 'text').execute()
    await schema.alterTable('saved_questions').addColumn('lastResult', 'text').execute()
  },
}
