import { defineErrors } from '../../platform/errors.ts'

export const questionErrors = defineErrors('questions', {
  noQuestion: {
    status: 409,
    message: 'The answer came from no question and no statement',
    detail: 'only an answer that came from data can be asked again as another question',
  },
  invalid: { status: 422, message: 'The question cannot be asked', detail: 'a part of the question is wrong' },
})
