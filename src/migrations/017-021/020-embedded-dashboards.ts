import type { Migration } from '../../platform/database/migrate.ts'

/** What a shared dashboard lets a click filter by, where it may be framed, and how it looks. */
export const embeddedDashboards: Migration = {
  name: '020-embedded-dashboards',
  async up({ schema }) {
    const add = (name: string, otherwise: string) =>
      schema
        .alterTable('dashboard_shares')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(otherwise))
        .execute()
    await add('crossFilters', '[]')
    await add('allowedOrigins', '[]')
    await add('theme', '{}')
  },
}
