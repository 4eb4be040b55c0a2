import type { UIMessageChunk } from 'ai'
import { loadAiSdk } from '../../platform/ai-sdk/load-ai-sdk.ts'
import { loadInPieces } from '../../platform/load-in-pieces.ts'
import type { AskedAgain } from './answering/answer-from-question.ts'
import type { VerifiedAnswer } from './answering/answer-from-verified.ts'
import type { AnswerOutcome } from './answering/answer-outcome.ts'
import type { AnswerRequest } from './answering/answer-request.ts'

const parts = [loadAiSdk, () => import('../question/index.ts'), () => import('./tools/index.ts')]

/** What it stands on comes with the first question, not with the start. */
export async function* answerQuestion(request: AnswerRequest): AsyncGenerator<UIMessageChunk, AnswerOutcome> {
  const answering = await loadInPieces(parts, () => import('./answer-question.ts'))
  return yield* answering.answerQuestion(request)
}

export async function* answerFromVerified(
  request: Pick<AnswerRequest, 'bench' | 'messages'>,
  verified: VerifiedAnswer,
): AsyncGenerator<UIMessageChunk, AnswerOutcome> {
  const answering = await loadInPieces(parts, () => import('./answering/answer-from-verified.ts'))
  return yield* answering.answerFromVerified(request, verified)
}

export const answerFromQuestion = async (request: Pick<AnswerRequest, 'bench' | 'messages'>, asked: AskedAgain) =>
  (await loadInPieces(parts, () => import('./answering/answer-from-question.ts'))).answerFromQuestion(request, asked)
