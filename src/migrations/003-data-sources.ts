import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from './declare-table.ts'

export const dataSources: Migration = {
  name: '003-data-sources',
  async up({ schema }) {
    await createTable(schema, 'data_sources', {
      ...ofTeam,
      createdByUserId: column.text,
      name: column.text,
      type: column.text,
      ssl: column.integer,
      host: column.textOrNull,
      port: column.integerOrNull,
      database: column.textOrNull,
      username: column.textOrNull,
      projectId: column.textOrNull,
      datasets: column.textOrNull,
      // What the engine needs beyond the fields above, and is no secret.
      options: column.text,
      sealedSecrets: column.textOrNull,
      connectionStatus: column.textOrNull,
      lastError: column.textOrNull,
      lastTestedAt: column.textOrNull,
      // The folder of the file's present version.
      filePath: column.unique(column.textOrNull),
      fileSize: column.bigintOrNull,
      originalFileName: column.textOrNull,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'data_sources_team', 'data_sources', ['teamId', 'id'])

    // Apart from the source itself: large, and seldom read.
    await createTable(schema, 'data_source_profiles', {
      dataSourceId: column.keyOf('data_sources'),
      teamId: column.partOf('teams'),
      schema: column.textOrNull,
      importReport: column.textOrNull,
      readAt: column.text,
    }).execute()
    await createIndex(schema, 'data_source_profiles_team', 'data_source_profiles', ['teamId'])

    await createTable(schema, 'search_analytics_profiles', {
      ...ofTeam,
      dataSourceId: column.partOf('data_sources'),
      datasetId: column.text,
      location: column.text,
      siteUrl: column.text,
      status: column.text,
      lastCheckedAt: column.textOrNull,
      lastError: column.textOrNull,
      latestDataDate: column.textOrNull,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'search_analytics_profiles_source', 'search_analytics_profiles', ['dataSourceId', 'id'])
    await createIndex(schema, 'search_analytics_profiles_team', 'search_analytics_profiles', ['teamId'])
  },
}
