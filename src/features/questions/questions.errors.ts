import { QuestionFault } from '../../engine/question/index.ts'
import { defineErrors } from '../../platform/errors.ts'

export const questionErrors = defineErrors('questions', {
  noQuestion: {
    status: 409,
    message: 'The answer came from no question and no statement',
    detail: 'only an answer that came from data can be asked again as another question',
  },
  invalid: { status: 422, message: 'The question cannot be asked', detail: 'a part of the question is wrong' },
})

/** For `catch`: what is wrong with a question is told to whoever asks it; any other error stays what it is. */
export const toRefusal = (error: unknown): unknown =>
  error instanceof QuestionFault ? questionErrors.invalid(error.message) : error
