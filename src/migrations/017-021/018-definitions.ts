import type { Migration } from '../../platform/database/migrate.ts'

/** What data means, as people said it: every version of the definitions of a data source or a space. */
export const definitions: Migration = {
  name: '018-definitions',
  async up({ schema }) {
    await schema
      .createTable('definitions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('dataSourceId', 'text', (column) => column.references('data_sources.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.references('spaces.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('userId', 'text')
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('definitions_source')
      .unique()
      .on('definitions')
      .columns(['dataSourceId', 'version'])
      .execute()
    await schema.createIndex('definitions_space').unique().on('definitions').columns(['spaceId', 'version']).execute()
    await schema.createIndex('definitions_team').on('definitions').column('teamId').execute()
  },
}
