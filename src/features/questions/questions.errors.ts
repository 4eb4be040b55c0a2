import { defineErrors } from '../../platform/errors.ts'

export const questionErrors = defineErrors({
  noQuestion: {
    code: 'questions/no-question',
    status: 409,
    message: 'The answer came from no question object',
    detail: 'only an answer whose parts have a reading can be asked again with another question',
  },
  invalid: {
    code: 'questions/invalid',
    status: 422,
    message: 'The question cannot be asked',
    detail: 'a part of the question is wrong',
  },
})
