import { z } from 'zod'
import { findValues, prepareToTell, searchTablesAsText, valuesAsText } from '../../../engine/analyst/index.ts'
import { requireSpace, type SpaceDataDeps } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { spaceId } from './schemas.ts'

const maxMatches = 40

export function findTools(deps: SpaceDataDeps): McpTool[] {
  return [
    defineTool({
      name: 'search_tables',
      title: 'Search tables',
      description:
        'Finds the tables and metrics of a space that words are about, the nearest first, and describes them. Use it when a space has many tables, instead of describe_data; when nothing is found, try other words, or describe_data.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({ spaceId, words: z.string().trim().min(1).max(300).describe('What the data should be about') }),
      output: z.object({ found: z.string() }),
      annotations: readsOnly,
      async run({ spaceId: id, words }, call) {
        await requireSpace(deps, call, id)
        const { teamId } = call.caller
        const [sources, catalog] = await Promise.all([deps.analystSources(teamId, id), deps.catalogOf(teamId, id)])
        const bench = { sources, catalog, isRemote: true }
        await prepareToTell(bench)
        const found = searchTablesAsText(bench, words)
        return { data: { found }, content: [{ type: 'text', text: found }] }
      },
    }),
    defineTool({
      name: 'find_values',
      title: 'Find values',
      description:
        'Finds where words or names stand in the text columns of a space, and how they are written there. Use it before you filter by a name of the question in ask or run_sql. Values of private sources are not looked at.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({ spaceId, terms: z.array(z.string().trim().min(1).max(200)).min(1).max(20) }),
      output: z.object({
        matches: z.array(
          z.object({
            term: z.string(),
            source: z.string(),
            schemaName: z.string().nullable(),
            table: z.string(),
            column: z.string(),
            value: z.string(),
            exact: z.boolean().describe('The value is the term, whatever its case'),
          }),
        ),
        more: z.boolean().describe(`There are more than ${maxMatches}`),
        notSearched: z.int().describe('Text columns that there was no time to look at'),
      }),
      annotations: readsOnly,
      async run({ spaceId: id, terms }, call) {
        await requireSpace(deps, call, id)
        const { teamId, userId } = call.caller
        const found = await findValues(
          {
            sources: await deps.analystSources(teamId, id),
            isRemote: true,
            signal: call.signal,
            runQuery: (query) => deps.runQuery({ ...query, teamId, userId }),
          },
          terms,
        )
        const { matches, notSearched = 0 } = found
        const data = { matches: matches.slice(0, maxMatches), more: matches.length > maxMatches, notSearched }
        return { data, content: [{ type: 'text', text: valuesAsText(found) }] }
      },
    }),
  ]
}
