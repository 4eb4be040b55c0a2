import { z } from 'zod'
import { askDescription, definitionsAsText, placeQuestion } from '../../../engine/analyst/index.ts'
import type { Catalog } from '../../../engine/question/catalog.ts'
import { QuestionFault, questionDefinitions } from '../../../engine/question/index.ts'
import { type Clock, isoNow } from '../../../platform/clock.ts'
import { questionErrors } from '../../questions/index.ts'
import { requireSpace, type SpaceDataDeps, showToModel } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { spaceId, table } from './schemas.ts'

export type DefinitionToolDeps = SpaceDataDeps & {
  clock: Clock
  catalogOf(teamId: string, spaceId: string): Promise<Catalog>
}

const maxBytes = 256 * 1024

export function definitionTools(deps: DefinitionToolDeps): McpTool[] {
  return [
    defineTool({
      name: 'describe_definitions',
      title: 'Describe definitions',
      description:
        'Tells what the data of a space means: datasets with what a row is, fields with their role, unit, description and other names, relationships with their direction, and metrics with their formula. Call it before ask and before writing SQL.',
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
        const { teamId } = call.caller
        const [sources, catalog] = await Promise.all([deps.analystSources(teamId, id), deps.catalogOf(teamId, id)])
        const bench = { sources, catalog, leaves: true }
        const told = definitionsAsText(bench, { maxTokens, ...(question === undefined ? {} : { question }) })
        const definitions = `Today is ${isoNow(deps.clock).slice(0, 10)}.\n${told}`
        const data = {
          definitions,
          datasets: catalog.datasets.length,
          metrics: catalog.metrics.map(({ name }) => name),
        }
        return { data, content: [{ type: 'text', text: definitions }] }
      },
    }),
    defineTool({
      name: 'ask',
      title: 'Ask with a question object',
      description: askDescription,
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({ spaceId, question: z.record(z.string(), z.unknown()), maxRows }),
      inputJson: {
        type: 'object',
        properties: {
          ...z.toJSONSchema(z.object({ spaceId, maxRows }), { io: 'input' }).properties,
          question: { $ref: '#/$defs/question' },
        },
        required: ['spaceId', 'question'],
        $defs: questionDefinitions(),
      },
      output: z.object({
        ...table,
        source: z.string(),
        sql: z.string(),
        sentence: z.string().describe('What was asked, in words'),
      }),
      annotations: readsOnly,
      async run({ spaceId: id, question, maxRows: rows }, call) {
        await requireSpace(deps, call, id)
        const { teamId } = call.caller
        const [sources, catalog] = await Promise.all([deps.analystSources(teamId, id), deps.catalogOf(teamId, id)])
        const { query, sentence } = placed({ sources, catalog }, question)
        const parts = sources.find(({ source }) => source === query.source)?.parts ?? []
        const shown = await showToModel(deps, call, { ...query, parts }, { rows, bytes: maxBytes })
        return { data: { ...shown, source: query.source, sql: query.shown, sentence } }
      },
    }),
  ]
}

const maxRows = z.int().min(1).max(1_000).default(100).describe('How many rows to return at most')

function placed(space: Parameters<typeof placeQuestion>[0], question: unknown) {
  try {
    return placeQuestion(space, question, ({ privacy }) => privacy)
  } catch (error) {
    if (error instanceof QuestionFault) throw questionErrors.invalid(error.message)
    throw error
  }
}
