import type { Migration } from '../platform/database/migrate.ts'

/** Work in the background, the templates that teams write, and reports with their results frozen. */
export const reports: Migration = {
  name: '012-reports',
  async up({ schema }) {
    await schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('jobKey', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('runAt', 'text', (column) => column.notNull())
      .addColumn('instanceId', 'text')
      .addColumn('leaseExpiresAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('jobs_key').unique().on('jobs').columns(['kind', 'jobKey']).execute()
    await schema.createIndex('jobs_due').on('jobs').columns(['kind', 'runAt']).execute()

    await schema
      .createTable('report_templates')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('markup', 'text', (column) => column.notNull())
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('report_templates_team').on('report_templates').columns(['teamId', 'id']).execute()

    await schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('templateId', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('progress', 'integer', (column) => column.notNull())
      .addColumn('doing', 'text')
      .addColumn('error', 'text')
      .addColumn('archivedAt', 'text')
      .addColumn('generatedAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('reports_owner').on('reports').columns(['teamId', 'createdByUserId', 'id']).execute()
    await schema.createIndex('reports_space').on('reports').column('spaceId').execute()

    // Apart from the report itself: large, and read only when it is opened.
    await schema
      .createTable('report_contents')
      .addColumn('reportId', 'text', (column) => column.primaryKey().references('reports.id').onDelete('cascade'))
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('report_sources')
      .addColumn('reportId', 'text', (column) => column.notNull().references('reports.id').onDelete('cascade'))
      .addColumn('dataSourceId', 'text', (column) => column.notNull())
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('dataSourceName', 'text', (column) => column.notNull())
      .addColumn('unavailableAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_sources_key', ['reportId', 'dataSourceId'])
      .execute()
    await schema.createIndex('report_sources_source').on('report_sources').columns(['teamId', 'dataSourceId']).execute()
  },
}
