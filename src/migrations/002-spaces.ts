import type { Migration } from '../platform/database/migrate.ts'
import { column, createIndex, createTable, createUniqueIndex, ofTeam, timestamps } from './declare-table.ts'

export const spaces: Migration = {
  name: '002-spaces',
  async up(queries) {
    await createTable(queries.schema, 'spaces', {
      ...ofTeam,
      ownerId: column.text,
      name: column.text,
      nameKey: column.text,
      description: column.textOrNull,
      modelId: column.textOrNull,
      providerId: column.textOrNull,
      transcriptionModelId: column.textOrNull,
      ...timestamps,
    }).execute()
    await createUniqueIndex(queries.schema, 'spaces_team_name', 'spaces', ['teamId', 'nameKey'])

    await createTable(queries.schema, 'agents', {
      ...ofTeam,
      spaceId: column.partOf('spaces'),
      name: column.text,
      instructions: column.text,
      ...timestamps,
    }).execute()
    await createIndex(queries.schema, 'agents_space', 'agents', ['spaceId', 'id'])
    await createIndex(queries.schema, 'agents_team', 'agents', ['teamId'])

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
