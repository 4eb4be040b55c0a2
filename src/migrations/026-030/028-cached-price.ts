import type { Migration } from '../../platform/database/migrate.ts'

/** What a team pays for input that the provider of its model had cached. */
export const cachedPrice: Migration = {
  name: '028-cached-price',
  async up({ schema }) {
    await schema.alterTable('team_models').addColumn('cachedPriceMicros', 'bigint').execute()
  },
}
