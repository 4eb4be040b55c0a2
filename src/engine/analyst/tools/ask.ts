import { jsonSchema, tool } from 'ai'
import { type Question, QuestionFault, questionGrammar } from '../../question/index.ts'
import { askDescription } from '../ask-description.ts'
import { placeQuestion } from '../statements/place-question.ts'
import { queryForModel } from '../statements/query-for-model.ts'
import type { RunSqlOutput } from '../tool-contract.ts'
import { nextResultId, privacyOf, type Workbench } from '../workbench.ts'
import { failedBefore, keepOutcome, modelLimits, noteFailure, toldOf } from './kept-outcome.ts'

export type AskInput = { question: unknown; purpose?: string | undefined }
export type AskOutput = RunSqlOutput & {
  sql: string
  source: string
  question: Question | null
  sentence: string
  /** When the extract was read that it was answered from. */
  asOf?: string
}

const schema = jsonSchema<AskInput>({
  type: 'object',
  properties: {
    question: { type: 'object', description: 'The question object' },
    purpose: { type: 'string', description: 'What it is for, in a few words' },
  },
  required: ['question'],
})

export function askTool(bench: Workbench) {
  return tool({
    // Written when a model elsewhere first asks for it: that takes longer than loading all of the tools.
    description: bench.isRemote
      ? `${askDescription}\nWhat a question is made of:\n${questionGrammar()}`
      : askDescription,
    inputSchema: schema,
    async execute({ question: value }, { toolCallId, abortSignal }): Promise<AskOutput> {
      const statement = JSON.stringify(value)
      const none = { sql: '', source: '', question: null, sentence: '' }
      const before = failedBefore(bench, toolCallId, statement)
      if (before) return { ...before, ...none }
      try {
        const { query, question, sentence, asOf } = placeQuestion(bench, value, (part) => privacyOf(bench, part))
        const outcome = await queryForModel(
          bench.runQuery,
          query,
          () => nextResultId(bench),
          modelLimits(bench),
          abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal,
        )
        const kept = keepOutcome(bench, toolCallId, outcome, statement)
        if (kept.ok) bench.asked.set(kept.resultId, question)
        return { ...kept, sql: query.shown, source: query.source, question, sentence, ...(asOf !== null && { asOf }) }
      } catch (error) {
        if (!(error instanceof QuestionFault)) throw error
        const refused = { ok: false as const, error: error.message.slice(0, 2_000) }
        bench.modelViews.set(toolCallId, refused)
        noteFailure(bench, statement, refused.error)
        return { ...refused, ...none }
      }
    },
    toModelOutput: ({ toolCallId, output }) => ({
      type: 'json',
      value: {
        ...(toldOf(bench, toolCallId, output) as object),
        ...(output.ok && { meant: output.sentence }),
        ...(output.asOf && { asOf: output.asOf }),
      } as never,
    }),
  })
}
