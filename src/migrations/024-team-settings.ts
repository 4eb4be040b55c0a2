import type { Migration } from '../platform/database/migrate.ts'

/** By which clocks a team lives, how it writes, and in what it counts money. */
export const teamSettings: Migration = {
  name: '024-team-settings',
  async up({ schema }) {
    await schema
      .alterTable('teams')
      .addColumn('timeZone', 'text', (column) => column.notNull().defaultTo('UTC'))
      .execute()
    await schema.alterTable('teams').addColumn('locale', 'text').execute()
    await schema.alterTable('teams').addColumn('currency', 'text').execute()
  },
}
