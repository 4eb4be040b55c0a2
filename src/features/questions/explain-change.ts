import { explainChange as explain, type Mark, maxValues } from '../../engine/question/index.ts'
import { askQuestion, type Caller, type QuestionDeps, questionOf } from './ask-question.ts'
import { toRefusal } from './questions.errors.ts'

/** Which parts explain the difference between two periods, for a caller. */
export async function explainChange(
  deps: QuestionDeps,
  caller: Caller,
  spaceId: string,
  asked: { question: unknown; mark: Mark },
  signal: AbortSignal,
) {
  const catalog = await deps.catalogOf(caller.teamId, spaceId)
  try {
    const { compared: _, ...explained } = await explain(
      { question: questionOf({ question: asked.question }, catalog), mark: asked.mark, catalog },
      (question) => askQuestion(deps, caller, spaceId, { question, maxRows: maxValues }, signal),
    )
    return explained
  } catch (error) {
    throw toRefusal(error)
  }
}
