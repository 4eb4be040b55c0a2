import { z } from 'zod'
import {
  type AnalystSource,
  type DescribedSource,
  describedSources,
  sourcesAsText,
} from '../../../engine/analyst/index.ts'
import type { SourceColumn } from '../../../engine/schema.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { requireSpace, type SpaceDataDeps } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { listAsText, pageOf } from './compact.ts'
import { cursor, nextCursor, page as room, spaceId } from './schemas.ts'

const perPage = 100
/** Tables of a page of describe_data. */
const maxTables = 12
const maxText = 24_000
const maxLabel = 200
/** Of a description, and of what the team wrote about all sources of a page. */
const maxAbout = 1_000
const maxGrounding = 12_000

const describedData = z.object({
  sources: z.array(
    z.object({
      source: z.string().describe('What run_sql takes as source'),
      engine: z.string().describe('The SQL dialect'),
      dataSources: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          schemaName: z.string().nullable().describe('Its tables are written schemaName.table; null: no prefix'),
          privacy: z.enum(['full', 'aggregates', 'schema']),
          grounding: z.string(),
          tables: z.array(
            z.object({
              name: z.string(),
              schema: z.string().nullable(),
              rows: z.number().nullable(),
              columns: z.array(z.object({ name: z.string(), type: z.string(), label: z.string().nullable() })),
              moreColumns: z.int().describe('How many were left out: search_tables finds those that words are about'),
            }),
          ),
        }),
      ),
    }),
  ),
  tables: z.int().describe('How many there are on all pages'),
  nextPage: z.int().nullable().describe('Null: there is none'),
})

export function spaceTools(deps: SpaceDataDeps): McpTool[] {
  return [
    defineTool({
      name: 'list_spaces',
      title: 'List spaces',
      description:
        'Lists the spaces of the team. A space holds data sources that are asked about together, its chats and its dashboards. Call this first: the other tools take the id of a space.',
      may: ['spaces:read'],
      input: z.object({ cursor }),
      output: z.object({
        spaces: z.array(
          z.object({ id: z.string(), name: z.string(), description: z.string().nullable(), url: z.string() }),
        ),
        nextCursor,
      }),
      annotations: readsOnly,
      async run({ cursor: from }, { caller, base }) {
        const rows = await deps.spaces.list(caller.teamId, { limit: perPage, cursor: from })
        const { shown: spaces, nextCursor: next } = pageOf(
          rows.map(({ id, name, description }) => ({
            id,
            name,
            description: description && cutText(description, maxAbout),
            url: `${base}/spaces/${id}`,
          })),
          perPage,
        )
        const text = listAsText(
          'spaces',
          spaces.map((one) => ({ ...one, about: one.description })),
          next,
        )
        return { data: { spaces, nextCursor: next }, content: [{ type: 'text', text }] }
      },
    }),
    defineTool({
      name: 'describe_data',
      title: 'Describe data',
      description:
        'Describes the data of a space: its sources, their tables and columns with types, keys, ranges and frequent values, and what the team wrote about them; by pages of 12 tables. Call this before run_sql and render_chart; where a space has many tables, search_tables finds those that matter. Values of private sources are left out.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({
        spaceId,
        tables: z.array(z.string().max(200)).max(100).default([]).describe('Only these tables; all when absent'),
        page: z.int().min(1).max(1_000).default(1),
      }),
      output: describedData,
      annotations: readsOnly,
      async run({ spaceId: id, tables, page }, call) {
        await requireSpace(deps, call, id)
        const { teamId } = call.caller
        const linked = await deps.toldSources(teamId, id)
        const all = describedSources({ sources: linked, isRemote: true }, tables)
        const described = tablesOnPage(all, page)
        const count = all.reduce((sum, { parts }) => sum + parts.reduce((n, part) => n + part.tables.length, 0), 0)
        const nextPage = page * maxTables < count ? page + 1 : null
        const text =
          described.length > 0
            ? cutText(sourcesAsText(described, (await deps.catalogOf(teamId, id)).today), maxText)
            : noTables(tables.length > 0, page)
        const more = nextPage === null ? '' : `\nPage ${page}; ${count} tables in all: page ${nextPage} has the next.`
        const data = { sources: asData(described, linked), tables: count, nextPage }
        return { data, content: [{ type: 'text', text: `${text}${more}` }] }
      },
    }),
  ]
}

const noTables = (areNamed: boolean, page: number) =>
  page > 1
    ? 'There is no such page.'
    : areNamed
      ? 'No table of the space has such a name.'
      : 'The space has no data yet. A person can add files and databases to it in Tallyroom.'

/** The tables of a page, in their sources. */
function tablesOnPage(all: DescribedSource[], page: number): DescribedSource[] {
  let at = 0
  return all.flatMap((source) => {
    const parts = source.parts.flatMap((part) => {
      const tables = part.tables.filter(() => Math.floor(at++ / maxTables) === page - 1)
      return tables.length > 0 ? [{ ...part, tables }] : []
    })
    return parts.length > 0 ? [{ ...source, parts }] : []
  })
}

/** Sources with their tables; the tables of a page share its room. */
function asData(described: DescribedSource[], linked: AnalystSource[]): z.input<typeof describedData>['sources'] {
  const levels = new Map(linked.flatMap((one) => one.parts.map((part) => [part.dataSourceId, part.privacy] as const)))
  const all = described.flatMap(({ parts }) => parts)
  const perTable = room.bytes / Math.max(1, all.flatMap(({ tables }) => tables).length)
  return described.map(({ source, engine, parts }) => ({
    source,
    engine,
    dataSources: parts.map(({ dataSourceId, name, schemaName, grounding, tables }) => ({
      id: dataSourceId,
      name,
      schemaName,
      privacy: levels.get(dataSourceId) ?? ('schema' as const),
      grounding: cutText(grounding, Math.floor(maxGrounding / all.length)),
      tables: tables.map(({ name: table, schema, rows, columns }) => {
        const told = columnsThatFit(columns, perTable)
        return { name: table, schema, rows, columns: told, moreColumns: columns.length - told.length }
      }),
    })),
  }))
}

function columnsThatFit(columns: SourceColumn[], room: number) {
  let left = room
  return columns
    .map(({ name, type, label }) => ({ name, type, label: label && cutText(label, maxLabel) }))
    .filter((one) => {
      left -= JSON.stringify(one).length
      return left >= 0
    })
}
