import type { Migration } from '../../platform/database/migrate.ts'
import { column, createIndex, createTable, createUniqueIndex, ofTeam } from '../declare-table.ts'

/** What data means, as people said it: every version of the definitions of a data source or a space. */
export const definitions: Migration = {
  name: '018-definitions',
  async up({ schema }) {
    await createTable(schema, 'definitions', {
      ...ofTeam,
      dataSourceId: column.partOfOrNull('data_sources'),
      spaceId: column.partOfOrNull('spaces'),
      version: column.integer,
      document: column.text,
      userId: column.textOrNull,
      change: column.text,
      createdAt: column.text,
    }).execute()
    await createUniqueIndex(schema, 'definitions_source', 'definitions', ['dataSourceId', 'version'])
    await createUniqueIndex(schema, 'definitions_space', 'definitions', ['spaceId', 'version'])
    await createIndex(schema, 'definitions_team', 'definitions', ['teamId'])
  },
}
