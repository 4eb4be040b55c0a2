import type { Migration } from '../../platform/database/migrate.ts'

/** How a person wants numbers and dates written, where that is not as their team does. */
export const readerLocale: Migration = {
  name: '026-reader-locale',
  async up({ schema }) {
    await schema.alterTable('users').addColumn('locale', 'text').execute()
  },
}
