import { defineErrors } from '../../platform/errors.ts'

export const questionErrors = defineErrors({
  noQuestion: {
    code: 'questions/no-question',
    status: 409,
    message: 'The answer came from no question and no statement',
    detail: 'only an answer that came from data can be asked again as another question',
  },
  invalid: {
    code: 'questions/invalid',
    status: 422,
    message: 'The question cannot be asked',
    detail: 'a part of the question is wrong',
  },
})
