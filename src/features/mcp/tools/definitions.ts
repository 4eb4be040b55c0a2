import { z } from 'zod'
import { askDescription, definitionsAsText, placeQuestion } from '../../../engine/analyst/index.ts'
import { QuestionFault, questionDefinitions } from '../../../engine/question/index.ts'
import { questionErrors } from '../../questions/index.ts'
import { requireSpace, type SpaceDataDeps, showToModel } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { tableAsText } from './compact.ts'
import { maxRows, offset, page, spaceId, table } from './schemas.ts'

const maxMetrics = 200

export function definitionTools(deps: SpaceDataDeps): McpTool[] {
  return [
    defineTool({
      name: 'describe_definitions',
      title: 'Describe definitions',
      description:
        'Tells what the data of a space means: datasets with what a row is, fields with their role, unit, description and other names, relationships with their direction, and metrics with their formula. Call it before ask and before writing SQL; what is not told can be found with search_tables.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({
        spaceId,
        question: z.string().max(2_000).optional().describe('What it is wanted for; what fits it is told first'),
        maxTokens: z.int().min(500).max(20_000).default(4_000).describe('How much to tell at most'),
      }),
      output: z.object({
        definitions: z.string(),
        datasets: z.int(),
        metrics: z.array(z.string()).describe(`The first ${maxMetrics}`),
      }),
      annotations: readsOnly,
      async run({ spaceId: id, question, maxTokens }, call) {
        await requireSpace(deps, call, id)
        const { teamId } = call.caller
        const [sources, catalog] = await Promise.all([deps.analystSources(teamId, id), deps.catalogOf(teamId, id)])
        const bench = { sources, catalog, isRemote: true }
        const told = definitionsAsText(bench, { maxTokens, ...(question === undefined ? {} : { question }) })
        const definitions = `Today is ${catalog.today}.\n${told}`
        const data = {
          definitions,
          datasets: catalog.datasets.length,
          metrics: catalog.metrics.slice(0, maxMetrics).map(({ name }) => name),
        }
        return { data, content: [{ type: 'text', text: definitions }] }
      },
    }),
    defineTool({
      name: 'ask',
      title: 'Ask with a question object',
      description: askDescription,
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({ spaceId, question: z.record(z.string(), z.unknown()), maxRows, offset }),
      inputJson: {
        type: 'object',
        properties: {
          ...z.toJSONSchema(z.object({ spaceId, maxRows, offset }), { io: 'input' }).properties,
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
      async run({ spaceId: id, question, maxRows: rows, offset: from }, call) {
        await requireSpace(deps, call, id)
        const { teamId } = call.caller
        const [sources, catalog] = await Promise.all([deps.analystSources(teamId, id), deps.catalogOf(teamId, id)])
        const { query, sentence } = placed({ sources, catalog }, question)
        const parts = sources.find(({ source }) => source === query.source)?.parts ?? []
        const shown = await showToModel(deps, call, { ...query, parts }, { ...page, rows, from })
        const text = `${sentence}\n${tableAsText(shown, from)}`
        return {
          data: { ...shown, source: query.source, sql: query.shown, sentence },
          content: [{ type: 'text', text }],
        }
      },
    }),
  ]
}

function placed(space: Parameters<typeof placeQuestion>[0], question: unknown) {
  try {
    return placeQuestion(space, question, ({ privacy }) => privacy)
  } catch (error) {
    if (error instanceof QuestionFault) throw questionErrors.invalid(error.message)
    throw error
  }
}
