import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, createUniqueIndex, ofTeam, timestamps } from './declare-table.ts'

/** Work in the background, the templates that teams write, and reports with their results frozen. */
export const reports: Migration = {
  name: '012-reports',
  async up({ schema }) {
    await createTable(schema, 'jobs', {
      id: column.key,
      kind: column.text,
      payload: column.text,
      jobKey: column.textOrNull,
      attempts: column.integer,
      runAt: column.text,
      instanceId: column.textOrNull,
      leaseExpiresAt: column.textOrNull,
      createdAt: column.text,
    }).execute()
    await createUniqueIndex(schema, 'jobs_key', 'jobs', ['kind', 'jobKey'])
    await createIndex(schema, 'jobs_due', 'jobs', ['kind', 'runAt'])

    await createTable(schema, 'report_templates', {
      ...ofTeam,
      name: column.text,
      description: column.textOrNull,
      markup: column.text,
      createdByUserId: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'report_templates_team', 'report_templates', ['teamId', 'id'])

    await createTable(schema, 'reports', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      createdByUserId: column.text,
      templateId: column.text,
      title: column.text,
      description: column.textOrNull,
      options: column.text,
      status: column.text,
      progress: column.integer,
      doing: column.textOrNull,
      error: column.textOrNull,
      archivedAt: column.textOrNull,
      generatedAt: column.textOrNull,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'reports_owner', 'reports', ['teamId', 'createdByUserId', 'id'])
    await createIndex(schema, 'reports_space', 'reports', ['spaceId'])

    // Apart from the report itself: large, and read only when it is opened.
    await createTable(schema, 'report_contents', {
      reportId: column.keyOf('reports'),
      teamId: column.text,
      content: column.text,
    }).execute()

    await createTable(schema, 'report_sources', {
      reportId: column.partOf('reports'),
      dataSourceId: column.text,
      teamId: column.text,
      dataSourceName: column.text,
      unavailableAt: column.textOrNull,
      ...timestamps,
    })
      .addPrimaryKeyConstraint('report_sources_key', ['reportId', 'dataSourceId'])
      .execute()
    await createIndex(schema, 'report_sources_source', 'report_sources', ['teamId', 'dataSourceId'])
  },
}
