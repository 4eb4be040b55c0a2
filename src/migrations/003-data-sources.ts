import type { Migration } from '../platform/database/migrate.ts'

export const dataSources: Migration = {
  name: '003-data-sources',
  async up({ schema }) {
    await schema
      .createTable('data_sources')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('ssl', 'integer', (column) => column.notNull())
      .addColumn('host', 'text')
      .addColumn('port', 'integer')
      .addColumn('database', 'text')
      .addColumn('username', 'text')
      .addColumn('projectId', 'text')
      .addColumn('datasets', 'text')
      // What the engine needs beyond the fields above, and is no secret.
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('sealedSecrets', 'text')
      .addColumn('connectionStatus', 'text')
      .addColumn('lastError', 'text')
      .addColumn('lastTestedAt', 'text')
      // The folder of the file's present version.
      .addColumn('filePath', 'text', (column) => column.unique())
      .addColumn('fileSize', 'bigint')
      .addColumn('originalFileName', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('data_sources_team').on('data_sources').columns(['teamId', 'id']).execute()

    // Apart from the source itself: large, and seldom read.
    await schema
      .createTable('data_source_profiles')
      .addColumn('dataSourceId', 'text', (column) =>
        column.primaryKey().references('data_sources.id').onDelete('cascade'),
      )
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('schema', 'text')
      .addColumn('importReport', 'text')
      .addColumn('readAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('data_source_profiles_team').on('data_source_profiles').column('teamId').execute()

    await schema
      .createTable('search_analytics_profiles')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('dataSourceId', 'text', (column) => column.notNull().references('data_sources.id').onDelete('cascade'))
      .addColumn('datasetId', 'text', (column) => column.notNull())
      .addColumn('location', 'text', (column) => column.notNull())
      .addColumn('siteUrl', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('lastCheckedAt', 'text')
      .addColumn('lastError', 'text')
      .addColumn('latestDataDate', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('search_analytics_profiles_source')
      .on('search_analytics_profiles')
      .columns(['dataSourceId', 'id'])
      .execute()
    await schema
      .createIndex('search_analytics_profiles_team')
      .on('search_analytics_profiles')
      .column('teamId')
      .execute()
  },
}
