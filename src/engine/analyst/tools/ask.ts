import { jsonSchema, tool } from 'ai'
import { type Question, QuestionFault, questionDefinitions } from '../../question/index.ts'
import { askDescription } from '../ask-description.ts'
import { placeQuestion } from '../place-question.ts'
import { queryForModel } from '../query-for-model.ts'
import type { RunSqlOutput } from '../tool-contract.ts'
import { privacyOf, type Workbench } from '../workbench.ts'
import { keepOutcome, modelLimits, toldOf } from './kept-outcome.ts'

export type AskInput = { question: unknown; purpose?: string | undefined }
export type AskOutput = RunSqlOutput & { sql: string; source: string; question: Question | null; sentence: string }

/** Written when a model first asks for it: that takes longer than loading all of the tools. */
const schema = jsonSchema<AskInput>(
  () =>
    ({
      type: 'object',
      properties: {
        question: { $ref: '#/$defs/question' },
        purpose: { type: 'string', description: 'What it is for, in a few words' },
      },
      required: ['question'],
      $defs: questionDefinitions(),
    }) as never,
)

export function askTool(bench: Workbench) {
  return tool({
    description: askDescription,
    inputSchema: schema,
    async execute({ question: value }, { toolCallId, abortSignal }): Promise<AskOutput> {
      try {
        const { query, question, sentence } = placeQuestion(bench, value, (part) => privacyOf(bench, part))
        const outcome = await queryForModel(
          bench.runQuery,
          query,
          () => `r${bench.results.size + 1}`,
          modelLimits(bench),
          abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal,
        )
        const kept = keepOutcome(bench, toolCallId, outcome)
        if (kept.ok) bench.asked.set(kept.resultId, question)
        return { ...kept, sql: query.shown, source: query.source, question, sentence }
      } catch (error) {
        if (!(error instanceof QuestionFault)) throw error
        const refused = { ok: false as const, error: error.message.slice(0, 2_000) }
        bench.modelViews.set(toolCallId, refused)
        return { ...refused, sql: '', source: '', question: null, sentence: '' }
      }
    },
    toModelOutput: ({ toolCallId, output }) => ({
      type: 'json',
      value: {
        ...(toldOf(bench, toolCallId, output) as object),
        ...(output.ok && { meant: output.sentence }),
      } as never,
    }),
  })
}
