import type { Migration } from '../platform/database/migrate.ts'

/** Dashboards, every version of them, and the links under which they are shared. */
export const dashboards: Migration = {
  name: '010-dashboards',
  async up({ schema }) {
    await schema
      .createTable('dashboards')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      // What a share shows; null until something has been published.
      .addColumn('publishedVersion', 'integer')
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('updatedByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('dashboards_space').on('dashboards').columns(['spaceId', 'id']).execute()
    await schema.createIndex('dashboards_team').on('dashboards').column('teamId').execute()

    await schema
      .createTable('dashboard_versions')
      .addColumn('dashboardId', 'text', (column) => column.notNull().references('dashboards.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('teamId', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('markup', 'text', (column) => column.notNull())
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('dashboard_versions_key', ['dashboardId', 'version'])
      .execute()

    await schema
      .createTable('dashboard_shares')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('dashboardId', 'text', (column) => column.notNull().references('dashboards.id').onDelete('cascade'))
      .addColumn('access', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('sealedToken', 'text', (column) => column.notNull())
      .addColumn('passwordHash', 'text')
      .addColumn('expiresAt', 'text')
      .addColumn('lockedParams', 'text', (column) => column.notNull())
      .addColumn('maxRows', 'integer', (column) => column.notNull())
      .addColumn('rateLimit', 'integer', (column) => column.notNull())
      .addColumn('createdByUserId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('dashboard_shares_dashboard')
      .on('dashboard_shares')
      .columns(['dashboardId', 'id'])
      .execute()
    await schema.createIndex('dashboard_shares_team').on('dashboard_shares').column('teamId').execute()
  },
}
