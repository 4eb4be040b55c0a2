import type { Migration } from '../platform/database/migrate.ts'

export const spaces: Migration = {
  name: '002-spaces',
  async up(queries) {
    await queries.schema
      .createTable('spaces')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('ownerId', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('nameKey', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('modelId', 'text')
      .addColumn('providerId', 'text')
      .addColumn('transcriptionModelId', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await queries.schema.createIndex('spaces_team_name').unique().on('spaces').columns(['teamId', 'nameKey']).execute()

    await queries.schema
      .createTable('agents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
      .addColumn('spaceId', 'text', (column) => column.notNull().references('spaces.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('instructions', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .execute()
    await queries.schema.createIndex('agents_space').on('agents').columns(['spaceId', 'id']).execute()
    await queries.schema.createIndex('agents_team').on('agents').column('teamId').execute()

    for (const { table, parent, parentColumn } of [
      { table: 'space_shortcuts', parent: 'spaces.id', parentColumn: 'spaceId' },
      { table: 'agent_shortcuts', parent: 'agents.id', parentColumn: 'agentId' },
    ]) {
      let create = queries.schema
        .createTable(table)
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('teamId', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
        .addColumn(parentColumn, 'text', (column) => column.notNull().references(parent).onDelete('cascade'))
        .addColumn('createdByUserId', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('description', 'text')
        .addColumn('prefix', 'text', (column) => column.notNull())
        // One prefix once for the team and once for each person's private shortcuts.
        .addColumn('prefixKey', 'text', (column) => column.notNull())
        .addColumn('prompt', 'text', (column) => column.notNull())
        .addColumn('integrations', 'text', (column) => column.notNull())
        .addColumn('visibility', 'text', (column) => column.notNull())
        .addColumn('disableModelInvocation', 'integer', (column) => column.notNull())
        .addColumn('userInvokable', 'integer', (column) => column.notNull())
        .addColumn('sortOrder', 'integer', (column) => column.notNull())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('updatedAt', 'text', (column) => column.notNull())
      if (table === 'agent_shortcuts')
        create = create.addColumn('icon', 'text').addColumn('immediate', 'integer', (column) => column.notNull())
      await create.execute()
      await queries.schema
        .createIndex(`${table}_prefix`)
        .unique()
        .on(table)
        .columns([parentColumn, 'prefixKey'])
        .execute()
      await queries.schema.createIndex(`${table}_order`).on(table).columns([parentColumn, 'sortOrder']).execute()
    }
  },
}
