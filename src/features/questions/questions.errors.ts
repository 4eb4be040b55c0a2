import { defineErrors } from '../../platform/errors.ts'

export const questionErrors = defineErrors({
  invalid: {
    code: 'questions/invalid',
    status: 422,
    message: 'The question cannot be asked',
    detail: 'a part of the question is wrong',
  },
})
