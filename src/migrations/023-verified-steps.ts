import type { Migration } from '../platform/database/migrate.ts'

/** A verified answer keeps all statements that it took, in order; null where only the last was kept. */
export const verifiedSteps: Migration = {
  name: '023-verified-steps',
  async up({ schema }) {
    await schema.alterTable('verified_answers').addColumn('steps', 'text').execute()
  },
}
