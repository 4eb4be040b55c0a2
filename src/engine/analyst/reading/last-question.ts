import type { UIMessage } from 'ai'
import type { Question } from '../../question/question.contract.ts'
import type { ReadingPart } from '../answer-parts.contract.ts'

export const readingOf = ({ parts }: Pick<UIMessage, 'parts'>): ReadingPart | null => {
  const found = parts.findLast(({ type }) => type === 'data-reading') as { data: ReadingPart } | undefined
  return found?.data ?? null
}

/** The question that the last answer answers: what the next words may change. Null where it came from no question, or was not asked. */
export function lastQuestion(messages: Pick<UIMessage, 'role' | 'parts'>[]): Question | null {
  const answer = messages.findLast(({ role }) => role === 'assistant')
  const reading = answer ? readingOf(answer) : null
  return reading?.resultId ? (reading.question as Question) : null
}
