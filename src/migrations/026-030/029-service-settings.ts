import type { Migration } from '../../platform/database/migrate.ts'
import { column, createTable } from '../declare-table.ts'

/** Settings of the whole service that are made in the app, and the team whose administrators make them: the one of the first run. */
export const serviceSettings: Migration = {
  name: '029-service-settings',
  async up(queries) {
    const { schema } = queries
    await createTable(schema, 'service_settings', {
      name: column.key,
      // JSON; sealed where it holds a secret.
      value: column.text,
      updatedAt: column.text,
    }).execute()
    await schema.alterTable('installations').addColumn('teamId', 'text').execute()
    const first = await queries
      .selectFrom('teams')
      .select('id')
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (first) await queries.updateTable('installations').set({ teamId: first.id }).execute()
  },
}
