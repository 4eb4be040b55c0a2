import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, ofTeam, timestamps } from './declare-table.ts'

/** Dashboards, every version of them, and the links under which they are shared. */
export const dashboards: Migration = {
  name: '010-dashboards',
  async up({ schema }) {
    await createTable(schema, 'dashboards', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      title: column.text,
      version: column.integer,
      // What a share shows; null until something has been published.
      publishedVersion: column.integerOrNull,
      createdByUserId: column.text,
      updatedByUserId: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'dashboards_space', 'dashboards', ['spaceId', 'id'])
    await createIndex(schema, 'dashboards_team', 'dashboards', ['teamId'])

    await createTable(schema, 'dashboard_versions', {
      dashboardId: column.partOf('dashboards'),
      version: column.integer,
      teamId: column.text,
      title: column.text,
      markup: column.text,
      createdByUserId: column.text,
      createdAt: column.text,
    })
      .addPrimaryKeyConstraint('dashboard_versions_key', ['dashboardId', 'version'])
      .execute()

    await createTable(schema, 'dashboard_shares', {
      ...ofTeam,
      dashboardId: column.partOf('dashboards'),
      access: column.text,
      tokenHash: column.unique(column.text),
      sealedToken: column.text,
      passwordHash: column.textOrNull,
      expiresAt: column.textOrNull,
      lockedParams: column.text,
      maxRows: column.integer,
      rateLimit: column.integer,
      createdByUserId: column.text,
      ...timestamps,
    }).execute()
    await createIndex(schema, 'dashboard_shares_dashboard', 'dashboard_shares', ['dashboardId', 'id'])
    await createIndex(schema, 'dashboard_shares_team', 'dashboard_shares', ['teamId'])
  },
}
