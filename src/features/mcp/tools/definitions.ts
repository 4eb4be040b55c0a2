import { z } from 'zod'
import { catalogAsText } from '../../../engine/catalog/index.ts'
import type { Catalog } from '../../../engine/question/catalog.ts'
import { requireSpace, type SpaceDataDeps } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { spaceId } from './schemas.ts'

export type DefinitionToolDeps = SpaceDataDeps & { catalogOf(teamId: string, spaceId: string): Promise<Catalog> }

export function definitionTools(deps: DefinitionToolDeps): McpTool[] {
  return [
    defineTool({
      name: 'describe_definitions',
      title: 'Describe definitions',
      description:
        'Tells what the data of a space means: datasets with what a row is, fields with their role, unit, description and other names, relationships with their direction, and metrics with their formula. Call it before writing SQL, and use the metrics as they are defined.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({
        spaceId,
        question: z.string().max(2_000).optional().describe('What it is wanted for; what fits it is told first'),
        maxTokens: z.int().min(500).max(50_000).default(8_000),
      }),
      output: z.object({ definitions: z.string(), datasets: z.int(), metrics: z.array(z.string()) }),
      annotations: readsOnly,
      async run({ spaceId: id, question, maxTokens }, call) {
        await requireSpace(deps, call, id)
        const catalog = await deps.catalogOf(call.caller.teamId, id)
        const definitions = catalogAsText(catalog, { maxTokens, ...(question === undefined ? {} : { question }) })
        const data = {
          definitions,
          datasets: catalog.datasets.length,
          metrics: catalog.metrics.map(({ name }) => name),
        }
        return { data, content: [{ type: 'text', text: definitions }] }
      },
    }),
  ]
}
