import type { UIMessage } from 'ai'
import { type AnswerPart, type Cell, ranStatement } from '../../engine/analyst/index.ts'
import { verifiedErrors } from './verified-answers.errors.ts'

type RanQuery = { source: string; sql: string; columns: string[]; rows: Cell[][]; truncated: boolean }

const maxSteps = 6
type KeptAnswer = {
  query: RanQuery
  /** All statements up to that query, in order. */
  steps: { source: string; sql: string }[]
  text: string
  answer: AnswerPart | null
}

/** What of an answer is kept: its last query that ran, with the result it gave, what ran before it, and its words. */
export function readAnswer(message: UIMessage): KeptAnswer {
  const status = (message.metadata as { status?: string } | undefined)?.status
  if (message.role !== 'assistant' || status !== 'completed') throw verifiedErrors.notVerifiable()
  const ran = message.parts.flatMap((part) => {
    if (!ranStatement(part.type) || !('output' in part) || part.state !== 'output-available') return []
    const output = part.output as ({ ok: true; resultId: string } & RanQuery) | { ok: false }
    return output.ok ? [output] : []
  })
  const answer = message.parts.find((part) => part.type === 'data-answer') as { data: AnswerPart } | undefined
  const query = ran.find(({ resultId }) => resultId === answer?.data.resultId) ?? ran.at(-1)
  if (!query) throw verifiedErrors.notVerifiable('no query of this answer gave a result')
  if (query.truncated) throw verifiedErrors.notVerifiable('its result is too long to be compared: narrow it first')
  const text = message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  const { source, sql, columns, rows, truncated } = query
  const steps = ran.slice(0, ran.indexOf(query) + 1).map(({ source, sql }) => ({ source, sql }))
  return {
    query: { source, sql, columns, rows, truncated },
    steps: steps.slice(-maxSteps),
    text,
    answer: answer?.data ?? null,
  }
}
