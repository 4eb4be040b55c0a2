import { z } from 'zod'
import { askDescription, definitionsAsText, placeQuestion, prepareToTell } from '../../../engine/analyst/index.ts'
import { questionDefinitions } from '../../../engine/question/index.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { findOrThrow } from '../../../platform/errors.ts'
import { httpErrors } from '../../../platform/http/http.errors.ts'
import { toRefusal } from '../../questions/index.ts'
import { type SavedQuestionStore, savedQuestionErrors } from '../../saved-questions/index.ts'
import { requireSpace, type SpaceDataDeps, showToModel } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { tableAsText } from './compact.ts'
import { maxRows, offset, page, spaceId, table } from './schemas.ts'

const maxMetrics = 200
const maxSql = 8_000
const maxSentence = 4_000

type Deps = SpaceDataDeps & { saved: SavedQuestionStore }

const savedId = z
  .string()
  .max(100)
  .optional()
  .describe('The id of a saved question, from list_saved_questions, in place of question')

export function definitionTools(deps: Deps): McpTool[] {
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
        await prepareToTell(bench)
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
      input: z.object({ spaceId, question: z.record(z.string(), z.unknown()).optional(), savedId, maxRows, offset }),
      inputJson: () => ({
        type: 'object',
        properties: {
          ...z.toJSONSchema(z.object({ spaceId, savedId, maxRows, offset }), { io: 'input' }).properties,
          question: { $ref: '#/$defs/question' },
        },
        required: ['spaceId'],
        $defs: questionDefinitions(),
      }),
      output: z.object({
        ...table,
        source: z.string(),
        sql: z.string(),
        sentence: z.string().describe('What was asked, in words'),
      }),
      annotations: readsOnly,
      async run({ spaceId: id, question: given, savedId: saved, maxRows: rows, offset: from }, call) {
        await requireSpace(deps, call, id)
        const { teamId } = call.caller
        if ((given === undefined) === (saved === undefined))
          throw httpErrors.invalidRequest('either question or savedId is needed')
        const question = given ?? (await savedQuestion(deps, teamId, id, saved!))
        const [sources, catalog] = await Promise.all([deps.analystSources(teamId, id), deps.catalogOf(teamId, id)])
        const { query, sentence: told } = placed({ sources, catalog }, question)
        const sentence = cutText(told, maxSentence)
        const parts = sources.find(({ source }) => source === query.source)?.parts ?? []
        const shown = await showToModel(deps, call, { ...query, parts }, { ...page, rows, from })
        const text = `${sentence}\n${tableAsText(shown, from)}`
        return {
          data: { ...shown, source: query.source, sql: cutText(query.shown, maxSql), sentence },
          content: [{ type: 'text', text }],
        }
      },
    }),
  ]
}

async function savedQuestion({ saved }: Deps, teamId: string, space: string, id: string): Promise<unknown> {
  const { question, statement } = await findOrThrow(saved.find(teamId, space, id), savedQuestionErrors.notFound)
  if (statement !== null) throw httpErrors.invalidRequest('the saved question is SQL: give its sql to run_sql')
  return JSON.parse(question)
}

function placed(space: Parameters<typeof placeQuestion>[0], question: unknown) {
  try {
    return placeQuestion(space, question, ({ privacy }) => privacy)
  } catch (error) {
    throw toRefusal(error)
  }
}
