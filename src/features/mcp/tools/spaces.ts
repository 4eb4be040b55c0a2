import { z } from 'zod'
import { describedSources, sourcesAsText } from '../../../engine/analyst/index.ts'
import { type Clock, isoNow } from '../../../platform/clock.ts'
import { requireSpace, type SpaceDataDeps } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { spaceId } from './schemas.ts'

const maxSpaces = 1_000

export function spaceTools(deps: SpaceDataDeps & { clock: Clock }): McpTool[] {
  return [
    defineTool({
      name: 'list_spaces',
      title: 'List spaces',
      description:
        'Lists the spaces of the team. A space holds data sources that are asked about together, its chats and its dashboards. Call this first: the other tools take the id of a space.',
      may: ['spaces:read'],
      input: z.object({}),
      output: z.object({
        spaces: z.array(
          z.object({ id: z.string(), name: z.string(), description: z.string().nullable(), url: z.string() }),
        ),
        more: z.boolean().describe(`There are more than ${maxSpaces}`),
      }),
      annotations: readsOnly,
      async run(_, { caller, base }) {
        const rows = await deps.spaces.list(caller.teamId, { limit: maxSpaces })
        const spaces = rows
          .slice(0, maxSpaces)
          .map(({ id, name, description }) => ({ id, name, description, url: `${base}/spaces/${id}` }))
        return { data: { spaces, more: rows.length > maxSpaces } }
      },
    }),
    defineTool({
      name: 'describe_data',
      title: 'Describe data',
      description:
        'Describes the data of a space: its sources, their tables and columns with types, keys, ranges and frequent values, and what the team wrote about them. Call this before run_sql and render_chart. Values of private sources are left out.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({
        spaceId,
        tables: z.array(z.string().max(200)).max(100).optional().describe('Only these tables; all when absent'),
      }),
      output: z.object({
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
                  }),
                ),
              }),
            ),
          }),
        ),
      }),
      annotations: readsOnly,
      async run({ spaceId: id, tables }, call) {
        await requireSpace(deps, call, id)
        const linked = await deps.analystSources(call.caller.teamId, id)
        const only = tables?.length
          ? new Set(tables.map((name) => (name.split('.').at(-1) ?? name).replace(/^["`[]|["`\]]$/g, '').toLowerCase()))
          : undefined
        const described = describedSources({ sources: linked, leaves: true }, only)
        const levels = new Map(
          linked.flatMap((one) => one.parts.map((part) => [part.dataSourceId, part.privacy] as const)),
        )
        const sources = described.map(({ source, engine, parts: ofSource }) => ({
          source,
          engine,
          dataSources: ofSource.map(({ dataSourceId, name, schemaName, grounding, tables: known }) => ({
            id: dataSourceId,
            name,
            schemaName,
            privacy: levels.get(dataSourceId) ?? ('schema' as const),
            grounding,
            tables: known.map(({ name: table, schema, rows, columns }) => ({
              name: table,
              schema,
              rows,
              columns: columns.map(({ name: column, type, label }) => ({ name: column, type, label })),
            })),
          })),
        }))
        const text =
          described.length > 0
            ? sourcesAsText(described, isoNow(deps.clock).slice(0, 10))
            : only
              ? 'No table of the space has such a name.'
              : 'The space has no data yet. A person can add files and databases to it in Tallyroom.'
        return { data: { sources }, content: [{ type: 'text', text }] }
      },
    }),
  ]
}
