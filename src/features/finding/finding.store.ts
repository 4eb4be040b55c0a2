import { type RawBuilder, sql } from 'kysely'
import type { SourceSchema } from '../../engine/schema.ts'
import type { Database } from '../../platform/database/open.ts'
import { longestPlain } from '../../platform/database/packed-text.ts'
import { readJson } from '../../platform/workers/json-in-turns.ts'
import type { Action } from '../access/index.ts'
import type { Thing } from './finding.contract.ts'

type Named = {
  kind: Thing['kind']
  right: Action
  table: string
  id?: string
  name: string
  at?: string
  spaceId: string | null
  only?: RawBuilder<boolean>
  /** Each is its maker's alone. */
  isOwn?: true
}

/** Where things with a name are kept. */
export const named: readonly Named[] = [
  { kind: 'space', right: 'spaces:read', table: 'spaces', name: 'name', spaceId: 'id' },
  {
    kind: 'chat',
    right: 'chats:read',
    table: 'chat_sessions',
    id: 'chatId',
    name: 'title',
    at: 'lastActivityAt',
    spaceId: 'spaceId',
    // Not those of visitors.
    only: sql<boolean>`chat_sessions."archivedAt" is null and chat_sessions."shareLinkId" is null`,
  },
  { kind: 'dashboard', right: 'dashboards:read', table: 'dashboards', name: 'title', spaceId: 'spaceId' },
  {
    kind: 'report',
    right: 'reports:read',
    table: 'reports',
    name: 'title',
    spaceId: 'spaceId',
    only: sql<boolean>`reports."archivedAt" is null`,
    isOwn: true,
  },
  { kind: 'question', right: 'spaces:read', table: 'saved_questions', name: 'name', spaceId: 'spaceId' },
  { kind: 'automation', right: 'automations:read', table: 'automations', name: 'name', spaceId: 'spaceId' },
  { kind: 'dataset', right: 'datasets:read', table: 'datasets', name: 'name', spaceId: null },
  { kind: 'source', right: 'data-sources:read', table: 'data_sources', name: 'name', spaceId: null },
]

/** Schemas come with profiles; of those kept packed the tables are found on the page of their source. */
const maxSchemas = 8

const containing = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export type FindingStore = ReturnType<typeof createFindingStore>

export function createFindingStore({ apart: database }: Pick<Database, 'apart'>) {
  return {
    /** Newest first. */
    async named(teamId: string, userId: string, kind: Named, text: string, limit: number): Promise<Thing[]> {
      const { table, id = 'id', name, at = 'updatedAt', spaceId, only, isOwn } = kind
      const ref = (column: string) => sql.ref(`${table}.${column}`)
      const space = spaceId === null || kind.kind === 'space' ? sql`null` : sql`spaces.name`
      const { rows } = await sql<Omit<Thing, 'kind' | 'table'>>`
        select ${ref(id)} as id, ${ref(name)} as title, ${spaceId === null ? sql`null` : ref(spaceId)} as "spaceId",
          ${space} as within, ${ref(at)} as "changedAt"
        from ${sql.table(table)}
        ${spaceId === null || kind.kind === 'space' ? sql`` : sql`join spaces on spaces.id = ${ref(spaceId)}`}
        where ${ref('teamId')} = ${teamId}
          and lower(${ref(name)}) like ${containing(text)} escape '\\'
          ${only ? sql`and ${only}` : sql``}
          ${isOwn ? sql`and ${ref('createdByUserId')} = ${userId}` : sql``}
        order by ${ref(at)} desc limit ${sql.lit(limit)}`.execute(database)
      return rows.map((row) => ({ ...row, kind: kind.kind, table: null }))
    },

    /** Tables and columns of data sources, as they were last read. */
    async tables(teamId: string, text: string, limit: number): Promise<Thing[]> {
      const rows = await database
        .selectFrom('data_source_profiles')
        .innerJoin('data_sources', 'data_sources.id', 'data_source_profiles.dataSourceId')
        .select(['data_sources.id', 'data_sources.name', 'data_source_profiles.schema'])
        .where('data_source_profiles.teamId', '=', teamId)
        .where('data_source_profiles.schema', 'like', '{%')
        .where(sql<boolean>`length(data_source_profiles.schema) <= ${sql.lit(longestPlain)}`)
        .where(
          sql<boolean>`lower(data_source_profiles.schema) like ${containing(JSON.stringify(text).slice(1, -1))} escape '\\'`,
        )
        .orderBy('data_source_profiles.readAt', 'desc')
        .limit(maxSchemas)
        .execute()
      const found: Thing[] = []
      for (const { id, name, schema } of rows)
        if (schema !== null) found.push(...tablesIn({ id, name }, await readJson(schema), text.toLowerCase()))
      const few = (kind: Thing['kind']) => found.filter((one) => one.kind === kind).slice(0, limit)
      return [...few('table'), ...few('column')]
    },
  }
}

function tablesIn(source: { id: string; name: string }, { tables }: SourceSchema, text: string): Thing[] {
  const has = (name: string) => name.toLowerCase().includes(text)
  return tables.flatMap((table) => {
    const common = { id: source.id, spaceId: null, table: table.name, changedAt: null }
    return [
      ...(has(table.name) ? [{ ...common, kind: 'table' as const, title: table.name, within: source.name }] : []),
      ...table.columns
        .filter(({ name }) => has(name))
        .map(({ name }) => ({
          ...common,
          kind: 'column' as const,
          title: name,
          within: `${source.name} · ${table.name}`,
        })),
    ]
  })
}
